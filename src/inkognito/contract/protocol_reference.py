"""docs/protocol-reference.md: every message, command, sighting and refusal, from the schema.

`make schema` writes it. Its words are the docstrings of the types and the English catalogue.
"""

import re
from collections.abc import Iterable, Iterator
from importlib import resources
from typing import Any, Final, get_args

from inkognito.contract.refusal_params import CODES, MEANINGS, refusal_params
from inkognito.core.refusals import TableCode
from inkognito.protocol.schema import Schema, schema

HEAD: Final = """# Protocol reference

This page lists every message of the [protocol](protocol.md) with its fields. `make schema`
generates it from the server's own types, and [protocol.schema.json](protocol.schema.json) says the
same for programs. A field is required unless it is marked: `name?` may be left out, and then has
the value after `=`. A server may be newer than this page: ignore fields that are not listed here,
and treat an unknown code as a refusal.
"""

SECTIONS: Final[tuple[tuple[str, str, str], ...]] = (
    ("Messages of a client", "ClientMessage", ""),
    ("Messages of the server", "ServerMessage", "Empty fields are omitted from these messages."),
    ("Commands of the board game", "BoardCommand", "In `act.command` and `options.commands`."),
    ("Sightings of the board game", "BoardSighting", "In `sightings`, each with its number."),
    ("Commands of the card game", "CardCommand", "In `act.command` and `options.commands`."),
    ("Sightings of the card game", "CardSighting", "In `sightings`, each with its number."),
)
"""A heading, the union whose members are listed under it, and a sentence before them."""


SEVERAL: Final = {
    "refusal-wrong-cards": "These cards are not the answer that is owed: *about*, *form*.",
    "refusal-no-such-step": "*piece* can't go *to* with this ball (*ball*): *why*.",
}
"""In place of sentences that depend on a parameter."""


def protocol_reference() -> str:
    """Return the content of docs/protocol-reference.md."""
    defs: dict[str, Schema] = schema()["$defs"]
    parts = [HEAD]
    listed: set[str] = set()
    for title, union, sentence in SECTIONS:
        names = [_named(one) for one in defs[union]["anyOf"]]
        listed |= {union, *names}
        rows = ((f"`{_tag(defs[name])}`", defs[name]) for name in names)
        parts.append(_section(title, sentence, "type", rows))
    rest = {name: one for name, one in defs.items() if name not in listed}
    objects = ((name, one) for name, one in rest.items() if "properties" in one)
    parts.append(_section("Objects", "Inside messages, by the names used above.", "name", objects))
    parts.append(_words(rest))
    parts.append(_refusals())
    return "\n".join(parts)


def _section(title: str, sentence: str, head: str, rows: Iterable[tuple[str, Schema]]) -> str:
    lines = [f"## {title}\n", *([f"{sentence}\n"] if sentence else [])]
    lines += [f"| {head} | fields | what it means |", "|---|---|---|"]
    for name, one in rows:
        fields = "<br>".join(_fields(one))
        lines.append(f"| {name} | {fields} | {_meaning(one)} |")
    return "\n".join((*lines, ""))


def _fields(one: Schema) -> Iterator[str]:
    required = one.get("required", ())
    for name, kind in one.get("properties", {}).items():
        if name == "type":
            continue
        mark = "" if name in required else "?"
        default = f" = `{_json(kind['default'])}`" if "default" in kind else ""
        yield f"`{name}{mark}` {_kind(kind)}{default}"


def _kind(kind: Schema) -> str:
    """Return the type of a field, in words."""
    if "$ref" in kind:
        return _named(kind)
    if "enum" in kind:
        return " or ".join(f"`{value}`" for value in kind["enum"])
    if "anyOf" in kind:
        return " or ".join(_kind(one) for one in kind["anyOf"])
    if kind.get("type") == "array":
        return f"list of {_kind(kind['items'])}" if kind.get("items") else "list"
    if kind.get("type") == "object":
        values = kind.get("additionalProperties")
        return f"object of {_kind(values)}" if isinstance(values, dict) else "object"
    return str(kind.get("type", "anything")) + _limits(kind)


def _limits(kind: Schema) -> str:
    for least, most, unit in (
        ("minimum", "maximum", ""),
        ("minLength", "maxLength", " characters"),
    ):
        if most in kind:
            return f" ({kind.get(least, 0)} to {kind[most]}{unit})"
        if least in kind:
            return f" (at least {kind[least]}{unit})"
    return ""


def _words(defs: dict[str, Schema]) -> str:
    lines = ["## Words\n", "| name | values |", "|---|---|"]
    for name, one in defs.items():
        if "enum" in one and name != "RefusalCode":
            lines.append(f"| {name} | {', '.join(f'`{value}`' for value in one['enum'])} |")
        elif "anyOf" in one:
            lines.append(f"| {name} | {_kind(one)} |")
    return "\n".join((*lines, ""))


# --- refusals -----------------------------------------------------------------------------------


def _refusals() -> str:
    params, table = refusal_params(), get_args(TableCode)
    lines = ["## Refusals\n", "Of the game: the sender's command was not possible.\n"]
    lines += _codes(params, [code for code in CODES if code not in table])
    lines += ["", "Of the table and the server:\n"]
    lines += _codes(params, [code for code in CODES if code in table])
    lines += ["", "| parameter | what it holds |", "|---|---|"]
    lines += [f"| `{name}` | {meaning} |" for name, meaning in sorted(MEANINGS.items())]
    return "\n".join((*lines, ""))


def _codes(params: dict[str, tuple[str, ...]], codes: list[str]) -> Iterator[str]:
    yield "| code | parameters | what it means |"
    yield "|---|---|---|"
    sentences = _sentences() | SEVERAL
    for code in codes:
        names = ", ".join(f"`{name}`" for name in params[code])
        yield f"| `{code}` | {names} | {sentences[f'refusal-{code}']} |"


def _sentences() -> dict[str, str]:
    """Return the English sentences, with the names of parameters; of several, the last."""
    folder = resources.files("inkognito").joinpath("locales", "en")
    text = "".join(
        folder.joinpath(f"{name}.ftl").read_text("utf-8") for name in ("refusals", "tables")
    )
    found = {}
    for message, body in re.findall(r"^([a-z-]+) = (.*(?:\n[ }].*)*)", text, re.MULTILINE):
        variants = re.findall(r"^ *\*?\[[a-z-]+\] ([^{\n].*|\{ [A-Z].*)$", body, re.MULTILINE)
        sentence = variants[-1] if variants else body
        found[message] = re.sub(r"\{ (?:[A-Z]+\()?\$(\w+)[^}]*\}", r"*\1*", sentence)
    return found


# --- how it is written --------------------------------------------------------------------------


def _named(ref: Schema) -> str:
    return str(ref["$ref"]).rpartition("/")[2]


def _tag(one: Schema) -> str:
    return str(one["properties"]["type"]["enum"][0])


def _meaning(one: Schema) -> str:
    return re.sub(r"\s*\n\s*", " ", str(one.get("description", ""))).replace("|", "\\|")


def _json(value: Any) -> str:
    match value:
        case None:
            return "null"
        case bool():
            return str(value).lower()
        case str():
            return f'"{value}"'
        case {"type": kind}:
            return f'{{"type": "{kind}"}}'
        case ():
            return "[]"
    return str(value)
