"""Declaring with four players: who is asked and when (C5, C6), and who wins."""

from itertools import permutations
from random import Random
from typing import Any

import pytest

from inkognito import Game
from inkognito.card.commands import ChoosePair, DeclareCode, Decline, NameAgent, PlayLocation
from inkognito.card.events import CodeDeclared, Declined, GameScored, MatchEnded, Outcome
from tests.kit.card_lively import CARD_TABLES, lively_card_game, lively_card_move
from tests.kit.card_scenes import meeting
from tests.kit.scenes import offered, position, refusal

EDITIONS = {"ffg-2003": ("36", "13", "24", "47"), "abacus-1997": ("29", "11", "0", "52")}
"""The right code of a scene, by edition."""
RIGHT = DeclareCode(("36", "13", "24", "47"))
WRONG = DeclareCode(("36", "13", "47", "24"))
APART = ("arsenale", "accademia", "san-marco")


def met(one: str, other: str, phase: str = "declaring", **fields: Any) -> Game:
    """These two meet at the Rialto, and nobody else meets."""
    visits = {one: "rialto", other: "rialto"}
    rest = [v for v in ("red", "blue", "green", "yellow", "ambassador") if v not in visits]
    visits |= dict(zip(rest, APART, strict=True))
    return meeting(visits, "rialto", phase, **fields)


def ending(game: Game, seat: Any, declaration: DeclareCode) -> tuple[set[str], str]:
    """Who wins, and why, when this seat declares."""
    game.play(seat, declaration)
    assert game.outcome.declarer == seat
    return set(game.outcome.winners), game.outcome.reason


# --- who wins -----------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("one", "other"), [("red", "blue"), ("blue", "red"), ("green", "yellow"), ("yellow", "green")]
)
def test_the_right_code_with_the_right_partner_wins_for_both(
    one: str, other: str, edition: Any
) -> None:
    game = met(one, other, edition=edition, first=one)
    right = DeclareCode(EDITIONS[edition])  # type: ignore[arg-type]
    assert ending(game, one, right) == ({one, other}, "code-right")


@pytest.mark.parametrize(
    ("one", "other", "winners"),
    [("red", "blue", {"green", "yellow"}), ("green", "yellow", {"red", "blue"})],
)
def test_the_wrong_code_makes_the_other_team_win(one: str, other: str, winners: set[str]) -> None:
    assert ending(met(one, other, first=one), one, WRONG) == (winners, "code-wrong")


@pytest.mark.parametrize("declaration", [RIGHT, WRONG], ids=["right-code", "wrong-code"])
@pytest.mark.parametrize(
    ("one", "other", "winners"),
    [("red", "green", {"green", "yellow"}), ("yellow", "blue", {"red", "blue"})],
)
def test_with_the_wrong_partner_the_other_team_wins_whatever_the_code(
    one: str, other: str, winners: set[str], declaration: DeclareCode
) -> None:
    game = met(one, other, first=one)
    assert ending(game, one, declaration) == (winners, "not-partners")


def test_the_code_is_in_the_order_of_the_agents_not_of_the_seats() -> None:
    hands = {"red": "x 13", "blue": "zsazsa 47", "green": "bubble 36", "yellow": "fiddlebottom 24"}
    game = met("red", "blue", hands=hands)
    code = DeclareCode(("24", "36", "47", "13"))
    assert ending(game, "red", code) == ({"red", "blue"}, "code-right")


def test_only_one_of_the_24_codes_is_right() -> None:
    codes = offered(met("red", "blue"), "red", DeclareCode)
    reasons = [ending(met("red", "blue"), "red", code)[1] for code in codes]
    assert sorted(reasons) == ["code-right"] + ["code-wrong"] * 23


def test_the_end_lays_all_hands_open() -> None:
    game = met("red", "blue")
    declared, scored, ended = game.play("red", RIGHT)
    assert declared == CodeDeclared("red", RIGHT.code)
    assert isinstance(scored, GameScored)
    assert {hand.seat: hand.number for hand in scored.hands}["yellow"] == "47"
    assert ended == MatchEnded(Outcome(("red", "blue"), "code-right", "red"))
    for viewer in game.viewers:
        seen = [one.sighting for one in game.sightings(viewer)[-3:]]
        assert seen == [declared, scored, ended]


# --- what may be named --------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_code_is_any_order_of_the_four_numbers(edition: Any) -> None:
    codes = {one.code for one in offered(met("red", "blue", edition=edition), "red", DeclareCode)}
    assert codes == set(permutations(EDITIONS[edition]))


@pytest.mark.parametrize(
    "code",
    [(), ("36", "13", "24"), ("36", "36", "24", "47"), ("36", "13", "24", "47", "36")],
    ids=len,
)
def test_nothing_but_an_order_of_the_four_numbers_is_a_code(code: Any) -> None:
    game = met("red", "blue")
    assert refusal(game, "red", DeclareCode(code)) == "code-is-no-order-of-the-numbers"


def test_numbers_of_the_other_edition_are_unknown() -> None:
    assert refusal(met("red", "blue"), "red", DeclareCode(("29", "11", "0", "52"))) == (
        "unknown-card"
    )


# --- when ---------------------------------------------------------------------------------------


def test_only_in_a_meeting_of_two_agents() -> None:
    game = met("red", "ambassador", "asking")
    assert not offered(game, "red", DeclareCode)
    assert refusal(game, "red", RIGHT) == "wrong-time"


def test_not_after_all_have_declined() -> None:
    assert refusal(met("red", "blue", "exchanging"), "red", RIGHT) == "wrong-time"


