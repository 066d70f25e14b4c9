"""The aims of the board game as sets of deals: in which deals a seat has which mission and goal.

A *mission* is a line of the passport, a *goal* also says which figures it is about: a seat may know
its mission long before it knows the figure of its partner.
"""

from functools import lru_cache
from typing import Any, Final

import numpy as np
from msgspec import Struct

from inkognito.board.editions import EDITIONS, Edition
from inkognito.board.missions import FLEE, mission_code, mission_of
from inkognito.board.side_mission import Task
from inkognito.board.state import State
from inkognito.board.venice import SPACES, Space
from inkognito.bots.board_goals import Goal, goals_of
from inkognito.core.agents import IDENTITIES, Identity, partner_of
from inkognito.core.seats import AMBASSADOR_SEAT, COLOURS, Colour
from inkognito.deduction.board import HANDS, KINDS
from inkognito.deduction.deals import DealMask, deals, deals_with, mask_of
from inkognito.deduction.reading import Reader
from inkognito.games.judging import Aim

NOTES: Final = 24 * 24
"""The number of notes: the orders of identities, and those of builds."""


class BoardAim(Struct, frozen=True):
    """What a seat must do: its partner and mission code, or for a lone player, to flee.

    `task`, `space` and `agent` say what the mission asks for. The Ambassador's player has none of
    them: they must know everybody.
    """

    partner: Colour | None
    code: str | None
    task: Task | None
    space: Space | None = None
    agent: Identity | None = None


def aim_of(state: State, reader: Reader) -> Aim | None:
    """Return the mission of the reader's seat, if it is certain."""
    book = reader.notebook
    if book.seat == AMBASSADOR_SEAT:
        return _note_of(book.logic.possible)
    if book.own_hand is None:
        return None
    missions = _missions(state.order, state.rules.edition, book.seat, book.own_hand)
    return next((aim for aim in missions if not book.logic.possible & ~aim.deals), None)


def goals_left(state: State, reader: Reader) -> tuple[tuple[Goal, DealMask], ...]:
    """Return the goals that the reader's seat may have, each with its deals."""
    book = reader.notebook
    if book.own_hand is None:
        return ()
    goals = _goals(state.order, state.rules.edition, book.seat, book.own_hand)
    return tuple((goal, mask) for goal, mask in goals if book.logic.possible & mask)


@lru_cache(maxsize=512)
def _goals(
    order: tuple[int, ...], edition: Edition, seat: int, hand: int
) -> tuple[tuple[Goal, DealMask], ...]:
    known, numbers = goals_of(order, edition, seat, hand), deals_with(KINDS, seat, hand)
    return tuple(
        (goal, _mask(numbers[known.of_deal == number])) for number, goal in enumerate(known.goals)
    )


@lru_cache(maxsize=512)
def _missions(order: tuple[int, ...], edition: Edition, seat: int, hand: int) -> tuple[Aim, ...]:
    found: dict[BoardAim, list[int]] = {}
    for number in deals_with(KINDS, seat, hand).tolist():
        found.setdefault(_mission(order, edition, seat, number), []).append(number)
    return tuple(Aim(aim, _mask(np.array(numbers))) for aim, numbers in found.items())


def _mission(order: tuple[int, ...], edition: Edition, seat: int, deal: int) -> BoardAim:
    hands = [HANDS[number] for number in deals(KINDS).hand_of[:, deal].tolist()]
    mine = hands[seat]
    wanted = partner_of(mine.identity)
    partner = next(colour for colour, hand in enumerate(hands) if hand.identity == wanted)
    if partner not in order:
        return BoardAim(None, None, "flee", SPACES[FLEE[mine.identity]], IDENTITIES[mine.identity])
    mission = mission_of(mine, hands[partner])
    return BoardAim(
        partner=COLOURS[partner],
        code=mission_code(mine, hands[partner]),
        task=_task(mission.goal, order, edition),
        space=None if mission.space is None else SPACES[mission.place],
        agent=mission.who or (mission.target if mission.target != "ambassador" else None),
    )


def _task(goal: Any, order: tuple[int, ...], edition: Edition) -> Task:
    """Return the task; with the Ambassador in play, bringing it means bringing a figure."""
    if goal != "bring" or AMBASSADOR_SEAT not in order:
        task: Task = goal
        return task
    is_any = EDITIONS[edition].brought_by == "any-figure"
    return "bring-any-figure" if is_any else "bring-true-figure"


def _note_of(possible: DealMask) -> Aim | None:
    """Return the aim of the Ambassador's player, if only one note is possible."""
    first = (possible & -possible).bit_length() - 1
    note = _notes()[first % NOTES]
    return None if possible & ~note else Aim(BoardAim(None, None, None), note)


@lru_cache(maxsize=1)
def _notes() -> tuple[DealMask, ...]:
    """Return the deals of each note: letters do not count."""
    of_deal = np.arange(deals(KINDS).count) % NOTES
    return tuple(mask_of(of_deal == number) for number in range(NOTES))


def _mask(numbers: Any) -> DealMask:
    chosen = np.zeros(deals(KINDS).count, dtype=bool)
    chosen[numbers] = True
    return mask_of(chosen)
