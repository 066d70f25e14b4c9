"""Meetings in many worlds at once: who declares, what is shown, whose black card is asked for.

Each call plays some meetings: a row of the worlds, and who is there. A world may occur twice, with
different agents.
"""

from typing import Final

import numpy as np

from inkognito.bots.rollouts.draws import Chances
from inkognito.bots.rollouts.policies import PLAYED_ON, RANDOM_SHARE, weights_of
from inkognito.bots.rollouts.tables import (
    AMBASSADOR,
    BLACK,
    COMPATIBLE,
    OTHERS,
    Bits,
    Flags,
    Masks,
    Whole,
    legal_pairs,
    open_bits,
    showing,
)
from inkognito.bots.rollouts.worlds import Worlds, teams
from inkognito.card.legal import BOTH_BLACK_CARDS
from inkognito.deduction.belief import Numbers

CLOSE: Final = 0.02
"""Differences of value below this are decided by chance."""

NEVER: Final = -1e9
AT_RANDOM: Final = 1e3
"""How far chance outweighs the values of a policy that does not evaluate."""


class Meetings:
    """Plays meetings in the worlds."""

    def __init__(self, worlds: Worlds, chances: Chances) -> None:
        self.worlds, self._chances = worlds, chances

    def meet(self, rows: Whole, ones: Whole, others: Whole) -> None:
        """Play these meetings; each one comes earlier in the turn order than the other.

        The rows of a world's later meeting come after that of its earlier one.
        """
        alone = others == AMBASSADOR
        self.ask(rows[alone], ones[alone])
        rows, ones, others = rows[~alone], ones[~alone], others[~alone]
        if not len(rows):
            return
        left = self._left(rows, ones, others)
        over = self._declared(rows, ones, others, left)
        going = np.tile(~over, 2)
        self.exchange(rows[~over], ones[~over], others[~over], left[going])

    def declare(self, rows: Whole, seats: Whole, others: Whole) -> Flags:
        """Let each seat declare if it is certain; return where it did."""
        worlds = self.worlds
        certain = worlds.is_certain(rows, seats, others, worlds.possible(rows, seats))
        won = rows[certain]
        worlds.team[won] = teams(worlds.hands[won, seats[certain]])
        return certain

    def _left(self, rows: Whole, ones: Whole, others: Whole) -> Bits:
        """Return the deals left to the ones, then those left to the others."""
        both = np.concatenate([ones, others])
        return self.worlds.possible(np.concatenate([rows, rows]), both)

    def _declared(self, rows: Whole, ones: Whole, others: Whole, left: Bits) -> Flags:
        """Let those declare who are certain; a world's earlier meeting decides (C5)."""
        worlds, count = self.worlds, len(rows)
        sure = worlds.is_certain(rows, ones, others, left[:count])
        late = worlds.is_certain(rows, others, ones, left[count:])
        declared = sure | late
        winner = np.where(sure, ones, others)
        won = declared.nonzero()[0][::-1]
        worlds.team[rows[won]] = teams(worlds.hands[rows[won], winner[won]])
        return np.asarray(declared)

    # --- pairs ------------------------------------------------------------------------------------

    def exchange(self, rows: Whole, ones: Whole, others: Whole, left: Bits | None = None) -> None:
        """Let two agents show each other a pair; both choose before either sees.

        `left` are the deals left to the ones and to the others, if they are known.
        """
        if len(rows):
            twice, showers = np.concatenate([rows, rows]), np.concatenate([ones, others])
            viewers = np.concatenate([others, ones])
            pairs = self.chosen_pair(twice, showers, viewers, left)
            self.show(twice, showers, viewers, pairs)

    def show(self, rows: Whole, showers: Whole, viewers: Whole, pairs: Whole) -> None:
        """The viewers see these pairs."""
        worlds = self.worlds
        worlds.known[rows, showers, viewers] &= showing(worlds.edition)[pairs]
        worlds.shown[rows, showers, viewers] |= np.int64(1) << pairs

    def chosen_pair(
        self, rows: Whole, showers: Whole, viewers: Whole, left: Bits | None = None
    ) -> Whole:
        """Return the pair that each policy shows, fresh if one is left (C3)."""
        worlds = self.worlds
        pairs = legal_pairs(worlds.edition)[worlds.hands[rows, showers]]
        before = worlds.known[rows, showers, viewers]
        after = before[:, None] & showing(worlds.edition).take(pairs)
        worth = self._told(rows, showers, viewers, before, after, left)
        worth += NEVER * (worlds.shown[rows, showers, viewers][:, None] >> pairs & 1)
        return np.asarray(pairs[np.arange(len(rows)), worth.argmax(axis=1)])

    def _told(
        self,
        rows: Whole,
        showers: Whole,
        viewers: Whole,
        before: Masks,
        after: Masks,
        left: Bits | None,
    ) -> Numbers:
        """Return the value of telling, by world and option, with chance where it decides."""
        worlds, policy = self.worlds, self.worlds.policy[rows, showers]
        left = worlds.possible(rows, showers) if left is None else left
        partner = worlds.partner_chance(rows, showers, viewers, left)
        weights = weights_of(PLAYED_ON, policy, partner)
        drawn = self._chances.draw(worlds.base[rows], after.shape[1] + 1)
        spread = np.where(drawn[:, 0] < RANDOM_SHARE[policy], AT_RANDOM, CLOSE)
        worth = drawn[:, 1:] * spread[:, None]
        for kind, bits in enumerate(open_bits()):
            worth += (bits.take(before)[:, None] - bits.take(after)) * weights[:, kind, None]
        return np.asarray(worth)

    # --- black cards ------------------------------------------------------------------------------

    def ask(self, rows: Whole, askers: Whole) -> None:
        """Let each asker demand the black card that tells most, and its owner show one."""
        if not len(rows):
            return
        named, can_ask = self.named_agent(rows, askers)
        rows, askers, named = rows[can_ask], askers[can_ask], named[can_ask]
        self.show_black(rows, named, askers, self.chosen_black(rows, named, askers))

    def named_agent(self, rows: Whole, askers: Whole) -> tuple[Whole, Flags]:
        """Return whom each asker names, and whether there is anybody to name (C4)."""
        worlds, others = self.worlds, OTHERS[askers]
        own = COMPATIBLE[worlds.hands[rows, askers]]
        seen = worlds.known[rows[:, None], others, askers[:, None]] & own[:, None]
        shown = worlds.black[rows[:, None], others, askers[:, None]]
        worth = black_worth(seen, shown)
        worth += CLOSE * self._chances.draw(worlds.base[rows], worth.shape[1])
        worth[shown == BOTH_BLACK_CARDS] = NEVER
        chosen = others[np.arange(len(rows)), worth.argmax(axis=1)]
        return np.asarray(chosen), np.asarray(worth.max(axis=1) > NEVER)

    def chosen_black(self, rows: Whole, owners: Whole, askers: Whole) -> Whole:
        """Return the kind of black card that each owner shows, never the same twice."""
        worlds = self.worlds
        before = worlds.known[rows, owners, askers]
        after = before[:, None] & BLACK[worlds.hands[rows, owners]]
        worth = self._told(rows, owners, askers, before, after, None)
        worth += NEVER * (worlds.black[rows, owners, askers][:, None] >> np.arange(2) & 1)
        return np.asarray(worth.argmax(axis=1))

    def show_black(self, rows: Whole, owners: Whole, askers: Whole, kinds: Whole) -> None:
        """The askers see the black card of that kind."""
        worlds = self.worlds
        worlds.known[rows, owners, askers] &= BLACK[worlds.hands[rows, owners], kinds]
        worlds.black[rows, owners, askers] |= np.int64(1) << kinds


def black_worth(seen: Masks, shown: Whole) -> Numbers:
    """Return the bits that a black card is expected to tell, of hands that are possible."""
    identity, number, _ = open_bits()
    one, other = identity.take(seen), number.take(seen)
    either = np.where(shown == 0, (one + other) / 2, np.maximum(one, other))
    return np.asarray(either * (shown != BOTH_BLACK_CARDS))
