"""The events behind a viewer's sightings of the card game, with stand-ins for what was hidden.

A stand-in is any choice that the rules allow; nothing that the viewer sees depends on it.
"""

from collections.abc import Callable
from itertools import chain
from typing import Any, Final, TypeAlias, cast

from inkognito.card.commands import ChoosePair, PlayLocation, ShowBlackCard
from inkognito.card.decide import decide
from inkognito.card.events import AnyEvent, DummySeen, LocationPlayed, PairShown
from inkognito.card.options import options
from inkognito.card.replay import command_of
from inkognito.card.state import State
from inkognito.core.chance import Chance
from inkognito.core.events import Event
from inkognito.core.seats import AMBASSADOR_SEAT, SEAT_INDEX, Viewer
from inkognito.views.card import (
    AmbassadorHidFaceDown,
    BlackCardShownCovertly,
    DummySeenCovertly,
    PairChosenFaceDown,
    PairShownCovertly,
)

Lines: TypeAlias = tuple[tuple[Event, ...], ...]
Found: TypeAlias = tuple[AnyEvent, ...] | None


def behind(state: State, lines: Lines, _viewer: Viewer, chance: Chance) -> Found:
    """Return events that the viewer sees like the first line; `lines` go on to the end."""
    line = lines[0]
    stand_in = _STAND_INS.get(type(line[0]))
    if stand_in is not None:
        return stand_in(state, line[0], lines, chance)
    return _decided(state, cast("tuple[AnyEvent, ...]", line), chance)


def _decided(state: State, events: tuple[AnyEvent, ...], chance: Chance) -> Found:
    found = command_of(state, events)
    return None if found is None else decide(state, *found, chance)


def _hidden_place(
    state: State, _seen: AmbassadorHidFaceDown, lines: Lines, chance: Chance
) -> Found:
    """Play the location that is turned when all agents have played theirs."""
    for event in chain.from_iterable(lines):
        if isinstance(event, LocationPlayed) and event.visitor == "ambassador":
            command = PlayLocation(event.location)
            found: Found = decide(state, AMBASSADOR_SEAT, command, chance)
            return found
    return None


def _any_black_card(
    state: State, seen: BlackCardShownCovertly, _lines: Lines, chance: Chance
) -> Found:
    return _any_of(ShowBlackCard, state, seen.seat, chance)


def _any_of(kind: type[Any], state: State, name: str, chance: Chance) -> Found:
    seat = SEAT_INDEX[name]
    for option in options(state, seat):
        if isinstance(option, kind):
            found: Found = decide(state, seat, option, chance)
            return found
    return None


def _chosen_pair(state: State, seen: PairChosenFaceDown, lines: Lines, chance: Chance) -> Found:
    """Choose the pair that the viewer is shown later, or any pair if they are not shown it."""
    for event in chain.from_iterable(lines):
        if isinstance(event, PairShownCovertly) and event.seat == seen.seat:
            break
        if isinstance(event, PairShown) and event.seat == seen.seat:
            command = ChoosePair(event.cards)
            found: Found = decide(state, SEAT_INDEX[seen.seat], command, chance)
            return found
    return _any_of(ChoosePair, state, seen.seat, chance)


def _looked(state: State, seen: DummySeenCovertly, _lines: Lines, chance: Chance) -> Found:
    return _decided(state, (DummySeen(seen.seat, seen.kind, "x"),), chance)


_STAND_INS: Final[dict[type[Event], Callable[[State, Any, Lines, Chance], Found]]] = {
    AmbassadorHidFaceDown: _hidden_place,
    PairChosenFaceDown: _chosen_pair,
    BlackCardShownCovertly: _any_black_card,
    DummySeenCovertly: _looked,
}
"""For each sighting that hides a command: a function that returns possible events behind it."""
