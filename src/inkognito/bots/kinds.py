"""The kinds of bots, and what each kind is like."""

from collections.abc import Callable, Mapping
from typing import Annotated, Final, TypeAlias

from msgspec import Meta

from inkognito.bots.bot import Bot
from inkognito.bots.manner import Manner
from inkognito.bots.uniform import UniformBot
from inkognito.core.seats import Seat

BotKind: TypeAlias = Annotated[str, Meta(max_length=40, extra={"one_of": "BotKind"})]
"""The name of a kind. Each game's module says which kinds it has."""

KINDS: Final[tuple[BotKind, ...]] = ("random", "tourist", "clerk", "sly", "veteran", "master")
"""The kinds that both shipped games have."""

Maker: TypeAlias = Callable[[Seat, bytes], Bot]
"""Makes a bot for a seat, before it has seen anything.

The bytes are the secret of its generator: same key, same sightings, same choices.
"""


Master: TypeAlias = Callable[[Seat, bytes, Bot], Bot]
"""Makes a bot that searches on top of another bot of the same seat."""


def kinds_of(
    thinker: Callable[[Seat, bytes, Manner], Bot],
    tourist: Manner,
    clerk: Manner,
    sly: Manner,
    veteran: Maker | None = None,
    master: Master | None = None,
) -> Mapping[str, Maker]:
    """All kinds of bots for the game that this one can play in any manner, with these manners.

    Without learned weights, `veteran` plays like `sly`. Without a search, `master` plays like
    `veteran`.
    """

    def best(seat: Seat, key: bytes) -> Bot:
        return thinker(seat, key, sly)

    experienced = veteran or best

    def searching(seat: Seat, key: bytes) -> Bot:
        policy = experienced(seat, key)
        return policy if master is None else master(seat, key, policy)

    return {
        "random": lambda _seat, key: UniformBot(key),
        "tourist": lambda seat, key: thinker(seat, key, tourist),
        "clerk": lambda seat, key: thinker(seat, key, clerk),
        "sly": best,
        "veteran": experienced,
        "master": searching,
    }


def sly_for_veteran(kind: str, _players: int, _edition: str) -> str:
    """Return the kind that plays where no veteran has learned anything, and no master searches."""
    return "sly" if kind in ("veteran", "master") else kind
