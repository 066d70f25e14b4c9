"""How a table is laid: first player, figures, grey cards. All chance here is set-up chance."""

from typing import Literal

from inkognito.board.cards import BUILDS, LETTERS, Hand
from inkognito.board.events import AnyEvent, FiguresPlaced, GameOpened, HandsDealt, TurnBegan
from inkognito.board.rules import Rules
from inkognito.board.venice import SPACES, STARTS
from inkognito.core.agents import IDENTITIES
from inkognito.core.chance import Chance, shuffled
from inkognito.core.seats import COLOURS, SEAT_INDEX, Colour, Seat, check_seats


def open_game(rules: Rules, seats: tuple[Seat, ...], chance: Chance) -> tuple[AnyEvent, ...]:
    """The first events of a game: up to the first turn, or to the placement of figures (B1)."""
    check_seats(seats)
    first = seats[chance.below(len(seats), "first")]
    opened = GameOpened(seats, rules, first)
    if rules.placement == "choose":
        return (opened,)
    placed = (_placed_at_random(seat, chance) for seat in seats if seat != "ambassador")
    return (opened, *placed, *deal(seats, first, chance))


def deal(seats: tuple[Seat, ...], first: Seat, chance: Chance) -> tuple[AnyEvent, ...]:
    """Three grey cards for each colour, then the first turn."""
    holders: tuple[Colour | Literal["aside"], ...] = tuple(
        colour if colour in seats else "aside" for colour in COLOURS
    )
    identities = shuffled(IDENTITIES, chance, "identities")
    builds = shuffled(BUILDS, chance, "builds")
    letters = shuffled(LETTERS, chance, "missions")
    hands = tuple(Hand(*dealt) for dealt in zip(holders, identities, builds, letters, strict=True))
    return (HandsDealt(hands), TurnBegan(first, 1))


def _placed_at_random(seat: Colour, chance: Chance) -> FiguresPlaced:
    colour = SEAT_INDEX[seat]
    spaces = shuffled(STARTS[colour], chance, "placement", colour)
    return FiguresPlaced(seat, *(SPACES[space] for space in spaces))
