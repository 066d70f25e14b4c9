"""Meetings: what is one, how each is resolved (B5), and what movement's end closes (B6)."""

from itertools import permutations
from typing import Any

import pytest

from inkognito import Game
from inkognito.board.commands import (
    DeclareMission,
    EndMovement,
    EndTurn,
    Expel,
    QuestionAgent,
    QuestionThroughAmbassador,
    ShakePhantom,
    SlipAway,
    Step,
    UndoStep,
)
from inkognito.board.pieces import Figure
from tests.kit.scenes import offered, place_of, play, position, refusal, scene

FOUR_MEETINGS = {
    "red-tall": "sant-elena",
    "red-short": "embassy",
    "red-fat": "sacca-fisola",
    "red-thin": "tolentini",
}
"""Red meets blue-fat, the Ambassador, green-tall and yellow-thin, each on its start space."""

RESOLVING: dict[Figure, QuestionAgent | QuestionThroughAmbassador] = {
    "red-tall": QuestionAgent("blue-fat", "identity"),
    "red-short": QuestionThroughAmbassador("green", "build"),
    "red-fat": QuestionAgent("green-tall", "build"),
    "red-thin": QuestionAgent("yellow-thin", "identity"),
}


def meeting(places: dict[str, str], **fields: Any) -> Game:
    """Red has ended movement."""
    return scene("meeting", places=places, **fields)


def answered(game: Game, question: QuestionAgent | QuestionThroughAmbassador) -> Game:
    """Red asks, and gets some answer."""
    play(game, "red", question)
    agent = game.to_act[0]
    return play(game, agent, game.options(agent)[0])


def expelled(game: Game) -> Game:
    """Red sends the questioned piece to the first space offered."""
    spaces = sorted(command.to for command in offered(game, "red", Expel))
    return play(game, "red", Expel(spaces[0]))


def met(game: Game) -> set[str]:
    """The pieces that red may ask now."""
    figures: set[str] = {question.figure for question in offered(game, "red", QuestionAgent)}
    return figures | ({"ambassador"} if offered(game, "red", QuestionThroughAmbassador) else set())


def slips(game: Game, figure: Figure) -> set[str]:
    return {slip.to for slip in offered(game, "red", SlipAway) if slip.figure == figure}


# --- what is a meeting ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("step", "piece"),
    [
        (Step("land", "red-short", "ghetto"), "yellow-fat"),
        (Step("rival", "yellow-thin", "zattere"), "yellow-thin"),
        (Step("ambassador", "ambassador", "zattere"), "ambassador"),
    ],
)
def test_every_shared_space_is_a_meeting_no_matter_who_moved(step: Step, piece: str) -> None:
    places = {"red-thin": "zattere", "yellow-fat": "ghetto"}
    places |= {"yellow-thin": "spirito-santo", "ambassador": "san-basilio"}
    game = scene("moving", balls=("land", "rival", "ambassador"), places=places)
    play(game, "red", step, EndMovement())
    assert met(game) == {piece}


def test_all_meetings_of_a_turn_are_open_at_once() -> None:
    game = meeting(FOUR_MEETINGS)
    assert met(game) == {"blue-fat", "ambassador", "green-tall", "yellow-thin"}
    assert {slip.figure for slip in offered(game, "red", SlipAway)} == set(FOUR_MEETINGS)


def test_where_nothing_is_shared_nobody_is_met() -> None:
    game = meeting({})
    assert met(game) == set()
    assert not offered(game, "red", SlipAway)
    assert refusal(game, "red", QuestionAgent("blue-fat", "build")) == "no-meeting-there"
    ask = QuestionThroughAmbassador("blue", "build")
    assert refusal(game, "red", ask) == "no-meeting-there"
    assert refusal(game, "red", SlipAway("red-tall", "san-lorenzo")) == "no-meeting-there"


def test_only_the_pieces_met_can_be_asked() -> None:
    game = meeting({"red-tall": "sant-elena"})
    for figure in ("blue-tall", "yellow-thin", "red-tall"):
        question = QuestionAgent(figure, "build")
        assert refusal(game, "red", question) == "no-meeting-there"
    ask = QuestionThroughAmbassador("blue", "build")
    assert refusal(game, "red", ask) == "no-meeting-there"


def test_other_players_have_no_meetings_in_this_turn() -> None:
    game = meeting({"red-tall": "sant-elena"})
    assert game.options("blue") == ()
    assert refusal(game, "blue", QuestionAgent("red-tall", "build")) == "not-your-decision"
    assert refusal(game, "blue", SlipAway("blue-fat", "giardini")) == "not-your-decision"


def test_with_five_players_the_ambassadors_figure_is_met_like_before() -> None:
    game = meeting({"red-tall": "embassy"}, players=5)
    assert met(game) == {"ambassador"}


# --- question, then expel -------------------------------------------------------------------------


