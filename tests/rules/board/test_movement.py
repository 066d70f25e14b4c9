"""Movement: what each ball moves and where to, B2 (legal ends, undo), B3 and B4."""

from typing import Any

import pytest

from inkognito import Game
from inkognito.board.cards import BUILDS
from inkognito.board.commands import EndMovement, Step, UndoAllSteps, UndoStep
from inkognito.board.events import PieceStepped, StepUndone
from inkognito.board.pieces import Ball, Piece
from inkognito.board.venice import LAND_ROUTES, WATER_ROUTES
from tests.kit.scenes import offered, place_of, play, position, refusal, scene

LAND_STEPS = {
    "red-tall": {"san-lorenzo"},
    "red-short": {"ghetto", "misericordia"},
    "red-fat": {"campo-di-marte", "zitelle"},
    "red-thin": {"accademia", "carmini", "zattere"},
}
WATER_STEPS = {
    "red-tall": {"arsenale", "ca-di-dio"},
    "red-short": {"murano", "tre-archi"},
    "red-fat": {"sant-eufemia", "zitelle"},
    "red-thin": set(),
}
DOUBLE_ROUTES = [
    ("piazzale-roma", "tronchetto"),
    ("redentore", "zitelle"),
    ("san-basilio", "zattere"),
    ("san-giobbe", "tre-archi"),
]


def moving(*balls: Ball, **fields: Any) -> Game:
    """Red is moving, with these balls left."""
    return scene("moving", balls=balls, **fields)


def balls_left(game: Game) -> list[str]:
    return list(position(game).get("balls", []))


def destinations(game: Game, ball: Ball, piece: str) -> set[str]:
    """Where the ball is offered to take the piece."""
    steps = offered(game, "red", Step)
    return {step.to for step in steps if (step.ball, step.piece) == (ball, piece)}


def can_end(game: Game) -> bool:
    """Whether ending movement is offered to red; where not, it must be refused."""
    if offered(game, "red", EndMovement):
        return True
    assert refusal(game, "red", EndMovement()) == "movement-cannot-end"
    return False


# --- what each ball moves -------------------------------------------------------------------------


@pytest.mark.parametrize("figure", LAND_STEPS)
def test_land_water_and_either_balls_move_an_own_figure_along_their_kind_of_route(
    figure: str,
) -> None:
    game = moving("land", "water", "either")
    assert destinations(game, "land", figure) == LAND_STEPS[figure]
    assert destinations(game, "water", figure) == WATER_STEPS[figure]
    assert destinations(game, "either", figure) == LAND_STEPS[figure] | WATER_STEPS[figure]


def test_own_balls_move_own_figures_only() -> None:
    steps = offered(moving("land", "water", "either"), "red", Step)
    assert {step.piece for step in steps} == set(LAND_STEPS)


@pytest.mark.parametrize("players", [4, 5])
def test_an_ambassador_ball_moves_the_ambassador_on_any_route(players: int) -> None:
    places = {"ambassador": "piazzale-roma", "yellow-thin": "embassy"}
    game = moving("ambassador", "land", places=places, players=players)
    to = {"frari", "tolentini", "tronchetto", "scalzi", "tre-archi"}
    assert destinations(game, "ambassador", "ambassador") == to


def test_a_rival_ball_moves_a_rivals_figure_on_any_route() -> None:
    to = {"accademia", "spirito-santo", "santa-maria-del-giglio", "vallaresso"}
    assert destinations(moving("rival", "land"), "rival", "blue-short") == to


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (Step("land", "red-tall", "arsenale"), "no-such-step"),
        (Step("either", "red-tall", "rialto"), "no-such-step"),
        (Step("either", "red-tall", "celestia"), "no-such-step"),
        (Step("land", "blue-tall", "strada-nova"), "ball-does-not-move-that"),
        (Step("either", "ambassador", "san-toma"), "ball-does-not-move-that"),
        (Step("ambassador", "red-tall", "arsenale"), "ball-does-not-move-that"),
        (Step("rival", "blue-tall", "strada-nova"), "no-such-ball-left"),
        (Step("air", "red-tall", "arsenale"), "unknown-ball"),  # type: ignore[arg-type]
        (Step("land", "red-wide", "arsenale"), "unknown-figure"),  # type: ignore[arg-type]
        (Step("land", "red-tall", "lido"), "unknown-space"),
    ],
)
def test_steps_that_no_ball_allows_are_refused(command: Step, code: str) -> None:
    assert refusal(moving("land", "either", "ambassador"), "red", command) == code


def test_only_the_player_to_move_moves() -> None:
    step = Step("land", "blue-tall", "strada-nova")
    assert refusal(moving("land", "water"), "blue", step) == "not-your-decision"


