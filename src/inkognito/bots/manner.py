"""The manner of a bot: how well it remembers, how sure it must be, and how often it evaluates."""

from typing import Final

from msgspec import Struct


class Manner(Struct, frozen=True, gc=False):
    """The parameters that make one kind of bot play differently from another.

    `memory` is the share of sightings that it remembers. `sure` is the least probability for a
    declaration, `sure_note` the least for the note of the Ambassador's player. `trust` is the least
    probability that a player is the partner before the bot shows them the truth. `attention` is the
    share of choices that it evaluates; the others it makes at random.
    """

    memory: float
    sure: float
    trust: float
    sure_note: float
    attention: float


CLERK: Final = Manner(memory=1.0, sure=1.0, trust=0.75, sure_note=0.98, attention=1.0)
TOURIST: Final = Manner(memory=0.7, sure=0.6, trust=0.6, sure_note=0.6, attention=0.6)
