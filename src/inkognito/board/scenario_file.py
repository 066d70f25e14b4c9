"""Scenarios as text: read from TOML or JSON, checked, and written back as TOML."""

import json
import tomllib
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
import tomli_w

from inkognito.board.events import AnyEvent, CardsShown, ScenarioSet
from inkognito.board.possible import check
from inkognito.board.scenario import Scenario, ShownSet, scenario_of
from inkognito.board.state import OVER, State
from inkognito.core.refusals import ImpossibleScenario, Problem, Refused


def read_scenario(source: str | bytes) -> Scenario:
    """The scenario in a file's text or bytes; raises ImpossibleScenario where it can't be."""
    try:
        text = source.decode("utf-8") if isinstance(source, bytes) else source
        data = json.loads(text) if text.lstrip().startswith("{") else tomllib.loads(text)
        scenario = msgspec.convert(data, Scenario)
    except (ValueError, RecursionError) as error:
        raise ImpossibleScenario((Problem("unreadable", {"detail": str(error)}),)) from None
    check(scenario)
    return scenario


def open_scenario(source: str | bytes) -> tuple[AnyEvent, ...]:
    """The first event of a game that begins with the scenario in the file."""
    return (ScenarioSet(read_scenario(source)),)


def scenario_text(state: State, events: Iterable[AnyEvent]) -> str:
    """The scenario of a running game, as TOML."""
    if state.phase is OVER:
        raise Refused("game-over")
    return write_scenario(scenario_of(state, tuple(_all_shown(events))))


def _all_shown(events: Iterable[AnyEvent]) -> Iterator[ShownSet]:
    for event in events:
        if isinstance(event, ScenarioSet):
            yield from event.scenario.shown
        elif isinstance(event, CardsShown):
            yield ShownSet(event.seat, event.to, event.cards)


def write_scenario(scenario: Scenario) -> str:
    """The scenario as TOML."""
    return tomli_w.dumps(_without_nothing(msgspec.to_builtins(scenario)))


def _without_nothing(value: Any) -> Any:
    """The same without None, which TOML can't say."""
    if isinstance(value, dict):
        return {key: _without_nothing(item) for key, item in value.items() if item is not None}
    if isinstance(value, (list, tuple)):
        return [_without_nothing(item) for item in value]
    return value
