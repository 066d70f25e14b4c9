"""The client makes of every sighting what the server makes of it: positions, sheets, sentences.

Random games of both kinds, at every number of players and with every edition, are followed through
every viewer's eyes and through all eyes at once. Now and then a game is saved as a scenario and
goes on from there.
"""

from collections.abc import Callable, Iterable, Iterator
from itertools import accumulate
from random import Random
from typing import Any

import pytest
from msgspec.json import decode, encode

from inkognito import Game, load_scenario
from inkognito.board.commands import UndoAllSteps, UndoStep
from inkognito.board.evolve import evolve as evolve_board
from inkognito.board.state import EMPTY as EMPTY_BOARD
from inkognito.board.state import named_hands as named_board_hands
from inkognito.card.evolve import evolve as evolve_card
from inkognito.card.state import EMPTY as EMPTY_CARD
from inkognito.card.state import named_hands as named_card_hands
from inkognito.core.events import Event
from inkognito.core.seats import SPECTATOR, Viewer
from inkognito.random_play import choose_declaration
from inkognito.speech import LANGUAGES, Speech
from inkognito.views.board_position import HANDLERS as BOARD_SIGHTINGS
from inkognito.views.board_position import position_after as board_after
from inkognito.views.card_position import HANDLERS as CARD_SIGHTINGS
from inkognito.views.card_position import position_after as card_after
from tests.kit.card_lively import CARD_TABLES, lively_card_game, lively_card_move
from tests.kit.lively import TABLES, lively_choice, lively_game
from tests.web.facts import board_facts, board_shows, card_facts, card_shows, facts_of, shows_of
from tests.web.the_client import TheClient

STRETCHES = 5
"""In each game."""

STRETCH = 50
"""The most actions of a stretch."""

Fold = Callable[[Any, Any], Any]
FOLDS: dict[str, tuple[Any, Fold, Fold]] = {
    "board": (EMPTY_BOARD, board_after, evolve_board),
    "card": (EMPTY_CARD, card_after, evolve_card),
}
FACTS: dict[str, tuple[Callable[[Any], Any], Callable[[Any], Any]]] = {
    "board": (board_facts, board_shows),
    "card": (card_facts, card_shows),
}
NAMED_HANDS: dict[str, Callable[[Any], Any]] = {
    "board": named_board_hands,
    "card": named_card_hands,
}
EVENTS_ONLY = {"hands-dealt", "scenario-set"}
ONLY_WITH_FIVE = {"note-written", "note-sealed"}
HIDING = {"ambassador-hid", "ambassador-hid-face-down"}
LOOKING = {"dummy-seen", "dummy-seen-covertly"}
NEVER_SEEN_BY = {3: HIDING, 4: HIDING | LOOKING, 5: LOOKING}
"""In the card game, by the number of players."""


@pytest.fixture(scope="module")
def client() -> Iterator[TheClient]:
    conversation = TheClient()
    yield conversation
    conversation.close()


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_client_follows_board_games_as_the_server_does(client: TheClient, players: int) -> None:
    seen = Said()
    for table in (one for one in TABLES if one["players"] == players):
        for game in board_games(table, Random(f"the client at {table}")):
            follow(client, "board", game, seen)
    wanted = tags(BOARD_SIGHTINGS) | EVENTS_ONLY
    assert seen.tags == (wanted if players == 5 else wanted - ONLY_WITH_FIVE)
    seen.compare(client, "board")


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_client_follows_card_games_as_the_server_does(client: TheClient, players: int) -> None:
    seen = Said()
    for table in (one for one in CARD_TABLES if one["players"] == players):
        for game in card_games(table, Random(f"the client at {table}")):
            follow(client, "card", game, seen)
    assert seen.tags == (tags(CARD_SIGHTINGS) | EVENTS_ONLY) - NEVER_SEEN_BY[players]
    seen.compare(client, "card")


# --- games --------------------------------------------------------------------------------------


