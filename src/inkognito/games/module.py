"""What a game must offer, so that nothing above needs to know which game it is.

A game is one `GameModule`. Its parts come from the game's own package and from `views`, `deduction`
and `bots`; this package only lists them. CONTRIBUTING.md says how to add a game.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Generic, TypeAlias, TypeVar

import msgspec
from msgspec import Raw, Struct

from inkognito.bots.kinds import Maker
from inkognito.core.chance import Chance, Draws, LaidChance
from inkognito.core.events import Command, Event
from inkognito.core.near import hint_at
from inkognito.core.refusals import Refused, echo
from inkognito.core.results import FinishedGame
from inkognito.core.scenario_text import Source
from inkognito.core.seats import Seat, Viewer
from inkognito.deduction.reading import Reading
from inkognito.views.redactions import Redaction

S = TypeVar("S")
C = TypeVar("C")
E = TypeVar("E")
R = TypeVar("R")


Lines: TypeAlias = tuple[tuple[Event, ...], ...]


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


class GameModule(Struct, frozen=True, kw_only=True):
    """One game.

    - `redactions`: by class of events, what each viewer sees of one.
    - `behind`: from a state, a viewer's sightings line by line to the end, the viewer and chance:
      events that this viewer sees like the first of the lines. Shares are verified with it.
    - `scenario_seen`: the sighting that shows a scenario, where the game has scenarios.
    - `waits_for`: of the seats that may act, those that the game waits for; their clocks run.
    - `reading`: how its sightings are read as evidence; without it there is no sheet.
    - `turn_begun`: the number of the turn or round that an event begins, or None.
    - `bots`: by kind, what makes a bot; `stand_in` is the kind that plays for people who have left.
    """

    name: str
    engine: AnyEngine
    codecs: Codecs
    redactions: Mapping[Any, Redaction]
    behind: Callable[[Any, Lines, Viewer, Chance], tuple[Event, ...] | None]
    scenario_seen: type[Event] | None = None
    waits_for: Callable[[tuple[Seat, ...]], tuple[Seat, ...]]
    reading: Reading | None = None
    turn_begun: Callable[[Event], int | None]
    bots: Mapping[str, Maker]
    stand_in: str

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
