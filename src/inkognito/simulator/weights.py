"""The features that a learned player weighs, by name, and the weights to begin learning with."""

from typing import Final

import numpy as np

from inkognito.simulator.facts import Floats

TOLD: Final = ("identity", "number", "hand", "team")
SHOWN: Final = ("identities", "numbers", "mixed")

WEIGHTS: Final[tuple[str, ...]] = (
    *("meet-bits", "meet-partner", "meet-partner-sure", "meet-anyone", "meet-untold-partner"),
    *("meet-untold-other", "ask-bits", "ask-anyone", "ask-partner", "look-bits"),
    *("block-partners", "block-anyone", "later-partner", "later-other"),
    *("sure", "sure-late", "ambassador-two"),
    *(f"tell-partner-{kind}" for kind in TOLD),
    *(f"tell-partner-{kind}-sure" for kind in TOLD),
    *(f"tell-other-{kind}" for kind in TOLD),
    *(f"tell-other-{kind}-sure" for kind in TOLD),
    *(f"show-partner-{kind}" for kind in SHOWN),
    *(f"show-other-{kind}" for kind in SHOWN),
    *("block-partners-late", "block-anyone-late", "later-other-late", "risk", "risk-late"),
    *("harried-block-partners", "harried-block-anyone", "harried-later-other", "harried-risk"),
)
"""What each weight is for.

- meet: being alone with another agent: the bits that their pair tells; how likely they are the
  partner, and that times how sure the code is; a constant; what they don't know of the own hand.
- ask, look: meeting the Ambassador or the dummy. block: going where two others are, or may be.
- later: others that may still come to the place.
- sure: how sure a declaration must be, in hundredths above 0.98.
- tell: what a showing tells the partner, or somebody else, about identity, number, both together
  and the team, in bits; and the same times how sure the own knowledge of the code is.
- show: the kind of pair, for the partner or for somebody else.
- risk: meeting somebody where others may still come.
- late: what is added by the twentieth round. harried: what is added if others have blocked before
  and meant it: one of those who would be blocked, or the one who may still come.
"""

INDEX: Final = {name: number for number, name in enumerate(WEIGHTS)}
TELL: Final = INDEX["tell-partner-identity"]
SHOW: Final = INDEX["show-partner-identities"]
LATE: Final = 20.0
SURE: Final = 0.98
LEAST_SURE: Final = 0.9


def starting_weights() -> Floats:
    """Return weights to begin learning with: a sly bot's that answers those who block."""
    known = {
        "meet-bits": 1.0,
        "ask-bits": 1.0,
        "look-bits": 1.0,
        "ambassador-two": 0.5,
        "tell-partner-identity": 0.3,
        "tell-partner-number": 0.3,
        "tell-partner-hand": 0.3,
        "tell-other-identity": 0.2,
        "tell-other-number": -1.0,
        "tell-other-hand": -0.8,
        "show-other-identities": 2.0,
        "harried-block-partners": 3.0,
        "harried-block-anyone": 1.6,
    }
    return np.array([known.get(name, 0.0) for name in WEIGHTS])
