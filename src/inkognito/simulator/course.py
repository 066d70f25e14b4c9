"""The course of the game: who decides when. Asks players for choices, and makes their moves.

A batch can be played on from any point: `Point` says where in the round it is.
"""

from enum import IntEnum
from typing import Protocol

import numpy as np

from inkognito.core.seats import AMBASSADOR_SEAT
from inkognito.simulator import moves
from inkognito.simulator.facts import (
    AGENT_A,
    AGENT_B,
    ASKED_A,
    ASKED_B,
    EXCHANGE,
    GIVES,
    LOOK,
    NOBODY,
    PLACES_LEFT,
    QUESTION,
    WITH_AMBASSADOR,
    Ints,
)
from inkognito.simulator.table import Table


class Players(Protocol):
    """Whoever decides in some games of a batch: one choice for each game, all of them legal.

    `games` are rows of the table, and `seats` the seat that decides in each of them.
    """

    def places(self, table: Table, games: Ints, seats: Ints, /) -> Ints:
        """Return where to go."""
        ...

    def codes(self, table: Table, games: Ints, seats: Ints, others: Ints, /) -> Ints:
        """Return the code to declare (its number among all 24), or NOBODY to decline.

        `others` are the agents met; NOBODY where there is none.
        """
        ...

    def pairs(self, table: Table, games: Ints, seats: Ints, viewers: Ints, /) -> Ints:
        """Return the pair to show."""
        ...

    def names(self, table: Table, games: Ints, seats: Ints, /) -> Ints:
        """Return the agent to ask for a black card, or NOBODY to decline."""
        ...

    def blacks(self, table: Table, games: Ints, seats: Ints, askers: Ints, /) -> Ints:
        """Return the kind of the black card to show."""
        ...

    def looks(self, table: Table, games: Ints, seats: Ints, /) -> Ints:
        """Return the kind of the dummy's black card to look at, or NOBODY to decline."""
        ...

    def stacks(self, table: Table, games: Ints, visitor: int, /) -> Ints:
        """Return the place on top of a shuffled stack: the dummy's, or the Ambassador's."""
        ...


class Point(IntEnum):
    """Points of a round. At a point nothing of it has happened yet."""

    BEGIN = 0
    HIDE = 1
    FIRST_GOES = 2
    SECOND_GOES = 3
    THIRD_GOES = 4
    FOURTH_GOES = 5
    TURN_UP = 6
    FIRST_ASKED = 7
    FIRST_ASKED_NEXT = 8
    FIRST_GIVES = 9
    SECOND_ASKED = 10
    SECOND_ASKED_NEXT = 11
    SECOND_GIVES = 12
    END = 13


_GOING = (Point.FIRST_GOES, Point.SECOND_GOES, Point.THIRD_GOES, Point.FOURTH_GOES)
_MEETING = (Point.FIRST_ASKED, Point.SECOND_ASKED)


def play_out(table: Table, players: Players, start: Point = Point.BEGIN) -> None:
    """Play all games of the batch to their ends."""
    point = start
    while len(table.running):
        play_round(table, players, point)
        point = Point.BEGIN


def play_round(table: Table, players: Players, start: Point = Point.BEGIN) -> None:
    """Play to the end of the round, and begin the next one."""
    for point in Point:
        if point >= start:
            step(table, players, point)


def step(table: Table, players: Players, point: Point) -> None:
    """Let everybody decide who decides at this point, in all games that are not over."""
    games = table.running
    if not len(games):
        return
    if point in _GOING:
        _go(table, players, games, _GOING.index(point))
    elif point is Point.BEGIN:
        moves.begin_round(table, games)
    elif point is Point.HIDE:
        _hide(table, players, games)
    elif point is Point.TURN_UP:
        _turn_up(table, players, games)
    elif point is Point.END:
        _end(table, games)
    else:
        meeting, part = divmod(point - Point.FIRST_ASKED, len(("asked", "asked next", "gives")))
        _meet(table, players, games, meeting, part)


