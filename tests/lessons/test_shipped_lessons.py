"""Every shipped lesson can be played as it says, claims only what is certain, and has its words."""

import re
from pathlib import Path

import pytest

from inkognito.core.refusals import Refused
from inkognito.lessons.check import problems_in
from inkognito.lessons.format import Choose, Lesson, Mark
from inkognito.lessons.sentences import sentences_of
from inkognito.lessons.shipped import lesson_named, lessons
from inkognito.speech import LANGUAGES
from tests.kit.catalogues import entries_of, messages_of, web_texts

DOCS = Path(__file__).parents[2] / "docs"
RULES = {"board": DOCS / "rules.md", "card": DOCS / "card-rules.md"}
EACH_LESSON = pytest.mark.parametrize("lesson", lessons(), ids=lambda lesson: lesson.id)

BOARD = (
    *("who-am-i", "moving", "meeting", "reading", "questioned", "ambassador", "no-repeats"),
    *("winning", "three-players", "five-players", "gestures"),
)
CARD = ("meetings", "two-cards", "ambassador", "code", "dummy", "ambassador-player")


def headings(path: Path) -> set[str]:
    """The anchors of a page's headings."""
    titles = re.findall(r"^#+ (.+)$", path.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-") for title in titles}


def test_both_games_are_taught_from_the_first_card_to_the_specials() -> None:
    wanted = [f"board-{name}" for name in BOARD] + [f"card-{name}" for name in CARD]
    assert [lesson.id for lesson in lessons()] == wanted


def test_what_one_needs_to_play_takes_about_ten_minutes() -> None:
    for game in RULES:
        basic = [one for one in lessons() if one.game == game and one.file.basic]
        assert 3 < len(basic) <= 10, "about a minute each"
        assert all(len(one.steps) <= 9 for one in basic)


@EACH_LESSON
def test_a_lesson_is_true(lesson: Lesson) -> None:
    assert problems_in(lesson) == ()


@EACH_LESSON
def test_a_lesson_asks_for_more_than_reading(lesson: Lesson) -> None:
    kinds = {type(step).__name__ for step in lesson.steps}
    assert kinds & {"Act", "Choose", "Mark", "Gesture"}


@EACH_LESSON
def test_a_rule_that_a_lesson_rests_on_is_in_the_rules(lesson: Lesson) -> None:
    page = RULES[lesson.game]
    known = headings(page) | set(re.findall(r"\*\*([BC]\d+)", page.read_text("utf-8")))
    named = [step.rule for step in lesson.steps if isinstance(step, Choose)]
    assert {rule for rule in named if rule is not None} <= known


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_just_the_sentences_of_the_lessons(language: str) -> None:
    texts = (text for name, text in web_texts(language).items() if name.startswith("lessons-"))
    written = messages_of(entries_of(texts)).keys()
    assert written == set().union(*(sentences_of(lesson) for lesson in lessons()))


def test_the_learner_draws_conclusions_in_both_games() -> None:
    for game in RULES:
        steps = [step for one in lessons() if one.game == game for step in one.steps]
        assert sum(isinstance(step, Choose | Mark) for step in steps) >= 8


def test_an_unknown_lesson_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        lesson_named("board-../../secret")
    assert refused.value.code == "no-such-lesson"
