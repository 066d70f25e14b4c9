"""The check of a lesson against the engine: what it asks for is legal, what it claims is certain.

Plays the lesson in every way that its steps allow. Returns problems as codes with the number of the
step; an empty result means that the lesson can be taught.
"""

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from inkognito.core.events import Command
from inkognito.core.fillable import expanded
from inkognito.core.refusals import ImpossibleScenario
from inkognito.core.seats import Seat
from inkognito.deduction.deduce import deduce
from inkognito.game import Game, load_scenario
from inkognito.lessons.course import fitting
from inkognito.lessons.format import Act, AnyStep, Choose, Claim, Lesson, Mark, Watch

SEED: Final = 1
MOST_WAYS: Final = 400
"""More ways through a lesson than this are a mistake in its patterns."""

PANELS: Final = frozenset(
    ("prompt", "dossier", "passport", "notes", "map", "seats", "gestures", "talk", "log", "safe")
)
BUTTONS: Final = frozenset(("declare", "end-movement"))
SPOTS: Final = PANELS | BUTTONS
"""What a step may point at."""

Way = tuple[tuple[Seat, Command], ...]
"""What was played from the beginning on."""


class LessonProblem(Struct, frozen=True):
    """What is wrong with a step of a lesson."""

    step: int
    code: str
    about: str = ""


def problems_in(lesson: Lesson) -> tuple[LessonProblem, ...]:
    """Return everything that is wrong with the lesson."""
    try:
        load_scenario(lesson.file.scenario, lesson.game, seed=SEED)
    except ImpossibleScenario as impossible:
        return (LessonProblem(0, "impossible-scenario", str(impossible)),)
    found: list[LessonProblem] = []
    ways: tuple[Way, ...] = ((),)
    for number, step in enumerate(lesson.steps):
        games = [(way, _game_after(lesson, way)) for way in ways]
        for _way, game in games:
            found += _problems(lesson, number, step, game)
        if found:
            break
        ways = tuple(longer for way, game in games for longer in _longer(lesson, step, way, game))
        if len(ways) > MOST_WAYS:
            return (LessonProblem(number, "too-many-ways", str(len(ways))),)
    return tuple(found)


def _game_after(lesson: Lesson, way: Way) -> Game:
    game = load_scenario(lesson.file.scenario, lesson.game, seed=SEED)
    for seat, command in way:
        game.play(seat, command)
    return game


def _longer(lesson: Lesson, step: AnyStep, way: Way, game: Game) -> Iterator[Way]:
    if isinstance(step, Act):
        for command in fitting(step.do, _options(game, lesson.seat)):
            yield (*way, (lesson.seat, command))
    elif isinstance(step, Watch):
        (command,) = fitting((step.do,), _options(game, step.seat))
        yield (*way, (step.seat, command))
    else:
        yield way


def _options(game: Game, seat: Seat) -> tuple[Command, ...]:
    return expanded(game.options(seat)) if seat in game.to_act else ()


# --- what can be wrong with a step --------------------------------------------------------------


def _problems(lesson: Lesson, number: int, step: AnyStep, game: Game) -> Iterator[LessonProblem]:
    for spot in step.point:
        if spot not in SPOTS:
            yield LessonProblem(number, "unknown-spot", spot)
    for claim in step.claims:
        if not _holds(lesson, claim, game):
            yield LessonProblem(number, "not-certain", str(claim))
    if isinstance(step, Act):
        yield from _act_problems(lesson, number, step, game)
    elif isinstance(step, Watch):
        options = fitting((step.do,), _options(game, step.seat))
        if len(options) != 1:
            yield LessonProblem(number, "not-one-option", f"{step.do}: {len(options)}")
    elif isinstance(step, Mark):
        if not _holds(lesson, Claim(step.seat, step.card), game):
            yield LessonProblem(number, "not-certain", f"{step.seat} {step.card}")
    elif isinstance(step, Choose):
        yield from _choice_problems(lesson, number, step, game)


def _act_problems(lesson: Lesson, number: int, step: Act, game: Game) -> Iterator[LessonProblem]:
    options = _options(game, lesson.seat)
    for pattern in (*step.do, *step.also):
        if not fitting((pattern,), options):
            yield LessonProblem(number, "no-option", str(pattern))


def _choice_problems(
    lesson: Lesson, number: int, step: Choose, game: Game
) -> Iterator[LessonProblem]:
    """A right answer is certain or rests on a rule; a wrong one that claims something is not."""
    by_name = {choice.say: choice for choice in step.choices}
    right = by_name.get(step.right)
    if right is None or len(by_name) != len(step.choices):
        yield LessonProblem(number, "bad-choices", step.right)
        return
    if not (right.claims or step.claims or step.rule):
        yield LessonProblem(number, "unproven", step.right)
    for choice in step.choices:
        is_certain = all(_holds(lesson, claim, game) for claim in choice.claims)
        if choice is right and not is_certain:
            yield LessonProblem(number, "not-certain", choice.say)
        if choice is not right and choice.claims and is_certain:
            yield LessonProblem(number, "also-right", choice.say)


def _holds(lesson: Lesson, claim: Claim, game: Game) -> bool:
    known = deduce(game.sightings(claim.viewer or lesson.seat)).holds(claim.seat, claim.card)
    return {"yes": True, "no": False, "open": None}[claim.truth] is known
