"""What a table settles before it plays: edition and options. Knows no state."""

from collections.abc import Mapping
from typing import Annotated, Final, Literal, get_args

from msgspec import Meta, Struct

from inkognito.card.editions import DEFAULT_EDITION, EDITIONS, Edition
from inkognito.core.options import checked

Match = Literal["single", "first-to-3"]
MOST_ROUNDS: Final = 1_000_000
MATCH_POINTS: Final = 3


class Rules(Struct, frozen=True, forbid_unknown_fields=True):
    """The edition and the table's options."""

    edition: Edition = DEFAULT_EDITION
    match: Match = "single"
    round_limit: Annotated[int, Meta(ge=1, le=MOST_ROUNDS)] | None = None


CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "edition": tuple(EDITIONS),
    "match": get_args(Match),
}
"""The options that are a choice among names, with the names."""


def rules_from(options: Mapping[str, object]) -> Rules:
    """The rules with these options, each checked separately; None stands for the default."""
    return checked(Rules, options, CHOICES, f"1..{MOST_ROUNDS}")
