"""Tables that follow the script of a lesson: for one person, step by step, and nothing is lost."""

from typing import Any

import pytest

from inkognito.core.fillable import expanded
from inkognito.lessons.course import cell_of, fitting
from inkognito.lessons.format import Act, Choose, Gesture, Lesson, Mark, Watch
from inkognito.lessons.shipped import lesson_named, lessons
from inkognito.protocol import requests
from inkognito.tables import entries as log
from inkognito.tables.lesson_table import opening_of, settings_of
from tests.kit.table_client import Client
from tests.kit.table_world import START, TABLE, Luck, Process, World

EACH_LESSON = pytest.mark.parametrize("lesson", lessons(), ids=lambda lesson: lesson.id)
ANN = "ann"


class LessonWorld(World):
    """The stored log of a table where Ann has begun a lesson."""

    def __init__(self, lesson: Lesson) -> None:
        self.now, self.luck, self.game = START, Luck(1), lesson.game
        self.names, self.talk, self.others, self.losses = {ANN: "Ann"}, {}, {}, 0
        self._rows: dict[int, tuple[Any, ...]] = {}
        seal = self.luck.seal()
        opened = log.Opened(settings_of(lesson), ANN, seal.seed.hex(), seal.salt.hex())
        entries = (opened, log.Sat(ANN, lesson.seat), opening_of(lesson))
        self.append(log.Row(TABLE, 1, self.now, ANN, "open", entries))


