"""The worked examples of both rulebooks, played: Brian or "you", with Rob or Anna, Mario and David.

Brian (you) is red, Rob (Anna) is blue and sits to the left; then green Mario and yellow David.
"""

from collections.abc import Iterator
from itertools import combinations, permutations, product
from typing import Any

import pytest

from inkognito import Game
from inkognito.card.cards import NUMBERS
from inkognito.card.commands import (
    ChoosePair,
    DeclareCode,
    Decline,
    NameAgent,
    PlayLocation,
    ShowBlackCard,
)
from inkognito.card.editions import Number
from inkognito.card.events import BlackCardShown, LocationPlayed, MeetingBegan, PairShown
from inkognito.core.agents import IDENTITIES
from inkognito.core.seats import COLOURS, Viewer
from inkognito.views.card import BlackCardShownCovertly
from tests.kit.card_scenes import card_scene, meeting
from tests.kit.scenes import position

FFG, ABACUS = "ffg-2003", "abacus-1997"
HANDS = {
    FFG: {"red": "bubble 13", "blue": "fiddlebottom 36", "green": "zsazsa 24", "yellow": "x 47"},
    ABACUS: {"red": "bubble 11", "blue": "fiddlebottom 29", "green": "zsazsa 0", "yellow": "x 52"},
}
SHOWN_TO_ROB: dict[str, Any] = {FFG: ("bubble", "24"), ABACUS: ("bubble", "0")}
SHOWN_TO_BRIAN: dict[str, Any] = {FFG: ("fiddlebottom", "13"), ABACUS: ("fiddlebottom", "11")}
CODES: dict[str, Any] = {FFG: ("36", "13", "24", "47"), ABACUS: ("29", "11", "0", "52")}
AT_THE_RIALTO = {
    "red": "rialto",
    "blue": "rialto",
    "green": "san-marco",
    "yellow": "san-marco",
    "ambassador": "san-marco",
}
BOTH = pytest.mark.parametrize("edition", [FFG, ABACUS])

HandOf = dict[str, tuple[str, str]]
"""Identity and number of each colour."""


def first_round(edition: str) -> Game:
    """All have gone as in the example; chance is sought that turns San Marco for the Ambassador."""
    for seed in range(200):
        game = card_scene(hands=HANDS[edition], edition=edition, seed=seed)
        for seat in game.seats:
            game.play(seat, PlayLocation("rialto" if seat in ("red", "blue") else "san-marco"))
        if LocationPlayed("ambassador", "san-marco") in game.events:
            return game
    raise AssertionError("the Ambassador never went there")


def exchanged(edition: str) -> Game:
    game = first_round(edition)
    game.play("red", Decline("declaration"))
    game.play("blue", Decline("declaration"))
    game.play("red", ChoosePair(SHOWN_TO_ROB[edition]))
    game.play("blue", ChoosePair(SHOWN_TO_BRIAN[edition]))
    return game


def deals(edition: Any) -> Iterator[HandOf]:
    """All 576."""
    for identities, numbers in product(permutations(IDENTITIES), permutations(NUMBERS[edition])):
        yield dict(zip(COLOURS, zip(identities, numbers, strict=True), strict=True))


def could_show(hand: tuple[str, str], cards: tuple[str, str], edition: str) -> bool:
    """By the edition's rule of truth, and by nothing of the engine's."""
    true = sum(card in hand for card in cards)
    return true == 1 or (edition == ABACUS and true == 2)


def code_of(deal: HandOf) -> tuple[str, ...]:
    numbers = dict(deal.values())
    return tuple(numbers[identity] for identity in IDENTITIES)


def hand(edition: str, seat: str) -> tuple[str, str]:
    identity, number = HANDS[edition][seat].split()
    return identity, number


# --- the first round ----------------------------------------------------------------------------


@BOTH
def test_three_at_san_marco_get_nothing_and_two_at_the_rialto_meet(edition: str) -> None:
    game = first_round(edition)
    met = [event for event in game.events if isinstance(event, MeetingBegan)]
    assert met == [MeetingBegan("rialto", ("red", "blue"))]
    assert game.to_act == ("red",)


@BOTH
def test_they_exchange_and_then_the_round_is_over(edition: str) -> None:
    game = exchanged(edition)
    shown = [event for event in game.events if isinstance(event, PairShown)]
    assert shown == [
        PairShown("red", "blue", SHOWN_TO_ROB[edition]),
        PairShown("blue", "red", SHOWN_TO_BRIAN[edition]),
    ]
    assert (position(game)["round"], game.to_act) == (2, ("blue",))


@BOTH
def test_brian_concludes_that_rob_is_fiddlebottom_and_no_more(edition: str) -> None:
    mine = hand(edition, "red")
    possible = {
        deal["blue"]
        for deal in deals(edition)
        if deal["red"] == mine and could_show(deal["blue"], SHOWN_TO_BRIAN[edition], edition)
    }
    left = set(CODES[edition]) - {mine[1]}
    assert possible == {("fiddlebottom", number) for number in left}


@BOTH
def test_the_engine_lets_rob_show_it_with_just_these_hands(edition: Any) -> None:
    """Return the hands that are possible for Brian, given Brian's own."""
    mine, able = hand(edition, "red"), set()
    for identity, number in product(IDENTITIES, NUMBERS[edition]):
        if identity not in mine and number not in mine:
            others = [one for one in IDENTITIES if one not in (mine[0], identity)]
            numbers = [one for one in NUMBERS[edition] if one not in (mine[1], number)]
            hands = {
                "red": " ".join(mine),
                "blue": f"{identity} {number}",
                "green": f"{others[0]} {numbers[0]}",
                "yellow": f"{others[1]} {numbers[1]}",
            }
            game = meeting(AT_THE_RIALTO, "rialto", "exchanging", edition=edition, hands=hands)
            if ChoosePair(SHOWN_TO_BRIAN[edition]) in game.options("blue"):
                able.add((identity, number))
    assert {identity for identity, _ in able} == {"fiddlebottom"}
    assert len(able) == 3


