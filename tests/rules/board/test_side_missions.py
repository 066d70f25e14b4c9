"""The missions of both sides, as the story of a game tells them."""

import tomllib
from collections.abc import Iterator
from importlib import resources
from itertools import permutations
from typing import Any

import pytest
from msgspec.structs import replace

from inkognito.board.pieces import PIECES
from inkognito.board.side_mission import SideMission, Stood, letter_of, missions_of
from inkognito.board.state import State
from inkognito.board.venice import MAP, SPACES
from inkognito.core.seats import SEATS
from tests.kit.scenes import HANDS, scene

PASSPORT = tomllib.loads(resources.files("inkognito.board").joinpath("missions.toml").read_text())
TRUE_FIGURES = {
    "fiddlebottom": "red-tall",
    "bubble": "blue-short",
    "zsazsa": "green-fat",
    "x": "yellow-thin",
}
TEAMS = {("red", "blue"): "fiddlebottom-bubble", ("green", "yellow"): "zsazsa-x"}
NUMBERED = {
    facts.number: name for facts, name in zip(MAP, SPACES, strict=True) if facts.number is not None
}
CROWD = {
    "red-fat": "tolentini",
    "blue-tall": "tolentini",
    "yellow-thin": "tolentini",
    "green-tall": "salute",
    "blue-short": "salute",
    "red-thin": "embassy",
    "green-short": "embassy",
}
"""Figures of several colours together, which is no position of a game."""


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


def crowded(state: State, moved_by: int) -> State:
    moved = (
        SPACES.index(CROWD[piece]) if piece in CROWD else place
        for piece, place in zip(PIECES, state.places, strict=True)
    )
    return replace(state, places=tuple(moved), ambassador_mover=moved_by)


def stood(state: State, *pieces: str) -> tuple[Any, ...]:
    spaces = dict(zip(PIECES, state.places, strict=True))
    return tuple(Stood(piece, SPACES[space]) for piece, space in spaces.items() if piece in pieces)


def there(state: State, team: tuple[str, ...], space: str) -> tuple[Any, ...]:
    pieces = [piece for piece in PIECES if piece.split("-")[0] in team]
    return tuple(one for one in stood(state, *pieces) if one.space == space)


def expected_pieces(
    state: State, task: str, facts: dict[str, Any], team: tuple[str, ...], space: str | None
) -> tuple[Any, ...]:
    if task == "any-on":
        target = TRUE_FIGURES.get(facts["target"], "ambassador")
        return there(state, team, stood(state, target)[0].space)
    if task in ("go-to", "join"):
        return stood(state, TRUE_FIGURES[facts["who"]])
    if task == "bring":
        return stood(state, "ambassador")
    if task == "bring-any-figure":
        return there(state, team, str(space))
    return stood(state, *(figure for figure in TRUE_FIGURES.values() if figure.startswith(team)))


@pytest.mark.parametrize("moved_by", [None, "green"])
@pytest.mark.parametrize("players", [4, 5])
@pytest.mark.parametrize(
    ("edition", "bringing"),
    [("ares-2013-en", "bring-true-figure"), ("ares-2013-it", "bring-any-figure")],
)
def test_every_mission_is_told_as_the_passport_has_it(
    players: int, moved_by: Any, edition: str, bringing: str
) -> None:
    for letters in permutations("ABCD"):
        hands = {
            seat: f"{words[:-1]}{letter}"
            for (seat, words), letter in zip(HANDS.items(), letters, strict=True)
        }
        game = scene("moving", players=players, hands=hands, rules={"edition": edition})
        state = crowded(game.now.state, -1 if moved_by is None else SEATS.index(moved_by))
        for told, (team, name), two in zip(
            missions_of(state), TEAMS.items(), (letters[:2], letters[2:]), strict=True
        ):
            assert (told.seats, told.code) == (team, "-".join(two))
            assert tuple(letter_of(told, seat) for seat in told.seats) == two
            facts = PASSPORT["teams"][name]["missions"]["-".join(two)]
            task = bringing if players == 5 and facts["goal"] == "bring" else facts["goal"]
            space = facts.get("space")
            space = NUMBERED.get(space, space)
            target = facts.get("target")
            agent = facts.get("who") or (None if target == "ambassador" else target)
            assert (told.task, told.space, told.agent) == (task, space, agent)
            figures = () if target is None else (TRUE_FIGURES.get(target, "ambassador"),)
            assert (told.target,) == (stood(state, *figures) or (None,))
            assert told.moved_by == (moved_by if task == "bring" else None)
            assert told.pieces == expected_pieces(state, task, facts, team, space)


def test_of_three_players_one_flees_and_has_no_code() -> None:
    pair, lone = missions_of(scene("moving", players=3).now.state)
    assert pair.seats == ("red", "blue")
    assert (lone.seats, lone.code, lone.task, lone.agent) == (("green",), None, "flee", "zsazsa")
    assert lone.space == NUMBERED[PASSPORT["teams"]["zsazsa-x"]["flee"]["zsazsa"]]
    assert [one.piece for one in lone.pieces] == ["green-fat"]
    assert not lone.fulfilled
    with pytest.raises(AssertionError, match="no code"):
        letter_of(lone, "green")


@pytest.mark.parametrize("other", ["first", "last"])
def test_who_must_join_somebody_has_not_while_they_stand_anywhere_else(other: str) -> None:
    """Whether that space comes before or after on the map."""
    for letters in permutations("ABCD"):
        dealt = zip(HANDS.items(), letters, strict=True)
        hands = {seat: f"{words[:-1]}{letter}" for (seat, words), letter in dealt}
        state = scene("moving", hands=hands).now.state
        for told in missions_of(state):
            if told.task == "join" and told.target is not None:
                who, target = PIECES.index(told.pieces[0].piece), PIECES.index(told.target.piece)
                places = list(state.places)
                places[who], places[target] = (0, 1) if other == "first" else (1, 0)
                missed = missions_of(replace(state, places=tuple(places)))
                assert [one.fulfilled for one in missed if one.code == told.code] == [False]
