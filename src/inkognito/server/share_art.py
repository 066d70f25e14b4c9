"""The drawings on the card of a shared review: figures, emblems and the mask, as SVG.

The paths are those of web/src/art/shapes.ts; a test compares them.
"""

from typing import Final

from msgspec import Struct

from inkognito.core.seats import Seat


class Shape(Struct, frozen=True):
    """A figure in a box of 40 x 52, its foot on (20, 49)."""

    cloak: str
    hat: str
    head_y: float
    head_r: float
    base: float


SHAPES: Final[dict[str, Shape]] = {
    "tall": Shape(
        cloak="M9.5 49L12 27Q12.5 21.5 20 21.5T28 27L30.5 49Z",
        hat="M14.2 1.6h11.6v8h4.6v3.4h-20.8v-3.4h4.6z",
        head_y=17,
        head_r=5.4,
        base=11.5,
    ),
    "short": Shape(
        cloak="M8 49Q8 38.5 20 38.5T32 49Z",
        hat="M4 29.6Q11.5 28.5 13 24Q20 20.5 27 24Q28.5 28.5 36 29.6Q20 32.4 4 29.6Z",
        head_y=34,
        head_r=6.2,
        base=12.5,
    ),
    "fat": Shape(
        cloak="M5.5 49C-1 36 6 24.5 20 24.5S41 36 34.5 49Z",
        hat="M13.4 16.6a6.6 6.4 0 0 1 13.2 0h2.4v2.2h-18v-2.2z",
        head_y=20.6,
        head_r=6,
        base=16,
    ),
    "thin": Shape(
        cloak="M15.2 49L17 32Q20 29.4 23 32L24.8 49Z",
        hat="M20 10L24.8 24Q20 25.8 15.2 24ZM17.8 10a2.2 2.2 0 1 1 4.4 0a2.2 2.2 0 1 1 -4.4 0z",
        head_y=27,
        head_r=4.6,
        base=8,
    ),
    "ambassador": Shape(
        cloak="M10 49L13 29Q20 24 27 29L30 49Z",
        hat="M3 15.5C8 14 11 5.5 20 5.5S32 14 37 15.5Q20 20.5 3 15.5Z",
        head_y=21.5,
        head_r=5.8,
        base=12,
    ),
}

COLOURS: Final[dict[Seat, tuple[str, str]]] = {
    "red": ("#b92b20", "#f6b8a6"),
    "blue": ("#1d4f9e", "#a9cdf7"),
    "green": ("#2f9567", "#c9f0d3"),
    "yellow": ("#efb32c", "#7a4a00"),
    "ambassador": ("#17140f", "#d9a93f"),
}
"""By seat: the colour of the cloak, and that of its pattern and line."""

PATTERNS: Final = """
<pattern id="p-red" width="8" height="9" patternUnits="userSpaceOnUse"
 patternTransform="translate(0 2)"><path d="M4 .6L7.2 4.5L4 8.4L.8 4.5Z" fill="#f6b8a6"/></pattern>
<pattern id="p-blue" width="8" height="7" patternUnits="userSpaceOnUse"><path
 d="M-1 4q2.5-3.6 5 0t5 0" fill="none" stroke="#a9cdf7" stroke-width="2.2"/></pattern>
<pattern id="p-green" width="7" height="7" patternUnits="userSpaceOnUse"
 patternTransform="rotate(45)"><path d="M0 0h2.8v7h-2.8z" fill="#c9f0d3"/></pattern>
<pattern id="p-yellow" width="6.6" height="6.6" patternUnits="userSpaceOnUse"
 patternTransform="translate(.1 1)"><path
 d="M1.4 3.3a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0 -3.8 0z" fill="#7a4a00"/></pattern>
"""

MASK: Final = (
    "M2 7C14 0 24 8 32 8S50 0 62 7C63 20 56 33 45 33C38 33 35 27 32 23C29 27 26 33 19 33"
    "C8 33 1 20 2 7ZM11 15q8 6 15 1q-7-7-15-1zM53 15q-8 6-15 1q7-7 15-1z"
)
"""The half mask, in a box of 64 x 36."""


def figure(seat: Seat | None, build: str) -> str:
    """Return a figure as a group; without a seat its cloak is grey."""
    shape = SHAPES[build]
    cloak, trim = COLOURS[seat] if seat is not None else ("#6d7880", "#9aa5ab")
    woven = f'<path d="{shape.cloak}" fill="url(#p-{seat})"/>' if _is_woven(seat, build) else ""
    edge = trim if build == "ambassador" else "#16120d"
    return (
        f'<ellipse cx="20" cy="48.6" rx="{shape.base}" ry="3" fill="{cloak}" stroke="{edge}"/>'
        f'<path d="{shape.cloak}" fill="{cloak}" stroke="{edge}" stroke-width="1.2"/>{woven}'
        f'<circle cx="20" cy="{shape.head_y}" r="{shape.head_r}" fill="#fff8e8" stroke="#16120d"/>'
        f'<path d="{_eyes(shape)}" fill="#16120d"/>'
        f'<path d="{shape.hat}" fill="#16120d" stroke="{edge}" stroke-width="1"/>'
    )


def mask(fill: str) -> str:
    """Return the half mask in this colour."""
    return f'<path fill-rule="evenodd" fill="{fill}" d="{MASK}"/>'


def _is_woven(seat: Seat | None, build: str) -> bool:
    return seat is not None and seat != "ambassador" and build != "ambassador"


def _eyes(shape: Shape) -> str:
    y, r = shape.head_y, shape.head_r
    almond = f"q{0.34 * r} {-0.34 * r} {0.62 * r} 0q{-0.3 * r} {0.3 * r} {-0.62 * r} 0z"
    return f"M{20 - 0.72 * r} {y + 0.2}{almond}M{20 + 0.1 * r} {y + 0.2}{almond}"
