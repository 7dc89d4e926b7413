"""Markdown that grows, its pieces, and the colours of code: all without Qt."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ui.markdown.blocks import parse_blocks
from ui.markdown.growing import GrowingMarkdown
from ui.markdown.highlight import LONGEST_COLOURED, GrowingSpans, Ink, Span, language_title
from ui.markdown.pieces import Block, Code, Level, Prose, make_parser

SAMPLE = """\
Intro with `code` and **bold**.

```python
def f(x):
    return x
```

1. First
2. Second
   ```bash
   pip install paceline
   ```
3. Third

> Quote
> goes on

| a | b |
|---|---|
| 1 | 2 |

Setext
======

- one
- two
    - deeper

***
Last line
"""


def spans_by_line(code: str, language: str) -> list[tuple[Span, ...]]:
    return GrowingSpans(language).grow(code)


def shape(blocks: list[Block]) -> list[object]:
    """What can be compared: line numbers depend on where parsing began."""
    return [_piece(piece) for block in blocks for piece in block.pieces]


def _piece(piece: Prose | Code) -> object:
    if isinstance(piece, Code):
        return piece
    return piece.levels, piece.part, [(t.type, t.tag, t.content) for t in piece.tokens]


def grown(text: str, cuts: list[int]) -> list[Block]:
    growing = GrowingMarkdown()
    blocks: list[Block] = []
    edges = sorted({0, *(min(cut, len(text)) for cut in cuts), len(text)})
    for start, end in pairwise(edges):
        blocks += growing.append(text[start:end]).finished
    return [*blocks, *growing.finish().finished]


@given(st.lists(st.integers(0, len(SAMPLE)), max_size=40))
def test_growing_gives_the_blocks_of_the_whole(cuts: list[int]) -> None:
    whole = parse_blocks(make_parser(), SAMPLE, {})
    assert shape(grown(SAMPLE, cuts)) == shape(whole)


@settings(max_examples=15)
@given(st.lists(st.integers(0, 2_500), max_size=20))
def test_growing_tables_have_the_parts_of_the_whole(cuts: list[int]) -> None:
    rows = "".join(f"|{n}|name of {n}|\n" for n in range(100))
    source = f"Before\n\n|n|name|\n|-|-|\n{rows}\nAfter"
    whole = parse_blocks(make_parser(), source, {})
    parts = [piece for piece in whole[1].pieces if isinstance(piece, Prose)]
    assert [part.part is not None and part.part.goes_on for part in parts] == [False, True, True]
    assert shape(grown(source, cuts)) == shape(whole)


@pytest.mark.parametrize("sign", ["-", "1."])
@settings(max_examples=15)
@given(cuts=st.lists(st.integers(0, 2_500), max_size=20))
def test_growing_lists_have_the_parts_of_the_whole(sign: str, cuts: list[int]) -> None:
    items = "".join(f"{sign} item {n}\n" for n in range(150))
    source = f"Before\n\n{items}\nAfter"
    whole = parse_blocks(make_parser(), source, {})
    first, second, third = whole[1].pieces
    assert isinstance(first, Prose)
    assert isinstance(third, Prose)
    assert not first.begins_with_item
    assert third.levels[0].number == 121
    assert shape(grown(source, cuts)) == shape(whole)
    assert second != third


@given(st.text(alphabet="ab`*#->|\n 1.[]()", max_size=200), st.lists(st.integers(0, 200)))
def test_any_source_parses_and_ends(text: str, cuts: list[int]) -> None:
    grown(text, cuts)


@pytest.mark.parametrize("source", [">\n", "> \n>", ">\n\n>\n", "> > >\n"])
def test_empty_quotes_do_no_harm(source: str) -> None:
    growing = GrowingMarkdown()
    for character in source:
        growth = growing.append(character)
    assert all(block.pieces == () for block in growth.open)


@pytest.mark.parametrize("run", [" ", "\t", "- ", "\n", "\r", " \t", "1"])
def test_a_run_without_end_is_read_in_no_time(run: str) -> None:
    assert grown(f"{run * 20_000}x", [19_000]) is not None


@pytest.mark.parametrize("marks", ["> " * 30, ">" * 3000, "- " * 30, "> - " * 2000, "1. " * 30])
def test_what_is_nested_without_end_is_shown(marks: str) -> None:
    blocks = grown(f"{marks}the words\n{marks}and more", [40])
    prose = [piece for block in blocks for piece in block.pieces if isinstance(piece, Prose)]
    shown = "\n".join(token.content for piece in prose for token in piece.tokens)
    assert "the words" in shown
    assert "and more" in shown


@given(st.lists(st.integers(0, 120), max_size=30))
def test_an_open_fence_is_not_parsed_again(cuts: list[int]) -> None:
    code = "def f():\n\n    return '```'\n  ~~~\n\nprint(1)\n"
    source = f"```python\n{code}```\n\nAfter"
    assert shape(grown(source, cuts)) == shape(parse_blocks(make_parser(), source, {}))
    growing = GrowingMarkdown()
    for character in f"```python\n{code}":
        growth = growing.append(character)
    assert growth.open[0].pieces == (Code(code, "python"),)
    assert growing._closing is not None


@given(st.lists(st.integers(0, 400), max_size=20))
def test_growing_code_is_coloured_as_in_one_go(cuts: list[int]) -> None:
    code = "".join(f'def f{n}(x):\n    """Doc\n\n    more"""\n\n    return x\n\n' for n in range(6))
    spans = GrowingSpans("python")
    for end in sorted({*(min(cut, len(code)) for cut in cuts), len(code)}):
        lines = spans.grow(code[:end])
    assert lines == spans_by_line(code, "python")
    assert spans._safe_start > len(code) - 60


def test_growing_forgets_what_is_finished() -> None:
    growing = GrowingMarkdown()
    for _ in range(200):
        growing.append("A paragraph of some words.\n\n")
    assert len(growing._tail) < 100


def test_code_in_a_list_is_a_piece_and_the_list_goes_on() -> None:
    source = "1. Install:\n   ```bash\n   pip\n   ```\n2. Run\n"
    (block,) = parse_blocks(make_parser(), source, {})
    first, code, rest = block.pieces
    assert code == Code("pip\n", "bash", 1)
    assert isinstance(first, Prose)
    assert isinstance(rest, Prose)
    assert rest.levels == (Level("ordered", 2),)


def test_html_stays_text() -> None:
    (block,) = parse_blocks(make_parser(), "<img src=x onerror=alert(1)> <b>x</b>", {})
    (prose,) = block.pieces
    assert isinstance(prose, Prose)
    inline = prose.tokens[1]
    assert "<img src=x onerror=alert(1)>" in "".join(t.content for t in inline.children or ())


def test_links_that_run_something_are_no_links() -> None:
    source = "[x](javascript:alert(1)) [y](file:///etc/passwd)"
    (block,) = parse_blocks(make_parser(), source, {})
    (prose,) = block.pieces
    assert isinstance(prose, Prose)
    assert not [t for t in prose.tokens[1].children or () if t.type == "link_open"]


@pytest.mark.parametrize(
    ("language", "title"),
    [("py", "Python"), ("python", "Python"), ("", "Text"), ("nonsense-9", "nonsense-9")],
)
def test_language_titles(language: str, title: str) -> None:
    assert language_title(language) == title


def test_spans_lie_on_their_lines() -> None:
    lines = spans_by_line('def f():\n    return "häß"\n# end', "python")
    assert len(lines) == 3
    assert lines[0][0].ink is Ink.KEYWORD
    assert {span.ink for span in lines[1]} == {Ink.KEYWORD, Ink.STRING}
    assert [span.ink for span in lines[2]] == [Ink.COMMENT]


def test_spans_count_utf16_units() -> None:
    (line,) = spans_by_line('x = "🎉" # c', "python")
    comment = line[-1]
    assert comment.start == len('x = "🎉" '.encode("utf-16-le")) // 2


def test_very_long_code_is_coloured_as_far_as_it_is_not_felt() -> None:
    code = "x = 1\n\n" * LONGEST_COLOURED
    spans = spans_by_line(code, "python")
    assert len(spans) == code.count("\n") + 1
    coloured = sum(map(bool, spans)) * len("x = 1\n\n")
    assert 0 <= coloured - LONGEST_COLOURED < 20


@pytest.mark.parametrize("line", ["a=1;" * 10_000, "x = 1\n" * 3_000])
def test_code_that_is_lexed_again_and_again_is_left_plain(line: str) -> None:
    code = f"a = 1\n\n{line}"
    spans = GrowingSpans("python")
    for end in range(0, len(code), 1_000):
        spans.grow(code[:end])
    assert spans.grow(code) == spans_by_line(code, "python")
    assert any(spans.grow(code))
    assert not spans.grow(code)[-1]
