"""The JSON Schema of the game file, line by line. It generates docs/record.schema.json."""

from typing import Any

import msgspec

from inkognito.games import SHIPPED
from inkognito.record.format import Header, Proof


def schema() -> dict[str, Any]:
    """Return the schema of one line: header, events of either game, sightings, or proof."""
    codecs = [game.codecs for game in SHIPPED]
    events = (tuple[one.event, ...] for one in codecs)  # type: ignore[name-defined]
    sightings = (tuple[one.sighting, ...] for one in codecs)  # type: ignore[name-defined]
    lines: tuple[Any, ...] = (Header, *events, *sightings, Proof)
    kinds, components = msgspec.json.schema_components(lines, ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "One line of an Inkognito game file",
        "anyOf": list(kinds),
        "$defs": components,
    }
