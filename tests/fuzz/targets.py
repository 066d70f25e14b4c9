"""What is fuzzed. A target takes a seed, makes its inputs from it, and returns how many there were.

An exception that is no refusal, or a refusal that changed something, is a failure.
"""

import tomllib
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
import tomli_w
from msgspec import Struct

import inkognito
from inkognito.core.refusals import Refused
from inkognito.game import Game, load_scenario, new_game
from inkognito.lessons.shipped import lesson_in
from inkognito.protocol.requests import Hello, Ping, id_in, read_message
from inkognito.protocol.schema import schema as protocol_schema
from inkognito.protocol.settings import checked_settings
from inkognito.record.format import BrokenRecord, read
from inkognito.record.schema import schema as record_schema
from inkognito.record.verify import verify
from inkognito.tables.names import LONGEST_NAME, cleaned_name, unique_name
from tests.fuzz.grammar import Grammar
from tests.fuzz.mutations import spoilt, spoilt_bytes
from tests.kit.table_client import Client
from tests.kit.table_world import Process, World, begun, fingerprint, play_on

GAMES: Final = ("board", "card")
MESSAGES: Final = 60
"""In one conversation with a table."""

_encode = msgspec.json.encode


@cache
def protocol() -> Grammar:
    return Grammar(protocol_schema())


@cache
def record_lines() -> Grammar:
    return Grammar(record_schema())


# --- the line protocol ----------------------------------------------------------------------------


def line(seed: int) -> int:
    """A table in the middle of a game, and people who send anything."""
    random = Random(f"line {seed}")
    process = Process(World(GAMES[seed % 2], seed=seed % 50, players=3 + seed % 2))
    clients = begun(process, *("ann", "bob", "cem", "dan")[: 3 + seed % 2])
    play_on(process, random, lambda: process.session.table.seq > seed % 40)
    clients.append(process.join("zoe"))
    for _ in range(MESSAGES):
        _send(process, random.choice(clients), random)
    assert fingerprint(process.world.session()) == fingerprint(process.session), "the log says all"
    if process.session.table.status == "playing":
        process.pass_time(1_000_000)
        until = process.session.table.seq + 5
        play_on(process, random, lambda: process.session.table.seq > until)
    return MESSAGES


def _send(process: Process, client: Client, random: Random) -> None:
    data = _message(client, random)
    before = process.session.table.seq
    try:
        request: Any = read_message(data)
    except Refused:
        id_in(data)
        return
    if client.connection is None or isinstance(request, Hello | Ping):
        return
    client.verdicts.pop(request.id, None)
    process.do(process.session.receive(process.world.now, client.connection, request))
    if client.verdicts.get(request.id, "taken") != "taken":
        assert process.session.table.seq == before, "a refusal changes nothing"


def _message(client: Client, random: Random) -> bytes:
    """A message of any kind; many are moves that are almost right."""
    wish: Any = protocol().value(random, "ClientMessage")
    if client.options is not None and client.options["commands"] and random.random() < 0.6:
        command = random.choice(client.options["commands"])
        wish = {"type": "act", "id": f"{random.random()}", "decision": client.options["decision"]}
        wish["command"] = command if random.random() < 0.3 else spoilt(command, random)
    if random.random() < 0.2:
        wish = spoilt(wish, random)
    data = _encode(wish)
    return spoilt_bytes(data, random) if random.random() < 0.3 else data


# --- files ----------------------------------------------------------------------------------------


@cache
def games(number: int) -> Game:
    """A few games, of every kind, some of them over."""
    random = Random(number)
    rounds = 20 if number % 3 else 1
    limit: dict[str, dict[str, Any]] = {
        "board": {"turn_limit": 2 * rounds},
        "card": {"round_limit": rounds},
    }
    name = GAMES[number % 2]
    game = new_game(name, 3 + number % 3 if name == "board" else 4, seed=number, **limit[name])
    moves = random.randrange(14) if number % 3 else 5_000
    while game.outcome is None and moves:
        seat = game.to_act[0]
        options = game.options(seat)
        usual = [one for one in options if not type(one).__name__.startswith(("Undo", "Declare"))]
        game.play(seat, random.choice(usual or options))
        moves -= 1
    return game


