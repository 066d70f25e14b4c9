"""Prove a kept puzzle again: from its position alone, and from the game that it comes from."""

from collections import Counter
from typing import Any

from msgspec.structs import replace

from inkognito.games import puzzle_rules_of
from inkognito.puzzles.games import digest_of, setting_of
from inkognito.puzzles.mine import choice_from, ungraded
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


def is_chosen(kept: Kept, record: str, before: Counter[Any]) -> bool:
    """Return whether the record is the puzzle's game, and gives exactly this puzzle.

    `before` counts the puzzles before it by setting and kind. How bots fare may have changed.
    """
    if digest_of(record) != kept.origin.record:
        return False
    chosen = choice_from(record, setting_of(kept.origin), kept.origin.number, before)
    return chosen is not None and _is_same(ungraded(chosen, kept.origin, kept.id), kept)


def _is_same(again: Kept, kept: Kept) -> bool:
    """Return whether two puzzles differ in nothing but how bots fare with them."""
    steps, distractors = again.effort.steps, again.effort.distractors
    return replace(again, effort=kept.effort) == kept and (steps, distractors) == (
        kept.effort.steps,
        kept.effort.distractors,
    )
