"""Random games in which much happens: many meetings and questions, few declarations."""

from itertools import product
from random import Random
from typing import Any

from inkognito import Game, new_game
from inkognito.board.commands import (
    AnyCommand,
    EndMovement,
    ObjectToRepeat,
    QuestionAgent,
    QuestionThroughAmbassador,
)
from inkognito.board.legal import meeting_spaces
from inkognito.core.fillable import expanded
from inkognito.core.seats import DEFAULT_SEATS, Seat
from inkognito.random_play import choose

EAGER = (QuestionAgent, QuestionThroughAmbassador, ObjectToRepeat)

TABLES: tuple[dict[str, Any], ...] = tuple(
    {
        "players": players,
        "edition": edition,
        "placement": placement,
        "repeats": repeats,
        "phantom": phantom,
    }
    for players, edition, placement, repeats, phantom in product(
        (3, 4, 5),
        ("ares-2013-en", "ares-2013-it"),
        ("random", "choose"),
        ("prevented", "challenge"),
        ("ares-2013", "classic-1988"),
    )
)
"""Every number of players, edition and option."""


def shuffled_seats(players: int, random: Random) -> tuple[Seat, ...]:
    """Return seats in random order; with three players, any three colours."""
    colours = list(DEFAULT_SEATS[4])
    random.shuffle(colours)
    seats = colours[: min(players, 4)]
    if players == 5:
        seats.insert(random.randrange(5), "ambassador")
    return tuple(seats)


def lively_game(table: dict[str, Any], random: Random) -> Game:
    """Return a new game of this kind, with random seats and seed."""
    options = dict(table)
    seats = shuffled_seats(options.pop("players"), random)
    return new_game("board", seats=seats, seed=random.getrandbits(32), **options)


def lively_choice(game: Game, seat: Seat, random: Random) -> AnyCommand:
    """Return an option of the seat: mostly meetings and questions, where they are possible."""
    options = expanded(game.options(seat))
    eager = [option for option in options if isinstance(option, EAGER)]
    if eager and random.random() < 0.8:
        return random.choice(eager)
    ends = [option for option in options if isinstance(option, EndMovement)]
    if ends and meeting_spaces(game.now.state) and random.random() < 0.8:
        return ends[0]
    command: AnyCommand = choose(options, random)
    return command
