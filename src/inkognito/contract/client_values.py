"""The values of the browser client: words, defaults, limits and routes, in TypeScript.

Each comes from the place where the server itself reads it. Every value is an export of its own, so
that a bundle holds only what it uses.
"""

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final, get_args

import msgspec
from msgspec import Struct, inspect

from inkognito.bots.ratings import stars_of
from inkognito.core import agents
from inkognito.core.seats import Seat
from inkognito.games import SHIPPED
from inkognito.protocol import requests, routes, settings
from inkognito.protocol.typescript import HEADER, spelled_out
from inkognito.protocol.typescript_names import LITERALS
from inkognito.server import settings as server_settings
from inkognito.server import sheet_api
from inkognito.tables import names

WIDTH: Final = 100
"""Longer values are broken into one line for each part."""

_DERIVED: Final = ("game", "rules", "seats", "bots")
"""Settings whose default depends on another setting."""


class Value(Struct, frozen=True):
    """A value, its type in TypeScript, and a sentence about it.

    `is_table`: any key of the type may be looked up, and not only those that are there.
    """

    kind: str
    value: Any
    about: str = ""
    is_table: bool = False


def client_values() -> str:
    """The content of web/src/wire/values.ts; `make types` writes it."""
    values = all_values()
    types = {name for one in values.values() for name in re.findall(r"\b[A-Z]\w+", one.kind)}
    named = sorted(types - {"Partial", "Readonly", "Record", "Required"})
    imports = "".join(f"  {name},\n" for name in named)
    head = f'import type {{\n{imports}}} from "./messages";\n'
    return "\n".join((HEADER, head, *(_constant(name, one) for name, one in values.items())))


def client_routes() -> str:
    """The content of web/src/wire/routes.ts; `make types` writes it."""
    paths = {name: path for name, path in vars(routes).items() if name.isupper()}
    return "\n".join((HEADER, *(_route(name, path) for name, path in paths.items())))


def all_values() -> dict[str, Value]:
    """Every value, by the name of its constant."""
    return {**_of_the_protocol(), **_of_tables(), **_of_both_games(), **_of_each_game()}


def _of_the_protocol() -> dict[str, Value]:
    return {
        "PROTOCOL_VERSION": Value("string", server_settings.PROTOCOL_VERSION),
        "LONGEST_NAME": Value("number", names.LONGEST_NAME, "In characters."),
        "LONGEST_TALK": Value("number", requests.LONGEST_WORDS, "In characters."),
        "MOST_MARKS": Value("number", sheet_api.MOST_MARKS, "On one sheet."),
        "GESTURES": _words("Gesture"),
        "MOTIONS": _words("Motion"),
    }


def _of_tables() -> dict[str, Value]:
    defaults = {
        field.encode_name: msgspec.to_builtins(_default(field))
        for field in _fields(settings.Settings)
        if field.encode_name not in _DERIVED
    }
    controls = get_args(settings.TimeControl)
    limits = {str(one.__struct_config__.tag): _limits(one) for one in controls}
    return {
        "GAME_NAMES": Value("readonly GameName[]", tuple(one.name for one in SHIPPED)),
        "PLAYER_COUNTS": Value("readonly number[]", tuple(_seats())),
        "BOT_KINDS": _words("BotKind"),
        "BOT_STARS": Value(
            "Readonly<Record<GameName, Readonly<Partial<Record<BotKind, number>>>>>",
            {one.name: dict(stars_of(one.name)) for one in SHIPPED},
            "By game: how strong each level is, as far as it was measured.",
            is_table=True,
        ),
        "HELPS": _words("Help", "From no help to the most."),
        "PACES": _words("Pace", "From slow to quick."),
        "PASS_KINDS": Value(
            "Readonly<Record<GameName, readonly PassKind[]>>",
            {one.name: tuple(one.passes) for one in SHIPPED},
            "By game: decisions to pass in.",
        ),
        "GESTURE_MODES": _words("Gestures"),
        "VISIBILITIES": _words("Visibility"),
        "TIME_CONTROLS": Value('readonly TimeControl["type"][]', tuple(limits)),
        "TIME_LIMITS": Value(
            'Record<TimeControl["type"], object>', limits, "For each field the least and the most."
        ),
        "DEFAULT_SETTINGS": Value("SettingsWanted", {"game": SHIPPED[0].name, **defaults}),
    }


def _of_both_games() -> dict[str, Value]:
    pairs = tuple(zip(agents.IDENTITIES[::2], agents.IDENTITIES[1::2], strict=True))
    by_count = "Readonly<Record<number, readonly Seat[]>>"
    return {
        "COLOURS": _words("Colour"),
        "SEATS": _words("Seat"),
        "VIEWERS": _words("Viewer"),
        "DEFAULT_SEATS": Value(
            by_count, _seats(), "By number of players, clockwise.", is_table=True
        ),
        "IDENTITIES": _words("Identity"),
        "TEAMS": Value("readonly (readonly [Identity, Identity])[]", pairs),
        "BUILDS": _words("Build"),
        "LETTERS": _words("Letter"),
        "ABOUTS": _words("About"),
        "FIGURES": _words("Figure"),
        "BALLS": _words("Ball"),
        "CARD_KINDS": _words("CardKind"),
        "CARD_LOCATIONS": _words("CardLocation"),
    }


