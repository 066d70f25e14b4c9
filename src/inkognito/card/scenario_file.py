"""Scenarios as files: read and checked, and written from a running game."""

from collections.abc import Iterable

from inkognito.card.events import (
    AnyEvent,
    BlackCardShown,
    DummySeen,
    HandsDealt,
    PairShown,
    ScenarioSet,
)
from inkognito.card.laid import chance_left
from inkognito.card.possible import CHECKS
from inkognito.card.scenario import Look, Scenario, ShownBlack, ShownPair, scenario_of
from inkognito.card.state import OVER, State
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
    return written(scenario_of(state, *_all_shown(history), chance_left(history)))


def _all_shown(
    events: Iterable[AnyEvent],
) -> tuple[tuple[ShownPair, ...], tuple[ShownBlack, ...], tuple[Look, ...]]:
    """What has been shown in this game of the match."""
    pairs: list[ShownPair] = []
    black: list[ShownBlack] = []
    looks: list[Look] = []
    for event in events:
        if isinstance(event, HandsDealt):
            pairs, black, looks = [], [], []
        elif isinstance(event, ScenarioSet):
            laid = event.scenario
            pairs, black, looks = list(laid.shown), list(laid.black), list(laid.looks)
        elif isinstance(event, DummySeen):
            looks.append(Look(event.seat, event.kind))
        elif isinstance(event, PairShown):
            pairs.append(ShownPair(event.seat, event.to, event.cards))
        elif isinstance(event, BlackCardShown):
            black.append(ShownBlack(event.seat, event.to[-1], event.kind))
    return tuple(pairs), tuple(black), tuple(looks)
