"""docs/fairness.md stands alone: a program that knows nothing else checks whole shares."""

import ast
import json
import sys
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest

from inkognito import Game, new_game
from inkognito.board.missions import PHANTOM_BALLS
from inkognito.random_play import take_action
from tests.documents import fair_by_hand
from tests.documents.fair_by_hand import ORDERS, Unfair, check

BOARDS: list[tuple[str, int, dict[str, Any]]] = [
    ("board", players, {"phantom": phantom, "placement": placement, "turn_limit": 12})
    for players, phantom, placement in product((3, 4, 5), PHANTOM_BALLS, ("random", "choose"))
]
CARDS: list[tuple[str, int, dict[str, Any]]] = [
    ("card", players, {"edition": edition, "match": match, "round_limit": 8})
    for players, edition, match in product(
        (3, 4, 5), ("ffg-2003", "abacus-1997"), ("single", "first-to-3")
    )
]


def finished(kind: str, players: int, rules: dict[str, Any]) -> Game:
    entropy: Any = {"red": b"my dog is called Bruno", "blue": b"\0\xff"}
    game = new_game(kind, players, seed=players, entropy=entropy, **rules)
    random = Random(7)
    while game.to_act:
        take_action(game, random, 0.02)
    return game


def test_the_program_knows_the_document_and_the_standard_library_alone() -> None:
    tree = ast.parse(Path(fair_by_hand.__file__).read_text("utf-8"))
    names = {
        name
        for node in ast.walk(tree)
        for name in (
            [one.name for one in node.names]
            if isinstance(node, ast.Import)
            else [str(node.module)]
            if isinstance(node, ast.ImportFrom)
            else []
        )
    }
    assert {name.split(".")[0] for name in names} <= set(sys.stdlib_module_names)


@pytest.mark.parametrize(("kind", "players", "rules"), [*BOARDS, *CARDS])
def test_the_shares_of_all_viewers_are_checked_by_the_document_alone(
    kind: str, players: int, rules: dict[str, Any]
) -> None:
    game = finished(kind, players, rules)
    for viewer in (*game.seats, "spectator"):
        assert check(game.record(viewer), game.commitment) > 4  # type: ignore[arg-type]
    assert check(game.record(), game.commitment) > 4


def changed(text: str, what: str, how: Any) -> str:
    """Return the share with one kind of event changed."""
    header, *lines, proof = (json.loads(line) for line in text.splitlines())
    for event in (event for line in lines for event in line):
        if event["type"] == what:
            how(event)
    return "".join(json.dumps(line) + "\n" for line in (header, *lines, proof))


@pytest.mark.parametrize(
    ("kind", "what", "how"),
    [
        ("board", "phantom-shaken", lambda one: one["balls"].reverse()),
        ("board", "hand-dealt", lambda one: one["hand"].update(identity="nobody")),
        ("board", "figures-placed", lambda one: one.update(tall=one["fat"], fat=one["tall"])),
        ("board", "game-opened", lambda one: one.update(first="nobody")),
        ("card", "location-played", lambda one: one.update(location="rialto")),
        ("card", "game-scored", lambda one: one["hands"][0].update(identity="nobody")),
        ("card", "hand-dealt", lambda one: one["hand"].update(number="1")),
    ],
)
def test_a_share_that_was_changed_is_found(kind: str, what: str, how: Any) -> None:
    limit = {"board": {"turn_limit": 12}, "card": {"round_limit": 8}}[kind]
    game = finished(kind, 3, limit)
    share = game.record("red")
    with pytest.raises(Unfair):
        check(changed(share, what, how), game.commitment)
    with pytest.raises(Unfair):
        check(share, "0" * 64)


def test_the_balls_of_the_document_are_those_of_the_game() -> None:
    for phantom, balls in PHANTOM_BALLS.items():
        listed = ORDERS[f"balls, {phantom}"]
        assert {ball: listed.count(ball) for ball in listed} == dict(balls)
