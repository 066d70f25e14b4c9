"""How hard a puzzle is, from 1 to 5: by its proof, its distractors, and how bots fare with it."""

from bisect import bisect_right
from typing import Final

from inkognito.posing.puzzle import GRADES, Effort, Grade, Kind

MOST_COUNTED: Final = 8
"""More steps, or more distractors, make a puzzle no harder."""

WEIGHTS: Final = {"steps": 0.45, "distractors": 0.15, "tourist": 0.25, "clerk": 0.15}
BOUNDS: Final[dict[Kind, tuple[float, ...]]] = {
    "who": (0.2, 0.26, 0.32, 0.44),
    "question": (0.34, 0.5, 0.62, 0.85),
    "answer": (0.54, 0.64, 0.72, 0.77),
    "win": (0.56, 0.6, 0.62, 0.64),
}
"""By kind: the hardness from which on each grade but the first begins."""


def hardness(effort: Effort) -> float:
    """Return how hard it is, from 0 to 1."""
    return (
        WEIGHTS["steps"] * min(effort.steps, MOST_COUNTED) / MOST_COUNTED
        + WEIGHTS["distractors"] * min(effort.distractors, MOST_COUNTED) / MOST_COUNTED
        + WEIGHTS["tourist"] * (1 - effort.tourist)
        + WEIGHTS["clerk"] * (1 - effort.clerk)
    )


def grade_of(kind: Kind, effort: Effort) -> Grade:
    """Return the grade. Each kind has puzzles of all grades."""
    return GRADES[bisect_right(BOUNDS[kind], hardness(effort))]
