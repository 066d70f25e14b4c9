"""What a position of the board game keeps: who moved the Ambassador last, and who stands where."""

from typing import cast

import pytest

from inkognito import new_game
from inkognito.board.commands import AnswerHand, DeclareMission, EndMovement, Step
from inkognito.board.events import AnyEvent, PieceExpelled
from inkognito.board.evolve import evolve
from inkognito.board.state import State, mask_of_seat
from inkognito.core.seats import SEATS, Colour
from tests.kit.scenes import play, position, scene


def moved_by(*steps: Step) -> str:
    """Who moved the Ambassador last, after red's steps; before them it was blue."""
    balls = ["land", "rival", "ambassador"]
    game = scene("moving", balls=balls, ambassador_moved_by="blue")
    play(game, "red", *steps, EndMovement())
    last: str = position(game)["ambassador_moved_by"]
    return last


def test_who_moves_the_ambassador_is_remembered_and_who_moves_figures_is_not() -> None:
    own, rival = Step("land", "red-thin", "carmini"), Step("rival", "yellow-thin", "carmini")
    assert moved_by() == moved_by(own) == moved_by(own, rival) == "blue"
    ambassador = Step("ambassador", "ambassador", "san-toma")
    assert moved_by(ambassador) == moved_by(own, ambassador) == "red"


def test_who_expels_the_ambassador_is_remembered_and_who_expels_a_figure_is_not() -> None:
    state = scene("meeting", ambassador_moved_by="blue").now.state
    figure = evolve(state, PieceExpelled("red", "yellow-thin", "tolentini", "murano"))
    ambassador = evolve(state, PieceExpelled("red", "ambassador", "embassy", "san-toma"))
    last = [SEATS[one.ambassador_mover] for one in (state, figure, ambassador)]
    assert last == ["blue", "blue", "red"]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_from_the_first_event_on_each_seats_spaces_are_those_of_its_pieces(players: int) -> None:
    game = new_game("board", players, seed=3)
    state = State()
    for event in game.events:
        state = evolve(state, cast("AnyEvent", event))
        seats = range(len(SEATS))
        assert state.masks == tuple(mask_of_seat(state.places, seat) for seat in seats)


@pytest.mark.parametrize("hand", ["blue", "green"])
def test_the_end_names_the_mission_of_who_declared_and_their_partner(hand: Colour) -> None:
    game = scene("meeting", places={"red-fat": "tolentini"})
    play(game, "red", DeclareMission(hand))
    play(game, hand, AnswerHand(hand == "blue"))
    assert (game.outcome.declarer, game.outcome.mission) == ("red", "A-B")
