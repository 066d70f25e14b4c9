"""Which policy each other seat follows: a posterior, by what that seat has shown to the bot.

For each seat there is a table of hands by policies. A partner has another prior than an opponent,
because the partner of a bot is most likely of its own kind; who is the partner depends on the deal,
so deals and policies are weighed together. Uses what the bot has seen, and nothing else.
"""

from typing import Final

import numpy as np

from inkognito.bots.rollouts.history import UNSEEN, Shown
from inkognito.bots.rollouts.policies import (
    OPPONENTS,
    PARTNER,
    POLICIES,
    RANDOM_SHARE,
    RECOGNISED,
    weights_of,
)
from inkognito.bots.rollouts.tables import (
    ALL_HANDS,
    BLACK,
    COMPATIBLE,
    IDENTITY_OF,
    OTHERS,
    SIZE,
    Flags,
    Whole,
    legal_pairs,
    open_bits,
    showing,
)
from inkognito.card.editions import Edition
from inkognito.core.agents import partner_of
from inkognito.deduction.belief import Numbers
from inkognito.deduction.card import KINDS
from inkognito.deduction.deals import PLAYED, DealMask, deals, deals_with

WARMTH: Final = 0.15
"""How far from its best option a policy may choose: the temperature of a softmax, in bits."""

SLIPS: Final = 0.08
"""The share of choices that no policy explains."""

FAINT: Final = 1e-12


class Suspicion:
    """What one seat believes of the deal and of the policies of all others."""

    def __init__(self, seat: int, own_hand: int, edition: Edition) -> None:
        self.seat, self.own_hand, self._edition = seat, own_hand, edition
        self.numbers = deals_with(KINDS, seat, own_hand)
        self.hands: Whole = deals(KINDS).hand_of[:, self.numbers].T
        """By deal and seat: the hand."""
        self._tables = np.ones((PLAYED, SIZE, len(POLICIES)))
        self._known = np.full((PLAYED, PLAYED), ALL_HANDS)
        self._fresh = np.ones((PLAYED, len(showing(edition))), dtype=bool)

    def see(self, step: Shown) -> None:
        """Read what was shown to this seat, or by it."""
        if step.what == UNSEEN or self.seat not in (step.shower, step.viewer):
            return
        if step.is_black:
            self._see_black(step)
        else:
            self._see_pair(step)

    def weights(self, possible: DealMask) -> Numbers:
        """Return the probability of each deal, of those that logic calls possible."""
        weights = np.array([float(possible >> int(number) & 1) for number in self.numbers])
        for seat in OTHERS[self.seat]:
            weights *= self._joint(int(seat)).sum(axis=1) + FAINT
        return np.asarray(weights / weights.sum())

    def policies(self, seat: int) -> Numbers:
        """Return the probability of each policy of the seat, by deal and policy."""
        joint = self._joint(seat) + FAINT
        return np.asarray(joint / joint.sum(axis=1)[:, None])

    def _joint(self, seat: int) -> Numbers:
        """Return prior times likelihood, by deal and policy."""
        hands = self.hands[:, seat]
        is_partner = IDENTITY_OF[hands] == partner_of(int(IDENTITY_OF[self.own_hand]))
        prior = np.where(is_partner[:, None], PARTNER, OPPONENTS)
        return np.asarray(prior * self._tables[seat][hands])

    # --- what a showing says ----------------------------------------------------------------------

    def _see_black(self, step: Shown) -> None:
        """Of others' black cards logic says all; an own one changes how the viewer sees the bot."""
        if step.shower == self.seat:
            self._known[step.shower, step.viewer] &= int(BLACK[self.own_hand, step.what])

    def _see_pair(self, step: Shown) -> None:
        if step.viewer == self.seat:
            table = self._tables[step.shower]
            table *= self._likelihood(step)
            table /= max(table.max(), FAINT)
            self._fresh[step.shower, step.what] = False
        self._known[step.shower, step.viewer] &= int(showing(self._edition)[step.what])

    def _likelihood(self, step: Shown) -> Numbers:
        """Return how likely each hand and policy shows this pair to the bot now."""
        pairs, bits = legal_pairs(self._edition), open_bits()
        fresh = self._fresh[step.shower][pairs]
        fresh |= ~fresh.any(axis=1)[:, None]
        before = int(self._known[step.shower, step.viewer])
        after = before & showing(self._edition)[pairs].astype(np.int64)
        told = bits[:, before, None, None] - bits[:, after]
        policies = np.broadcast_to(np.arange(len(POLICIES)), (SIZE, len(POLICIES)))
        partner = np.broadcast_to(self._seen_as_partner(step.shower)[:, None], policies.shape)
        worth = np.einsum("kho,hpk->hpo", told, weights_of(RECOGNISED, policies, partner))
        return _chance(worth, fresh, pairs == step.what)

    def _seen_as_partner(self, shower: int) -> Numbers:
        """Return, by hand of the shower, how likely the bot is their partner in their eyes."""
        mine = int(self._known[self.seat, shower]) & COMPATIBLE.astype(np.int64)
        members = mine[:, None] >> np.arange(SIZE) & 1
        partners = IDENTITY_OF[None, :] == (IDENTITY_OF ^ 1)[:, None]
        return np.asarray((members * partners).sum(axis=1) / np.maximum(members.sum(axis=1), 1))


def _chance(worth: Numbers, fresh: Flags, is_it: Flags) -> Numbers:
    """Return the probability of the option that it is, by hand and policy.

    `worth` is by hand, policy and option.
    """
    evenly = fresh / fresh.sum(axis=1)[:, None]
    power = np.exp((worth - worth.max(axis=2, keepdims=True)) / WARMTH) * fresh[:, None, :]
    power /= np.maximum(power.sum(axis=2, keepdims=True), FAINT)
    share = np.minimum(RANDOM_SHARE + SLIPS, 1.0)[None, :, None]
    mixed = (1 - share) * power + share * evenly[:, None, :]
    return np.asarray((mixed * is_it[:, None, :]).sum(axis=2))
