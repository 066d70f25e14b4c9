"""Types that requests, messages and the log of a table share."""

from typing import Literal, TypeAlias

from inkognito.core.gestures import Gesture as Gesture

Person: TypeAlias = str
"""The public id of a person at the tables of one server. It is no secret."""

Motion = Literal["pause", "resume", "abort"]
Absence = Literal["left", "time", "removed"]
Status = Literal["gathering", "playing", "paused", "over", "aborted"]
LessonStepKind = Literal["read", "choose", "mark", "act", "watch", "gesture", "over"]
"""What a learner does next; `over` when the lesson is done."""
