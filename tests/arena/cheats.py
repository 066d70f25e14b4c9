"""Bots for the tests of the arena. They know the deal, so their scores are known beforehand."""

from typing import Any

from inkognito.arena.line_ups import Contest
from inkognito.arena.table import Maker, Setting, bot_key, deal_seed
from inkognito.board.cards import Hand as GreyHand
from inkognito.board.commands import DeclareMission, WriteNote
from inkognito.board.notes import Note, Suspect
from inkognito.bots.bot import UNHURRIED, Bot, Budget
from inkognito.bots.uniform import UniformBot
from inkognito.card.commands import DeclareCode
from inkognito.card.events import MeetingBegan
from inkognito.core.agents import IDENTITIES, partner_of
from inkognito.core.events import Event
from inkognito.core.seats import COLOURS, SEATS, Seat
from inkognito.game import new_game


class Cheat(UniformBot):
    """Knows who holds what, and plays at random."""

    def __init__(self, key: bytes, seat: Seat, hands: tuple[Any, ...]) -> None:
        super().__init__(key)
        self.seat, self.hands = seat, hands
        self.meeting: tuple[str, ...] = ()

    def see(self, sighting: Event) -> None:
        super().see(sighting)
        if isinstance(sighting, MeetingBegan):
            self.meeting = sighting.visitors

    @property
    def code(self) -> tuple[Any, ...]:
        numbers = {hand.identity: hand.number for hand in self.hands}
        return tuple(numbers[identity] for identity in IDENTITIES)

    @property
    def partner(self) -> str:
        holders = {hand.identity: hand.seat for hand in self.hands}
        mine = next(hand.identity for hand in self.hands if hand.seat == self.seat)
        return str(holders[IDENTITIES[partner_of(IDENTITIES.index(mine))]])


class Seer(Cheat):
    """Card game: names the true code as soon as it is alone with its partner."""

    def choose(self, options: tuple[Any, ...], budget: Budget = UNHURRIED) -> Any:
        if isinstance(options[0], DeclareCode) and self.partner in self.meeting:
            return DeclareCode(self.code)
        return super().choose(options, budget)


class Sage(Cheat):
    """Card game: names the true code to anybody. Wins where nobody needs a partner."""

    def choose(self, options: tuple[Any, ...], budget: Budget = UNHURRIED) -> Any:
        if isinstance(options[0], DeclareCode):
            return DeclareCode(self.code)
        return super().choose(options, budget)


class Fool(Cheat):
    """Makes a wrong declaration as soon as possible."""

    def choose(self, options: tuple[Any, ...], budget: Budget = UNHURRIED) -> Any:
        wrong = [one for one in options if isinstance(one, DeclareCode) and one.code != self.code]
        hands = [one for one in options if isinstance(one, DeclareMission)]
        offered = [*wrong, *(one for one in hands if one.hand != self.partner)]
        return offered[0] if offered else super().choose(options, budget)


class Scribe(Cheat):
    """Board game, the Ambassador: writes the true note at the first chance."""

    def suspects(self) -> dict[str, Suspect]:
        return {hand.seat: Suspect(hand.identity, hand.build) for hand in self.hands}

    def interject(self, _options: tuple[Any, ...], _budget: Budget = UNHURRIED) -> Any:
        return WriteNote(Note(**self.suspects()))


class Scribbler(Scribe):
    """The same, with red and blue mixed up."""

    def suspects(self) -> dict[str, Suspect]:
        right = super().suspects()
        return right | {"red": right["blue"], "blue": right["red"]}


class Rogue(Cheat):
    """Wants what nobody may."""

    def choose(self, _options: tuple[Any, ...], _budget: Budget = UNHURRIED) -> Any:
        return "the moon"


KINDS: dict[str, type[Cheat]] = {
    "random": Cheat,
    "seer": Seer,
    "sage": Sage,
    "fool": Fool,
    "scribe": Scribe,
    "scribbler": Scribbler,
    "rogue": Rogue,
}


def hands_of(contest: Contest, setting: Setting, number: int) -> tuple[Any, ...]:
    """The hands that are dealt in that game."""
    seed = deal_seed(setting.seed, contest.deal(number))
    game = new_game(setting.game, setting.players, seed=seed, **setting.options)
    return next(event.hands for event in game.events if hasattr(event, "hands"))


def maker_for(contest: Contest, setting: Setting, games: int) -> Maker:
    """Makes bots that find out by their key which game they are in, and so what was dealt."""
    numbers = {bot_key(setting.seed, n, seat): n for n in range(games) for seat in SEATS}

    def make(kind: str, _game: str, seat: Seat, key: bytes) -> Bot:
        return KINDS[kind](key, seat, hands_of(contest, setting, numbers[key]))

    return make


def grey_hands(*identities: str) -> tuple[GreyHand, ...]:
    """Hands of the four colours with these identities."""
    rest = zip(("tall", "short", "fat", "thin"), "ABCD", strict=True)
    return tuple(
        GreyHand(seat, identity, build, letter)  # type: ignore[arg-type]
        for seat, identity, (build, letter) in zip(COLOURS, identities, rest, strict=True)
    )
