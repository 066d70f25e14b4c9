"""What a seat believes, for many games at once: worlds, partners, the code, what answers tell.

Reads only what the seat knows: its own hand, its own beliefs, and what it has seen and shown. For
seats with a hand; the Ambassador's player has eyes of their own, see `ambassador`.
"""

from functools import cached_property
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from inkognito.deduction.showing import TYPES, UNIFORM_SHARE
from inkognito.simulator.facts import IDENTITY_OF, NUMBER_OF, PAIRS, Facts, Flags, Floats, Ints
from inkognito.simulator.showing import are_fresh, chances, inverse, pair_weights
from inkognito.simulator.table import Table
from inkognito.simulator.worlds import (
    CODES,
    HAND_OF,
    OTHERS,
    OTHERS_COUNT,
    SEEN,
    SEEN_HANDS,
    WORLDS,
)

NOTHING_DIRECT: Final = 1e-6
ANY_BITS: Final = 0.1
LITTLE: Final = 1e-3
"""Below, bits are computed with double precision."""

TINY: Final = 1e-37
BOTH_BLACK: Final = 0b11
BY_PAIR, BY_BLACK, BY_LOOK = range(3)
"""The rows of `Table.bits`: what each colour's pair, black card, and the dummy's cards tell."""


class Eyes:
    """The beliefs of one seat in each of some games. Others are numbered as in `worlds`.

    - `own`: the own hand. `others`: the three other colours.
    - `plain`, `beliefs`: about the others: by seen hand; by type and seen hand.
    - `shown`, `last`, `known`: the pairs that each of the others has shown to this seat.
    - `asked`: the masks of black cards that each of them has shown to this seat.
    """

    def __init__(self, facts: Facts, own: Ints, others: Ints) -> None:
        self.facts, self.own, self.others = facts, own, others
        self.plain: Floats
        self.beliefs: Floats
        self.shown: NDArray[np.uint32]
        self.last: NDArray[np.int8]
        self.known: NDArray[np.uint16]
        self.asked: NDArray[np.int8]

    @classmethod
    def of(cls, table: Table, games: Ints, seats: Ints) -> "Eyes":
        """Return the eyes of these seats."""
        others = OTHERS[seats]
        rows, seat = games[:, None], seats[:, None]
        eyes = cls(table.facts, table.hands[games, seats], others)
        hands = HAND_OF[eyes.own]
        eyes.plain = np.take_along_axis(table.plain[rows, seat, others], hands[:, None], axis=2)
        eyes.beliefs = table.beliefs[rows, seat, others]
        eyes.shown = table.shown[rows, others, seat]
        eyes.last = table.last[rows, others, seat]
        eyes.known = table.known[rows, others, seat]
        eyes.asked = table.black[rows, others, seat]
        return eyes

    def __len__(self) -> int:
        return len(self.own)

    # --- worlds -----------------------------------------------------------------------------------

    @cached_property
    def worlds(self) -> Floats:
        """The probability of each world."""
        plain = self.plain
        weights = plain[:, 0, SEEN[0]] * plain[:, 1, SEEN[1]] * plain[:, 2, SEEN[2]]
        weights /= weights.sum(axis=1, keepdims=True)
        return weights

    @cached_property
    def partners(self) -> Floats:
        """The probability that each of the others is the partner; 0 where there are none."""
        if not self.facts.has_partners:
            return np.zeros((len(self), OTHERS_COUNT))
        return np.asarray(self._classes.sum(axis=1), dtype=np.float64)

    @cached_property
    def codes(self) -> Floats:
        """The probability of each code."""
        return np.asarray(self._classes.sum(axis=2), dtype=np.float64)

    @cached_property
    def codes_with(self) -> Floats:
        """The probability of each code together with each of the others as the partner."""
        return self._classes

    @cached_property
    def knows_all(self) -> Flags:
        """Whether only one world is possible."""
        return np.asarray((self.worlds > 0).sum(axis=1) == 1, dtype=bool)

    @cached_property
    def knows_code(self) -> Flags:
        """Whether the code is certain."""
        possible = (self.worlds > 0).reshape(len(self), CODES, -1).any(axis=2)
        return np.asarray(possible.sum(axis=1) == 1, dtype=bool)

    @cached_property
    def knows_all_of(self) -> Flags:
        """By other: whether the code is certain, and that this is the partner."""
        possible = (self.worlds > 0).reshape(len(self), CODES, OTHERS_COUNT, -1).any(axis=3)
        there = possible.sum(axis=1)
        return np.asarray((there > 0) & (there.sum(axis=1, keepdims=True) == 1), dtype=bool)

    @cached_property
    def _classes(self) -> Floats:
        summed = self.worlds.reshape(len(self), CODES, OTHERS_COUNT, -1).sum(axis=3)
        return np.asarray(summed, dtype=np.float64)

    # --- what answers tell ------------------------------------------------------------------------

    def pair_bits(self, other: int) -> Floats:
        """Return the bits that a pair of the other is expected to tell."""
        return self._expected(other, self._pair_forecast(other))

    def black_bits(self, other: int) -> Floats:
        """Return the expected bits of a black card of the other; 0 if both were shown."""
        fits = _faces(self.own)
        open_kinds = (self.asked[:, other, None] >> np.arange(2) & 1) == 0
        share = inverse(open_kinds.sum(axis=1).astype(np.float64))
        by_face = np.repeat(open_kinds * share[:, None], 4, axis=1)
        bits = self._expected(other, fits * by_face[:, None, :])
        return np.where(self.asked[:, other] == BOTH_BLACK, 0.0, bits)

    def look_bits(self, kind: int) -> Floats:
        """Return the bits that the dummy's black card of that kind is expected to tell."""
        dummy = (self.others == self.facts.dummy).argmax(axis=1)
        fits = _faces(self.own)[:, :, 4 * kind : 4 * kind + 4]
        bits = np.zeros(len(self))
        for other in range(OTHERS_COUNT):
            mine = np.flatnonzero(dummy == other)
            if len(mine):
                bits[mine] = self.taken(mine)._expected(other, fits[mine])
        return bits

    def taken(self, rows: Ints) -> "Eyes":
        """Return the eyes of some of the games."""
        eyes = Eyes(self.facts, self.own[rows], self.others[rows])
        for name in ("plain", "beliefs", "shown", "last", "known", "asked"):
            setattr(eyes, name, getattr(self, name)[rows])
        return eyes

    def _pair_forecast(self, other: int) -> Floats:
        """Return the probability of each pair of the other, by seen hand and pair."""
        facts, rows = self.facts, HAND_OF[self.own]
        fresh = are_fresh(self.shown[:, other])
        weights = pair_weights(facts, self.known[:, other], self.last[:, other])
        by_weight, uniform = chances(facts, fresh, weights)
        beliefs = np.take_along_axis(self.beliefs[:, other], rows[:, None], axis=2)
        beliefs = beliefs * inverse(beliefs.sum(axis=1, keepdims=True))
        beliefs *= np.take_along_axis(by_weight, rows[:, None], axis=2)
        mixed = np.empty((len(self), SEEN_HANDS, PAIRS))
        mixed[:] = (UNIFORM_SHARE * np.take_along_axis(uniform, rows, axis=1))[:, :, None]
        for kind in range(len(TYPES)):
            share = (1 - UNIFORM_SHARE) * beliefs[:, kind]
            mixed += share[:, :, None] * weights[:, kind, None, :]
        mixed *= facts.legal[rows]
        mixed *= fresh[:, None, :]
        return mixed

    def _expected(self, other: int, forecast: Floats) -> Floats:
        """Return the bits about code and partner; if there are none, a fraction of any others."""
        found = information(self._joint(other, self.worlds, forecast))
        little = np.flatnonzero(found < LITTLE)
        if len(little):
            found[little] = self._little(other, self.worlds[little], forecast[little])
        return np.where(self.knows_all, 0.0, found)

    def _joint(self, other: int, worlds: Floats, forecast: Floats) -> NDArray[np.float32]:
        """Return the probability of each class of worlds together with each answer."""
        each = np.take(forecast.astype(np.float32), SEEN[other], axis=1)
        each *= worlds.astype(np.float32)[:, :, None]
        return np.asarray(self._by_class(each), dtype=np.float32)

    def _by_class(self, each: Any) -> Any:
        if self.facts.has_partners:
            return each[:, 0::2] + each[:, 1::2]
        return each.reshape(len(each), CODES, WORLDS // CODES, -1).sum(axis=2)

    def _little(self, other: int, worlds: Floats, forecast: Floats) -> Floats:
        """Return the same for answers that tell little: with double precision."""
        each = worlds[:, :, None] * np.take(forecast, SEEN[other], axis=1)
        found = information(self._by_class(each))
        none = np.flatnonzero(found <= NOTHING_DIRECT)
        if len(none):
            found[none] = ANY_BITS * information(each[none])
        return found


def information(joint: Any) -> Floats:
    """Return the bits that the last axis tells about the one before it.

    With a total of T, an entropy is log T - S / T, where S is the sum of x log x.
    """
    answers = joint.sum(axis=1)
    rows = (joint.reshape(-1, joint.shape[2]) @ np.ones(joint.shape[2], joint.dtype)).reshape(
        joint.shape[:2]
    )
    total = rows.sum(axis=1).astype(np.float64)
    parts = _logs(answers) + _logs(rows) - _logs(joint)
    safe = np.where(total > 0, total, 1.0)
    return np.where(total > 0, np.log2(safe) - parts / safe, 0.0)


def _logs(table: Any) -> Floats:
    """Return the sum of x log x of each row."""
    flat = table.reshape(len(table), -1)
    logs = np.log2(np.maximum(flat, TINY))
    logs *= flat
    return np.asarray(logs @ np.ones(flat.shape[1], flat.dtype), dtype=np.float64)


BLACK_FACES: Final[Floats] = np.hstack([np.eye(4)[IDENTITY_OF], np.eye(4)[NUMBER_OF]])


def _faces(own: Ints) -> Floats:
    """Return, by seen hand and face, 1 where a black card shows the face."""
    return np.asarray(BLACK_FACES[HAND_OF[own]], dtype=np.float64)


def refresh(table: Table, games: Ints, seats: Ints) -> Eyes:
    """Return the eyes of these seats, with `Table.bits` brought up to date."""
    eyes = Eyes.of(table, games, seats)
    facts = table.facts
    for other in range(OTHERS_COUNT):
        colour = eyes.others[:, other]
        is_dummy = colour == facts.dummy
        table.bits[games, seats, BY_PAIR, colour] = np.where(is_dummy, 0, eyes.pair_bits(other))
        table.bits[games, seats, BY_BLACK, colour] = np.where(is_dummy, 0, eyes.black_bits(other))
    if facts.dummy >= 0:
        for kind in range(2):
            table.bits[games, seats, BY_LOOK, kind] = eyes.look_bits(kind)
    return eyes
