"""Whether what a scenario says was shown can have been shown: by whom, to whom, and truthfully."""

from collections.abc import Mapping
from typing import Final

from inkognito.board.cards import (
    CARD_INDEX,
    Hand,
    SecretHand,
    face_of,
    faces_of,
    is_grey,
    secret_hand,
)
from inkognito.board.scenario import Scenario, ShownSet
from inkognito.board.shows import ONE_TRUE, PAIR, THREE, TWO_OF_THREE, Form, has_shape, is_truthful
from inkognito.core.refusals import Param, Problem
from inkognito.core.scenario_text import Problems
from inkognito.core.seats import Colour


def shown_problems(scenario: Scenario) -> Problems:
    """Find what can't have been shown like that."""
    hands: dict[str, Hand] = {hand.seat: hand for hand in scenario.hands}
    threes: set[tuple[Colour, str, int]] = set()
    for number, shown in enumerate(scenario.shown, start=1):
        problem = _problem_of_shown(shown, hands)
        if problem is not None:
            params: dict[str, Param] = {"shown": number, "seat": shown.seat, "cards": shown.cards}
            yield Problem(problem, params, field=f"shown[{number - 1}]")
            continue
        key = shown.seat, shown.to[-1], faces_of(shown.cards)
        if len(shown.cards) == _FULL and scenario.rules.repeats == "prevented" and key in threes:
            yield Problem(
                "shown-repeat",
                {"shown": number, "seat": shown.seat},
                field=f"shown[{number - 1}]",
            )
        threes.add(key)


_FULL: Final = 3
_FORMS: Final[dict[int, tuple[Form, ...]]] = {3: (THREE,), 2: (PAIR, TWO_OF_THREE), 1: (ONE_TRUE,)}


def _problem_of_shown(shown: ShownSet, hands: Mapping[str, Hand]) -> str | None:
    if shown.seat not in hands:
        return "shown-before-the-deal"
    hand = secret_hand(hands[shown.seat])
    if not _is_audience(shown):
        return "shown-to-nobody-who-may-ask"
    if not _are_own_cards(shown, hand):
        return "shown-not-their-card"
    faces = faces_of(shown.cards)
    forms = _FORMS.get(faces.bit_count(), ()) if faces.bit_count() == len(shown.cards) else ()
    if not any(has_shape(faces, about, form) for about in range(2) for form in forms):
        return "shown-wrong-cards"
    return None if is_truthful(faces, hand) else "shown-nothing-true"


def _is_audience(shown: ShownSet) -> bool:
    """Whether it is one asker, after the Ambassador's player if they pass a pair on."""
    if not shown.to or shown.seat in shown.to or len(set(shown.to)) < len(shown.to):
        return False
    if "ambassador" in shown.to and len(shown.cards) == _FULL:
        return False
    return len(shown.to) == 1 or (len(shown.to) == 2 and shown.to[0] == "ambassador")


def _are_own_cards(shown: ShownSet, hand: SecretHand) -> bool:
    cards = (CARD_INDEX[card] for card in shown.cards)
    return all(hand.grey >> face_of(card) & 1 for card in cards if is_grey(card))
