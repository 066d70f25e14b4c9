"""Expulsion: where a piece that was questioned is sent (B11, B12), in both editions."""

from typing import Any

import pytest

from inkognito import Game
from inkognito.board.commands import (
    EndTurn,
    Expel,
    QuestionAgent,
    QuestionThroughAmbassador,
    SlipAway,
)
from inkognito.board.events import PieceExpelled
from inkognito.board.venice import MAP, SPACES
from tests.kit.scenes import offered, place_of, play, position, refusal, scene

NUMBERED = {facts.id for facts in MAP if facts.number is not None}
STARTS = {facts.id for facts in MAP if facts.start is not None}
EDITIONS = ["ares-2013-en", "ares-2013-it"]
BLUE_MET = {"red-tall": "sant-elena"}
"""Red's tall figure on the start space of blue's fat one."""


def expelling(places: dict[str, str], piece: str = "ambassador", **fields: Any) -> Game:
    """Red has met the piece and seen an answer, and must now send it away."""
    game = scene("meeting", places=places, **fields)
    if piece == "ambassador":
        play(game, "red", QuestionThroughAmbassador("blue", "build"))
    else:
        play(game, "red", QuestionAgent(piece, "build"))  # type: ignore[arg-type]
    agent = game.to_act[0]
    return play(game, agent, game.options(agent)[0])


def italian(places: dict[str, str], piece: str = "ambassador", **fields: Any) -> Game:
    return expelling(places, piece, rules={"edition": "ares-2013-it"}, **fields)


def ways_out(game: Game) -> set[str]:
    """Where the piece may be sent; everywhere else must be refused."""
    spaces = {expel.to for expel in offered(game, "red", Expel)}
    for space in set(SPACES) - spaces:
        assert refusal(game, "red", Expel(space)) == "cannot-expel-there"
    return spaces


def empty_spaces(game: Game) -> set[str]:
    return set(SPACES) - set(position(game)["places"].values())


# --- an agent's figure ----------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_figure_goes_to_any_empty_space_without_a_number(players: int, edition: str) -> None:
    game = expelling(BLUE_MET, "blue-fat", players=players, rules={"edition": edition})
    assert ways_out(game) == empty_spaces(game) - NUMBERED


def test_with_three_players_a_figure_may_go_to_start_spaces_of_the_colour_left_out() -> None:
    yellow = {facts.id for facts in MAP if facts.start == "yellow"}
    assert yellow < ways_out(expelling(BLUE_MET, "blue-fat", players=3))


def test_a_numbered_space_is_refused_even_where_it_is_empty() -> None:
    assert len(NUMBERED) == 8
    assert not NUMBERED & ways_out(expelling(BLUE_MET, "blue-fat"))


@pytest.mark.parametrize("piece", ["red-thin", "blue-tall", "green-tall", "ambassador"])
def test_a_space_occupied_by_any_figure_is_refused(piece: str) -> None:
    game = expelling({**BLUE_MET, piece: "carmini"}, "blue-fat")
    assert refusal(game, "red", Expel("carmini")) == "cannot-expel-there"


def test_an_unknown_space_is_refused() -> None:
    assert refusal(expelling(BLUE_MET, "blue-fat"), "red", Expel("lido")) == "unknown-space"


def test_only_the_figure_that_was_met_is_sent_away() -> None:
    game = expelling(BLUE_MET, "blue-fat")
    before = position(game)["places"]
    (event,) = game.play("red", Expel("murano"))
    assert event == PieceExpelled("red", "blue-fat", "sant-elena", "murano")
    assert position(game)["places"] == before | {"blue-fat": "murano"}


def test_the_asker_chooses_the_space_and_must_choose_one() -> None:
    game = expelling(BLUE_MET, "blue-fat")
    assert game.to_act == ("red",)
    assert refusal(game, "blue", Expel("murano")) == "not-your-decision"
    assert refusal(game, "red", EndTurn()) == "wrong-time"
    assert refusal(game, "red", SlipAway("red-tall", "giardini")) == "wrong-time"
    play(game, "red", Expel("murano"))
    assert refusal(game, "red", Expel("tronchetto")) == "wrong-time"


def test_b11_a_figure_may_be_sent_to_the_embassy_when_it_is_empty() -> None:
    game = expelling({**BLUE_MET, "ambassador": "rialto"}, "blue-fat")
    play(game, "red", Expel("embassy"))
    assert place_of(game, "blue-fat") == "embassy"


def test_b11_the_embassy_is_closed_while_somebody_stands_there() -> None:
    game = expelling(BLUE_MET, "blue-fat")
    assert refusal(game, "red", Expel("embassy")) == "cannot-expel-there"


@pytest.mark.parametrize("edition", EDITIONS)
def test_b12_the_space_that_a_figure_stands_on_is_not_empty(edition: str) -> None:
    game = expelling(BLUE_MET, "blue-fat", rules={"edition": edition})
    assert refusal(game, "red", Expel("sant-elena")) == "cannot-expel-there"


