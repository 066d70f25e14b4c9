"""The game file: a header, then one line for each command's events, then the proof.

The lines are JSON, so people and any tool can read them. A file holds a whole game or one viewer's
share of it; the lines of a share hold the viewer's sightings. docs/record.md explains it.
"""

from collections.abc import Iterable
from typing import Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Struct

from inkognito.core.events import Event
from inkognito.core.fairness import Seal
from inkognito.core.game_name import GameName
from inkognito.core.refusals import Param, Problem, Refused
from inkognito.core.seats import Seat, Viewer
from inkognito.games import game_module
from inkognito.record.upcast import VERSION, upcast

Lines: TypeAlias = tuple[tuple[Event, ...], ...]

FIRST_LINE: Final = 2
"""The number of the first line with events; the header is line 1."""


class Header(Struct, frozen=True, forbid_unknown_fields=True):
    """The header: version, game, whose share it is, and the commitment to the seed."""

    inkognito: Literal["record"]
    version: int
    game: GameName
    viewer: Viewer | None
    commitment: str
    entropy: dict[Seat, str]


class Proof(Struct, frozen=True, forbid_unknown_fields=True):
    """The last line of a finished game: the seed and its salt, in hexadecimal."""

    seed: str
    salt: str

    @property
    def seal(self) -> Seal:
        """The seal as bytes."""
        return Seal(bytes.fromhex(self.seed), bytes.fromhex(self.salt))


class Record(Struct, frozen=True):
    """A game file in memory."""

    header: Header
    lines: Lines
    proof: Proof | None = None


class BrokenRecord(Exception):  # noqa: N818 - it says what the file is
    """Raised for a file that can't be read, with the line where the problem is."""

    def __init__(self, code: str, line: int, **params: Param) -> None:
        self.problem = Problem(code, {"line": line, **params})
        super().__init__(str(self.problem))


def written(record: Record) -> str:
    """Return the text of the file."""
    parts: list[Any] = [record.header, *record.lines]
    if record.proof is not None:
        parts.append(record.proof)
    return "".join(msgspec.json.encode(part).decode() + "\n" for part in parts)


def read(content: bytes) -> Record:
    """Parse a record. Raise BrokenRecord where it can't be read."""
    texts = content.split(b"\n")
    header = _header(texts[0])
    if texts.pop():
        raise BrokenRecord("record-truncated", len(texts) + 1)
    codecs = game_module(header.game).codecs
    kind = codecs.event if header.viewer is None else codecs.sighting
    has_proof = texts[-1].startswith(b"{") and len(texts) > 1
    proof = _proof(texts[-1], len(texts)) if has_proof else None
    events = texts[1:-1] if has_proof else texts[1:]
    lines = tuple(
        _line(text, number, kind, header.version)
        for number, text in enumerate(events, start=FIRST_LINE)
    )
    if not lines:
        raise BrokenRecord("record-truncated", FIRST_LINE)
    return Record(header, lines, proof)


def _header(text: bytes) -> Header:
    try:
        header = msgspec.json.decode(text, type=Header)
        game_module(header.game)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, Refused):
        raise BrokenRecord("record-not-ours", 1) from None
    if not 1 <= header.version <= VERSION:
        raise BrokenRecord("record-version-unknown", 1, version=header.version, newest=VERSION)
    return header


def _proof(text: bytes, number: int) -> Proof:
    try:
        proof = msgspec.json.decode(text, type=Proof)
        if proof.seal.is_well_formed():
            return proof
    except (ValueError, RecursionError):
        pass
    raise BrokenRecord("record-proof-unreadable", number)


def events_in(text: bytes | msgspec.Raw, game: GameName, version: int) -> tuple[Event, ...]:
    """Return the events in a line that was written in this version."""
    codecs = game_module(game).codecs
    return (
        codecs.events_from_json(text)
        if version == VERSION
        else _events(text, codecs.event, version)
    )


def _line(text: bytes, number: int, kind: Any, version: int) -> tuple[Event, ...]:
    try:
        return _events(text, kind, version)
    except (ValueError, KeyError, RecursionError):
        raise BrokenRecord("record-line-unreadable", number) from None


def _events(text: bytes | msgspec.Raw, kind: Any, version: int) -> tuple[Event, ...]:
    raw = msgspec.json.decode(text, type=list[dict[str, Any]])
    events: Iterable[Any] = [upcast(event, version) for event in raw]
    line: tuple[Event, ...] = msgspec.convert(events, tuple[kind, ...])
    return line
