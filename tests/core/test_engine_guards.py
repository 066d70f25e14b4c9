"""The engine says what is wrong, also to a caller that does not ask by the front door."""

from typing import Any

import pytest

from inkognito.board import state as board_state
from inkognito.board.commands import EndMovement
from inkognito.board.decide import decide as decide_board
from inkognito.board.missions import Mission
from inkognito.board.winning import _target_place, _who_place
from inkognito.card import state as card_state
from inkognito.card.commands import PlayLocation
from inkognito.card.decide import decide as decide_card
from inkognito.core.chance import Chance
from inkognito.core.refusals import Refused
from inkognito.core.seats import AMBASSADOR_SEAT, COLOURS
from tests.kit.card_scenes import card_scene
from tests.kit.scenes import scene

NOBODY_DRAWS: Any = None
YELLOW = COLOURS.index("yellow")


@pytest.mark.parametrize(
    ("decide", "game", "command"),
    [
        (decide_board, scene("moving", players=3), EndMovement()),
        (decide_card, card_scene(players=3), PlayLocation("rialto")),
    ],
    ids=["board", "card"],
)
@pytest.mark.parametrize("seat", [YELLOW, AMBASSADOR_SEAT])
def test_a_seat_that_nobody_plays_decides_nothing(
    decide: Any, game: Any, command: Any, seat: int
) -> None:
    chance: Chance = NOBODY_DRAWS
    with pytest.raises(Refused) as refused:
        decide(game.now.state, seat, command, chance)
    assert refused.value.code == "unknown-seat"


def test_there_is_no_question_where_none_was_asked_and_no_meeting_where_nobody_meets() -> None:
    with pytest.raises(AssertionError, match="no question"):
        board_state.asked(scene("moving").now.state)
    with pytest.raises(AssertionError, match="nobody meets"):
        card_state.met(card_scene().now.state)


def test_a_mission_without_a_space_target_or_agent_names_none() -> None:
    empty, state = Mission("any-on"), scene("moving").now.state
    with pytest.raises(ValueError, match="no space"):
        _ = empty.place
    with pytest.raises(AssertionError, match="no target"):
        _target_place(state, empty)
    with pytest.raises(AssertionError, match="nobody who must go"):
        _who_place(state, empty)
