"""docs/protocol.schema.json: up to date, and it accepts exactly what goes over the wire."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]

from inkognito.protocol.schema import schema, schema_text
from inkognito.protocol.typescript_names import LITERALS, UNIONS
from tests.protocol import test_typescript
from tests.protocol.test_typescript_compiles import requests_and_verdicts
from tests.protocol.wire_samples import Samples, client_messages, commands, said, sightings

FILE = Path(__file__).parents[2] / "docs/protocol.schema.json"
DEFINITIONS = json.loads(FILE.read_text("utf-8"))["$defs"]


@cache
def validator(name: str) -> Any:
    """A validator for the type of that name."""
    return Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": DEFINITIONS})


def fits(name: str, value: Any) -> bool:
    return bool(validator(name).is_valid(value))


def test_the_file_is_as_make_schema_writes_it() -> None:
    assert schema_text() == FILE.read_text("utf-8"), "run `make schema`"


def test_it_is_a_schema_without_a_definition_that_is_open() -> None:
    Draft202012Validator.check_schema(schema())
    assert {"type": "object"} not in DEFINITIONS.values()
    open_fields = [
        f"{name}.{field}"
        for name, one in DEFINITIONS.items()
        for field, kind in one.get("properties", {}).items()
        if not kind
    ]
    assert not open_fields


def test_definitions_have_the_names_of_the_types_of_the_client() -> None:
    declared = {*test_typescript.INTERFACES, *UNIONS, *LITERALS}
    assert set(DEFINITIONS) - {"RefusalCode"} <= declared  # the client takes any code
    assert set(UNIONS) <= set(DEFINITIONS)


@pytest.mark.parametrize("samples", [said, sightings, client_messages, commands])
def test_what_goes_over_the_wire_is_as_the_schema_says(samples: Any) -> None:
    told: Samples = samples()
    assert len(told) > 10
    for name, sample in told:
        value = json.loads(msgspec.json.encode(sample))
        assert fits(name, value), (name, value)


def test_the_schema_rejects_what_the_server_can_not_read() -> None:
    wrong = [
        (name, value)
        for name, value, is_right in requests_and_verdicts()
        if name in UNIONS and not is_right
    ]
    assert len(wrong) > 50
    for name, value in wrong:
        assert not fits(name, value), (name, value)


@pytest.mark.parametrize(
    "message",
    [
        {},
        {"type": "pong-pong"},
        {"type": "rejected", "code": "stale"},
        {"type": "act", "id": "a", "decision": 1, "command": {"type": "fly"}},
        {"type": "say", "id": "a", "text": "x" * 501},
        {"type": "sit", "id": "", "seat": "red"},
        {"type": "update", "sightings": [{"number": 1, "sighting": {"type": "unheard-of"}}]},
    ],
    ids=str,
)
def test_the_schema_rejects_what_is_no_message(message: Any) -> None:
    assert not Draft202012Validator(schema()).is_valid(message)
