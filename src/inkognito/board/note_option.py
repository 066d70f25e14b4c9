"""The option to write a note: one option for all 576 notes of the Ambassador's player."""

from functools import cache
from itertools import permutations
from typing import ClassVar, TypeAlias

from inkognito.board.cards import BUILDS, Build
from inkognito.board.commands import AnyCommand, WriteNote
from inkognito.board.notes import Note, Suspect
from inkognito.core.agents import IDENTITIES, Identity
from inkognito.core.fillable import Fillable
from inkognito.core.seats import COLOURS, Colour


class NoteOption(Fillable, frozen=True):
    """Give each colour one of the identities and one of the builds, all of them different."""

    is_declaration: ClassVar[bool] = True

    colours: tuple[Colour, ...] = COLOURS
    identities: tuple[Identity, ...] = IDENTITIES
    builds: tuple[Build, ...] = BUILDS

    def filled(self, **suspects: tuple[Identity, Build]) -> WriteNote:
        """Return the command that assigns these identities and builds to the colours."""
        return WriteNote(Note(**{colour: Suspect(*suspects[colour]) for colour in self.colours}))

    @property
    def fillings(self) -> tuple[WriteNote, ...]:
        """Every note that can be written."""
        return _notes(self.identities, self.builds)


AnyOption: TypeAlias = AnyCommand | NoteOption
"""What a seat may be offered."""


@cache
def _notes(identities: tuple[Identity, ...], builds: tuple[Build, ...]) -> tuple[WriteNote, ...]:
    return tuple(
        WriteNote(Note(*(Suspect(*facts) for facts in zip(named, built, strict=True))))
        for named in permutations(identities)
        for built in permutations(builds)
    )
