"""Where repeats are prevented: what is fresh, by face and by viewer, and the ladder (B9, B10)."""

from itertools import combinations, product
from typing import Any

import pytest

from inkognito import Game
from inkognito.board.cards import BUILDS, About
from inkognito.board.commands import Expel, QuestionAgent, QuestionThroughAmbassador, ShowCards
from inkognito.core.agents import IDENTITIES
from tests.kit.scenes import offered, play, position, refusal, scene

BY_AGENT = ("ca-d-oro", "blue-tall")
BY_AMBASSADOR = ("embassy", "ambassador")

THREES = {
    "identity": [
        f"{one} {other} {build}"
        for (one, other), build in product(combinations(IDENTITIES, 2), BUILDS)
        if "bubble" in (one, other) or build == "short"
    ],
    "build": [
        f"{identity} {one} {other}"
        for identity, (one, other) in product(IDENTITIES, combinations(BUILDS, 2))
        if identity == "bubble" or "short" in (one, other)
    ],
}
"""All answers of blue (Bubble, short, B) without the mission card."""

PAIRS = {
    "identity": ["bubble fiddlebottom", "bubble zsazsa", "bubble x"],
    "build": ["short tall", "short fat", "short thin"],
}
LADDER = {
    about: {
        *PAIRS[about],
        "bubble short",
        *(f"bubble {build}" for build in ("tall", "fat", "thin")),
        *(f"{identity} short" for identity in ("fiddlebottom", "zsazsa", "x")),
    }
    for about in PAIRS
}
"""Two cards of such an answer, at least one of them true."""

both_kinds = pytest.mark.parametrize("about", ["identity", "build"])


def asked(
    about: About,
    way: tuple[str, str] = BY_AGENT,
    *,
    red: list[str] | None = None,
    green: list[str] | None = None,
    **fields: Any,
) -> Game:
    """Red has asked blue, who has shown these sets to red and to green before."""
    at, piece = way
    shown = [to_viewer("red", cards) for cards in red or ()]
    shown += [to_viewer("green", cards) for cards in green or ()]
    question = {"agent": "blue", "about": about, "piece": piece}
    return scene("answering", places={"red-tall": at}, question=question, shown=shown, **fields)


def to_viewer(viewers: str, cards: str) -> dict[str, Any]:
    return {"seat": "blue", "to": viewers.split(), "cards": cards.split()}


def show(cards: str) -> ShowCards:
    names: Any = tuple(cards.split())
    return ShowCards(names)


def face_sets(*sets: str) -> set[frozenset[str]]:
    return {frozenset(one.split()) for one in sets}


def offered_faces(game: Game) -> set[frozenset[str]]:
    return {
        frozenset(card.removeprefix("grey-") for card in command.cards)
        for command in offered(game, "blue", ShowCards)
    }


# --- fresh sets ---------------------------------------------------------------------------------


@both_kinds
def test_a_set_of_three_is_not_shown_twice_to_the_same_viewer(about: About) -> None:
    for three in THREES[about]:
        game = asked(about, red=[three])
        assert offered_faces(game) == offered_faces(asked(about)) - face_sets(three)
        assert refusal(game, "blue", show(three)) == "already-shown"


@both_kinds
def test_to_another_viewer_the_set_is_free(about: About) -> None:
    game = asked(about, green=THREES[about])
    assert offered_faces(game) == offered_faces(asked(about))
    assert game.play("blue", show(THREES[about][0]))


def test_sets_shown_by_another_agent_do_not_matter() -> None:
    shown = [{"seat": "yellow", "to": ["red"], "cards": ["bubble", "x", "thin"]}]
    question = {"agent": "blue", "about": "identity", "piece": "blue-tall"}
    places = {"red-tall": "ca-d-oro"}
    game = scene("answering", places=places, question=question, shown=shown)
    assert game.play("blue", show("bubble x thin"))


@both_kinds
def test_a_pair_equal_to_an_earlier_pair_is_refused(about: About) -> None:
    for pair in PAIRS[about]:
        game = asked(about, BY_AMBASSADOR, red=[pair])
        assert offered_faces(game) == offered_faces(asked(about, BY_AMBASSADOR)) - face_sets(pair)
        assert refusal(game, "blue", show(pair)) == "already-shown"


@pytest.mark.parametrize(
    ("three", "pair"), [("bubble x tall", "x bubble"), ("x bubble B", "bubble B")]
)
def test_a_pair_inside_an_earlier_three_is_refused(three: str, pair: str) -> None:
    game = asked("identity", BY_AMBASSADOR, red=[three])
    assert refusal(game, "blue", show(pair)) == "already-shown"


def test_a_pair_that_an_earlier_three_holds_only_in_part_is_free() -> None:
    game = asked("identity", BY_AMBASSADOR, red=["bubble x tall"])
    assert offered_faces(game) == face_sets("bubble fiddlebottom", "bubble zsazsa", "bubble B")