@pytest.mark.parametrize("order", list(permutations(RESOLVING)))
def test_meetings_are_resolved_in_any_order(order: tuple[Figure, ...]) -> None:
    game = meeting(FOUR_MEETINGS)
    for figure in order:
        assert refusal(game, "red", EndTurn()) == "meetings-unresolved"
        expelled(answered(game, RESOLVING[figure]))
    assert met(game) == set()
    play(game, "red", EndTurn())


def test_some_meetings_may_be_resolved_by_asking_and_others_by_slipping_away() -> None:
    game = meeting(FOUR_MEETINGS)
    play(game, "red", SlipAway("red-thin", "carmini"))
    expelled(answered(game, RESOLVING["red-short"]))
    play(game, "red", SlipAway("red-fat", "sant-eufemia"))
    expelled(answered(game, RESOLVING["red-tall"]))
    play(game, "red", EndTurn())


def test_the_agent_asked_owes_an_answer_before_anything_else_happens() -> None:
    game = play(meeting(FOUR_MEETINGS), "red", RESOLVING["red-tall"])
    assert game.to_act == ("blue",)
    assert game.options("red") == ()
    for command in (RESOLVING["red-thin"], SlipAway("red-tall", "giardini"), Expel("ca-di-dio")):
        assert refusal(game, "red", command) == "not-your-decision"


def test_after_the_answer_the_piece_must_be_expelled_before_the_next_meeting() -> None:
    game = answered(meeting(FOUR_MEETINGS), RESOLVING["red-tall"])
    for command in (RESOLVING["red-thin"], SlipAway("red-tall", "giardini"), EndTurn()):
        assert refusal(game, "red", command) == "wrong-time"
    assert not {type(command) for command in game.options("red")} - {Expel, DeclareMission}


def test_a_meeting_is_over_once_the_piece_has_been_expelled() -> None:
    game = expelled(answered(meeting(FOUR_MEETINGS), RESOLVING["red-tall"]))
    assert met(game) == {"ambassador", "green-tall", "yellow-thin"}
    assert place_of(game, "red-tall") == "sant-elena"
    assert refusal(game, "red", RESOLVING["red-tall"]) == "no-meeting-there"
    assert refusal(game, "red", SlipAway("red-tall", "giardini")) == "no-meeting-there"


def test_a_piece_is_expelled_only_after_it_was_asked() -> None:
    game = meeting({"red-tall": "sant-elena"})
    assert refusal(game, "red", Expel("ca-di-dio")) == "wrong-time"


# --- slip away ------------------------------------------------------------------------------------


def test_a_figure_slips_away_along_any_route_to_an_empty_space_only() -> None:
    """Sant'Elena has one land route, to a numbered space, and three water routes."""
    game = meeting({"red-tall": "sant-elena"})
    everywhere = {"giardini", "san-zaccaria", "sette-martiri", "zitelle"}
    assert slips(game, "red-tall") == everywhere
    for piece in ("red-short", "blue-tall", "green-tall", "ambassador"):
        game = meeting({"red-tall": "sant-elena", piece: "zitelle"})
        assert slips(game, "red-tall") == everywhere - {"zitelle"}
        slip = SlipAway("red-tall", "zitelle")
        assert refusal(game, "red", slip) == "cannot-slip-there"


@pytest.mark.parametrize("to", ["sant-elena", "via-garibaldi", "rialto", "quintavalle"])
def test_a_figure_slips_away_by_one_step_only(to: str) -> None:
    game = meeting({"red-tall": "sant-elena"})
    assert refusal(game, "red", SlipAway("red-tall", to)) == "cannot-slip-there"


@pytest.mark.parametrize(
    ("figure", "to", "piece", "stays"),
    [
        ("red-tall", "giardini", "blue-fat", "sant-elena"),
        ("red-short", "san-silvestro", "ambassador", "embassy"),
    ],
)
def test_the_piece_met_stays_where_it_is(figure: Figure, to: str, piece: str, stays: str) -> None:
    game = play(meeting(FOUR_MEETINGS), "red", SlipAway(figure, to))
    assert place_of(game, figure) == to
    assert place_of(game, piece) == stays
    assert piece not in met(game)


def test_a_figure_slips_away_instead_of_asking_not_after_it() -> None:
    game = play(meeting({"red-tall": "sant-elena"}), "red", SlipAway("red-tall", "giardini"))
    assert refusal(game, "red", QuestionAgent("blue-fat", "build")) == "no-meeting-there"
    assert refusal(game, "red", SlipAway("red-tall", "quintavalle")) == "no-meeting-there"


def test_only_own_figures_in_a_meeting_slip_away() -> None:
    game = meeting({"red-tall": "sant-elena"})
    for figure, to in [("red-short", "ghetto"), ("blue-fat", "giardini")]:
        slip = SlipAway(figure, to)  # type: ignore[arg-type]
        assert refusal(game, "red", slip) == "no-meeting-there"
    slip = SlipAway("ambassador", "san-toma")  # type: ignore[arg-type]
    assert refusal(game, "red", slip) == "unknown-figure"


