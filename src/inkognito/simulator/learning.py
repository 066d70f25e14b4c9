"""What was learned: weights by name, and how they were made. The form of the files that ship."""

from msgspec import Struct


class Made(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How weights were made: the same version makes them again with the same command.

    `before` is how the weights were made with which learning began, if not the usual ones.
    """

    command: str
    version: str
    games: int
    before: "Made | None" = None

    @property
    def games_in_all(self) -> int:
        """The games of all learning, one after the other."""
        return self.games + (0 if self.before is None else self.before.games_in_all)


class Learning(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The result of learning for one number of players and one edition.

    `networks` has the numbers of small networks on top of the weights, see `simulator.networks`.
    """

    players: int
    edition: str
    made: Made
    weights: dict[str, float]
    networks: tuple[float, ...] = ()
