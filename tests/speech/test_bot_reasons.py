"""Every reason of a bot has a sentence, in all three languages."""

import ast
from collections.abc import Iterator
from functools import cache
from importlib import resources
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from inkognito import bots
from inkognito.bots.bot import Reason
from inkognito.speech import LANGUAGES, Speech

CODES: tuple[str, ...] = get_args(Reason)
SAYING = ("settle", "_settle", "Why")
"""What a reason is handed to first."""

speech = cache(Speech)


def codes_of(node: ast.expr) -> set[str]:
    """The codes that an expression may stand for; a variable stands for none that is known here."""
    if isinstance(node, ast.IfExp):
        return codes_of(node.body) | codes_of(node.orelse)
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()


def reasons_given() -> Iterator[str]:
    """All codes that bots give as their reasons."""
    for path in sorted(Path(bots.__path__[0]).glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and node.args:
                name = getattr(node.func, "attr", getattr(node.func, "id", None))
                yield from codes_of(node.args[0]) if name in SAYING else ()
            elif isinstance(node, ast.FunctionDef) and getattr(node.returns, "id", "") == "Reason":
                yield from returned_by(node)


def returned_by(function: ast.FunctionDef) -> Iterator[str]:
    """The codes that a function returns as a reason."""
    for node in ast.walk(function):
        if isinstance(node, ast.Return) and node.value is not None:
            yield from codes_of(node.value)


def messages(language: str) -> list[str]:
    file = resources.files("inkognito").joinpath("locales", language, "bots.ftl")
    body = FluentParser().parse(file.read_text("utf-8")).body
    return [entry.id.name for entry in body if isinstance(entry, Message)]


def test_every_reason_that_a_bot_gives_is_a_code_and_every_code_is_given() -> None:
    assert set(reasons_given()) == set(CODES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_a_sentence_and_every_sentence_a_code(language: str) -> None:
    assert messages(language) == [f"bots-{code}" for code in CODES]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_a_short_sentence_of_its_own(language: str) -> None:
    said = [speech(language).reason(code) for code in CODES]
    assert len(set(said)) == len(CODES)
    for text in said:
        assert text[0].isupper(), text
        assert text.endswith("."), text
        assert text.count(".") == 1, text
        assert len(text) <= 80, text
        assert not set("{}_$\n") & set(text), text


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Gives away as little as possible."),
        ("it", "Rivela il meno possibile."),
        ("de", "Verrät so wenig wie möglich."),
    ],
)
def test_a_reason_reads_well(language: str, text: str) -> None:
    assert speech(language).reason("tells-little") == text


def test_a_code_without_a_sentence_is_an_error() -> None:
    with pytest.raises(LookupError, match="bots-whim"):
        speech("en").reason("whim")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_coach_has_a_nudge_and_a_reason_for_each(language: str) -> None:
    text = resources.files("inkognito").joinpath(f"locales/{language}/web/coach.ftl")
    entries = FluentParser().parse(text.read_text("utf-8")).body
    said = {one.id.name for one in entries if isinstance(one, Message)}
    assert {f"coach-{what}-{code}" for what in ("nudge", "reason") for code in CODES} <= said
