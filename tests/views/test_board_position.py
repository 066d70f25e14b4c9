"""The position that a viewer folds from sightings is the true one, as far as it is visible."""

from collections import defaultdict
from collections.abc import Iterable
from itertools import product
from random import Random
from typing import Any, get_args

import pytest
from msgspec.structs import replace

from inkognito import Game, load_scenario
from inkognito.board.cards import SecretHand, faces_of
from inkognito.board.commands import UndoAllSteps, UndoStep
from inkognito.board.events import CardsShown, NoteWritten, ScenarioSet
from inkognito.board.evolve import evolve
from inkognito.board.options import options
from inkognito.board.scenario import ShownSet
from inkognito.board.state import EMPTY, ShownSets, State
from inkognito.core.events import Event
from inkognito.core.seats import AMBASSADOR_SEAT, SEAT_INDEX, SPECTATOR, Viewer
from inkognito.random_play import choose_declaration
from inkognito.views.board import NoteSealed, Sighting
from inkognito.views.board_position import HANDLERS, position_after
from inkognito.views.redact import redact
from tests.kit.lively import TABLES, lively_choice, lively_game

GAMES = 3
"""At each table."""

STRETCHES = 16
"""In each game; after each it is saved as a scenario, and goes on from there."""

STRETCH = 40
"""The most actions of a stretch."""

LONG = 3000

OPEN_TO_ALL = (
    "rules",
    "order",
    "first",
    "places",
    "masks",
    "turn",
    "seat",
    "phase",
    "balls",
    "steps",
    "question",
    "offered",
    "ambassador_mover",
)
SIGHTINGS: frozenset[type[Event]] = frozenset(get_args(Sighting))
ONLY_WITH_FIVE = {NoteWritten, NoteSealed}
ANY_HAND = SecretHand(0, 0, 0)


class Audience:
    """Every viewer's position beside the true one, event by event."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.truth = EMPTY
        self.positions: dict[Viewer, State] = dict.fromkeys(game.viewers, EMPTY)
        self.seen: set[type[Event]] = set()
        self.follow(game.events)

    def follow(self, events: Iterable[Any]) -> None:
        for event in events:
            self.truth = evolve(self.truth, event)
            for viewer, before in self.positions.items():
                sighting = redact(event, viewer)
                assert sighting is not None
                self.seen.add(type(sighting))
                self.positions[viewer] = position_after(before, sighting)
                assert_as_known(self.positions[viewer], self.truth, viewer)
        assert self.truth == self.game.now.state

    def check_options(self) -> None:
        for seat in self.game.seats:
            number = SEAT_INDEX[seat]
            hands = all_like_own(self.truth, number)
            position = replace(self.positions[seat], hands=hands)
            assert options(position, number) == self.game.options(seat)

    def check_shown(self) -> None:
        for viewer, position in self.positions.items():
            assert position.shown == shown_before(self.game.events, viewer)


def assert_as_known(position: State, truth: State, viewer: Viewer) -> None:
    for name in OPEN_TO_ALL:
        assert getattr(position, name) == getattr(truth, name), f"{name} for {viewer}"
    assert position.hands == ()
    assert position.note == (truth.note if viewer == "ambassador" else None)


def all_like_own(truth: State, seat: int) -> tuple[SecretHand, ...]:
    """Hands of which only the seat's own is true; its options must not depend on the others."""
    if not truth.hands:
        return ()
    return (ANY_HAND if seat == AMBASSADOR_SEAT else truth.hands[seat],) * AMBASSADOR_SEAT


def shown_before(events: Iterable[Event], viewer: Viewer) -> ShownSets:
    """The sets of two or three cards that the viewer has shown, or seen, and who saw them."""
    shown: list[ShownSet | CardsShown] = []
    for event in events:
        if isinstance(event, ScenarioSet):
            shown += event.scenario.shown
        if isinstance(event, CardsShown):
            shown.append(event)
    sets: dict[tuple[str, str], list[int]] = defaultdict(list)
    for one in shown:
        if viewer in (one.seat, *one.to) and len(one.cards) > 1:
            for to in one.to:
                sets[one.seat, to].append(faces_of(one.cards))
    return tuple(
        tuple(tuple(sets[agent, to]) for to in SEAT_INDEX)
        for agent in list(SEAT_INDEX)[:AMBASSADOR_SEAT]
    )


def act(game: Game, random: Random, declare: float) -> tuple[Event, ...]:
    """Something happens: now and then a step is undone, rarely something declared or noted."""
    seat = random.choice(game.to_act)
    rare = choose_declaration(game.options(seat), random) if random.random() < declare else None
    if rare is None:
        seat = game.to_act[0]
        undo = [one for one in game.options(seat) if isinstance(one, UndoStep | UndoAllSteps)]
        if undo and random.random() < 0.05:
            rare = random.choice(undo)
    return game.play(seat, rare or lively_choice(game, seat, random))


def play_before(audience: Audience, random: Random, actions: int, declare: float) -> None:
    """A stretch of the game in front of everybody."""
    game = audience.game
    for _ in range(actions):
        audience.check_options()
        if not game.to_act:
            break
        audience.follow(act(game, random, declare))
    audience.check_shown()


def test_every_sighting_class_has_a_handler_and_nothing_else_has() -> None:
    assert HANDLERS.keys() == SIGHTINGS


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_viewer_knows_public_facts_and_what_they_took_part_in(players: int) -> None:
    seen: set[type[Event]] = set()
    tables = [table for table in TABLES if table["players"] == players]
    for table, again in product(tables, range(GAMES)):
        random = Random(f"{table} {again}")
        game = lively_game(table, random)
        for _ in range(STRETCHES):
            audience = Audience(game)
            audience.check_shown()
            play_before(audience, random, random.randint(1, STRETCH), declare=0.01)
            seen |= audience.seen
            if not game.to_act:
                break
            game = load_scenario(game.scenario(), seed=random.getrandbits(32))
    assert seen == (SIGHTINGS if players == 5 else SIGHTINGS - ONLY_WITH_FIVE)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_b10_what_was_shown_long_ago_is_known_to_those_who_were_part_of_it(players: int) -> None:
    """A game without a scenario between, so long that nothing fresh is left to be shown."""
    random = Random(f"a long game of {players}")
    audience = Audience(lively_game({"players": players, "repeats": "prevented"}, random))
    play_before(audience, random, LONG, declare=0)
    shown = [event for event in audience.game.events if isinstance(event, CardsShown)]
    assert any(len(event.cards) == 1 for event in shown)
    assert audience.positions[SPECTATOR].shown == EMPTY.shown
