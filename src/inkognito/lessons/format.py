"""What a lesson file says: a position, and the steps that lead a learner through it.

Owns the shape of the files only. Sentences are named here and written in `locales`: the step `ask`
of the lesson `board-meeting` says the message `lesson-board-meeting-ask`. docs/learning.md explains
every field.
"""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from inkognito.core.events import kebab
from inkognito.core.game_name import GameName
from inkognito.core.seats import Seat

Pattern: TypeAlias = dict[str, Any]
"""Some fields of a command. It stands for every option that has these values in them."""

Word: TypeAlias = Annotated[str, Meta(pattern="^[a-z0-9-]+$")]
"""A part of a message id."""

Truth = Literal["yes", "no", "open"]
"""What deduction must say about a card: held, not held, or not certain."""

Help = Literal["paper", "record", "contradictions", "elimination"]


class Claim(Struct, frozen=True, forbid_unknown_fields=True):
    """What `viewer` (the learner, unless named) can know about a card of `seat` at this step."""

    seat: str
    card: str
    truth: Truth = "yes"
    viewer: Seat | None = None


class Step(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag=kebab):
    """One step. `say` names its sentence, `point` what it is about on the screen.

    With `after`, there is a sentence for the moment when the step is done.
    """

    say: Word
    point: tuple[str, ...] = ()
    claims: tuple[Claim, ...] = ()
    after: bool = False


class Read(Step, frozen=True):
    """The learner reads, and goes on."""


class Choice(Struct, frozen=True, forbid_unknown_fields=True):
    """An answer to choose. Its claims are certain if it is right, and not if it is wrong."""

    say: Word
    claims: tuple[Claim, ...] = ()


class Choose(Step, frozen=True, kw_only=True):
    """The learner chooses an answer: `right` follows from claims, or from a rule: the number of a
    ruling, or a heading of docs/rules.md."""

    choices: tuple[Choice, ...]
    right: Word
    rule: str | None = None


class Mark(Step, frozen=True, kw_only=True):
    """The learner presses the cell of the note sheet that says what is certain."""

    seat: str
    card: str


class Act(Step, frozen=True, kw_only=True):
    """The learner plays an option that fits one of `do`. Those that fit `also` are wrong tries."""

    do: tuple[Pattern, ...]
    also: tuple[Pattern, ...] = ()


class Watch(Step, frozen=True, kw_only=True):
    """Somebody else plays the option that fits `do`."""

    seat: Seat
    do: Pattern


class Gesture(Step, frozen=True):
    """The learner makes a gesture of their choice."""


AnyStep: TypeAlias = Read | Choose | Mark | Act | Watch | Gesture


class LessonFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A file as it is written: who learns, how much the note sheet helps, and the steps."""

    seat: Seat
    scenario: dict[str, Any]
    steps: Annotated[tuple[AnyStep, ...], Meta(min_length=1)]
    basic: bool = True
    """Whether it belongs to what one needs in order to play."""
    help: Help = "record"


class Lesson(Struct, frozen=True):
    """A shipped lesson. `id` names its table's script and its sentences."""

    id: str
    game: GameName
    file: LessonFile

    @property
    def seat(self) -> Seat:
        """The learner's seat."""
        return self.file.seat

    @property
    def steps(self) -> tuple[AnyStep, ...]:
        """The steps, in order."""
        return self.file.steps

    def sentence(self, *words: str) -> str:
        """Return the id of a sentence of this lesson, without the prefix that all lessons share."""
        return "-".join((self.id, *words))
