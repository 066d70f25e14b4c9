"""The rulebooks' two worked examples of movement, played on the real map."""

import pytest

from inkognito import Game
from inkognito.board.commands import EndMovement, QuestionAgent, QuestionThroughAmbassador, Step
from inkognito.board.missions import PHANTOM_DRAWS
from inkognito.board.pieces import Figure
from inkognito.board.venice import LAND_ROUTES, MAP, WATER_ROUTES
from tests.kit.scenes import offered, place_of, play, position, refusal, scene

FACTS = {facts.id: facts for facts in MAP}


def steps_to_embassy(start: str) -> int:
    """How many routes lie between the space and the Embassy."""
    reached, steps = {start}, 0
    while "embassy" not in reached:
        ends = [set(route) for route in (*LAND_ROUTES, *WATER_ROUTES)]
        reached = reached.union(*(both for both in ends if both & reached))
        steps += 1
    return steps


# --- the green player: land, water, either --------------------------------------------------------

GREEN_STEPS = (
    Step("land", "green-short", "san-stae"),
    Step("water", "green-tall", "san-basilio"),
    Step("either", "green-tall", "santa-marta"),
)


def green_moving() -> Game:
    return scene("moving", "green", balls=("land", "water", "either"))


def test_the_green_players_balls_can_appear_together() -> None:
    assert ("land", "water", "either") in PHANTOM_DRAWS["ares-2013"]


def test_the_green_player_brings_a_figure_nearer_to_the_embassy_by_land() -> None:
    game = green_moving()
    before = steps_to_embassy(place_of(game, "green-short"))
    play(game, "green", GREEN_STEPS[0])
    assert steps_to_embassy(place_of(game, "green-short")) == before - 1


def test_the_green_player_crosses_the_water_to_space_4_and_goes_on_by_land_to_a_blue_space() -> (
    None
):
    game = play(green_moving(), "green", *GREEN_STEPS[:2])
    assert FACTS[place_of(game, "green-tall")].number == 4
    assert ("san-basilio", "santa-marta") in LAND_ROUTES
    play(game, "green", GREEN_STEPS[2])
    assert FACTS[place_of(game, "green-tall")].start == "blue"


def test_the_green_player_may_then_question_the_blue_player_and_nobody_else() -> None:
    game = play(green_moving(), "green", *GREEN_STEPS, EndMovement())
    assert offered(game, "green", QuestionAgent) == {
        QuestionAgent("blue-thin", "identity"),
        QuestionAgent("blue-thin", "build"),
    }
    play(game, "green", QuestionAgent("blue-thin", "identity"))
    assert game.to_act == ("blue",)


def test_balls_are_used_in_any_order() -> None:
    game = play(green_moving(), "green", *GREEN_STEPS[1:], GREEN_STEPS[0])
    assert place_of(game, "green-tall") == "santa-marta"
    assert place_of(game, "green-short") == "san-stae"


def test_the_green_player_cannot_cross_to_space_4_by_land() -> None:
    step = Step("land", "green-tall", "san-basilio")
    assert refusal(green_moving(), "green", step) == "no-such-step"


# --- the red player: ambassador, rival, land ------------------------------------------------------

BALLS = ("land", "rival", "ambassador")
MEETINGS: list[tuple[Figure, Figure, str]] = [
    ("red-thin", "yellow-thin", "carmini"),
    ("red-tall", "yellow-short", "san-lorenzo"),
    ("red-short", "yellow-fat", "ghetto"),
]


def red_moved(red: Figure, yellow: Figure, space: str) -> Game:
    game = scene("moving", balls=BALLS)
    return play(
        game,
        "red",
        Step("land", red, space),
        Step("rival", yellow, space),
        Step("ambassador", "ambassador", "san-toma"),
    )


def test_the_red_players_balls_can_appear_together() -> None:
    assert BALLS in PHANTOM_DRAWS["ares-2013"]


@pytest.mark.parametrize(("red", "yellow", "space"), MEETINGS)
def test_the_red_player_forces_a_yellow_figure_onto_a_red_one(
    red: Figure, yellow: Figure, space: str
) -> None:
    game = red_moved(red, yellow, space)
    assert place_of(game, red) == place_of(game, yellow) == space


@pytest.mark.parametrize(("red", "yellow", "space"), MEETINGS)
def test_the_red_player_may_then_question_the_yellow_player_and_nobody_else(
    red: Figure, yellow: Figure, space: str
) -> None:
    game = play(red_moved(red, yellow, space), "red", EndMovement())
    assert offered(game, "red", QuestionAgent) == {
        QuestionAgent(yellow, "identity"),
        QuestionAgent(yellow, "build"),
    }
    assert not offered(game, "red", QuestionThroughAmbassador)
    play(game, "red", QuestionAgent(yellow, "build"))
    assert game.to_act == ("yellow",)


def test_the_red_player_moves_the_ambassador_by_land_and_is_now_the_last_mover() -> None:
    game = play(red_moved(*MEETINGS[0]), "red", EndMovement())
    assert ("embassy", "san-toma") in LAND_ROUTES
    assert place_of(game, "ambassador") == "san-toma"
    assert position(game)["ambassador_moved_by"] == "red"


def test_the_yellow_figure_cannot_be_forced_onto_the_ambassador() -> None:
    game = scene("moving", balls=BALLS, places={"yellow-thin": "carmini"})
    play(game, "red", Step("ambassador", "ambassador", "san-toma"))
    assert refusal(game, "red", Step("rival", "yellow-thin", "san-toma")) == "no-such-step"
