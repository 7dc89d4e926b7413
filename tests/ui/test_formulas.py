"""Formulas: what counts as one, how they are drawn, what is copied."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from ui.markdown.formulas import formula_image, render_formula
from ui.markdown.markdown_view import MarkdownView
from ui.markdown.math_rule import MATH
from ui.markdown.pieces import make_parser
from ui.markdown.prose_view import ProseView
from ui.theme import Theme


def formulas(source: str) -> list[tuple[str, str]]:
    tokens = make_parser().parse(source)
    return [(c.markup, c.content) for t in tokens for c in t.children or () if c.type == MATH]


@pytest.mark.parametrize(
    ("source", "found"),
    [
        (r"Euler: $e^{i\pi}=-1$.", [("$", r"e^{i\pi}=-1")]),
        (r"\(x^2\) and \[y_1\]", [(r"\(", "x^2"), (r"\[", "y_1")]),
        ("$$\n\\frac{a}{b}\n$$", [("$$", r"\frac{a}{b}")]),
        ("- in a list $a_b$ *c*", [("$", "a_b")]),
        ("| a |\n|---|\n| $x$ |", [("$", "x")]),
        (r"a price \$x$ of", []),
        ("costs $5 to $6.", []),
        ("$ x $ and $x $", []),
        ("`$x$` and\n\n    $y$", []),
        (r"\[unclosed", []),
        ("$$ $$", []),
        ("$a\n\nb$", []),
    ],
)
def test_what_is_a_formula(source: str, found: list[tuple[str, str]]) -> None:
    assert formulas(source) == found


def test_endless_marks_are_quick() -> None:
    assert formulas("$a " * 20_000) == []


Prose = Callable[[str], ProseView]


@pytest.fixture
def prose(qtbot: QtBot, theme: Theme) -> Prose:
    """Renders Markdown that is one piece of prose."""
    views: list[MarkdownView] = []

    def render(source: str) -> ProseView:
        view = MarkdownView(theme.tokens)
        views.append(view)
        qtbot.addWidget(view)
        view.append(source)
        view.finish()
        view.resize(700, view.height_for(700))
        view.show()
        (part,) = view.segments
        assert isinstance(part, ProseView)
        return part

    return render


def test_formulas_are_drawn_and_copied_as_markdown(prose: Prose, theme: Theme) -> None:
    source = r"So $x^2$ and" + "\n\n" + r"\[ \frac{a}{b} \]" + "\n\n🙂 end."
    part = prose(source)
    assert part.toPlainText().count("\ufffc") == 2
    assert part.whole_text() == "So $x^2$ and\n\\[\\frac{a}{b}\\]\n🙂 end."
    image = part.grab().toImage()
    ink = QColor(theme.tokens.ink).lightness()
    rows = range(image.height() // 3, 2 * image.height() // 3)
    assert any(image.pixelColor(350, y).lightness() < ink + 120 for y in rows)


@pytest.mark.parametrize("broken", [r"\frac{a", "x_{", r"\begin{matrix} a", "}{", r"\left( x"])
def test_half_a_formula_is_text(prose: Prose, broken: str) -> None:
    part = prose(f"Here ${broken}$ is.")
    assert broken in part.toPlainText() or "\ufffc" in part.toPlainText()


def test_a_formula_is_drawn_once(theme: Theme, qtbot: QtBot) -> None:
    first = render_formula("a+b", 15, "#123456", displayed=False)
    assert first is not None
    assert render_formula("a+b", 15, "#123456", displayed=False) is first


def test_the_picture_is_no_wider_than_the_column(qtbot: QtBot) -> None:
    wide = render_formula("+".join(f"x_{{{n}}}" for n in range(99)), 15, "#000000", displayed=True)
    assert wide is not None
    assert wide.width > 660
    assert formula_image(wide, 7.0, 660.0).deviceIndependentSize().width() <= 661


WIDE = "+".join(f"x_{{{n}}}" for n in range(40))


@pytest.mark.parametrize("source", ["$${}$$", "Inline: ${}$", "1. item\n   - inner\n\n     $${}$$"])
def test_a_narrow_view_shows_all_of_a_formula(prose: Prose, source: str) -> None:
    part = prose(source.replace("{}", WIDE))
    wide = part.height_for(700)
    for width in (300, 200):
        part.height_for(width)
        assert part.document().idealWidth() <= width + 1
        assert WIDE in part.whole_text()
    assert part.height_for(700) == wide
    assert part.document().idealWidth() > 600


def test_streamed_formulas_end_as_whole_ones(qtbot: QtBot, theme: Theme, prose: Prose) -> None:
    source = "So\n\n$$\na = b\n$$\n\nand \\(c\\) done."
    view = MarkdownView(theme.tokens)
    qtbot.addWidget(view)
    for character in source:
        view.append(character)
    view.finish()
    (part,) = view.segments
    assert isinstance(part, ProseView)
    assert part.whole_text() == prose(source).whole_text()
