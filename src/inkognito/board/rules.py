"""What a table settles before it plays: edition and options. Knows no state."""

from collections.abc import Mapping
from typing import Annotated, Final, Literal, get_args

from msgspec import Meta, Struct

from inkognito.board.editions import DEFAULT_EDITION, EDITIONS, Edition
from inkognito.board.missions import Phantom
from inkognito.core.options import checked

Placement = Literal["random", "choose"]
Repeats = Literal["prevented", "challenge"]


MOST_TURNS: Final = 1_000_000


class Rules(Struct, frozen=True, forbid_unknown_fields=True):
    """The edition and the table's options; the defaults are those of a quick game."""

    edition: Edition = DEFAULT_EDITION
    placement: Placement = "random"
    repeats: Repeats = "prevented"
    phantom: Phantom = "ares-2013"
    turn_limit: Annotated[int, Meta(ge=1, le=MOST_TURNS)] | None = None


CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "edition": tuple(EDITIONS),
    "placement": get_args(Placement),
    "repeats": get_args(Repeats),
    "phantom": get_args(Phantom),
}
"""The options that are a choice among names, with the names."""


def rules_from(options: Mapping[str, object]) -> Rules:
    """The rules with these options, each checked separately; None stands for the default."""
    return checked(Rules, options, CHOICES, f"1..{MOST_TURNS}")
