"""A round robin as a picture: the rating of every kind, and its score against every other.

Pure: the report as `round_robin_report` makes it, and words, become an SVG that can be read on
light and on dark ground.
"""

from collections.abc import Sequence
from typing import Any, Final
from xml.sax.saxutils import escape

from msgspec import Struct

NAME, AXIS, CELL, ROW, EDGE, HEAD, FOOT = 96, 240, 64, 36, 20, 72, 30
"""Widths of names, of the axis and of a cell; heights of a row, the head and the foot; the edge."""

WIDE: Final = 2.0
"""The length of the line through a rating, to each side, in multiples of its uncertainty."""

STYLE: Final = """
  text { font: 14px system-ui, sans-serif; fill: #2b2620; }
  .title { font-weight: 700; font-size: 16px; }
  .quiet { fill: #6b6257; font-size: 12px; }
  .ground { fill: #fffdf8; }
  .line { stroke: #cfc6b8; }
  .spread { stroke: #8c2f39; stroke-width: 3; stroke-linecap: round; opacity: 0.45; }
  .rating { fill: #8c2f39; }
  .score { fill: #8c2f39; }
  @media (prefers-color-scheme: dark) {
    text { fill: #f1eadd; }
    .quiet { fill: #b8ad9c; }
    .ground { fill: #1c1a17; }
    .line { stroke: #4a443b; }
    .spread { stroke: #e39aa1; }
    .rating { fill: #e39aa1; }
    .score { fill: #e39aa1; }
  }
"""


class Words(Struct, frozen=True):
    """What the picture says besides names and numbers."""

    title: str
    rating: str
    against: str


def round_robin_svg(report: dict[str, Any], words: Words) -> str:
    """Return the picture of a round robin."""
    ratings: list[dict[str, Any]] = report["ratings"]
    kinds = [one["kind"] for one in ratings]
    scores = _scores(report["pairs"])
    width = EDGE + NAME + AXIS + EDGE + CELL * len(kinds) + EDGE
    height = HEAD + ROW * len(kinds) + FOOT
    scale = _Scale(ratings)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img"'
        f' aria-label="{escape(words.title)}">',
        f"<style>{STYLE}</style>",
        f'<rect class="ground" width="{width}" height="{height}"/>',
        _text(EDGE, 26, words.title, "title"),
        _text(EDGE + NAME, HEAD - 12, words.rating, "quiet"),
        *_heads(kinds, words.against),
        *scale.ticks(HEAD + ROW * len(kinds)),
        *(_row(number, one, kinds, scores, scale) for number, one in enumerate(ratings)),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


class _Scale:
    """Where a rating stands on the axis, which holds all of them with their uncertainty."""

    def __init__(self, ratings: Sequence[dict[str, Any]]) -> None:
        low = min(one["mu"] - WIDE * one["sigma"] for one in ratings)
        high = max(one["mu"] + WIDE * one["sigma"] for one in ratings)
        self._low, self._high = 5 * int(low // 5), 5 * int(high // 5 + 1)

    def at(self, rating: float) -> float:
        """Return the place of a rating."""
        return EDGE + NAME + AXIS * (rating - self._low) / (self._high - self._low)

    def ticks(self, below: int) -> list[str]:
        """Return the lines and numbers of the axis."""
        step = 10 if self._high - self._low > 30 else 5
        lines = []
        for rating in range(self._low, self._high + 1, step):
            x = round(self.at(rating), 1)
            lines.append(f'<path class="line" d="M{x} {HEAD}V{below}"/>')
            lines.append(_text(x, below + 18, f"{rating}", "quiet", "middle"))
        return lines


def _scores(pairs: Sequence[dict[str, Any]]) -> dict[tuple[str, str], float]:
    scores = {}
    for pair in pairs:
        scores[pair["first"], pair["second"]] = pair["score"]
        scores[pair["second"], pair["first"]] = 1 - pair["score"]
    return scores


def _cell(column: int) -> int:
    return EDGE + NAME + AXIS + EDGE + CELL * column


def _heads(kinds: Sequence[str], against: str) -> list[str]:
    names = [
        _text(_cell(column) + CELL / 2, HEAD - 8, kind, "quiet", "middle")
        for column, kind in enumerate(kinds)
    ]
    return [_text(_cell(0), HEAD - 28, against, "quiet"), *names]


def _row(
    number: int,
    rating: dict[str, Any],
    kinds: Sequence[str],
    scores: dict[tuple[str, str], float],
    scale: _Scale,
) -> str:
    kind, mu, spread = rating["kind"], rating["mu"], WIDE * rating["sigma"]
    top, middle = HEAD + ROW * number, HEAD + ROW * number + ROW // 2
    low, x, high = (round(scale.at(one), 1) for one in (mu - spread, mu, mu + spread))
    parts = [
        _text(EDGE, middle + 5, kind),
        f'<path class="spread" d="M{low} {middle}H{high}"/>',
        f'<circle class="rating" cx="{x}" cy="{middle}" r="6"><title>{mu:.1f}</title></circle>',
        _text(x, middle - 9, f"{mu:.1f}", "quiet", "middle"),
    ]
    for column, other in enumerate(kinds):
        score = scores.get((kind, other))
        if score is not None:
            left, size = _cell(column) + 2, CELL - 4
            parts.append(
                f'<rect class="score" x="{left}" y="{top + 2}" width="{size}" height="{ROW - 4}"'
                f' rx="4" opacity="{0.06 + 0.5 * score:.2f}"/>'
            )
            parts.append(_text(left + size / 2, middle + 5, f"{score:.2f}", "", "middle"))
    return "\n".join(parts)


def _text(x: float, y: float, words: str, kind: str = "", anchor: str = "") -> str:
    styled = f' class="{kind}"' if kind else ""
    anchored = f' text-anchor="{anchor}"' if anchor else ""
    return f'<text x="{x:g}" y="{y:g}"{styled}{anchored}>{escape(words)}</text>'