@pytest.mark.parametrize(("edition", "count"), [(FFG, 4), (ABACUS, 5)])
def test_what_rob_has_seen_leaves_brian_any_identity_and_any_number(
    edition: str, count: int
) -> None:
    theirs = hand(edition, "blue")
    possible = {
        deal["red"]
        for deal in deals(edition)
        if deal["blue"] == theirs and could_show(deal["red"], SHOWN_TO_ROB[edition], edition)
    }
    assert len(possible) == count
    assert {identity for identity, _ in possible} == set(IDENTITIES) - {theirs[0]}
    assert {number for _, number in possible} == set(CODES[edition]) - {theirs[1]}


def test_two_identities_say_that_one_of_them_is_true() -> None:
    """In the first example Rob shows Agent X and Fiddlebottom for Brian's Zsa Zsa and 13."""
    game = meeting(AT_THE_RIALTO, "rialto", "exchanging", hands=HANDS[FFG])
    game.play("red", ChoosePair(("zsazsa", "13")))
    game.play("blue", ChoosePair(("fiddlebottom", "x")))
    possible = {
        deal["blue"][0]
        for deal in deals(FFG)
        if deal["red"] == hand(FFG, "red") and could_show(deal["blue"], ("fiddlebottom", "x"), FFG)
    }
    assert possible == {"fiddlebottom", "x"}


# --- David and the Ambassador -------------------------------------------------------------------


def test_david_asks_the_ambassador_about_rob() -> None:
    visits = {"red": "rialto", "blue": "arsenale", "green": "accademia"}
    visits |= {"yellow": "san-marco", "ambassador": "san-marco"}
    game = meeting(visits, "san-marco", "asking", hands=HANDS[FFG])
    game.play("yellow", NameAgent("blue"))
    shown = game.play("blue", ShowBlackCard("identity"))[0]
    assert shown == BlackCardShown("blue", ("yellow",), "identity", "fiddlebottom")
    assert shown in [one.sighting for one in game.sightings("yellow")]
    others: tuple[Viewer, ...] = ("red", "green", "spectator")
    for viewer in others:
        seen = [one.sighting for one in game.sightings(viewer)]
        assert shown not in seen
        assert BlackCardShownCovertly("blue", ("yellow",)) in seen


# --- Brian's sheet ------------------------------------------------------------------------------


@BOTH
def test_brian_writes_one_number_under_bubble(edition: str) -> None:
    seen = card_scene(hands=HANDS[edition], edition=edition).sightings("red")[0].sighting
    assert (seen.hand.identity, seen.hand.number) == hand(edition, "red")
    codes = {code_of(deal) for deal in deals(edition) if deal["red"] == hand(edition, "red")}
    assert len(codes) == 6
    assert {code[1] for code in codes} == {CODES[edition][1]}


@BOTH
def test_a_few_rounds_later_one_of_two_numbers_would_settle_the_rest(edition: str) -> None:
    """Brian knows that Rob is Fiddlebottom, David X, and Mario Zsa Zsa with a known number."""
    known = [
        deal
        for deal in deals(edition)
        if deal["red"] == hand(edition, "red")
        and deal["green"] == hand(edition, "green")
        and (deal["blue"][0], deal["yellow"][0]) == ("fiddlebottom", "x")
    ]
    right = CODES[edition]
    assert {code_of(deal) for deal in known} == {right, (right[3], *right[1:3], right[0])}
    for seat in ("blue", "yellow"):
        settled = {code_of(deal) for deal in known if deal[seat] == hand(edition, seat)}
        assert settled == {right}


# --- the end ------------------------------------------------------------------------------------


def at_the_end(edition: str) -> Game:
    return meeting(AT_THE_RIALTO, "rialto", "declaring", hands=HANDS[edition], edition=edition)


@BOTH
def test_brian_and_rob_win_with_the_right_code(edition: str) -> None:
    game = at_the_end(edition)
    game.play("red", DeclareCode(CODES[edition]))
    assert (set(game.outcome.winners), game.outcome.reason) == ({"red", "blue"}, "code-right")


@BOTH
def test_with_any_other_code_mario_and_david_would_have_won(edition: Any) -> None:
    numbers: tuple[Number, ...] = NUMBERS[edition]
    for code in permutations(numbers):
        if code != CODES[edition]:
            game = at_the_end(edition)
            game.play("red", DeclareCode(code))
            assert set(game.outcome.winners) == {"green", "yellow"}
            assert game.outcome.reason == "code-wrong"


@BOTH
def test_the_code_is_the_one_that_their_hands_make(edition: str) -> None:
    assert code_of({seat: hand(edition, seat) for seat in COLOURS}) == CODES[edition]


@BOTH
def test_every_pair_of_the_examples_is_a_legal_one(edition: Any) -> None:
    pairs = set(combinations((*IDENTITIES, *NUMBERS[edition]), 2))
    for cards, seat in ((SHOWN_TO_ROB[edition], "red"), (SHOWN_TO_BRIAN[edition], "blue")):
        assert cards in pairs
        assert could_show(hand(edition, seat), cards, edition)