def _of_each_game() -> dict[str, Value]:
    """Editions and options: what may be chosen, between which limits, and the defaults."""
    values: dict[str, Value] = {}
    for module in SHIPPED:
        defaults = module.engine.rules_from({})
        prefix, name = module.name.title(), module.name.upper()
        choices = _choices(type(defaults))
        editions = choices.pop("edition")
        values[f"{name}_EDITIONS"] = Value(f"readonly {prefix}Edition[]", editions)
        if module.client is not None:
            rows = f"Readonly<Record<{prefix}Edition, {prefix}EditionFacts>>"
            facts = msgspec.to_builtins(module.client.editions)
            values[f"{name}_EDITION_FACTS"] = Value(rows, facts, is_table=True)
            for table, one in module.client.tables.items():
                values[table] = Value(one.kind, one.rows, one.about, is_table=True)
        values[f"{name}_OPTIONS"] = Value("Record<string, readonly string[]>", choices)
        values[f"{name}_LIMITS"] = Value("Record<string, object>", _limits(type(defaults)))
        values[f"{name}_RULES"] = Value(f"{prefix}Rules", msgspec.to_builtins(defaults))
    return values


def _seats() -> dict[int, tuple[Seat, ...]]:
    """By number of players, the usual seats in any of the games."""
    return {count: usual for module in SHIPPED for count, usual in module.seats.items()}


# --- what msgspec knows about a type ------------------------------------------------------------


def _words(kind: str, about: str = "") -> Value:
    return Value(f"readonly {kind}[]", spelled_out(LITERALS[kind]), about)


def _fields(cls: type) -> tuple[inspect.Field, ...]:
    kind = inspect.type_info(cls)
    if not isinstance(kind, inspect.StructType):
        raise TypeError(f"{cls.__name__} has no fields")
    return kind.fields


def _default(field: inspect.Field) -> Any:
    is_made = field.default_factory is not msgspec.NODEFAULT
    return field.default_factory() if is_made else field.default


def _choices(cls: type) -> dict[str, tuple[Any, ...]]:
    """The fields that take one of a few words, with the words: the default first.

    msgspec sorts the words, so the type's own order is looked up.
    """
    literals = {name: get_args(kind) for name, kind in cls.__annotations__.items()}
    kinds_of = {field.encode_name: field.type for field in _fields(cls)}
    return {
        name: literals[name]
        for name, kind in kinds_of.items()
        if isinstance(kind, inspect.LiteralType)
    }


def _limits(cls: type) -> dict[str, dict[str, int | None]]:
    """The fields that take a number, with the least and the most."""
    found: dict[str, dict[str, int | None]] = {}
    for field in _fields(cls):
        kinds_of = getattr(field.type, "types", (field.type,))
        for kind in kinds_of:
            if isinstance(kind, inspect.IntType):
                found[field.encode_name] = {"least": kind.ge, "most": kind.le}
    return found


# --- how it is written --------------------------------------------------------------------------


def _constant(name: str, one: Value) -> str:
    about = f"/** {one.about} */\n" * bool(one.about)
    if one.is_table:
        return f"{about}export const {name}: {one.kind} = {_literal(one.value)};\n"
    if one.kind in ("string", "number"):
        return f"{about}export const {name} = {_literal(one.value)};\n"
    return f"{about}export const {name} = {_literal(one.value)} as const satisfies {one.kind};\n"


def _literal(value: Any, indent: str = "") -> str:
    """A value as TypeScript writes it: on one line where there is room."""
    if isinstance(value, Mapping):
        return _wrapped("{}", [f"{_key(key)}: " for key in value], value.values(), indent)
    if isinstance(value, tuple | list):
        return _wrapped("[]", [""] * len(value), value, indent)
    return msgspec.json.encode(value).decode()


def _wrapped(brackets: str, keys: list[str], values: Any, indent: str) -> str:
    pairs = list(zip(keys, values, strict=True))
    space = " " if brackets == "{}" and pairs else ""
    short = ", ".join(key + _literal(value) for key, value in pairs)
    if len(indent) + len(short) < WIDTH - 40 and "\n" not in short:
        return f"{brackets[0]}{space}{short}{space}{brackets[1]}"
    inner = indent + "  "
    lines = (f"{inner}{key}{_literal(value, inner)},\n" for key, value in pairs)
    return f"{brackets[0]}\n{''.join(lines)}{indent}{brackets[1]}"


def _key(key: object) -> str:
    text = str(key)
    return text if re.fullmatch(r"[a-z_]\w*|\d+", text) else f'"{text}"'


def _route(name: str, path: str) -> str:
    first, *rest = name.lower().split("_")
    camel = first + "".join(word.title() for word in rest)
    asked = tuple(_parameters(path))
    if not asked:
        return f'export const {camel} = "{path}";\n'
    text = re.sub(r"\{(\w+):str\}", r"${encodeURIComponent(\1)}", path)
    arguments = ", ".join(f"{one}: string" for one in asked)
    return f"export const {camel} = ({arguments}): string =>\n  `{text}`;\n"


def _parameters(path: str) -> Iterator[str]:
    return (found[1] for found in re.finditer(r"\{(\w+):str\}", path))
