"""What a game must offer, so that nothing above needs to know which game it is.

A game is one `GameModule`. Its parts come from the game's own package and from `views`, `deduction`
and `bots`; this package only lists them. CONTRIBUTING.md says how to add a game.
"""

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Any, Generic, TypeAlias, TypeVar

import msgspec
from msgspec import Raw, Struct

from inkognito.bots.kinds import Maker
from inkognito.core.chance import Chance, Draws, LaidChance
from inkognito.core.endings import GameEnding
from inkognito.core.events import Command, Event
from inkognito.core.near import hint_at
from inkognito.core.options import RuleOption, rule_options
from inkognito.core.passing import PassKind
from inkognito.core.refusals import Refused, echo
from inkognito.core.results import Claims, FinishedGame
from inkognito.core.scenario_text import Source
from inkognito.core.seats import DEFAULT_SEATS, Seat, Viewer, check_seats
from inkognito.deduction.reading import Reading
from inkognito.games.judging import Judging
from inkognito.posing.rules import PuzzleRules
from inkognito.views.redactions import Redaction

S = TypeVar("S")
C = TypeVar("C")
E = TypeVar("E")
R = TypeVar("R")


Lines: TypeAlias = tuple[tuple[Event, ...], ...]


def nothing_ahead(_state: Any, _seat: int) -> tuple[Any, ...]:
    """Return nothing: a game whose questions come one at a time."""
    return ()


class Engine(Struct, Generic[S, C, E, R], frozen=True, kw_only=True):
    """The rules: from commands to events, from events to states."""

    empty: S
    rules_from: Callable[[Mapping[str, object]], R]
    open_game: Callable[[R, tuple[Seat, ...], Chance], tuple[E, ...]]
    scenario_fields: tuple[str, ...]
    open_scenario: Callable[[Source], tuple[E, ...]]
    laid_draws: Callable[[Any], Draws]
    scenario_text: Callable[[S, Iterable[E]], str]
    decide: Callable[[S, int, C, Chance], tuple[E, ...]]
    evolve: Callable[[S, E], S]
    options: Callable[[S, int], tuple[C, ...]]
    to_act: Callable[[S], tuple[int, ...]]
    reopened: Callable[[tuple[Event, ...], Chance], tuple[E, ...] | None]
    command_of: Callable[[S, tuple[E, ...]], tuple[int, C] | None]
    position_of: Callable[[Iterable[Event], Viewer], Any]
    finished_games: Callable[[Iterable[Event]], tuple[FinishedGame, ...]]
    ahead: Callable[[S, int], tuple[C, ...]] = nothing_ahead
    """What a seat may do once it has declined what it is asked now; clients offer both at once."""


AnyEngine: TypeAlias = Engine[Any, Any, Any, Any]


def chance_from(rules: AnyEngine, opening: tuple[Event, ...], chance: Chance) -> Chance:
    """Return the chance of a game that was opened like this: a scenario may lay some draws."""
    scenario = getattr(opening[0], "scenario", None)
    laid = {} if scenario is None else rules.laid_draws(scenario)
    return LaidChance(chance, laid) if laid else chance


class Codecs(Struct, frozen=True, kw_only=True):
    """The unions of a game's records, and the decoders for the ways in which they travel."""

    event: Any
    command: Any
    option: Any
    sighting: Any
    command_from_json: Callable[[bytes | Raw], Command]
    events_from_json: Callable[[bytes | Raw], tuple[Event, ...]]
    sightings_from_msgpack: Callable[[bytes | Raw], tuple[Event, ...]]
    options_from_msgpack: Callable[[bytes | Raw], tuple[Any, ...]]


def codecs(event: Any, command: Any, option: Any, sighting: Any) -> Codecs:
    """The codecs for these four unions; an option is a command, or stands for many of them."""
    return Codecs(
        event=event,
        command=command,
        option=option,
        sighting=sighting,
        command_from_json=msgspec.json.Decoder(command).decode,
        events_from_json=msgspec.json.Decoder(tuple[event, ...]).decode,
        sightings_from_msgpack=msgspec.msgpack.Decoder(tuple[sighting, ...]).decode,
        options_from_msgpack=msgspec.msgpack.Decoder(tuple[option, ...]).decode,
    )


class Sentences(Struct, frozen=True, kw_only=True):
    """How the records of a game are put into words. The ids of its messages begin with its name.

    - `package`: where its catalogues are: `locales/LANGUAGE/GAME.ftl`.
    - `outcome`: the record whose message also depends on its reason.
    - `parts`: records inside events that have a message of their own; others are omitted.
    - `card_kinds`: by card, the kind that chooses the sentence about who holds it.
    - `places`: names of places that are the same in all languages.
    """

    package: str = "inkognito"
    outcome: type[Struct]
    parts: tuple[type[Struct], ...] = ()
    card_kinds: Mapping[str, str] = {}
    places: Mapping[str, str] = {}


class ClientTable(Struct, frozen=True):
    """A table of the rules that the client reads: its type in TypeScript, rows, and a sentence."""

    kind: str
    rows: Any
    about: str


