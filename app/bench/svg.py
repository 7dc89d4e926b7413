"""Small pieces of SVG, for charts that are read on light and on dark paper."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final
from xml.sax.saxutils import escape

Point = tuple[float, float]

SERIES: Final = 8  # colours; a chart with more series starts again
_LIGHT: Final = (
    "#0969da",
    "#bc4c00",
    "#1a7f37",
    "#8250df",
    "#bf3989",
    "#57606a",
    "#9a6700",
    "#0b7285",
)
_DARK: Final = (
    "#58a6ff",
    "#f0883e",
    "#3fb950",
    "#bc8cff",
    "#f778ba",
    "#9da7b3",
    "#d4a72c",
    "#39c5cf",
)
_DASHES: Final = ("", "7 3", "2 3", "9 3 2 3", "4 4", "1 3", "12 4", "14 3 2 3")


def document(width: int, height: int, title: str, parts: Iterable[str]) -> str:
    """A whole file. Colours follow the reader's scheme where the viewer knows it."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}" role="img">\n<title>{escape(title)}</title>\n'
        f"<style>\n{_style()}</style>\n"
        f'<rect class="paper" x="0" y="0" width="{width}" height="{height}"/>\n'
        + "\n".join(parts)
        + "\n</svg>\n"
    )


def text(at: Point, words: str, kind: str = "label", anchor: str = "start") -> str:
    """kind: "title", "label" or a colour class; anchor: "start", "middle" or "end"."""
    place = f'x="{at[0]:.1f}" y="{at[1]:.1f}" text-anchor="{anchor}"'
    return f'<text class="{kind}" {place}>{escape(words)}</text>'


def line(start: Point, end: Point, kind: str) -> str:
    """kind: "grid", "axis" or a stroke class."""
    (x1, y1), (x2, y2) = start, end
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def path(points: Sequence[Point], series: int) -> str:
    """Straight lines from point to point."""
    places = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    return f'<polyline class="{stroke(series)}" points="{places}"/>'


def dot(at: Point, series: int) -> str:
    return f'<circle class="{fill(series)}" cx="{at[0]:.1f}" cy="{at[1]:.1f}" r="4"/>'


def ring(at: Point, series: int) -> str:
    return f'<circle class="{stroke(series)} ring" cx="{at[0]:.1f}" cy="{at[1]:.1f}" r="4.5"/>'


def bar(corner: Point, width: float, height: float, series: int) -> str:
    """corner: the upper left one."""
    x, y = corner
    return (
        f'<rect class="{fill(series)}" x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" '
        f'height="{max(height, 0.0):.1f}"/>'
    )


def stroke(series: int) -> str:
    return f"line{series % SERIES}"


def fill(series: int) -> str:
    return f"fill{series % SERIES}"


def _style() -> str:
    fonts = "font-family: system-ui, 'Segoe UI', 'Noto Sans', 'DejaVu Sans', sans-serif"
    shapes = "".join(
        f".line{n} {{ fill: none; stroke-width: 2; stroke-dasharray: {_DASHES[n] or 'none'} }}\n"
        for n in range(SERIES)
    )
    dark = _colours(_DARK, paper="#0d1117", ink="#e6edf3", soft="#9da7b3", grid="#30363d")
    return (
        f"text {{ font-size: 14px; {fonts} }}\n.title {{ font-size: 16px; font-weight: 600 }}\n"
        + shapes
        + ".ring { stroke-dasharray: none }\n"
        + _colours(_LIGHT, paper="#ffffff", ink="#1f2328", soft="#57606a", grid="#d8dee4")
        + f"@media (prefers-color-scheme: dark) {{\n{dark}}}\n"
    )


def _colours(series: Sequence[str], *, paper: str, ink: str, soft: str, grid: str) -> str:
    """The rules of one scheme."""
    rules = [f".line{n} {{ stroke: {colour} }}" for n, colour in enumerate(series)]
    rules += [f".fill{n} {{ fill: {colour} }}" for n, colour in enumerate(series)]
    rules += [f".paper {{ fill: {paper} }}", f".title {{ fill: {ink} }}"]
    rules += [f".label {{ fill: {soft} }}", f".grid {{ stroke: {grid} }}"]
    rules += [f".axis {{ stroke: {soft} }}"]
    return "\n".join(rules) + "\n"
