"""Who plays with whom while a player learns, and what a game was worth to them.

The league has fixed members (clerk, sly, plain, forgetful), and past selves. A draw is worth
nothing, rounds, blocks and wrong declarations cost a little, so that games end.
"""

from typing import Final

import numpy as np
from msgspec import Struct

from inkognito.bots.disclosure import AllOrNothing, ByKind
from inkognito.bots.manner import CLERK, NO_GUILE, SLY_AT_CARDS, Guile, Manner
from inkognito.core.seats import AMBASSADOR_SEAT
from inkognito.simulator import disclosure
from inkognito.simulator.cast import Cast, Player
from inkognito.simulator.course import play_out
from inkognito.simulator.facts import Facts, Flags, Floats, Ints
from inkognito.simulator.moves import sides_of
from inkognito.simulator.networked import player_of
from inkognito.simulator.reasoner import Reasoner
from inkognito.simulator.table import Table, dealt
from inkognito.training.forgetful import Forgetful

ROUND_COST: Final = 0.01
BLOCK_COST: Final = 0.05
WRONG_COST: Final = 0.3
ROUND_LIMIT: Final = 60
AT_ONCE: Final = 1000
"""Games in one batch: more do not fit into the caches of a processor."""

LEARNER, CLERKS, SLYS, PLAIN, FORGETFUL, PAST = range(6)


class Matchup(Struct, frozen=True):
    """A kind of game: who is the learner's partner, who are all others, and how often it occurs."""

    partner: int
    others: int
    share: float


IN_TEAMS: Final = (
    Matchup(LEARNER, CLERKS, 0.15),
    Matchup(LEARNER, SLYS, 0.1),
    Matchup(LEARNER, LEARNER, 0.1),
    Matchup(LEARNER, PAST, 0.2),
    Matchup(CLERKS, CLERKS, 0.2),
    Matchup(PLAIN, PLAIN, 0.2),
    Matchup(FORGETFUL, FORGETFUL, 0.05),
)
AMONG_OTHERS: Final = (
    Matchup(LEARNER, CLERKS, 0.15),
    Matchup(LEARNER, SLYS, 0.15),
    Matchup(CLERKS, CLERKS, 0.3),
    Matchup(PLAIN, PLAIN, 0.3),
    Matchup(FORGETFUL, FORGETFUL, 0.1),
)
"""The same without learners as opponents, which are met in sparring."""

ALONE: Final = (
    Matchup(SLYS, SLYS, 0.45),
    Matchup(CLERKS, CLERKS, 0.2),
    Matchup(FORGETFUL, FORGETFUL, 0.05),
    Matchup(PAST, PAST, 0.3),
)
"""Where partners matter little, one learner sits among others."""

AGAINST_PAST: Final = (Matchup(LEARNER, PAST, 1.0),)
"""What an exploiter plays."""


class Deals(Struct, frozen=True):
    """The games that every individual plays: the same deals for all, so that luck evens out."""

    hands: Ints
    first: Ints
    learner: Ints
    matchup: Ints


def drawn_deals(
    facts: Facts, count: int, matchups: tuple[Matchup, ...], generator: np.random.Generator
) -> Deals:
    """Draw the games, with each matchup as often as its share says."""
    edges = np.cumsum([one.share for one in matchups])
    matchup = np.searchsorted(edges, (np.arange(count) + 0.5) / count)
    seats = np.array(facts.order)
    return Deals(
        hands=dealt(count, generator),
        first=np.array(facts.agents)[generator.integers(len(facts.agents), size=count)],
        learner=seats[generator.integers(len(seats), size=count)],
        matchup=np.minimum(matchup, len(matchups) - 1),
    )


def matchups_of(facts: Facts) -> tuple[Matchup, ...]:
    """Return the matchups for this number of players."""
    return IN_TEAMS if facts.needs_partner else ALONE


class Score(Struct, frozen=True):
    """What each game was worth, and whether it was won; by game, in the order of the deals."""

    worth: Floats
    won: Flags


def scored(
    facts: Facts,
    weights: Floats,
    past: Floats,
    deals: Deals,
    matchups: tuple[Matchup, ...],
    generator: np.random.Generator,
) -> Score:
    """Play the deals, each with its own weights (by game) and past selves (by game)."""
    count = len(deals.first)
    worth, won = np.empty(count), np.zeros(count, dtype=bool)
    for start in range(0, count, AT_ONCE):
        rows = slice(start, min(start + AT_ONCE, count))
        table = Table(facts, deals.hands[rows], deals.first[rows], ROUND_LIMIT)
        cast = Cast(
            [player_of(weights[rows]), *members(generator), player_of(past[rows])],
            seating(facts, deals, rows, matchups),
            generator,
        )
        play_out(table, cast)
        worth[rows], won[rows] = _worth(table, deals.learner[rows])
    return Score(worth, won)


def seating(facts: Facts, deals: Deals, rows: slice, matchups: tuple[Matchup, ...]) -> Ints:
    """Return the member in each seat of each game."""
    hands, learner, matchup = deals.hands[rows], deals.learner[rows], deals.matchup[rows]
    partner = np.array([one.partner for one in matchups])[matchup]
    others = np.array([one.others for one in matchups])[matchup]
    seated = np.repeat(others[:, None], AMBASSADOR_SEAT + 1, axis=1)
    sides = sides_of(facts, hands, learner)
    seated = np.where(sides, partner[:, None], seated)
    seated[np.arange(len(learner)), learner] = LEARNER
    return seated


def _worth(table: Table, learner: Ints) -> tuple[Floats, Flags]:
    rows = np.arange(len(table))
    won = table.winners[rows, learner]
    wrong = (table.declarer == learner) & ~table.is_right
    blocks = table.blocks[rows, learner]
    costs = ROUND_COST * table.length + BLOCK_COST * blocks + WRONG_COST * wrong
    return won - costs, np.asarray(won, dtype=bool)


def members(generator: np.random.Generator, *, has_guile: bool = False) -> list[Player]:
    """Return the fixed members of the league, in the order of their numbers.

    The weights that ship were learned among sly bots without guile, which do not block.
    """
    return [
        _reasoner(CLERK),
        _reasoner(SLY_AT_CARDS, SLY_AT_CARDS.guile if has_guile else NO_GUILE),
        Reasoner(disclosure.Evenly(), CLERK.sure),
        Forgetful(generator),
    ]


def _reasoner(manner: Manner, guile: Guile = NO_GUILE) -> Reasoner:
    """Return the same manner in the simulator, with this guile."""
    ways = (guile.block, guile.haste)
    match manner.disclosure:
        case AllOrNothing(trust):
            return Reasoner(disclosure.AllOrNothing(trust), manner.sure, *ways)
        case ByKind(to_partner, to_others):
            return Reasoner(disclosure.ByKind(to_partner, to_others), manner.sure, *ways)
        case other:
            raise TypeError(f"nobody discloses like this at cards: {other!r}")
