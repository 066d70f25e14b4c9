"""The cost of an answer: how much each set that a player may show would tell the viewer."""

from collections.abc import Iterable

from msgspec import Struct

from inkognito.deduction.deals import Hands


class Cost(Struct, frozen=True, gc=False):
    """How many hands of a player the viewer can't rule out, before and after an answer."""

    before: int
    after: int


def costs(known: Hands, answers: Iterable[Hands]) -> tuple[Cost, ...]:
    """Return the cost of each answer, given as the hands that may give it."""
    before = known.bit_count()
    return tuple(Cost(before, (known & hands).bit_count()) for hands in answers)
