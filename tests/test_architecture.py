"""Who may import whom. A failure names the file, the rule and what to do instead."""

import ast
import json
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fnmatch import fnmatch
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
LAYERS = ("ui", "app", "models", "resources")


@dataclass(frozen=True)
class Edge:
    """One import: a file of ours, as a path from the root, and the module it names."""

    file: str
    line: int
    module: str

    @property
    def layer(self) -> str:
        return self.file.split("/")[0]

    def names(self, package: str) -> bool:
        return self.module == package or self.module.startswith(f"{package}.")

    def __str__(self) -> str:
        return f"{self.file}:{self.line} imports {self.module}"


@dataclass(frozen=True)
class Rule:
    """`allowed` judges the edges that `applies` picks; fewer than `at_least` means a blind test."""

    name: str
    fix: str
    applies: Callable[[Edge], bool]
    allowed: Callable[[Edge], bool]
    at_least: int


def above(layer: str) -> tuple[str, ...]:
    return LAYERS[: LAYERS.index(layer)]


def in_files(*patterns: str) -> Callable[[Edge], bool]:
    return lambda edge: any(fnmatch(edge.file, pattern) for pattern in patterns)


def of_package(package: str) -> Callable[[Edge], bool]:
    return lambda edge: edge.names(package)


ENGINE_CALLERS = (
    "app.bench",
    "app.cli",
    "app.config",
    "app.engine_process",
    "app.serve",
    "app.sessions",
)

RULES = (
    Rule(
        name="imports go ui -> app -> models -> resources, never back",
        fix="move what is shared down a layer, or hand it in as an argument from above",
        applies=lambda edge: any(edge.names(layer) for layer in LAYERS),
        allowed=lambda edge: not any(edge.names(layer) for layer in above(edge.layer)),
        at_least=50,
    ),
    Rule(
        name="PySide6 only in ui",
        fix="keep the decision here as a plain function and let something in ui call Qt",
        applies=of_package("PySide6"),
        allowed=in_files("ui/*"),
        at_least=20,
    ),
    Rule(
        name="llama_cpp only in app/engine/llama_*.py",
        fix="ask through app.engine.language_model, or extend app/engine/llama_model.py",
        applies=of_package("llama_cpp"),
        allowed=in_files("app/engine/llama_*.py"),
        at_least=1,
    ),
    Rule(
        name="huggingface_hub only in models/hub.py",
        fix="add a function to models/hub.py that returns our own types",
        applies=of_package("huggingface_hub"),
        allowed=in_files("models/hub.py"),
        at_least=1,
    ),
    Rule(
        name="only the hub's own processes talk to the network",
        fix="ask through models.hub_process.HubClient or models.download_manager",
        applies=lambda edge: edge.names("models.hub") or edge.names("httpx2"),
        allowed=in_files("models/hub*.py", "models/download_worker.py"),
        at_least=3,
    ),
    Rule(
        name="waitress only in app/serve/http_server.py",
        fix="answer requests in app/serve/application.py, which knows WSGI only",
        applies=of_package("waitress"),
        allowed=in_files("app/serve/http_server.py"),
        at_least=1,
    ),
    Rule(
        name="app.engine knows nothing of settings, sessions, processes and commands",
        fix="pass paths and numbers in; the engine has to work from a ten-line script",
        applies=in_files("app/engine/*"),
        allowed=lambda edge: not any(edge.names(caller) for caller in ENGINE_CALLERS),
        at_least=20,
    ),
)


def our_files() -> list[Path]:
    return sorted(file for layer in LAYERS for file in (ROOT / layer).rglob("*.py"))


def edges_of(file: Path) -> Iterator[Edge]:
    name = file.relative_to(ROOT).as_posix()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"), name)):
        match node:
            case ast.Import(names=names):
                yield from (Edge(name, node.lineno, alias.name) for alias in names)
            case ast.ImportFrom(module=str(module), level=0, names=names):
                yield from (Edge(name, node.lineno, f"{module}.{alias.name}") for alias in names)


