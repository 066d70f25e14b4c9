"""What was learned: weights by name, and how they were made. The form of the files that ship."""

from msgspec import Struct


class Made(Struct, frozen=True, forbid_unknown_fields=True):
    """How weights were made: the same version makes them again with the same command."""

    command: str
    version: str
    games: int


class Learning(Struct, frozen=True, forbid_unknown_fields=True):
    """The result of learning for one number of players and one edition."""

    players: int
    edition: str
    made: Made
    weights: dict[str, float]