def _hide(table: Table, players: Players, games: Ints) -> None:
    if table.facts.five_play:
        seats = np.full(len(games), AMBASSADOR_SEAT)
        table.hidden[games] = players.places(table, games, seats)


def _go(table: Table, players: Players, games: Ints, turn: int) -> None:
    visitors = table.facts.turns[table.first[games], turn]
    played = visitors != table.facts.dummy
    going, seats = games[played], visitors[played]
    if len(going):
        moves.go(table, going, seats, players.places(table, going, seats))
    turned = games[~played]
    if len(turned):
        places = players.stacks(table, turned, table.facts.dummy)
        moves.go(table, turned, visitors[~played], places)


def _turn_up(table: Table, players: Players, games: Ints) -> None:
    ambassador = np.full(len(games), AMBASSADOR_SEAT)
    if table.facts.five_play:
        places = table.hidden[games]
    else:
        places = players.stacks(table, games, AMBASSADOR_SEAT)
    moves.go(table, games, ambassador, places)
    moves.turn_to_meetings(table, games)


def _meet(table: Table, players: Players, games: Ints, number: int, part: int) -> None:
    rows = table.meetings[games, number].astype(np.intp)
    if part < len((ASKED_A, ASKED_B)):
        _ask(table, players, games, rows, (ASKED_A, ASKED_B)[part])
        return
    gives = rows[:, GIVES]
    for kind, give in ((EXCHANGE, _exchange), (QUESTION, _question), (LOOK, _look)):
        there = gives == kind
        if there.any():
            give(table, players, games[there], rows[there])


def _ask(table: Table, players: Players, games: Ints, rows: Ints, column: int) -> None:
    asked = rows[:, column] != NOBODY
    games, rows = games[asked], rows[asked]
    if not len(games):
        return
    seats = rows[:, column]
    others = np.where(rows[:, AGENT_A] == seats, rows[:, AGENT_B], rows[:, AGENT_A])
    codes = players.codes(table, games, seats, others)
    said = codes != NOBODY
    if said.any():
        moves.declare(table, games[said], seats[said], others[said], codes[said])


def _exchange(table: Table, players: Players, games: Ints, rows: Ints) -> None:
    one, other = rows[:, AGENT_A], rows[:, AGENT_B]
    relayed = rows[:, WITH_AMBASSADOR] > 0
    sees_one = np.where(relayed, AMBASSADOR_SEAT, other)
    sees_other = np.where(relayed, AMBASSADOR_SEAT, one)
    both, showers = np.tile(games, 2), np.concatenate([one, other])
    viewers = np.concatenate([sees_one, sees_other])
    pairs = players.pairs(table, both, showers, viewers)
    half = len(games)
    moves.show(table, games, one, sees_one, pairs[:half])
    moves.show(table, games, other, sees_other, pairs[half:])


def _question(table: Table, players: Players, games: Ints, rows: Ints) -> None:
    askers = rows[:, AGENT_A]
    named = players.names(table, games, askers)
    asked = named != NOBODY
    if asked.any():
        games, askers, named = games[asked], askers[asked], named[asked]
        kinds = players.blacks(table, games, named, askers)
        moves.show_black(table, games, named, askers, kinds)


def _look(table: Table, players: Players, games: Ints, rows: Ints) -> None:
    seats = rows[:, AGENT_A]
    kinds = players.looks(table, games, seats)
    looked = kinds != NOBODY
    if looked.any():
        moves.look(table, games[looked], seats[looked], kinds[looked])


def _end(table: Table, games: Ints) -> None:
    if table.round == table.round_limit:
        moves.finish(table, games)
        return
    table.first[games] = table.facts.next_first[table.first[games]]
    table.round += 1


def drawn_places(table: Table, games: Ints, visitor: int, generator: np.random.Generator) -> Ints:
    """Return a random place of those that the visitor has not played."""
    left = PLACES_LEFT[table.used[games, visitor]]
    return np.asarray((left * generator.random(left.shape)).argmax(axis=1), dtype=np.intp)