def test_b12_a_figure_met_on_the_embassy_cannot_stay_there() -> None:
    places = {"red-tall": "embassy", "blue-fat": "embassy", "ambassador": "rialto"}
    game = expelling(places, "blue-fat")
    assert refusal(game, "red", Expel("embassy")) == "cannot-expel-there"


def test_a_space_left_empty_earlier_in_the_turn_is_open() -> None:
    places = {**BLUE_MET, "red-thin": "tolentini"}
    game = scene("meeting", places=places)
    play(game, "red", SlipAway("red-tall", "zitelle"), QuestionAgent("yellow-thin", "build"))
    play(game, "yellow", game.options("yellow")[0])
    assert {"celestia", "san-barnaba"} <= ways_out(game)
    assert "sant-elena" not in ways_out(game)


# --- the Ambassador -------------------------------------------------------------------------------

MET_ABROAD = {"red-tall": "rialto", "ambassador": "rialto"}
MET_AT_HOME = {"red-tall": "embassy"}


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_ambassador_goes_to_the_embassy_and_nowhere_else(players: int, edition: str) -> None:
    game = expelling(MET_ABROAD, players=players, rules={"edition": edition})
    assert ways_out(game) == {"embassy"}
    play(game, "red", Expel("embassy"))
    assert place_of(game, "ambassador") == "embassy"


@pytest.mark.parametrize("guest", ["red-short", "blue-tall"])
def test_english_edition_with_the_embassy_taken_any_empty_start_space_is_open(
    guest: str,
) -> None:
    game = expelling({**MET_ABROAD, guest: "embassy", "yellow-fat": "murano"})
    assert ways_out(game) == empty_spaces(game) & STARTS
    assert {"san-giobbe", "celestia"} <= ways_out(game)


@pytest.mark.parametrize("guest", ["red-short", "blue-tall"])
def test_italian_edition_with_the_embassy_taken_any_empty_unnumbered_space_is_open(
    guest: str,
) -> None:
    game = italian({**MET_ABROAD, guest: "embassy"})
    assert ways_out(game) == empty_spaces(game) - NUMBERED
    assert {"murano", "celestia"} <= ways_out(game)


def test_english_edition_with_three_players_the_unused_start_spaces_are_open() -> None:
    yellow = {facts.id for facts in MAP if facts.start == "yellow"}
    assert ways_out(expelling(MET_AT_HOME, players=3)) == {"celestia"} | yellow


@pytest.mark.parametrize("players", [4, 5])
def test_english_edition_from_the_embassy_the_ambassador_goes_to_an_empty_start_space(
    players: int,
) -> None:
    """All other figures are at home, so the one start space left is that of red's figure."""
    assert ways_out(expelling(MET_AT_HOME, players=players)) == {"celestia"}


@pytest.mark.parametrize("players", [3, 4, 5])
def test_italian_edition_from_the_embassy_the_ambassador_goes_to_any_empty_unnumbered_space(
    players: int,
) -> None:
    game = italian(MET_AT_HOME, players=players)
    assert ways_out(game) == empty_spaces(game) - NUMBERED


@pytest.mark.parametrize("edition", EDITIONS)
def test_b12_the_ambassador_met_on_the_embassy_cannot_stay_there(edition: str) -> None:
    game = expelling(MET_AT_HOME, rules={"edition": edition})
    assert refusal(game, "red", Expel("embassy")) == "cannot-expel-there"


@pytest.mark.parametrize("edition", EDITIONS)
def test_b12_the_ambassador_met_on_a_start_space_cannot_stay_there(edition: str) -> None:
    places = {"ambassador": "celestia", "blue-tall": "embassy"}
    game = expelling(places, rules={"edition": edition})
    assert refusal(game, "red", Expel("celestia")) == "cannot-expel-there"
    assert "ca-d-oro" in ways_out(game)


TWO_MEETINGS = {**MET_ABROAD, "blue-tall": "embassy", "red-short": "embassy"}
"""Red also meets a guest of the Embassy."""


def test_after_an_expulsion_from_the_embassy_the_asker_still_stands_there() -> None:
    game = expelling(TWO_MEETINGS, "blue-tall")
    play(game, "red", Expel("murano"), QuestionThroughAmbassador("blue", "identity"))
    play(game, "blue", game.options("blue")[0])
    assert ways_out(game) == {"celestia", "madonna-dell-orto", "ca-d-oro"}


def test_after_slipping_away_from_a_guest_of_the_embassy_the_guest_still_stands_there() -> None:
    game = scene("meeting", places=TWO_MEETINGS)
    play(game, "red", SlipAway("red-short", "san-toma"))
    play(game, "red", QuestionThroughAmbassador("blue", "build"))
    play(game, "blue", game.options("blue")[0])
    assert ways_out(game) == {"celestia", "madonna-dell-orto", "ca-d-oro"}


def test_the_table_plays_the_english_edition_unless_it_says_otherwise() -> None:
    english = expelling(MET_AT_HOME, rules={"edition": "ares-2013-en"})
    assert ways_out(expelling(MET_AT_HOME)) == ways_out(english)
