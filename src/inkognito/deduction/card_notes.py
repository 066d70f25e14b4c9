"""How notes about the card game are read, and what may still be shown (C3, C4)."""

from collections.abc import Iterator
from typing import Any, Final

from inkognito.card.cards import CARD_INDEX, IDENTITY_INDEX, NUMBER_INDEX, Hand
from inkognito.card.events import BlackCardShown, DummySeen, GameOpened, PairShown
from inkognito.card.shows import legal_pairs
from inkognito.core.events import Event
from inkognito.core.refusals import Refused
from inkognito.core.seats import SEAT_INDEX, Seat
from inkognito.deduction.card import HANDS
from inkognito.deduction.notes import Entry, MayShow, Notes, Noting, check_names, showable
from inkognito.views.card import HandDealt, HandsDealtFaceDown


def _opening(notes: Notes, rules: Any) -> tuple[Event, Event]:
    opened = GameOpened(notes.seats, rules)
    if notes.me == "ambassador":
        return opened, HandsDealtFaceDown(1)
    if len(notes.hand) != 2:
        raise Refused("bad-notes")
    check_names((IDENTITY_INDEX, NUMBER_INDEX[rules.edition]), notes.hand)
    hand: Any = (notes.me, *notes.hand)
    return opened, HandDealt(1, Hand(*hand))


def _shown(notes: Notes, rules: Any, entry: Entry) -> Event:
    index = CARD_INDEX[rules.edition]
    check_names((index,) * len(entry.cards), entry.cards)
    cards: Any = entry.cards
    if entry.black or entry.seat == "dummy":
        return _black(notes, entry, cards, rules)
    if len(set(cards)) != 2 or len(cards) != 2:
        raise Refused("bad-notes")
    return PairShown(entry.seat, entry.to, cards)


def _black(notes: Notes, entry: Entry, cards: Any, rules: Any) -> Event:
    if len(cards) != 1:
        raise Refused("bad-notes")
    kind: Any = "number" if cards[0] in NUMBER_INDEX[rules.edition] else "identity"
    to: Any = entry.to
    if entry.seat == "dummy":
        return DummySeen(to, kind, cards[0])
    watches = "ambassador" in notes.seats and to != "ambassador"
    viewers: tuple[Seat, ...] = ("ambassador", to) if watches else (to,)
    return BlackCardShown(entry.seat, viewers, kind, cards[0])


def _may_show(notes: Notes, reader: Any, to: Seat) -> Iterator[MayShow]:
    book = reader.notebook
    before = book.shown_before(book.seat, SEAT_INDEX[to])
    pairs = legal_pairs(HANDS[book.own_hand], reader.edition)
    fresh = tuple(cards for faces, cards in pairs.items() if faces not in before)
    sets = showable(reader, to, fresh or tuple(pairs.values()))
    yield MayShow(to, None, through_ambassador=False, smaller=not fresh, sets=sets)
    if to != "ambassador":
        blacks = showable(reader, to, _black_cards_left(notes, to))
        yield MayShow(to, None, through_ambassador=True, smaller=False, sets=blacks)


def _black_cards_left(notes: Notes, to: Seat) -> tuple[tuple[str, ...], ...]:
    """Return the own black cards that this player has not been shown yet (C4)."""
    shown = {
        card
        for entry in notes.entries
        if entry.black and (entry.seat, entry.to) == (notes.me, to)
        for card in entry.cards
    }
    return tuple((card,) for card in notes.hand if card not in shown)


NOTING: Final = Noting(opening=_opening, shown=_shown, may_show=_may_show)
