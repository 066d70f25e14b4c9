"""docs/protocol.md says what the server really accepts, sends and allows."""

import json
import re
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
import pytest
from litestar.routes import HTTPRoute
from msgspec import Struct

from inkognito.bots.company import CHARACTERS, Character
from inkognito.deduction.notes import MOST_ENTRIES
from inkognito.games import SHIPPED
from inkognito.protocol import messages
from inkognito.protocol.messages import AnyServerMessage
from inkognito.protocol.requests import LONGEST_WORDS, AnyClientMessage, AnyRequest
from inkognito.protocol.settings import HELPS, Pace, Settings, checked_settings
from inkognito.protocol.terms import Absence, Gesture, Motion, Status
from inkognito.server.authentication import LINK_LASTS, TOKEN_LASTS
from inkognito.server.frame_budget import MOST_BYTES as BYTES
from inkognito.server.frame_budget import MOST_FRAMES
from inkognito.server.http_api import API
from inkognito.server.http_transport import REQUEST_WITHIN
from inkognito.server.outbox import MOST_BYTES, MOST_MESSAGES
from inkognito.server.puzzle_api import MOST_LISTED as MOST_PUZZLES
from inkognito.server.rate_limits import (
    COMPANIONS,
    EVERYTHING,
    FILES,
    NEW_GUESTS,
    NEW_NAMES,
    NEW_TABLES,
    REQUESTS,
    SECRETS,
)
from inkognito.server.rate_limits import OPENINGS_PER_CONNECTION as OPENINGS
from inkognito.server.refusal_status import STATUS
from inkognito.server.settings import PROTOCOL_VERSION, ServerSettings
from inkognito.server.sockets import HELLO_WITHIN, MOST_UNREADABLE
from inkognito.tables.bot_delays import (
    GESTURING,
    HEAVY,
    LIGHT,
    LONGEST_THINKING,
    PASSING,
    THINKING,
    WEIGHTS,
    Delay,
)
from inkognito.tables.clocks import GRACE
from inkognito.tables.deadlines import CLOSING_TIME
from inkognito.tables.lobby import MOST_LISTED, MOST_OF_ONE_OPENER
from inkognito.tables.names import LONGEST_NAME
from inkognito.tables.row_limits import BURST as BURST_OF_CHANGES
from inkognito.tables.row_limits import FREE_STEPS, PER_CHANGE
from inkognito.tables.talk import BURST, PER_ITEM
from inkognito.views.redact import Seen

TEXT = (Path(__file__).parents[2] / "docs/protocol.md").read_text("utf-8")
MESSAGES = tuple({*get_args(AnyClientMessage), *get_args(AnyRequest), *get_args(AnyServerMessage)})
INSIDE: dict[str, type[Struct]] = {
    "sighting": Seen,
    "table": messages.TableView,
    "chair": messages.ChairView,
    "onlooker": messages.PersonView,
    "turn": messages.Turn,
    "options": messages.Options,
    "lesson": messages.LessonView,
    "talk item": messages.TalkItem,
    "lobby table": messages.LobbyTable,
}


NAMED = re.compile(r"{(\w+):str}")
"""A part of a path that names something."""


def section(title: str) -> str:
    """Return the text under a heading, up to the next one."""
    found = re.search(rf"^#+ {title}\n(.*?)(?=^#|\Z)", TEXT, re.DOTALL | re.MULTILINE)
    assert found, title
    return found[1]


def rows(text: str) -> list[list[str]]:
    """Return the cells of all tables in a text, by row."""
    lines = re.findall(r"^\|( .* )\|$", text, re.MULTILINE)
    return [[cell.strip() for cell in line.split("|")] for line in lines]


