"""The TypeScript compiler reads the client's types as the server reads and writes the wire."""

import copy
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeAlias, get_args

import msgspec
import pytest
from msgspec import Struct

from inkognito.bots.kinds import KINDS
from inkognito.core.refusals import Refused
from inkognito.protocol.settings import checked_settings
from inkognito.protocol.typescript import spelled_out
from inkognito.protocol.typescript_names import LITERALS
from inkognito.server.http_api import TableWanted
from tests.kit.typescript import complaints
from tests.protocol.wire_samples import (
    UNIONS,
    answered,
    asked,
    client_messages,
    commands,
    said,
    sightings,
    tag_of,
)

TYPES = (Path(__file__).parents[2] / "web/src/wire/messages.ts").read_text("utf-8")

Place: TypeAlias = tuple[Any, ...]
JUNK: tuple[Any, ...] = (None, True, "nonsense", {}, [])
UNSAID = object()
"""Stands for a field that is left out."""


# --- what either side could say, and what not ---------------------------------------------------


def objects_in(value: Any, path: Place = ()) -> Iterator[tuple[Place, Any]]:
    """Every struct or JSON object in the value, with its place there."""
    pairs: Any = ()
    if isinstance(value, Struct):
        pairs = [(name, getattr(value, name)) for name in value.__struct_fields__]
    elif isinstance(value, dict):
        pairs = value.items()
    elif isinstance(value, list | tuple):
        pairs = enumerate(value)
    if isinstance(value, Struct | dict):
        yield path, value
    for key, inner in pairs:
        yield from objects_in(inner, (*path, key))


def changed(value: Any, path: Place, field: str, new: Any) -> Any:
    """The JSON value with another value in one of its fields."""
    whole = copy.deepcopy(value)
    holder = whole
    for key in path:
        holder = holder[key]
    holder.pop(field, None)
    if new is not UNSAID:
        holder[field] = new
    return whole


def broken_wishes(value: Any) -> Iterator[Any]:
    """What a client has to say with one field left out, changed or too many.

    Commands in messages and rules in settings stay whole: the server reads them later, and there
    are samples of commands alone.
    """
    for path, inner in objects_in(value):
        if not {"command", "rules"} & set(path):
            for field in inner:
                junk = JUNK if field != "command" else ()
                yield from (changed(value, path, field, new) for new in (UNSAID, *junk))
            yield changed(value, path, "nonsense", 1)


def without_a_field(words: Any, known: set[Any]) -> Iterator[tuple[Any, bool]]:
    """What the server says with one field left out, and whether it could have said so.

    Each field of a class is left out once: `known` are those that were.
    """
    value = json.loads(msgspec.json.encode(words))
    for path, inner in objects_in(words):
        if isinstance(inner, Struct):
            omits = inner.__struct_config__.omit_defaults
            for field in msgspec.structs.fields(inner):
                if (type(inner), field.name) not in known:
                    known.add((type(inner), field.name))
                    yield changed(value, path, field.name, UNSAID), omits and not field.required


def reads(kind: Any) -> Callable[[Any], bool]:
    """Whether the server can read a value as this type."""

    def can_read(value: Any) -> bool:
        try:
            msgspec.json.decode(json.dumps(value), type=kind)
        except msgspec.ValidationError:
            return False
        return True

    return can_read


def reads_table(value: Any) -> bool:
    try:
        checked_settings(msgspec.convert(value, TableWanted).settings)
    except (msgspec.ValidationError, Refused):
        return False
    return True


def requests_and_verdicts() -> Iterator[tuple[str, Any, bool]]:
    """What clients say, whole and broken, with whether the server can read it."""
    for name, sample in (*client_messages(), *commands(), *asked()):
        can_read = reads_table if name == "TableWanted" else reads(UNIONS.get(name, type(sample)))
        value = json.loads(msgspec.json.encode(sample))
        yield name, value, True
        for broken in broken_wishes(value):
            if not names_something_foreign(broken):
                yield name, broken, can_read(broken)


