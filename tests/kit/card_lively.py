"""Random card games in which much happens, and random card commands with existing names."""

from collections.abc import Iterable
from itertools import product
from random import Random
from typing import Any, get_args

from inkognito import Game, new_game
from inkognito.card.cards import KINDS, LOCATION_INDEX, LOCATIONS, NUMBERS, Card
from inkognito.card.commands import (
    AnyCommand,
    ChoosePair,
    DeclareCode,
    Declinable,
    Decline,
    LookAtDummy,
    NameAgent,
    PlayLocation,
    ShowBlackCard,
)
from inkognito.card.rules import CHOICES
from inkognito.card.state import State
from inkognito.core.agents import IDENTITIES
from inkognito.core.seats import COLOURS, Seat
from inkognito.random_play import choose, choose_declaration
from tests.kit.lively import shuffled_seats

ROUND_LIMITS = {"single": 60, "first-to-3": 12}

CARD_TABLES: tuple[dict[str, Any], ...] = tuple(
    {"players": players, "edition": edition, "match": match, "round_limit": ROUND_LIMITS[match]}
    for players, edition, match in product((3, 4, 5), CHOICES["edition"], CHOICES["match"])
)
"""Every number of players, edition and match; games are short, so that matches have several."""

ALL_CARDS: tuple[Card, ...] = (*IDENTITIES, *NUMBERS["ffg-2003"], *NUMBERS["abacus-1997"])


def lively_card_game(table: dict[str, Any], random: Random) -> Game:
    """Return a new game of this kind, with random seats and seed."""
    options = dict(table)
    seats = shuffled_seats(options.pop("players"), random)
    return new_game("card", seats=seats, seed=random.getrandbits(32), **options)


def lively_card_move(game: Game, random: Random, declare: float = 0.0) -> tuple[Seat, AnyCommand]:
    """Return a seat and its move: mostly going where another visitor is alone, and asking."""
    seat = random.choice(game.to_act)
    options = game.options(seat)
    declaration = choose_declaration(options, random)
    if declaration is not None and random.random() < declare:
        return seat, declaration
    company = [option for option in options if _meets_one(game.now.state, option)]
    if company and random.random() < 0.7:
        return seat, random.choice(company)
    command: AnyCommand = choose(options, random)
    return seat, command


def _meets_one(state: State, command: AnyCommand) -> bool:
    if not isinstance(command, PlayLocation):
        return False
    return state.at.count(LOCATION_INDEX[command.location]) == 1


def play_lively(game: Game, random: Random, actions: int, declare: float = 0.0) -> Game:
    """Return the same game after this many actions, or at its end."""
    for _ in range(actions):
        if not game.to_act:
            break
        game.play(*lively_card_move(game, random, declare))
    return game


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Return the cards in the order of the options."""
    return tuple(sorted(cards, key=ALL_CARDS.index))


def any_card_command(random: Random) -> AnyCommand:
    """Return one command of any kind and edition: most are illegal at any given moment."""
    pick: Any = random.choice
    makers = (
        lambda: PlayLocation(pick(LOCATIONS)),
        lambda: DeclareCode(tuple(random.sample(pick(list(NUMBERS.values())), pick((3, 4, 4))))),
        lambda: DeclareCode(tuple(pick(NUMBERS["ffg-2003"]) for _ in range(4))),
        lambda: ChoosePair(in_order(random.sample(ALL_CARDS, pick((1, 2, 2, 2, 3))))),
        lambda: ChoosePair(in_order(random.sample(ALL_CARDS[:8], 2))),
        lambda: NameAgent(pick(COLOURS)),
        lambda: ShowBlackCard(pick(KINDS)),
        lambda: LookAtDummy(pick(KINDS)),
        lambda: Decline(pick(get_args(Declinable))),
    )
    command: AnyCommand = pick(makers)()
    return command