def quoted(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


def tag_of(kind: Any) -> str:
    return str(kind.__struct_config__.tag)


def test_every_message_is_listed_with_exactly_its_fields() -> None:
    said = rows(section("What a client sends") + section("What the server sends"))
    listed = {quoted(row[0])[0]: quoted(row[1]) for row in said if row[0] != "`type`"}
    assert listed == {tag_of(kind): list(kind.__struct_fields__) for kind in MESSAGES}


def test_types_inside_messages_are_listed_with_exactly_their_fields() -> None:
    listed = {row[0]: quoted(row[1]) for row in rows(section("What is inside"))[1:]}
    assert listed == {name: list(kind.__struct_fields__) for name, kind in INSIDE.items()}


def test_every_setting_is_explained_and_the_example_can_be_opened() -> None:
    text = section("Opening a table")
    assert [quoted(row[0]) for row in rows(text)[1:]] == [[f] for f in Settings.__struct_fields__]
    found = re.search(r"```json\n(.*?)```", text, re.DOTALL)
    assert found
    wanted = json.loads(found[1])
    settings = checked_settings(wanted["settings"])
    assert {*wanted["settings"], "lesson"} == set(Settings.__struct_fields__)  # not for clients
    assert wanted["seat"] in settings.seats


def test_every_rule_option_is_explained_with_its_values_and_its_default() -> None:
    listed = {
        (quoted(name)[0], quoted(option)[0]): (meaning, default)
        for name, option, meaning, default in rows(section("Rule options"))[1:]
    }
    assert set(listed) == {
        (game.name, option) for game in SHIPPED for option in game.rules.__struct_fields__
    }
    for game in SHIPPED:
        usual = msgspec.to_builtins(game.engine.rules_from({}))
        for option, value in usual.items():
            meaning, default = listed[game.name, option]
            assert default.strip("`") == ("null" if value is None else str(value)), option
            kind = get_type_hints(game.rules)[option]
            words = [word for word in get_args(kind) if isinstance(word, str)]
            assert set(words) <= set(quoted(meaning)), option


@pytest.mark.parametrize("words", [Absence, Gesture, Motion, Status], ids=str)
def test_every_word_of_the_wire_is_named(words: Any) -> None:
    assert all(f"`{word}`" in TEXT for word in get_args(words))
    assert all(f"`{word}`" in TEXT for word in (*HELPS, *get_args(Pace)))


def test_every_route_is_listed_and_no_other() -> None:
    there = {
        f"{method} {NAMED.sub(lambda found: found[1].upper(), route.path)}"
        for route in API.routes
        if isinstance(route, HTTPRoute)
        for handler in route.route_handlers
        for method in handler.http_methods
        if method != "OPTIONS"
    }
    listed = {quoted(row[0])[0] for row in rows(section("Guests"))[1:]}
    assert listed == there


def test_the_status_of_every_refusal_is_named() -> None:
    text = section("Guests")
    for code, status in STATUS.items():
        if code != "too-many":  # sent on connections only
            assert re.search(rf"{status}\s\([^)]*`{code}`", text), code


def published(title: str) -> list[list[str]]:
    """Return the rows of a section's tables, without their heads."""
    return [row for row in rows(section(title)) if row[0] not in ("pace", "level", "kind")]


def test_the_waiting_times_of_bots_are_those_that_are_published() -> None:
    waits = [row for row in published("How long bots wait") if len(row) > 2]
    levels = dict(row for row in published("How long bots wait") if len(row) == 2)
    assert {quoted(level)[0]: int(time) for level, time in levels.items() if quoted(level)} == (
        THINKING
    )
    assert int(levels["any other"]) == LONGEST_THINKING
    listed = {
        (quoted(pace)[0], kind): Delay(*map(int, numbers))
        for pace, kinds, *numbers in waits
        for kind in quoted(kinds) or [kinds]
    }
    assert listed == {
        (pace, kind): getattr(weights, weight)
        for pace, weights in WEIGHTS.items()
        for weight, kinds in (("light", LIGHT), ("heavy", HEAVY), ("usual", ("any other",)))
        for kind in kinds
    }


def test_the_gestures_of_bots_are_drawn_as_it_is_published() -> None:
    listed = published("When bots make gestures")
    levels = {quoted(row[0])[0]: row[1:] for row in listed if quoted(row[0])}
    assert {pace: Delay(*map(int, levels.pop(pace))) for pace in GESTURING} == GESTURING
    shares = {level: Character(*map(float, row)) for level, row in levels.items()}
    assert shares == CHARACTERS


def test_the_times_of_passes_and_their_kinds_are_those_that_are_published() -> None:
    listed = published("Passing")
    times = {quoted(pace)[0]: Delay(*map(int, rest)) for pace, *rest in listed if rest[0].isdigit()}
    assert times == PASSING
    kinds = {(quoted(row[0])[0], row[1]) for row in listed if not row[1].isdigit()}
    assert kinds == {(kind, game.name) for game in SHIPPED for kind in game.passes}


def test_the_limits_are_those_that_hold() -> None:
    settings, text = ServerSettings(), section("Limits")
    for said in (
        f"| {settings.largest_message:,} bytes |",
        f"| {settings.messages_per_second * 5} in 5 seconds |",
        f"| {BURST} at once, then one each {PER_ITEM / 1000} seconds |",
        f"| {MOST_MESSAGES} messages or {MOST_BYTES >> 20} MiB |",
        f"| frames and pieces of frames on a connection | {MOST_FRAMES} in 5 seconds |",
        f"| bytes on a connection | {BYTES >> 20} MiB in 5 seconds |",
        f"| connections from one address | {settings.connections_per_address} |",
        f"| connections of one person | {settings.connections_per_person} |",
        f"from one address | {OPENINGS * settings.connections_per_address} a minute",
        f"{REQUEST_WITHIN:.0f} seconds |",
        f"files of the client not counted | {REQUESTS.amount} a minute |",
        f"files of the client from one address | {FILES.amount:,} a minute |",
        f"| {FREE_STEPS} in a turn, then one each second, one each two seconds",
        f"| {BURST_OF_CHANGES} at once, then one each {PER_CHANGE // 1_000} seconds |",
        f"exports of everything about somebody, from one address | {NEW_GUESTS.amount} a",
        f"| sheets of the companion for one address | {COMPANIONS.amount} a minute |",
        f"| tables in the lobby | {MOST_LISTED}, of one address {MOST_OF_ONE_OPENER} |",
    ):
        assert said in text, said
    assert (
        len({rate.amount for rate in (NEW_GUESTS, NEW_NAMES, NEW_TABLES, SECRETS, EVERYTHING)}) == 1
    )


def test_the_numbers_in_the_text_are_those_of_the_server() -> None:
    for said in (
        f"version of the protocol is `{PROTOCOL_VERSION}`",
        f"1 to {LONGEST_NAME} characters",
        f"up to {LONGEST_WORDS} characters",
        f"within {LINK_LASTS // 60_000} minutes",
        f"until {TOKEN_LASTS // 86_400_000} days after the table was over or closed",
        f"they then have at least {GRACE // 1_000} seconds",
        f"{CLOSING_TIME // 60_000} minutes closes",
        f"`hello` within {HELLO_WITHIN:.0f} seconds",
        f"more than {MOST_UNREADABLE} messages that can't be read",
        f"at most {MOST_PUZZLES} entries; `after` continues",
        f"at most {MOST_ENTRIES} `entries`",
    ):
        assert said in TEXT, said
