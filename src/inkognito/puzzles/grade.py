"""How hard a puzzle is, from 1 to 5: by its proof, its distractors, and how bots fare with it."""

from bisect import bisect_right
from typing import Final

from inkognito.posing.puzzle import GRADES, Effort, Grade, Kind

MOST_COUNTED: Final = 8
"""More steps, or more distractors, make a puzzle no harder."""

STEPS: Final = 0.45
DISTRACTORS: Final = 0.15
LEVELS: Final = {"tourist": 0.16, "clerk": 0.06, "sly": 0.06, "veteran": 0.06, "master": 0.06}
"""How much it counts that bots of a level do not find the answer. All weights add up to 1."""

BOUNDS: Final[dict[Kind, tuple[float, ...]]] = {
    "who": (0.19, 0.25, 0.3, 0.4),
    "question": (0.31, 0.49, 0.59, 0.83),
    "answer": (0.61, 0.7, 0.81, 0.86),
    "win": (0.51, 0.53, 0.55, 0.58),
}
"""By kind: the hardness from which on each grade but the first begins."""


def hardness(effort: Effort) -> float:
    """Return how hard it is, from 0 to 1."""
    failed: float = sum(weight * (1 - getattr(effort, level)) for level, weight in LEVELS.items())
    return (
        STEPS * min(effort.steps, MOST_COUNTED) / MOST_COUNTED
        + DISTRACTORS * min(effort.distractors, MOST_COUNTED) / MOST_COUNTED
        + failed
    )


def grade_of(kind: Kind, effort: Effort) -> Grade:
    """Return the grade. Each kind has puzzles of all grades."""
    return GRADES[bisect_right(BOUNDS[kind], hardness(effort))]