def board_games(table: dict[str, Any], random: Random) -> Iterator[Game]:
    """A game in stretches: each begins with the scenario of the one before."""
    game = lively_game(table, random)
    for _ in range(STRETCHES):
        for _ in range(random.randint(1, STRETCH)):
            if not game.to_act:
                break
            act_on_board(game, random)
        yield game
        if not game.to_act:
            return
        game = load_scenario(game.scenario(), seed=random.getrandbits(32))


def act_on_board(game: Game, random: Random) -> None:
    """Something happens: now and then a step is undone, rarely something declared or noted."""
    seat = random.choice(game.to_act)
    rare = choose_declaration(game.options(seat), random) if random.random() < 0.01 else None
    if rare is None:
        seat = game.to_act[0]
        undo = [one for one in game.options(seat) if isinstance(one, UndoStep | UndoAllSteps)]
        if undo and random.random() < 0.1:
            rare = random.choice(undo)
    game.play(seat, rare or lively_choice(game, seat, random))


def card_games(table: dict[str, Any], random: Random) -> Iterator[Game]:
    """A match in stretches: each begins with the scenario of the one before."""
    game = lively_card_game(table, random)
    for _ in range(STRETCHES):
        for _ in range(random.randint(1, STRETCH)):
            if not game.to_act:
                break
            game.play(*lively_card_move(game, random, declare=0.05))
        yield game
        if not game.to_act:
            return
        game = load_scenario(game.scenario(), "card", seed=random.getrandbits(32))


# --- comparing ----------------------------------------------------------------------------------


class Said:
    """Everything that was seen by anybody, each thing once, for the sentences."""

    def __init__(self) -> None:
        self.events: dict[bytes, Event] = {}

    @property
    def tags(self) -> set[str]:
        return tags(map(type, self.events.values()))

    def add(self, events: Iterable[Event]) -> None:
        for event in events:
            self.events.setdefault(encode(event), event)

    def compare(self, client: TheClient, game: str) -> None:
        """Client and server say the same, in all languages."""
        events = list(self.events.values())
        sightings = on_the_wire(events)
        for language in LANGUAGES:
            speech = Speech(language)
            said = client.ask("sentences", language=language, game=game, sightings=sightings)
            assert said == [speech.event(event) for event in events]


def follow(client: TheClient, game: str, played: Game, seen: Said) -> None:
    """Every viewer's positions and sheet, and those of all eyes, are the same here and there."""
    empty, after, evolve = FOLDS[game]
    hands = on_the_wire(NAMED_HANDS[game](played.now.state))
    for viewer in played.viewers:
        sightings = [one.sighting for one in played.sightings(viewer)]
        states = list(accumulate(sightings, after, initial=empty))
        position = compare(client, game, viewer, states, sightings)
        assert position["hand"] == next((one for one in hands if one["seat"] == viewer), None)
        assert position["outcome"] == on_the_wire(played.outcome)
        seen.add(sightings)
    events = list(played.events)
    states = list(accumulate(events, evolve, initial=empty))
    assert compare(client, game, SPECTATOR, states, events)["hands"] == hands
    seen.add(events)


def compare(
    client: TheClient, game: str, viewer: Viewer, states: list[Any], sightings: list[Event]
) -> dict[str, Any]:
    """The client's last position; before it, all were as these states are."""
    facts, shows = FACTS[game]
    question = {"viewer": viewer, "sightings": on_the_wire(sightings)}
    position: dict[str, Any] = client.ask("empty", game=game)
    changes = client.ask("positions", game=game, **question)
    for state, changed, sighting in zip(states[1:], changes, sightings, strict=True):
        position |= changed
        expected = facts(state)
        found = facts_of(game, position)
        differ = [name for name, value in expected.items() if found[name] != value]
        assert not differ, f"after {sighting} for {viewer}: {differ}"
    sheet = client.ask("sheet", **question)
    assert shows_of(game, sheet, states[-1].rules.edition) == shows(states[-1])
    return position


def tags(kinds: Iterable[type[Event]]) -> set[str]:
    return {str(kind.__struct_config__.tag) for kind in kinds}


def on_the_wire(record: Any) -> Any:
    return decode(encode(record))
