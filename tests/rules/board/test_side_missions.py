"""The missions of both sides, as the story of a game tells them."""

from collections.abc import Iterator
from itertools import permutations
from typing import Any

import pytest

from inkognito.board.side_mission import SideMission, missions_of
from tests.kit.scenes import HANDS, scene


def every_mission(players: int, **rules: Any) -> Iterator[SideMission]:
    """The missions of both sides, with the letters dealt in every way."""
    for letters in permutations("ABCD"):
        hands = {
            seat: f"{words[:-1]}{letter}"
            for (seat, words), letter in zip(HANDS.items(), letters, strict=True)
        }
        yield from missions_of(scene("moving", players=players, hands=hands, rules=rules).now.state)


@pytest.mark.parametrize(
    ("players", "edition", "bringing"),
    [
        (4, "ares-2013-en", "bring"),
        (4, "ares-2013-it", "bring"),
        (5, "ares-2013-en", "bring-true-figure"),
        (5, "ares-2013-it", "bring-any-figure"),
    ],
)
def test_who_may_bring_the_ambassador_depends_on_players_and_edition(
    players: int, edition: str, bringing: str
) -> None:
    tasks = {one.task for one in every_mission(players, edition=edition)}
    assert {task for task in tasks if task.startswith("bring")} == {bringing}


def test_a_mission_about_the_ambassador_names_no_agent_as_its_target() -> None:
    for one in every_mission(4):
        is_about_ambassador = one.target is not None and one.target.piece == "ambassador"
        assert str(one.agent) != "ambassador"
        if one.task == "any-on":
            assert (one.agent is None) == is_about_ambassador