def test_a_slip_does_not_open_a_new_meeting() -> None:
    game = play(meeting(FOUR_MEETINGS), "red", SlipAway("red-thin", "carmini"))
    assert met(game) == {"blue-fat", "ambassador", "green-tall"}


# --- B5: every meeting is resolved ----------------------------------------------------------------


@pytest.mark.parametrize("figure", FOUR_MEETINGS)
def test_b5_a_turn_cannot_end_while_a_meeting_is_open(figure: str) -> None:
    game = meeting({figure: FOUR_MEETINGS[figure]})
    assert not offered(game, "red", EndTurn)
    assert refusal(game, "red", EndTurn()) == "meetings-unresolved"


def test_b5_where_no_neighbouring_space_is_empty_only_asking_is_offered() -> None:
    places = {"red-tall": "santa-marta", "green-tall": "marittima", "yellow-thin": "san-basilio"}
    game = meeting(places)
    assert {type(command) for command in game.options("red")} == {QuestionAgent, DeclareMission}
    for to in ("marittima", "san-basilio"):
        assert refusal(game, "red", SlipAway("red-tall", to)) == "cannot-slip-there"


def test_b5_own_figures_block_the_way_too() -> None:
    places = {"red-tall": "santa-marta", "red-thin": "marittima", "yellow-thin": "san-basilio"}
    assert slips(meeting(places), "red-tall") == set()


def test_b5_a_slip_can_close_the_way_of_another() -> None:
    """Two figures in meetings share their only empty neighbour: the first to go takes it."""
    places = {
        "red-tall": "murano",
        "green-thin": "murano",
        "red-thin": "ghetto",
        "blue-thin": "ghetto",
        "red-short": "redentore",
        "red-fat": "san-barnaba",
        "yellow-tall": "fondamente-nove",
        "yellow-thin": "san-marcuola",
    }
    game = meeting(places)
    assert slips(game, "red-tall") == slips(game, "red-thin") == {"madonna-dell-orto"}
    play(game, "red", SlipAway("red-thin", "madonna-dell-orto"))
    assert slips(game, "red-tall") == set()
    assert met(game) == {"green-thin"}


def test_b5_when_a_turn_ends_no_two_pieces_share_a_space() -> None:
    game = meeting(FOUR_MEETINGS)
    play(game, "red", SlipAway("red-tall", "giardini"), SlipAway("red-short", "san-toma"))
    expelled(answered(game, RESOLVING["red-fat"]))
    expelled(answered(game, RESOLVING["red-thin"]))
    play(game, "red", EndTurn())
    spaces = list(position(game)["places"].values())
    assert len(spaces) == len(set(spaces)) == 17


# --- B6: after movement ---------------------------------------------------------------------------


@pytest.mark.parametrize("places", [{}, {"red-tall": "sant-elena"}])
def test_b6_balls_cannot_be_used_once_movement_has_ended(places: dict[str, str]) -> None:
    game = scene("moving", balls=("land", "water"), places=places)
    play(game, "red", Step("land", "red-thin", "zattere"), EndMovement())
    assert "balls" not in position(game)
    assert not offered(game, "red", Step)
    assert refusal(game, "red", Step("water", "red-fat", "zitelle")) == "wrong-time"
    assert refusal(game, "red", EndMovement()) == "wrong-time"
    assert refusal(game, "red", UndoStep()) == "wrong-time"


def test_b6_balls_do_not_come_back_after_a_meeting() -> None:
    game = scene("moving", balls=("land", "water"), places={"red-tall": "sant-elena"})
    play(game, "red", EndMovement(), SlipAway("red-tall", "giardini"))
    assert refusal(game, "red", Step("land", "red-thin", "zattere")) == "wrong-time"


def test_b6_the_turn_ends_only_when_the_player_ends_it() -> None:
    """So a declaration is possible after the last expulsion or slip, or without a meeting."""
    last = {"red-tall": "sant-elena"}
    for game in (
        meeting({}),
        play(meeting(last), "red", SlipAway("red-tall", "giardini")),
        expelled(answered(meeting(last), RESOLVING["red-tall"])),
    ):
        hands = {DeclareMission(colour) for colour in ("blue", "green", "yellow")}
        assert game.to_act == ("red",)
        assert set(game.options("red")) == {EndTurn()} | hands
        assert refusal(game, "blue", EndTurn()) == "not-your-decision"
        assert refusal(game, "blue", ShakePhantom()) == "not-your-decision"
        play(game, "red", EndTurn())
        assert game.to_act == ("blue",)
        assert position(game)["phase"] == "opening"


def test_b6_the_turn_cannot_end_before_movement_has() -> None:
    assert refusal(scene("moving"), "red", EndTurn()) == "wrong-time"
    assert refusal(scene("opening"), "red", EndTurn()) == "wrong-time"
