"""What each side of a board game had to do, and where the pieces stood that it is about.

`winning` judges whether it is done. Reads all hands, so it is for games that are over.
"""

from collections.abc import Callable
from typing import Final, Literal, TypeAlias

from msgspec import Struct

from inkognito.board.editions import EDITIONS
from inkognito.board.missions import FLEE, Mission, mission_code, mission_of
from inkognito.board.pieces import AMBASSADOR, PIECES, PIECES_OF, Piece
from inkognito.board.state import NOBODY, State, agents_in, has_ambassador_player
from inkognito.board.venice import SPACES, Space
from inkognito.board.winning import agent_seat, has_fled, is_fulfilled, partner_seat, true_figure
from inkognito.core.agents import IDENTITIES, Identity
from inkognito.core.seats import COLOURS, SEATS, Colour, Seat

Team: TypeAlias = tuple[int, int]

Task = Literal[
    "any-on", "go-to", "bring", "bring-true-figure", "bring-any-figure", "meet", "join", "flee"
]
"""What a side had to do: the goal of its mission, as it is played with this many players."""


class Stood(Struct, frozen=True):
    """Where a piece stood in the end."""

    piece: Piece
    space: Space


class SideMission(Struct, frozen=True):
    """What one side had to do, whether it was done, and where the pieces stood that it names.

    - `seats`: the partners, or the one player whose partner was set aside.
    - `code`: its letters; none for the player who had to flee.
    - `space`: the space that it names. `agent`: the agent that it names. `target`: the
      piece that had to be met.
    - `pieces`: who had to be there. Where any figure would do, those that were there.
    - `moved_by`: on whose turn the Ambassador was moved last, if that matters.
    """

    seats: tuple[Colour, ...]
    code: str | None
    task: Task
    fulfilled: bool
    pieces: tuple[Stood, ...]
    space: Space | None = None
    agent: Identity | None = None
    target: Stood | None = None
    moved_by: Seat | None = None


def letter_of(mission: SideMission, seat: Colour) -> str:
    """Return the letter of one of the partners."""
    if mission.code is None:
        raise AssertionError("who flees has no code")
    return mission.code.split("-")[mission.seats.index(seat)]


def missions_of(state: State) -> tuple[SideMission, ...]:
    """Return the missions of both sides as they stand, in the order of their agents."""
    seats = sorted(agents_in(state.order), key=lambda seat: state.hands[seat].identity)
    sides = ((seat, partner_seat(state, seat)) for seat in seats)
    return tuple(
        _flight(state, seat) if partner is None else mission_of_pair(state, seat, partner)
        for seat, partner in sides
        if partner is None or seats.index(seat) < seats.index(partner)
    )


def _flight(state: State, seat: int) -> SideMission:
    identity = state.hands[seat].identity
    return SideMission(
        seats=(COLOURS[seat],),
        code=None,
        task="flee",
        fulfilled=has_fled(state, seat),
        pieces=(_stood(state, true_figure(state, seat)),),
        space=SPACES[FLEE[identity]],
        agent=IDENTITIES[identity],
    )


def mission_of_pair(state: State, one: int, other: int) -> SideMission:
    """Return the mission of two partners."""
    first, second = sorted((one, other), key=lambda seat: state.hands[seat].identity)
    hands = state.hands[first], state.hands[second]
    mission = mission_of(*hands)
    target = _target(state, mission)
    task = _task(state, mission)
    return SideMission(
        seats=(COLOURS[first], COLOURS[second]),
        code=mission_code(*hands),
        task=task,
        fulfilled=is_fulfilled(state, first, second),
        pieces=_PIECES[task](state, mission, (first, second)),
        space=None if mission.space is None else SPACES[mission.place],
        agent=mission.who or (mission.target if mission.target != "ambassador" else None),
        target=None if target is None else _stood(state, target),
        moved_by=_moved_by(state) if task == "bring" else None,
    )


def _task(state: State, mission: Mission) -> Task:
    if mission.goal != "bring" or not has_ambassador_player(state):
        return mission.goal
    if EDITIONS[state.rules.edition].brought_by == "any-figure":
        return "bring-any-figure"
    return "bring-true-figure"


def _moved_by(state: State) -> Seat | None:
    return None if state.ambassador_mover == NOBODY else SEATS[state.ambassador_mover]


def _target(state: State, mission: Mission) -> int | None:
    if mission.target is None:
        return None
    return AMBASSADOR if mission.target == "ambassador" else _figure_of(state, mission.target)


def _figure_of(state: State, identity: Identity) -> int:
    return true_figure(state, agent_seat(state, identity))


def _stood(state: State, piece: int) -> Stood:
    return Stood(PIECES[piece], SPACES[state.places[piece]])


def _there(state: State, place: int, team: Team) -> tuple[Stood, ...]:
    """The figures of the team on that space."""
    figures = (piece for seat in team for piece in PIECES_OF[seat])
    return tuple(_stood(state, piece) for piece in figures if state.places[piece] == place)


def _named_agent(state: State, mission: Mission, _team: Team) -> tuple[Stood, ...]:
    if mission.who is None:
        raise AssertionError("this mission names nobody who must go")
    return (_stood(state, _figure_of(state, mission.who)),)


def _both_agents(state: State, _mission: Mission, team: Team) -> tuple[Stood, ...]:
    return tuple(_stood(state, true_figure(state, seat)) for seat in team)


def _with_target(state: State, mission: Mission, team: Team) -> tuple[Stood, ...]:
    target = _target(state, mission)
    if target is None:
        raise AssertionError("this mission names no target")
    return _there(state, state.places[target], team)


_PIECES: Final[dict[Task, Callable[[State, Mission, Team], tuple[Stood, ...]]]] = {
    "any-on": _with_target,
    "go-to": _named_agent,
    "join": _named_agent,
    "meet": _both_agents,
    "bring": lambda state, _mission, _team: (_stood(state, AMBASSADOR),),
    "bring-true-figure": _both_agents,
    "bring-any-figure": lambda state, mission, team: _there(state, mission.place, team),
}
"""The pieces that a task is about; who flees is in `_flight`."""