class Learner:
    """Ann, who does what the lesson asks for; every wrong answer first."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson, self.world = lesson, LessonWorld(lesson)
        self.process = Process(self.world)
        self.ann = self.process.join(ANN)

    @property
    def at(self) -> int:
        course = self.process.session.table.course
        assert course is not None
        return course.at

    @property
    def view(self) -> dict[str, Any]:
        """The step as Ann was last told."""
        session = self.process.session
        welcome = session.welcome(self.world.now, self.ann.participant, 0, 0, None)
        assert welcome.lesson is not None
        return {name: getattr(welcome.lesson, name) for name in ("step", "kind", "choices")}

    def answer(self, answer: str = "") -> str | None:
        return self.process.ask(self.ann, requests.TakeLessonStep, step=self.at, answer=answer)

    def act(self, command: Any) -> str | None:
        name, data = self.ann.act(command)
        self.process.hear(self.ann, data)
        return self.ann.verdicts[name]

    def take(self) -> None:
        """Take the current step."""
        before, step = self.at, self.lesson.steps[self.at]
        if isinstance(step, Watch):
            self.process.sleep()
        elif isinstance(step, Act):
            self._act(step)
        elif isinstance(step, Choose):
            self._choose(step)
        elif isinstance(step, Mark):
            assert self.answer("red tall") == "wrong-try"
            assert self.answer(cell_of(step)) == "taken"
        else:
            assert self.answer("frown" if isinstance(step, Gesture) else "") == "taken"
        assert self.at == before + 1

    def _act(self, step: Act) -> None:
        assert self.ann.options is not None
        offered = self.ann.options["commands"]
        game = self.process.session.table.game
        assert game is not None
        right = fitting(step.do, expanded(game.options(self.lesson.seat)))
        wrong = fitting(step.also, expanded(game.options(self.lesson.seat)))
        assert len(offered) == len({*right, *wrong}), "what is offered is right or a wrong try"
        tries = [one for one in wrong if one not in right]
        if tries:
            assert self.act(tries[0]) == "wrong-try"
            assert self.ann.params["say"].startswith(self.lesson.id)
        assert self.act(right[0]) == "taken"

    def _choose(self, step: Choose) -> None:
        assert self.view["choices"] == tuple(choice.say for choice in step.choices)
        for choice in step.choices:
            if choice.say != step.right:
                assert self.answer(choice.say) == "wrong-try"
                assert self.ann.params["say"].endswith(f"{choice.say}-wrong")
        assert self.answer(step.right) == "taken"


@EACH_LESSON
def test_a_lesson_can_be_taken_to_its_end(lesson: Lesson) -> None:
    learner = Learner(lesson)
    for step in range(len(lesson.steps)):
        assert (learner.view["step"], learner.at) == (step, step)
        learner.take()
    assert learner.view["kind"] == "over"
    assert learner.process.session.table.status in ("over", "aborted")
    assert learner.process.asked == [], "no bot thinks"


@EACH_LESSON
def test_a_lesson_goes_on_after_a_restart(lesson: Lesson) -> None:
    learner = Learner(lesson)
    while learner.at < len(lesson.steps):
        learner.process = Process(learner.world)
        learner.ann = learner.process.join(ANN)
        learner.take()
    assert learner.view["kind"] == "over"


@EACH_LESSON
def test_whoever_asks_is_shown_what_a_step_wants(lesson: Lesson) -> None:
    learner = Learner(lesson)
    for step in lesson.steps:
        if not isinstance(step, Act | Choose | Mark):
            learner.take()
        else:
            before = learner.at
            assert learner.answer("show-me") == "taken"
            assert learner.at == before + 1
    assert learner.view["kind"] == "over"


def test_only_what_can_be_shown_is_shown_and_only_once() -> None:
    learner = Learner(lesson_named("board-gestures"))
    learner.take()
    assert learner.answer("show-me") == "taken", "for a gesture, any word stands for one"
    old = learner.process.ask(learner.ann, requests.TakeLessonStep, step=0, answer="show-me")
    assert old == "not-this-step"


@EACH_LESSON
def test_a_step_to_come_is_not_shown(lesson: Lesson) -> None:
    learner = Learner(lesson)
    for _ in lesson.steps:
        soon = learner.at + 1
        asked = learner.process.ask(
            learner.ann, requests.TakeLessonStep, step=soon, answer="show-me"
        )
        assert (asked, learner.at) == ("not-this-step", soon - 1)
        learner.take()


def test_a_wrong_try_changes_nothing() -> None:
    learner = Learner(lesson_named("board-reading"))
    learner.process.sleep()
    before = learner.process.session.table
    assert learner.answer("none") == "wrong-try"
    assert learner.answer("no such answer") == "not-this-step"
    assert learner.act({"type": "expel", "to": "murano"}) == "not-this-step"
    assert learner.process.session.table is before


def test_an_old_answer_takes_no_second_step() -> None:
    learner = Learner(lesson_named("board-who-am-i"))
    learner.take()
    verdict = learner.process.ask(learner.ann, requests.TakeLessonStep, step=0, answer="")
    assert verdict == "not-this-step"
    assert learner.at == 1


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        (requests.Sit, {"seat": "red"}),
        (requests.SetPace, {"pace": "quick"}),
        (requests.Vote, {"motion": "abort"}),
        (requests.OfferRematch, {}),
        (requests.SetPassing, {"kind": "shake-phantom"}),
    ],
)
def test_nothing_but_the_lesson_happens_there(kind: type[requests.Request], fields: Any) -> None:
    learner = Learner(lesson_named("board-moving"))
    assert learner.process.ask(learner.ann, kind, **fields) == "not-in-lessons"


def test_an_onlooker_is_taught_nothing_and_offered_nothing() -> None:
    learner = Learner(lesson_named("board-reading"))
    bob: Client = learner.process.join("bob")
    learner.process.sleep()
    assert bob.options is None
    assert not [data for data in bob.received if b'"lesson":{' in data]
    assert learner.process.ask(bob, requests.TakeLessonStep, step=1, answer="both") == "not-seated"


def test_at_other_tables_there_is_no_step_to_take() -> None:
    process = Process(World())
    ann = process.join(ANN)
    assert process.ask(ann, requests.Sit, seat="red") == "taken"
    assert process.ask(ann, requests.TakeLessonStep, step=3) == "not-this-step"
    assert ann.params == {"step": 0}


def test_a_table_of_a_lesson_that_is_not_shipped_any_more_opens() -> None:
    lesson = lesson_named("board-reading")
    world = LessonWorld(Lesson("board-forgotten", lesson.game, lesson.file))
    assert world.table().course is None
