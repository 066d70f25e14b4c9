"""Sentences: events, refusals and problems in words, in three languages.

Owns the catalogues in locales/. The fields of a record are the variables of its message; the
functions below insert names, places and lists. A missing sentence is an error, never a bare code.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from importlib import resources
from types import MappingProxyType
from typing import Any, Final, Protocol, get_args

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt, FluentType
from fluent.syntax.ast import Resource
from msgspec import Struct
from msgspec.structs import asdict

from inkognito.core.events import Event, kebab
from inkognito.core.refusals import Problem, Refusal, echo
from inkognito.games import SHIPPED, GameModule, game_modules

LANGUAGES: Final = ("en", "it", "de")
PACKAGE: Final = "inkognito"
CATALOGUES: Final = (
    "names",
    *(game.name for game in SHIPPED),
    "outcomes",
    "refusals",
    "tables",
    "problems",
    "deduction",
    "bots",
    "review",
    "cli",
    "pages",
)
_LONGEST: Final = 200
_LARGEST: Final = 10**12


class Several(FluentType):
    """A list, for the catalogue functions that can join one."""

    def __init__(self, items: Iterable[str]) -> None:
        self.items = tuple(items)


class _Step(Protocol):
    """A step of an explanation; `deduction` defines the codes."""

    @property
    def code(self) -> str: ...
    @property
    def seat(self) -> str: ...
    @property
    def cards(self) -> tuple[str, ...]: ...


class _Explanation(Protocol):
    """An explanation by `deduction`: that a seat holds a card or does not, and why."""

    @property
    def seat(self) -> str: ...
    @property
    def card(self) -> str: ...
    @property
    def holds(self) -> bool: ...
    @property
    def steps(self) -> tuple[_Step, ...]: ...


class Speech:
    """The sentences of one language."""

    def __init__(self, language: str, people: Mapping[str, str] = MappingProxyType({})) -> None:
        """Speak this language; `people` are the names of those who sit on the seats."""
        if language not in LANGUAGES:
            raise LookupError(f"there is no catalogue for {language!r}")
        self.language, self._people = language, people
        functions: dict[str, Any] = {
            "NAME": self._names,
            "PLACE": self._place,
            "LIST": self._list,
            "LINES": self._lines,
            "COUNT": self._count,
        }
        self._bundle = FluentBundle([language], functions, use_isolating=False)
        for resource in _resources(language):
            self._bundle.add_resource(resource)

    def event(self, event: Event) -> str:
        """Return the sentence for an event or a sighting, with more lines for revealed hands."""
        return self._record(event)

    def refusal(self, refusal: Refusal) -> str:
        """Return why a command was refused."""
        return self._with_hint(f"refusal-{refusal.code}", refusal.params)

    def problem(self, problem: Problem) -> str:
        """Return what is wrong with a scenario or a record."""
        return self._with_hint(
            f"problem-{problem.code}", {**problem.params, "field": problem.field}
        )

    def explanation(self, explanation: _Explanation) -> str:
        """Return why something is certain: a line for each step, then the conclusion."""
        steps = [
            self._sentence(f"deduction-{step.code}", {"seat": step.seat, "cards": step.cards})
            for step in explanation.steps
        ]
        return "\n".join((*steps, self._conclusion(explanation)))

    def reason(self, code: str) -> str:
        """Return why a bot chose an option."""
        return self._sentence(f"bots-{code}", {})

    def review(self, message: str, fields: Mapping[str, object]) -> str:
        """Return a sentence of a review."""
        return self._sentence(f"review-{message}", fields)

    def words(self, message: str, **variables: str | int) -> str:
        """Return a text of the command line from its own catalogue."""
        return self._say(f"cli-{message}", variables)

    def page(self, message: str, **variables: str | int) -> str:
        """Return a text of a page of the server."""
        return self._say(f"page-{message}", variables)

    def name(self, thing: str) -> str:
        """Return the name of a seat, piece, card, kind or place; balls and phases have a prefix."""
        if thing.isdecimal():
            return thing
        if f"name-{thing}" not in self and thing in _words().places:
            return _words().places[thing]
        return self._say(f"name-{thing}", {})

    def __contains__(self, message_id: str) -> bool:
        return self._bundle.has_message(message_id)

    # --- messages -------------------------------------------------------------------------------

    def _record(self, record: Struct) -> str:
        return self._sentence(message_id(record), asdict(record))

    def _with_hint(self, message_id: str, fields: Mapping[str, object]) -> str:
        """Return the sentence, and after it what may have been meant, where that is known."""
        sentence = self._sentence(message_id, fields)
        return f"{sentence} {self._sentence('hint', fields)}" if "hint" in fields else sentence

    def _sentence(self, message_id: str, fields: Mapping[str, object]) -> str:
        said = {name: self._said(value) for name, value in fields.items()}
        return _capital(self._say(message_id, {k: v for k, v in said.items() if v is not None}))

    def _conclusion(self, explanation: _Explanation) -> str:
        own = any(
            step.code == "own" and step.seat == explanation.seat for step in explanation.steps
        )
        who, card = "you" if own else explanation.seat, explanation.card
        fields = {"who": who, "card": card, "holds": explanation.holds}
        return self._sentence(f"deduction-so-{_words().card_kinds.get(card, 'number')}", fields)

    def _say(self, message_id: str, variables: dict[str, Any]) -> str:
        if message_id not in self:
            raise LookupError(f"{self.language} has no message {message_id!r}")
        pattern = self._bundle.get_message(message_id).value
        if pattern is None:
            raise LookupError(f"the message {message_id!r} is empty in {self.language}")
        text, errors = self._bundle.format_pattern(pattern, variables)
        if errors:
            raise ValueError(f"{message_id!r} in {self.language}: {errors!r}") from errors[0]
        return str(text)

    def _said(self, value: object) -> str | int | Several | None:
        """Return a field as a variable, or None to omit it."""
        if value is None:
            return "none"
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int):
            return value if abs(value) < _LARGEST else echo(value)
        if isinstance(value, str):
            return value[:_LONGEST]
        if isinstance(value, tuple):
            return Several(str(said) for said in map(self._said, value) if said is not None)
        if not isinstance(value, Struct) or type(value) not in _words().prefixes:
            return None
        return self._record(value)

    # --- functions of the catalogues ------------------------------------------------------------

    def _names(self, what: str | Several, kind: str = "", form: str = "subject") -> str:
        """Return names, joined as in a sentence.

        `form` is subject, object, to, of, label, or start: the subject with a capital letter.
        """
        things = [f"{kind}-{one}" if kind else one for one in _items(what)]
        if form == "start":
            return _capital(self._joined([self._formed(thing, "subject") for thing in things]))
        return self._joined([self._formed(thing, form) for thing in things])

    def _formed(self, thing: str, form: str) -> str:
        person = self._people.get(thing)
        name = self.name(thing) if person is None else person
        if form == "label":
            return name
        identifier = thing if person is None else "person"
        values = {"id": identifier, "name": name, "initial": name[:1].lower()}
        return self._say(f"name-{form}", values)

    def _place(self, place: str, form: str) -> str:
        """Return a place with its preposition; `form` is at, from, or to."""
        return self._say(f"place-{form}", {"id": place, "name": self.name(place)})

    def _list(self, what: str | Several) -> str:
        """Return codes as they are, separated by commas."""
        return ", ".join(_items(what)) or self._say("list-none", {})

    def _lines(self, what: str | Several) -> str:
        """Return each item on a line of its own, after the sentence."""
        return "".join(f"\n  {one}" for one in _items(what))

    def _count(self, what: str | Several) -> FluentInt:
        return FluentInt(len(_items(what)))

    def _joined(self, names: list[str]) -> str:
        if not names:
            return self._say("list-none", {})
        text = names[0]
        for number, name in enumerate(names[1:], start=2):
            last = "list-last" if number == len(names) else "list-more"
            text = self._say(last, {"before": text, "name": name})
        return text


def message_id(record: Struct) -> str:
    """Return the id of a record's message: its game, its tag and, for an outcome, its reason."""
    kind = type(record)
    if kind not in _words().prefixes:
        raise LookupError(f"{kind.__name__} belongs to no game")
    reason = f"-{record.reason}" if kind in _words().outcomes else ""  # type: ignore[attr-defined]
    return f"{_words().prefixes[kind]}-{kebab(kind.__name__)}{reason}"


