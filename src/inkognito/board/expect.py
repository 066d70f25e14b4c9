"""Whose decision it is, and what it is about: the first check of every command."""

from typing import TypeAlias

from inkognito.board.events import AnyEvent
from inkognito.board.scenario import PHASE_NAMES
from inkognito.board.state import OVER, Phase, State, actor
from inkognito.core.refusals import Refused
from inkognito.core.seats import SEATS

Events: TypeAlias = tuple[AnyEvent, ...]


def expect(state: State, seat: int, phase: Phase, or_phase: Phase | None = None) -> None:
    """Refuse a seat or a command that the game does not wait for."""
    waited_for = actor(state)
    if seat == waited_for and (state.phase is phase or state.phase is or_phase):
        return
    if seat not in state.order:
        raise Refused("unknown-seat", name=SEATS[seat])
    if state.phase is OVER:
        raise Refused("game-over")
    if seat != waited_for:
        raise Refused("not-your-decision", waiting_for=SEATS[waited_for])
    raise Refused("wrong-time", phase=PHASE_NAMES[state.phase])