@pytest.mark.parametrize("seat", ["green", "yellow"])
def test_a_player_without_a_meeting_cannot_declare(seat: str) -> None:
    assert refusal(met("red", "blue"), seat, RIGHT) == "not-your-decision"


def test_the_declaration_takes_the_place_of_the_exchange() -> None:
    game = met("red", "blue")
    assert not offered(game, "red", ChoosePair)
    assert refusal(game, "red", ChoosePair(("fiddlebottom", "24"))) == "wrong-time"


@pytest.mark.parametrize(
    ("first", "earlier", "later"),
    [
        ("red", "red", "yellow"),
        ("blue", "yellow", "red"),
        ("green", "yellow", "red"),
        ("yellow", "yellow", "red"),
    ],
)
def test_c5_within_a_meeting_the_earlier_in_turn_order_is_asked_first(
    first: str, earlier: str, later: str
) -> None:
    game = met("red", "yellow", first=first)
    assert game.to_act == (earlier,)
    assert refusal(game, later, RIGHT) == "not-your-decision"
    game.play(game.to_act[0], Decline("declaration"))
    assert game.to_act == (later,)
    assert RIGHT in game.options(game.to_act[0])


def test_c5_the_declaration_in_the_earlier_meeting_stands() -> None:
    visits = {"red": "rialto", "blue": "rialto", "green": "arsenale", "yellow": "arsenale"}
    game = meeting(visits | {"ambassador": "accademia"}, "rialto", "declaring")
    assert refusal(game, "green", RIGHT) == "not-your-decision"
    assert ending(game, "red", WRONG) == ({"green", "yellow"}, "code-wrong")
    assert refusal(game, "green", RIGHT) == "game-over"


def test_c5_the_later_meeting_may_declare_when_the_earlier_has_not() -> None:
    visits = {"red": "rialto", "blue": "rialto", "green": "arsenale", "yellow": "arsenale"}
    game = meeting(visits | {"ambassador": "accademia"}, "rialto", "exchanging")
    game.play("red", ChoosePair(("fiddlebottom", "24")))
    game.play("blue", ChoosePair(("bubble", "24")))
    assert ending(game, "green", RIGHT) == ({"green", "yellow"}, "code-right")


def test_c6_everyone_entitled_is_asked_before_they_see_anything_there() -> None:
    game = met("red", "blue")
    happened: list[Any] = []
    for seat in ("red", "blue"):
        assert game.to_act == (seat,)
        happened += game.play(seat, Decline("declaration"))
    assert happened == [Declined("red", "declaration"), Declined("blue", "declaration")]
    assert position(game)["phase"] == "exchanging"


def test_c6_players_are_asked_again_in_every_meeting() -> None:
    """Nobody has learned anything since the last time, and the player is asked all the same."""
    everything = [
        {"seat": seat, "to": "red", "kind": kind}
        for seat in ("blue", "green", "yellow")
        for kind in ("identity", "number")
    ]
    for black in ([], everything):
        game = met("red", "blue", black=black)
        assert len(game.options("red")) == 25
        game.play("red", Decline("declaration"))
        assert len(game.options("blue")) == 25


def test_c6_the_second_meeting_of_a_round_begins_with_the_question_too() -> None:
    visits = {"red": "rialto", "blue": "arsenale", "green": "arsenale", "yellow": "accademia"}
    game = meeting(visits | {"ambassador": "rialto"}, "rialto", "asking")
    game.play("red", Decline("question"))
    assert (position(game)["phase"], game.to_act) == ("declaring", ("blue",))
    assert "declined" not in position(game)


def test_declining_is_open_to_all_and_changes_nothing_else() -> None:
    game = met("red", "blue")
    before = position(game)
    game.play("red", Decline("declaration"))
    assert position(game) == before | {"declined": ["red"]}
    for viewer in game.viewers:
        assert game.sightings(viewer)[-1].sighting == Declined("red", "declaration")


def test_the_other_may_declare_when_the_first_has_declined() -> None:
    game = met("red", "blue")
    game.play("red", Decline("declaration"))
    assert ending(game, "blue", RIGHT) == ({"red", "blue"}, "code-right")


# --- the end ------------------------------------------------------------------------------------


def test_nothing_happens_after_the_end() -> None:
    game = met("red", "blue")
    game.play("red", WRONG)
    assert game.to_act == ()
    for seat in game.seats:
        assert game.options(seat) == ()
        for command in (RIGHT, Decline("declaration"), PlayLocation("rialto"), NameAgent("green")):
            assert refusal(game, seat, command) == "game-over"


# --- what comes if nobody declares --------------------------------------------------------------


@pytest.mark.parametrize("table", CARD_TABLES, ids=lambda table: "-".join(map(str, table.values())))
def test_c6_everyone_asked_is_told_what_they_may_do_if_nobody_declares(table: Any) -> None:
    random = Random(7)
    game = lively_card_game(table, random)
    compared = 0
    for _ in range(200):
        if not game.to_act:
            break
        if Decline("declaration") in game.options(game.to_act[0]):
            ahead: dict[Any, Any] = {}
            while Decline("declaration") in game.options(game.to_act[0]):
                seat = game.to_act[0]
                ahead[seat] = game.ahead(seat)
                assert all(game.ahead(one) == () for one in game.seats if one != seat)
                game.play(seat, Decline("declaration"))
            assert ahead == {seat: game.options(seat) for seat in ahead}
            compared += any(ahead.values())
            continue
        assert all(game.ahead(seat) == () for seat in game.seats)
        game.play(*lively_card_move(game, random))
    assert compared >= 5
