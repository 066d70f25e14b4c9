"""Writes the golden database of this version; never touches one that is there.

Starts a real server on a fresh file, where people and bots make a table of every kind and leave it
in every state, over HTTP and WebSockets alone. A manifest beside the file says what each table held
and what everybody had seen, and has the secrets of these people, who exist nowhere else.
"""

import asyncio
import json
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Callable, Coroutine, Sequence
from datetime import UTC, datetime
from importlib.metadata import version
from itertools import cycle
from pathlib import Path
from random import Random
from shutil import copyfile
from typing import Any

from tests.golden.database.reading import CLOSE_SOON, START, in_short, told_by
from tests.kit.games_over_connections import all_until, first_of, play_until, plays
from tests.kit.limits import PATIENCE
from tests.kit.people import LEFT_OPEN, Connection, Person, browser, own_address
from tests.kit.serving import BEHIND_A_PROXY, Serving

FOLDER = Path(__file__).parent
FILE, MANIFEST = "tables.sqlite3", "manifest.json"

SEATS = {3: ("red", "blue", "green"), 4: ("red", "blue", "green", "yellow")}
SEATS[5] = (*SEATS[4], "ambassador")
OTHER_SEATS = {
    3: ("yellow", "green", "red"),
    4: ("green", "red", "yellow", "blue"),
    5: ("blue", "ambassador", "yellow", "red", "green"),
}
EDITIONS = {"board": ("ares-2013-en", "ares-2013-it"), "card": ("ffg-2003", "abacus-1997")}
NAMES = ("Zoë", "Ömer", "Renée", "José-María", "Łukasz", "Ñusta", "Иван", "Θάλεια", "李雷", "Bjørn")
CLOCKS: tuple[dict[str, Any], ...] = (
    {"type": "none"},
    {"type": "per-decision", "seconds": 7_200},
    {"type": "per-player", "seconds": 3_600, "increment": 10},
    {"type": "days", "days": 3},
)
HELPS = ("paper", "record", "contradictions", "elimination")
KINDS = ("random", "tourist", "clerk")
ANSWERS = frozenset({"show-cards", "choose-pair", "show-black-card", "answer-hand"})

NOTE = {
    "red": {"identity": "zsazsa", "build": "tall"},
    "blue": {"identity": "bubble", "build": "thin"},
    "green": {"identity": "fiddlebottom", "build": "short"},
    "yellow": {"identity": "x", "build": "fat"},
}

Settings = dict[str, Any]
Connections = list[Connection]


