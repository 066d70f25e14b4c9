"""When something was certain, by brute force: every deal is judged by the engine's own judge."""

from collections.abc import Iterator
from typing import Any, TypeAlias

from msgspec.structs import replace

from inkognito import Game
from inkognito.board.cards import (
    BUILD_INDEX,
    BUILDS,
    IDENTITY_INDEX,
    LETTER_INDEX,
    SecretHand,
)
from inkognito.board.changes import note_written
from inkognito.board.commands import WriteNote
from inkognito.board.declarations import write_note
from inkognito.board.ending import wrong_part
from inkognito.board.events import NoteWritten
from inkognito.board.legal import can_declare
from inkognito.board.missions import mission_code
from inkognito.board.notes import Note, Suspect
from inkognito.board.state import NOBODY, State, agents_in
from inkognito.board.winning import is_note_right, partner_seat
from inkognito.card.cards import CARD_INDEX, BlackHand
from inkognito.card.events import GameScored
from inkognito.card.state import DECLARING
from inkognito.card.winning import judged, true_code
from inkognito.core.agents import IDENTITIES
from inkognito.core.refusals import Refused
from inkognito.core.seats import AMBASSADOR_SEAT, COLOURS, SEAT_INDEX, Seat
from inkognito.views.redact import redact
from tests.oracle.naive_deduction import Deal, NaiveBoardViewer, NaiveCardViewer

Naive: TypeAlias = NaiveBoardViewer | NaiveCardViewer
Found: TypeAlias = dict[Any, tuple[int, int]]
"""What was certain, and since when: the number of the sighting, and the turn in which it came."""

REVEALED = ("GameEnded", "GameScored")


def first_certain(game: Game, seat: Seat) -> list[Found]:
    """Return, for each deal, what this seat could be certain of, and since when."""
    naive: Naive = NaiveBoardViewer(seat) if _is_board(game) else NaiveCardViewer(seat)
    state, number, turn, found = game.module.engine.empty, 0, 0, [Found()]
    is_over, counted = False, 0
    for line in game.log.lines:
        for event in line:
            state = game.module.engine.evolve(state, event)
            sighting = redact(event, seat)
            turn = _turn_after(event, turn)
            if type(event).__name__ in REVEALED:
                found.append(Found())
                is_over = True
            if sighting is not None:
                number += 1
                naive.see(sighting)
            if type(event).__name__ == "HandsDealt":
                is_over = False
            if state.hands and not is_over and len(naive.deals) != counted:
                counted = len(naive.deals)
                for fact in certain_now(state, seat, naive.deals):
                    found[-1].setdefault(fact, (number, turn))
        is_dealt = state.hands and not is_over
        if is_dealt and _may_declare(state, seat) and _has_win(state, seat, naive.deals):
            found[-1].setdefault(("win",), (number, turn))
    return found[:-1]


def _turn_after(event: Any, turn: int) -> int:
    """Return the turn after this event, as its own fields tell it."""
    name = type(event).__name__
    if name == "HandsDealt":
        return 0
    begun = {"TurnBegan": "turn", "RoundBegan": "round"}.get(name)
    return turn if begun is None else int(getattr(event, begun))


def certain_now(state: Any, seat: Seat, deals: list[Deal]) -> Iterator[Any]:
    """Return what is true in all of these deals."""
    yield from _certain_cards(seat, deals)
    if _all_alike(_aim(one, seat) for one in _worlds(state, deals)):
        yield ("aim",)


def _worlds(state: Any, deals: list[Deal]) -> Iterator[Any]:
    """Return the position with each of these deals."""
    return (replace(state, hands=_hands(state, deal)) for deal in deals)


def _all_alike(things: Iterator[Any]) -> bool:
    first = next(things)
    return all(one == first for one in things)


def _certain_cards(seat: Seat, deals: list[Deal]) -> Iterator[Any]:
    for colour in COLOURS:
        if colour != seat:
            shared = frozenset.intersection(*(deal[colour] for deal in deals))
            yield from (("card", colour, card) for card in sorted(shared))


def _hands(state: Any, deal: Deal) -> tuple[Any, ...]:
    if isinstance(state, State):
        return tuple(_board_hand(deal[colour]) for colour in COLOURS)
    index = CARD_INDEX[state.rules.edition]
    faces = [sorted(index[card] for card in deal[colour]) for colour in COLOURS]
    return tuple(BlackHand(identity, number - 4) for identity, number in faces)


def _board_hand(hand: frozenset[str]) -> SecretHand:
    indices = (IDENTITY_INDEX, BUILD_INDEX, LETTER_INDEX)
    return SecretHand(*(next(index[c] for c in hand if c in index) for index in indices))


def _aim(state: Any, seat: Seat) -> Any:
    """Return what the seat must do in this deal, by the engine's judge."""
    if not isinstance(state, State):
        return true_code(state)
    if seat == "ambassador":
        return tuple((hand.identity, hand.build) for hand in state.hands)
    partner = partner_seat(state, SEAT_INDEX[seat])
    if partner is None:
        return None
    return partner, mission_code(state.hands[SEAT_INDEX[seat]], state.hands[partner])


def _may_declare(state: Any, seat: Seat) -> bool:
    me = SEAT_INDEX[seat]
    if not isinstance(state, State):
        return state.phase is DECLARING and state.asked[:1] == (me,)
    if seat == "ambassador":
        return True  # whether they may write a note is for the engine to say
    is_safe = state.note is None  # a note that is right takes every win away
    return state.seat == me and can_declare(state) and is_safe


def _has_win(state: Any, seat: Seat, deals: list[Deal]) -> bool:
    """Return whether one declaration is right in all of these deals."""
    me = SEAT_INDEX[seat]
    if not isinstance(state, State):
        code = true_code(next(_worlds(state, deals)))
        return all(judged(one, me, code).reason == "code-right" for one in _worlds(state, deals))
    if seat == "ambassador":
        return _has_right_note(state, deals)
    hands = (*(one for one in agents_in(state.order) if one != me), NOBODY)
    return any(
        all(wrong_part(one, me, hand) is None for one in _worlds(state, deals)) for hand in hands
    )


def _has_right_note(state: State, deals: list[Deal]) -> bool:
    """Return whether the engine takes a note now that is right in all of these deals."""
    hands = next(_worlds(state, deals)).hands
    note = Note(*(Suspect(IDENTITIES[hand.identity], BUILDS[hand.build]) for hand in hands))
    chance: Any = None  # the engine draws nothing for a note
    try:
        (event,) = write_note(state, AMBASSADOR_SEAT, WriteNote(note), chance)
    except Refused:
        return False
    assert isinstance(event, NoteWritten)
    written = note_written(state, event)
    return all(is_note_right(one) for one in _worlds(written, deals))


def _is_board(game: Game) -> bool:
    return not any(isinstance(event, GameScored) for event in game.events)
