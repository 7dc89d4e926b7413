"""Answers that have to follow a grammar, by llama.cpp's grammar sampler.

The sampler aborts the process when it is given a token that its grammar forbids. So every token is
asked about before it is accepted, and a history that the grammar forbids has no state at all.
"""

from __future__ import annotations

import ctypes
import json
import re
from collections.abc import Iterable, Iterator, Sequence
from types import TracebackType
from typing import Any, Self

import numpy as np
from llama_cpp.llama_grammar import SchemaConverter
from numpy.typing import NDArray

from app.engine.errors import GrammarError
from app.engine.language_model import common_prefix
from app.engine.llama_backend import llama_cpp, llama_log
from app.engine.llama_vocabulary import LlamaVocabulary
from app.engine.muted_stderr import muted_stderr
from app.engine.request import OutputGrammar

_ADVICE = "Grammars are written in GBNF, llama.cpp's notation; the rule to start from is root."
_SCHEMA_ADVICE = "Not all of JSON Schema can be turned into a grammar; a simpler schema may do."
_DEEPEST, _LONGEST = 500, 500_000  # brackets, characters; llama.cpp's parser recurses
_NO_BRACKETS = re.compile(r'"(?:\\.|[^"\\])*"|\[(?:\\.|[^\]\\])*\]|#[^\n]*')
_COUNTS = ("minLength", "maxLength", "minItems", "maxItems")
_QUANTIFIER = re.compile(r"\{(\d*),?(\d*)\}")
_MOST_REPEATED = 20_000  # the conversion writes every repetition out
_KEPT = 24  # states: more tokens than a round takes back
_TOKEN_DATA = np.dtype([("id", np.int32), ("logit", np.float32), ("p", np.float32)])
_POINTER = ctypes.POINTER(llama_cpp.llama_token_data)


class LlamaGrammar:
    """The Constraint of one answer; a context manager, which frees what llama.cpp allocated.

    Keeps the state after each of the last tokens, so that a round that is taken back costs nothing.
    """

    def __init__(self, grammar: OutputGrammar, vocabulary: LlamaVocabulary, start: int) -> None:
        """start: tokens before the answer. Raises GrammarError."""
        self._start = start
        self._path: list[int] = []  # what has followed since
        self._states: dict[int, Any] = {0: _parse(gbnf(grammar), vocabulary)}

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._drop(list(self._states))

    def allowed(self, tokens: NDArray[np.int64], recent: Sequence[int]) -> NDArray[np.bool_]:
        """(n,) whether each of `tokens` may follow `recent`.

        What follows a forbidden token can never be committed, so that anything may be proposed.
        """
        state = self._state_after(recent[self._start :])
        return np.ones(len(tokens), dtype=np.bool_) if state is None else _ask(state, tokens)

    def _state_after(self, output: Sequence[int]) -> Any:
        """The sampler after `output`; None where the grammar forbids that."""
        shared = min(len(self._path), len(output))
        if self._path[:shared] != list(output[:shared]):
            common = common_prefix(self._path, output)
            self._drop(range(common + 1, len(self._path) + 1))
            del self._path[common:]
        known = max(length for length in self._states if length <= len(output))
        for length in range(known, len(output)):
            self._states[length + 1] = _advanced(self._states[length], output[length])
        self._path.extend(output[len(self._path) :])
        oldest = len(output) - _KEPT
        self._drop([length for length in self._states if 0 < length < oldest])
        return self._states[len(output)]

    def _drop(self, lengths: Iterable[int]) -> None:
        for length in lengths:
            state = self._states.pop(length, None)
            if state is not None:
                llama_cpp.llama_sampler_free(state)


def _parse(text: str, vocabulary: LlamaVocabulary) -> Any:
    _refuse_unreadable(text)
    log = llama_log()
    log.clear()
    data = text.encode("utf-8", "surrogatepass")  # a lone surrogate is what no token ever holds
    with muted_stderr():  # llama.cpp prints a grammar that it cannot read
        sampler = llama_cpp.llama_sampler_init_grammar(vocabulary.handle, data, b"root")
    if not sampler:
        reason = next(iter(log.errors()), "it cannot be read").strip().rstrip(".")
        raise GrammarError(f"llama.cpp refuses the grammar: {reason}.", advice=_ADVICE)
    return sampler


