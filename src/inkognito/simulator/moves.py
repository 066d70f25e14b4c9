"""What each choice changes: the moves of the game, for some games of a batch at once.

Checks nothing: whoever calls chooses what is legal. `course` calls these in the order of the rules.
"""

from typing import Final

import numpy as np

from inkognito.core.seats import AMBASSADOR_SEAT
from inkognito.simulator.facts import IDENTITY_OF, NUMBER_OF, PLACES, Facts, Flags, Ints, pattern_of
from inkognito.simulator.showing import learn_pair, observe
from inkognito.simulator.table import NOWHERE, Table
from inkognito.simulator.worlds import HANDS, code_of

PLACES_ARE_BACK: Final = 5
PAIR: Final = 2
"""Visitors who meet at a place; a third one blocks them."""


def begin_round(table: Table, games: Ints) -> None:
    """Everybody is at home again; every five rounds the places are taken back."""
    table.at[games] = NOWHERE
    table.hidden[games] = NOWHERE
    if (table.round - 1) % PLACES_ARE_BACK == 0:
        table.used[games] = 0


def go(table: Table, games: Ints, visitor: Ints, place: Ints) -> None:
    """Visitors go to their places."""
    there = (table.at[games] == place[:, None]).sum(axis=1)
    blocks = there == PAIR
    table.blocks[games, visitor] += blocks
    table.meant[games, visitor] += blocks & has_choice(table.used[games, visitor])
    table.blocked[games[blocks], visitor[blocks]] = table.round
    table.at[games, visitor] = place
    table.used[games, visitor] |= 1 << place


def has_choice(used: Ints) -> Flags:
    """Return whether more than one location is left, by the mask of those that were played."""
    return np.asarray(np.bitwise_count(used) < PLACES - 1, dtype=bool)


def turn_to_meetings(table: Table, games: Ints) -> None:
    """All have gone: find out who meets."""
    patterns = pattern_of(np.maximum(table.at[games], 0))
    table.meetings[games] = table.facts.meetings[table.first[games], patterns]


def show(table: Table, games: Ints, shower: Ints, viewer: Ints, pair: Ints) -> None:
    """Agents show their pairs, and the viewers read them."""
    learn_pair(table, games, viewer, shower, pair)
    hands = table.facts.showing[pair]
    table.shown[games, shower, viewer] |= (1 << pair).astype(np.uint32)
    table.last[games, shower, viewer] = pair
    table.known[games, shower, viewer] &= hands
    table.told[games, shower, viewer] &= hands
    table.stale[games, shower] = True


def show_black(table: Table, games: Ints, shower: Ints, asker: Ints, kind: Ints) -> None:
    """Agents show a black card to those who asked, and to the Ambassador's player."""
    fits = same_face(table.hands[games, shower], kind)
    masks = (fits << np.arange(HANDS)).sum(axis=1).astype(np.uint16)
    viewers = [asker]
    if table.facts.five_play:
        viewers.append(np.full_like(asker, AMBASSADOR_SEAT))
    for viewer in viewers:
        observe(table, games, viewer, shower, fits.astype(np.float64))
        table.told[games, shower, viewer] &= masks
    table.black[games, shower, asker] |= (1 << kind).astype(np.int8)
    table.stale[games, shower] = True


def look(table: Table, games: Ints, seat: Ints, kind: Ints) -> None:
    """Agents look at a black card of the dummy."""
    dummy = np.full_like(seat, table.facts.dummy)
    fits = same_face(table.hands[games, dummy], kind)
    observe(table, games, seat, dummy, fits.astype(np.float64))


def same_face(hand: Ints, kind: Ints) -> Flags:
    """Return, by hand, whether it has the same black card of that kind."""
    same_identity = IDENTITY_OF[hand][:, None] == IDENTITY_OF
    same_number = NUMBER_OF[hand][:, None] == NUMBER_OF
    return np.asarray(np.where(kind[:, None] == 0, same_identity, same_number), dtype=bool)


def declare(table: Table, games: Ints, seat: Ints, other: Ints, code: Ints) -> None:
    """Seats name the code; `other` is the agent met (C10). The games are over."""
    facts, hands = table.facts, table.hands[games]
    right = code == code_of(hands)
    sides = sides_of(facts, hands, seat)
    if facts.needs_partner:
        right &= sides[np.arange(len(games)), other]
    seated = np.isin(np.arange(AMBASSADOR_SEAT + 1), facts.order)
    table.winners[games] = np.where(right[:, None], sides, ~sides) & seated
    table.is_right[games] = right
    table.declarer[games] = seat
    finish(table, games)


def finish(table: Table, games: Ints) -> None:
    """The games are over."""
    table.over[games] = True
    table.length[games] = table.round


def sides_of(facts: Facts, hands: Ints, seat: Ints) -> Flags:
    """Return, by seat, who wins together with a seat."""
    sides = np.arange(AMBASSADOR_SEAT + 1) == seat[:, None]
    if facts.has_partners:
        teams = IDENTITY_OF[hands] >> 1
        own = np.take_along_axis(teams, np.minimum(seat, AMBASSADOR_SEAT - 1)[:, None], axis=1)
        sides[:, :AMBASSADOR_SEAT] |= (teams == own) & (seat < AMBASSADOR_SEAT)[:, None]
    return np.asarray(sides, dtype=bool)
