"""How notes about the board game are read, and what may still be shown (B9, B10)."""

from collections.abc import Iterator
from typing import Any, Final

from inkognito.board.cards import (
    ABOUTS,
    BUILD_INDEX,
    CARD_INDEX,
    FACES,
    IDENTITY_INDEX,
    LETTER_INDEX,
    Faces,
    Hand,
    card_of,
    face_of,
)
from inkognito.board.events import CardsShown, GameOpened
from inkognito.board.legal import LADDER
from inkognito.board.shows import PAIR, THREE, has_mission, is_fresh, legal_faces
from inkognito.core.events import Event
from inkognito.core.refusals import Refused
from inkognito.core.seats import SEAT_INDEX, Seat
from inkognito.deduction.board import HANDS
from inkognito.deduction.notes import Entry, MayShow, Notes, Noting, check_names, showable
from inkognito.views.board import HandDealt, HandsDealtFaceDown


def _opening(notes: Notes, rules: Any) -> tuple[Event, Event]:
    # Who goes first tells nothing about the deal.
    opened = GameOpened(notes.seats, rules, notes.seats[0])
    if notes.me == "ambassador":
        return opened, HandsDealtFaceDown()
    if len(notes.hand) != 3:
        raise Refused("bad-notes")
    check_names((IDENTITY_INDEX, BUILD_INDEX, LETTER_INDEX), notes.hand)
    hand: Any = (notes.me, *notes.hand)
    return opened, HandDealt(Hand(*hand))


def _shown(notes: Notes, _rules: Any, entry: Entry) -> Event:
    if entry.seat == "dummy":
        raise Refused("unknown-seat", name=entry.seat, allowed=notes.seats)
    faces = [face_of(CARD_INDEX[name]) for name in entry.cards]
    for place, face in enumerate(faces):
        if face in faces[:place]:
            raise Refused("same-face-twice", card=entry.cards[place])
    is_passed_on = entry.through_ambassador and "ambassador" in notes.seats
    viewers: tuple[Seat, ...] = (entry.to,)
    if is_passed_on and entry.to != "ambassador":
        viewers = ("ambassador", entry.to)
    cards: Any = entry.cards
    return CardsShown(entry.seat, viewers, cards)


def _may_show(_notes: Notes, reader: Any, to: Seat) -> Iterator[MayShow]:
    book = reader.notebook
    before = tuple(book.shown_before(book.seat, SEAT_INDEX[to]))
    hand = HANDS[book.own_hand]
    for form in (PAIR,) if to == "ambassador" else (THREE, PAIR):
        for about, name in enumerate(ABOUTS):
            fresh = [f for f in legal_faces(about, form, hand) if is_fresh(f, form, before)]
            is_smaller = all(has_mission(faces) for faces in fresh)
            owed = [*legal_faces(about, LADDER[form], hand), *fresh] if is_smaller else fresh
            sets = showable(reader, to, tuple(map(_cards, owed)))
            through = form is PAIR and to != "ambassador"
            yield MayShow(to, name, through, is_smaller, sets)


def _cards(faces: Faces) -> tuple[str, ...]:
    return tuple(card_of(face, grey=False) for face in range(FACES) if faces >> face & 1)


NOTING: Final = Noting(opening=_opening, shown=_shown, may_show=_may_show)
