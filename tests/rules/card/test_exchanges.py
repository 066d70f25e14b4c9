"""Exchanges: truth by edition, no repeats (C3), and both choose before either sees."""

from itertools import combinations, product
from typing import Any, cast

import pytest

from inkognito import Game
from inkognito.card.cards import NUMBERS
from inkognito.card.commands import ChoosePair
from inkognito.card.events import AnyEvent, PairChosen, PairShown
from inkognito.card.evolve import evolve
from inkognito.card.state import EXCHANGING
from inkognito.core.agents import IDENTITIES
from inkognito.core.seats import Viewer
from inkognito.views.card import PairChosenFaceDown, PairShownCovertly
from tests.kit.card_scenes import HANDS, meeting
from tests.kit.scenes import position, refusal

EDITIONS = ("ffg-2003", "abacus-1997")
VISITS = {
    "red": "rialto",
    "blue": "rialto",
    "green": "arsenale",
    "yellow": "accademia",
    "ambassador": "san-marco",
}
RED_PAIR = ChoosePair(("fiddlebottom", "24"))
BLUE_PAIR = ChoosePair(("bubble", "47"))


def exchange(**fields: Any) -> Game:
    """Red, Fiddlebottom with 36, and blue, Bubble with 13, must exchange."""
    return meeting(VISITS, "rialto", "exchanging", **fields)


def pairs(game: Game, seat: Any = "red") -> set[frozenset[str]]:
    options = game.options(seat)
    assert all(isinstance(option, ChoosePair) for option in options)
    return {frozenset(option.cards) for option in options}


def by_brute_force(identity: str, number: str, edition: Any) -> set[frozenset[str]]:
    """Every two of the eight cards, kept by counting the true ones."""
    wanted = {"ffg-2003": [1], "abacus-1997": [1, 2]}[edition]
    cards = [*IDENTITIES, *NUMBERS[edition]]
    return {
        frozenset(two)
        for two in combinations(cards, 2)
        if (two[0] in (identity, number)) + (two[1] in (identity, number)) in wanted
    }


def with_red(identity: str, number: str, edition: str) -> Game:
    """Red has this hand; the previous holders of its cards have red's."""
    mine = HANDS[edition]["red"].split()
    swap = {identity: mine[0], number: mine[1]}
    hands = {
        seat: " ".join(swap.get(card, card) for card in words.split())
        for seat, words in HANDS[edition].items()
    }
    return exchange(edition=edition, hands=hands | {"red": f"{identity} {number}"})


def shown(seat: str, to: str, *cards: str) -> dict[str, Any]:
    return {"seat": seat, "to": to, "cards": cards}


# --- what is true -------------------------------------------------------------------------------


@pytest.mark.parametrize(("edition", "count"), [("ffg-2003", 12), ("abacus-1997", 13)])
def test_every_hand_has_12_pairs_by_ffg_and_13_by_abacus(edition: Any, count: int) -> None:
    for identity, number in product(IDENTITIES, NUMBERS[edition]):
        offered = pairs(with_red(identity, number, edition))
        assert offered == by_brute_force(identity, number, edition)
        assert len(offered) == count


def test_ffg_one_is_true_and_one_is_false() -> None:
    game = exchange()
    assert refusal(game, "red", ChoosePair(("fiddlebottom", "36"))) == "not-one-true"
    assert refusal(game, "red", ChoosePair(("bubble", "13"))) == "not-one-true"
    game.play("red", ChoosePair(("bubble", "36")))


def test_abacus_both_may_be_true_but_not_neither() -> None:
    game = exchange(edition="abacus-1997")
    assert refusal(game, "red", ChoosePair(("bubble", "11"))) == "nothing-true"
    game.play("red", ChoosePair(("fiddlebottom", "29")))


@pytest.mark.parametrize("cards", [("fiddlebottom", "x"), ("24", "36"), ("fiddlebottom", "24")])
def test_the_two_may_be_of_either_kind(cards: Any) -> None:
    game = exchange()
    game.play("red", ChoosePair(cards))
    assert position(game)["chosen"] == [{"seat": "red", "cards": list(cards)}]


@pytest.mark.parametrize(
    "cards", [(), ("fiddlebottom",), ("x", "x"), ("fiddlebottom", "x", "24"), ("36", "36")]
)
def test_exactly_two_different_cards_are_chosen(cards: Any) -> None:
    assert refusal(exchange(), "red", ChoosePair(cards)) == "wrong-cards"


def test_cards_of_the_other_edition_are_unknown() -> None:
    assert refusal(exchange(), "red", ChoosePair(("fiddlebottom", "29"))) == "unknown-card"


def test_the_order_of_the_two_does_not_matter() -> None:
    game = exchange()
    game.play("red", ChoosePair(("24", "fiddlebottom")))
    assert position(game)["chosen"] == [{"seat": "red", "cards": ["fiddlebottom", "24"]}]


# --- no repeats ---------------------------------------------------------------------------------


@pytest.mark.parametrize("again", [("fiddlebottom", "24"), ("24", "fiddlebottom")])
def test_a_pair_is_not_shown_twice_to_the_same_player(again: Any) -> None:
    game = exchange(shown=[shown("red", "blue", "fiddlebottom", "24")])
    assert refusal(game, "red", ChoosePair(again)) == "already-shown"
    assert len(pairs(game)) == 11


