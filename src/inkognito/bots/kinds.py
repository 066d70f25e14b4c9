"""The registry of bots: the only place that knows which kinds there are."""

from typing import Final, Literal, get_args

from inkognito.bots.bot import Bot
from inkognito.bots.uniform import UniformBot
from inkognito.core.refusals import Refused, echo
from inkognito.core.seats import Seat

Kind = Literal["random"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)


def new_bot(kind: str, game: str, seat: Seat, key: bytes) -> Bot:
    """A bot of that kind for a seat of that game, before it has seen anything.

    `key` is the secret of its generator, 32 bytes: same key, same sightings, same choices.
    """
    return UniformBot(key)