# --- steps are named by ball ----------------------------------------------------------------------


def test_four_pairs_of_spaces_are_joined_by_land_and_by_water() -> None:
    land, water = (
        {tuple(sorted(route)) for route in routes} for routes in (LAND_ROUTES, WATER_ROUTES)
    )
    assert land & water == set(DOUBLE_ROUTES)


@pytest.mark.parametrize("ball", ["land", "water", "either"])
@pytest.mark.parametrize("pair", [*DOUBLE_ROUTES, *(pair[::-1] for pair in DOUBLE_ROUTES)])
def test_where_both_kinds_of_route_join_two_spaces_the_player_chooses_the_ball(
    ball: Ball, pair: tuple[str, str]
) -> None:
    origin, to = pair
    game = moving("land", "water", "either", places={"red-fat": origin, "yellow-fat": "murano"})
    (event,) = game.play("red", Step(ball, "red-fat", to))
    assert event == PieceStepped("red", ball, "red-fat", origin, to)
    assert set(balls_left(game)) == {"land", "water", "either"} - {ball}


# --- how balls are spent --------------------------------------------------------------------------


def test_each_ball_is_used_once() -> None:
    game = moving("land", "land", "water")
    play(game, "red", Step("land", "red-thin", "carmini"), Step("land", "red-thin", "san-toma"))
    assert balls_left(game) == ["water"]
    assert refusal(game, "red", Step("land", "red-thin", "frari")) == "no-such-ball-left"


def test_all_three_balls_may_go_to_one_figure() -> None:
    game = moving("land", "water", "either")
    play(game, "red", Step("land", "red-thin", "zattere"))
    play(game, "red", Step("water", "red-thin", "sant-eufemia"))
    play(game, "red", Step("either", "red-thin", "campo-di-marte"))
    assert place_of(game, "red-thin") == "campo-di-marte"
    assert set(game.options("red")) == {UndoStep(), UndoAllSteps(), EndMovement()}


def test_balls_may_be_spread_over_several_figures() -> None:
    game = moving("land", "water", "either")
    play(game, "red", Step("land", "red-thin", "zattere"), Step("water", "red-tall", "arsenale"))
    play(game, "red", Step("either", "red-short", "ghetto"), EndMovement())
    moved = {"red-tall": "arsenale", "red-short": "ghetto", "red-thin": "zattere"}
    assert position(game)["places"] == position(moving())["places"] | moved


@pytest.mark.parametrize("used", [0, 1, 2])
def test_balls_may_be_left_unused(used: int) -> None:
    game = moving("land", "water", "ambassador")
    steps = Step("land", "red-thin", "zattere"), Step("water", "red-tall", "arsenale")
    play(game, "red", *steps[:used], EndMovement())
    assert position(game)["phase"] == "meeting"


@pytest.mark.parametrize("through", ["red-fat", "blue-fat", "ambassador"])
def test_own_figures_pass_through_anything(through: str) -> None:
    game = moving("land", "land", places={through: "carmini"})
    play(game, "red", Step("land", "red-thin", "carmini"), Step("land", "red-thin", "san-basilio"))
    assert place_of(game, "red-thin") == "san-basilio"
    assert place_of(game, through) == "carmini"
    assert can_end(game)


# --- B2: the end of movement ----------------------------------------------------------------------


def test_b2_movement_cannot_end_with_two_own_figures_on_one_space() -> None:
    game = moving("land", "land", places={"red-tall": "zitelle"})
    play(game, "red", Step("land", "red-fat", "zitelle"))
    assert not can_end(game)
    play(game, "red", Step("land", "red-tall", "redentore"))
    assert can_end(game)


MEETING_BLUE = {"red-tall": "zattere", "blue-short": "accademia", "blue-thin": "spirito-santo"}
TWO_STEPS_TO_BLUE = Step("land", "red-thin", "accademia"), Step("land", "red-tall", "spirito-santo")


def test_b2_movement_cannot_end_where_two_figures_of_one_player_are_met() -> None:
    game = moving("land", "land", "water", places=MEETING_BLUE)
    play(game, "red", TWO_STEPS_TO_BLUE[0])
    assert can_end(game)
    play(game, "red", TWO_STEPS_TO_BLUE[1])
    assert not can_end(game)


def test_b2_figures_of_several_players_and_the_ambassador_may_be_met() -> None:
    places = {"red-thin": "san-toma", "red-short": "guglie", "red-fat": "sant-eufemia"}
    game = moving("land", "land", "ambassador", places=places)
    play(game, "red", Step("ambassador", "ambassador", "san-toma"))
    play(game, "red", Step("land", "red-short", "san-giobbe"))
    play(game, "red", Step("land", "red-fat", "sacca-fisola"))
    assert can_end(game)


