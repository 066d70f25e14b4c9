"""Who may be asked what, how many cards they owe, and that everyone waits for the answer."""

from typing import Any

import pytest

from inkognito import Game
from inkognito.board.cards import BUILDS, LETTERS, About
from inkognito.board.commands import (
    AnyCommand,
    DeclareMission,
    EndTurn,
    Expel,
    QuestionAgent,
    QuestionThroughAmbassador,
    ShakePhantom,
    ShowCards,
    SlipAway,
)
from inkognito.board.events import AgentQuestioned, AmbassadorQuestioned
from inkognito.board.note_option import NoteOption
from inkognito.core.agents import IDENTITIES
from inkognito.core.seats import COLOURS, Colour
from tests.kit.scenes import offered, place_of, play, refusal, scene

BOTH_MEETINGS = {"red-tall": "ca-d-oro", "red-short": "embassy"}
"""Red meets blue's tall figure, and the Ambassador."""


def meeting_blue(**fields: Any) -> Game:
    return scene("meeting", places={"red-tall": "ca-d-oro"}, **fields)


def meeting_the_ambassador(**fields: Any) -> Game:
    return scene("meeting", places={"red-tall": "embassy"}, **fields)


def show(cards: str) -> ShowCards:
    names: Any = tuple(cards.split())
    return ShowCards(names)


def shapes(game: Game, seat: Colour) -> set[tuple[int, int]]:
    """How many identities and builds the seat may show, where no mission card is among them."""
    answers = [
        [card.removeprefix("grey-") for card in command.cards]
        for command in offered(game, seat, ShowCards)
    ]
    return {
        (sum(card in IDENTITIES for card in cards), sum(card in BUILDS for card in cards))
        for cards in answers
        if not set(LETTERS).intersection(cards)
    }


# --- what is owed -------------------------------------------------------------------------------


@pytest.mark.parametrize(("about", "owed"), [("identity", (2, 1)), ("build", (1, 2))])
def test_an_agent_shows_two_cards_of_the_kind_asked_and_one_of_the_other(
    about: About, owed: tuple[int, int]
) -> None:
    game = play(meeting_blue(), "red", QuestionAgent("blue-tall", about))
    assert shapes(game, "blue") == {owed}


@pytest.mark.parametrize("agent", ["blue", "green", "yellow"])
@pytest.mark.parametrize(("about", "owed"), [("identity", (2, 0)), ("build", (0, 2))])
def test_through_the_ambassador_any_other_player_shows_two_cards_of_the_kind_asked(
    agent: Colour, about: About, owed: tuple[int, int]
) -> None:
    game = play(meeting_the_ambassador(), "red", QuestionThroughAmbassador(agent, about))
    assert game.to_act == (agent,)
    assert shapes(game, agent) == {owed}


@pytest.mark.parametrize(("about", "owed"), [("identity", (2, 0)), ("build", (0, 2))])
def test_the_ambassadors_player_is_shown_two_cards_of_the_kind_asked(
    about: About, owed: tuple[int, int]
) -> None:
    game = scene("meeting", "ambassador", players=5, places={"ambassador": "ca-d-oro"})
    play(game, "ambassador", QuestionAgent("blue-tall", about))
    assert shapes(game, "blue") == {owed}


def test_the_figure_met_decides_who_is_asked_whatever_its_build() -> None:
    game = scene("meeting", places={"red-tall": "sant-elena", "red-fat": "tolentini"})
    asked = {command.figure for command in offered(game, "red", QuestionAgent)}
    assert asked == {"blue-fat", "yellow-thin"}
    play(game, "red", QuestionAgent("yellow-thin", "build"))
    assert game.to_act == ("yellow",)


def test_the_question_itself_is_told_to_everybody() -> None:
    game = play(meeting_blue(), "red", QuestionAgent("blue-tall", "build"))
    for viewer in game.viewers:
        last = game.sightings(viewer)[-1].sighting
        assert last == AgentQuestioned("red", "blue", "blue-tall", "build")
    game = play(meeting_the_ambassador(), "red", QuestionThroughAmbassador("green", "identity"))
    for viewer in game.viewers:
        last = game.sightings(viewer)[-1].sighting
        assert last == AmbassadorQuestioned("red", "green", "identity")


# --- B7 -----------------------------------------------------------------------------------------


def test_b7_the_agent_met_may_be_asked_about_through_the_ambassador_too() -> None:
    game = scene("meeting", places=BOTH_MEETINGS)
    play(game, "red", QuestionAgent("blue-tall", "identity"))
    play(game, "blue", show("bubble x tall"))
    play(game, "red", Expel("murano"), QuestionThroughAmbassador("blue", "identity"))
    play(game, "blue", show("bubble zsazsa"))
    play(game, "red", Expel("celestia"), EndTurn())
    assert (place_of(game, "blue-tall"), place_of(game, "ambassador")) == ("murano", "celestia")
    assert game.to_act == ("blue",)


def test_b7_the_two_questions_may_come_in_either_order() -> None:
    game = scene("meeting", places=BOTH_MEETINGS)
    play(game, "red", QuestionThroughAmbassador("blue", "build"))
    play(game, "blue", show("short fat"))
    play(game, "red", Expel("celestia"), QuestionAgent("blue-tall", "build"))
    play(game, "blue", show("short fat x"))
    play(game, "red", Expel("murano"), EndTurn())
    assert game.to_act == ("blue",)


# --- who cannot be asked ------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4, 5])
def test_only_the_other_agents_in_the_game_can_be_named_to_the_ambassador(players: int) -> None:
    game = meeting_the_ambassador(players=players)
    named = {command.agent for command in offered(game, "red", QuestionThroughAmbassador)}
    assert named == set(game.seats) - {"red", "ambassador"}


