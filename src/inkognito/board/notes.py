"""The note of the Ambassador's player: who he takes everybody for."""

from msgspec import Struct

from inkognito.board.cards import Build
from inkognito.core.agents import Identity


class Suspect(Struct, frozen=True, forbid_unknown_fields=True):
    """Who the Ambassador's player takes one agent for."""

    identity: Identity
    build: Build


class Note(Struct, frozen=True, forbid_unknown_fields=True):
    """Who the Ambassador's player takes all four agents for."""

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
