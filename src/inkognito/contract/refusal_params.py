"""The parameters of each refusal, as the source passes them. Reads the source, runs none of it."""

import ast
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import Final, get_args

from inkognito.core.refusals import RefusalCode, TableCode

SOURCE: Final = Path(str(resources.files("inkognito")))
NOT_SENT: Final = frozenset({"impossible-scenario", "not-from-the-start"})
"""Codes of the library that no client is sent."""

SOMETIMES: Final = frozenset({"hint", "what"})
"""Parameters that are left out where there is nothing to say."""

CODES: Final = tuple(
    code for code in (*get_args(RefusalCode), *get_args(TableCode)) if code not in NOT_SENT
)

MEANINGS: Final[dict[str, str]] = {
    "about": "what the question is about: `identity` or `build`; `pair` where two cards are chosen",
    "address": "the server's own address",
    "agent": "a seat",
    "allowed": "a list of what is possible",
    "ball": "a ball",
    "card": "a card",
    "decision": "the number of the current decision",
    "form": "the form of the answer that is owed",
    "gestures": "always `open`",
    "given": "what was sent, cut after 40 characters",
    "help": "the table's help level",
    "hint": "what was probably meant, if anything is near",
    "host": "the name that was asked for, cut after 40 characters",
    "location": "a place",
    "longest": "the most characters, an integer",
    "method": "the method that was used",
    "most": "how many are allowed, an integer",
    "name": "what was sent, cut after 40 characters",
    "number": "the number of the talk item, an integer",
    "numbers": "a list of the numbers in the game",
    "option": "the name of a rule option",
    "origin": "the `Origin` that was sent, cut after 40 characters",
    "person": "the person that was sent, cut after 40 characters",
    "phase": "what the game waits for",
    "piece": "a piece on the board",
    "say": "the id of the coach's sentence, without its prefix `lesson-`",
    "seat": "a seat",
    "seats": "a list of seats",
    "seconds": "how long to wait, an integer",
    "spaces": "a list of spaces",
    "step": "the number of the lesson's current step, an integer",
    "steps": "the steps of this turn, an integer",
    "to": "a space, or a seat",
    "waiting_for": "a list of the seats that the game waits for",
    "what": "a remark in English for developers",
    "why": "`barred`, `no-legal-end` or `no-route`",
}
"""What each parameter holds. It is a string where nothing else is said."""


def refusal_params() -> dict[str, tuple[str, ...]]:
    """By code: its parameters, with a question mark after those that are not always there."""
    found: dict[str, list[frozenset[str]]] = {}
    for code, params in _raised():
        found.setdefault(code, []).append(params)
    return {code: _listed(found.get(code, [])) for code in CODES}


def _listed(variants: list[frozenset[str]]) -> tuple[str, ...]:
    everything = frozenset[str]().union(*variants)
    always = everything.intersection(*variants) - SOMETIMES
    return tuple(name if name in always else f"{name}?" for name in sorted(everything))


def _raised() -> Iterator[tuple[str, frozenset[str]]]:
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and node.args and isinstance(node.func, ast.Name):
                code = node.args[0].value if isinstance(node.args[0], ast.Constant) else None
                if isinstance(code, str) and node.func.id in ("Refused", "Names"):
                    yield code, _params(node)


def _params(call: ast.Call) -> frozenset[str]:
    """Return the parameters of a refusal; a table of names refuses with a name and a hint."""
    if isinstance(call.func, ast.Name) and call.func.id == "Names":
        return frozenset({"name", "hint"})
    return frozenset(keyword.arg or "hint" for keyword in call.keywords)
