"""Whether a mission is fulfilled, and who wins. The only rule that reads all hands at once.

Knows no commands and no chance. Its results leave it only inside GameEnded.
"""

from collections.abc import Callable
from typing import Final

from inkognito.board.cards import BUILD_INDEX, IDENTITY_INDEX
from inkognito.board.editions import EDITIONS
from inkognito.board.events import GameEnded, Outcome, Reason
from inkognito.board.missions import FLEE, Goal, Mission, mission_code, mission_of
from inkognito.board.pieces import AMBASSADOR
from inkognito.board.state import (
    State,
    absent_colour,
    agents_in,
    has_ambassador_player,
    named_hands,
)
from inkognito.board.venice import BITS, Mask
from inkognito.core.agents import Identity, partner_of, team_of
from inkognito.core.seats import COLOURS, SEATS, Colour


def partner_seat(state: State, seat: int) -> int | None:
    """Who holds the partner of this seat's agent; None if that agent was set aside."""
    wanted = partner_of(state.hands[seat].identity)
    holder = _holder(state, wanted)
    return None if holder == absent_colour(state) else holder


def true_figure(state: State, seat: int) -> int:
    """The figure of the seat's own build."""
    return 4 * seat + state.hands[seat].build


def agent_seat(state: State, identity: Identity) -> int:
    """Who plays an agent, or the agent's partner if the agent was set aside (B18)."""
    seat = _holder(state, IDENTITY_INDEX[identity])
    if seat == absent_colour(state):
        seat = _holder(state, partner_of(IDENTITY_INDEX[identity]))
    return seat


def is_fulfilled(state: State, one: int, other: int) -> bool:
    """Whether the mission of two partners stands now (B13)."""
    mission = mission_of(state.hands[one], state.hands[other])
    return _GOALS[mission.goal](state, mission, (one, other))


def has_fled(state: State, seat: int) -> bool:
    """Whether a lone agent's true figure stands on its flee space."""
    return state.places[true_figure(state, seat)] == FLEE[state.hands[seat].identity]


def is_note_right(state: State) -> bool:
    """Whether all eight facts of the note are right (B22: no note is never right)."""
    if state.note is None:
        return False
    return all(
        (IDENTITY_INDEX[suspect.identity], BUILD_INDEX[suspect.build])
        == (hand.identity, hand.build)
        for suspect, hand in zip(state.note.suspects, state.hands, strict=True)
    )


def after_handshake(state: State, declarer: int, offered: int, accepted: bool) -> GameEnded:
    """How the game ends when a hand has been answered (B14, B19)."""
    partners = partner_seat(state, declarer) == offered
    if not accepted:
        reason: Reason = "hand-refused"
    elif not partners:
        reason = "not-partners"
    elif not is_fulfilled(state, declarer, offered):
        reason = "mission-not-fulfilled"
    else:
        return _ended(state, declarer, "mission-accomplished", (declarer, offered))
    return _ended(state, declarer, reason, _opponents(state, declarer))


def after_lone_declaration(state: State, declarer: int) -> GameEnded:
    """How the game ends when somebody has declared without a hand (B17, B19)."""
    if partner_seat(state, declarer) is not None:
        return _ended(state, declarer, "not-alone", _opponents(state, declarer))
    if not has_fled(state, declarer):
        return _ended(state, declarer, "not-fled", _opponents(state, declarer))
    return _ended(state, declarer, "fled", (declarer,))


def at_turn_limit(state: State) -> GameEnded:
    """How the game ends when its turns are used up (B16)."""
    return _ended(state, None, "turn-limit", ())


def _ended(
    state: State, declarer: int | None, reason: Reason, winners: tuple[int, ...]
) -> GameEnded:
    """The end of the game; a right note lets the Ambassador's player win alone."""
    if is_note_right(state):
        outcome = Outcome(("ambassador",), "note-right", _name(declarer), _code(state, declarer))
    else:
        seats = tuple(SEATS[seat] for seat in state.order if seat in winners)
        outcome = Outcome(seats, reason, _name(declarer), _code(state, declarer))
    return GameEnded(outcome, named_hands(state), state.note)


def _name(seat: int | None) -> Colour | None:
    return None if seat is None else COLOURS[seat]


def _code(state: State, declarer: int | None) -> str | None:
    partner = None if declarer is None else partner_seat(state, declarer)
    if declarer is None or partner is None:
        return None
    return mission_code(state.hands[declarer], state.hands[partner])


def _opponents(state: State, declarer: int) -> tuple[int, ...]:
    team = team_of(state.hands[declarer].identity)
    return tuple(
        seat for seat in agents_in(state.order) if team_of(state.hands[seat].identity) != team
    )


def _holder(state: State, identity: int) -> int:
    return next(seat for seat, hand in enumerate(state.hands) if hand.identity == identity)


def _agent_place(state: State, identity: Identity) -> int:
    """Where an agent's true figure stands, or their partner's if the agent was set aside (B18)."""
    return state.places[true_figure(state, agent_seat(state, identity))]


def _target_place(state: State, mission: Mission) -> int:
    if mission.target is None:
        raise AssertionError("this mission names no target")
    if mission.target == "ambassador":
        return state.places[AMBASSADOR]
    return _agent_place(state, mission.target)


def _team_mask(state: State, team: tuple[int, int]) -> Mask:
    return state.masks[team[0]] | state.masks[team[1]]


def _any_on(state: State, mission: Mission, team: tuple[int, int]) -> bool:
    return bool(_team_mask(state, team) & BITS[_target_place(state, mission)])


def _go_to(state: State, mission: Mission, _team: tuple[int, int]) -> bool:
    return _who_place(state, mission) == mission.place


def _join(state: State, mission: Mission, _team: tuple[int, int]) -> bool:
    return _who_place(state, mission) == _target_place(state, mission)


def _who_place(state: State, mission: Mission) -> int:
    if mission.who is None:
        raise AssertionError("this mission names nobody who must go")
    return _agent_place(state, mission.who)


def _meet(state: State, _mission: Mission, team: tuple[int, int]) -> bool:
    one, other = (state.places[true_figure(state, seat)] for seat in team)
    return one == other


def _bring(state: State, mission: Mission, team: tuple[int, int]) -> bool:
    if not has_ambassador_player(state):
        return state.places[AMBASSADOR] == mission.place and state.ambassador_mover in team
    if EDITIONS[state.rules.edition].brought_by == "any-figure":
        return bool(_team_mask(state, team) & BITS[mission.place])
    return any(state.places[true_figure(state, seat)] == mission.place for seat in team)


_GOALS: Final[dict[Goal, Callable[[State, Mission, tuple[int, int]], bool]]] = {
    "any-on": _any_on,
    "go-to": _go_to,
    "bring": _bring,
    "meet": _meet,
    "join": _join,
}
