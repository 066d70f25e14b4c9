"""The result of a game, as the referee sees it: who won, and whose claims were right.

Chairs are identified by their numbers in the line-up. Knows nothing of kinds and scores.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import Struct

from inkognito.arena.line_ups import Chairs
from inkognito.board import events as board
from inkognito.board.winning import is_fulfilled, partner_seat
from inkognito.card import events as card
from inkognito.core.events import Event
from inkognito.core.seats import COLOURS
from inkognito.game import Game
from inkognito.games import game_module


class Claim(Struct, frozen=True, gc=False):
    """A declaration or a note: whose it was, and whether it was right."""

    chair: int
    right: bool


class Played(Struct, frozen=True):
    """The result of one game. The winners are chairs; a draw has none."""

    number: int
    line_up: int
    winners: tuple[int, ...]
    length: int
    declaration: Claim | None = None
    note: Claim | None = None


def judged(game: Game, number: int, line_up: int, chairs: Chairs) -> Played:
    """Return the result of a finished game; its length is in players' turns, or in rounds."""
    last: dict[type[Event], Any] = {type(event): event for event in game.events}
    return Played(
        number=number,
        line_up=line_up,
        winners=tuple(sorted(chairs[seat] for seat in game.outcome.winners)),
        length=_length(last),
        declaration=_declaration(game, last, chairs),
        note=_note(last, chairs),
    )


def _length(last: Mapping[type[Event], Any]) -> int:
    if board.TurnBegan in last:
        return int(last[board.TurnBegan].turn)
    return int(last[card.RoundBegan].round)


def _declaration(game: Game, last: Mapping[type[Event], Any], chairs: Chairs) -> Claim | None:
    """Return the declaration; it is right if it won, or would have won without the note."""
    declared = last.get(board.MissionDeclared) or last.get(card.CodeDeclared)
    if declared is None:
        return None
    right = declared.seat in game.outcome.winners
    if game.outcome.reason == "note-right":
        right = last[board.HandAnswered].accepted and _stood(game.events)
    return Claim(chairs[declared.seat], right)


def _stood(events: Iterable[Event]) -> bool:
    """Return whether the handshake was offered to the partner and the mission was fulfilled."""
    state, evolve = game_module("board").engine.empty, game_module("board").engine.evolve
    for event in events:
        if isinstance(event, board.MissionDeclared):
            declarer = COLOURS.index(event.seat)
            partner = partner_seat(state, declarer)
            if partner is None or event.hand != COLOURS[partner]:
                return False
            return is_fulfilled(state, declarer, partner)
        state = evolve(state, event)
    return False


def _note(last: Mapping[type[Event], Any], chairs: Chairs) -> Claim | None:
    """Return the note; it is right if all eight facts are, no matter who won."""
    written = last.get(board.NoteWritten)
    if written is None:
        return None
    hands = {hand.seat: hand for hand in last[board.GameEnded].hands}
    right = all(
        (suspect.identity, suspect.build) == (hands[seat].identity, hands[seat].build)
        for seat, suspect in zip(COLOURS, written.note.suspects, strict=True)
    )
    return Claim(chairs[written.seat], right)