def test_a_pair_shown_to_another_viewer_is_free() -> None:
    game = asked("identity", BY_AMBASSADOR, green=["bubble x", "bubble x tall"])
    assert game.play("blue", show("bubble x"))


def test_a_three_around_an_earlier_pair_is_free() -> None:
    game = asked("identity", red=["bubble x"])
    assert offered_faces(game) == offered_faces(asked("identity"))


def test_freshness_holds_within_one_turn() -> None:
    game = scene("meeting", places={"red-tall": "ca-d-oro", "red-short": "embassy"})
    play(game, "red", QuestionAgent("blue-tall", "identity"))
    play(game, "blue", show("bubble x tall"))
    play(game, "red", Expel("murano"), QuestionThroughAmbassador("blue", "identity"))
    assert refusal(game, "blue", show("bubble x")) == "already-shown"


# --- B9 -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "now"),
    [
        ("bubble x short", "grey-bubble x grey-short"),
        ("grey-bubble x short", "bubble x short"),
        ("grey-bubble x short", "bubble x grey-short"),
    ],
)
def test_b9_a_grey_card_and_the_coloured_one_are_the_same(before: str, now: str) -> None:
    assert refusal(asked("identity", red=[before]), "blue", show(now)) == "already-shown"


@pytest.mark.parametrize("before", ["bubble x", "grey-bubble x tall"])
def test_b9_also_in_pairs(before: str) -> None:
    game = asked("identity", BY_AMBASSADOR, red=[before])
    for now in ("bubble x", "grey-bubble x"):
        assert refusal(game, "blue", show(now)) == "already-shown"


def test_b9_the_mission_card_is_a_face_of_its_own() -> None:
    game = asked("identity", red=["bubble x tall"])
    assert face_sets("bubble x B", "bubble tall B", "x short B") <= offered_faces(game)
    game = asked("identity", red=["bubble tall B"])
    assert refusal(game, "blue", show("grey-bubble tall B")) == "already-shown"
    assert face_sets("bubble x tall", "bubble fat B") <= offered_faces(game)


def test_b9_a_set_that_answers_both_kinds_of_question_is_shown_once() -> None:
    """One identity, one build and the mission card may answer either question."""
    game = asked("build", red=["bubble tall B"])
    assert refusal(game, "blue", show("bubble tall B")) == "already-shown"


# --- B10: the ladder for three cards ------------------------------------------------------------


@both_kinds
def test_b10_the_ladder_stays_shut_while_a_fresh_set_without_the_mission_card_is_left(
    about: About,
) -> None:
    for left in THREES[about]:
        game = asked(about, red=[three for three in THREES[about] if three != left])
        without = {one for one in offered_faces(game) if "B" not in one}
        assert without == face_sets(left)
    for two in LADDER[about]:
        assert refusal(game, "blue", show(two)) == "wrong-cards"


@both_kinds
def test_b10_it_opens_when_none_is_left_and_fresh_sets_with_the_card_may_still_be_chosen(
    about: About,
) -> None:
    game = asked(about, red=THREES[about])
    with_mission = {one for one in offered_faces(asked(about)) if "B" in one}
    assert len(with_mission) == 10
    two_cards = face_sets(*LADDER[about])
    assert len(two_cards) == 10
    assert offered_faces(game) == with_mission | two_cards


def test_b10_on_the_ladder_the_true_cards_may_be_grey_too() -> None:
    game = asked("identity", red=THREES["identity"])
    twos = {one.cards for one in offered(game, "blue", ShowCards) if len(one.cards) == 2}
    assert len(twos) == 22
    assert {("grey-bubble", "x"), ("grey-bubble", "grey-short"), ("x", "grey-short")} <= twos


@pytest.mark.parametrize(
    ("cards", "code"),
    [
        ("x tall", "nothing-true"),
        ("x zsazsa", "nothing-true"),
        ("bubble B", "wrong-cards"),
        ("short B", "wrong-cards"),
        ("short tall", "wrong-cards"),
        ("bubble", "wrong-cards"),
        ("bubble x tall", "already-shown"),
    ],
)
def test_b10_two_cards_of_a_legal_answer_without_the_mission_card_and_one_of_them_true(
    cards: str, code: str
) -> None:
    assert refusal(asked("identity", red=THREES["identity"]), "blue", show(cards)) == code


def test_b10_the_two_cards_need_not_be_fresh() -> None:
    game = asked("identity", red=[*THREES["identity"], "bubble x", "bubble short"])
    assert face_sets("bubble x", "bubble short") <= offered_faces(game)
    assert game.play("blue", show("bubble x"))


def test_b10_a_set_with_the_mission_card_must_be_fresh_on_the_ladder_too() -> None:
    game = asked("identity", red=[*THREES["identity"], "bubble x B"])
    assert refusal(game, "blue", show("bubble x B")) == "already-shown"
    assert game.play("blue", show("bubble zsazsa B"))


