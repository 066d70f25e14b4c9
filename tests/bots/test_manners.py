"""Manners in the board game: no steps taken back in view, no meeting left for nothing."""

from typing import Any

import pytest

from inkognito import Game
from inkognito.board.commands import (
    AnyCommand,
    EndMovement,
    QuestionAgent,
    QuestionThroughAmbassador,
    SlipAway,
    Step,
    UndoAllSteps,
    UndoStep,
)
from inkognito.board.events import MovementEnded, PieceStepped, StepUndone
from inkognito.board.legal import met_pieces
from inkognito.board.pieces import PIECE_INDEX
from inkognito.board.state import MEETING, MOVING, State
from inkognito.board.venice import SPACE_INDEX
from inkognito.bots.board_bot import BoardBot
from inkognito.bots.bot import UNHURRIED, Bot, Budget
from tests.bots.playing import Choice, choice_in, new_table, play, rebuilt
from tests.bots.test_board_scenes import NEAR, hands, proofs
from tests.kit.scenes import scene

QUESTIONS = (QuestionAgent, QuestionThroughAmbassador)
LEAVING = ("slips-away", "nothing-to-ask", "absent-minded")
HURRIED = Budget(seconds=0.001)


def reds_bot(game: Game, bots: str = "clerk", key: int = 0) -> Bot:
    return rebuilt("board", bots, "red", tuple(o.sighting for o in game.sightings("red")), key)


def movement(game: Game, bots: str = "clerk", budget: Budget = UNHURRIED) -> list[Any]:
    """Let red finish the movement, and return its events."""
    while not any(isinstance(event, MovementEnded) for event in game.events):
        game.play("red", reds_bot(game, bots).choose(game.options("red"), budget))
    return list(game.events)[1:]


def steps(*taken: tuple[str, str, str]) -> list[dict[str, str]]:
    return [dict(zip(("ball", "piece", "origin"), step, strict=True)) for step in taken]


def state_of(bot: Bot) -> State:
    assert isinstance(bot, BoardBot)
    return bot._state


# --- what a step destroys -------------------------------------------------------------------------


def test_the_ambassador_who_is_met_is_not_moved_away_for_a_small_gain() -> None:
    game = scene(hands=hands("DCAB"), places={"red-fat": "embassy"}, balls=("ambassador",))
    assert choice_in(game, "board", "red") == EndMovement()


def test_a_rival_who_is_met_is_worth_as_much_as_one_who_is_drawn_in() -> None:
    met = scene(places={"red-fat": "salute"}, balls=("rival",))
    near = scene(places={"red-fat": "salute", "blue-short": "accademia"}, balls=("rival",))
    lost, won = (
        bot._outlook().value_of_moving(PIECE_INDEX["blue-short"], SPACE_INDEX[to])
        for bot, to in ((reds_bot(met), "accademia"), (reds_bot(near), "salute"))
        if isinstance(bot, BoardBot)
    )
    assert won > 0
    assert lost == pytest.approx(-won)


# --- B2 -------------------------------------------------------------------------------------------


def test_b2_no_second_figure_of_a_player_who_is_met_is_drawn_in() -> None:
    places = {"red-fat": "salute", "blue-tall": "san-lorenzo"}
    game = scene(places=places, balls=("rival", "ambassador"))
    assert Step("rival", "blue-tall", "celestia") in game.options("red")
    done = movement(game)
    assert not any(isinstance(event, StepUndone) for event in done)
    assert len(met_pieces(state_of(reds_bot(game)))) == 1


@pytest.mark.parametrize("budget", [UNHURRIED, HURRIED], ids=["unhurried", "hurried"])
def test_b2_two_own_figures_on_a_space_are_parted_by_the_best_step(budget: Budget) -> None:
    game = scene(places={"red-fat": "zitelle", "red-thin": "zitelle"}, balls=("land",))
    bot = reds_bot(game)
    assert isinstance(bot.choose(game.options("red"), budget), Step)
    assert bot.why().code == "goes-for-most"
    done = movement(game, budget=budget)
    assert [type(event) for event in done[:2]] == [PieceStepped, MovementEnded]


def test_b2_one_of_two_met_figures_is_moved_away_where_nothing_else_helps() -> None:
    places = {"red-fat": "salute", "red-thin": "ca-d-oro"}
    game = scene(places=places, balls=("rival", "ambassador"))
    bot = reds_bot(game)
    command = bot.choose(game.options("red"))
    assert isinstance(command, Step)
    assert command.piece in ("blue-short", "blue-tall")
    assert bot.why().code == "has-to-move-on"
    game.play("red", command)
    assert len(met_pieces(state_of(reds_bot(game)))) == 1


@pytest.mark.parametrize("bots", ["clerk", "tourist"])
def test_steps_that_lead_nowhere_are_taken_back_and_the_reason_is_named(bots: str) -> None:
    game = scene(
        places={"red-fat": "zitelle", "red-thin": "zitelle"},
        balls=("rival", "ambassador"),
        steps=steps(("land", "red-thin", "redentore")),
    )
    bot = reds_bot(game, bots)
    assert bot.choose(game.options("red")) == UndoAllSteps()
    assert bot.why().code == "takes-back"