def test_b2_the_last_step_may_not_bring_two_own_figures_together() -> None:
    game = moving("land", places={"red-tall": "zitelle"})
    assert destinations(game, "land", "red-fat") == {"campo-di-marte"}
    assert refusal(game, "red", Step("land", "red-fat", "zitelle")) == "no-such-step"


def test_b2_the_last_step_may_not_lead_to_a_second_figure_of_one_player() -> None:
    game = moving("land", "land", places=MEETING_BLUE)
    play(game, "red", TWO_STEPS_TO_BLUE[0])
    assert refusal(game, "red", TWO_STEPS_TO_BLUE[1]) == "no-such-step"


def test_b2_the_last_step_may_lead_from_one_figure_of_a_player_to_another() -> None:
    game = moving("land", places={"red-thin": "salute", "blue-tall": "accademia"})
    play(game, "red", Step("land", "red-thin", "accademia"))
    assert can_end(game)


def test_b2_the_last_rival_step_may_not_bring_a_second_figure_of_its_player() -> None:
    game = moving("rival", places={"red-thin": "salute", "red-tall": "marittima"})
    assert destinations(game, "rival", "blue-thin") == {"san-basilio"}
    assert refusal(game, "red", Step("rival", "blue-thin", "marittima")) == "no-such-step"


def test_b2_the_last_rival_step_may_lead_a_met_figure_to_another_own_figure() -> None:
    game = moving("rival", places={"red-thin": "salute", "red-tall": "accademia"})
    play(game, "red", Step("rival", "blue-short", "accademia"))
    assert can_end(game)


def test_b2_a_last_ball_that_cannot_mend_things_leaves_only_undoing() -> None:
    game = moving("land", "ambassador", places={"red-tall": "zitelle"})
    assert destinations(game, "land", "red-fat") == {"campo-di-marte", "zitelle"}
    play(game, "red", Step("land", "red-fat", "zitelle"))
    assert set(game.options("red")) == {UndoStep(), UndoAllSteps()}
    assert refusal(game, "red", Step("ambassador", "ambassador", "san-toma")) == "no-such-step"


def test_b2_a_last_ball_may_be_used_only_to_mend_things() -> None:
    game = moving("land", "land", places={"red-tall": "zitelle"})
    play(game, "red", Step("land", "red-fat", "zitelle"))
    assert offered(game, "red", Step) == {
        Step("land", "red-fat", "redentore"),
        Step("land", "red-tall", "redentore"),
    }


@pytest.mark.parametrize(
    ("ball", "pieces"),
    [("either", {"red-tall", "red-thin"}), ("rival", {"blue-short", "blue-thin"})],
)
def test_b2_a_last_ball_may_part_one_of_two_meetings(ball: Ball, pieces: set[str]) -> None:
    game = play(moving("land", "land", ball, places=MEETING_BLUE), "red", *TWO_STEPS_TO_BLUE)
    steps = offered(game, "red", Step)
    assert {step.piece for step in steps} == pieces
    for step in steps:
        assert can_end(play(game, "red", step))
        play(game, "red", UndoStep())


# --- B2: undo -------------------------------------------------------------------------------------

THREE_STEPS: tuple[Step, ...] = (
    Step("land", "red-thin", "carmini"),
    Step("rival", "yellow-thin", "carmini"),
    Step("ambassador", "ambassador", "san-toma"),
)


def test_b2_steps_are_undone_one_by_one_the_last_one_first() -> None:
    game = moving("land", "rival", "ambassador")
    seen = []
    for step in THREE_STEPS:
        seen.append((position(game), game.options("red")))
        play(game, "red", step)
    while seen:
        play(game, "red", UndoStep())
        assert (position(game), game.options("red")) == seen.pop()
    assert balls_left(game) == ["land", "rival", "ambassador"]


@pytest.mark.parametrize("steps", [1, 2, 3])
def test_b2_undoing_all_steps_restores_everything(steps: int) -> None:
    game = moving("land", "rival", "ambassador")
    before = position(game), game.options("red")
    play(game, "red", *THREE_STEPS[:steps], UndoAllSteps())
    assert (position(game), game.options("red")) == before


def test_b2_each_undone_step_is_told() -> None:
    game = play(moving("land", "rival", "ambassador"), "red", *THREE_STEPS)
    assert game.play("red", UndoAllSteps()) == (
        StepUndone("red", "ambassador", "ambassador", "san-toma", "embassy"),
        StepUndone("red", "rival", "yellow-thin", "carmini", "tolentini"),
        StepUndone("red", "land", "red-thin", "carmini", "san-barnaba"),
    )


