"""Only `games/` tells the games apart: nothing above it names one or imports a part of one."""

import ast
from collections.abc import Iterator
from typing import Final

import pytest

from tests.architecture.test_imports import GAMES, MODULES, imported, package_of

BELOW: Final = {
    "core",
    "views",
    "deduction",
    "simulator",
    "bots",
    "training",
    "posing",
    "games",
} | GAMES
"""The packages of the games themselves, and the registry."""

ABOVE: Final = [m for m in MODULES if package_of(m) not in BELOW]


def is_part_of_a_game(name: str) -> bool:
    """Whether a module belongs to one game: board.events, views.card, bots.board_bot."""
    return any(part.split("_")[0] in GAMES for part in name.split(".")[1:])


def names_imported(tree: ast.Module) -> Iterator[str]:
    yield from imported(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def is_game_name(node: ast.AST | None) -> bool:
    return isinstance(node, ast.Constant) and node.value in GAMES


def choices_by_name(tree: ast.Module) -> Iterator[int]:
    """The lines where a game's name is compared, matched, or the key of a table or a lookup."""
    for node in ast.walk(tree):
        match node:
            case ast.Compare(left=left, comparators=others):
                found = any(map(is_game_name, (left, *others))) or any(map(_lists_games, others))
            case ast.Dict(keys=keys):
                found = sum(map(is_game_name, keys)) > 1
            case ast.MatchValue(value=value):
                found = is_game_name(value)
            case ast.Subscript(slice=key):
                found = is_game_name(key)
            case ast.Call(args=args):
                found = any(map(is_game_name, args))
            case _:
                found = False
        if found:
            yield node.lineno  # type: ignore[attr-defined]


def _lists_games(node: ast.AST) -> bool:
    parts = node.elts if isinstance(node, ast.Tuple | ast.List | ast.Set) else []
    return any(map(is_game_name, parts))


@pytest.mark.parametrize("module", [m for m in MODULES if package_of(m) not in GAMES | {"games"}])
def test_no_other_module_chooses_by_the_name_of_a_game(module: str) -> None:
    assert not list(choices_by_name(MODULES[module]))


@pytest.mark.parametrize("module", ABOVE)
def test_nothing_above_the_registry_imports_a_part_of_a_game(module: str) -> None:
    assert not {name for name in names_imported(MODULES[module]) if is_part_of_a_game(name)}


@pytest.mark.parametrize(
    "text",
    [
        'x = 1 if game == "board" else 2',
        'x = game in ("board", "other")',
        'x = {"board": 1, "card": 2}',
        'match game:\n    case "card":\n        pass',
        'x = table["card"]',
        'x = game_module("board")',
    ],
)
def test_a_choice_by_name_is_found(text: str) -> None:
    assert list(choices_by_name(ast.parse(text)))


def test_a_part_of_a_game_is_recognised() -> None:
    assert is_part_of_a_game("inkognito.board.events")
    assert is_part_of_a_game("inkognito.views.card_named")
    assert not is_part_of_a_game("inkognito.views.redact")
    assert not is_part_of_a_game("inkognito.games")
