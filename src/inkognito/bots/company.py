"""Bots in company: they see the gestures of others, and make some of their own.

Gestures are a second stream beside the sightings; each has its place among them. How often and how
honestly a level makes gestures is its character. When it makes one is not decided here.
"""

from collections.abc import Iterable, Mapping
from typing import Final, Protocol, runtime_checkable

from msgspec import Struct

from inkognito.bots.bot import Bot, Draws
from inkognito.core.events import Event
from inkognito.core.gestures import GESTURE_OF, Heard, Sign
from inkognito.core.seats import Seat
from inkognito.deduction.deals import PLAYED
from inkognito.deduction.notebook import Notebook

CREDENCE: Final = 1.25
"""The factor by which a gesture makes its agent likelier, once for each of the four in a deal.

So gestures change the odds between two agents by this at most; who makes all four says nothing.
"""


class Character(Struct, frozen=True, gc=False):
    """`often` is the share of its turns in which a level makes a gesture, `honest` of those that
    are true. At a quarter they tell nothing: there are four of them.
    """

    often: float
    honest: float


CHARACTERS: Final[dict[str, Character]] = {
    "tourist": Character(often=0.2, honest=0.8),
    "clerk": Character(often=0.05, honest=1.0),
    "sly": Character(often=0.12, honest=0.5),
}
"""By level; all others keep a still face."""


class Standing(Struct, frozen=True):
    """What a bot needs to know to make a gesture.

    Its own agent, by number, and how likely each other player is its partner.
    """

    identity: int
    partners: Mapping[Seat, float]


@runtime_checkable
class Sociable(Protocol):
    """A bot that sees gestures and may make some. Bots need not be sociable."""

    def hear(self, heard: Heard) -> None:
        """See a gesture of any seat, its own included."""
        ...

    def standing(self) -> Standing | None:
        """Return what its gestures are made of; None for a bot without an agent of its own."""
        ...


class Company:
    """Shows a bot its sightings, with the gestures in their places among them.

    `seen` is the number of sightings that the bot has had.
    """

    def __init__(self, bot: Bot, heard: Iterable[Heard], seen: int = 0) -> None:
        self._bot, self._seen = bot, seen
        self._to_come = list(heard)[::-1]

    def see(self, sighting: Event) -> None:
        """Show the bot the gestures that came before its next sighting, and then this sighting."""
        self.catch_up()
        self._bot.see(sighting)
        self._seen += 1

    def catch_up(self) -> None:
        """Show the bot the gestures that came after what it has seen and before anything else."""
        while self._to_come and self._to_come[-1].after <= self._seen:
            one = self._to_come.pop()
            if isinstance(self._bot, Sociable):
                self._bot.hear(one)


def weigh_gesture(book: Notebook, colour: int, heard: Heard) -> None:
    """Note what a gesture says about the deal: little, and nothing for certain."""
    if colour < PLAYED:
        book.weigh_claim(colour, GESTURE_OF.index(heard.gesture), CREDENCE)


def sign_of(kind: str, bot: Bot, key: bytes, seen: int, options: tuple[Sign, ...]) -> Sign | None:
    """Return the gesture that a bot makes after its latest sighting, or None if it makes none.

    An honest one is its own agent's; a discreet one goes to the likeliest partner if it is honest,
    and to anybody if it is not. Same key, same sightings and gestures: same gesture.
    """
    character = CHARACTERS.get(kind)
    standing = bot.standing() if isinstance(bot, Sociable) and character is not None else None
    if character is None or standing is None:
        return None
    draws = Draws(key)
    draws.seen = seen
    own, partners = GESTURE_OF[standing.identity], standing.partners
    if not draws.happens(character.honest, "honest-gesture"):
        return _one_of([one for one in options if one.gesture != own], draws)
    true = [one for one in options if one.gesture == own]
    best = max((partners.get(one.to, 0.0) for one in true if one.to is not None), default=0.0)
    likely = [one for one in true if one.to is None or partners.get(one.to, 0.0) >= best]
    return _one_of(likely, draws)


def _one_of(signs: list[Sign], draws: Draws) -> Sign | None:
    return draws.one_of(signs, "gesture") if signs else None
