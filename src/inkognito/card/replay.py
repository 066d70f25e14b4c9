"""From recorded events back to the commands that caused them, and to the draws behind them.

A record holds events only. Deciding the same command again, with the same chance, must give the
same events: that is how a whole game is proved. A viewer's share is checked draw by draw.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

from inkognito.card.cards import LOCATIONS, Hand, Location, Visitor, faces_of, hands_by_colour
from inkognito.card.commands import (
    AnyCommand,
    ChoosePair,
    DeclareCode,
    Decline,
    LookAtDummy,
    NameAgent,
    PlayLocation,
    ShowBlackCard,
)
from inkognito.card.events import (
    AgentNamed,
    AmbassadorHid,
    AnyEvent,
    BlackCardShown,
    CodeDeclared,
    Declined,
    DummySeen,
    GameOpened,
    GameScored,
    HandsDealt,
    LocationPlayed,
    PairChosen,
    PairShown,
    RoundBegan,
    ScenarioSet,
)
from inkognito.card.possible import check
from inkognito.card.setup import deal, open_game, stack_top
from inkognito.card.shows import is_truthful
from inkognito.card.state import State, cycle_of
from inkognito.core.chance import Chance
from inkognito.core.events import Event
from inkognito.core.seats import AMBASSADOR_SEAT, SEAT_INDEX


def reopened(line: tuple[Event, ...], chance: Chance) -> tuple[AnyEvent, ...] | None:
    """The opening as chance gives it; a scenario is taken as it is, if it is possible."""
    match line:
        case (GameOpened() as opened, *_):
            return open_game(opened.rules, opened.seats, chance)
        case (ScenarioSet() as laid,):
            check(laid.scenario)
            return (laid,)
    return None


def command_of(_state: State, events: tuple[AnyEvent, ...]) -> tuple[int, AnyCommand] | None:
    """Who gave which command, if any command could have had such events."""
    if not events:
        return None
    event = events[0]
    maker = _COMMANDS.get(type(event))
    if maker is None:
        return None
    if isinstance(event, AmbassadorHid):
        return AMBASSADOR_SEAT, maker(event)
    seat = getattr(event, "seat", None) or getattr(event, "visitor", None)
    return None if seat is None else (SEAT_INDEX[str(seat)], maker(event))


_COMMANDS: Final[dict[type[AnyEvent], Callable[[Any], AnyCommand]]] = {
    AmbassadorHid: lambda event: PlayLocation(event.location),
    LocationPlayed: lambda event: PlayLocation(event.location),
    Declined: lambda _event: Decline(),
    CodeDeclared: lambda event: DeclareCode(event.code),
    PairChosen: lambda event: ChoosePair(event.cards),
    AgentNamed: lambda event: NameAgent(event.agent),
    BlackCardShown: lambda event: ShowBlackCard(event.kind),
    DummySeen: lambda event: LookAtDummy(event.kind),
}


class _Known:
    """What a viewer's sightings have told so far about where the game stands."""

    def __init__(self, opened: GameOpened, chance: Chance) -> None:
        self.opened, self.chance = opened, chance
        self.round = 0
        self.turned: dict[str, list[Location]] = {"dummy": [], "ambassador": []}
        self.deal(1)

    def deal(self, game: int) -> None:
        self.game = game
        dealt, _ = deal(self.opened.rules, self.opened.seats, game, "red", self.chance)
        self.hands = dealt.hands if isinstance(dealt, HandsDealt) else ()

    def begin_round(self, number: int) -> None:
        self.round = number
        if not cycle_of(number)[1]:
            self.turned = {"dummy": [], "ambassador": []}

    def is_top(self, stack: Visitor, location: Location) -> bool:
        turned = self.turned[stack]
        left = tuple(place for place in LOCATIONS if place not in turned)
        turned.append(location)
        return location == stack_top(stack, left, self.game, self.round, self.chance)


def wrong_draws(sightings: Iterable[Event], chance: Chance) -> Iterator[int]:
    """Which of a viewer's sightings (by place) do not agree with the chance that was sealed."""
    known: _Known | None = None
    for place, seen in enumerate(sightings):
        if isinstance(seen, GameOpened):
            known = _Known(seen, chance)
        if known is None:
            continue
        if isinstance(seen, RoundBegan):
            known.begin_round(seen.round)
        elif type(seen).__name__ in ("HandDealt", "HandsDealtFaceDown"):
            known.deal(getattr(seen, "game", 0))
        if not _agrees(seen, known):
            yield place


def _agrees(seen: Event, known: _Known) -> bool:
    if isinstance(seen, RoundBegan) and known.game == seen.round == 1:
        return seen in open_game(known.opened.rules, known.opened.seats, known.chance)
    if isinstance(seen, LocationPlayed):
        return _is_stack_right(seen, known)
    if isinstance(seen, PairShown):
        return _is_true(seen, known)
    if isinstance(seen, GameScored):
        return seen.hands == known.hands
    if isinstance(seen, BlackCardShown | DummySeen):
        holder = "dummy" if isinstance(seen, DummySeen) else seen.seat
        hand = next(hand for hand in known.hands if hand.seat == holder)
        return bool(getattr(hand, seen.kind) == seen.card)
    own = getattr(seen, "hand", None)
    return not isinstance(own, Hand) or own in known.hands


def _is_stack_right(seen: LocationPlayed, known: _Known) -> bool:
    if seen.visitor == "dummy":
        return known.is_top("dummy", seen.location)
    if seen.visitor == "ambassador" and "ambassador" not in known.opened.seats:
        return known.is_top("ambassador", seen.location)
    return True


def _is_true(shown: PairShown, known: _Known) -> bool:
    edition = known.opened.rules.edition
    hand = hands_by_colour(known.hands, edition)[SEAT_INDEX[shown.seat]]
    return is_truthful(faces_of(shown.cards, edition), hand, edition)
