"""Options that several subcommands share."""

from __future__ import annotations

import inspect
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Annotated

import pytest
import typer

from app.cli.bench import bench
from app.cli.chat import chat
from app.cli.option_groups import with_groups
from app.cli.options import PlacementOptions, SpeculationOptions
from app.cli.run import run
from app.cli.sampling_options import GrammarOptions, SamplingOptions
from app.engine.request import OutputGrammar
from app.engine.sampling import SamplingParams

OTHERWISE_CALLED = {  # by llama.cpp's options, and so by ours
    "dynatemp_range": "dynamic_temperature_range",
    "dynatemp_exponent": "dynamic_temperature_exponent",
    "repeat_last_n": "penalty_window",
    "dry_penalty_last_n": "dry_window",
    "dry_sequence_breaker": "dry_breakers",
}


@dataclass(frozen=True)
class Sizes:
    width: Annotated[int, typer.Option("--width")] = 3
    height: Annotated[int, typer.Option("--height")] = 4


@dataclass(frozen=True)
class Parcel:
    sizes: Sizes
    weight: Annotated[int, typer.Option("--weight")] = 1


def test_a_group_becomes_options_and_comes_back_as_one_argument() -> None:
    seen: list[tuple[str, Sizes]] = []

    @with_groups(height=9)
    def command(*, name: Annotated[str, typer.Option("--name")], sizes: Sizes) -> int:
        seen.append((name, sizes))
        return 0

    application = typer.Typer()
    application.command()(command)
    application(args=["--name", "a", "--width", "7"], standalone_mode=False)
    assert seen == [("a", Sizes(7, 9))]
    assert list(inspect.signature(command).parameters) == ["name", "width", "height"]


def test_a_group_may_be_in_a_group() -> None:
    seen: list[Parcel] = []

    @with_groups()
    def command(*, parcel: Parcel) -> int:
        seen.append(parcel)
        return 0

    application = typer.Typer()
    application.command()(command)
    application(args=["--weight", "5", "--width", "7"], standalone_mode=False)
    assert seen == [Parcel(sizes=Sizes(7, 4), weight=5)]
    assert list(inspect.signature(command).parameters) == ["width", "height", "weight"]


@pytest.mark.parametrize("command", [run, chat, bench])
def test_all_three_have_all_shared_options(command: object) -> None:
    names = set(inspect.signature(command).parameters)
    for group in (SamplingOptions, SpeculationOptions, PlacementOptions):
        assert {field.name for field in fields(group)} <= names


def test_only_bench_is_greedy_by_default() -> None:
    defaults = [inspect.signature(c).parameters["temperature"].default for c in (run, chat, bench)]
    assert defaults == [0.8, 0.8, 0.0]


def test_untouched_options_are_the_defaults_of_the_engine() -> None:
    assert SamplingOptions().params() == SamplingParams()
    assert GrammarOptions().read() is None


def test_every_way_of_sampling_has_an_option() -> None:
    options = {OTHERWISE_CALLED.get(field.name, field.name) for field in fields(SamplingOptions)}
    assert options == {field.name for field in fields(SamplingParams)}


def test_options_reach_the_parameters() -> None:
    params = SamplingOptions(
        dynatemp_range=0.5,
        repeat_last_n=7,
        dry_penalty_last_n=100,
        dry_sequence_breaker=["none"],
        logit_bias=["42-5", "7+1.5"],
    ).params()
    assert params == SamplingParams(
        dynamic_temperature_range=0.5,
        penalty_window=7,
        dry_window=100,
        dry_breakers=(),
        logit_bias=((42, -5.0), (7, 1.5)),
    )


def test_grammar_files(tmp_path: Path) -> None:
    file = tmp_path / "g"
    file.write_text('{"type": "null"}')
    assert GrammarOptions(grammar=file).read() == OutputGrammar('{"type": "null"}')
    assert GrammarOptions(json_schema=file).read() == OutputGrammar(
        '{"type": "null"}', "json_schema"
    )


def test_what_a_schema_cannot_enforce_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "s"
    file.write_text('{"type": "integer", "minimum": 3, "multipleOf": 2}')
    GrammarOptions(json_schema=file).read()
    assert capsys.readouterr().err == (
        "Answers may break these parts of the JSON schema: minimum, multipleOf.\n"
    )
