"""Sightings made by hand: one agent answers one viewer again and again, as the rules allow."""

from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any, Literal

from inkognito.board import cards as board_cards
from inkognito.board import events as board
from inkognito.board.rules import Rules
from inkognito.card import cards as card_cards
from inkognito.card import events as card
from inkognito.card.editions import Edition
from inkognito.card.rules import Rules as CardRules
from inkognito.core.events import Event
from inkognito.core.seats import DEFAULT_SEATS
from inkognito.views.board import HandDealt
from inkognito.views.card import HandDealt as BlackHandDealt
from tests.oracle.card_editions import NUMBERS, TRUE_CARDS
from tests.oracle.naive_deduction import (
    IDENTITIES,
    Faces,
    Hand,
    is_fresh,
    is_truthful,
    required_sets,
)

ALL_FOUR = DEFAULT_SEATS[4]
ORDER: tuple[str, ...] = board_cards.CARDS[:12] + card_cards.CARDS["abacus-1997"][4:]
OWN_HAND = board_cards.Hand("red", "x", "thin", "D")
FIDDLEBOTTOMS_HAND: Hand = frozenset(("fiddlebottom", "tall", "A"))

About = Literal["identity", "build"]


def in_order(faces: Faces) -> tuple[Any, ...]:
    """The cards as events list them."""
    return tuple(sorted(faces, key=(*ORDER, *NUMBERS["ffg-2003"]).index))


# --- the board game: Red asks Blue ----------------------------------------------------------------


def board_opening(hand: board_cards.Hand = OWN_HAND, **rules: Any) -> list[Event]:
    return [board.GameOpened(ALL_FOUR, Rules(**rules), "red"), HandDealt(hand)]


def question(about: About, through_ambassador: bool) -> Event:
    if through_ambassador:
        return board.AmbassadorQuestioned("red", "blue", about)
    return board.AgentQuestioned("red", "blue", "blue-tall", about)


def shown(*cards: Any) -> Event:
    return board.CardsShown("blue", ("red",), cards)


def answer(before: list[Faces], about: About, count: int, hand: Hand, random: Random) -> Faces:
    """What Blue may show without the mission card: fresh, or what the ladder leaves (B10)."""
    sets = [faces for faces in required_sets(about, count) if is_truthful(faces, hand)]
    fresh = [faces for faces in sets if is_fresh(faces, before)]
    if fresh:
        return random.choice(fresh)
    fewer = {
        frozenset(few)
        for faces in sets
        for few in combinations(sorted(faces), count - 1)
        if is_truthful(frozenset(few), hand)
    }
    return random.choice(sorted(fewer, key=sorted))


def board_answers(hand: Hand, questions: list[tuple[About, bool]], seed: int) -> Iterator[Event]:
    """Red asks Blue, who has this hand, all these questions."""
    random, before = Random(seed), list[Faces]()
    for about, through_ambassador in questions:
        yield question(about, through_ambassador)
        faces = answer(before, about, 2 if through_ambassador else 3, hand, random)
        if len(faces) > 1:
            before.append(faces)
        yield shown(*in_order(faces))


# --- the card game: Blue exchanges with Red -------------------------------------------------------


def card_opening(edition: Edition = "ffg-2003", hand: card_cards.Hand | None = None) -> list[Event]:
    own = hand or card_cards.Hand("red", "x", card_cards.NUMBERS[edition][3])
    return [card.GameOpened(ALL_FOUR, CardRules(edition=edition)), BlackHandDealt(1, own)]


def pair_shown(*cards: Any) -> Event:
    return card.PairShown("blue", "red", cards)


def truthful_pairs(edition: Edition, hand: Hand) -> list[Faces]:
    pairs = map(frozenset, combinations((*IDENTITIES, *NUMBERS[edition]), 2))
    return [pair for pair in pairs if len(pair & hand) in TRUE_CARDS[edition]]


def card_answers(edition: Edition, hand: Hand, count: int, seed: int) -> Iterator[Event]:
    """Blue shows Red this many pairs, none of them again while another is left (C3)."""
    random, pairs, before = Random(seed), truthful_pairs(edition, hand), set[Faces]()
    for _ in range(count):
        pair = random.choice([one for one in pairs if one not in before] or pairs)
        before.add(pair)
        yield pair_shown(*in_order(pair))