def test_nobody_can_name_themselves() -> None:
    question = QuestionThroughAmbassador("red", "build")
    assert refusal(meeting_the_ambassador(), "red", question) == "cannot-be-questioned"


@pytest.mark.parametrize("players", [4, 5])
def test_nobody_can_name_the_ambassador(players: int) -> None:
    name: Any = "ambassador"
    question = QuestionThroughAmbassador(name, "build")
    game = meeting_the_ambassador(players=players)
    assert refusal(game, "red", question) == "cannot-be-questioned"


def test_with_three_players_the_colour_left_out_cannot_be_named() -> None:
    question = QuestionThroughAmbassador("yellow", "build")
    assert refusal(meeting_the_ambassador(players=3), "red", question) == "cannot-be-questioned"


def test_a_figure_that_is_not_met_cannot_be_questioned() -> None:
    for figure in ("blue-short", "green-fat", "red-tall", "red-thin"):
        name: Any = figure
        question = QuestionAgent(name, "identity")
        assert refusal(meeting_blue(), "red", question) == "no-meeting-there"


def test_the_ambassador_can_be_asked_only_in_a_meeting() -> None:
    question = QuestionThroughAmbassador("blue", "identity")
    assert refusal(meeting_blue(), "red", question) == "no-meeting-there"


def test_the_ambassadors_player_cannot_ask_through_the_ambassador() -> None:
    game = scene("meeting", "ambassador", players=5, places={"ambassador": "ca-d-oro"})
    question = QuestionThroughAmbassador("blue", "identity")
    assert refusal(game, "ambassador", question) == "no-meeting-there"


def test_names_that_do_not_exist_are_refused_as_such() -> None:
    wrong: Any = "mission"
    nobody: Any = "purple"
    figure: Any = "ambassador"
    game = meeting_blue()
    assert refusal(game, "red", QuestionAgent("blue-tall", wrong)) == "unknown-question"
    assert refusal(game, "red", QuestionAgent(figure, "build")) == "unknown-figure"
    game = meeting_the_ambassador()
    assert refusal(game, "red", QuestionThroughAmbassador("blue", wrong)) == "unknown-question"
    assert refusal(game, "red", QuestionThroughAmbassador(nobody, "build")) == "unknown-seat"


# --- who must answer, and when ------------------------------------------------------------------


def test_while_an_answer_is_owed_nobody_else_may_act() -> None:
    game = play(meeting_blue(), "red", QuestionAgent("blue-tall", "identity"))
    assert game.to_act == ("blue",)
    assert {type(command) for command in game.options("blue")} == {ShowCards}
    commands: list[AnyCommand] = [
        show("bubble x short"),
        Expel("murano"),
        EndTurn(),
        DeclareMission("blue"),
        ShakePhantom(),
        QuestionAgent("blue-tall", "build"),
        SlipAway("red-tall", "strada-nova"),
    ]
    for seat in set(COLOURS) - {"blue"}:
        assert not game.options(seat)
        for command in commands:
            assert refusal(game, seat, command) == "not-your-decision"


def test_a_player_who_owes_an_answer_can_only_answer() -> None:
    game = play(meeting_blue(), "red", QuestionAgent("blue-tall", "identity"))
    commands: list[AnyCommand] = [Expel("murano"), EndTurn(), DeclareMission("red"), ShakePhantom()]
    for command in commands:
        assert refusal(game, "blue", command) == "wrong-time"


def test_with_five_players_only_the_ambassadors_note_may_come_before_the_answer() -> None:
    game = play(meeting_blue(players=5), "red", QuestionAgent("blue-tall", "identity"))
    assert game.to_act == ("blue", "ambassador")
    assert {type(command) for command in game.options("ambassador")} == {NoteOption}


def test_questions_are_asked_only_after_movement_and_before_the_turn_ends() -> None:
    question = QuestionAgent("blue-tall", "identity")
    assert refusal(scene("opening"), "red", question) == "wrong-time"
    moving = scene("moving", places={"red-tall": "ca-d-oro"}, balls=["land"])
    assert refusal(moving, "red", question) == "wrong-time"
    through = QuestionThroughAmbassador("blue", "identity")
    moving = scene("moving", places={"red-tall": "embassy"}, balls=["land"])
    assert refusal(moving, "red", through) == "wrong-time"


def test_only_the_player_whose_turn_it_is_asks() -> None:
    game = scene("meeting", places=BOTH_MEETINGS)
    for seat in ("blue", "green", "yellow"):
        assert refusal(game, seat, QuestionAgent("blue-tall", "build")) == "not-your-decision"
        through = QuestionThroughAmbassador("blue", "build")
        assert refusal(game, seat, through) == "not-your-decision"
    assert refusal(game, "spectator", QuestionAgent("blue-tall", "build")) == "unknown-seat"


def test_cards_are_shown_only_when_asked_for() -> None:
    game = meeting_blue()
    assert refusal(game, "red", show("fiddlebottom x tall")) == "wrong-time"
    assert refusal(game, "blue", show("bubble x tall")) == "not-your-decision"


def test_one_meeting_gives_one_question() -> None:
    game = play(meeting_blue(), "red", QuestionAgent("blue-tall", "identity"))
    play(game, "blue", show("bubble x tall"))
    assert game.to_act == ("red",)
    assert refusal(game, "red", QuestionAgent("blue-tall", "build")) == "wrong-time"
    assert refusal(game, "blue", show("bubble x tall")) == "not-your-decision"
    play(game, "red", Expel("murano"))
    assert refusal(game, "red", QuestionAgent("blue-tall", "build")) == "no-meeting-there"
