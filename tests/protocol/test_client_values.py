"""web/src/wire/values.ts and routes.ts: up to date, true, and not spelled out again elsewhere."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar.routes import HTTPRoute, WebSocketRoute

from inkognito.contract.client_values import all_values, client_routes, client_values
from inkognito.protocol import routes
from inkognito.protocol.settings import checked_settings
from inkognito.server.http_api import API
from inkognito.server.sockets import lobby_socket, table_socket

WEB = Path(__file__).parents[2] / "web/src"
FRAMEWORK = {routes.API, routes.OPENAPI}
"""Paths that have no handler among those of the API."""

FEWEST = 3
"""A list of two words can be a choice of its own."""


def sources() -> Iterator[Path]:
    generated = {WEB / "wire" / f"{name}.ts" for name in ("messages", "values", "routes")}
    files = (path for path in WEB.rglob("*") if path.suffix in (".ts", ".svelte"))
    return (path for path in files if path not in generated)


@pytest.mark.parametrize(
    ("name", "text"), [("values.ts", client_values), ("routes.ts", client_routes)]
)
def test_the_file_is_as_make_types_writes_it(name: str, text: object) -> None:
    assert callable(text)
    assert text() == (WEB / "wire" / name).read_text("utf-8"), "run `make types`"


def test_every_route_of_the_server_is_in_the_table_of_routes_and_no_other() -> None:
    served = {route.path for route in API.routes if isinstance(route, HTTPRoute | WebSocketRoute)}
    served |= {path for socket in (table_socket, lobby_socket) for path in socket.paths}
    listed = {path for name, path in vars(routes).items() if name.isupper()}
    assert served == listed - FRAMEWORK


def test_the_default_settings_can_be_opened() -> None:
    wanted = dict(all_values()["DEFAULT_SETTINGS"].value)
    settings = checked_settings(wanted)
    assert {name: getattr(settings, name) for name in ("players", "gestures", "help")} == {
        name: wanted[name] for name in ("players", "gestures", "help")
    }


def test_the_default_of_every_option_is_the_first_of_its_choices() -> None:
    values = all_values()
    for game in ("BOARD", "CARD"):
        rules = values[f"{game}_RULES"].value
        for option, words in values[f"{game}_OPTIONS"].value.items():
            assert rules[option] == words[0]
        assert rules["edition"] == values[f"{game}_EDITIONS"].value[0]


def lists_of_the_server() -> dict[frozenset[str], str]:
    """The lists of words that only the server may write down, with their names."""
    values = all_values()
    lists = {
        frozenset(one.value): name
        for name, one in values.items()
        if isinstance(one.value, tuple) and isinstance(one.value[0], str)
    }
    numbers = {
        frozenset(facts["numbers"]): "CARD_EDITION_FACTS"
        for facts in values["CARD_EDITION_FACTS"].value.values()
    }
    return {words: name for words, name in (lists | numbers).items() if len(words) >= FEWEST}


def spelled_out(text: str, lists: dict[frozenset[str], str]) -> Iterator[str]:
    for found in re.findall(r"\[((?:\s*\"[\w-]+\",?)+)\s*\]", text):
        words = frozenset(json.loads(f"[{found.strip().removesuffix(',')}]"))
        if words in lists:
            yield lists[words]


def test_the_client_does_not_spell_out_a_list_of_the_server() -> None:
    lists = lists_of_the_server()
    found = {
        str(path.relative_to(WEB)): names
        for path in sources()
        if (names := list(spelled_out(path.read_text("utf-8"), lists)))
    }
    assert not found, "import them from wire/values"


def test_a_list_that_is_spelled_out_is_found() -> None:
    text = 'const ALL = [\n  "bubble",\n  "x",\n  "zsazsa",\n  "fiddlebottom",\n];'
    assert list(spelled_out(text, lists_of_the_server())) == ["IDENTITIES"]


def test_the_client_does_not_spell_out_a_path_of_the_server() -> None:
    path_of_ours = re.compile(r"[\"'`](/api|/ws)\b")
    found = [str(path) for path in sources() if path_of_ours.search(path.read_text("utf-8"))]
    assert not found, "use wire/routes"
