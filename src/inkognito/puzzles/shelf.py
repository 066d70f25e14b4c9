"""The puzzles that ship with the package: their stored form, and how to find one.

Ids and order are frozen: a puzzle has the number of its line, and new ones are appended. The file
is compressed JSON, a line for each. Puzzles and solutions leave it separately.
"""

import lzma
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import resources
from typing import Any, Final

import msgspec
from msgspec import Raw, Struct

from inkognito.core.events import Event
from inkognito.core.game_name import GameName
from inkognito.core.refusals import Refused
from inkognito.core.seats import Seat
from inkognito.deduction.explain import Holder
from inkognito.games import game_module
from inkognito.posing.puzzle import (
    AnyChoice,
    Brief,
    Effort,
    Grade,
    Kind,
    Origin,
    Puzzle,
    Solution,
    When,
)
from inkognito.puzzles.grade import grade_of

FILE: Final = "shelf.jsonl.xz"

FIRST_DAY: Final = 20_454
"""The day of the first daily puzzle, counted from 1970: 1 January 2026."""

IN_ROTATION: Final = 1000
"""The daily puzzle is one of these many, so that appending more changes no day."""


class Kept(Struct, frozen=True, omit_defaults=True):
    """A line of the file: a puzzle, its solution, what makes it hard, and the game behind it."""

    id: int
    kind: Kind
    game: GameName
    viewer: Seat
    seen: Raw
    when: tuple[When, ...]
    options: tuple[AnyChoice, ...]
    solution: Solution
    effort: Effort
    origin: Origin
    about: Holder | Seat | None = None

    @property
    def grade(self) -> Grade:
        """How hard it is."""
        return grade_of(self.kind, self.effort)

    @property
    def sighting(self) -> Event:
        """The position as the viewer sees it."""
        sighting: Event = _sighting_decoder(self.game).decode(self.seen)
        return sighting

    @property
    def puzzle(self) -> Puzzle:
        """What the solver may see."""
        return Puzzle(
            id=self.id,
            kind=self.kind,
            game=self.game,
            grade=self.grade,
            viewer=self.viewer,
            about=self.about,
            seen=self.sighting,
            when=self.when,
            options=self.options,
        )

    @property
    def brief(self) -> Brief:
        """Its entry in the list."""
        return Brief(
            id=self.id,
            kind=self.kind,
            game=self.game,
            edition=self.origin.edition,
            players=self.origin.players,
            grade=self.grade,
        )


@cache
def _sighting_decoder(game: GameName) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(game_module(game).codecs.sighting)


_DECODER: Final = msgspec.json.Decoder(Kept)


class Shelf:
    """All puzzles, in order."""

    def __init__(self, kept: Iterable[Kept]) -> None:
        self._kept = tuple(kept)
        self._briefs = tuple(one.brief for one in self._kept)

    def __len__(self) -> int:
        return len(self._kept)

    def __iter__(self) -> Iterator[Kept]:
        return iter(self._kept)

    def find(self, number: int) -> Kept:
        """Return the puzzle with this id; raise Refused where there is none."""
        if not 1 <= number <= len(self._kept):
            raise Refused("no-such-puzzle")
        return self._kept[number - 1]

    def daily(self, day: int) -> Kept:
        """Return the puzzle of a day, counted from 1970: the same for everybody."""
        return self._kept[(day - FIRST_DAY) % min(IN_ROTATION, len(self._kept))]

    def listed(
        self, kind: Kind | None = None, game: GameName | None = None, grade: Grade | None = None
    ) -> tuple[Brief, ...]:
        """Return the puzzles of this kind, game and grade, in order."""
        return tuple(
            one
            for one in self._briefs
            if kind in (None, one.kind) and game in (None, one.game) and grade in (None, one.grade)
        )


def read(packed: bytes) -> Shelf:
    """Return the puzzles in a file."""
    return Shelf(_DECODER.decode(line) for line in lzma.decompress(packed).splitlines())


def packed(kept: Iterable[Kept]) -> bytes:
    """Return the file with these puzzles."""
    lines = b"".join(msgspec.json.encode(one) + b"\n" for one in kept)
    return lzma.compress(lines, preset=9 | lzma.PRESET_EXTREME)


@cache
def shelf() -> Shelf:
    """Return the puzzles that ship with the package."""
    return read(resources.files("inkognito.puzzles").joinpath(FILE).read_bytes())
