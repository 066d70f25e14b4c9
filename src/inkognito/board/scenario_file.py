"""Scenarios as files: read and checked, and written from a running game."""

from collections.abc import Iterable, Iterator

from inkognito.board.events import AnyEvent, CardsShown, ScenarioSet
from inkognito.board.laid import chance_left
from inkognito.board.possible import CHECKS
from inkognito.board.scenario import Scenario, ShownSet, scenario_of
from inkognito.board.state import OVER, State
from inkognito.core.refusals import Refused
from inkognito.core.scenario_text import Source, read_scenario, written


def open_scenario(source: Source) -> tuple[AnyEvent, ...]:
    """The first event of a game that begins with the scenario in the file."""
    return (ScenarioSet(read_scenario(source, Scenario, CHECKS)),)


def scenario_text(state: State, events: Iterable[AnyEvent]) -> str:
    """The scenario of a running game, as TOML."""
    if state.phase is OVER:
        raise Refused("game-over")
    history = tuple(events)
    return written(scenario_of(state, tuple(_all_shown(history)), chance_left(history)))


def _all_shown(events: Iterable[AnyEvent]) -> Iterator[ShownSet]:
    for event in events:
        if isinstance(event, ScenarioSet):
            yield from event.scenario.shown
        elif isinstance(event, CardsShown):
            yield ShownSet(event.seat, event.to, event.cards)
