"""Five players: the Ambassador's turn and meetings (B20, B21)."""

from typing import Any

import pytest

from inkognito import Game, new_game
from inkognito.board.cards import About, Card
from inkognito.board.commands import (
    DeclareAlone,
    DeclareMission,
    EndMovement,
    EndTurn,
    Expel,
    QuestionAgent,
    QuestionThroughAmbassador,
    ShakePhantom,
    ShowCards,
    SlipAway,
    Step,
    UndoAllSteps,
    UndoStep,
)
from inkognito.core.seats import Seat
from tests.kit.five_players import AGENTS, NOBODY, TWO_STEPS, faces, five
from tests.kit.scenes import offered, place_of, play, position, refusal


def walk(*spaces: Any) -> tuple[Step, ...]:
    return tuple(Step("ambassador", "ambassador", space) for space in spaces)


def ambassadors_turn() -> Game:
    """The Ambassador's turn, with a red figure next door and a blue one behind it."""
    places = {"red-tall": "san-toma", "blue-tall": "frari"}
    return five("moving", "ambassador", places=places, balls=TWO_STEPS)


def met_red() -> Game:
    return play(ambassadors_turn(), "ambassador", *walk("san-toma"), EndMovement())


def steps_to(game: Game, seat: Seat = "ambassador") -> set[str]:
    return {step.to for step in offered(game, seat, Step) if step.piece == "ambassador"}


# --- the turn -------------------------------------------------------------------------------------


@pytest.mark.parametrize("before", [4, 1, 2, 0])
def test_the_ambassadors_turn_comes_in_seat_order_from_any_seat(before: int) -> None:
    seats: tuple[Seat, ...] = (*AGENTS[:before], "ambassador", *AGENTS[before:])
    game = play(five("meeting", seats[before - 1], seats=seats), seats[before - 1], EndTurn())
    assert game.to_act == ("ambassador",)
    play(game, "ambassador", EndMovement(), EndTurn())
    assert game.to_act[0] == seats[(before + 1) % 5]


def test_the_ambassador_may_be_the_first_to_play() -> None:
    games = (new_game(players=5, seed=seed) for seed in range(100))
    game = next(game for game in games if game.to_act[0] == "ambassador")
    assert steps_to(game) == {"san-silvestro", "san-toma"}


def test_the_ambassador_has_two_steps_of_one_figure_and_no_phantom() -> None:
    game = play(five("meeting", "yellow"), "yellow", EndTurn())
    assert not offered(game, "ambassador", ShakePhantom)
    assert refusal(game, "ambassador", ShakePhantom()) == "wrong-time"
    for ball, code in (("ambassador", "ball-does-not-move-that"), ("rival", "no-such-ball-left")):
        named: Any = ball
        assert refusal(game, "ambassador", Step(named, "red-tall", "arsenale")) == code


@pytest.mark.parametrize("way", [(), ("san-silvestro",), ("san-silvestro", "pescheria")])
def test_b20_the_ambassador_moves_two_steps_or_one_or_none(way: tuple[str, ...]) -> None:
    game = play(ambassadors_turn(), "ambassador", *walk(*way), EndMovement(), EndTurn())
    assert place_of(game, "ambassador") == ("embassy", *way)[-1]


def test_b20_the_ambassador_moves_by_land_or_water_through_anything() -> None:
    game = play(ambassadors_turn(), "ambassador", *walk("san-toma"))
    assert steps_to(game) == {"embassy", "carmini", "frari", "rialto", "santa-maria-del-giglio"}
    play(game, "ambassador", *walk("rialto"))
    assert refusal(game, "ambassador", walk("pescheria")[0]) == "no-such-ball-left"


def test_b20_the_ambassador_may_take_steps_back() -> None:
    game = play(ambassadors_turn(), "ambassador", *walk("san-toma", "frari"), UndoStep())
    assert place_of(game, "ambassador") == "san-toma"
    play(game, "ambassador", *walk("carmini"), UndoAllSteps())
    assert place_of(game, "ambassador") == "embassy"
    assert refusal(game, "ambassador", UndoStep()) == "nothing-to-undo"


# --- the meeting ----------------------------------------------------------------------------------


