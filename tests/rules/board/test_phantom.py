"""The Phantom of Prophecy: each shake shows three of its ten balls."""

from collections import Counter
from itertools import combinations_with_replacement
from math import comb, prod
from typing import Any

import pytest

from inkognito import Game
from inkognito.board.commands import EndMovement, EndTurn, ShakePhantom, Step
from inkognito.board.events import PhantomShaken
from inkognito.board.missions import PHANTOM_DRAWS, Phantom
from inkognito.board.pieces import BALLS, Ball
from tests.kit.scenes import offered, play, position, refusal, scene, with_chance

BALLS_IN: dict[Phantom, dict[Ball, int]] = {
    "ares-2013": {"land": 2, "water": 2, "either": 2, "rival": 2, "ambassador": 2},
    "classic-1988": {"land": 2, "water": 2, "either": 1, "ambassador": 2, "none": 3},
}
KINDS: tuple[Phantom, ...] = ("ares-2013", "classic-1988")


class Fixed:
    """Chance that always gives the same number, and remembers what it was asked for."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.asked: list[tuple[int, str, int]] = []

    def below(self, bound: int, purpose: str, index: int = 0) -> int:
        self.asked.append((bound, purpose, index))
        return self.number


def before_the_shake(chance: Fixed, phantom: Phantom = "ares-2013", **fields: Any) -> Game:
    opening = scene("opening", rules={"phantom": phantom}, **fields)
    return with_chance(opening, chance)


def shaken(game: Game, seat: Any = "red") -> tuple[Ball, ...]:
    (event,) = game.play(seat, ShakePhantom())
    assert isinstance(event, PhantomShaken)
    return event.balls


def draw_of(phantom: Phantom, *balls: Ball) -> Fixed:
    return Fixed(PHANTOM_DRAWS[phantom].index(balls))


def test_the_shake_is_a_command_of_its_own() -> None:
    game = scene("opening")
    assert offered(game, "red", ShakePhantom) == {ShakePhantom()}
    assert refusal(game, "red", Step("land", "red-tall", "san-lorenzo")) == "wrong-time"
    assert refusal(game, "red", EndMovement()) == "wrong-time"


def test_three_balls_appear_and_can_be_used() -> None:
    game = scene("opening", seed=4)
    balls = shaken(game)
    assert len(balls) == 3
    assert position(game)["balls"] == list(balls)
    assert {step.ball for step in offered(game, "red", Step)} == set(balls)


def test_everybody_sees_the_balls() -> None:
    game = scene("opening", seed=4)
    balls = shaken(game)
    for viewer in game.viewers:
        assert game.sightings(viewer)[-1].sighting == PhantomShaken("red", balls)


def test_the_phantom_is_shaken_once_a_turn_and_only_by_the_player_to_move() -> None:
    game = scene("opening")
    assert refusal(game, "blue", ShakePhantom()) == "not-your-decision"
    shaken(game)
    assert refusal(game, "red", ShakePhantom()) == "wrong-time"
    play(game, "red", EndMovement())
    assert refusal(game, "red", ShakePhantom()) == "wrong-time"


def test_the_ambassadors_player_does_not_shake_the_phantom() -> None:
    game = scene("moving", "ambassador", players=5, balls=("ambassador", "ambassador"))
    assert refusal(game, "ambassador", ShakePhantom()) == "wrong-time"
    assert not offered(game, "ambassador", ShakePhantom)


@pytest.mark.parametrize("phantom", KINDS)
def test_the_table_of_draws_is_that_of_three_balls_out_of_these_ten(phantom: Phantom) -> None:
    urn = BALLS_IN[phantom]
    ways = {
        draw: prod(comb(urn.get(ball, 0), draw.count(ball)) for ball in set(draw))
        for draw in combinations_with_replacement(BALLS, 3)
    }
    assert sum(urn.values()) == 10
    assert len(PHANTOM_DRAWS[phantom]) == 120
    assert Counter(PHANTOM_DRAWS[phantom]) == +Counter(ways)


@pytest.mark.parametrize("phantom", KINDS)
def test_each_of_the_120_draws_can_come_up(phantom: Phantom) -> None:
    drawn = Counter(shaken(before_the_shake(Fixed(number), phantom)) for number in range(120))
    assert drawn == Counter(PHANTOM_DRAWS[phantom])


def test_the_table_uses_the_new_phantom_unless_it_says_otherwise() -> None:
    assert shaken(with_chance(scene("opening"), Fixed(119))) == (
        "rival",
        "ambassador",
        "ambassador",
    )


def test_all_ten_balls_are_back_for_the_next_shake() -> None:
    chance = draw_of("ares-2013", "land", "land", "water")
    game = before_the_shake(chance)
    for turn, seat in enumerate(game.seats, start=1):
        assert shaken(game, seat) == ("land", "land", "water")
        assert chance.asked[-1] == (120, "phantom", turn)
        play(game, seat, EndMovement(), EndTurn())


def test_each_turn_has_a_draw_of_its_own_that_does_not_change_when_asked_again() -> None:
    draws = [[shaken(scene("opening", seed=2, turn=n)) for n in range(1, 9)] for _ in range(2)]
    assert draws[0] == draws[1]
    assert len(set(draws[0])) > 1


# --- blanks ---------------------------------------------------------------------------------------


def test_three_blanks_leave_nothing_to_move_with() -> None:
    game = before_the_shake(draw_of("classic-1988", "none", "none", "none"), "classic-1988")
    assert shaken(game) == ("none", "none", "none")
    assert game.options("red") == (EndMovement(),)


def test_a_blank_cannot_be_used() -> None:
    game = before_the_shake(draw_of("classic-1988", "land", "none", "none"), "classic-1988")
    assert shaken(game) == ("land", "none", "none")
    assert position(game)["balls"] == ["land"]
    assert {step.ball for step in offered(game, "red", Step)} == {"land"}
    assert refusal(game, "red", Step("none", "red-tall", "san-lorenzo")) == "no-such-ball-left"


def test_b2_next_to_blanks_a_single_ball_is_the_last_one() -> None:
    """Its step must leave a legal end, just as if two balls had been used before it."""
    chance = draw_of("classic-1988", "land", "none", "none")
    game = before_the_shake(chance, "classic-1988", places={"red-tall": "zitelle"})
    shaken(game)
    assert refusal(game, "red", Step("land", "red-fat", "zitelle")) == "no-such-step"


def test_the_classic_phantom_has_no_rival_balls() -> None:
    assert not any("rival" in draw for draw in PHANTOM_DRAWS["classic-1988"])
    assert not any("none" in draw for draw in PHANTOM_DRAWS["ares-2013"])
