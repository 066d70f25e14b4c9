"""Types that requests, messages and the log of a table share."""

from typing import Literal, TypeAlias

Person: TypeAlias = str
"""The public id of a person at the tables of one server. It is no secret."""

Motion = Literal["pause", "resume", "abort"]
Absence = Literal["left", "time", "removed"]
Status = Literal["gathering", "playing", "paused", "over", "aborted"]
Gesture = Literal["twitch-eye", "tug-earlobe", "frown", "turn-up-nose"]
"""The gestures of Fiddlebottom, Bubble, X and Zsa Zsa, in this order. Any player may make each."""
