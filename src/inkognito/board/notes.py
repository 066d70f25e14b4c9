"""The note of the Ambassador's player: their guess of everybody's identity and build."""

from msgspec import Struct

from inkognito.board.cards import Build
from inkognito.core.agents import Identity


class Suspect(Struct, frozen=True, forbid_unknown_fields=True):
    """The guess about one agent."""

    identity: Identity
    build: Build


class Note(Struct, frozen=True, forbid_unknown_fields=True):
    """The guess about all four agents."""

    red: Suspect
    blue: Suspect
    green: Suspect
    yellow: Suspect

    @property
    def suspects(self) -> tuple[Suspect, Suspect, Suspect, Suspect]:
        """All four, in the order of the colours."""
        return (self.red, self.blue, self.green, self.yellow)


def is_possible(note: Note) -> bool:
    """Whether every identity and every build is named once."""
    identities = {suspect.identity for suspect in note.suspects}
    builds = {suspect.build for suspect in note.suspects}
    return len(identities) == len(builds) == len(note.suspects)
