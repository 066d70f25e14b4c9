"""Patterns for the texts of the client's catalogues, with any names and numbers inserted.

With them tests find buttons by the text that people read, in every language, and need not know how
a sentence is assembled.
"""

import re
from functools import cache

from fluent.syntax.ast import (
    BaseNode,
    Message,
    MessageReference,
    Pattern,
    Placeable,
    SelectExpression,
    StringLiteral,
    TextElement,
)

from tests.kit.catalogues import entries_of, messages_of, shared_texts, web_texts

LANGUAGES = ("en", "it", "de")
_SPECIAL = re.compile(r"([.^$*+?()\[\]{}|\\/])")
_PART = "[\\s\\S]*?"
"""A name, a number, or anything else that is inserted into a sentence."""


@cache
def messages(language: str) -> dict[str, Message]:
    """Return all texts that the client uses."""
    texts = (*shared_texts(language), *web_texts(language).values())
    return messages_of(entries_of(texts))


@cache
def wording(language: str, *ids: str) -> re.Pattern[str]:
    """Return a pattern for the whole of any of these texts; JavaScript can use it as well."""
    parts = (_value(language, messages(language)[one]) for one in ids)
    return re.compile(f"^(?:{'|'.join(parts)})$")


@cache
def mention(language: str, *ids: str) -> re.Pattern[str]:
    """Return a pattern for any of these texts anywhere in a longer text."""
    return re.compile(wording(language, *ids).pattern.removeprefix("^").removesuffix("$"))


def says(language: str, text: str, *ids: str) -> bool:
    """Return whether the text is one of these."""
    return wording(language, *ids).match(text) is not None


def _value(language: str, message: Message) -> str:
    assert message.value is not None, f"{message.id.name} says nothing"
    return _pattern(language, message.value)


def _pattern(language: str, pattern: Pattern) -> str:
    return "".join(_element(language, element) for element in pattern.elements)


def _element(language: str, element: TextElement | Placeable) -> str:
    if isinstance(element, TextElement):
        text = re.sub(r"\s+", " ", element.value)
        return _SPECIAL.sub(r"\\\1", text)
    return _inside(language, element.expression)


def _inside(language: str, inside: BaseNode) -> str:
    if isinstance(inside, SelectExpression):
        either = "|".join(_pattern(language, one.value) for one in inside.variants)
        return f"(?:{either})"
    if isinstance(inside, MessageReference):
        return _value(language, messages(language)[inside.id.name])
    if isinstance(inside, StringLiteral):
        return _SPECIAL.sub(r"\\\1", inside.value)
    return _PART
