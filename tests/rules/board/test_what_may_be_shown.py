"""Which cards answer a question. An independent brute force counts the answers for every hand."""

from collections.abc import Iterator
from itertools import combinations, permutations, product
from typing import Any

import pytest

from inkognito import Game, Refused
from inkognito.board.cards import BUILDS, CARDS, LETTERS, About
from inkognito.board.commands import ShowCards
from inkognito.board.events import CardsShown
from inkognito.core.agents import IDENTITIES
from tests.kit.scenes import offered, refusal, scene

Faces = frozenset[str]
HandWords = tuple[str, str, str]

BLUE: HandWords = ("bubble", "short", "B")
HANDS: list[HandWords] = list(product(IDENTITIES, BUILDS, LETTERS))
WANTED = {
    ("identity", "agent"): (2, 1),
    ("build", "agent"): (1, 2),
    ("identity", "ambassador"): (2, 0),
    ("build", "ambassador"): (0, 2),
}
"""How many identities and builds are asked for."""

each_question = pytest.mark.parametrize(("about", "way"), list(WANTED))


def asked(about: About, way: str = "agent", hand: HandWords = BLUE) -> Game:
    """Red has asked blue, who holds this hand, in a meeting or through the Ambassador."""
    at, piece = {"agent": ("ca-d-oro", "blue-tall"), "ambassador": ("embassy", "ambassador")}[way]
    return scene(
        "answering",
        places={"red-tall": at},
        hands=deal(hand),
        question={"agent": "blue", "about": about, "piece": piece},
    )


def deal(hand: HandWords) -> dict[str, str]:
    """Blue gets this hand; the others get what is left, in any order."""
    kinds: list[tuple[str, ...]] = [IDENTITIES, BUILDS, LETTERS]
    rest = [[card for card in kind if card not in hand] for kind in kinds]
    others = dict(
        zip(("red", "green", "yellow"), map(" ".join, zip(*rest, strict=True)), strict=True)
    )
    return {"blue": " ".join(hand), **others}


def show(cards: str) -> ShowCards:
    names: Any = tuple(cards.split())
    return ShowCards(names)


def faces(cards: tuple[str, ...]) -> Faces:
    return frozenset(card.removeprefix("grey-") for card in cards)


def legal_faces(hand: HandWords, wanted: tuple[int, int]) -> Iterator[Faces]:
    """By brute force: a true card among them, and the mission card in place of one at most."""
    identity, build, letter = hand
    for cards in combinations((*IDENTITIES, *BUILDS, letter), sum(wanted)):
        missing = (
            wanted[0] - sum(card in IDENTITIES for card in cards),
            wanted[1] - sum(card in BUILDS for card in cards),
        )
        is_true = identity in cards or build in cards
        if is_true and min(missing) >= 0 and sum(missing) == (letter in cards):
            yield frozenset(cards)


def legal_answers(hand: HandWords, wanted: tuple[int, int]) -> set[frozenset[str]]:
    """The same as cards: each true card in colour or in grey."""
    answers: set[frozenset[str]] = set()
    for one in legal_faces(hand, wanted):
        choices = [(card, f"grey-{card}") if card in hand[:2] else (card,) for card in one]
        answers.update(map(frozenset, product(*choices)))
    return answers


# --- counts -------------------------------------------------------------------------------------


@each_question
def test_every_hand_has_15_or_25_sets_for_an_agent_and_3_or_4_pairs_for_the_ambassador(
    about: About, way: str
) -> None:
    plain, in_all = {"agent": (15, 25), "ambassador": (3, 4)}[way]
    for hand in HANDS:
        answers = offered(asked(about, way, hand), "blue", ShowCards)
        sets = {faces(answer.cards) for answer in answers}
        assert sets == set(legal_faces(hand, WANTED[about, way])), hand
        assert len(sets) == in_all, hand
        assert sum(hand[2] not in one for one in sets) == plain, hand


@each_question
def test_each_true_card_may_be_shown_in_grey_or_in_colour(about: About, way: str) -> None:
    in_all = {"agent": 58, "ambassador": 8}[way]
    for hand in HANDS:
        answers = [command.cards for command in asked(about, way, hand).options("blue")]
        assert len(answers) == in_all, hand
        assert set(map(frozenset, answers)) == legal_answers(hand, WANTED[about, way]), hand


@each_question
def test_of_all_sets_of_up_to_three_cards_only_the_legal_ones_are_accepted(
    about: About, way: str
) -> None:
    game = asked(about, way)
    taken = set()
    for size in range(4):
        for cards in combinations(CARDS, size):
            try:
                game.play("blue", ShowCards(cards))
            except Refused:
                continue
            taken.add(frozenset(cards))
            game = asked(about, way)
    assert taken == legal_answers(BLUE, WANTED[about, way])


# --- truth and grey cards -----------------------------------------------------------------------


@pytest.mark.parametrize("cards", ["bubble x tall", "x zsazsa short", "bubble x short"])
def test_one_true_card_of_either_kind_is_enough_and_two_are_allowed(cards: str) -> None:
    assert asked("identity").play("blue", show(cards))


