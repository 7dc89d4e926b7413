"""What clients ask, in the words of OpenAI's API, and what is refused."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from app.engine.errors import RequestError
from app.engine.request import ChatMessage, OutputGrammar
from app.engine.sampling import SamplingParams
from app.serve.asked import Asked, chat_asked, completion_asked
from app.serve.fields import FieldError, Fields
from app.sessions.answer_options import AnswerOptions

HELLO = [{"role": "user", "content": "Hello"}]
USUAL = AnswerOptions(sampling=SamplingParams(temperature=0.3, seed=5), max_tokens=77, stop=("x",))


def _chat(**members: Any) -> Asked:
    return chat_asked(_fields({"messages": HELLO, **members}), USUAL)


def _fields(members: object) -> Fields:
    return Fields.of_body(json.dumps(members).encode())


def test_what_is_left_open_is_as_usual() -> None:
    asked = _chat(model="gpt-4", user="somebody", metadata={"a": 1}, temperature=None)
    assert asked.request.messages == (ChatMessage("user", "Hello"),)
    assert asked.request.sampling == USUAL.sampling
    assert (asked.request.max_tokens, asked.request.stop) == (77, ("x",))
    assert not asked.streams
    assert not asked.reports_usage


def test_every_word_for_choosing_tokens_is_understood() -> None:
    sampling = _chat(
        temperature=0,
        top_p=0.5,
        top_k=7,
        min_p=0.1,
        typical_p=0.9,
        top_n_sigma=1,
        xtc_probability=0.2,
        xtc_threshold=0.3,
        dynatemp_range=0.4,
        dynatemp_exponent=2,
        repeat_penalty=1.1,
        frequency_penalty=-1,
        presence_penalty=1.5,
        repeat_last_n=9,
        dry_multiplier=0.8,
        dry_base=2,
        dry_allowed_length=3,
        logit_bias={"12": -100, "3": 2.5},
        seed=11,
    ).request.sampling
    assert sampling == SamplingParams(
        temperature=0,
        top_p=0.5,
        top_k=7,
        min_p=0.1,
        typical_p=0.9,
        top_n_sigma=1,
        xtc_probability=0.2,
        xtc_threshold=0.3,
        dynamic_temperature_range=0.4,
        dynamic_temperature_exponent=2,
        repeat_penalty=1.1,
        frequency_penalty=-1,
        presence_penalty=1.5,
        penalty_window=9,
        dry_multiplier=0.8,
        dry_base=2,
        dry_allowed_length=3,
        logit_bias=((12, -100.0), (3, 2.5)),
        seed=11,
    )


@pytest.mark.parametrize(
    ("members", "most"),
    [
        ({"max_tokens": 5}, 5),
        ({"max_completion_tokens": 6, "max_tokens": 5}, 6),
        ({"max_tokens": 5.0}, 5),
        ({"max_tokens": -1}, None),
    ],
)
def test_how_long_an_answer_may_be(members: dict[str, Any], most: int | None) -> None:
    assert _chat(**members).request.max_tokens == most


def test_minus_one_is_no_bound_as_in_llama_cpp() -> None:
    sampling = _chat(seed=-1, top_k=-1, repeat_last_n=-1).request.sampling
    assert (sampling.seed, sampling.top_k) == (None, 0)
    assert sampling.penalty_window > 10**9


def test_a_completion_is_short_where_nothing_is_said() -> None:
    asked = completion_asked(_fields({"prompt": ["Once"]}), AnswerOptions())
    assert (asked.request.raw_prompt, asked.request.max_tokens) == ("Once", 16)


def test_content_in_parts_developers_and_an_answer_that_has_begun() -> None:
    parts = [{"type": "text", "text": "Hel"}, {"type": "text", "text": "lo"}]
    messages = [
        {"role": "developer", "content": "Be brief."},
        {"role": "user", "content": parts},
        {"role": "assistant", "content": "Well, "},
    ]
    request = _chat(messages=messages, stop="end").request
    assert request.messages == (ChatMessage("system", "Be brief."), ChatMessage("user", "Hello"))
    assert request.answer_start == "Well, "
    assert request.stop == ("end",)


SCHEMA = {"type": "object", "properties": {"a": {"type": "integer"}}}


@pytest.mark.parametrize(
    ("members", "grammar"),
    [
        ({"response_format": {"type": "text"}}, None),
        (
            {"response_format": {"type": "json_object"}},
            OutputGrammar('{"type": "object"}', "json_schema"),
        ),
        (
            {"response_format": {"type": "json_object", "schema": SCHEMA}},
            OutputGrammar(json.dumps(SCHEMA), "json_schema"),
        ),
        (
            {"response_format": {"type": "json_schema", "json_schema": {"schema": SCHEMA}}},
            OutputGrammar(json.dumps(SCHEMA), "json_schema"),
        ),
        ({"grammar": 'root ::= "a"'}, OutputGrammar('root ::= "a"')),
    ],
)
def test_the_form_of_an_answer(members: dict[str, Any], grammar: OutputGrammar | None) -> None:
    assert _chat(**members).request.grammar == grammar


def test_the_usual_form_holds_unless_text_is_asked_for() -> None:
    usual = replace(USUAL, grammar=OutputGrammar("{}", "json_schema"))
    forms: list[dict[str, str] | None] = [None, {"type": "text"}]
    asked = [chat_asked(_fields({"messages": HELLO, "response_format": f}), usual) for f in forms]
    assert [each.request.grammar for each in asked] == [usual.grammar, None]


@pytest.mark.parametrize(("wanted", "thinking"), [(True, "on"), (False, "off"), (None, "usual")])
def test_thinking_by_the_switch_of_chat_templates(wanted: bool | None, thinking: str) -> None:
    assert _chat(chat_template_kwargs={"enable_thinking": wanted}).request.thinking == thinking


@pytest.mark.parametrize(
    ("effort", "thinking"), [("none", "off"), ("minimal", "low"), ("high", "high")]
)
def test_thinking_by_effort(effort: str, thinking: str) -> None:
    assert _chat(reasoning_effort=effort).request.thinking == thinking


def test_streams() -> None:
    asked = _chat(stream=True, stream_options={"include_usage": True})
    assert asked.streams
    assert asked.reports_usage


@pytest.mark.parametrize(
    ("members", "param"),
    [
        ({"messages": None}, "messages"),
        ({"messages": []}, "messages"),
        ({"messages": "Hello"}, "messages"),
        ({"messages": ["Hello"]}, "messages"),
        ({"messages": [{"role": "assistant", "content": "Well"}]}, "messages"),
        ({"messages": [{"role": "tool", "content": "3"}]}, "messages[0].role"),
        ({"messages": [{"role": ["user"], "content": "3"}]}, "messages[0].role"),
        ({"messages": [{"content": "3"}]}, "messages[0].role"),
        ({"messages": [*HELLO, {"role": "user"}]}, "messages[1].content"),
        ({"messages": [{"role": "user", "content": 3}]}, "messages[0].content"),
        (
            {"messages": [{"role": "user", "content": [{"type": "image_url"}]}]},
            "messages[0].content[0].type",
        ),
        ({"messages": [{"role": "assistant", "tool_calls": [{}]}]}, "messages[0].tool_calls"),
        ({"temperature": "hot"}, "temperature"),
        ({"temperature": True}, "temperature"),
        ({"temperature": 10**400}, "temperature"),
        ({"top_k": 1.5}, "top_k"),
        ({"max_tokens": "5"}, "max_tokens"),
        ({"stop": [1]}, "stop"),
        ({"stop": ""}, "stop"),
        ({"stream": 1}, "stream"),
        ({"stream_options": True}, "stream_options"),
        ({"logit_bias": [1]}, "logit_bias"),
        ({"logit_bias": {"the": 1}}, "logit_bias"),
        ({"logit_bias": {"1": "much"}}, "logit_bias.1"),
        ({"n": 2}, "n"),
        ({"reasoning_effort": "endless"}, "reasoning_effort"),
        ({"tools": [{"type": "function"}]}, "tools"),
        ({"logprobs": True}, "logprobs"),
        ({"response_format": "json"}, "response_format"),
        ({"response_format": {"type": "yaml"}}, "response_format.type"),
        ({"response_format": {"type": "json_schema"}}, "response_format.json_schema"),
    ],
)
def test_what_cannot_be_done_is_refused_by_name(members: dict[str, Any], param: str) -> None:
    with pytest.raises(FieldError) as refused:
        _chat(**members)
    assert refused.value.param == param
    assert param in str(refused.value)


@pytest.mark.parametrize("members", [{"top_p": 2}, {"max_tokens": 0}, {"seed": -5}])
def test_what_the_engine_does_not_take_is_refused(members: dict[str, Any]) -> None:
    with pytest.raises(RequestError):
        _chat(**members)


@pytest.mark.parametrize(
    "body", [b"", b"[1]", b"{", b"\xff", b'{"temperature": NaN}', b"[" * 100_000, b'{"a": "\xff"}']
)
def test_bodies_that_are_no_json_object_are_refused(body: bytes) -> None:
    with pytest.raises(RequestError, match="body"):
        Fields.of_body(body)


@pytest.mark.parametrize("prompt", [None, [], ["a", "b"], [1, 2], 3])
def test_a_completion_takes_one_text(prompt: object) -> None:
    with pytest.raises(RequestError):
        completion_asked(_fields({"prompt": prompt}), USUAL)
