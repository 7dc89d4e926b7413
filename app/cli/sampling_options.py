"""The options that say how tokens are chosen, with llama.cpp's names and defaults."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from app.cli.errors import InputError
from app.cli.terminal import say
from app.cli.text_file import check_typed, read_text
from app.engine.errors import RequestError
from app.engine.json_schema import ignored_keywords
from app.engine.request import OutputGrammar
from app.engine.sampling import SamplingParams

_DEFAULTS = SamplingParams()
_BIAS = re.compile(r"(\d{1,9})([+-]\d+(?:\.\d*)?)")
_NO_BREAKERS = "none"


@dataclass(frozen=True, slots=True)
class SamplingOptions:
    """As they were typed."""

    temperature: Annotated[float, typer.Option("--temperature", help="0 is greedy.")] = (
        _DEFAULTS.temperature
    )
    top_k: Annotated[
        int, typer.Option("--top-k", help="Only the k likeliest tokens; 0 is off.")
    ] = _DEFAULTS.top_k
    top_p: Annotated[
        float, typer.Option("--top-p", help="Only the likeliest with this share in all; 1 is off.")
    ] = _DEFAULTS.top_p
    min_p: Annotated[
        float, typer.Option("--min-p", help="Only tokens this likely against the best; 0 is off.")
    ] = _DEFAULTS.min_p
    typical_p: Annotated[
        float,
        typer.Option("--typical-p", help="Only the least surprising with this share; 1 is off."),
    ] = _DEFAULTS.typical_p
    top_n_sigma: Annotated[
        float,
        typer.Option("--top-n-sigma", help="Only n standard deviations from the best; 0 is off."),
    ] = _DEFAULTS.top_n_sigma
    xtc_probability: Annotated[
        float,
        typer.Option("--xtc-probability", help="How often XTC leaves out top choices; 0 is off."),
    ] = _DEFAULTS.xtc_probability
    xtc_threshold: Annotated[
        float, typer.Option("--xtc-threshold", help="Probability that makes a top choice.")
    ] = _DEFAULTS.xtc_threshold
    dynatemp_range: Annotated[
        float,
        typer.Option("--dynatemp-range", help="Temperature by uncertainty, ± this; 0 is off."),
    ] = _DEFAULTS.dynamic_temperature_range
    dynatemp_exponent: Annotated[
        float, typer.Option("--dynatemp-exponent", help="How uncertainty becomes temperature.")
    ] = _DEFAULTS.dynamic_temperature_exponent
    repeat_penalty: Annotated[
        float, typer.Option("--repeat-penalty", help="Above 1 avoids repetition; 1 is off.")
    ] = _DEFAULTS.repeat_penalty
    frequency_penalty: Annotated[
        float, typer.Option("--frequency-penalty", help="For each time a token came; 0 is off.")
    ] = _DEFAULTS.frequency_penalty
    presence_penalty: Annotated[
        float, typer.Option("--presence-penalty", help="If a token came at all; 0 is off.")
    ] = _DEFAULTS.presence_penalty
    repeat_last_n: Annotated[
        int, typer.Option("--repeat-last-n", help="Tokens that these penalties look back.")
    ] = _DEFAULTS.penalty_window
    dry_multiplier: Annotated[
        float, typer.Option("--dry-multiplier", help="Avoids repeated phrases; 0 is off.")
    ] = _DEFAULTS.dry_multiplier
    dry_base: Annotated[
        float, typer.Option("--dry-base", help="Growth of that penalty with each token.")
    ] = _DEFAULTS.dry_base
    dry_allowed_length: Annotated[
        int, typer.Option("--dry-allowed-length", help="Tokens that may be repeated freely.")
    ] = _DEFAULTS.dry_allowed_length
    dry_penalty_last_n: Annotated[
        int, typer.Option("--dry-penalty-last-n", help="Tokens that it looks back; -1 is all.")
    ] = -1
    dry_sequence_breaker: Annotated[
        list[str] | None,
        typer.Option("--dry-sequence-breaker", help="What ends a phrase, or none; repeatable."),
    ] = None
    logit_bias: Annotated[
        list[str] | None,
        typer.Option("--logit-bias", metavar="ID±N", help="Such as 42-5 or 7+1.5; repeatable."),
    ] = None
    seed: Annotated[int | None, typer.Option("--seed", help="Same seed, same answer.")] = None

    def params(self) -> SamplingParams:
        """Raises InputError or RequestError."""
        last_n = self.dry_penalty_last_n
        return SamplingParams(
            temperature=self.temperature,
            top_k=self.top_k,
            top_p=self.top_p,
            min_p=self.min_p,
            typical_p=self.typical_p,
            top_n_sigma=self.top_n_sigma,
            xtc_probability=self.xtc_probability,
            xtc_threshold=self.xtc_threshold,
            dynamic_temperature_range=self.dynatemp_range,
            dynamic_temperature_exponent=self.dynatemp_exponent,
            repeat_penalty=self.repeat_penalty,
            frequency_penalty=self.frequency_penalty,
            presence_penalty=self.presence_penalty,
            penalty_window=self.repeat_last_n,
            dry_multiplier=self.dry_multiplier,
            dry_base=self.dry_base,
            dry_allowed_length=self.dry_allowed_length,
            dry_window=None if last_n == -1 else last_n,
            dry_breakers=_breakers(self.dry_sequence_breaker),
            logit_bias=tuple(map(_bias, self.logit_bias or ())),
            seed=self.seed,
        )


@dataclass(frozen=True, slots=True)
class GrammarOptions:
    """Files that say what an answer may look like."""

    grammar: Annotated[
        Path | None, typer.Option("--grammar", help="A file with a grammar in llama.cpp's GBNF.")
    ] = None
    json_schema: Annotated[
        Path | None,
        typer.Option("--json-schema", help="A file with a schema that the answer has to follow."),
    ] = None

    def read(self) -> OutputGrammar | None:
        """Raises InputError."""
        if self.grammar is not None and self.json_schema is not None:
            raise InputError("Give only one of --grammar and --json-schema.")
        path = self.grammar or self.json_schema
        if path is None:
            return None
        text = read_text(path)
        try:
            return OutputGrammar(text) if self.grammar else _schema(text)
        except RequestError as error:
            raise InputError(f"“{path}” cannot be used. {error}", advice=error.advice) from error


def _schema(text: str) -> OutputGrammar:
    grammar = OutputGrammar(text, "json_schema")
    ignored = ignored_keywords(text)
    if ignored:
        say(f"Answers may break these parts of the JSON schema: {', '.join(ignored)}.")
    return grammar


def _breakers(typed: list[str] | None) -> tuple[str, ...]:
    if not typed:
        return _DEFAULTS.dry_breakers
    if typed == [_NO_BREAKERS]:
        return ()
    return tuple(check_typed(text, "The sequence breaker") for text in typed)


def _bias(text: str) -> tuple[int, float]:
    match = _BIAS.fullmatch(text.strip())
    if match is None:
        raise InputError(
            f"--logit-bias takes a token's id and what to add, such as 42-5, not “{text[:40]}”."
        )
    return int(match[1]), float(match[2])
