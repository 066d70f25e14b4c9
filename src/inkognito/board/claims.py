"""Whether the declaration and the note of a finished board game were right, for statistics."""

from collections.abc import Iterable, Mapping
from typing import Any

from inkognito.board.events import (
    GameEnded,
    HandAnswered,
    MissionDeclared,
    NoteWritten,
)
from inkognito.board.evolve import evolve
from inkognito.board.state import EMPTY
from inkognito.board.winning import is_fulfilled, partner_seat
from inkognito.core.events import Event
from inkognito.core.results import Claim, Claims
from inkognito.core.seats import COLOURS


def claims_in(events: Iterable[Event]) -> Claims:
    """Return the claims of a finished game."""
    log: tuple[Any, ...] = tuple(events)
    last: dict[type[Event], Any] = {type(event): event for event in log}
    return Claims(_declaration(log, last), _note(last))


def _declaration(log: tuple[Any, ...], last: Mapping[type[Event], Any]) -> Claim | None:
    """Return the declaration; it is right if it won, or would have won without the note."""
    declared = last.get(MissionDeclared)
    if declared is None:
        return None
    outcome = log[-1].outcome
    right = declared.seat in outcome.winners
    if outcome.reason == "note-right":
        right = last[HandAnswered].accepted and _stood(log)
    return Claim(declared.seat, right)


def _stood(log: tuple[Any, ...]) -> bool:
    """Return whether the handshake was offered to the partner and the mission was fulfilled."""
    state = EMPTY
    for event in log:
        if isinstance(event, MissionDeclared):
            declarer = COLOURS.index(event.seat)
            partner = partner_seat(state, declarer)
            if partner is None or event.hand != COLOURS[partner]:
                return False
            return is_fulfilled(state, declarer, partner)
        state = evolve(state, event)
    return False


def _note(last: Mapping[type[Event], Any]) -> Claim | None:
    """Return the note; it is right if all eight facts are, no matter who won."""
    written = last.get(NoteWritten)
    if written is None:
        return None
    hands = {hand.seat: hand for hand in last[GameEnded].hands}
    right = all(
        (suspect.identity, suspect.build) == (hands[seat].identity, hands[seat].build)
        for seat, suspect in zip(COLOURS, written.note.suspects, strict=True)
    )
    return Claim(written.seat, right)
