"""What a seat must achieve, for each deal: its mission, with pieces and spaces.

Follows the passport and the rulings B13, B17 and B18. Only the engine, which knows the true hands,
decides whether a declaration wins.
"""

from functools import lru_cache
from typing import Final, Literal

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from inkognito.board.cards import IDENTITY_INDEX, SecretHand
from inkognito.board.editions import EDITIONS, Edition
from inkognito.board.missions import FLEE, Mission, mission_of
from inkognito.board.pieces import AMBASSADOR, PIECES_OF
from inkognito.board.state import NOBODY, State
from inkognito.core.agents import partner_of
from inkognito.core.seats import AMBASSADOR_SEAT, COLOURS
from inkognito.deduction.board import HANDS, KINDS
from inkognito.deduction.deals import deals, deals_with

GoalKind = Literal["share", "stand", "bring"]


class Goal(Struct, frozen=True, gc=False):
    """One condition: a mover shares the target's space, stands on it, or the Ambassador is there.

    `target` is a piece for "share" and a space otherwise. A goal without a partner is declared
    alone.
    """

    partner: int
    kind: GoalKind
    movers: tuple[int, ...]
    target: int


class Goals(Struct, frozen=True, gc=False):
    """All goals that a hand may have, and which of them each deal has."""

    goals: tuple[Goal, ...]
    of_deal: NDArray[np.intp]


@lru_cache(maxsize=512)
def goals_of(order: tuple[int, ...], edition: Edition, seat: int, hand: int) -> Goals:
    """Return the goals of a seat with this hand, over all deals that the hand allows."""
    numbers = deals(KINDS).hand_of[:, deals_with(KINDS, seat, hand)]
    found: dict[Goal, int] = {}
    of_deal = [
        found.setdefault(_goal(order, edition, seat, tuple(HANDS[n] for n in column)), len(found))
        for column in numbers.T.tolist()
    ]
    return Goals(tuple(found), np.array(of_deal, dtype=np.intp))


@lru_cache(maxsize=512)
def opponents_goals(order: tuple[int, ...], edition: Edition, seat: int, hand: int) -> Goals:
    """Return the goals of the opponents, over all deals that the seat's hand allows."""
    numbers = deals(KINDS).hand_of[:, deals_with(KINDS, seat, hand)]
    own = HANDS[hand].identity
    team = (own, partner_of(own))
    found: dict[Goal, int] = {}
    of_deal = []
    for column in numbers.T.tolist():
        hands = tuple(HANDS[n] for n in column)
        # The two of a pair have the same goal; with three players, one of them may be alone.
        rival = next(c for c in order if c < len(COLOURS) and hands[c].identity not in team)
        of_deal.append(found.setdefault(_goal(order, edition, rival, hands), len(found)))
    return Goals(tuple(found), np.array(of_deal, dtype=np.intp))


def holds(goal: Goal, state: State) -> bool:
    """Return whether the condition holds in this position (B13)."""
    places = state.places
    if goal.kind == "share":
        return any(places[mover] == places[goal.target] for mover in goal.movers)
    if goal.kind == "stand":
        return any(places[mover] == goal.target for mover in goal.movers)
    team = (state.seat, goal.partner)
    return places[AMBASSADOR] == goal.target and state.ambassador_mover in team


def _goal(
    order: tuple[int, ...], edition: Edition, seat: int, hands: tuple[SecretHand, ...]
) -> Goal:
    holders = {hand.identity: colour for colour, hand in enumerate(hands)}
    partner = holders[partner_of(hands[seat].identity)]
    if partner not in order:
        return Goal(NOBODY, "stand", (_true(seat, hands),), FLEE[hands[seat].identity])
    mission = mission_of(hands[seat], hands[partner])
    figures = PIECES_OF[seat] + PIECES_OF[partner]
    if mission.goal == "any-on":
        return Goal(partner, "share", figures, _target(order, mission, hands, holders))
    if mission.goal == "meet":
        return Goal(partner, "share", (_true(seat, hands),), _true(partner, hands))
    if mission.goal == "bring":
        return _bring(order, edition, (seat, partner), mission, hands)
    who = _true(holders[IDENTITY_INDEX[mission.who or ""]], hands)
    if mission.goal == "join":
        return Goal(partner, "share", (who,), _target(order, mission, hands, holders))
    return Goal(partner, "stand", (who,), mission.place)


def _bring(
    order: tuple[int, ...],
    edition: Edition,
    team: tuple[int, int],
    mission: Mission,
    hands: tuple[SecretHand, ...],
) -> Goal:
    """The Ambassador; or, if a player plays the Ambassador, the team's own figures instead."""
    seat, partner = team
    if AMBASSADOR_SEAT not in order:
        return Goal(partner, "bring", (AMBASSADOR,), mission.place)
    if EDITIONS[edition].brought_by == "any-figure":
        return Goal(partner, "stand", PIECES_OF[seat] + PIECES_OF[partner], mission.place)
    return Goal(partner, "stand", (_true(seat, hands), _true(partner, hands)), mission.place)


def _target(
    order: tuple[int, ...],
    mission: Mission,
    hands: tuple[SecretHand, ...],
    holders: dict[int, int],
) -> int:
    """The piece that is meant; for an agent in the hand set aside, the partner's (B18)."""
    if mission.target == "ambassador":
        return AMBASSADOR
    identity = IDENTITY_INDEX[mission.target or ""]
    holder = holders[identity]
    return _true(holder if holder in order else holders[partner_of(identity)], hands)


def _true(colour: int, hands: tuple[SecretHand, ...]) -> int:
    return len(COLOURS) * colour + hands[colour].build


NO_GOALS: Final = Goals((), np.zeros(0, dtype=np.intp))
"""The goals of the Ambassador's player, who has no mission."""
