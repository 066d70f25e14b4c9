"""Many tables of the card game side by side: one row of every array is one game.

Owns the arrays and nothing else: `moves` changes them, `course` plays on. All games of a batch are
at the same point of the same round, or over. Rows can be taken, repeated and given other deals, so
a search can start anywhere.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from inkognito.core.seats import AMBASSADOR_SEAT
from inkognito.deduction.showing import PRIOR, TYPES
from inkognito.simulator.facts import MOST_MEETINGS, NOBODY, VISITORS, Facts, Flags, Floats, Ints
from inkognito.simulator.worlds import HANDS, ORDERS

NOWHERE: Final = -1
NOT_YET: Final = -1
ALL_HANDS: Final = (1 << HANDS) - 1
NO_PAIR: Final = 28
"""The last pair where none was shown."""

_PER_GAME: Final = (
    *("hands", "first", "used", "at", "hidden", "shown", "last", "known", "told", "black"),
    *("beliefs", "plain", "stale", "bits", "worths", "meetings", "over", "winners", "declarer"),
    *("is_right", "length", "blocks", "meant", "blocked"),
)


class Table:
    """A batch of games. Arrays have one row per game; colours and seats are numbered as ever.

    - `hands`: by colour. `first`: the first player of the round.
    - `used`, `at`: by visitor: the mask of places played, and the place this round or NOWHERE.
      `hidden`: the Ambassador's place while it lies face down.
    - `shown`, `last`: by agent and viewer: the mask of pairs shown, and the last of them.
    - `known`: by agent and viewer: the hands that these pairs leave. `told`: the same after the
      black cards that the agent has shown there.
    - `black`: by agent and asker: the mask of black cards shown.
    - `beliefs`: by viewer, colour, type and hand, as in `deduction.belief`; `plain` is its sum over
      types. `stale`: by viewer, whether something was learned since `bits` and `worths` were kept.
    - `meetings`: of this round, see `facts`.
    - `over`, `winners` (by seat), `declarer`, `is_right`, `length` (rounds): how games ended.
    - `blocks`: by seat: how often it went to a place where two others stood already. `meant`: how
      often it did so with another location left. `blocked`: in which round it did so last.
    """

    def __init__(self, facts: Facts, hands: Ints, first: Ints, round_limit: int = 60) -> None:
        count = len(hands)
        viewers = VISITORS if facts.five_play else AMBASSADOR_SEAT
        self.facts, self.round, self.round_limit = facts, 1, round_limit
        self.hands = np.asarray(hands, dtype=np.intp)
        self.first = np.asarray(first, dtype=np.intp)
        self.used: Ints = np.zeros((count, VISITORS), dtype=np.intp)
        self.at: Ints = np.full((count, VISITORS), NOWHERE)
        self.hidden: Ints = np.full(count, NOWHERE)
        self.shown: NDArray[np.uint32] = np.zeros((count, 4, VISITORS), dtype=np.uint32)
        self.last: NDArray[np.int8] = np.full((count, 4, VISITORS), NO_PAIR, dtype=np.int8)
        self.known: NDArray[np.uint16] = np.full((count, 4, VISITORS), ALL_HANDS, dtype=np.uint16)
        self.told = self.known.copy()
        self.black: NDArray[np.int8] = np.zeros((count, 4, VISITORS), dtype=np.int8)
        self.beliefs: Floats = np.empty((count, viewers, 4, len(TYPES), HANDS))
        self.beliefs[:] = PRIOR[:, None]
        self.plain: Floats = np.full((count, viewers, 4, HANDS), PRIOR.sum())
        self.stale: Flags = np.ones((count, viewers), dtype=bool)
        self.bits: Floats = np.zeros((count, viewers, 3, 4))
        self.worths: Floats = np.zeros((count, viewers, VISITORS))
        self.meetings: NDArray[np.int8] = np.zeros((count, MOST_MEETINGS, 6), dtype=np.int8)
        self.over: Flags = np.zeros(count, dtype=bool)
        self.winners: Flags = np.zeros((count, VISITORS), dtype=bool)
        self.declarer: Ints = np.full(count, NOBODY)
        self.is_right: Flags = np.zeros(count, dtype=bool)
        self.length: Ints = np.zeros(count, dtype=np.intp)
        self.blocks: Ints = np.zeros((count, VISITORS), dtype=np.intp)
        self.meant: Ints = np.zeros((count, VISITORS), dtype=np.intp)
        self.blocked: Ints = np.full((count, VISITORS), NOT_YET)

    def __len__(self) -> int:
        return len(self.hands)

    def taken(self, rows: Ints) -> "Table":
        """Return a batch of these rows, which may repeat; they are copied."""
        other = object.__new__(Table)
        other.facts, other.round, other.round_limit = self.facts, self.round, self.round_limit
        for name in _PER_GAME:
            setattr(other, name, getattr(self, name)[rows])
        return other

    @property
    def running(self) -> Ints:
        """The games that are not over."""
        return np.flatnonzero(~self.over)


def dealt(count: int, generator: np.random.Generator) -> Ints:
    """Return random deals: the hand of each colour."""
    identities = ORDERS[generator.integers(len(ORDERS), size=count)]
    numbers = ORDERS[generator.integers(len(ORDERS), size=count)]
    return np.asarray(identities + 4 * numbers, dtype=np.intp)


def new_tables(
    facts: Facts, count: int, generator: np.random.Generator, round_limit: int = 60
) -> Table:
    """Return new games with random deals and first players."""
    hands = dealt(count, generator)
    first = np.array(facts.agents)[generator.integers(len(facts.agents), size=count)]
    return Table(facts, hands, first, round_limit)