@cache
def record_of(number: int) -> bytes:
    """The record of one of the games that are over."""
    return games(3 * number).record().encode()


def record(seed: int) -> int:
    """A game file with spoilt lines, or with lines of the grammar."""
    random = Random(f"record {seed}")
    content = record_of(seed % 6)
    how = random.random()
    if how < 0.5:
        content = spoilt_bytes(content, random)
    else:
        lines = content.splitlines()
        at = random.choice((0, len(lines) - 1, random.randrange(len(lines))))
        value = msgspec.json.decode(lines[at]) if how < 0.8 else record_lines().value(random)
        lines[at] = _encode(spoilt(value, random) if how < 0.8 else value)
        content = b"\n".join(lines) + b"\n"
    with suppress(BrokenRecord):
        verify(read(content), content)
    return 1


@cache
def scenario_of(number: int) -> str:
    return games(3 * number + 1).scenario()


def scenario(seed: int) -> int:
    """A position with spoilt fields, as data or as text."""
    random = Random(f"scenario {seed}")
    text = scenario_of(seed % 8)
    source: Any = spoilt(tomllib.loads(text), random)
    if random.random() < 0.4:
        source = spoilt_bytes(text.encode(), random)
    if not isinstance(source, dict | bytes):
        source = {}
    with suppress(Refused):
        game = load_scenario(source)
        for seat in game.to_act:
            game.options(seat)
    return 1


@cache
def lesson_files() -> tuple[Path, ...]:
    return tuple(sorted(Path(inkognito.__file__).parent.glob("lessons/*/*.toml")))


class Spoilt(Struct):
    """A lesson file that is no longer what it was."""

    name: str
    data: bytes

    def read_text(self, *_: Any) -> str:
        return self.data.decode()


def lesson(seed: int) -> int:
    """A lesson file with spoilt fields, or with spoilt bytes."""
    random = Random(f"lesson {seed}")
    path = random.choice(lesson_files())
    data = path.read_bytes()
    if random.random() < 0.5:
        data = spoilt_bytes(data, random)
    else:
        wanted: Any = spoilt(tomllib.loads(data.decode()), random)
        with suppress(TypeError, ValueError, AttributeError):  # TOML can't hold everything
            data = tomli_w.dumps(wanted).encode()
    file: Any = Spoilt(path.name, data)
    with suppress(ValueError, Refused):
        lesson_in(path.parent.name, file)
    return 1


# --- what a table is opened with ------------------------------------------------------------------


def settings(seed: int) -> int:
    """The settings of a new table."""
    random = Random(f"settings {seed}")
    wanted = protocol().value(random, "Settings")
    if isinstance(wanted, dict) and random.random() < 0.8:
        wanted["game"] = random.choice(GAMES)
    try:
        chosen = checked_settings(wanted)
    except Refused:
        return 1
    assert checked_settings(msgspec.to_builtins(chosen)) == chosen, "what is allowed stays allowed"
    return 1


def name(seed: int) -> int:
    """The name of a person, beside others at the table."""
    random = Random(f"name {seed}")
    letters = "aA@\u0430\u0391\u2800\u1160\ufe0f\u034f\u200d\u202e \u3164\u00adé\u0301🎭ﬁⅨ1lI"
    given = ["".join(random.choices(letters, k=random.randrange(30))) for _ in range(4)]
    shown: list[str] = []
    for one in given:
        with suppress(Refused):
            clean = cleaned_name(one)
            assert 0 < len(clean) <= LONGEST_NAME
            assert cleaned_name(clean) == clean
            assert clean.strip() == clean
            shown.append(unique_name(clean, shown))
    assert len(set(shown)) == len(shown)
    return len(given)


TARGETS: Final[Mapping[str, Callable[[int], int]]] = {
    "line": line,
    "record": record,
    "scenario": scenario,
    "lesson": lesson,
    "settings": settings,
    "name": name,
}