def _refuse_unreadable(text: str) -> None:
    """What would be cut off silently, or end the process."""
    if "\0" in text or len(text) > _LONGEST:
        raise GrammarError(
            f"A grammar may have at most {_LONGEST:,} characters, and none of them NUL.",
            advice=_ADVICE,
        )
    depth = 0
    for char in _NO_BRACKETS.sub("", text):
        depth += (char == "(") - (char == ")")
        if depth > _DEEPEST:
            raise GrammarError(
                f"The grammar has more than {_DEEPEST} brackets inside one another.",
                advice="Give the inner parts rules of their own.",
            )


def _ask(state: Any, tokens: NDArray[np.int64]) -> NDArray[np.bool_]:
    data = np.zeros(len(tokens), dtype=_TOKEN_DATA)
    data["id"] = tokens
    array = llama_cpp.llama_token_data_array(
        data=ctypes.cast(data.ctypes.data, _POINTER), size=len(tokens), selected=-1, sorted=False
    )
    llama_cpp.llama_sampler_apply(state, ctypes.byref(array))
    return np.asarray(data["logit"] > -np.inf)


def _advanced(state: Any, token: int) -> Any:
    if state is None or not _ask(state, np.array([token]))[0]:
        return None
    after = llama_cpp.llama_sampler_clone(state)
    llama_cpp.llama_sampler_accept(after, token)
    return after


def gbnf(grammar: OutputGrammar) -> str:
    """The grammar in llama.cpp's notation. Raises GrammarError."""
    return grammar.text if grammar.kind == "gbnf" else _converted(json.loads(grammar.text))


def _converted(schema: dict[str, Any]) -> str:
    for reference in _references(schema):
        if not reference.startswith("#/"):
            raise GrammarError(
                f"The JSON schema refers to “{reference[:80]}”, which is none of its own parts.",
                advice="Copy what it refers to under $defs.",
            )
    if (most := max(_repetitions(schema), default=0)) > _MOST_REPEATED:
        raise GrammarError(
            f"The JSON schema asks for {most:,} repetitions; at most {_MOST_REPEATED:,} can be kept"
            " track of.",
            advice=_SCHEMA_ADVICE,
        )
    try:
        converter: Any = _Converter(  # type: ignore[no-untyped-call]
            prop_order={}, allow_fetch=False, dotall=False, raw_pattern=False
        )
        converter.visit(converter.resolve_refs(schema, "schema"), "")
        return str(converter.format_grammar())
    except RecursionError as error:
        raise GrammarError("The JSON schema is nested too deeply.") from error
    except (AssertionError, AttributeError, LookupError, TypeError, ValueError) as error:
        reason = " ".join(str(error).split())[:200] or "it holds something unknown"
        raise GrammarError(
            f"The JSON schema cannot be turned into a grammar: {reason.rstrip('.')}.",
            advice=_SCHEMA_ADVICE,
        ) from error


class _Converter(SchemaConverter):
    def _format_literal(self, literal: str) -> str:
        """GBNF's escapes are JSON's: what is JSON already is escaped once more."""
        return json.dumps(literal, ensure_ascii=False)


def _repetitions(node: Any) -> Iterator[int]:
    """What lengths and patterns ask for, wherever in a schema."""
    if isinstance(node, dict):
        yield from (node[key] for key in _COUNTS if isinstance(node.get(key), int))
        for numbers in _QUANTIFIER.findall(str(node.get("pattern", ""))):
            yield from (_count(number) for number in numbers if number)
    for child in _children(node):
        yield from _repetitions(child)


def _count(digits: str) -> int:
    """Python refuses to read thousands of digits."""
    return int(digits[:20])


def _references(node: Any) -> Iterator[str]:
    if isinstance(node, dict):
        reference = node.get("$ref")
        if isinstance(reference, str):
            yield reference
    for child in _children(node):
        yield from _references(child)


def _children(node: Any) -> Iterable[Any]:
    if isinstance(node, dict):
        return node.values()
    return node if isinstance(node, list) else ()
