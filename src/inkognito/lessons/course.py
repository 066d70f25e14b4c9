"""The course of a lesson: which step comes next, and what may be done in it.

A pure value: the next one follows from what was played or answered. Knows no table and no screen.
"""

from collections.abc import Iterable
from typing import Any, Final

import msgspec
from msgspec import Struct

from inkognito.core.events import Command
from inkognito.core.refusals import Refused
from inkognito.core.seats import Seat
from inkognito.lessons.format import Act, AnyStep, Choose, Gesture, Lesson, Mark, Pattern, Watch

SHOW_ME: Final = "show-me"
"""The answer of a learner who wants to be shown what the step asks for."""


class Course(Struct, frozen=True):
    """A lesson, and the number of the step that it has come to."""

    lesson: Lesson
    at: int = 0

    @property
    def step(self) -> AnyStep | None:
        """The step to take now; None at the end."""
        return self.lesson.steps[self.at] if not self.is_over else None

    @property
    def is_over(self) -> bool:
        """Whether all steps are taken."""
        return self.at >= len(self.lesson.steps)

    def next(self) -> "Course":
        """Return the course after this step."""
        return Course(self.lesson, self.at + 1)

    def offered(self, options: Iterable[Any]) -> tuple[Any, ...]:
        """Return those of the learner's options that this step is about."""
        if not isinstance(self.step, Act):
            return ()
        return fitting((*self.step.do, *self.step.also), options)

    def check_command(self, command: Command) -> None:
        """Raise Refused, with the sentence for a wrong try, unless the step expects the command."""
        if not isinstance(self.step, Act):
            raise Refused("not-this-step", step=self.at)
        if not any(fits(one, command) for one in self.step.do):
            is_try = any(fits(one, command) for one in self.step.also)
            raise self._wrong() if is_try else Refused("not-this-step", step=self.at)

    def check_answer(self, step: int, answer: str) -> None:
        """Raise Refused unless this answer, or having read, takes the learner on from the step."""
        if step != self.at or self.step is None or isinstance(self.step, Act | Watch):
            raise Refused("not-this-step", step=self.at)
        if answer == SHOW_ME and isinstance(self.step, Choose | Mark):
            return
        if isinstance(self.step, Choose) and answer != self.step.right:
            is_known = any(choice.say == answer for choice in self.step.choices)
            raise self._wrong(answer) if is_known else Refused("not-this-step", step=self.at)
        if isinstance(self.step, Mark) and answer != cell_of(self.step):
            raise self._wrong()
        if isinstance(self.step, Gesture) and not answer:
            raise Refused("not-this-step", step=self.at)

    def scripted(self, options: Iterable[Any]) -> Command | None:
        """Return what the script plays in this step; None unless an option fits it."""
        if not isinstance(self.step, Watch):
            return None
        return next(iter(fitting((self.step.do,), options)), None)

    def shown(self, options: Iterable[Any]) -> Command | None:
        """Return what is played for a learner who wants to be shown; None if nothing is played."""
        if not isinstance(self.step, Act):
            return None
        return next(iter(fitting(self.step.do, options)), None)

    @property
    def scripted_seat(self) -> Seat | None:
        """The seat for which the script plays in this step."""
        return self.step.seat if isinstance(self.step, Watch) else None

    def _wrong(self, *words: str) -> Refused:
        if self.step is None:
            return Refused("not-this-step", step=self.at)
        return Refused("wrong-try", say=self.lesson.sentence(self.step.say, *words, "wrong"))


def cell_of(step: Mark) -> str:
    """Return the answer that names a cell of the note sheet."""
    return f"{step.seat} {step.card}"


def fitting(patterns: Iterable[Pattern], options: Iterable[Any]) -> tuple[Any, ...]:
    """Return the options that fit one of the patterns, in their order."""
    wanted = tuple(patterns)
    return tuple(option for option in options if any(fits(one, option) for one in wanted))


def fits(pattern: Pattern, option: Any) -> bool:
    """Return whether the option has the values that the pattern names; cards in any order."""
    fields = msgspec.to_builtins(option)
    return all(name in fields and _same(value, fields[name]) for name, value in pattern.items())


def _same(wanted: Any, found: Any) -> bool:
    if isinstance(wanted, list) and isinstance(found, list | tuple):
        return sorted(wanted) == sorted(found)
    return bool(wanted == found)