class _Words(Struct, frozen=True):
    """What the games say about their words, together."""

    prefixes: dict[type[Struct], str]
    outcomes: frozenset[type[Struct]]
    card_kinds: dict[str, str]
    places: dict[str, str]


def _words() -> _Words:
    return _words_of(tuple(game.name for game in game_modules()))


@cache
def _words_of(names: tuple[str, ...]) -> _Words:
    games = [game for game in game_modules() if game.name in names]
    said = [game.sentences for game in games if game.sentences is not None]
    return _Words(
        prefixes={kind: game.name for game in games for kind in _records_of(game)},
        outcomes=frozenset(one.outcome for one in said),
        card_kinds={card: kind for one in said for card, kind in one.card_kinds.items()},
        places={place: name for one in said for place, name in one.places.items()},
    )


def _records_of(game: GameModule) -> tuple[type[Struct], ...]:
    """Return the records that have a message: events, sightings and their parts."""
    parts = () if game.sentences is None else game.sentences.parts
    return (*get_args(game.codecs.event), *get_args(game.codecs.sighting), *parts)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _items(what: str | Several) -> tuple[str, ...]:
    return what.items if isinstance(what, Several) else (what,)


def _resources(language: str) -> tuple[Resource, ...]:
    """Return the catalogues of this package, and those that added games bring along."""
    ours = [_resource(PACKAGE, language, name) for name in CATALOGUES]
    said = [(game.name, game.sentences) for game in game_modules() if game.sentences is not None]
    added = [(one.package, name) for name, one in said if one.package != PACKAGE]
    return (*ours, *(_resource(package, language, name) for package, name in added))


@cache
def _resource(package: str, language: str, name: str) -> Resource:
    path = resources.files(package).joinpath("locales", language, f"{name}.ftl")
    return FluentResource(path.read_text("utf-8"))
