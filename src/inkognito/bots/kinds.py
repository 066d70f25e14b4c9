"""The kinds of bots, and what each kind is like."""

from collections.abc import Callable, Mapping
from typing import Annotated, Final, TypeAlias

from msgspec import Meta

from inkognito.bots.bot import Bot
from inkognito.bots.manner import CLERK, TOURIST, Manner
from inkognito.bots.uniform import UniformBot
from inkognito.core.seats import Seat

BotKind: TypeAlias = Annotated[str, Meta(max_length=40, extra={"one_of": "BotKind"})]
"""The name of a kind. Each game's module says which kinds it has."""

KINDS: Final[tuple[BotKind, ...]] = ("random", "tourist", "clerk")
"""The kinds that both shipped games have."""

Maker: TypeAlias = Callable[[Seat, bytes], Bot]
"""Makes a bot for a seat, before it has seen anything.

The bytes are the secret of its generator: same key, same sightings, same choices.
"""


def kinds_of(thinker: Callable[[Seat, bytes, Manner], Bot]) -> Mapping[str, Maker]:
    """All kinds of bots for the game that this one can play in any manner."""
    return {
        "random": lambda _seat, key: UniformBot(key),
        "tourist": lambda seat, key: thinker(seat, key, TOURIST),
        "clerk": lambda seat, key: thinker(seat, key, CLERK),
    }
