"""A bot's idea of its mission agrees with the engine's, for every mission and any position."""

from collections import Counter
from functools import cache
from random import Random
from typing import Any

import pytest

from inkognito.board.cards import SecretHand
from inkognito.board.editions import Edition
from inkognito.board.missions import PASSPORT, mission_code
from inkognito.board.pieces import AMBASSADOR, PIECES_OF
from inkognito.board.rules import Rules
from inkognito.board.state import NOBODY, NOWHERE, State, agents_in, mask_of_seat
from inkognito.board.venice import EMBASSY, NUMBERED
from inkognito.board.winning import has_fled, is_fulfilled, partner_seat
from inkognito.bots.board_goals import Goal, goals_of, holds
from inkognito.core.agents import team_of
from inkognito.core.seats import AMBASSADOR_SEAT, DEFAULT_SEATS, SEAT_INDEX
from inkognito.deduction.board import HANDS, KINDS, number_of
from inkognito.deduction.deals import deals, deals_with

SPACES = (*NUMBERED.values(), EMBASSY)
"""The spaces that missions name: with so few, pieces share one often."""

EVERYBODY = range(AMBASSADOR_SEAT + 1)
ORDERS: tuple[tuple[int, ...], ...] = (
    *(tuple((first + seat) % AMBASSADOR_SEAT for seat in range(3)) for first in range(4)),
    *(tuple(SEAT_INDEX[seat] for seat in DEFAULT_SEATS[players]) for players in (4, 5)),
)
"""Every three colours, all four, and five players."""

EDITIONS: tuple[Edition, ...] = ("ares-2013-en", "ares-2013-it")
HANDS_AT_ONCE = 90
POSITIONS = 40


def any_places(order: tuple[int, ...], random: Random) -> tuple[int, ...]:
    """Pieces anywhere among few spaces, also together, as they may stand during a turn."""
    places = [NOWHERE] * (AMBASSADOR + 1)
    for seat in {*order, AMBASSADOR_SEAT}:
        for piece in PIECES_OF[seat]:
            places[piece] = random.choice(SPACES)
    return tuple(places)


def any_state(order: tuple[int, ...], edition: Edition, deal: int, random: Random) -> State:
    places = any_places(order, random)
    return State(
        rules=Rules(edition=edition),
        order=order,
        hands=tuple(HANDS[hand] for hand in deals(KINDS).hand_of[:, deal].tolist()),
        places=places,
        masks=tuple(mask_of_seat(places, seat) for seat in EVERYBODY),
        seat=random.choice(agents_in(order)),
        ambassador_mover=random.choice((*order, NOBODY)),
    )


@cache
def place_of_deal(seat: int, hand: int) -> dict[int, int]:
    """By the number of a deal: its place among those that the hand allows."""
    return {deal: place for place, deal in enumerate(deals_with(KINDS, seat, hand).tolist())}


def goal_in(state: State, deal: int) -> Goal:
    """The goal that the seat whose turn it is has in this deal, as a bot has worked it out."""
    hand = number_of(state.hands[state.seat])
    known = goals_of(state.order, state.rules.edition, state.seat, hand)
    return known.goals[int(known.of_deal[place_of_deal(state.seat, hand)[deal]])]


def mission_name(hands: tuple[SecretHand, ...], seat: int, partner: int | None) -> Any:
    team = team_of(hands[seat].identity)
    if partner is None:
        return team, hands[seat].identity
    return team, mission_code(hands[seat], hands[partner])


def check(state: State, deal: int) -> tuple[Any, bool]:
    """Compare; which mission it was, and whether it stands."""
    goal, partner = goal_in(state, deal), partner_seat(state, state.seat)
    assert goal.partner == (NOBODY if partner is None else partner)
    if partner is None:
        stands = has_fled(state, state.seat)
    else:
        stands = is_fulfilled(state, state.seat, partner)
    assert holds(goal, state) == stands
    return mission_name(state.hands, state.seat, partner), stands


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_bots_goal_is_its_mission(players: int, edition: Edition) -> None:
    random, seen = Random(players), Counter[Any]()
    for order in (one for one in ORDERS if len(one) == players):
        for _ in range(HANDS_AT_ONCE):
            deal = random.randrange(deals(KINDS).count)
            for _ in range(POSITIONS):
                seen[check(any_state(order, edition, deal, random), deal)] += 1
    for team, missions in enumerate(PASSPORT):
        assert len(missions) == 12
        for first, second in missions:
            name = (team, f"{'ABCD'[first]}-{'ABCD'[second]}")
            assert seen[name, True] > 0, name
            assert seen[name, False] > 0, name
    lone = {name for name, _ in seen if isinstance(name[1], int)}
    assert len(lone) == (4 if players == 3 else 0)
    assert all(seen[name, True] and seen[name, False] for name in lone)


@pytest.mark.parametrize("order", ORDERS)
def test_every_deal_that_a_hand_allows_has_one_goal(order: tuple[int, ...]) -> None:
    seat = order[0]
    known = goals_of(order, "ares-2013-en", seat, 27)
    assert len(known.of_deal) == len(deals_with(KINDS, seat, 27)) == 216
    assert set(known.of_deal.tolist()) == set(range(len(known.goals)))
    assert len(set(known.goals)) == len(known.goals)
    assert {goal.partner for goal in known.goals} == (
        {*agents_in(order), NOBODY} - {seat} if len(order) == 3 else {*agents_in(order)} - {seat}
    )
