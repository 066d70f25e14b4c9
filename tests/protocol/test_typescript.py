"""web/src/wire/messages.ts: up to date, and nothing that either side says is missing."""

import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from inkognito.contract.client_types import client_types
from inkognito.core.events import Event
from inkognito.core.seats import Colour
from inkognito.protocol.typescript import declarations
from tests.protocol.wire_samples import UNIONS, client_messages, commands, said, sightings, tag_of

FILE = Path(__file__).parents[2] / "web/src/wire/messages.ts"
TEXT = FILE.read_text("utf-8")
INTERFACES = dict(re.findall(r"export interface (\w+) \{\n(.*?)^\}", TEXT, re.S | re.M))


def parts_of(name: str) -> list[str]:
    """What a union of the file consists of."""
    found = re.search(rf"export type {name} =(.*?);", TEXT, re.S)
    assert found, name
    return re.findall(r"[\w-]+", found[1])


def without_a_game(name: str) -> str:
    return re.sub("^(Board|Card)(?=[A-Z])", "", name)


def test_the_file_is_as_make_types_writes_it() -> None:
    assert client_types() == TEXT, "run `make types`"


def test_no_name_is_declared_twice() -> None:
    names = re.findall(r"^export \w+ (\w+)", TEXT, re.M)
    assert len(names) == len(set(names)) > 100


@pytest.mark.parametrize("name", UNIONS)
def test_every_class_of_a_union_is_in_the_union_with_its_tag(name: str) -> None:
    parts, classes = parts_of(name), get_args(UNIONS[name])
    assert len(parts) == len(classes)
    for part, cls in zip(parts, classes, strict=True):
        assert without_a_game(part) == without_a_game(cls.__name__)
        assert f'  readonly type: "{tag_of(cls)}";\n' in INTERFACES[part]


@pytest.mark.parametrize("name", ["GameOpened", "HandDealt", "Hand", "Rules", "Outcome"])
def test_what_both_games_have_is_named_by_the_game(name: str) -> None:
    assert {f"Board{name}", f"Card{name}"} <= set(INTERFACES)
    assert name not in INTERFACES


def test_open_fields_say_what_they_hold() -> None:
    assert "  readonly command: BoardCommand | CardCommand;\n" in INTERFACES["Act"]
    assert ": readonly (BoardCommand | CardCommand)[];\n" in INTERFACES["Options"]
    assert "  readonly sighting: BoardSighting | CardSighting;\n" in INTERFACES["Seen"]
    assert "  readonly settings: SettingsWanted;\n" in INTERFACES["TableWanted"]
    assert not re.search(r"\b(any|unknown|object)[;>)\[]", TEXT)


def test_fields_that_are_always_sent_are_not_optional_and_the_others_are() -> None:
    assert "?" not in INTERFACES["Settings"] + INTERFACES["CardsShown"] + INTERFACES["BoardRules"]
    assert "  readonly accepted?: string;\n" in INTERFACES["Update"]
    assert "  readonly id: string | null;\n" in INTERFACES["Rejected"]
    assert "  readonly to?: Seat | null;\n" in INTERFACES["MakeGesture"]
    assert "  readonly players?: number;\n" in INTERFACES["SettingsWanted"]


@pytest.mark.parametrize(
    "name", [name for name in UNIONS if name not in ("TimeControl", "Request")]
)
def test_there_is_a_sample_of_every_class(name: str) -> None:
    makers = (said, sightings, client_messages, commands)
    shown = {type(thing) for maker in makers for kind, thing in maker() if kind == name}
    assert shown == set(get_args(UNIONS[name]))


# --- types that are not there yet ---------------------------------------------------------------


class Palazzo(msgspec.Struct):
    """A house.

    With a garden.
    """

    pair: tuple[Colour, int]
    matrix: tuple[tuple[int, ...], ...]
    by_name: dict[str, bool]
    long: dict[Colour, tuple[Colour | None, ...]]


def test_fixed_tuples_rows_of_rows_and_tables() -> None:
    text = declarations((Palazzo,), (), {})
    assert "/**\n * A house.\n *\n * With a garden.\n */\nexport interface Palazzo {\n" in text
    assert "  readonly pair: readonly [Colour, number];\n" in text
    assert "  readonly matrix: readonly (readonly number[])[];\n" in text
    assert "  readonly by_name: Readonly<Record<string, boolean>>;\n" in text
    rows = "Readonly<Partial<Record<Colour, readonly (Colour | null)[]>>>"
    assert f"  readonly long: {rows};\n" in text


def test_a_field_that_could_hold_anything_stops_the_writer() -> None:
    class Sack(msgspec.Struct):
        inside: Any

    with pytest.raises(KeyError, match=re.escape("Sack.inside")):
        declarations((Sack,), (), {})


def test_a_type_without_words_stops_the_writer() -> None:
    class Blob(msgspec.Struct):
        inside: bytes

    with pytest.raises(KeyError, match="BytesType"):
        declarations((Blob,), (), {})


def test_two_types_of_one_name_stop_the_writer() -> None:
    class Seat(Event, frozen=True):
        pass

    with pytest.raises(LookupError, match="same name: Seat"):
        declarations((Seat,), (), {})
