"""Which sentences a lesson needs in every language. Their texts are in `locales/*/web`."""

from collections.abc import Iterator

from inkognito.lessons.format import Act, AnyStep, Choose, Lesson, Mark


def sentences_of(lesson: Lesson) -> frozenset[str]:
    """Return the ids of all sentences that may be said in the lesson."""
    ids = {lesson.sentence("title")}
    for step in lesson.steps:
        ids |= {lesson.sentence(step.say, *words) for words in _variants(step)}
    return frozenset(f"lesson-{one}" for one in ids)


def _variants(step: AnyStep) -> Iterator[tuple[str, ...]]:
    """What follows a step's own name in the ids of its sentences."""
    yield ()
    if step.after:
        yield ("after",)
    if isinstance(step, Choose | Mark):
        yield ("prompt",)
    if isinstance(step, Mark) or (isinstance(step, Act) and step.also):
        yield ("wrong",)
    if isinstance(step, Choose):
        for choice in step.choices:
            yield (choice.say,)
            if choice.say != step.right:
                yield (choice.say, "wrong")
