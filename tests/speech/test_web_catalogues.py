"""The client's catalogues agree in all three languages, and hold just what the client asks for.

A text is asked for as t("the-id"), or with a part that is only known later as t(`the-${part}`). An
id may also be a plain string in a table of the client, or made of two, as `${id}-${value}`, where
there is a text with the first id, and both are plain strings, or as `${id}-and-more`.
"""

import re
from collections.abc import Iterator, Set
from functools import cache

import pytest
from fluent.syntax.ast import Comment, GroupComment, Message, ResourceComment

from inkognito.speech import LANGUAGES
from tests.kit.catalogues import (
    WEB,
    Uses,
    entries_of,
    messages_of,
    shared_texts,
    shelved,
    uses_of,
    web_texts,
)

FUNCTIONS = {"NAME", "PLACE", "LIST", "LINES", "COUNT", "NUMBER", "DATETIME"}
PIECES = {"piece", "pieces", "figure"}
"""Variables that always name pieces, on which the client can't choose."""

ASKED = re.compile(r"\bt\(\s*(?:\"([^\"]*)\"|`([^`]*)`)")
STRINGS = re.compile(r"[\"']([a-z][a-z0-9-]*)[\"']")
TEMPLATES = re.compile(r"`([a-z][a-z0-9-]*-\$\{[^`]*)`")
ENDINGS = re.compile(r"`\$\{[^`}]*\}-([a-z][a-z0-9-]*)`")
LATER = re.compile(r"\$\{[^}]*\}")


@cache
def own(language: str) -> dict[str, Message]:
    return messages_of(entries_of(web_texts(language).values()))


@cache
def spoken(language: str) -> dict[str, Message]:
    """All that the client can say."""
    return {**messages_of(entries_of(shared_texts(language))), **own(language)}


@cache
def uses(language: str, message: str) -> Uses:
    return uses_of(spoken(language), message)


@cache
def scripts() -> dict[str, str]:
    files = (one for ending in ("ts", "svelte") for one in (WEB / "src").rglob(f"*.{ending}"))
    return {str(one.relative_to(WEB)): one.read_text("utf-8") for one in sorted(files)}


def fits(template: str) -> re.Pattern[str]:
    """Which ids a template may become."""
    return re.compile("[a-z0-9-]+".join(map(re.escape, LATER.split(template))), re.IGNORECASE)


def asked() -> Iterator[tuple[str, str, re.Pattern[str]]]:
    """In which file which text is asked for, and the ids that would do."""
    for path, script in scripts().items():
        for literal, template in ASKED.findall(script):
            yield path, literal or template, fits(literal or template)


def test_every_language_has_the_same_catalogues_for_the_client() -> None:
    english = web_texts("en").keys()
    assert all(name.endswith(".ftl") for name in english)
    assert all(web_texts(language).keys() == english for language in LANGUAGES)
    assert len({len(shared_texts(language)) for language in LANGUAGES}) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_catalogue_of_the_client_is_fetched_with_one_part_of_it(language: str) -> None:
    names = [name for name in shelved(language) if name.startswith("web/")]
    assert sorted(names) == sorted(
        f"web/{name.removesuffix('.ftl')}" for name in web_texts(language)
    )
    assert shelved(language) == shelved("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_catalogue_of_the_client_can_be_read_and_says_nothing_twice(language: str) -> None:
    entries = entries_of((*shared_texts(language), *web_texts(language).values()))
    known = (Message, Comment, GroupComment, ResourceComment)
    assert not [one for one in entries if not isinstance(one, known)]
    ids = [one.id.name for one in entries if isinstance(one, Message)]
    assert not {one for one in ids if ids.count(one) > 1}


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_all_languages_have_the_same_texts_with_the_same_variables(language: str) -> None:
    assert own(language).keys() == own("en").keys()
    english = {one: uses("en", one).variables for one in own("en")}
    assert {one: uses(language, one).variables for one in own(language)} == english


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_refers_to_messages_and_functions_that_there_are(language: str) -> None:
    for message in own(language):
        found = uses(language, message)
        assert found.messages <= spoken(language).keys(), message
        assert found.functions <= FUNCTIONS, message


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_chooses_by_a_piece(language: str) -> None:
    assert not [one for one in spoken(language) if uses(language, one).choices & PIECES]


def test_every_text_that_is_asked_for_exists() -> None:
    ids = spoken("en").keys()
    missing = {
        (path, wanted) for path, wanted, fitting in asked() if not any(map(fitting.fullmatch, ids))
    }
    assert not missing


def test_every_text_of_the_client_is_asked_for() -> None:
    script = "\n".join(scripts().values())
    strings = {*STRINGS.findall(script), *ENDINGS.findall(script)}
    patterns = [fits(one) for one in TEMPLATES.findall(script)]
    named = own("en").keys() & strings
    referred = set().union(*(uses("en", one).messages for one in own("en")))
    rest = {
        one
        for one in own("en").keys() - named - referred
        if not any(two.fullmatch(one) for two in patterns)
    }
    assert not {one for one in rest if not is_made_of_two(one, named, strings)}


def is_made_of_two(message: str, ids: Set[str], values: Set[str]) -> bool:
    cuts = (at for at, letter in enumerate(message) if letter == "-")
    return any(message[:at] in ids and message[at + 1 :] in values for at in cuts)
