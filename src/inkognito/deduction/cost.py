"""The cost of an answer: how much each set that I may show would tell whom I show it to."""

from collections.abc import Iterable

from msgspec import Struct

from inkognito.deduction.deals import Hands


class Cost(Struct, frozen=True, gc=False):
    """How many hands the viewer could give me, by what I have shown him: before, and after."""

    before: int
    after: int


def costs(known: Hands, answers: Iterable[Hands]) -> tuple[Cost, ...]:
    """The cost of each answer, given as the hands that may give it."""
    before = known.bit_count()
    return tuple(Cost(before, (known & hands).bit_count()) for hands in answers)
