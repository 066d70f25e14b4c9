"""What an answer discloses, and what that is worth to the bot that gives it.

A bit that the partner learns is a gain, a bit that anyone else learns is a loss. The levels differ
in how they weigh the two. Knows neither game: a hand has some kinds of cards, and a viewer can't
rule out some hands.
"""

from collections.abc import Sequence
from functools import cache
from math import log2
from typing import Protocol

import numpy as np
from msgspec import Struct

from inkognito.bots.bot import Reason
from inkognito.deduction.belief import entropy
from inkognito.deduction.deals import PLAYED, Hands


class Told(Struct, frozen=True, gc=False):
    """What one viewer learns: the hands they can't rule out, before and after an answer.

    `partner` is the probability that the viewer is the partner.
    """

    before: Hands
    after: Hands
    partner: float


class Disclosure(Protocol):
    """How a level weighs what it tells."""

    def worth(self, told: Sequence[Told]) -> float:
        """Return the value of an answer, by what each of its viewers learns."""
        ...

    def reason(self, told: Sequence[Told]) -> Reason:
        """Return why these viewers are shown what they are shown."""
        ...


class AllOrNothing(Struct, frozen=True, gc=False):
    """Tell as much as possible from a probability of partnership on, and else as little.

    Kinds of cards make no difference: only the number of hands counts.
    """

    trust: float

    def worth(self, told: Sequence[Told]) -> float:
        """Return the bits that are told: a gain if everyone who sees them is trusted."""
        bits = sum(map(_bits, told))
        return bits if self._trusts(told) else -bits

    def reason(self, told: Sequence[Told]) -> Reason:
        """Return whether the bot tells much or little."""
        return "tells-partner" if self._trusts(told) else "tells-little"

    def _trusts(self, told: Sequence[Told]) -> bool:
        return all(one.partner >= self.trust for one in told)


class InStages(Struct, frozen=True, gc=False):
    """Tell a likely partner one kind of card after the other, and anyone else as little as may be.

    `trust` has the least probability of partnership for each kind, in the order of the hand. A kind
    is told only to a viewer who knows the kinds before it. What is not to be told yet is hidden.
    """

    trust: tuple[float, ...]

    def worth(self, told: Sequence[Told]) -> float:
        """Return the bits about kinds that are to be told, less all other bits."""
        kinds = self._to_tell(told)
        return sum(2 * _gained(one, kinds) - _bits(one) for one in told)

    def reason(self, told: Sequence[Told]) -> Reason:
        """Return whether the bot tells anything on purpose."""
        return "tells-partner" if self._to_tell(told) else "tells-little"

    def _to_tell(self, told: Sequence[Told]) -> tuple[int, ...]:
        """Return the kinds that everyone who sees the answer may know by now."""
        kinds: tuple[int, ...] = ()
        for kind, trust in enumerate(self.trust):
            if any(one.partner < trust or open_bits(one.before, kinds) for one in told):
                break
            kinds = (*kinds, kind)
        return kinds


def _gained(told: Told, kinds: tuple[int, ...]) -> float:
    return open_bits(told.before, kinds) - open_bits(told.after, kinds)


def _bits(told: Told) -> float:
    return log2(told.before.bit_count() / max(told.after.bit_count(), 1))


class ByKind(Struct, frozen=True, gc=False):
    """Weigh each kind of card separately, and each viewer by how likely they are the partner.

    There is a weight for each kind, in the order of the hand, and a last one for the whole hand: it
    counts what ties the cards of a hand together. An identity alone helps an opponent little; an
    identity with its number, or with its build, is what they need.
    """

    to_partner: tuple[float, ...]
    to_others: tuple[float, ...]

    def worth(self, told: Sequence[Told]) -> float:
        """Return the expected gain less the expected loss, over all viewers."""
        return sum(self._worth(one) for one in told)

    def reason(self, told: Sequence[Told]) -> Reason:
        """Return whether the viewers are likely the partner, or somebody to hide from."""
        trusted = all(one.partner > 0.5 for one in told)
        return "tells-partner" if trusted else "hides-what-counts"

    def _worth(self, told: Told) -> float:
        kinds = len(self.to_partner) - 1
        before, after = uncertainty(told.before, kinds), uncertainty(told.after, kinds)
        return sum(
            (told.partner * gain - (1 - told.partner) * loss) * (was - left)
            for gain, loss, was, left in zip(
                self.to_partner, self.to_others, before, after, strict=True
            )
        )


@cache
def uncertainty(hands: Hands, kinds: int) -> tuple[float, ...]:
    """Return the bits that are open about each kind and about the whole hand.

    All of the hands count as equally likely.
    """
    numbers = np.array([hand for hand in range(PLAYED**kinds) if hands >> hand & 1], dtype=np.intp)
    if not len(numbers):
        return (0.0,) * (kinds + 1)
    faces = (np.bincount(numbers // PLAYED**kind % PLAYED) for kind in range(kinds))
    return (*(entropy(counts / len(numbers)) for counts in faces), log2(len(numbers)))


@cache
def open_bits(hands: Hands, kinds: tuple[int, ...]) -> float:
    """Return the bits that are open about these kinds: about the combinations among the hands."""
    numbers = (hand for hand in range(hands.bit_length()) if hands >> hand & 1)
    found = {tuple(hand // PLAYED**kind % PLAYED for kind in kinds) for hand in numbers}
    return log2(max(len(found), 1))
