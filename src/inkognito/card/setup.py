"""How a table is laid, and how each game of a match is dealt."""

from typing import Literal

from inkognito.card.cards import NUMBERS, Hand, Location, Visitor
from inkognito.card.events import AnyEvent, GameOpened, HandsDealt, RoundBegan
from inkognito.card.rules import Rules
from inkognito.core.agents import IDENTITIES
from inkognito.core.chance import Chance, shuffled
from inkognito.core.seats import COLOURS, Colour, Seat, check_seats


def open_game(rules: Rules, seats: tuple[Seat, ...], chance: Chance) -> tuple[AnyEvent, ...]:
    """The first events of a game or match: up to the first round."""
    check_seats(seats)
    agents = tuple(seat for seat in seats if seat != "ambassador")
    first = agents[chance.below(len(agents), "first")]
    return (GameOpened(seats, rules), *deal(rules, seats, 1, first, chance))


def deal(
    rules: Rules, seats: tuple[Seat, ...], game: int, first: Colour, chance: Chance
) -> tuple[AnyEvent, ...]:
    """Two black cards for each colour, then the first round."""
    holders: tuple[Colour | Literal["dummy"], ...] = tuple(
        colour if colour in seats else "dummy" for colour in COLOURS
    )
    identities = shuffled(IDENTITIES, chance, "identities", game)
    numbers = shuffled(NUMBERS[rules.edition], chance, "numbers", game)
    hands = tuple(Hand(*dealt) for dealt in zip(holders, identities, numbers, strict=True))
    return (HandsDealt(game, hands), RoundBegan(1, first))


def stack_top(
    stack: Visitor, left: tuple[Location, ...], game: int, round_number: int, chance: Chance
) -> Location:
    """The top of a shuffled stack: any of the places left in it, all equally likely."""
    return left[chance.below(len(left), stack, stack_index(game, round_number))]


def stack_index(game: int, round_number: int) -> int:
    """Return the index under which the stacks of this game and round are drawn."""
    return game << 32 | round_number