class ClientTypes(Struct, frozen=True, kw_only=True):
    """What the generator of the client's types and values must know about a game.

    - `literals`: names for the types without a class that its records use.
    - `editions`: by name, the facts of each edition.
    - `secret_events`: events that only the replay of a finished game shows as they were.
    - `outcome`: who won and why. `ending`: the facts of an ending. `aim`: what a seat must do.
    - `hand`: the cards that a player holds.
    - `tables`: by the name of the client's constant, a table of the rules.
    """

    literals: Mapping[str, Any]
    editions: Mapping[Any, Struct]
    secret_events: tuple[type[Event], ...]
    outcome: type[Struct]
    ending: type[Struct]
    aim: type[Struct]
    hand: type[Struct]
    tables: Mapping[str, ClientTable] = {}


class Statistics(Struct, frozen=True, kw_only=True):
    """What simulations and the arena ask about a game.

    - `limit`: the rule option that limits its length. Without it, `random_limit` holds for random
      players, and for bots `bot_limit`, which depends on the number of players.
    - `questions`: the events that count as questions.
    - `hands_dealt`: the event with all hands; `claims_in` judges the claims of a finished game.
    """

    limit: str
    random_limit: int
    bot_limit: Callable[[int], int]
    questions: tuple[type[Event], ...]
    hands_dealt: type[Event]
    claims_in: Callable[[Iterable[Event]], Claims]


def as_itself(kind: str, _players: int, _edition: str) -> str:
    """Every kind plays as it is called."""
    return kind


def nothing_to_pass(_state: Any) -> None:
    """No decision of the game can be passed."""


class GameModule(Struct, frozen=True, kw_only=True):
    """One game.

    What it must have:

    - `rules`: the record of its options; `choices` are the allowed names of those that are names.
    - `redactions`: by class of events, what each viewer sees of one.
    - `behind`: from a state, a viewer's sightings line by line to the end, the viewer and chance:
      events that this viewer sees like the first of the lines. Shares are verified with it.
    - `waits_for`: of the seats that may act, those that the game waits for; their clocks run.
    - `turn_begun`: the number of the turn or round that an event begins, or None.
    - `bots`: by kind, what makes a bot; `stand_in` is the kind that plays for people who have left.

    What it may have:

    - `seats`: by number of players, the usual seats; `check_seats` raises Refused at others that
      the game can't be played with.
    - `passes`: by kind of decision in which a player may pass, the command that passes;
      `passable` returns the kind of the decision that is open in a state, or None. It must follow
      from what everybody sees. Where cards are shown there is nothing to pass.
    - `scenario_seen`: the sighting that shows a scenario.
    - `endings`: how the games of a log that are over ended, for their review.
    - `reading`: how its sightings are read as evidence; without it there is no sheet.
    - `judging`: how its choices are judged; without it, there is no review.
    - `statistics`: without it, neither simulations nor the arena play the game.
    - `sentences`: without it, no transcript of the game can be printed.
    - `puzzles`: how puzzles are posed about it; without it there are none.
    - `plays_as`: from a kind of bot, a number of players and an edition, the kind that plays there
      in its place because it has learned nothing. `learns`: whether bots can learn the game.
    - `coach`: the kind of bot whose choices hints tell; without it the stand-in's.
    - `client`: what the generator of the client's types asks; an added game brings its own client.
    """

    name: str
    engine: AnyEngine
    rules: type[Struct]
    choices: Mapping[str, tuple[str, ...]]
    codecs: Codecs
    redactions: Mapping[Any, Redaction]
    behind: Callable[[Any, Lines, Viewer, Chance], tuple[Event, ...] | None]
    waits_for: Callable[[tuple[Seat, ...]], tuple[Seat, ...]]
    turn_begun: Callable[[Event], int | None]
    bots: Mapping[str, Maker]
    stand_in: str
    seats: Mapping[int, tuple[Seat, ...]] = MappingProxyType(DEFAULT_SEATS)
    check_seats: Callable[[tuple[Seat, ...]], None] = check_seats
    passes: Mapping[PassKind, Command] = MappingProxyType({})
    passable: Callable[[Any], PassKind | None] = nothing_to_pass
    scenario_seen: type[Event] | None = None
    endings: Callable[[tuple[Event, ...]], tuple[GameEnding, ...]] | None = None
    reading: Reading | None = None
    judging: Judging | None = None
    statistics: Statistics | None = None
    sentences: Sentences | None = None
    puzzles: PuzzleRules | None = None
    client: ClientTypes | None = None
    plays_as: Callable[[str, int, str], str] = as_itself
    learns: bool = False
    coach: str | None = None

    @property
    def rule_options(self) -> tuple[RuleOption, ...]:
        """The options of the rules, with defaults and allowed values."""
        return rule_options(self.rules, self.choices)

    def usual_seats(self, players: object) -> tuple[Seat, ...]:
        """The seats of this number of players. Raises Refused if the game doesn't allow it."""
        if not isinstance(players, int) or players not in self.seats:
            allowed = tuple(map(str, self.seats))
            raise Refused("bad-option", option="players", given=echo(players), allowed=allowed)
        return self.seats[players]

    def check_kind(self, kind: str) -> None:
        """Raise Refused where the game has no such kind of bot."""
        if kind not in self.bots:
            hint = hint_at(kind, self.bots)
            raise Refused("unknown-bot", name=echo(kind), allowed=tuple(self.bots), **hint)


def first_only(to_act: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Wait for the first seat; the others may act, and nobody waits for them."""
    return to_act[:1]


def everyone(to_act: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Wait for all seats that may act."""
    return to_act
