"""The JSON Schema of all that goes over a connection. It generates docs/protocol.schema.json.

Its definitions have the names of the client's types. What is sent over HTTP is not in it: OpenAPI
describes that. Unknown fields of a server's message are allowed, because a server may be newer.
"""

from collections.abc import Mapping
from functools import cache
from inspect import cleandoc
from typing import Any, Final, TypeAlias, get_args

import msgspec
from msgspec import Struct

from inkognito.core.refusals import RefusalCode, TableCode
from inkognito.protocol.typescript import names_of, spelled_out
from inkognito.protocol.typescript_names import HOLDS, LITERALS, UNIONS

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"

Schema: TypeAlias = dict[str, Any]
_NOTHING: Final[Mapping[str, Any]] = {}


@cache
def schema_text() -> str:
    """The content of docs/protocol.schema.json: `make schema` writes it, the server serves it."""
    return msgspec.json.format(msgspec.json.encode(schema()), indent=1).decode() + "\n"


def schema() -> Schema:
    """Return the schema of one message, with every command and sighting among its definitions."""
    return {
        "$schema": DIALECT,
        "title": "One message of the Inkognito protocol",
        "anyOf": [{"$ref": f"#/$defs/{name}"} for name in ("ServerMessage", "ClientMessage")],
        "$defs": definitions((), "#/$defs/"),
    }


def definitions(
    kinds: tuple[Any, ...],
    folder: str,
    holds: Mapping[str, tuple[Any, ...]] = _NOTHING,
    called: Mapping[str, Any] = _NOTHING,
) -> dict[str, Schema]:
    """Return the definitions of the wire's types and of these, by their names in TypeScript.

    `folder` is where references look for them; `holds` and `called` are as in `declarations`.
    """
    held = {**HOLDS, **holds}
    inside = (kind for each in held.values() for kind in each)
    everything = (*UNIONS.values(), *kinds, *inside)
    names = names_of(everything, called)
    classes = tuple(names)
    made, components = msgspec.json.schema_components(
        (*classes, *UNIONS.values()), ref_template="{name}"
    )
    theirs = {one["$ref"]: names[cls] for one, cls in zip(made, classes, strict=False)}
    writer = _Writer(folder, theirs)
    found = {
        theirs[name]: {**writer.rewritten(one), "title": theirs[name]}
        for name, one in components.items()
    }
    found |= {
        name: writer.rewritten(one) for name, one in zip(UNIONS, made[len(classes) :], strict=True)
    }
    for field, what in held.items():
        owner, name = field.split(".")
        [cls] = [cls for cls in classes if cls.__name__ == owner]
        _put(found[names[cls]]["properties"], name, writer.any_of(what, names))
    found |= {name: {"enum": list(spelled_out(LITERALS[name]))} for name in writer.literals}
    _name_codes(found, writer)
    return dict(sorted(found.items()))


def _name_codes(found: dict[str, Schema], writer: "_Writer") -> None:
    """List the codes of refusals. A newer server may have others, so any string is valid."""
    codes = [*get_args(RefusalCode), *get_args(TableCode)]
    found["RefusalCode"] = {"enum": codes, "description": "A newer server may send others."}
    for name in ("Rejected", "RefusalBody"):
        if name in found:
            either = {"anyOf": [writer.ref("RefusalCode"), {"type": "string"}]}
            found[name]["properties"]["code"] = either


class _Writer(Struct):
    """Rewrites msgspec's schemas: other names, and references to lists of words."""

    folder: str
    names: Mapping[str, str]
    literals: set[str] = msgspec.field(default_factory=set)
    """The lists of words that were met."""

    def rewritten(self, part: Any) -> Any:
        """The same part of a schema, as we write it."""
        if isinstance(part, list):
            return [self.rewritten(one) for one in part]
        if not isinstance(part, dict):
            return part
        if "$ref" in part:
            return self.ref(self.names[part["$ref"]])
        rest = {key: self.rewritten(one) for key, one in part.items() if key != "discriminator"}
        if isinstance(rest.get("description"), str):
            rest["description"] = cleandoc(rest["description"])
        name = _WORDS.get(frozenset(rest.get("enum", ())))
        if name is None:
            return rest
        self.literals.add(name)
        del rest["enum"]
        return {**self.ref(name), **rest}

    def any_of(self, kinds: tuple[Any, ...], names: Mapping[type, str]) -> Schema:
        """Any of these unions and classes; None stands for null."""
        unions = {kind: name for name, kind in UNIONS.items()}
        found = [kind for kind in kinds if kind is not None]
        refs = [self.ref(unions[kind] if kind in unions else names[kind]) for kind in found]
        nothing: list[Schema] = [{"type": "null"}] if None in kinds else []
        return refs[0] if len(refs) == 1 and not nothing else {"anyOf": [*refs, *nothing]}

    def ref(self, name: str) -> Schema:
        """A reference to a definition."""
        return {"$ref": self.folder + name}


_WORDS: Final = {frozenset(spelled_out(literal)): name for name, literal in LITERALS.items()}


def _put(properties: dict[str, Schema], name: str, what: Schema) -> None:
    """Say what a field holds: itself, or each of its items."""
    if properties[name].get("type") == "array":
        properties[name] = {"type": "array", "items": what}
    else:
        properties[name] = what
