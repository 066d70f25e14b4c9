"""The registry of bots: the only place that knows which kinds exist."""

from typing import Final, Literal, get_args

from inkognito.bots.board_bot import BoardBot
from inkognito.bots.bot import Bot
from inkognito.bots.card_bot import CardBot
from inkognito.bots.manner import CLERK, TOURIST, Manner
from inkognito.bots.uniform import UniformBot
from inkognito.core.refusals import Refused, echo
from inkognito.core.seats import Seat

Kind = Literal["random", "tourist", "clerk"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)

_MANNERS: Final[dict[str, Manner]] = {"tourist": TOURIST, "clerk": CLERK}


def new_bot(kind: str, game: str, seat: Seat, key: bytes) -> Bot:
    """Return a bot of that kind for a seat of that game, before it has seen anything.

    `key` is the secret of its generator, 32 bytes: same key, same sightings, same choices.
    """
    if kind == "random":
        return UniformBot(key)
    if kind not in _MANNERS:
        raise Refused("unknown-bot", name=echo(kind), allowed=KINDS)
    maker = BoardBot if game == "board" else CardBot
    return maker(seat, key, _MANNERS[kind])
