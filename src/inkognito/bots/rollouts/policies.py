"""How each kind of player is imagined: what they like to show to whom, and how attentive they are.

A policy is a row of weights, so that all worlds are computed together whoever sits where in them.
The veteran's row stands for the bot's own kind.
"""

from typing import Final, get_args

import numpy as np
from msgspec import Struct

from inkognito.bots.bot import Policy
from inkognito.bots.disclosure import AllOrNothing, ByKind
from inkognito.bots.manner import CLERK, SLY_AT_CARDS, TOURIST, Manner
from inkognito.bots.rollouts.tables import Whole
from inkognito.deduction.belief import Numbers

POLICIES: Final[tuple[Policy, ...]] = get_args(Policy)
PLAIN, ACCURATE, SLY, VETERAN, FORGETFUL = range(len(POLICIES))

OPPONENTS: Final[Numbers] = np.array([0.10, 0.25, 0.25, 0.30, 0.10])
PARTNER: Final[Numbers] = np.array([0.03, 0.06, 0.06, 0.80, 0.05])
"""The prior of each policy: a partner is most likely of the bot's own kind."""

_WHOLE_HAND: Final = (0.0, 0.0, 1.0)
_NOTHING: Final = (0.0, 0.0, 0.0)


def _by_kind(manner: Manner) -> ByKind:
    disclosure = manner.disclosure
    if not isinstance(disclosure, ByKind):
        raise TypeError("weighs no kinds")
    return disclosure


def _trust(manner: Manner) -> float:
    disclosure = manner.disclosure
    return disclosure.trust if isinstance(disclosure, AllOrNothing) else 2.0


class Telling(Struct, frozen=True):
    """What a bit is worth that a viewer learns, by policy and kind: a gain, or else a loss."""

    to_partner: Numbers
    to_others: Numbers


def _telling(veteran: ByKind) -> Telling:
    """Return how all policies tell things, with these weights for the veteran."""
    sly = _by_kind(SLY_AT_CARDS)
    return Telling(
        np.array([_NOTHING, _WHOLE_HAND, sly.to_partner, veteran.to_partner, _WHOLE_HAND]),
        np.array([_NOTHING, _WHOLE_HAND, sly.to_others, veteran.to_others, _WHOLE_HAND]),
    )


PLAYED_ON: Final = _telling(
    ByKind(to_partner=(0.09, 0.13, -0.08), to_others=(-2.33, 1.15, 1.15)),
)
"""How policies show cards in worlds that are played on. The veteran's weights are fitted to what
veterans showed in 450 games, against clerks, sly bots and each other."""

RECOGNISED: Final = _telling(
    ByKind(to_partner=(0.11, 0.25, 0.29), to_others=(-0.48, 0.87, 0.91)),
)
"""How policies are recognised by what they show. The veteran's weights are learned ones, without
those that depend on more than what is told. The fitted weights explain each pair better, but a
partner is found less often by them: veterans show nearly the same to everybody."""

_TRUST: Final[Numbers] = np.array([2.0, _trust(CLERK), 2.0, 2.0, _trust(TOURIST)])
_STAGED: Final = np.array([False, True, False, False, True])
"""Whether the policy tells all or nothing, from some trust on."""

RANDOM_SHARE: Final[Numbers] = np.array([1.0, 0.0, 0.0, 0.0, 0.4])
"""The share of answers that are given at random."""


def weights_of(telling: Telling, policy: Whole, partner: Numbers) -> Numbers:
    """Return the weight of a bit about identity, number and hand that the viewer learns.

    `partner` is the probability, as the shower sees it, that the viewer is their partner.
    """
    trusted = np.where(_STAGED[policy], (partner >= _TRUST[policy]).astype(np.float64), partner)
    gain, loss = telling.to_partner[policy], telling.to_others[policy]
    return np.asarray(trusted[..., None] * (gain + loss) - loss)
