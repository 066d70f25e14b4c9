"""The JSON Schema of the game file, line by line. It generates docs/record.schema.json."""

from typing import Any

import msgspec

from inkognito.board.events import AnyEvent as BoardEvent
from inkognito.card.events import AnyEvent as CardEvent
from inkognito.record.format import Header, Proof
from inkognito.views.board import Sighting as BoardSighting
from inkognito.views.card import Sighting as CardSighting


def schema() -> dict[str, Any]:
    """Return the schema of one line: header, events of either game, sightings, or proof."""
    lines = (
        Header,
        tuple[BoardEvent, ...],
        tuple[CardEvent, ...],
        tuple[BoardSighting, ...],
        tuple[CardSighting, ...],
        Proof,
    )
    kinds, components = msgspec.json.schema_components(lines, ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "One line of an Inkognito game file",
        "anyOf": list(kinds),
        "$defs": components,
    }
