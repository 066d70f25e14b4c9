"""TalkItem that requests, answers and the log of a table share."""

from typing import Literal, TypeAlias

Person: TypeAlias = str
"""Who somebody is, by a number that means nothing elsewhere. It is no secret."""

Motion = Literal["pause", "resume", "abort"]
Absence = Literal["left", "time", "removed"]
Status = Literal["gathering", "playing", "paused", "over", "aborted"]
Gesture = Literal["twitch-eye", "tug-earlobe", "frown", "turn-up-nose"]
"""Fiddlebottom's, Bubble's, X's and Zsa Zsa's, whoever makes them."""
