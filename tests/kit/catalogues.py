"""The source of the message catalogues: their messages, and what each of them uses.

The browser client uses some of the server's catalogues and its own, which are in the folder `web`
of each language.
"""

import re
from collections.abc import Iterable
from functools import cache
from importlib import resources
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    BaseNode,
    FunctionReference,
    Message,
    MessageReference,
    SelectExpression,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

from inkognito.speech import CATALOGUES

WEB = Path(__file__).parents[2] / "web"
_SHELVED = re.compile(r"locales/(\w+)/(web/)?\{?([\w,-]+)\}?\.ftl")


class Uses(Visitor):
    """The variables, messages and functions that a pattern uses, and those it selects on."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.functions: set[str] = set()
        self.choices: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_FunctionReference(self, node: FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, VariableReference):
            self.choices.add(node.selector.id.name)
        self.generic_visit(node)


def entries_of(texts: Iterable[str]) -> tuple[BaseNode, ...]:
    """Return all entries of these texts, in order."""
    return tuple(entry for text in texts for entry in FluentParser().parse(text).body)


def messages_of(entries: Iterable[BaseNode]) -> dict[str, Message]:
    """Return the messages among them, by id."""
    return {entry.id.name: entry for entry in entries if isinstance(entry, Message)}


def uses_of(messages: dict[str, Message], message: str) -> Uses:
    """Return what the message uses, directly and through the messages that it refers to."""
    found = Uses()
    found.visit(messages[message])
    for other in tuple(found.messages):
        below = uses_of(messages, other)
        found.variables |= below.variables
        found.messages |= below.messages
    return found


@cache
def texts(language: str) -> tuple[str, ...]:
    """Return the server's catalogues."""
    return tuple(_text(language, name) for name in CATALOGUES)


@cache
def shared_texts(language: str) -> tuple[str, ...]:
    """Return the server's catalogues that the client uses as well."""
    return tuple(_text(language, name) for name in shelved(language) if not name.startswith("web/"))


@cache
def shelved(language: str) -> tuple[str, ...]:
    """Return the names of all catalogues that the client fetches, with the folder of its own."""
    scripts = sorted((WEB / "src" / "speech" / "catalogues").glob(f"{language}*.ts"))
    found = [one for path in scripts for one in _SHELVED.findall(path.read_text("utf-8"))]
    assert {folder for folder, _, _ in found} == {language}
    return tuple(f"{own}{name}" for _, own, names in found for name in names.split(","))


@cache
def web_texts(language: str) -> dict[str, str]:
    """Return the client's own catalogues, by name."""
    folder = resources.files("inkognito").joinpath("locales", language, "web")
    return {one.name: one.read_text("utf-8") for one in folder.iterdir()}


def _text(language: str, name: str) -> str:
    folder = resources.files("inkognito").joinpath("locales", language)
    return folder.joinpath(f"{name}.ftl").read_text("utf-8")