@pytest.mark.parametrize("cards", ["x zsazsa tall", "fiddlebottom x thin"])
def test_at_least_one_card_must_be_true(cards: str) -> None:
    assert refusal(asked("identity"), "blue", show(cards)) == "nothing-true"


def test_through_the_ambassador_exactly_one_card_is_true() -> None:
    assert refusal(asked("build", "ambassador"), "blue", show("tall fat")) == "nothing-true"
    for command in offered(asked("build", "ambassador"), "blue", ShowCards):
        assert "short" in faces(command.cards)


@pytest.mark.parametrize(
    "cards", ["grey-bubble x tall", "x zsazsa grey-short", "grey-bubble x grey-short"]
)
def test_a_grey_card_may_take_the_place_of_the_coloured_one(cards: str) -> None:
    assert asked("identity").play("blue", show(cards))


@pytest.mark.parametrize("cards", ["bubble grey-x short", "bubble x grey-tall", "bubble x A"])
def test_nobody_has_another_players_grey_card(cards: str) -> None:
    assert refusal(asked("identity"), "blue", show(cards)) == "not-your-card"


@pytest.mark.parametrize("cards", ["bubble bubble short", "bubble grey-bubble short", "bubble B B"])
def test_the_cards_shown_have_different_faces(cards: str) -> None:
    assert refusal(asked("identity"), "blue", show(cards)) == "same-face-twice"


# --- B8: the mission card -----------------------------------------------------------------------


@pytest.mark.parametrize("cards", ["bubble x B", "bubble tall B", "x short B", "bubble short B"])
def test_b8_the_mission_card_replaces_any_one_card_of_an_answer(cards: str) -> None:
    assert asked("identity").play("blue", show(cards))


@pytest.mark.parametrize(("about", "cards"), [("identity", "bubble B"), ("build", "short B")])
def test_b8_the_mission_card_replaces_a_card_for_the_ambassador_too(
    about: About, cards: str
) -> None:
    assert asked(about, "ambassador").play("blue", show(cards))


@pytest.mark.parametrize("cards", ["x zsazsa B", "x tall B"])
def test_b8_the_mission_card_never_counts_as_the_true_card(cards: str) -> None:
    assert refusal(asked("identity"), "blue", show(cards)) == "nothing-true"


def test_b8_nor_does_it_for_the_ambassador() -> None:
    assert refusal(asked("identity", "ambassador"), "blue", show("x B")) == "nothing-true"


@pytest.mark.parametrize("cards", ["short tall B", "bubble x short B"])
def test_b8_the_mission_card_comes_in_place_of_one_card_only(cards: str) -> None:
    assert refusal(asked("identity"), "blue", show(cards)) == "wrong-cards"


@pytest.mark.parametrize("cards", ["short B", "bubble x B", "B"])
def test_b8_beside_it_the_ambassador_is_shown_one_card_of_the_kind_asked(cards: str) -> None:
    assert refusal(asked("identity", "ambassador"), "blue", show(cards)) == "wrong-cards"


# --- number, kinds, names and order -------------------------------------------------------------


@pytest.mark.parametrize("cards", ["", "bubble", "bubble x", "bubble short", "bubble x short tall"])
def test_an_agent_shows_neither_more_nor_fewer_cards_than_are_asked_for(cards: str) -> None:
    assert refusal(asked("identity"), "blue", show(cards)) == "wrong-cards"


@pytest.mark.parametrize("cards", ["", "short", "short tall x", "short tall fat"])
def test_for_the_ambassador_it_is_a_pair(cards: str) -> None:
    assert refusal(asked("build", "ambassador"), "blue", show(cards)) == "wrong-cards"


@pytest.mark.parametrize(
    ("about", "way", "cards"),
    [
        ("identity", "agent", "bubble short tall"),
        ("identity", "agent", "bubble x zsazsa"),
        ("build", "agent", "bubble x short"),
        ("build", "agent", "short tall fat"),
        ("identity", "ambassador", "short tall"),
        ("identity", "ambassador", "bubble short"),
        ("build", "ambassador", "bubble x"),
        ("build", "ambassador", "bubble short"),
    ],
)
def test_cards_of_the_wrong_kinds_are_refused(about: About, way: str, cards: str) -> None:
    assert refusal(asked(about, way), "blue", show(cards)) == "wrong-cards"


@pytest.mark.parametrize(
    "cards", ["bubble x rotund", "Bubble x short", "bubble x grey-B", "E x tall"]
)
def test_unknown_cards_are_refused(cards: str) -> None:
    assert refusal(asked("identity"), "blue", show(cards)) == "unknown-card"


def test_a_value_that_is_no_list_of_cards_is_malformed() -> None:
    nothing: Any = None
    assert refusal(asked("identity"), "blue", ShowCards(nothing)) == "malformed"


def test_the_order_of_the_cards_does_not_matter() -> None:
    told = {
        asked("identity").play("blue", show(" ".join(order)))
        for order in permutations(("grey-bubble", "x", "short"))
    }
    assert told == {(CardsShown("blue", ("red",), ("grey-bubble", "x", "short")),)}


@each_question
def test_no_answer_is_offered_in_two_orders(about: About, way: str) -> None:
    answers = [command.cards for command in asked(about, way).options("blue")]
    assert len(set(map(frozenset, answers))) == len(answers)
