"""The manner of a bot: how well it remembers, how sure it must be, and whether it thinks."""

from typing import Final

from msgspec import Struct


class Manner(Struct, frozen=True, gc=False):
    """What makes one kind of bot play otherwise than another.

    `memory` is the share of what it is shown that it keeps in mind; `sure` is how likely it must
    hold a declaration to be right; `trust`, how likely somebody must be its partner before it tells
    him the truth; `sure_note`, how likely the note of the Ambassador's player must be right;
    `attention` is the share of choices that it really weighs.
    """

    memory: float
    sure: float
    trust: float
    sure_note: float
    attention: float


CLERK: Final = Manner(memory=1.0, sure=1.0, trust=0.75, sure_note=0.98, attention=1.0)
TOURIST: Final = Manner(memory=0.7, sure=0.6, trust=0.6, sure_note=0.6, attention=0.6)