def test_a_figure_goes_round_others_where_it_can() -> None:
    places = NEAR | {"green-tall": "ca-di-dio"}
    game = scene(
        places=places, hands=hands("ABCD"), shown=proofs("ABCD"), balls=("either", "either")
    )
    assert choice_in(game, "board", "red") == Step("either", "red-tall", "san-lorenzo")


# --- errors ---------------------------------------------------------------------------------------


def tourists(game: Game) -> list[tuple[AnyCommand, str]]:
    """What a hundred tourists do there, and why."""
    bots = [reds_bot(game, "tourist", key) for key in range(100)]
    return [(bot.choose(game.options("red")), bot.why().code) for bot in bots]


def test_a_tourist_takes_nothing_back_and_sends_nobody_away_whom_it_meets() -> None:
    game = scene(
        places={"red-fat": "salute"},
        balls=("land", "rival"),
        steps=steps(("land", "red-fat", "accademia")),
    )
    assert {UndoStep(), UndoAllSteps()} < set(game.options("red"))
    chosen = [command for command, _ in tourists(game)]
    assert len(set(chosen)) > 1
    for command in chosen:
        assert command not in (UndoStep(), UndoAllSteps())
        assert not isinstance(command, Step) or command.piece != "blue-short"


def test_a_tourist_asks_something_and_not_always_the_best() -> None:
    game = scene("meeting", places={"red-fat": "salute"})
    assert any(isinstance(option, SlipAway) for option in game.options("red"))
    chosen = [command for command, _ in tourists(game)]
    assert all(isinstance(command, QUESTIONS) for command in chosen)
    assert len(set(chosen)) > 1


def test_a_tourist_goes_through_with_a_movement_it_has_begun() -> None:
    ends = set()
    for key in range(20):
        game = scene(balls=("land", "water", "either"))
        while not any(isinstance(event, MovementEnded) for event in game.events):
            game.play("red", reds_bot(game, "tourist", key).choose(game.options("red")))
        figures = [event.piece for event in game.events if isinstance(event, PieceStepped)]
        spaces = [(e.piece, e.to) for e in game.events if isinstance(e, PieceStepped)]
        assert len(set(spaces)) == len(spaces), "a figure came back to where it had been"
        ends.add(tuple(figures))
    assert len(ends) > 3


def test_a_meeting_is_given_up_for_a_win_alone() -> None:
    places = {"red-fat": "salute", "ambassador": "sant-eufemia"}
    near = hands("DCAB")
    game = scene(hands=near, places=places, balls=("rival", "ambassador"))
    bot = reds_bot(game)
    command = bot.choose(game.options("red"))
    assert not (isinstance(command, Step) and command.piece == "blue-short")


# --- questions that can tell nothing --------------------------------------------------------------

KNOWN: dict[str, Any] = {
    "hands": hands("ACBD"),
    "shown": proofs("ACBD"),
    "places": {"red-fat": "salute"},
}
"""Red meets a figure of blue, and knows all hands."""


@pytest.mark.parametrize("bots", ["tourist", "sly", "veteran"])
def test_who_has_nothing_to_ask_slips_away_and_says_so(bots: str) -> None:
    game = scene("meeting", **KNOWN)
    bot = reds_bot(game, bots)
    assert isinstance(bot.choose(game.options("red")), SlipAway)
    assert bot.why().code == "nothing-to-ask"


def test_a_clerk_asks_all_the_same() -> None:
    game = scene("meeting", **KNOWN)
    assert isinstance(reds_bot(game).choose(game.options("red")), QUESTIONS)


@pytest.mark.parametrize("bots", ["tourist", "sly", "veteran"])
def test_in_whole_games_no_question_is_asked_that_can_tell_nothing(bots: str) -> None:
    asked = []

    def judge(choice: Choice) -> None:
        if isinstance(choice.command, QUESTIONS):
            may_leave = any(isinstance(option, SlipAway) for option in choice.options)
            asked.append(may_leave)
            assert not may_leave or choice.bot._may_tell(choice.command)  # type: ignore[attr-defined]

    for seed in range(2):
        play(new_table("board", {"players": 4}, seed), "board", bots, judge)
    assert sum(asked) > 10


# --- whole games ----------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("bots", ["tourist", "clerk"])
def test_in_whole_games_every_breach_of_manners_has_its_reason(bots: str, players: int) -> None:
    def judge(choice: Choice) -> None:
        phase, code = state_of(choice.bot).phase, choice.why.code
        if phase is MOVING and isinstance(choice.command, UndoStep | UndoAllSteps):
            assert code == "takes-back"
        if phase is MEETING and any(isinstance(one, QUESTIONS) for one in choice.options):
            asks = isinstance(choice.command, QUESTIONS)
            assert asks or code in (*LEAVING, "sure-of-the-mission", "knows-who-they-are")
            assert not (asks and code == "slips-away")

    for seed in range(3):
        game = play(new_table("board", {"players": players}, seed), "board", bots, judge)
        assert not any(isinstance(event, StepUndone) for event in game.events)