def names_something_foreign(value: Any) -> bool:
    """Whether this could be a bot or a decision of an installed game, which the client has not."""
    bot, kind = (value.get("bot"), value.get("kind")) if isinstance(value, dict) else (None, None)
    is_foreign_kind = isinstance(kind, str) and kind not in spelled_out(LITERALS["PassKind"])
    is_passing = isinstance(value, dict) and value.get("type") == "set-passing"
    return (isinstance(bot, str) and bot not in KINDS) or (is_passing and is_foreign_kind)


def words_and_verdicts() -> Iterator[tuple[str, Any, bool]]:
    """What the server says, whole and without a field, with whether it could have said so."""
    known: set[Any] = set()
    for name, sample in (*said(), *sightings(), *answered()):
        yield name, json.loads(msgspec.json.encode(sample)), True
        yield from ((name, *one) for one in without_a_field(sample, known))


# --- the compiler -------------------------------------------------------------------------------


def program(samples: list[tuple[str, Any]], *, wrong: bool = False) -> str:
    """A file that says all this, each on a line; with `wrong`, the compiler must refuse each."""
    names = sorted({name for name, _ in samples})
    lines = [f"import type {{ {', '.join(names)} }} from './messages';"]
    for number, (name, value) in enumerate(samples):
        lines += ["// @ts-expect-error"] if wrong else []
        lines.append(f"export const x{number}: {name} = {json.dumps(value)};")
    return "\n".join(lines) + "\n"


def tags() -> str:
    """A file that has, for each union, just the tags that its classes have in Python."""
    lines = [f"import type {{ {', '.join(UNIONS)} }} from './messages';"]
    for name, union in UNIONS.items():
        rows = json.dumps({tag_of(cls): True for cls in get_args(union)})
        lines.append(f"export const tagsOf{name}: Record<{name}['type'], true> = {rows};")
    return "\n".join(lines) + "\n"


NARROWING = """
import type { ServerMessage, BoardSighting } from './messages';
export function lastDecision(message: ServerMessage): number {
  if (message.type === "welcome") return message.turn?.decision ?? message.table.chairs.length;
  if (message.type === "goodbye") return message.after ?? 0;
  // @ts-expect-error
  return message.decision;
}
export function cardsIn(sighting: BoardSighting): readonly string[] {
  return sighting.type === "cards-shown" ? sighting.cards : [];
}
"""


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """What the compiler complains of, in one run for all."""
    files: dict[str, str] = {"messages.ts": TYPES, "tags.ts": tags(), "narrowing.ts": NARROWING}
    for name, verdicts in (("requests", requests_and_verdicts), ("words", words_and_verdicts)):
        judged = list(verdicts())
        right = [(kind, value) for kind, value, is_right in judged if is_right]
        wrong = [(kind, value) for kind, value, is_right in judged if not is_right]
        assert min(len(right), len(wrong)) > 50
        files |= {
            f"{name}-right.ts": program(right),
            f"{name}-wrong.ts": program(wrong, wrong=True),
        }
    return complaints(files, tmp_path_factory.mktemp("typescript"))


def about(file: str, found: list[str]) -> list[str]:
    return [line for line in found if line.startswith(file)]


def test_the_types_compile_in_strict_mode(found: list[str]) -> None:
    assert not about("messages.ts", found)


def test_messages_of_the_server_have_these_types(found: list[str]) -> None:
    assert not about("words-right.ts", found)


def test_fields_that_the_server_always_sends_are_not_optional(found: list[str]) -> None:
    assert not about("words-wrong.ts", found)


def test_clients_may_say_what_the_server_can_read(found: list[str]) -> None:
    assert not about("requests-right.ts", found)


def test_clients_can_not_say_what_the_server_can_not_read(found: list[str]) -> None:
    assert not about("requests-wrong.ts", found)


def test_the_type_field_tells_the_members_of_a_union_apart(found: list[str]) -> None:
    assert not about("tags.ts", found)
    assert not about("narrowing.ts", found)


def test_the_compiler_can_complain(tmp_path: Path) -> None:
    text = program(
        [("ServerMessage", {"type": "pong", "extra": 1}), ("ServerMessage", {"type": "pong"})]
    )
    [complaint] = complaints({"messages.ts": TYPES, "pongs.ts": text}, tmp_path)
    assert complaint.startswith("pongs.ts(2,")
