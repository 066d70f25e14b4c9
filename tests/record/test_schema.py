"""docs/record.schema.json: every line of a record is as it says."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.golden.recorded import names, recorded

DOCUMENT = json.loads((Path(__file__).parents[2] / "docs/record.schema.json").read_text("utf-8"))


def fits(value: Any, schema: dict[str, Any]) -> bool:
    """Whether the value is as the schema says, of what our schema uses."""
    if "$ref" in schema:
        return fits(value, DOCUMENT["$defs"][schema["$ref"].removeprefix("#/$defs/")])
    if "anyOf" in schema:
        return any(fits(value, one) for one in schema["anyOf"])
    if "enum" in schema:
        return value in schema["enum"]
    kinds: dict[str, type[Any]] = {
        "object": dict,
        "array": list,
        "string": str,
        "integer": int,
        "boolean": bool,
    }
    kinds["null"] = type(None)
    if type(value) is not kinds[schema["type"]]:
        return False
    if schema["type"] == "array":
        return all(fits(one, schema.get("items", {"anyOf": []})) for one in value)
    if schema["type"] == "integer":
        return bool(schema.get("minimum", value) <= value <= schema.get("maximum", value))
    return schema["type"] != "object" or _fits_object(value, schema)


def _fits_object(value: dict[str, Any], schema: dict[str, Any]) -> bool:
    fields, others = schema.get("properties", {}), schema.get("additionalProperties", True)
    known = all(fits(value[key], fields[key]) for key in value if key in fields)
    extra = [value[key] for key in value if key not in fields]
    free = others is True or (others is not False and all(fits(one, others) for one in extra))
    return known and set(schema.get("required", ())) <= set(value) and (free or not extra)


@pytest.mark.parametrize("name", names()[::8])
def test_every_line_of_a_record_is_as_the_schema_says(name: str) -> None:
    for viewer, content in recorded(name).files.items():
        for line in content.splitlines()[:80]:
            assert fits(json.loads(line), DOCUMENT), (viewer, line[:200])


@pytest.mark.parametrize("text", ['[{"type":"piece-vanished"}]', "{}", "null", '["x"]', "[[]]"])
def test_the_schema_refuses_a_value_that_is_no_line(text: str) -> None:
    assert not fits(json.loads(text), DOCUMENT)
