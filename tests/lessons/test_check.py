"""The check of lessons finds each kind of mistake."""

from typing import Any

import pytest
from msgspec.structs import replace

from inkognito.lessons import format as f
from inkognito.lessons.check import problems_in
from inkognito.lessons.shipped import lesson_named

MEETING = lesson_named("board-meeting")
READING = lesson_named("board-reading")


def with_steps(lesson: f.Lesson, *steps: f.AnyStep) -> f.Lesson:
    return replace(lesson, file=replace(lesson.file, steps=steps))


def after_answer(*steps: f.AnyStep) -> f.Lesson:
    """The answer of the lesson about reading, and then these steps."""
    return with_steps(READING, READING.steps[0], *steps)


def choosing(right: str, *choices: f.Choice, **more: Any) -> f.Choose:
    return f.Choose("which", choices=choices, right=right, **more)


X = f.Choice("x", (f.Claim("green", "x"),))
THIN = f.Choice("thin", (f.Claim("green", "thin"),))
NOT_TALL = f.Choice("not-tall", (f.Claim("green", "tall", "no"),))

MISTAKES: dict[str, f.Lesson] = {
    "no-option": with_steps(MEETING, f.Act("go", do=({"type": "step", "to": "murano"},))),
    "not-one-option": with_steps(MEETING, f.Watch("go", seat="green", do={"type": "show-cards"})),
    "not-certain": after_answer(f.Mark("sure", seat="green", card="thin")),
    "unknown-spot": after_answer(f.Read("look", point=("ceiling",))),
    "bad-choices": after_answer(choosing("y", X, THIN)),
    "unproven": after_answer(choosing("x", f.Choice("x"), f.Choice("thin"))),
    "also-right": after_answer(choosing("x", X, NOT_TALL)),
}


@pytest.mark.parametrize("code", MISTAKES)
def test_a_mistake_is_found(code: str) -> None:
    assert [problem.code for problem in problems_in(MISTAKES[code])] == [code]


@pytest.mark.parametrize(
    "claim",
    [
        f.Claim("green", "x", "no"),
        f.Claim("green", "x", "open"),
        f.Claim("green", "thin"),
        f.Claim("blue", "bubble", "yes", viewer="green"),
    ],
)
def test_a_claim_that_does_not_hold_is_found(claim: f.Claim) -> None:
    (problem,) = problems_in(after_answer(f.Read("look", claims=(claim,))))
    assert problem.code == "not-certain"


def test_a_right_answer_may_rest_on_a_rule_instead() -> None:
    lesson = after_answer(choosing("x", f.Choice("x"), f.Choice("thin"), rule="B9"))
    assert problems_in(lesson) == ()


def test_a_position_that_cannot_be_is_found() -> None:
    file = replace(MEETING.file, scenario=MEETING.file.scenario | {"to_move": "black"})
    (problem,) = problems_in(replace(MEETING, file=file))
    assert problem.code == "impossible-scenario"


def test_every_way_through_a_lesson_is_tried() -> None:
    """A step that is legal after one of two commands only."""
    either = ({"type": "question-agent"}, {"type": "slip-away", "to": "vallaresso"})
    steps = (*MEETING.steps[:2], f.Act("go", do=either), MEETING.steps[3])
    assert "not-one-option" in [
        problem.code for problem in problems_in(with_steps(MEETING, *steps))
    ]
