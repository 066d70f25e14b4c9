"""A tiny game without cost: players take turns for ever, and each turn goes to one of five places.

Each player has two secret cards, and everyone sees who was where last. It uses the commands and
events of the card game, so reading, deciding, storing, redacting, options and sending are
the real code, and only the rules are missing. Only for benchmarks.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final, NoReturn

from msgspec import Struct
from msgspec.structs import replace

from inkognito.card.cards import LOCATIONS, Hand, Location
from inkognito.card.commands import AnyCommand, PlayLocation
from inkognito.card.events import AnyEvent, GameOpened, HandsDealt, LocationPlayed
from inkognito.card.rules import Rules, rules_from
from inkognito.card.setup import deal
from inkognito.core.chance import Chance
from inkognito.core.events import Event
from inkognito.core.refusals import Refused
from inkognito.core.seats import SEAT_INDEX, SEATS, Seat
from inkognito.games import Engine, game_module, register
from inkognito.games.module import nothing_to_pass

PLACES: Final = tuple(PlayLocation(location) for location in LOCATIONS)


class State(Struct, frozen=True):
    """The seats clockwise, whose turn it is, who holds what, and who was where last."""

    order: tuple[int, ...] = ()
    turn: int = 0
    hands: tuple[Hand, ...] = ()
    last: tuple[Location | None, ...] = ()


def open_game(rules: Rules, seats: tuple[Seat, ...], chance: Chance) -> tuple[AnyEvent, ...]:
    """Return the opening: the seats, and two secret cards for each player."""
    dealt, _ = deal(rules, seats, 1, "yellow", chance)
    return (GameOpened(seats, rules), dealt)


def to_act(state: State) -> tuple[int, ...]:
    """Return the seat whose turn it is."""
    return (state.order[state.turn % len(state.order)],)


def options(state: State, seat: int) -> tuple[AnyCommand, ...]:
    """Return a command for each place."""
    return PLACES if (seat,) == to_act(state) else ()


def decide(
    state: State, seat: int, command: AnyCommand, _chance: Chance
) -> tuple[LocationPlayed, ...]:
    """Move the seat to the chosen place."""
    if (seat,) != to_act(state):
        raise Refused("not-your-decision")
    if not isinstance(command, PlayLocation):
        raise Refused("unknown-command", name=type(command).__name__)
    return (LocationPlayed(SEATS[seat], command.location),)


def evolve(state: State, event: AnyEvent) -> State:
    """Pass the turn to the next seat once a location was played."""
    match event:
        case LocationPlayed(location=location):
            place = state.turn % len(state.order)
            last = (*state.last[:place], location, *state.last[place + 1 :])
            return State(state.order, state.turn + 1, state.hands, last)
        case HandsDealt(hands=hands):
            return State(state.order, state.turn, hands, state.last)
        case GameOpened(seats=seats):
            return State(tuple([SEAT_INDEX[seat] for seat in seats]), last=(None,) * len(seats))
        case _:
            return state


def _not_here(*_anything: object) -> NoReturn:
    raise NotImplementedError("the tiny game has neither scenarios nor records")


def _rules(options: Mapping[str, object]) -> Rules:
    return rules_from(options)


def _text(_state: State, _events: Iterable[Event]) -> str:
    return ""


_ENGINE: Final = Engine(
    empty=State(),
    rules_from=_rules,
    open_game=open_game,
    scenario_fields=(),
    open_scenario=_not_here,
    laid_draws=_not_here,
    scenario_text=_text,
    decide=decide,
    evolve=evolve,
    options=options,
    to_act=to_act,
    reopened=_not_here,
    command_of=_not_here,
    position_of=_not_here,
    finished_games=_not_here,
)


@cache
def register_tiny_game() -> None:
    """Let this process play the tiny game, with the codecs and views of the card game."""
    tiny = replace(game_module("card"), name="tiny", engine=_ENGINE, passes={})
    register(replace(tiny, passable=nothing_to_pass))