def test_b2_undo_follows_a_figure_that_took_several_steps() -> None:
    game = moving("land", "land", "water")
    play(game, "red", Step("land", "red-thin", "zattere"), Step("water", "red-thin", "san-basilio"))
    play(game, "red", UndoStep())
    assert (place_of(game, "red-thin"), balls_left(game)) == ("zattere", ["land", "water"])
    play(game, "red", Step("land", "red-thin", "spirito-santo"), UndoAllSteps())
    assert place_of(game, "red-thin") == "san-barnaba"
    assert balls_left(game) == ["land", "land", "water"]


def test_b2_only_this_turns_steps_can_be_undone_and_only_before_movement_ends() -> None:
    game = moving("land", "water", "either")
    assert not {UndoStep(), UndoAllSteps()} & set(game.options("red"))
    assert refusal(game, "red", UndoStep()) == "nothing-to-undo"
    assert refusal(game, "red", UndoAllSteps()) == "nothing-to-undo"
    play(game, "red", Step("land", "red-thin", "zattere"))
    assert refusal(game, "blue", UndoStep()) == "not-your-decision"
    play(game, "red", EndMovement())
    assert refusal(game, "red", UndoStep()) == "wrong-time"
    assert refusal(game, "red", UndoAllSteps()) == "wrong-time"


def test_b2_an_undone_step_does_not_count_as_moving_the_ambassador() -> None:
    game = moving("ambassador", ambassador_moved_by="blue")
    step = Step("ambassador", "ambassador", "san-toma")
    play(game, "red", step, UndoStep(), EndMovement())
    assert position(game)["ambassador_moved_by"] == "blue"


# --- B3, B4: pieces of others ---------------------------------------------------------------------


def test_b3_the_ambassador_steps_onto_own_figures_but_never_onto_those_of_others() -> None:
    places = {"ambassador": "carmini", "blue-tall": "san-toma"}
    game = moving("ambassador", "land", "land", places=places)
    assert destinations(game, "ambassador", "ambassador") == {"san-barnaba", "san-basilio"}
    for to in ("san-toma", "tolentini"):
        assert refusal(game, "red", Step("ambassador", "ambassador", to)) == "no-such-step"


def test_b3_a_rivals_figure_steps_onto_own_figures_but_never_onto_other_pieces() -> None:
    """Neither its own colour, nor another player's, nor the Ambassador."""
    places = {"blue-thin": "carmini", "blue-tall": "san-basilio", "ambassador": "san-toma"}
    game = moving("rival", "land", "land", places=places)
    assert destinations(game, "rival", "blue-thin") == {"san-barnaba"}
    for to in ("san-basilio", "san-toma", "tolentini"):
        assert refusal(game, "red", Step("rival", "blue-thin", to)) == "no-such-step"


@pytest.mark.parametrize(
    ("step", "met"),
    [
        (Step("ambassador", "ambassador", "san-toma"), {"blue-thin": "san-toma"}),
        (Step("rival", "yellow-thin", "carmini"), {"blue-thin": "carmini"}),
        (Step("rival", "yellow-thin", "carmini"), {"ambassador": "carmini"}),
    ],
)
def test_b3_a_space_where_another_piece_is_met_already_is_closed_too(
    step: Step, met: dict[Piece, str]
) -> None:
    places = {**met, "red-tall": next(iter(met.values()))}
    game = moving("rival", "ambassador", places=places)
    assert refusal(game, "red", step) == "no-such-step"


def test_b3_a_piece_may_step_where_another_has_just_left() -> None:
    game = moving("rival", "ambassador", places={"blue-thin": "san-toma"})
    play(game, "red", Step("rival", "blue-thin", "frari"))
    play(game, "red", Step("ambassador", "ambassador", "san-toma"))
    assert place_of(game, "ambassador") == "san-toma"


@pytest.mark.parametrize("players", [3, 4, 5])
def test_b4_rival_balls_move_figures_of_any_other_player_the_partner_included(players: int) -> None:
    game = moving("rival", "land", players=players)
    moved = {step.piece for step in offered(game, "red", Step) if step.ball == "rival"}
    rivals = [seat for seat in game.seats if seat not in ("red", "ambassador")]
    assert moved == {f"{rival}-{build}" for rival in rivals for build in BUILDS}


@pytest.mark.parametrize("players", [4, 5])
def test_b4_rival_balls_move_neither_own_figures_nor_the_ambassador(players: int) -> None:
    game = moving("rival", "land", players=players)
    for step in (Step("rival", "red-tall", "arsenale"), Step("rival", "ambassador", "san-toma")):
        assert refusal(game, "red", step) == "ball-does-not-move-that"


def test_b4_with_three_players_the_colour_left_out_has_no_figures_to_move() -> None:
    game = moving("rival", "land", players=3)
    assert refusal(game, "red", Step("rival", "yellow-thin", "carmini")) == "not-in-play"
