"""Other worlds of the card game: the same game as one viewer knows it, with other secrets.

Deals one game of a match anew so that everything shown to the viewer is still truthful, copies
every command that they can read, redraws the others, and compares everything that they receive.
"""

from collections.abc import Iterator
from itertools import permutations
from random import Random
from typing import Any

import msgspec

from inkognito import Game, Refused
from inkognito.card.cards import NUMBERS, Hand, faces_of, hands_by_colour
from inkognito.card.commands import AnyCommand, ChoosePair, PlayLocation, ShowBlackCard
from inkognito.card.events import (
    BlackCardShown,
    DummySeen,
    GameScored,
    HandsDealt,
    PairShown,
)
from inkognito.card.legal import asker, viewer_of
from inkognito.card.shows import is_truthful
from inkognito.card.state import State
from inkognito.core.agents import IDENTITIES
from inkognito.core.events import Event
from inkognito.core.seats import SEAT_INDEX, SEATS, Seat, Viewer
from tests.kit.card_lively import any_card_command, lively_card_game, lively_card_move
from tests.secrecy.other_worlds import all_sightings, refusals, seen_by

Move = tuple[Seat, AnyCommand]
Hands = tuple[Hand, ...]


POSITIONS_APART = 10
"""Commands between two comparisons of the whole position."""


class CardScript:
    """A match as it was played: its table, all commands in order, and where each game began."""

    def __init__(self, table: dict[str, Any], seed: int, actions: int) -> None:
        self.table, self.seed = table, seed
        random = Random(seed)
        self.game = self.open()
        self.moves: list[Move] = []
        self.happened: list[tuple[Event, ...]] = []
        self.deals = [(0, _dealt(tuple(self.game.events)))]
        while self.game.to_act and len(self.moves) < actions:
            move = lively_card_move(self.game, random, declare=0.005)
            self.moves.append(move)
            self.happened.append(self.game.play(*move))
            if any(isinstance(event, HandsDealt) for event in self.happened[-1]):
                self.deals.append((len(self.moves), _dealt(self.happened[-1])))

    def open(self) -> Game:
        """The game before its first command."""
        return lively_card_game(self.table, Random(self.seed))

    def after(self, moves: int) -> Game:
        """The game after this many commands."""
        game = self.open()
        for move in self.moves[:moves]:
            game.play(*move)
        return game


def _dealt(events: tuple[Event, ...]) -> Hands:
    return next(event.hands for event in events if isinstance(event, HandsDealt))


def _redealt(game: Game, hands: Hands) -> Game:
    """The same game in progress, but its last deal came out differently."""
    events = list(game.events)
    last = max(n for n, event in enumerate(events) if isinstance(event, HandsDealt))
    deal: Any = events[last]
    events[last] = HandsDealt(deal.game, hands)
    return _with_events(game, tuple(events))


def _with_events(game: Game, events: tuple[Event, ...]) -> Game:
    """A game of the same chance, of which these events have happened."""
    return Game(game.module.name, events, game.log.seal, game.log.entropy)


def other_deal(
    script: CardScript, viewer: Viewer, number: int, random: Random
) -> tuple[Hands, int] | None:
    """Another deal of one game, and how many of its commands show the viewer nothing against it.

    The viewer learns more and more: take a deal that stays truthful for as long as any.
    """
    start, dealt = script.deals[number]
    worlds = [hands for hands in all_deals(dealt, viewer) if hands != dealt]
    edition = script.table["edition"]
    for length, events in enumerate(script.happened[start:]):
        left = [w for w in worlds if all(is_possible(w, e, viewer, edition) for e in events)]
        if not left or any(isinstance(event, GameScored) for event in events):
            return (random.choice(worlds), length) if worlds else None
        worlds = left
    return random.choice(worlds), len(script.moves) - start


def all_deals(dealt: Hands, viewer: Viewer) -> Iterator[Hands]:
    """Return all deals in which the viewer holds the same hand."""
    numbers = next(names for names in NUMBERS.values() if dealt[0].number in names)
    for identities in permutations(IDENTITIES):
        for order in permutations(numbers):
            hands = tuple(map(Hand, (hand.seat for hand in dealt), identities, order))
            if all(a == b for a, b in zip(hands, dealt, strict=True) if a.seat == viewer):
                yield hands


