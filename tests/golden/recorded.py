"""Golden files: one per table, with the whole record of a game and what every viewer saw of it.

A line `== NAME` stands before each record; NAME is `whole` or the viewer. The rest is exactly what
the program wrote then, and must never change.
"""

import re
from functools import cache
from pathlib import Path

from msgspec import Struct

FOLDER = Path(__file__).parent / "records"
WHOLE = "whole"


class Golden(Struct, frozen=True):
    """A recorded game: the bytes of its files, by viewer."""

    name: str
    files: dict[str, bytes]

    def __getitem__(self, viewer: str) -> bytes:
        return self.files[viewer]

    def saved(self, viewer: str, folder: Path) -> Path:
        """Write one of its files into a folder, for programs that take a path."""
        path = folder / f"{self.name}-{viewer}.jsonl"
        path.write_bytes(self[viewer])
        return path

    @property
    def viewers(self) -> tuple[str, ...]:
        """Everybody whose share is kept, the whole left out."""
        return tuple(name for name in self.files if name != WHOLE)


def names(start: str = "") -> list[str]:
    """Return the names of all recorded games that start like this."""
    return sorted(path.stem for path in FOLDER.glob(f"{start}*.txt"))


@cache
def recorded(name: str) -> Golden:
    """Read a recorded game."""
    content = (FOLDER / f"{name}.txt").read_bytes()
    _, *parts = re.split(rb"^== (\w+)\n", content, flags=re.MULTILINE)
    pairs = zip(parts[::2], parts[1::2], strict=True)
    return Golden(name, {viewer.decode(): record for viewer, record in pairs})


def keep(game: Golden) -> None:
    """Write a recorded game, which must be a new one."""
    parts = (b"== %s\n%s" % (viewer.encode(), text) for viewer, text in game.files.items())
    with (FOLDER / f"{game.name}.txt").open("xb") as file:
        file.writelines(parts)
