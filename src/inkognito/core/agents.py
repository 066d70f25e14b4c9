"""The four agents and the two teams that they always form. Knows nothing of either game."""

from typing import Final, Literal, get_args

Identity = Literal["fiddlebottom", "bubble", "zsazsa", "x"]

IDENTITIES: Final[tuple[Identity, ...]] = get_args(Identity)


def team_of(identity: int) -> int:
    """0 for Fiddlebottom and Bubble, 1 for Zsa Zsa and X."""
    return identity >> 1


def partner_of(identity: int) -> int:
    """The other agent of the same team."""
    return identity ^ 1
