"""Prove a kept puzzle again, from its position alone."""

from inkognito.games import puzzle_rules_of
from inkognito.puzzles.shelf import Kept


def is_proved(kept: Kept) -> bool:
    """Return whether the position has exactly the one answer that was kept, for that reason."""
    rules = puzzle_rules_of(kept.game)
    posed = rules.pose(kept.kind, rules.view(kept.viewer, (kept.sighting,)))
    return (
        posed is not None
        and posed.options == kept.options
        and posed.solution == kept.solution
        and posed.about == kept.about
        and posed.distractors == kept.effort.distractors
        and len(kept.options) > kept.solution.right
    )
