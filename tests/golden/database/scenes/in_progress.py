"""Games in progress: every edition and number of players, and moments that are rare by chance."""

from collections.abc import Sequence
from itertools import cycle
from typing import Any

from tests.golden.database.table_actions import (
    does,
    is_asked,
    is_second_game,
    offers,
    play_on,
    takes,
    wait_for_somebody,
)
from tests.golden.database.writer import EDITIONS, OTHER_SEATS, SEATS, Settings, Writer
from tests.kit.games_over_connections import first_of, play_until
from tests.kit.people import Connection

NOTE = {
    "red": {"identity": "zsazsa", "build": "tall"},
    "blue": {"identity": "bubble", "build": "thin"},
    "green": {"identity": "fiddlebottom", "build": "short"},
    "yellow": {"identity": "x", "build": "fat"},
}
BOARD_RULES: tuple[dict[str, Any], ...] = (
    {"placement": "choose", "repeats": "challenge", "phantom": "classic-1988"},
    {"placement": "random", "repeats": "prevented", "turn_limit": 200},
    {"placement": "choose", "repeats": "prevented", "phantom": "ares-2013"},
    {"placement": "random", "repeats": "challenge", "turn_limit": 120},
)


# --- the board game -----------------------------------------------------------------------------


async def boards(w: Writer) -> None:
    """Every edition and number of players; early, in the middle, and waiting for an answer."""
    rules = cycle(BOARD_RULES)
    for edition in EDITIONS["board"]:
        for players in (3, 4, 5):
            seats = (SEATS if edition == EDITIONS["board"][0] else OTHER_SEATS)[players]
            more = {"rules": {"edition": edition, **next(rules)}, "seats": seats}
            await _boards_of(w, f"board-{players}-{edition}", players, more)


async def _boards_of(w: Writer, name: str, players: int, more: Settings) -> None:
    settings = w.settings("board", players, 2, **more)
    connections = await w.begun(f"{name}-early", "the game has just begun", settings)
    await wait_for_somebody(connections)

    settings = w.settings("board", players, players - 1, **more)
    connections = await w.begun(f"{name}-middle", "in the middle of the game", settings)
    await play_until(connections, decision=25 + 3 * players)
    await first_of(connections, lambda connection: connection.is_waited_for)

    settings = w.settings("board", players, players, **more)
    connections = await w.begun(f"{name}-question", "somebody must answer a question", settings)
    await first_of(connections, is_asked)


# --- the card game ------------------------------------------------------------------------------


async def cards(w: Writer) -> None:
    """Every edition and number of players: single games, and matches in their second game."""
    limits = cycle([None, 40])
    for edition in EDITIONS["card"]:
        for players in (3, 4, 5):
            seats = (SEATS if edition == EDITIONS["card"][1] else OTHER_SEATS)[players]
            rules = {"edition": edition, "round_limit": next(limits)}
            name = f"card-{players}-{edition}"
            await _cards_of(w, name, players, {"rules": rules, "seats": seats})
            await _match(w, f"{name}-match", players, seats, rules)


async def _cards_of(w: Writer, name: str, players: int, more: Settings) -> None:
    settings = w.settings("card", players, 2, **more)
    connections = await w.begun(f"{name}-early", "the game has just begun", settings)
    await wait_for_somebody(connections)

    settings = w.settings("card", players, players, **more)
    about = "in the middle of the game; somebody must answer"
    connections = await w.begun(f"{name}-question", about, settings)
    await play_until(connections, decision=12)
    await first_of(connections, is_asked)


async def _match(
    w: Writer, name: str, players: int, seats: Sequence[str], rules: dict[str, Any]
) -> None:
    people = players - 1 if players > 3 else players
    rules = rules | {"match": "first-to-3"}
    settings = w.settings("card", players, people, seats=seats, rules=rules)
    settings["bots"] = dict.fromkeys(settings["bots"], "tourist")
    connections = await w.begun(name, "a match in its second game", settings)
    await play_on(connections, is_second_game, declare=1.0)
    await first_of(connections, lambda one: one.status == "over" or is_asked(one))
    assert connections[0].status == "playing", "the match was over too soon"


# --- moments of the board game ------------------------------------------------------------------


async def moments(w: Writer) -> None:
    """Moments of the board game that chance seldom leads to."""
    await _note(w)
    await _steps(w)

    settings = w.settings("board", 4, 4, rules={"repeats": "challenge"})
    connections = await w.begun("hand", "somebody offers their hand, and waits", settings)
    await takes(await _first_offered(connections, "declare-mission"), "declare-mission")

    settings = w.settings("board", 3, 3, rules={"repeats": "challenge", "placement": "choose"})
    connections = await w.begun("repeat", "somebody may object to cards shown again", settings)
    await _first_offered(connections, "object-to-repeat")


async def _note(w: Writer) -> None:
    settings = w.settings("board", 5, 5, rules={"edition": "ares-2013-it"})
    connections = await w.begun("note", "the Ambassador's player has written their note", settings)
    await play_until(connections, decision=30)
    await does(connections[4], "act", decision=0, command={"type": "write-note", "note": NOTE})


async def _steps(w: Writer) -> None:
    about = "in the middle of a turn, with steps to take back"
    connections = await w.begun("steps", about, w.settings("board", 4, 4))
    connection = await _first_offered(connections, "undo-step")
    for kind in ("undo-step", "step", "undo-all-steps", "step"):
        await connection.until(lambda kind=kind: offers(connection, kind))  # type: ignore[misc]
        await takes(connection, kind)


async def _first_offered(connections: list[Connection], kind: str) -> Connection:
    """Play at random until somebody may do this; their connection."""
    return await first_of(connections, lambda connection: offers(connection, kind))
