"""The weights of the veteran on the board: what can be learned, and the manner that it makes.

All of them are readable: what an answer is worth by kind of card and by viewer, what hiding and
hindering are worth, and what things on the board are worth.
"""

from collections.abc import Mapping
from functools import cache
from math import inf
from typing import Final

from msgspec import Struct
from msgspec.structs import asdict, replace

from inkognito.bots.disclosure import ByKind
from inkognito.bots.learnings import learning_for
from inkognito.bots.manner import SLY_ON_THE_BOARD, Guile, Judgement, Manner

GAME: Final = "board"
KINDS: Final = ("identity", "build", "letter", "hand")
"""What a weight of an answer is about: each kind of card, and the whole hand."""


class Weight(Struct, frozen=True):
    """Where learning begins, how far it tries, and the least and the most that make sense."""

    start: float
    scale: float
    least: float = 0.0
    most: float = inf

    def sensible(self, weight: float) -> float:
        """Return the nearest weight that makes sense, to two places: tables depend on some."""
        return round(min(max(weight, self.least), self.most), 2)


_PLAIN: Final = Judgement()

WEIGHTS: Final[dict[str, Weight]] = {
    "partner-identity": Weight(0.5, 0.15),
    "partner-build": Weight(0.5, 0.15),
    "partner-letter": Weight(1.0, 0.2),
    "partner-hand": Weight(0.5, 0.15),
    "others-identity": Weight(-0.2, 0.15, least=-1.0),
    "others-build": Weight(1.0, 0.2),
    "others-letter": Weight(0.3, 0.15),
    "others-hand": Weight(0.4, 0.15),
    "decoy": Weight(1.5, 0.3, least=1.0),
    "denial": Weight(1.0, 0.25),
    "advance": Weight(_PLAIN.advance, 1.2),
    "approach": Weight(_PLAIN.approach, 0.1),
    "partners-part": Weight(_PLAIN.partners_part, 0.15),
    "any-bits": Weight(_PLAIN.any_bits, 0.04),
    "patience": Weight(_PLAIN.patience, 0.1, least=0.3, most=0.95),
    "focus": Weight(_PLAIN.focus, 0.25),
    "exposure": Weight(-0.2, 0.3, least=-2.0),
    "company": Weight(0.8, 0.3),
    "fear-bits": Weight(0.3, 0.15),
    "candour": Weight(0.8, 0.3, most=0.9),
    "flight": Weight(_PLAIN.flight, 0.3),
}
"""The names of all weights, in their order. They begin with those of a sly bot, apart from some
that were found by trial: the letter is told before the partner is certain, a likely partner is
welcome and expected to be candid, and the opponents' goal is worth asking about.
"""


def manner_of(weights: Mapping[str, float]) -> Manner:
    """Return how a bot with these weights plays."""
    own = {
        name: weight.sensible(weights.get(name, weight.start)) for name, weight in WEIGHTS.items()
    }
    judged = {name: own[name.replace("_", "-")] for name in asdict(_PLAIN)}
    return replace(
        SLY_ON_THE_BOARD,
        disclosure=ByKind(
            to_partner=tuple(own[f"partner-{kind}"] for kind in KINDS),
            to_others=tuple(own[f"others-{kind}"] for kind in KINDS),
        ),
        guile=Guile(decoy=own["decoy"], denial=own["denial"]),
        judgement=Judgement(**judged),
        foresight=True,
    )


@cache
def manner_for(players: int, edition: str) -> Manner:
    """Return how a veteran plays at such a table: as learned there, or as learning begins."""
    learning = learning_for(GAME, players, edition)
    if learning is not None:
        return manner_of(learning.weights)
    return manner_of({name: weight.start for name, weight in WEIGHTS.items()})