def test_one_new_card_makes_a_new_pair() -> None:
    game = exchange(shown=[shown("red", "blue", "fiddlebottom", "24")])
    game.play("red", ChoosePair(("fiddlebottom", "47")))


def test_a_pair_shown_to_another_player_may_be_shown_here() -> None:
    game = exchange(shown=[shown("red", "green", "fiddlebottom", "24")])
    assert len(pairs(game)) == 12


def test_pairs_that_the_other_has_shown_me_do_not_bind_me() -> None:
    game = exchange(shown=[shown("blue", "red", "fiddlebottom", "13")])
    assert len(pairs(game, "red")) == 12
    assert len(pairs(game, "blue")) == 11


@pytest.mark.parametrize("edition", EDITIONS)
def test_c3_when_every_legal_pair_was_shown_each_may_be_shown_again(edition: str) -> None:
    identity, number = HANDS[edition]["red"].split()
    every = sorted(map(sorted, by_brute_force(identity, number, edition)))
    seen = [shown("red", "blue", *two) for two in every]
    assert pairs(exchange(edition=edition, shown=seen[1:])) == {frozenset(every[0])}
    game = exchange(edition=edition, shown=seen)
    assert pairs(game) == {frozenset(two) for two in every}
    game.play("red", ChoosePair(tuple(every[3])))  # type: ignore[arg-type]


def test_c3_a_false_pair_stays_illegal_when_every_legal_one_was_shown() -> None:
    seen = [shown("red", "blue", *two) for two in by_brute_force("fiddlebottom", "36", "ffg-2003")]
    assert refusal(exchange(shown=seen), "red", ChoosePair(("x", "24"))) == "not-one-true"


# --- both choose before either sees -------------------------------------------------------------


@pytest.mark.parametrize("viewer", ["blue", "green", "yellow", "spectator"])
def test_until_both_have_chosen_only_that_one_has_is_visible(viewer: Viewer) -> None:
    game = exchange()
    before = game.sightings(viewer)
    game.play("red", RED_PAIR)
    (seen,) = game.sightings(viewer)[len(before) :]
    assert seen.sighting == PairChosenFaceDown("red")


def test_a_player_who_has_chosen_knows_their_own_choice() -> None:
    game = exchange()
    game.play("red", RED_PAIR)
    assert game.sightings("red")[-1].sighting == PairChosen("red", ("fiddlebottom", "24"))


@pytest.mark.parametrize(("one", "other"), [("red", "blue"), ("blue", "red")])
def test_either_may_choose_first_and_the_other_still_has_all_pairs(one: Any, other: Any) -> None:
    game = exchange()
    before = game.options(other)
    game.play(one, game.options(one)[0])
    assert game.options(other) == before
    assert (game.to_act, game.options(one)) == ((other,), ())
    assert refusal(game, one, before[0]) == "not-your-decision"


def test_a_first_choice_does_not_make_the_others_decision_stale() -> None:
    game = exchange()
    decision = game.decision
    game.play("red", RED_PAIR, decision)
    game.play("blue", BLUE_PAIR, decision)
    assert game.decision > decision


def test_an_answer_to_the_decision_before_the_exchange_is_stale() -> None:
    game = exchange()
    assert refusal(game, "red", RED_PAIR, game.decision - 1) == "stale"


def test_when_both_have_chosen_each_sees_the_others_pair() -> None:
    game = exchange()
    game.play("red", RED_PAIR)
    game.play("blue", BLUE_PAIR)
    for viewer in ("red", "blue"):
        seen = [one.sighting for one in game.sightings(viewer)]
        assert PairShown("red", "blue", RED_PAIR.cards) in seen
        assert PairShown("blue", "red", BLUE_PAIR.cards) in seen


@pytest.mark.parametrize("viewer", ["green", "yellow", "spectator"])
def test_nobody_else_ever_sees_the_cards(viewer: Viewer) -> None:
    game = exchange()
    game.play("blue", BLUE_PAIR)
    game.play("red", RED_PAIR)
    seen = [one.sighting for one in game.sightings(viewer)]
    assert PairShownCovertly("red", "blue") in seen
    assert PairShownCovertly("blue", "red") in seen
    assert not any(isinstance(one, (PairShown, PairChosen)) for one in seen)


def test_a_shown_pair_counts_for_the_next_meeting() -> None:
    game = exchange()
    game.play("red", RED_PAIR)
    game.play("blue", BLUE_PAIR)
    past = position(game)["shown"]
    assert RED_PAIR not in exchange(shown=past).options("red")
    assert BLUE_PAIR not in exchange(shown=past).options("blue")


def test_a_pair_is_two_cards_and_none_of_them_twice() -> None:
    one, other = RED_PAIR.cards
    for cards in ((one,), (one, one), (one, other, other), (one, other, one)):
        twice: Any = cards
        assert refusal(exchange(), "red", ChoosePair(twice)) == "wrong-cards"


def test_the_exchange_goes_on_until_the_second_pair_is_shown() -> None:
    game = exchange()
    game.play("red", RED_PAIR)
    state = game.now.state
    chosen, first, second, *_ = cast("tuple[AnyEvent, ...]", game.play("blue", BLUE_PAIR))
    assert [type(one) for one in (chosen, first, second)] == [PairChosen, PairShown, PairShown]
    state = evolve(evolve(state, chosen), first)
    assert state.phase is EXCHANGING
    assert state.meeting is not None
    assert evolve(state, second).meeting is None
