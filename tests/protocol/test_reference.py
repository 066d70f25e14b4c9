"""docs/protocol-reference.md: up to date, and complete."""

import re
from pathlib import Path
from typing import Any, get_args

from inkognito.contract.protocol_reference import protocol_reference
from inkognito.contract.refusal_params import CODES, MEANINGS, NOT_SENT, refusal_params
from inkognito.core.refusals import RefusalCode, TableCode
from inkognito.games import SHIPPED
from inkognito.protocol.messages import AnyServerMessage
from inkognito.protocol.requests import AnyClientMessage
from inkognito.protocol.schema import schema

FILE = Path(__file__).parents[2] / "docs/protocol-reference.md"
TEXT = FILE.read_text("utf-8")


def rows(title: str) -> dict[str, str]:
    """Return the rows of the tables under a heading: the second cell by the first."""
    found = re.search(rf"^## {title}\n(.*?)(?=^## |\Z)", TEXT, re.DOTALL | re.MULTILINE)
    assert found, title
    lines = re.findall(r"^\| `?([^`|]+?)`? \| (.*?) \|", found[1], re.MULTILINE)
    return dict(lines)


def test_the_reference_is_current() -> None:
    assert protocol_reference() == TEXT, "run `make schema`"


def fields_of(kind: Any) -> list[str]:
    return list(kind.__struct_fields__)


def test_every_message_command_and_sighting_is_listed_with_its_fields() -> None:
    unions = {
        "Messages of a client": AnyClientMessage,
        "Messages of the server": AnyServerMessage,
    }
    for game in SHIPPED:
        unions[f"Commands of the {game.name} game"] = game.codecs.command
        unions[f"Sightings of the {game.name} game"] = game.codecs.sighting
    for title, union in unions.items():
        listed = rows(title)
        for kind in get_args(union):
            cell = listed[str(kind.__struct_config__.tag)]
            assert re.findall(r"`([a-z_]+)\??`(?= [A-Za-z])", cell) == fields_of(kind), kind


def test_every_refusal_is_listed_with_its_parameters() -> None:
    listed = rows("Refusals")
    sent = {*get_args(RefusalCode), *get_args(TableCode)} - NOT_SENT
    assert sent == set(CODES) <= set(listed)
    for code, params in refusal_params().items():
        assert re.findall(r"`([^`]+)`", listed[code]) == list(params), code


def test_every_parameter_is_explained_and_no_other() -> None:
    used = {name.rstrip("?") for params in refusal_params().values() for name in params}
    assert used == set(MEANINGS)


def test_what_is_found_in_the_source_is_what_is_sent() -> None:
    found = refusal_params()
    assert found["not-a-chair"] == ("allowed", "seat")
    assert found["unknown-ball"] == ("hint?", "name")
    assert found["too-fast"] == ("seconds?",)
    assert found["unreadable"] == ("what?",)
    assert found["is-over"] == ()


def test_the_schema_lists_the_codes_but_allows_new_ones() -> None:
    defs = schema()["$defs"]
    assert set(defs["RefusalCode"]["enum"]) == {*get_args(RefusalCode), *get_args(TableCode)}
    code = defs["Rejected"]["properties"]["code"]
    assert code == {"anyOf": [{"$ref": "#/$defs/RefusalCode"}, {"type": "string"}]}
