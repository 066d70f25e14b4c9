"""Chance that a scenario lays: the order of the stacks, and the deals of the next games.

Owns the way from names to draws and their addresses. Whether such draws are possible is found out
here too. What is laid is secret: no sighting has a place for it.
"""

from collections.abc import Iterable, Iterator
from typing import Literal, TypeAlias

from msgspec.structs import replace

from inkognito.card.cards import LOCATIONS, NUMBERS, Hand, Location
from inkognito.card.events import AnyEvent, HandsDealt, LocationPlayed, ScenarioSet
from inkognito.card.scenario import ChanceLaid, Scenario
from inkognito.card.setup import stack_index
from inkognito.card.state import cycle_of
from inkognito.core.agents import IDENTITIES
from inkognito.core.chance import Draws, number_of_order
from inkognito.core.refusals import Problem
from inkognito.core.seats import COLOURS

Stack: TypeAlias = Literal["ambassador", "dummy"]

_STACKS: tuple[Stack, ...] = ("ambassador", "dummy")


def laid_draws(scenario: Scenario) -> Draws:
    """Return the draws that the scenario lays, by their addresses."""
    laid, draws = scenario.chance, dict[tuple[str, int], int]()
    if laid is None:
        return draws
    for stack in _STACKS:
        for round_number, left, place in _turned(scenario, stack):
            address = stack, stack_index(scenario.game_number, round_number)
            draws[address] = left.index(place)
    for game, hands in enumerate(laid.deals, start=scenario.game_number + 1):
        in_order = _in_order(hands)
        identities = tuple(hand.identity for hand in in_order)
        numbers = tuple(hand.number for hand in in_order)
        draws["identities", game] = number_of_order(IDENTITIES, identities)
        draws["numbers", game] = number_of_order(NUMBERS[scenario.rules.edition], numbers)
    return draws


def laid_problems(scenario: Scenario) -> Iterator[Problem]:
    """Find what is wrong with the chance that the scenario lays."""
    laid = scenario.chance
    if laid is None:
        return
    for stack in _STACKS:
        if _places(laid, stack) and not _is_turned(scenario, stack):
            yield Problem("chance-stack-of-nobody", {"visitor": stack}, field=f"chance.{stack}")
            continue
        for number, (_round, left, place) in enumerate(_turned(scenario, stack)):
            if place not in left:
                field = f"chance.{stack}[{number}]"
                yield Problem("chance-stack-impossible", {"location": place}, field=field)
    for number, hands in enumerate(laid.deals):
        if scenario.rules.match == "single" or not _is_deal(hands, scenario):
            yield Problem("chance-deal-impossible", field=f"chance.deals[{number}]")


def chance_left(events: Iterable[AnyEvent]) -> ChanceLaid | None:
    """Return what is left of the chance that was laid, after these events of a whole game."""
    left: ChanceLaid | None = None
    for event in events:
        if isinstance(event, ScenarioSet):
            left = event.scenario.chance
        elif left is not None and isinstance(event, LocationPlayed):
            left = _after_turning(left, event)
        elif left is not None and isinstance(event, HandsDealt):
            left = ChanceLaid(deals=left.deals[1:])
    return None if left == ChanceLaid() else left


def _after_turning(left: ChanceLaid, event: LocationPlayed) -> ChanceLaid:
    if event.visitor == "ambassador":
        return replace(left, ambassador=left.ambassador[1:])
    return replace(left, dummy=left.dummy[1:]) if event.visitor == "dummy" else left


def _turned(
    scenario: Scenario, stack: Stack
) -> Iterator[tuple[int, tuple[Location, ...], Location]]:
    """Turn the stack as it is laid: the round, what is left in the stack, and the place."""
    _, before = cycle_of(scenario.round)
    used = set(scenario.played.get(stack, ()))
    has_turned = len(scenario.played.get(stack, ())) > before
    first = scenario.round + has_turned
    laid = scenario.chance or ChanceLaid()
    for round_number, place in enumerate(_places(laid, stack), start=first):
        if round_number > scenario.round and cycle_of(round_number)[1] == 0:
            used = set()
        yield round_number, tuple(one for one in LOCATIONS if one not in used), place
        used.add(place)


def _places(laid: ChanceLaid, stack: Stack) -> tuple[Location, ...]:
    return laid.ambassador if stack == "ambassador" else laid.dummy


def _is_turned(scenario: Scenario, stack: Stack) -> bool:
    """Whether the stack is turned by chance at this table."""
    if stack == "ambassador":
        return "ambassador" not in scenario.seats
    return len(scenario.seats) < len(COLOURS)


def _in_order(hands: tuple[Hand, ...]) -> tuple[Hand, ...]:
    """Return the hands in the order of the colours, the dummy's in its colour's place."""
    by_seat = {hand.seat: hand for hand in hands}
    return tuple(by_seat[c] if c in by_seat else by_seat["dummy"] for c in COLOURS)


def _is_deal(hands: tuple[Hand, ...], scenario: Scenario) -> bool:
    """Whether everybody gets one hand, and every card of the edition is dealt once."""
    wanted = sorted(colour if colour in scenario.seats else "dummy" for colour in COLOURS)
    return (
        sorted(hand.seat for hand in hands) == wanted
        and {hand.identity for hand in hands} == set(IDENTITIES)
        and {hand.number for hand in hands} == set(NUMBERS[scenario.rules.edition])
    )
