"""The one page that the server renders: what to do if the browser client is not built."""

from collections.abc import Iterable
from html import escape
from typing import Final

from inkognito.speech import LANGUAGES, Speech

COMMAND: Final = "make play"


def unbuilt_page(accepted: str) -> str:
    """What to do, in all languages; the first that the browser asks for comes first."""
    first = language_of(accepted)
    others = (language for language in LANGUAGES if language != first)
    return (
        f'<!doctype html><html lang="{first}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>Inkognito</title><h1>Inkognito</h1>{_sections((first, *others))}"
    )


def _sections(languages: Iterable[str]) -> str:
    return "".join(_section(Speech(language)) for language in languages)


def _section(speech: Speech) -> str:
    return (
        f'<section lang="{speech.language}"><h2>{escape(speech.page("not-built"))}</h2>'
        f"<p>{escape(speech.page('build-it'))}</p><pre><code>{COMMAND}</code></pre>"
        f"<p>{escape(speech.page('then-reload'))}</p></section>"
    )


def language_of(accepted: str) -> str:
    """The first of our languages that a browser asks for."""
    wanted = [part.split(";")[0].strip()[:2].lower() for part in accepted.split(",")]
    return next((language for language in wanted if language in LANGUAGES), LANGUAGES[0])
