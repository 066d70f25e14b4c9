"""Games that are over, and their rematches."""

from typing import Any

from tests.golden.database.table_actions import Connections, begin, does, finish, outcome_of
from tests.golden.database.writer import CLOCKS, Writer
from tests.kit.games_over_connections import play_until
from tests.kit.people import Connection


async def endings(w: Writer) -> None:
    await _limits(w)
    await _wrong_on_the_board(w)
    await _wrong_at_cards(w)
    await _match_won(w)
    await _bots_win(w, "board", "mission-accomplished")
    await _bots_win(w, "card", "code-right")
    await _aborted(w)


async def _limits(w: Writer) -> None:
    rules: dict[str, Any] = {"turn_limit": 4, "repeats": "challenge", "placement": "choose"}
    settings = w.settings("board", 5, 3, rules=rules)
    await finish(await w.begun("over-turn-limit", "the turn limit", settings))

    rules = {"edition": "abacus-1997", "round_limit": 3}
    people = [*w.somebody(1), w.person("Gàspara Stampa")]
    settings = w.settings("card", 3, 2, rules=rules)
    about = "the round limit; a player has deleted all about them afterwards"
    await finish(await w.begun("over-round-limit", about, settings, people))


async def _wrong_on_the_board(w: Writer) -> None:
    rules = {"edition": "ares-2013-it", "phantom": "classic-1988"}
    settings = w.settings("board", 3, 3, rules=rules)
    about = "a wrong declaration; a rematch is open"
    connections = await w.begun("over-wrong-board", about, settings)
    await finish(connections, declare=1.0)
    assert not outcome_of(connections[0])["reason"].endswith(("accomplished", "fled"))
    await does(connections[1], "say", text="Ancora una!")
    table = await _rematch(connections[1], connections[0])
    again = await _all_come(w, connections, table)
    await does(again[2], "set-ready")
    w.keep("rematch-gathering", "the rematch of a game with a wrong declaration", table, again)


async def _wrong_at_cards(w: Writer) -> None:
    settings = w.settings("card", 4, 4)
    connections = await w.begun("over-wrong-card", "a wrong code; the rematch has begun", settings)
    await finish(connections, declare=1.0)
    table = await _rematch(connections[0], connections[0])
    again = await _all_come(w, connections, table)
    await begin(again)
    await play_until(again, decision=6)
    w.keep("rematch-playing", "the rematch of a game with a wrong code", table, again)


async def _match_won(w: Writer) -> None:
    settings = w.settings("card", 4, 3, rules={"match": "first-to-3", "edition": "abacus-1997"})
    connections = await w.begun("over-match", "a match that somebody has won", settings)
    await finish(connections, declare=1.0)
    assert outcome_of(connections[0])["reason"] == "match-won"


async def _bots_win(w: Writer, game: str, reason: str) -> None:
    for attempt in range(1, 10):
        connection = await _only_bots(w, f"over-bots-{game}-{attempt}", game)
        if outcome_of(connection)["reason"] == reason:
            return
    raise AssertionError("no bot wins")


async def _only_bots(w: Writer, name: str, game: str) -> Connection:
    (host,) = w.somebody(1)
    settings = w.settings(game, 4, 0, clock=CLOCKS[0])
    settings["bots"] = dict.fromkeys(settings["bots"], "clerk")
    table = host.opens(settings)
    connection = await host.comes(table)
    await does(connection, "begin")
    await connection.until(lambda: connection.status == "over")
    w.keep(name, "bots alone have played to the end, and won", table, [connection])
    return connection


async def _aborted(w: Writer) -> None:
    connections = await w.begun("aborted", "given up by a vote", w.settings("board", 4, 3))
    await play_until(connections, decision=5)
    for connection in connections:
        await does(connection, "vote", motion="abort")

    settings = w.settings("card", 3, 1)
    (host,) = await w.begun("aborted-rematch", "given up, with a rematch", settings)
    await does(host, "vote", motion="abort")
    table = await _rematch(host, host)
    w.keep("rematch-of-aborted", "the rematch of a game that was given up", table, [])


async def _rematch(offering: Connection, told: Connection) -> str:
    """One offers a rematch; return its table, as another is told of it."""
    await does(offering, "offer-rematch")
    await told.until(lambda: told.table["rematch"] is not None)
    table: str = told.table["rematch"]
    return table


async def _all_come(w: Writer, connections: Connections, table: str) -> Connections:
    return [await w.person_on(connection).comes(table) for connection in connections]
