"""A bot with foresight sees every movement that wins at once, and no other."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from inkognito import Game
from inkognito.board.commands import EndMovement, SlipAway, Step
from inkognito.board.events import FigureSlippedAway, MovementEnded, PieceStepped
from inkognito.board.legal import can_end_movement
from inkognito.board.missions import PHANTOM_DRAWS
from inkognito.board.options import options
from inkognito.board.pieces import PIECE_INDEX, PIECES
from inkognito.board.state import State
from inkognito.board.venice import SPACES
from inkognito.bots.board_bot import BoardBot
from inkognito.bots.board_finish import winning_step
from inkognito.bots.board_mind import BoardMind
from inkognito.views.board_position import position_after
from tests.bots.playing import play, rebuilt
from tests.bots.test_board_scenes import CARRIED_OUT, certain, hands, proofs
from tests.kit.scenes import scene

SURE = 0.98
MISSIONS = tuple(letters for letters, _, _ in CARRIED_OUT.values())
POSITIONS = 6


def seen_by_red(game: Game, kind: str = "veteran") -> BoardBot:
    bot = rebuilt("board", kind, "red", tuple(one.sighting for one in game.sightings("red")))
    assert isinstance(bot, BoardBot)
    return bot


def anywhere(letters: str, seed: int) -> Game:
    """Red knows everything; the pieces stand anywhere, three balls lie there."""
    draw = random.Random(seed)
    places: dict[str, str] = dict(zip(PIECES, draw.sample(SPACES, len(PIECES)), strict=True))
    balls = draw.choice(PHANTOM_DRAWS["ares-2013"])
    return scene(
        places=places,
        hands=hands(letters),
        balls=balls,
        shown=proofs(letters),
        ambassador_moved_by="green",
    )


def movements(state: State, seen: set[Any]) -> Iterator[State]:
    """Every position in which the movement may end, by what the rules offer."""
    if (state.places, state.balls) in seen:
        return
    seen.add((state.places, state.balls))
    if can_end_movement(state):
        yield state
    for step in options(state, state.seat):
        if isinstance(step, Step):
            origin = SPACES[state.places[PIECE_INDEX[step.piece]]]
            stepped = PieceStepped("red", step.ball, step.piece, origin, step.to)
            yield from movements(position_after(state, stepped), seen)


def wins(state: State, mind: BoardMind) -> bool:
    """Whether a declaration is right at the end of this movement, or after slipping away."""
    if max(mind.win_chances(state).values(), default=0.0) >= SURE:
        return True
    ended = position_after(state, MovementEnded("red"))
    slips = [one for one in options(ended, ended.seat) if isinstance(one, SlipAway)]
    for slip in slips:
        origin = SPACES[ended.places[PIECE_INDEX[slip.figure]]]
        slipped = FigureSlippedAway("red", slip.figure, origin, slip.to)
        if max(mind.win_chances(position_after(ended, slipped)).values(), default=0.0) >= SURE:
            return True
    return False


@pytest.mark.parametrize("letters", MISSIONS)
def test_it_finds_a_movement_that_wins_if_and_only_if_there_is_one(letters: str) -> None:
    for seed in range(POSITIONS):
        bot = seen_by_red(anywhere(letters, seed))
        state, mind = bot._state, bot._thoughts()
        is_there = any(wins(one, mind) for one in movements(state, set()))
        assert (winning_step(state, mind, SURE) is not None) == is_there, (letters, seed)


@pytest.mark.parametrize("name", CARRIED_OUT)
def test_a_veteran_who_is_certain_carries_out_the_mission(name: str) -> None:
    game = play(certain(name), "board", "veteran")
    assert game.outcome.winners == ("red", "blue")


def test_its_reason_is_that_it_sees_the_end() -> None:
    game = certain("any-on-by-two-balls")
    bot = seen_by_red(game)
    assert isinstance(bot.choose(game.options("red")), Step)
    assert bot.why().code == "sees-the-end"


def test_where_the_mission_stands_the_movement_ends() -> None:
    letters, places, _ = CARRIED_OUT["any-on"]
    reached = places | {"red-fat": "la-pieta"}
    game = scene(places=reached, hands=hands(letters), balls=("land",), shown=proofs(letters))
    assert seen_by_red(game).choose(game.options("red")) == EndMovement()


def test_the_ambassador_who_is_met_may_be_sent_to_the_embassy() -> None:
    game = scene(
        places={"ambassador": "san-toma", "red-thin": "frari"},
        hands=hands("CDAB"),
        balls=("land",),
        shown=proofs("CDAB"),
        ambassador_moved_by="green",
    )
    assert play(game, "board", "veteran").outcome.winners == ("red", "blue")