@both_kinds
def test_b10_when_every_set_is_used_up_two_cards_are_left(about: About) -> None:
    with_mission = [" ".join(one) for one in offered_faces(asked(about)) if "B" in one]
    game = asked(about, red=THREES[about] + with_mission)
    assert offered_faces(game) == face_sets(*LADDER[about])


def test_b10_the_ladder_opens_for_each_viewer_and_each_kind_by_itself() -> None:
    assert refusal(asked("identity", green=THREES["identity"]), "blue", show("bubble x")) == (
        "wrong-cards"
    )
    assert refusal(asked("build", red=THREES["identity"]), "blue", show("short tall")) == (
        "wrong-cards"
    )


# --- B10: the ladder for a pair -----------------------------------------------------------------


@both_kinds
def test_b10_the_ladder_for_a_pair_is_one_true_card_of_the_kind_asked(about: About) -> None:
    true = {"identity": "bubble", "build": "short"}[about]
    game = asked(about, BY_AMBASSADOR, red=PAIRS[about])
    assert set(game.options("blue")) == {
        show(cards) for cards in (true, f"grey-{true}", f"{true} B", f"grey-{true} B")
    }


@both_kinds
def test_b10_it_stays_shut_while_a_fresh_pair_is_left(about: About) -> None:
    true = {"identity": "bubble", "build": "short"}[about]
    game = asked(about, BY_AMBASSADOR, red=PAIRS[about][1:])
    assert refusal(game, "blue", show(true)) == "wrong-cards"
    assert offered_faces(game) == face_sets(PAIRS[about][0], f"{true} B")


def test_b10_pairs_inside_sets_of_three_open_it_too() -> None:
    threes = ["bubble x tall", "bubble zsazsa fat", "bubble fiddlebottom short"]
    game = asked("identity", BY_AMBASSADOR, red=threes)
    assert offered_faces(game) == face_sets("bubble", "bubble B")


def test_b10_the_pair_with_the_mission_card_must_be_fresh() -> None:
    game = asked("identity", BY_AMBASSADOR, red=[*PAIRS["identity"], "bubble short B"])
    assert offered_faces(game) == face_sets("bubble")
    assert refusal(game, "blue", show("bubble B")) == "already-shown"


@pytest.mark.parametrize(
    ("cards", "code"), [("x", "nothing-true"), ("short", "wrong-cards"), ("B", "wrong-cards")]
)
def test_b10_no_other_single_card_will_do(cards: str, code: str) -> None:
    game = asked("identity", BY_AMBASSADOR, red=PAIRS["identity"])
    assert refusal(game, "blue", show(cards)) == code


# --- what counts as shown -----------------------------------------------------------------------


def test_b10_a_pair_from_the_ladder_counts_as_shown() -> None:
    game = asked("identity", red=THREES["identity"])
    play(game, "blue", show("grey-bubble x"))
    last = position(game)["shown"][-1:]
    question = {"agent": "blue", "about": "identity", "piece": "ambassador"}
    places = {"red-tall": "embassy"}
    game = scene("answering", places=places, question=question, shown=last)
    assert refusal(game, "blue", show("bubble x")) == "already-shown"


def test_b10_single_cards_do_not_count_as_shown() -> None:
    game = asked("identity", BY_AMBASSADOR, red=["bubble", "bubble", "short"])
    assert game.options("blue") == asked("identity", BY_AMBASSADOR).options("blue")
    again = asked("identity", BY_AMBASSADOR, red=[*PAIRS["identity"], "bubble"])
    assert again.play("blue", show("bubble"))


def test_a_relayed_pair_must_be_fresh_for_the_asker_only() -> None:
    relayed = [to_viewer("ambassador green", "bubble x"), to_viewer("ambassador", "bubble zsazsa")]
    question = {"agent": "blue", "about": "identity", "piece": "ambassador"}
    places = {"red-tall": "embassy"}
    game = scene("answering", players=5, places=places, question=question, shown=relayed)
    assert face_sets("bubble x", "bubble zsazsa") <= offered_faces(game)


def test_a_relayed_pair_counts_as_shown_to_the_asker() -> None:
    relayed = [to_viewer("ambassador red", "bubble x")]
    question = {"agent": "blue", "about": "identity", "piece": "ambassador"}
    places = {"red-tall": "embassy"}
    game = scene("answering", players=5, places=places, question=question, shown=relayed)
    assert refusal(game, "blue", show("bubble x")) == "already-shown"


def test_a_relayed_pair_counts_as_shown_to_the_ambassadors_player() -> None:
    relayed = [to_viewer("ambassador red", "bubble x")]
    question = {"agent": "blue", "about": "identity", "piece": "blue-tall"}
    places = {"ambassador": "ca-d-oro"}
    game = scene(
        "answering", "ambassador", players=5, places=places, question=question, shown=relayed
    )
    assert refusal(game, "blue", show("bubble x")) == "already-shown"