class Writer:
    """Everybody who is there, and the tables that they have made."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.people: dict[str, Person] = {}
        self.forgotten: dict[str, str] = {}
        self.tables: dict[str, dict[str, Any]] = {}
        self.tokens: list[dict[str, Any]] = []
        self.links: list[dict[str, Any]] = []
        self.connections: dict[str, Connections] = {}
        self._next = cycle(NAMES)
        self._clocks, self._helps = cycle(CLOCKS), cycle(HELPS)
        self._gestures, self._visibility = cycle(("open", "discreet")), cycle(("public", "link"))
        self._kinds = cycle(KINDS)

    # --- people -----------------------------------------------------------------------------------

    def person(self, name: str) -> Person:
        """The person of that name, who is new the first time."""
        if name not in self.people:
            self.people[name] = Person(self.address, name)
        return self.people[name]

    def somebody(self, count: int) -> list[Person]:
        """Return this many people, in rotation."""
        return [self.person(next(self._next)) for _ in range(count)]

    def forget(self, person: Person) -> None:
        """Somebody deletes all that is kept about them."""
        self.forgotten[person.name] = secret_of(person)
        person.web.delete("/api/me").raise_for_status()

    # --- tables -----------------------------------------------------------------------------------

    def settings(self, game: str, players: int, people: int, **more: Any) -> Settings:
        """Settings by turns, with bots on the last chairs; `more` is as it is."""
        seats = more.get("seats", SEATS[players])
        bots = {seat: next(self._kinds) for seat in seats[people:]}
        varied = {
            "clock": next(self._clocks),
            "help": next(self._helps),
            "gestures": next(self._gestures),
            "visibility": next(self._visibility),
        }
        return (
            {"game": game, "players": players, "seats": list(seats), "bots": bots} | varied | more
        )

    def keep(self, name: str, about: str, table: str, connections: Connections) -> None:
        """Put the table into the manifest under a name of its own."""
        assert name not in self.tables, name
        self.tables[name] = {"table": table, "about": about}
        self.connections[name] = connections

    async def seated(
        self, name: str, about: str, settings: Settings, people: Sequence[Person] = ()
    ) -> Connections:
        """People on the chairs without bots; the first is the host."""
        free = [seat for seat in settings["seats"] if seat not in settings["bots"]]
        people = people or self.somebody(len(free))
        table = people[0].opens(settings, free[0])
        connections = [await one.comes(table) for one in people]
        for connection, seat in list(zip(connections, free, strict=False))[1:]:
            await does(connection, "sit", seat=seat)
        self.keep(name, about, table, connections)
        return connections

    async def begun(
        self, name: str, about: str, settings: Settings, people: Sequence[Person] = ()
    ) -> Connections:
        """People at a table where the game has begun."""
        connections = await self.seated(name, about, settings, people)
        await begin(connections)
        return connections


# --- what people do ------------------------------------------------------------------------------


async def does(connection: Connection, kind: str, **fields: Any) -> None:
    verdict = await connection.verdict(kind, **fields)
    assert verdict == "taken", (kind, fields, verdict)


async def begin(connections: Connections) -> None:
    """Everybody is ready, some with entropy of their own, and the host begins."""
    for number, connection in enumerate(connections):
        await does(connection, "set-ready", entropy="c0ffee" * number)
    await does(connections[0], "begin")
    await all_until(connections, lambda connection: connection.status != "gathering")


def secret_of(person: Person) -> str:
    return person.cookie.split("=", 1)[1]


def table_of(connections: Connections) -> str:
    table: str = connections[0].table["table"]
    return table


def is_asked(connection: Connection) -> bool:
    """Whether somebody must answer now."""
    return any(one["type"] in ANSWERS for one in commands_of(connection))


def commands_of(connection: Connection) -> list[dict[str, Any]]:
    """What somebody may do, if the game waits for them."""
    return connection.options["commands"] if connection.is_waited_for and connection.options else []


def is_second_game(connection: Connection) -> bool:
    return any(one["type"] == "game-scored" for one in connection.seen)


async def play_on(
    connections: Connections, until: Callable[[Connection], bool], declare: float = 0.0
) -> None:
    """Everybody plays at random until something is so for all of them."""
    await asyncio.gather(
        *(
            plays(connection, Random(n), declare, until)
            for n, connection in enumerate(connections, start=7)
        )
    )


async def wait_for_somebody(connections: Connections) -> None:
    """Wait until bots have played and the game waits for a person."""
    first, seats = connections[0], {connection.viewer for connection in connections}
    await first.until(lambda: first.turn is not None and bool(seats & set(first.turn["running"])))


async def finish(connections: Connections, declare: float = 0.0) -> None:
    await play_on(connections, lambda _: False, declare)
    await all_until(connections, lambda connection: connection.status == "over")


def outcome_of(connection: Connection) -> Any:
    return connection.seen[-1]["outcome"]


# --- tables where the game has not begun ---------------------------------------------------------


async def gathering(w: Writer) -> None:
    ann, bob, cem, dot = w.somebody(4)
    settings = w.settings("board", 3, 3, visibility="public")
    table = ann.opens(settings)
    w.keep("gathering-nobody", "nobody has sat down", table, [])

    settings = w.settings("board", 4, 4, clock=CLOCKS[2], rules={"placement": "choose"})
    connections = await w.seated(
        "gathering-some", "two of four chairs are taken", settings, [ann, bob]
    )
    first, second = connections
    await does(second, "sit", seat="yellow")
    await does(first, "set-ready", entropy="00ff")
    await does(first, "set-chair", seat="green", bot="clerk")
    await does(first, "set-chair", seat="green", bot=None)
    await does(first, "set-chair", seat="blue", bot="tourist")
    await does(second, "set-ready")
    await does(second, "set-ready", ready=False)
    await does(second, "say", text="Buona sera, à tous! 🎭\nWho else comes?")

    settings = w.settings("card", 5, 5, seats=OTHER_SEATS[5], gestures="open")
    connections = await w.seated(
        "gathering-removed-and-muted",
        "the host has removed one and muted two, and let one of them talk again",
        settings,
        [ann, bob, cem, dot],
    )
    await does(connections[2], "make-gesture", gesture="frown")
    await does(connections[0], "remove", person=bob.id)
    await does(connections[0], "mute", person=cem.id, muted=True)
    await does(connections[0], "mute", person=dot.id, muted=True)
    await does(connections[0], "mute", person=dot.id, muted=False)

    settings = w.settings("card", 3, 2, rules={"edition": "abacus-1997"})
    connections = await w.seated("gathering-all-ready", "all are ready and nobody begins", settings)
    for connection in connections:
        await does(connection, "set-ready", entropy="ab" * 64)

    twins = [Person(w.address, "Zoë"), Person(w.address, "Zoë"), cem]
    w.people |= {"Zoë (second)": twins[0], "Zoë (third)": twins[1]}
    connections = await w.seated(
        "gathering-host-changed",
        "the host has stood up, and people of the same name have numbers",
        w.settings("card", 4, 3, visibility="public"),
        twins,
    )
    await does(connections[0], "stand-up")
    twins[1].web.patch("/api/me", json={"name": "Zoé"}).raise_for_status()
    twins[1].name = "Zoé"

    gone = w.person("Carlo Gòldoni")
    connections = await w.seated(
        "gathering-forgotten",
        "the host has deleted all that was kept about them",
        w.settings("board", 4, 3),
        [gone, bob, dot],
    )
    await does(connections[0], "say", text="These words will be deleted.")
    await does(connections[1], "say", text="These stay.")


# --- games in progress ---------------------------------------------------------------------------


async def boards(w: Writer) -> None:
    """Every edition and number of players; early, in the middle, and waiting for an answer."""
    rules: cycle[dict[str, Any]] = cycle(
        [
            {"placement": "choose", "repeats": "challenge", "phantom": "classic-1988"},
            {"placement": "random", "repeats": "prevented", "turn_limit": 200},
            {"placement": "choose", "repeats": "prevented", "phantom": "ares-2013"},
            {"placement": "random", "repeats": "challenge", "turn_limit": 120},
        ]
    )
    for edition in EDITIONS["board"]:
        for players in (3, 4, 5):
            seats = (SEATS if edition == EDITIONS["board"][0] else OTHER_SEATS)[players]
            chosen = {"edition": edition, **next(rules)}
            settings = w.settings("board", players, 2, rules=chosen, seats=seats)
            name = f"board-{players}-{edition}"
            connections = await w.begun(f"{name}-early", "the game has just begun", settings)
            await wait_for_somebody(connections)

            settings = w.settings("board", players, players - 1, rules=chosen, seats=seats)
            connections = await w.begun(f"{name}-middle", "in the middle of the game", settings)
            await play_until(connections, decision=25 + 3 * players)
            await first_of(connections, lambda connection: connection.is_waited_for)

            settings = w.settings("board", players, players, rules=chosen, seats=seats)
            about = "somebody must answer a question"
            connections = await w.begun(f"{name}-question", about, settings)
            await first_of(connections, is_asked)


async def cards(w: Writer) -> None:
    """Every edition and number of players: single games, and matches in their second game."""
    limits = cycle([None, 40])
    for edition in EDITIONS["card"]:
        for players in (3, 4, 5):
            seats = (SEATS if edition == EDITIONS["card"][1] else OTHER_SEATS)[players]
            rules = {"edition": edition, "round_limit": next(limits)}
            name = f"card-{players}-{edition}"
            settings = w.settings("card", players, 2, rules=rules, seats=seats)
            connections = await w.begun(f"{name}-early", "the game has just begun", settings)
            await wait_for_somebody(connections)

            settings = w.settings("card", players, players, rules=rules, seats=seats)
            about = "in the middle of the game; somebody must answer"
            connections = await w.begun(f"{name}-question", about, settings)
            await play_until(connections, decision=12)
            await first_of(connections, is_asked)

            about = "a match in its second game"
            await match(w, f"{name}-match", about, players, seats, rules)


async def match(
    w: Writer, name: str, about: str, players: int, seats: Sequence[str], rules: dict[str, Any]
) -> None:
    people = players - 1 if players > 3 else players
    settings = w.settings(
        "card", players, people, seats=seats, rules=rules | {"match": "first-to-3"}
    )
    settings["bots"] = dict.fromkeys(settings["bots"], "tourist")
    connections = await w.begun(name, about, settings)
    await play_on(connections, is_second_game, declare=1.0)
    await first_of(
        connections, lambda connection: connection.status == "over" or is_asked(connection)
    )
    assert connections[0].status == "playing", "the match was over too soon"


async def moments(w: Writer) -> None:
    """Moments of the board game that chance seldom leads to."""
    settings = w.settings("board", 5, 5, rules={"edition": "ares-2013-it"})
    connections = await w.begun("note", "the Ambassador's player has written their note", settings)
    await play_until(connections, decision=30)
    await does(connections[4], "act", decision=0, command={"type": "write-note", "note": NOTE})

    settings = w.settings("board", 4, 4)
    connections = await w.begun(
        "steps", "in the middle of a turn, with steps to take back", settings
    )
    connection = await first_of(connections, lambda connection: offers(connection, "undo-step"))
    for kind in ("undo-step", "step", "undo-all-steps", "step"):
        await connection.until(lambda kind=kind: offers(connection, kind))  # type: ignore[misc]
        await takes(connection, kind)

    settings = w.settings("board", 4, 4, rules={"repeats": "challenge"})
    connections = await w.begun("hand", "somebody offers their hand, and waits", settings)
    connection = await first_of(
        connections, lambda connection: offers(connection, "declare-mission")
    )
    await takes(connection, "declare-mission")

    settings = w.settings("board", 3, 3, rules={"repeats": "challenge", "placement": "choose"})
    connections = await w.begun("repeat", "somebody may object to cards shown again", settings)
    await first_of(connections, lambda connection: offers(connection, "object-to-repeat"))


def offers(connection: Connection, kind: str) -> bool:
    """Whether somebody may do this now, and the game waits for them."""
    return any(one["type"] == kind for one in commands_of(connection))


async def takes(connection: Connection, kind: str) -> None:
    """Take the first option of this kind."""
    command = next(one for one in commands_of(connection) if one["type"] == kind)
    decision = 0 if connection.options is None else connection.options["decision"]
    await does(connection, "act", decision=decision, command=command)


# --- tables where something beside the game has happened -----------------------------------------


async def people_come_and_go(w: Writer) -> None:
    connections = await w.begun("paused", "paused by a vote", w.settings("board", 4, 2))
    await play_until(connections, decision=8)
    for connection in connections:
        await does(connection, "vote", motion="pause")

    connections = await w.begun(
        "paused-vote", "one of two wants to go on", w.settings("card", 4, 2)
    )
    for connection in connections:
        await does(connection, "vote", motion="pause")
    await does(connections[1], "vote", motion="resume")

    connections = await w.begun("voting", "votes that are not decided", w.settings("card", 5, 3))
    await does(connections[0], "vote", motion="pause")
    await does(connections[1], "vote", motion="abort")
    await does(connections[2], "vote", motion="abort")
    await does(connections[2], "vote", motion="abort", agree=False)

    connections = await w.begun(
        "left", "a bot plays for the host, who has left", w.settings("board", 3, 2)
    )
    await does(connections[0], "leave")
    await connections[1].until(lambda: connections[1].is_waited_for)

    connections = await w.begun("taken-back", "somebody left and is back", w.settings("card", 3, 2))
    await does(connections[1], "leave")
    await connections[0].until(lambda: connections[0].is_waited_for)
    await does(connections[1], "take-back")

    clock = {"type": "per-decision", "seconds": 2}
    settings = w.settings("card", 4, 2, clock=clock, rules={"match": "first-to-3"})
    about = "paused; a bot plays for somebody whose time has run out"
    first, second = await w.begun("out-of-time", about, settings)

    def is_late(connection: Connection) -> bool:
        return bool(connection.chair("red")["stand_in"])

    await asyncio.gather(
        plays(second, Random(1), until=is_late), first.until(lambda: is_late(first))
    )
    await does(second, "vote", motion="pause")

    connections = await w.begun(
        "removed", "the host has removed a player", w.settings("card", 4, 3)
    )
    await does(connections[1], "say", text="Sono X.")
    await does(connections[0], "remove", person=connections[1]._person)
    await wait_for_somebody([connections[0], connections[2]])

    gone = w.person("Gàspara Stampa")
    settings = w.settings("board", 5, 3, gestures="discreet")
    people = [w.somebody(1)[0], gone, w.somebody(1)[0]]
    connections = await w.begun(
        "forgotten", "a player has deleted all about them", settings, people
    )
    await does(connections[1], "say", text="These words will be deleted, too.")
    await does(connections[1], "make-gesture", gesture="tug-earlobe", to="red")
    await does(connections[0], "say", text="Zu Befehl, Exzellenz!")


async def conversations(w: Writer) -> None:
    settings = w.settings("board", 4, 3, gestures="discreet", clock=CLOCKS[3])
    ann, bob, cem = await w.begun("talk-discreet", "talk, and gestures for one alone", settings)
    dot = w.person("Dóra")
    watcher = await dot.comes(table_of([ann]))
    await does(ann, "say", text="Che bella maschera, très chic, 漂亮!")
    await does(bob, "make-gesture", gesture="twitch-eye", to="red")
    await does(ann, "make-gesture", gesture="turn-up-nose", to="green")
    await does(cem, "say", text="I take this back.")
    await does(cem, "delete-talk", number=max(cem.talk))
    await does(bob, "make-gesture", gesture="frown", to="green")
    await does(bob, "delete-talk", number=max(bob.talk))
    await does(watcher, "say", text="I only look on.")
    await ann.until(lambda: max(ann.talk) >= 5)
    await does(ann, "delete-talk", number=max(ann.talk))
    await does(ann, "mute", person=cem._person, muted=True)
    await play_until([ann, bob, cem], decision=10)

    settings = w.settings("card", 5, 4, gestures="open", clock=CLOCKS[1])
    connections = await w.begun("talk-open", "talk, and gestures for all", settings)
    for connection, gesture in zip(
        connections, ("twitch-eye", "tug-earlobe", "frown", "turn-up-nose"), strict=True
    ):
        await does(connection, "make-gesture", gesture=gesture)
    await does(connections[3], "say", text="<b>&amp;</b> \"quoted\" 'text' \\n {0} %s")
    await does(connections[3], "delete-talk", number=4)


async def programs(w: Writer) -> None:
    settings = w.settings("card", 4, 2)
    connections = await w.begun(
        "program", "programs have tokens for both chairs; one is revoked", settings
    )
    table = table_of(connections)
    for connection, is_revoked in zip(connections, (False, True), strict=True):
        person = next(one for one in w.people.values() if one.id == connection._person)
        path = f"/api/tables/{table}/tokens"
        token = person.web.post(path).raise_for_status().json()["secret"]
        program = await Connection(w.address, table, own_address(), token=token).open()
        if program.is_waited_for:
            await program.act(Random(5))
        if is_revoked:
            person.web.delete(path).raise_for_status()
            await program.until_closed()
        token_of = {"table": table, "person": person.id, "seat": connection.viewer, "secret": token}
        w.tokens.append(token_of | {"is_revoked": is_revoked})


def devices(w: Writer) -> None:
    """A second device that was let in by a link, and a link that nobody has used."""
    ann = w.person("Dóra")
    used, unused = (ann.web.post("/api/me/links").json()["secret"] for _ in range(2))
    with browser(w.address, own_address()) as other:
        other.post("/api/links", json={"secret": used}).raise_for_status()
        second = other.cookies["inkognito"]
    w.links.append({"person": ann.id, "secret": used, "device": second})
    w.links.append({"person": ann.id, "secret": unused, "device": None})


# --- games that are over -------------------------------------------------------------------------


async def endings(w: Writer) -> None:
    rules: dict[str, Any] = {"turn_limit": 4, "repeats": "challenge", "placement": "choose"}
    connections = await w.begun(
        "over-turn-limit", "the turn limit", w.settings("board", 5, 3, rules=rules)
    )
    await finish(connections)
    rules = {"edition": "abacus-1997", "round_limit": 3}
    people = [*w.somebody(1), w.person("Gàspara Stampa")]
    settings = w.settings("card", 3, 2, rules=rules)
    about = "the round limit; a player has deleted all about them afterwards"
    connections = await w.begun("over-round-limit", about, settings, people)
    await finish(connections)

    rules = {"edition": "ares-2013-it", "phantom": "classic-1988"}
    settings = w.settings("board", 3, 3, rules=rules)
    connections = await w.begun(
        "over-wrong-board", "a wrong declaration; a rematch is open", settings
    )
    await finish(connections, declare=1.0)
    assert not outcome_of(connections[0])["reason"].endswith(("accomplished", "fled"))
    await does(connections[1], "say", text="Ancora una!")
    await does(connections[1], "offer-rematch")
    await connections[0].until(lambda: connections[0].table["rematch"] is not None)
    table = connections[0].table["rematch"]
    again = [await person_on(w, connection).comes(table) for connection in connections]
    await does(again[2], "set-ready")
    w.keep("rematch-gathering", "the rematch of a game with a wrong declaration", table, again)

    settings = w.settings("card", 4, 4)
    connections = await w.begun("over-wrong-card", "a wrong code; the rematch has begun", settings)
    await finish(connections, declare=1.0)
    await does(connections[0], "offer-rematch")
    await connections[0].until(lambda: connections[0].table["rematch"] is not None)
    table = connections[0].table["rematch"]
    again = [await person_on(w, connection).comes(table) for connection in connections]
    await begin(again)
    await play_until(again, decision=6)
    w.keep("rematch-playing", "the rematch of a game with a wrong code", table, again)

    settings = w.settings("card", 4, 3, rules={"match": "first-to-3", "edition": "abacus-1997"})
    connections = await w.begun("over-match", "a match that somebody has won", settings)
    await finish(connections, declare=1.0)
    assert outcome_of(connections[0])["reason"] == "match-won"

    for game, right in (("board", "mission-accomplished"), ("card", "code-right")):
        about = "bots alone have played to the end, and won"
        for attempt in range(1, 10):
            connection = await only_bots(w, f"over-bots-{game}-{attempt}", about, game)
            if outcome_of(connection)["reason"] == right:
                break
        else:
            raise AssertionError("no bot wins")

    connections = await w.begun("aborted", "given up by a vote", w.settings("board", 4, 3))
    await play_until(connections, decision=5)
    for connection in connections:
        await does(connection, "vote", motion="abort")
    connections = await w.begun(
        "aborted-rematch", "given up, with a rematch", w.settings("card", 3, 1)
    )
    await does(connections[0], "vote", motion="abort")
    await does(connections[0], "offer-rematch")
    await connections[0].until(lambda: connections[0].table["rematch"] is not None)
    about = "the rematch of a game that was given up"
    w.keep("rematch-of-aborted", about, connections[0].table["rematch"], [])


def person_on(w: Writer, connection: Connection) -> Person:
    return next(one for one in w.people.values() if one.id == connection._person)


async def only_bots(w: Writer, name: str, about: str, game: str) -> Connection:
    (host,) = w.somebody(1)
    settings = w.settings(game, 4, 0, clock=CLOCKS[0])
    settings["bots"] = dict.fromkeys(settings["bots"], "clerk")
    table = host.opens(settings)
    connection = await host.comes(table)
    await does(connection, "begin")
    await connection.until(lambda: connection.status == "over")
    w.keep(name, about, table, [connection])
    return connection


# --- tables that have closed because nobody was there --------------------------------------------


async def closing(w: Writer) -> None:
    """With a server whose tables close soon after everybody has gone."""
    for name, settings in (
        ("closed-gathering", w.settings("card", 4, 3, clock=CLOCKS[0])),
        ("closed-playing", w.settings("board", 4, 3, clock=CLOCKS[1])),
        ("reopened", w.settings("card", 4, 3, clock=CLOCKS[2])),
    ):
        connections = await w.seated(name, "nobody was there, and the table has closed", settings)
        if name != "closed-gathering":
            await begin(connections)
            await play_until(connections, decision=4)
        for connection in connections:
            await connection.close()
    w.tables["reopened"]["about"] = "the table had closed, and somebody has come back"


async def has_closed(database: Path, tables: Sequence[str]) -> None:
    """Wait until the server has closed these tables."""
    async with asyncio.timeout(PATIENCE):
        while True:
            with sqlite3.connect(database) as connection:
                query = "SELECT id FROM tables WHERE is_closed"
                closed = {one for (one,) in connection.execute(query)}
            connection.close()
            if closed >= set(tables):
                return
            await asyncio.sleep(0.05)


async def coming_back(w: Writer) -> None:
    connections = w.connections["reopened"]
    await connections[0].reopen()
    await connections[0].until(lambda: connections[0].status == "playing")
    await does(connections[0], "say", text="Is nobody here?")


# --- the last things before the server stops -----------------------------------------------------


async def last_things(w: Writer) -> None:
    """Three delete themselves, and all people leave a long game, which bots go on with."""
    for name in ("Carlo Gòldoni", "Gàspara Stampa"):
        w.forget(w.person(name))
    await wait_for_somebody([w.connections["forgotten"][0]])
    gone = w.person("Baldassàre Galuppi")
    table = gone.opens(w.settings("card", 4, 4), "red")
    about = "the host has deleted all about them while nobody was there, and still has a chair"
    w.keep("gathering-forgotten-alone", about, table, [])
    w.forget(gone)
    settings = w.settings("board", 4, 1, clock=CLOCKS[0], rules={"repeats": "challenge"})
    about = "all people have left, and the server stopped while bots were playing"
    connections = await w.begun("bots-play-on", about, settings)
    await does(connections[0], "leave")
    await play_until(connections, decision=6)


# --- writing -------------------------------------------------------------------------------------


class ClosingSoon(Serving):
    """A server whose tables close as soon as everybody has gone."""

    def _process(self) -> subprocess.Popen[str]:
        command = [sys.executable, "-c", f"{CLOSE_SOON}; {START}", "serve", "--port", "0"]
        command += ["--database", self.database, "--fast-bots", "--workers", "1", *BEHIND_A_PROXY]
        with self.log.open("a") as log:
            return subprocess.Popen(  # noqa: S603 - our own server
                command, stdout=subprocess.PIPE, stderr=log, text=True
            )


SCENES: tuple[Callable[[Writer], Coroutine[Any, Any, None]], ...] = (
    coming_back,
    gathering,
    boards,
    cards,
    moments,
    people_come_and_go,
    conversations,
    programs,
    endings,
)


async def write(folder: Path, work: Path) -> None:
    database = work / FILE
    url = f"sqlite:///{database}"
    early = ClosingSoon(url, work / "early")
    writer = Writer(early.start())
    try:
        await closing(writer)
        await has_closed(database, [one["table"] for one in writer.tables.values()])
        await asyncio.to_thread(early.stop)
    finally:
        if early.process is not None:
            early.kill()
    server = Serving(url, work / "home", *BEHIND_A_PROXY)
    server.port = early.port
    assert server.start() == writer.address
    try:
        for scene in SCENES:
            sys.stderr.write(f"{scene.__name__}\n")
            await scene(writer)
        devices(writer)
        await last_things(writer)
        await asyncio.to_thread(server.stop)
    finally:
        if server.process is not None:
            server.kill()
    while LEFT_OPEN:
        await LEFT_OPEN.pop().close()
    log = server.log.read_text() + early.log.read_text()
    assert not log, log
    tidy(database)
    manifest = await manifest_of(writer, database, work)
    folder.mkdir()
    copyfile(database, folder / FILE)
    text = json.dumps(manifest, ensure_ascii=False, indent=1)
    (folder / MANIFEST).write_text(text + "\n", "utf-8")


def tidy(database: Path) -> None:
    """Put everything into the one file."""
    connection = sqlite3.connect(database)
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.execute("VACUUM")
    connection.close()
    assert not list(database.parent.glob(f"{FILE}-*"))


async def manifest_of(w: Writer, database: Path, work: Path) -> dict[str, Any]:
    copy = work / "copy.sqlite3"
    copyfile(database, copy)
    told = await told_by(f"sqlite:///{copy}", [one["table"] for one in w.tables.values()])
    with sqlite3.connect(database) as connection:
        known = {one for (one,) in connection.execute("SELECT DISTINCT table_id FROM log")}
    connection.close()
    assert known == set(told), "a table is not in the manifest"
    for name, connections in w.connections.items():
        check_seen(told[w.tables[name]["table"]], connections)
    tables = {name: about | in_short(told[about["table"]]) for name, about in w.tables.items()}
    in_full = {
        name: told[w.tables[name]["table"]]["game"]["sightings"]
        for name in ("over-turn-limit", "card-5-ffg-2003-question")
    }
    return {
        "commit": git("rev-parse", "HEAD"),
        "version": version("inkognito"),
        "written": datetime.now(UTC).isoformat(timespec="seconds"),
        "people": [
            {"person": one.id, "name": one.name, "secret": secret_of(one), "is_forgotten": False}
            if one.name not in w.forgotten
            else {
                "person": one.id,
                "name": one.name,
                "secret": w.forgotten[one.name],
                "is_forgotten": True,
            }
            for one in w.people.values()
        ],
        "tokens": w.tokens,
        "links": w.links,
        "tables": tables,
        "sightings": in_full,
    }


def check_seen(told: dict[str, Any], connections: Connections) -> None:
    """What the server had sent is what the database tells."""
    for connection in connections:
        if connection.last:
            seen = told["game"]["sightings"][connection.viewer]
            assert seen[: connection.last] == connection.seen, connection.viewer


def git(*arguments: str) -> str:
    command = ["git", "-C", str(FOLDER), *arguments]
    done = subprocess.run(command, check=True, capture_output=True, text=True, timeout=60)  # noqa: S603
    return done.stdout.strip()


def main() -> None:
    root = git("rev-parse", "--show-toplevel")
    assert not git("status", "--porcelain", f"{root}/src"), "the sources are not as committed"
    folder = FOLDER / ".".join(version("inkognito").split(".")[:2])
    assert not folder.exists(), f"{folder} is there, and stays as it is"
    with tempfile.TemporaryDirectory() as work:
        asyncio.run(write(folder, Path(work)))


if __name__ == "__main__":
    main()
