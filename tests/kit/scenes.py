"""Scenes: positions in a short notation, loaded as ordinary scenarios.

A scene starts from a quiet table: every figure on a start space of its colour, the Ambassador on
the Embassy, and these hands:

    red Fiddlebottom tall A, blue Bubble short B, green Zsa Zsa fat C, yellow X thin D
"""

import json
import tomllib
from typing import Any

import msgspec
from msgspec.structs import replace

from inkognito import Game, Refused, load_scenario
from inkognito.board.cards import BUILDS
from inkognito.board.commands import AnyCommand
from inkognito.board.venice import SPACES, STARTS
from inkognito.core.chance import Chance
from inkognito.core.fillable import expanded
from inkognito.core.seats import COLOURS, DEFAULT_SEATS, Seat

HANDS = {
    "red": "fiddlebottom tall A",
    "blue": "bubble short B",
    "green": "zsazsa fat C",
    "yellow": "x thin D",
}


def scene(
    phase: str = "moving",
    to_move: str = "red",
    *,
    players: int = 4,
    seats: tuple[str, ...] | None = None,
    places: dict[str, str] | None = None,
    hands: dict[str, str] | None = None,
    rules: dict[str, Any] | None = None,
    seed: int = 0,
    **fields: Any,
) -> Game:
    """Return a game in this position. A hand is "x tall B"; three players need "aside" too."""
    seats = seats or DEFAULT_SEATS[players]
    absent = [colour for colour in COLOURS if colour not in seats]
    dealt = {("aside" if seat in absent else seat): hand for seat, hand in HANDS.items()}
    dealt |= hands or {}
    scenario = {
        "game": "board",
        "version": 1,
        "seats": seats,
        "to_move": to_move,
        "phase": phase,
        "places": quiet_places(seats) | (places or {}),
        "hands": [_hand(seat, words) for seat, words in dealt.items()],
        "rules": rules or {},
        **fields,
    }
    return load_scenario(json.dumps(scenario), seed=seed)


def quiet_places(seats: tuple[str, ...]) -> dict[str, str]:
    """Return every figure on a start space of its colour, in the order of the map."""
    places = {"ambassador": "embassy"}
    for colour, starts in zip(COLOURS, STARTS, strict=True):
        for build, space in zip(BUILDS, starts, strict=True):
            if colour in seats:
                places[f"{colour}-{build}"] = SPACES[space]
    return places


def _hand(seat: str, words: str) -> dict[str, str]:
    identity, build, mission = words.split()
    return {"seat": seat, "identity": identity, "build": build, "mission": mission}


def play(game: Game, seat: Seat, *commands: AnyCommand) -> Game:
    """Play several commands of a seat, one after the other."""
    for command in commands:
        game.play(seat, command)
    return game


def with_chance(game: Game, chance: Chance) -> Game:
    """Return the same game with draws from `chance` from now on."""
    game.now = replace(game.now, chance=chance)
    return game


def refusal(game: Game, seat: Any, command: Any, decision: int | None = None) -> str:
    """Return the code of the refusal; fail if the command is accepted or changes anything."""
    before = snapshot(game)
    try:
        game.play(seat, command, decision)
    except Refused as refused:
        assert snapshot(game) == before, f"refusing {command} changed the game"
        return refused.code
    raise AssertionError(f"{command} was not refused")


def snapshot(game: Game) -> bytes:
    """Return everything in the game: all events, every seat's options, the decision's number."""
    return msgspec.json.encode(
        (
            tuple(game.events),
            {seat: game.options(seat) for seat in game.seats},
            game.to_act,
            game.decision,
        )
    )


def place_of(game: Game, piece: str) -> str:
    """Return the space of the piece."""
    return str(position(game)["places"][piece])


def position(game: Game) -> dict[str, Any]:
    """Return the game's position as in a scenario file."""
    return tomllib.loads(game.scenario())


def offered(game: Game, seat: Seat, kind: type[Any]) -> set[Any]:
    """Return the options of the seat of one kind of command."""
    return {command for command in expanded(game.options(seat)) if type(command) is kind}