def test_the_ambassador_meets_only_where_the_walk_ends() -> None:
    passed = play(ambassadors_turn(), "ambassador", *walk("san-toma", "carmini"), EndMovement())
    assert not offered(passed, "ambassador", QuestionAgent)
    assert EndTurn() in passed.options("ambassador")
    met = play(ambassadors_turn(), "ambassador", *walk("san-toma", "frari"), EndMovement())
    assert {one.figure for one in offered(met, "ambassador", QuestionAgent)} == {"blue-tall"}
    assert refusal(met, "ambassador", QuestionAgent("red-tall", "build")) == "no-meeting-there"


@pytest.mark.parametrize(
    ("about", "true", "others"),
    [("identity", "fiddlebottom", "bubble zsazsa x A"), ("build", "tall", "short fat thin A")],
)
def test_b8_the_ambassador_asks_for_a_pair_of_which_one_card_is_true(
    about: About, true: Card, others: str
) -> None:
    game = play(met_red(), "ambassador", QuestionAgent("red-tall", about))
    assert faces(game, "red") == {frozenset({true, other}) for other in others.split()}
    assert refusal(game, "red", ShowCards(("fiddlebottom", "x", "tall"))) == "wrong-cards"
    play(game, "red", ShowCards((true, "A")))
    assert game.sightings("ambassador")[-1].sighting.cards == (true, "A")
    assert game.sightings("blue")[-1].sighting.count == 2


def test_after_asking_the_ambassador_expels_to_an_empty_space_without_a_number() -> None:
    game = play(met_red(), "ambassador", QuestionAgent("red-tall", "build"))
    play(game, "red", ShowCards(("tall", "fat")))
    spaces = {command.to for command in offered(game, "ambassador", Expel)}
    taken = set(position(game)["places"].values())
    assert len(spaces) == 58 - 8 - len(taken)
    for to in ("arsenale", "salute", "san-toma"):
        assert refusal(game, "ambassador", Expel(to)) == "cannot-expel-there"
    play(game, "ambassador", Expel("embassy"), EndTurn())
    assert place_of(game, "red-tall") == "embassy"


def test_b21_the_ambassador_may_expel_without_asking_but_cannot_slip_away() -> None:
    game = met_red()
    assert not offered(game, "ambassador", SlipAway)
    assert refusal(game, "ambassador", SlipAway("red-tall", "carmini")) == "no-meeting-there"
    assert refusal(game, "ambassador", SlipAway(NOBODY, "carmini")) == "unknown-figure"
    assert refusal(game, "ambassador", EndTurn()) == "meetings-unresolved"
    assert refusal(game, "ambassador", Expel("scalzi")) == "cannot-expel-there"
    play(game, "ambassador", Expel("murano"))
    assert place_of(game, "red-tall") == "murano"
    assert refusal(game, "ambassador", Expel("pescheria")) == "no-meeting-there"
    play(game, "ambassador", EndTurn())


def test_the_ambassadors_player_cannot_declare() -> None:
    for game in (ambassadors_turn(), met_red()):
        for command in (DeclareMission("red"), DeclareAlone()):
            assert command not in game.options("ambassador")
            assert refusal(game, "ambassador", command) == "only-agents"


# --- others' turns --------------------------------------------------------------------------------


def test_ambassador_balls_of_the_others_work_as_usual() -> None:
    places = {"red-tall": "san-toma", "blue-tall": "san-silvestro"}
    game = five("moving", places=places, balls=["ambassador", "rival"])
    assert steps_to(game, "red") == {"san-toma"}
    assert refusal(game, "red", walk("san-silvestro")[0]) == "no-such-step"
    rival = Step("rival", "ambassador", "san-toma")
    assert refusal(game, "red", rival) == "ball-does-not-move-that"
    play(game, "red", *walk("san-toma"), EndMovement())
    assert len(offered(game, "red", QuestionThroughAmbassador)) == 6


def test_the_ambassadors_player_can_be_neither_named_nor_offered_a_hand() -> None:
    game = five("meeting", places={"red-tall": "embassy"})
    named = {command.agent for command in offered(game, "red", QuestionThroughAmbassador)}
    assert named == {"blue", "green", "yellow"}
    through = QuestionThroughAmbassador(NOBODY, "build")
    assert refusal(game, "red", through) == "cannot-be-questioned"
    hands = {command.hand for command in offered(game, "red", DeclareMission)}
    assert hands == {"blue", "green", "yellow"}
    assert refusal(game, "red", DeclareMission(NOBODY)) == "cannot-offer-hand"
