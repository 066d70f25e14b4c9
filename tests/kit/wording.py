"""What the client may say for a text of its catalogues, as a pattern: names and numbers may be any.

So tests find buttons by what people read on them, in every language, and no test has to know how a
sentence is put together.
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

from kit.catalogues import entries_of, messages_of, shared_texts, web_texts

LANGUAGES = ("en", "it", "de")
_SPECIAL = re.compile(r"([.^$*+?()\[\]{}|\\/])")
_PART = "[\\s\\S]*?"
"""A name, a number, or anything else that is put into a sentence."""


@cache
def messages(language: str) -> dict[str, Message]:
    """All texts from which the client speaks."""
    texts = (*shared_texts(language), *web_texts(language).values())
    return messages_of(entries_of(texts))


@cache
def wording(language: str, *ids: str) -> re.Pattern[str]:
    """Whatever one of these texts may say, from beginning to end; JavaScript reads it as well."""
    parts = (_value(language, messages(language)[one]) for one in ids)
    return re.compile(f"^(?:{'|'.join(parts)})$")


@cache
def mention(language: str, *ids: str) -> re.Pattern[str]:
    """The same anywhere in a longer text."""
    return re.compile(wording(language, *ids).pattern.removeprefix("^").removesuffix("$"))


def says(language: str, text: str, *ids: str) -> bool:
    """Whether this is one of these texts."""
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
