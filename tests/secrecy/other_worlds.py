"""Other worlds: the same game as one viewer knows it, with other secrets elsewhere.

Takes a game and a viewer, deals again so that everything shown to them is still truthful, copies
every command that they can read, redraws the others, and compares everything that they receive.
"""

from collections.abc import Callable, Iterable, Iterator
from itertools import permutations
from random import Random
from typing import Any

import msgspec

from inkognito import Game, Refused
from inkognito.board.cards import (
    BUILDS,
    CARD_INDEX,
    LETTERS,
    Hand,
    face_of,
    faces_of,
    is_grey,
    secret_hand,
)
from inkognito.board.commands import AnyCommand, ShowCards, WriteNote
from inkognito.board.events import CardsShown, GameEnded, HandsDealt, RepeatClaimed
from inkognito.board.shows import is_truthful
from inkognito.board.state import State, asked, viewers_of
from inkognito.core.agents import IDENTITIES
from inkognito.core.events import Event
from inkognito.core.fillable import expanded
from inkognito.core.seats import Seat, Viewer, seat_names
from inkognito.views.redact import redact
from tests.kit.anything import any_command
from tests.kit.lively import lively_choice, lively_game

Move = tuple[Seat, AnyCommand]


POSITIONS_APART = 10
"""Commands between two comparisons of the whole position."""


class Script:
    """A game as it was played: its table, how it was opened, and all commands in order."""

    def __init__(self, table: dict[str, Any], seed: int, actions: int) -> None:
        self.table, self.seed = table, seed
        random = Random(seed)
        game = self.open()
        self.moves: list[Move] = []
        while game.to_act and len(self.moves) < actions:
            seat, command = _next_move(game, random)
            game.play(seat, command)
            self.moves.append((seat, command))
        self.game = game

    def open(self) -> Game:
        """The game before its first command."""
        return lively_game(self.table, Random(self.seed))

    def open_with(self, hands: tuple[Hand, ...]) -> Game:
        """The same game with other hands, whenever they are dealt."""
        game = self.open()
        return _Redealt(game, hands)


def _next_move(game: Game, random: Random) -> Move:
    """Mostly of the seat that is waited for; now and then the Ambassador's player writes a note."""
    seat = game.to_act[0]
    if game.to_act[1:] and random.random() < 0.01:
        return "ambassador", random.choice(expanded(game.options("ambassador")))
    return seat, lively_choice(game, seat, random)


class _Redealt(Game):
    """A game whose deal comes out differently; everything else is the same."""

    __slots__ = ("_hands",)

    def __init__(self, game: Game, hands: tuple[Hand, ...]) -> None:
        self._hands = hands
        opening = self._redealt(game.events)
        super().__init__(game.module.name, opening, game.log.seal, game.log.entropy)

    def apply(self, events: tuple[Event, ...]) -> None:
        super().apply(self._redealt(events))

    def _redealt(self, events: Iterable[Event]) -> tuple[Event, ...]:
        return tuple(HandsDealt(self._hands) if type(e) is HandsDealt else e for e in events)


def other_deal(script: Script, viewer: Viewer, random: Random) -> tuple[Hand, ...] | None:
    """Another deal in which everything shown to the viewer is truthful, if there is one."""
    dealt = next(e for e in script.game.events if isinstance(e, HandsDealt)).hands
    shown = [
        event
        for event in script.game.events
        if isinstance(event, CardsShown) and viewer in event.to
    ]
    deals = [
        hands
        for hands in all_deals(dealt, viewer)
        if hands != dealt and all(could_show(hands, event) for event in shown)
    ]
    return random.choice(deals) if deals else None


def all_deals(dealt: tuple[Hand, ...], viewer: Viewer) -> Iterator[tuple[Hand, ...]]:
    for identities in permutations(IDENTITIES):
        for builds in permutations(BUILDS):
            for letters in permutations(LETTERS):
                hands = tuple(
                    Hand(old.seat, *new)
                    for old, new in zip(
                        dealt, zip(identities, builds, letters, strict=True), strict=True
                    )
                )
                if all(a == b for a, b in zip(hands, dealt, strict=True) if a.seat == viewer):
                    yield hands


