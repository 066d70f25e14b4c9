"""Refusals: a code with parameters, never a sentence, and never a secret.

A refusal mentions only what the sender may know: their own cards and public facts.
"""

from collections.abc import Iterable
from typing import Any, Final, Literal, TypeAlias

from msgspec import Struct

from inkognito.core.near import hint_at

RefusalCode = Literal[
    # the command can't be read
    "malformed",
    "unknown-command",
    "unknown-seat",
    "unknown-viewer",
    "unknown-figure",
    "unknown-space",
    "unknown-ball",
    "unknown-card",
    "unknown-question",
    "unknown-identity",
    "unknown-build",
    "unknown-location",
    # wrong moment or wrong seat
    "stale",
    "game-over",
    "not-your-decision",
    "wrong-time",
    # placement
    "not-your-start-spaces",
    # movement
    "no-such-ball-left",
    "ball-does-not-move-that",
    "not-in-play",
    "no-such-step",
    "nothing-to-undo",
    "movement-cannot-end",
    # meetings
    "no-meeting-there",
    "cannot-be-questioned",
    "cannot-slip-there",
    "cannot-expel-there",
    "meetings-unresolved",
    # answers
    "not-your-card",
    "same-face-twice",
    "wrong-cards",
    "nothing-true",
    "not-one-true",
    "already-shown",
    "no-objection",
    # declarations
    "cannot-offer-hand",
    "only-with-three-players",
    "only-agents",
    "only-the-ambassador",
    "note-already-written",
    "impossible-note",
    # the card game
    "location-already-played",
    "cannot-be-named",
    "code-is-no-order-of-the-numbers",
    # opening a game
    "unknown-game",
    "unknown-bot",
    "unknown-option",
    "bad-option",
    "bad-seats",
    "impossible-scenario",
    # deducing
    "not-from-the-start",
]

TableCode = Literal[
    # identities
    "who-are-you",
    "wrong-secret",
    "no-such-device",
    "bad-name",
    "bad-entropy",
    "wrong-origin",
    "wrong-host",
    # tables and chairs
    "no-such-page",
    "wrong-method",
    "no-such-table",
    "bad-settings",
    "too-many-tables",
    "already-seated",
    "not-seated",
    "seat-taken",
    "seat-has-bot",
    "was-removed",
    "not-a-chair",
    "not-the-host",
    "no-such-person",
    "already-begun",
    "not-begun",
    "chairs-empty",
    "not-all-ready",
    "is-paused",
    "not-paused",
    "is-over",
    "not-over",
    "plays-for-you",
    "too-many-steps",
    # talk
    "muted",
    "too-fast",
    "too-long",
    "no-such-talk",
    "gestures-are-open",
    "gestures-are-discreet",
    # lessons
    "no-such-lesson",
    "not-in-lessons",
    "not-this-step",
    "wrong-try",
    # the deduction sheet
    "no-help",
    "no-hints",
    "no-thought",
    "not-certain",
    # puzzles
    "no-such-puzzle",
    # the companion
    "bad-notes",
    # the connection
    "unreadable",
    "second-hello",
    "out-of-date",
    "too-large",
    "too-many",
    "try-again",
]
"""Why the table or the server, not the game, refuses a request."""

LONGEST_ECHO: Final = 40
"""Characters of what somebody has sent that a refusal repeats."""

Param: TypeAlias = str | int | tuple[str, ...]


class Refusal(Struct, frozen=True):
    """Why a command was refused: a code with its parameters."""

    code: RefusalCode | TableCode
    params: dict[str, Param] = {}

    def __str__(self) -> str:
        return _coded(self.code, self.params)


class Refused(Exception):  # noqa: N818 - the word of the game, not an error of the program
    """Raised when a command is refused; nothing has changed."""

    def __init__(self, code: RefusalCode | TableCode, **params: Param) -> None:
        self.refusal = Refusal(code, params)
        super().__init__(str(self.refusal))

    def __reduce__(self) -> tuple[Any, ...]:
        return _refused, (type(self), self.__dict__, self.args)

    @property
    def code(self) -> RefusalCode | TableCode:
        """The refusal's code."""
        return self.refusal.code

    def add(self, **params: Param) -> None:
        """Add parameters that only somebody further up knows."""
        self.refusal = Refusal(self.code, {**self.refusal.params, **params})
        self.args = (str(self.refusal),)


class ImpossibleScenario(Refused):
    """Raised for an impossible scenario, with everything that is wrong with it."""

    def __init__(self, problems: tuple["Problem", ...]) -> None:
        super().__init__("impossible-scenario", problems=tuple(map(str, problems)))
        self.problems = problems


class Problem(Struct, frozen=True):
    """One thing that is wrong with a scenario or a record.

    In a scenario, `field` is the path to it, such as `hands[2].number`.
    """

    code: str
    params: dict[str, Param] = {}
    field: str = ""

    def __str__(self) -> str:
        coded = _coded(self.code, self.params)
        return f"{self.field}: {coded}" if self.field else coded


def _refused(kind: type[Refused], fields: dict[str, Any], args: tuple[Any, ...]) -> Refused:
    """A refusal as it was before it was packed."""
    refused = kind.__new__(kind, *args)
    refused.__dict__.update(fields)
    refused.args = args
    return refused


def echo(value: object) -> str:
    """What somebody has sent, short enough to send it back; an ellipsis where it was longer."""
    try:
        text = str(value)
        return text if len(text) <= LONGEST_ECHO else f"{text[: LONGEST_ECHO - 1]}…"
    except (ValueError, RecursionError):
        return type(value).__name__


class Names(dict[str, int]):
    """Small numbers by name; a name that is not in the table is refused with the table's code."""

    def __init__(self, code: RefusalCode, names: Iterable[str]) -> None:
        super().__init__({name: number for number, name in enumerate(names)})
        self.code: RefusalCode = code

    def __missing__(self, name: object) -> int:
        raise Refused(self.code, name=echo(name), **hint_at(name, self))


def _coded(code: str, params: dict[str, Param]) -> str:
    """Code and parameters on one line, for those who read no catalogue of sentences."""
    if not params:
        return code
    return f"{code} ({'; '.join(f'{key}: {_text(value)}' for key, value in params.items())})"


def _text(value: Param) -> str:
    return ", ".join(value) if isinstance(value, tuple) else str(value)
