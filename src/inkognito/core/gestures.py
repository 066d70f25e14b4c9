"""The four gestures: which agent each belongs to, and one as a seat sees it. Cheap talk, no rules.

Anybody may make any of them at any time, honest or not.
"""

from typing import Final, Literal, get_args

from msgspec import Struct

from inkognito.core.agents import IDENTITIES, Identity
from inkognito.core.seats import Seat

Gesture = Literal["twitch-eye", "tug-earlobe", "frown", "turn-up-nose"]
"""The gestures of Fiddlebottom, Bubble, X and Zsa Zsa, in this order. Any player may make each."""

GESTURES: Final[tuple[Gesture, ...]] = get_args(Gesture)

_OF: Final[dict[Identity, Gesture]] = {
    "fiddlebottom": "twitch-eye",
    "bubble": "tug-earlobe",
    "zsazsa": "turn-up-nose",
    "x": "frown",
}

GESTURE_OF: Final[tuple[Gesture, ...]] = tuple(_OF[identity] for identity in IDENTITIES)
"""By the number of an identity: its gesture."""


class Sign(Struct, frozen=True, tag="sign"):
    """A gesture that a seat may make: for everybody, or for one seat alone."""

    gesture: Gesture
    to: Seat | None = None


class Heard(Struct, frozen=True):
    """A gesture that a seat has seen, its own included. `after` is how many sightings it had."""

    after: int
    by: Seat
    gesture: Gesture