def could_show(hands: tuple[Hand, ...], shown: CardsShown) -> bool:
    hand = secret_hand(next(hand for hand in hands if hand.seat == shown.seat))
    greys = (CARD_INDEX[card] for card in shown.cards if is_grey(CARD_INDEX[card]))
    return is_truthful(faces_of(shown.cards), hand) and all(
        hand.grey >> face_of(card) & 1 for card in greys
    )


def length_compared(script: Script, viewer: Viewer, random: Random) -> int | None:
    """Return for how many commands the viewer got identical bytes in both worlds, or None.

    Stops where public facts tell the worlds apart: a copied command is illegal, a card count or
    an objection's result differs, or the game ends.
    """
    hands = other_deal(script, viewer, random)
    if hands is None:
        return None
    one, other = script.open(), script.open_with(hands)
    for length, (seat, command) in enumerate(script.moves):
        assert offered_to(one, viewer, length) == offered_to(other, viewer, length)
        if length % POSITIONS_APART == 0:
            assert all_sightings(one, viewer) == all_sightings(other, viewer)
            assert one.position(viewer) == other.position(viewer)
        copied = _as_in_other_world(other, viewer, seat, command, random)
        if copied is None:
            return length
        here = one.play(seat, command)
        try:
            there = other.play(seat, copied)
        except Refused:
            return length
        if _public_facts(here) != _public_facts(there) or _is_over(here):
            return length
        assert seen_by(here, viewer) == seen_by(there, viewer)
    assert all_sightings(one, viewer) == all_sightings(other, viewer)
    return len(script.moves)


def _as_in_other_world(
    other: Game, viewer: Viewer, seat: Seat, command: AnyCommand, random: Random
) -> AnyCommand | None:
    """The command itself where the viewer can read it; else one that is legal over there."""
    if viewer == seat:
        return command
    if isinstance(command, ShowCards) and not is_shown_to(other.now.state, viewer):
        same_count = [
            option
            for option in expanded(other.options(seat))
            if isinstance(option, ShowCards) and len(option.cards) == len(command.cards)
        ]
        return random.choice(same_count) if same_count else None
    if isinstance(command, WriteNote):
        return random.choice([o for o in expanded(other.options(seat)) if isinstance(o, WriteNote)])
    return command


def is_shown_to(state: State, viewer: Viewer) -> bool:
    """Whether the answer that is owed now will be seen by the viewer."""
    return viewer in seat_names(viewers_of(state, asked(state)))


def _public_facts(events: tuple[Event, ...]) -> list[object]:
    return [
        (event.held, event.owed) if isinstance(event, RepeatClaimed) else type(event)
        for event in events
    ]


def _is_over(events: tuple[Event, ...]) -> bool:
    return any(isinstance(event, GameEnded) for event in events)


def seen_by(events: tuple[Event, ...], viewer: Viewer) -> bytes:
    return msgspec.json.encode([redact(event, viewer) for event in events])


def all_sightings(game: Game, viewer: Viewer) -> bytes:
    seen = game.sightings(viewer)
    assert [one.number for one in seen] == list(range(1, len(seen) + 1))
    return msgspec.json.encode(seen)


def offered_to(game: Game, viewer: Viewer, salt: int) -> bytes:
    """Return whose move it is, its number, the viewer's options and some refusals, as bytes."""
    gets: list[object] = [game.to_act, game.decision]
    if viewer != "spectator":
        gets += [game.options(viewer), refusals(game, viewer, any_command, Random(salt))]
    return msgspec.json.encode(gets)


def refusals(
    game: Game, seat: Seat, commands: Callable[[Random], Any], random: Random
) -> list[object]:
    """How some commands that are not offered are answered, without ever being carried out."""
    answers: list[object] = []
    offered = set(expanded(game.options(seat)))
    for _ in range(6):
        command = commands(random)
        if command in offered:
            continue
        try:
            game.play(seat, command)
        except Refused as refused:
            answers.append(refused.refusal)
    return answers