@pytest.fixture(scope="module")
def edges() -> list[Edge]:
    return [edge for file in our_files() for edge in edges_of(file)]


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.name)
def test_import_rule(rule: Rule, edges: list[Edge]) -> None:
    judged = [edge for edge in edges if rule.applies(edge)]
    broken = [str(edge) for edge in judged if not rule.allowed(edge)]
    assert not broken, f"Rule: {rule.name}.\nFix: {rule.fix}.\n" + "\n".join(broken)
    assert len(judged) >= rule.at_least, (
        f"Only {len(judged)} imports were judged by the rule '{rule.name}'. "
        "Does this test still look in the right places?"
    )


@pytest.mark.parametrize(
    ("source", "broken_rule"),
    [
        ("models/registry.py", "from app.config import paths"),
        ("app/cli/doctor.py", "import PySide6.QtCore"),
        ("app/bench/runner.py", "from llama_cpp import llama_cpp"),
        ("ui/main.py", "import llama_cpp"),
        ("ui/library/browser.py", "from huggingface_hub import hf_hub_download"),
        ("app/engine/generate.py", "from app.config.settings import Settings"),
    ],
)
def test_rules_catch_a_planted_violation(
    source: str, broken_rule: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.modules[__name__], "ROOT", tmp_path)
    file = tmp_path / source
    file.parent.mkdir(parents=True)
    file.write_text(broken_rule)
    (edge,) = edges_of(file)
    assert any(rule.applies(edge) and not rule.allowed(edge) for rule in RULES)


def test_no_relative_imports() -> None:
    """The edges above are read from absolute imports only."""
    relative = [
        f"{file.relative_to(ROOT)}:{node.lineno}"
        for file in our_files()
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom) and node.level
    ]
    assert not relative, f"Write these imports out in full: {relative}"


def test_every_file_that_is_named_exists() -> None:
    """In comments, docstrings and the guides: whoever follows a name shall find something."""
    path = re.compile(
        r"\b(?:app|ui|models|tests|packaging|resources)/[\w/.-]+\.(?:py|md|json|toml)\b"
    )
    sources = [*our_files(), *ROOT.glob("*.md")]
    named = {
        (name, source.relative_to(ROOT).as_posix())
        for source in sources
        for name in path.findall(source.read_text(encoding="utf-8"))
    }
    lost = sorted(f"{name}, in {source}" for name, source in named if not (ROOT / name).exists())
    assert not lost, f"These are named, but not there: {lost}"
    assert len(named) > 50


def test_packaging_is_no_package() -> None:
    assert not (ROOT / "packaging" / "__init__.py").exists(), (
        "packaging/__init__.py would hide the library called packaging, which many of our "
        "dependencies import. Delete it."
    )


def test_every_folder_of_code_is_a_package() -> None:
    folders = {file.parent for file in our_files()}
    bare = sorted(str(f.relative_to(ROOT)) for f in folders if not (f / "__init__.py").exists())
    assert not bare, f"Tools pass over folders without __init__.py; add one in: {bare}"


def test_no_module_without_a_subject() -> None:
    vague = {"utils", "util", "helpers", "helper", "misc", "common"}
    found = [str(file.relative_to(ROOT)) for file in our_files() if file.stem in vague]
    assert not found, f"Name these after the one thing they are about, or split them: {found}"


@pytest.mark.parametrize(
    ("module", "forbidden"),
    [
        ("ui.main", {"llama_cpp", "huggingface_hub"}),
        ("app.cli.main", {"PySide6", "huggingface_hub"}),
        ("app.sessions.session", {"PySide6", "llama_cpp"}),
    ],
)
def test_import_stays_light(module: str, forbidden: set[str]) -> None:
    code = f"import {module}, json, sys; print(json.dumps(sorted(sys.modules)))"
    loaded = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert loaded.returncode == 0, loaded.stderr
    heavy = forbidden & set(json.loads(loaded.stdout))
    assert not heavy, (
        f"Importing {module} loads {heavy}: import it inside the function that needs it, "
        "or leave it to the engine process."
    )
