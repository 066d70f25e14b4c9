"""The position that a viewer folds from sightings is the true one, as far as it is visible."""

from collections.abc import Iterable
from itertools import product
from random import Random
from typing import Any, get_args

import pytest
from msgspec.structs import replace

from inkognito import Game, load_scenario
from inkognito.card.cards import LOCATION_INDEX, BlackHand
from inkognito.card.commands import PlayLocation
from inkognito.card.events import AmbassadorHid, DummySeen
from inkognito.card.evolve import evolve
from inkognito.card.legal import choosers
from inkognito.card.options import options, to_act
from inkognito.card.state import EMPTY, NOWHERE, PLAYING, State
from inkognito.core.events import Event
from inkognito.core.seats import AMBASSADOR_SEAT, SEAT_INDEX, SPECTATOR, Viewer
from inkognito.views.card import AmbassadorHidFaceDown, DummySeenCovertly, Sighting
from inkognito.views.card_position import FACE_DOWN, HANDLERS, position_after
from inkognito.views.redact import redact
from tests.kit.card_lively import CARD_TABLES, lively_card_game, lively_card_move
from tests.kit.card_scenes import card_scene, meeting

GAMES = 12
"""At each table."""

STRETCHES = 12
"""In each game; after each it is saved as a scenario, and goes on from there."""

STRETCH = 60
"""The most actions of a stretch."""

OPEN_TO_ALL = (
    "rules",
    "order",
    "game",
    "opener",
    "scores",
    "round",
    "first",
    "phase",
    "to_play",
    "at",
    "used",
    "meetings",
    "meeting",
    "asked",
    "named",
)
SIGHTINGS: frozenset[type[Event]] = frozenset(get_args(Sighting))
HIDING = {AmbassadorHid, AmbassadorHidFaceDown}
LOOKING = {DummySeen, DummySeenCovertly}
NEVER_SEEN_BY: dict[int, set[Any]] = {3: HIDING, 4: HIDING | LOOKING, 5: LOOKING}
"""By the number of players."""

ANY_HAND = BlackHand(0, 0)
EVERYBODY = range(AMBASSADOR_SEAT + 1)
AGENTS = range(AMBASSADOR_SEAT)


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
                assert_open_things_agree(self.positions[viewer], self.truth, viewer)
        assert self.truth == self.game.now.state
        for viewer, position in self.positions.items():
            assert_secrets_as_known(position, self.truth, viewer)

    def check_options(self) -> None:
        for position in self.positions.values():
            assert to_act(position) == to_act(self.truth)
        for seat in self.game.seats:
            number = SEAT_INDEX[seat]
            own = ANY_HAND if number == AMBASSADOR_SEAT else self.truth.hands[number]
            # Only the seat's own hand is true: its options must not depend on the others.
            position = replace(self.positions[seat], hands=(own,) * AMBASSADOR_SEAT)
            assert options(position, number) == self.game.options(seat)


def assert_open_things_agree(position: State, truth: State, viewer: Viewer) -> None:
    for name in OPEN_TO_ALL:
        assert getattr(position, name) == getattr(truth, name), f"{name} for {viewer}"
    assert position.hands == ()
    assert position.hidden == (truth.hidden if viewer == "ambassador" else NOWHERE)


def assert_secrets_as_known(position: State, truth: State, viewer: Viewer) -> None:
    """What was chosen, shown or demanded is there where the viewer takes part, and only there."""
    me = NOWHERE if viewer == SPECTATOR else SEAT_INDEX[viewer]
    for seat in EVERYBODY:
        lies_there = FACE_DOWN if truth.chosen[seat] else 0
        assert position.chosen[seat] == (truth.chosen[seat] if seat == me else lies_there)
    for agent in AGENTS:
        for to in EVERYBODY:
            known = truth.shown[agent][to] if me in (agent, to) else ()
            assert position.shown[agent][to] == known
        for asker in AGENTS:
            seen = me in (agent, asker, AMBASSADOR_SEAT)
            assert position.black[agent][asker] == (truth.black[agent][asker] if seen else 0)


def play_before(audience: Audience, random: Random, actions: int) -> None:
    """A stretch of the game in front of everybody."""
    game = audience.game
    for _ in range(actions):
        audience.check_options()
        if not game.to_act:
            break
        audience.follow(game.play(*lively_card_move(game, random, declare=0.01)))


def scenario_seen_by(game: Game, viewer: Viewer) -> State:
    [event] = game.events
    sighting = redact(event, viewer)
    assert sighting is not None
    return position_after(EMPTY, sighting)


def test_every_sighting_class_has_a_handler_and_nothing_else_has() -> None:
    assert HANDLERS.keys() == SIGHTINGS


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_viewer_knows_public_facts_and_what_they_took_part_in(players: int) -> None:
    seen: set[type[Event]] = set()
    tables = [table for table in CARD_TABLES if table["players"] == players]
    for table, again in product(tables, range(GAMES)):
        random = Random(f"{table} {again}")
        game = lively_card_game(table, random)
        for _ in range(STRETCHES):
            audience = Audience(game)
            play_before(audience, random, random.randint(1, STRETCH))
            seen |= audience.seen
            if not game.to_act:
                break
            game = load_scenario(game.scenario(), "card", seed=random.getrandbits(32))
    assert seen == SIGHTINGS - NEVER_SEEN_BY[players]


@pytest.mark.parametrize("viewer", ["red", "green", "ambassador", SPECTATOR])
def test_the_hidden_location_is_known_to_the_ambassadors_player_alone(viewer: Viewer) -> None:
    game = card_scene("hiding", players=5)
    audience = Audience(game)
    audience.follow(game.play("ambassador", PlayLocation("rialto")))
    position = audience.positions[viewer]
    known = viewer == "ambassador"
    assert position.phase is PLAYING
    assert position.hidden == (LOCATION_INDEX["rialto"] if known else NOWHERE)
    assert position.used == EMPTY.used


@pytest.mark.parametrize("viewer", ["red", "blue", "green", SPECTATOR])
def test_a_pair_that_lies_face_down_in_a_scenario_counts_as_chosen(viewer: Viewer) -> None:
    visits = {"red": "rialto", "blue": "rialto", "green": "arsenale", "yellow": "accademia"}
    chosen = [{"seat": "red", "cards": ["fiddlebottom", "13"]}]
    visits["ambassador"] = "san-marco"
    game = meeting(visits, "rialto", "exchanging", chosen=chosen)
    position = scenario_seen_by(game, viewer)
    faces = game.now.state.chosen[SEAT_INDEX["red"]]
    assert position.chosen[SEAT_INDEX["red"]] == (faces if viewer == "red" else FACE_DOWN)
    assert choosers(position) == (SEAT_INDEX["blue"],)
