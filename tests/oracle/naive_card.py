"""Everything that a seat may do in the card game: slow, plain, and written from the rules alone.

Works on names, lists and sets of names. Shares the names of places and cards with the engine, and
no reading of the rules.
"""

from itertools import combinations, permutations
from typing import Any, TypeAlias

from inkognito.card.cards import KINDS, LOCATIONS, NUMBERS
from inkognito.card.commands import (
    ChoosePair,
    DeclareCode,
    Decline,
    LookAtDummy,
    NameAgent,
    PlayLocation,
    ShowBlackCard,
)
from inkognito.card.scenario import Scenario
from inkognito.core.agents import IDENTITIES
from inkognito.core.events import Command
from tests.oracle.card_editions import TRUE_CARDS

Name: TypeAlias = Any
"""The name of a place, a seat, a visitor or a card, as a plain string."""

Pair: TypeAlias = frozenset[str]


def legal_commands(position: Scenario, seat: str) -> set[Command]:
    """All that the seat may do now."""
    readings: dict[str, Any] = {
        "hiding": hiding,
        "playing": playing,
        "declaring": declaring,
        "exchanging": exchanging,
        "asking": asking,
        "showing": showing,
        "looking": looking,
    }
    commands: set[Command] = readings[position.phase](position, seat)
    return commands


# --- going to places ----------------------------------------------------------------------------


def hiding(position: Scenario, seat: str) -> set[Command]:
    """Before all others the Ambassador's player chooses a place."""
    return places_left(position, seat) if seat == "ambassador" else set()


def playing(position: Scenario, seat: str) -> set[Command]:
    """The first in this round's order who has not gone anywhere goes now."""
    waiting = [one for one in round_order(position) if not has_gone(position, one)]
    return places_left(position, seat) if waiting[0] == seat else set()


def places_left(position: Scenario, seat: Name) -> set[Command]:
    gone_to = position.played.get(seat, ())
    return {PlayLocation(place) for place in LOCATIONS if place not in gone_to}


def agents(position: Scenario) -> list[Name]:
    """Those who play an agent, clockwise."""
    return [seat for seat in position.seats if seat != "ambassador"]


def round_order(position: Scenario) -> list[Name]:
    """Agents and dummy clockwise from the first player; the dummy has the fourth seat."""
    table = agents(position)
    while len(table) < 4:
        table.append("dummy")
    while table[0] != position.first:
        table.append(table.pop(0))
    return table


def has_gone(position: Scenario, visitor: Name) -> bool:
    """Return whether the visitor has already played a location this round."""
    earlier_rounds = position.round - 1
    while earlier_rounds >= 5:
        earlier_rounds -= 5
    return len(position.played.get(visitor, ())) > earlier_rounds


# --- meetings -----------------------------------------------------------------------------------


def present(position: Scenario) -> list[Name]:
    """Who is at the place of the meeting, in turn order; the Ambassador is last."""
    everybody = [*round_order(position), "ambassador"]
    return [one for one in everybody if position.played[one][-1] == position.meeting]


def agents_present(position: Scenario) -> list[Name]:
    return [one for one in present(position) if one not in ("ambassador", "dummy")]


def entitled(position: Scenario) -> list[Name]:
    """Who may declare in this meeting, in the order in which they are asked."""
    here = present(position)
    if len(position.seats) == 4:
        return here if "ambassador" not in here else []
    if len(position.seats) == 5 and len(here) == 3:
        return ["ambassador"]
    return [one for one in here if one in position.seats]


def declaring(position: Scenario, seat: str) -> set[Command]:
    asked = [one for one in entitled(position) if one not in position.declined]
    if asked[0] != seat:
        return set()
    codes = permutations(NUMBERS[position.rules.edition])
    return {Decline("declaration"), *(DeclareCode(code) for code in codes)}


def exchanging(position: Scenario, seat: str) -> set[Command]:
    have_chosen = [pair.seat for pair in position.chosen]
    if seat not in agents_present(position) or seat in have_chosen:
        return set()
    fresh = truthful_pairs(position, seat) - pairs_shown(position, seat, viewer_of(position, seat))
    return {
        ChoosePair(cards)
        for cards in combinations(all_cards(position), 2)
        if frozenset(cards) in (fresh or truthful_pairs(position, seat))
    }


def viewer_of(position: Scenario, seat: Name) -> Name:
    """Who sees what the seat shows here: the Ambassador's player, or else the other agent."""
    here = present(position)
    others = [one for one in here if one != seat]
    return "ambassador" if "ambassador" in others else others[0]


def all_cards(position: Scenario) -> list[Name]:
    return [*IDENTITIES, *NUMBERS[position.rules.edition]]


def truthful_pairs(position: Scenario, seat: Name) -> set[Pair]:
    (truth,) = [{hand.identity, hand.number} for hand in position.hands if hand.seat == seat]
    return {
        frozenset(cards)
        for cards in combinations(all_cards(position), 2)
        if len(truth.intersection(cards)) in TRUE_CARDS[position.rules.edition]
    }


def pairs_shown(position: Scenario, seat: Name, viewer: Name) -> set[Pair]:
    return {frozenset(one.cards) for one in position.shown if one.seat == seat and one.to == viewer}


# --- the Ambassador and the dummy ---------------------------------------------------------------


def asking(position: Scenario, seat: str) -> set[Command]:
    """Let the agent with the Ambassador name anyone who has a black card left to show them."""
    if [seat] != agents_present(position):
        return set()
    others = [one for one in agents(position) if one != seat]
    return {
        Decline("question"),
        *(NameAgent(one) for one in others if black_cards_left(position, one, seat)),
    }


def showing(position: Scenario, seat: str) -> set[Command]:
    if seat != position.named:
        return set()
    (asker,) = agents_present(position)
    return {ShowBlackCard(kind) for kind in black_cards_left(position, seat, asker)}


def black_cards_left(position: Scenario, seat: Name, asker: Name) -> list[Name]:
    shown = [one.kind for one in position.black if one.seat == seat and one.to == asker]
    return [kind for kind in KINDS if kind not in shown]


def looking(position: Scenario, seat: str) -> set[Command]:
    if [seat] != agents_present(position):
        return set()
    return {Decline("look"), LookAtDummy("identity"), LookAtDummy("number")}
