"""Reads our code for texts: those that go through `tr` or `mark`, and those that should."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FINDERS = ("tr", "mark")
# Words with a blank between them, or one word that begins like a label or goes on.
_LANGUAGE = re.compile(r"[A-Za-z]{2,}[,.:;]? +[A-Za-z]{2,}|^[A-Z][a-z]{2,}[.…:?]? ?$|[a-z]…$")
# In an f-string a word beside a value is enough.
_BESIDE_A_VALUE = re.compile(r"[A-Za-z]{2,}[,.:;?]? |[ (][A-Za-z]+|^[A-Z][a-z]+")
_TAG = re.compile(r"<[^>]*>|&\w+;")
_VALUE = "\0"  # stands for what an f-string fills in
_LETTER = re.compile(r"[A-Za-z]{2,}")
_MARKUP = re.compile(r"^[a-z-]+: *[^ ]+;|[\d}]px|QFrame|QWidget|\{\{")  # style sheets
# What a person sees or hears is given to one of these.
SHOWING = {
    "setText", "setToolTip", "setStatusTip", "setAccessibleName", "setAccessibleDescription",
    "setPlaceholderText", "setWindowTitle", "setTitle", "setSuffix", "setPrefix",
    "setSpecialValueText", "addAction", "addItem", "addMenu", "addSection", "addRow", "drawText",
    "QLabel", "QPushButton", "QAction", "QMenu", "IconButton", "button", "head", "note", "CheckBox",
    "Action", "LocalKey", "Notice", "Item", "Section",
}  # fmt: skip
# What only programs read: logs, names for style sheets, patterns, types, conversions.
_FOR_PROGRAMS = {
    "setObjectName", "setProperty", "property", "compile", "sub", "search", "match", "split",
    "getLogger", "TypeVar", "NewType", "cast", "setFamilies", "QFont", "encode", "decode",
    "getattr", "setattr", "findChild", "findChildren", "toString", "fromIsoFormat", "QColor",
    "icon", "QKeySequence",
}  # fmt: skip
_LOG_METHODS = {"debug", "info", "warning", "error", "exception"}


@dataclass(frozen=True)
class Text:
    """A text that goes through `tr` or `mark`."""

    source: str
    comment: str = ""
    has_number: bool = False


@dataclass(frozen=True)
class Place:
    """Where something is in the code, and what is there."""

    file: Path
    line: int
    what: str

    def __str__(self) -> str:
        return f"{self.file.relative_to(ROOT)}:{self.line}: {self.what}"


def files(*folders: str) -> list[Path]:
    return [file for folder in folders for file in sorted((ROOT / folder).rglob("*.py"))]


def wrapped(file: Path) -> Iterator[Text]:
    """Every text of a file that lupdate should find."""
    for call in _calls(_tree(file)):
        source, comment, number = _arguments(call)
        yield Text(source or "", comment or "", number)


def misuses(file: Path) -> Iterator[Place]:
    """Calls of `tr` or `mark` that lupdate cannot read or that come too early."""
    tree = _tree(file)
    early = {id(call) for part in _run_at_import(tree) for call in _calls(part)}
    inside = {
        id(call)
        for part in ast.walk(tree)
        if isinstance(part, ast.JoinedStr)
        for call in _calls(part)
    }
    for call in _calls(tree, methods=True):
        for fault in _faults(call, is_early=id(call) in early, in_f_string=id(call) in inside):
            yield Place(file, call.lineno, fault)


def unwrapped(file: Path) -> Iterator[Place]:
    """Literals that a person would read and that no catalogue can translate."""
    yield from _Unwrapped(file).found()


def _tree(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


def _calls(tree: ast.AST, *, methods: bool = False) -> Iterator[ast.Call]:
    for part in ast.walk(tree):
        if isinstance(part, ast.Call) and (
            _is_finder(part) or (methods and getattr(part.func, "attr", "") == "tr")
        ):
            yield part


def _is_finder(part: ast.AST) -> bool:
    return isinstance(part, ast.Call) and getattr(part.func, "id", "") in FINDERS


def _arguments(call: ast.Call) -> tuple[str | None, str | None, bool]:
    texts = [part.value if isinstance(part, ast.Constant) else None for part in call.args[:2]]
    source, comment = [*texts, None, None][:2]
    is_text = isinstance(source, str)
    return source if is_text else None, comment, len(call.args) > 2


def _faults(call: ast.Call, *, is_early: bool, in_f_string: bool) -> Iterator[str]:
    name = ast.unparse(call.func)
    if name not in FINDERS:
        yield f"{name}: lupdate would take {name.rpartition('.')[0]} for the context; call tr"
        return
    source, comment, number = _arguments(call)
    late = isinstance(call.args[0], ast.Subscript | ast.Name | ast.Attribute | ast.Call)
    if source is None and not (name == "tr" and late):
        yield f"{ast.unparse(call)}: the text has to be one literal"
    if len(call.args) > 1 and comment is None:
        yield f"{ast.unparse(call)}: the comment has to be a literal"
    if call.keywords:
        yield f"{ast.unparse(call)}: lupdate reads no named arguments"
    if in_f_string:
        yield f"{ast.unparse(call)}: lupdate does not look into f-strings"
    if is_early and name == "tr":
        yield f"{ast.unparse(call)}: runs at import, before the language is known; use mark"
    if source is not None and number != bool(re.search(r"%L?n", source)):
        yield f"{source!r}: %n and a number go together"
    if source is not None and re.search(r"\{\W?\}|\{\d|\{\w*[!:]", source):
        yield f"{source!r}: what is filled in has a name and no format"


def _run_at_import(tree: ast.AST) -> Iterator[ast.AST]:
    """What Python evaluates while it reads a module: all but the bodies of functions."""
    for part in ast.iter_child_nodes(tree):
        if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef):
            yield from (d for d in (*part.args.defaults, *part.args.kw_defaults) if d is not None)
            yield from part.decorator_list
        elif isinstance(part, ast.ClassDef):
            yield from _run_at_import(part)
        elif not isinstance(part, ast.If):
            yield part
        else:
            yield from _run_at_import(part)


class _Unwrapped(ast.NodeVisitor):
    def __init__(self, file: Path) -> None:
        self._file = file
        self._places: list[Place] = []

    def found(self) -> list[Place]:
        self.visit(_tree(self._file))
        return self._places

    def visit_Expr(self, node: ast.Expr) -> None:
        if not isinstance(node.value, ast.Constant):  # a docstring
            self.generic_visit(node)

    def visit_Assert(self, node: ast.Assert) -> None:
        self.visit(node.test)

    def visit_Raise(self, node: ast.Raise) -> None:
        """Errors are English sentences, wherever they are from."""

    def visit_arg(self, node: ast.arg) -> None:
        """An annotation."""

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        for part in (*node.args.defaults, *node.args.kw_defaults, *node.body):
            if part is not None:
                self.visit(part)

    def visit_Subscript(self, node: ast.Subscript) -> None:
        if ast.unparse(node.value) != "Literal":
            self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> None:
        """What is compared is a key."""

    def visit_match_case(self, node: ast.match_case) -> None:
        for part in node.body:
            self.visit(part)

    def visit_Call(self, node: ast.Call) -> None:
        name = getattr(node.func, "id", "") or getattr(node.func, "attr", "")
        if name in FINDERS or name in _FOR_PROGRAMS or _is_log(node.func):
            return
        if name in SHOWING:
            for part in (*node.args, *(keyword.value for keyword in node.keywords)):
                self._look_at_shown(part)
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, str) and _LANGUAGE.search(_TAG.sub("", node.value)):
            self._note(node, node.value)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        values = [part for part in node.values if isinstance(part, ast.FormattedValue)]
        for part in values:
            self.visit(part.value)
        constants = [getattr(part, "value", "") for part in node.values]
        text = "".join(part if isinstance(part, str) else _VALUE for part in constants)
        if any(map(_BESIDE_A_VALUE.search, _TAG.sub("", text).split(_VALUE))):
            self._note(node, ast.unparse(node))

    def _look_at_shown(self, node: ast.expr) -> None:
        """Also single words, where they are shown as they are."""
        match node:
            case ast.Constant(value=str() as text) if text[:1].isupper() and _LETTER.search(text):
                self._note(node, text)
            case ast.IfExp():
                self._look_at_shown(node.body)
                self._look_at_shown(node.orelse)
            case ast.BoolOp():
                for part in node.values:
                    self._look_at_shown(part)

    def _note(self, node: ast.expr, text: str) -> None:
        place = Place(self._file, node.lineno, text)
        if not _MARKUP.search(text) and place not in self._places:
            self._places.append(place)


def _is_log(function: ast.expr) -> bool:
    return (
        isinstance(function, ast.Attribute)
        and function.attr in _LOG_METHODS
        and ast.unparse(function.value) in {"log", "_log"}
    )
