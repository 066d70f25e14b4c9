"""The results of an arena, kept in a file line by line, so that an interrupted run can go on.

The first line has the settings; each other line is one game, in the order of the games. A file of
other settings is refused, because its games would not belong to the same contest.
"""

from pathlib import Path
from typing import Any, BinaryIO, Final, Self

from msgspec import MsgspecError, json

from inkognito.arena.judging import Played

_ENCODER: Final = json.Encoder()


class OtherContestError(Exception):
    """The file has results of a contest with other settings, or something else."""


class Kept:
    """The games played so far; without a path they are only kept in memory."""

    def __init__(self, path: Path | None, settings: dict[str, Any]) -> None:
        self.played: list[Played] = []
        self._file: BinaryIO | None = None
        if path is not None:
            self._file = self._opened(path, _ENCODER.encode(settings))

    def __enter__(self) -> Self:
        """Use the file until the end of the block."""
        return self

    def __exit__(self, *_error: object) -> None:
        """Close the file."""
        if self._file is not None:
            self._file.close()

    def up_to(self, games: int) -> int:
        """Forget games beyond that number, and return how many there are."""
        del self.played[games:]
        return len(self.played)

    def add(self, played: Played) -> None:
        """Keep one more result, at once."""
        self.played.append(played)
        if self._file is not None:
            self._file.write(_ENCODER.encode(played) + b"\n")
            self._file.flush()

    def _opened(self, path: Path, settings: bytes) -> BinaryIO:
        """Read what is there, drop an unfinished last line, and go on after it."""
        lines = _whole_lines(path)
        if lines and lines[0] != settings:
            raise OtherContestError
        try:
            self.played = [json.decode(line, type=Played) for line in lines[1:]]
        except MsgspecError:
            raise OtherContestError from None
        file = path.open("r+b" if lines else "wb")
        file.write(b"".join(line + b"\n" for line in lines or [settings]))
        file.truncate()
        file.flush()
        return file


def _whole_lines(path: Path) -> list[bytes]:
    if not path.exists():
        return []
    *lines, _unfinished = path.read_bytes().split(b"\n")
    return lines