def is_possible(hands: Hands, event: Event, viewer: Viewer, edition: Any) -> bool:
    """Whether what the viewer is shown would be truthful with these hands."""
    match event:
        case PairShown() if viewer == event.to:
            hand = hands_by_colour(hands, edition)[SEAT_INDEX[event.seat]]
            return is_truthful(faces_of(event.cards, edition), hand, edition)
        case BlackCardShown() if viewer in event.to:
            return bool(getattr(_hand_of(hands, event.seat), event.kind) == event.card)
        case DummySeen() if viewer == event.seat:
            return bool(getattr(_hand_of(hands, "dummy"), event.kind) == event.card)
        case _:
            return True


def _hand_of(hands: Hands, seat: str) -> Hand:
    return next(hand for hand in hands if hand.seat == seat)


def length_compared(script: CardScript, viewer: Viewer, number: int, random: Random) -> int | None:
    """For how many commands the viewer got identical bytes in both worlds; None without a pair.

    Stops where public facts tell the worlds apart: a copied command is illegal, the viewer is
    shown what is not true in the other world, or the game is scored.
    """
    found = other_deal(script, viewer, number, random)
    if found is None:
        return None
    hands, most = found
    start, _ = script.deals[number]
    one = script.after(start)
    other = _redealt(one, hands)
    for length, (seat, command) in enumerate(script.moves[start : start + most]):
        assert offered_to(one, viewer, length) == offered_to(other, viewer, length)
        if length % POSITIONS_APART == 0:
            assert all_sightings(one, viewer) == all_sightings(other, viewer)
            assert one.position(viewer) == other.position(viewer)
        copied = _as_in_other_world(other, viewer, seat, command, random)
        here = one.play(seat, command)
        try:
            there = other.play(seat, copied)
        except Refused:
            return length
        assert seen_by(here, viewer) == seen_by(there, viewer)
    assert all_sightings(one, viewer) == all_sightings(other, viewer)
    return most


def _as_in_other_world(
    other: Game, viewer: Viewer, seat: Seat, command: AnyCommand, random: Random
) -> AnyCommand:
    """The command itself where the viewer can read it; else one that is legal over there."""
    if viewer == seat or not isinstance(command, ChoosePair | ShowBlackCard):
        return command
    if viewer in readers(other.now.state, seat, command):
        return command
    hidden: AnyCommand = random.choice(other.options(seat))
    return hidden


def readers(state: State, seat: Seat, command: ChoosePair | ShowBlackCard) -> tuple[Seat, ...]:
    """Return who besides the owner sees the cards that the owner is about to show."""
    if isinstance(command, ChoosePair):
        return (SEATS[viewer_of(state, SEAT_INDEX[seat])],)
    return (SEATS[asker(state)], "ambassador")


def hidden_places_compared(script: CardScript, viewer: Viewer, random: Random) -> int:
    """How many commands were given while the Ambassador's card lay face down and told nothing.

    At every hiding, the Ambassador's player hides another place in a world of its own, which goes
    the same way until the Ambassador's card is turned.
    """
    compared = 0
    one, other = script.open(), script.open()
    for number, (seat, command) in enumerate(script.moves):
        hides = seat == "ambassador" and isinstance(command, PlayLocation)
        copied = command
        if hides:
            other = _with_events(one, tuple(one.events))
            copied = random.choice(other.options(seat))
        here = one.play(seat, command)
        if hides or one.now.state.hidden >= 0:
            there = other.play(seat, copied)
            compared += 1
            assert seen_by(here, viewer) == seen_by(there, viewer)
            assert offered_to(one, viewer, number) == offered_to(other, viewer, number)
            assert all_sightings(one, viewer) == all_sightings(other, viewer)
    return compared


def offered_to(game: Game, viewer: Viewer, salt: int) -> bytes:
    """Return whose move it is, its number, the viewer's options and some refusals, as bytes."""
    gets: list[object] = [game.to_act, game.decision]
    if viewer != "spectator":
        gets += [
            game.options(viewer),
            game.ahead(viewer),
            refusals(game, viewer, any_card_command, Random(salt)),
        ]
    return msgspec.json.encode(gets)
