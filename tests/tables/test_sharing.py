"""Viewers who see the same and have no options share one message; others get their own."""

from random import Random
from typing import Any

import pytest

from inkognito.protocol.messages import Update
from inkognito.views.redact import is_public, redact
from tests.kit.table_world import Process, World, begun, play_on


@pytest.mark.parametrize("game", ["board", "card"])
def test_only_what_all_see_alike_is_shared(game: str) -> None:
    process = Process(World(game, players=4))
    spectator = process.join("zoe")
    clients = begun(process, "ann", "bob", "cem", "dot")
    viewers: dict[Any, Any] = {one.connection: one.seat for one in clients} | {
        spectator.connection: None
    }
    process.sent.clear()
    play_on(process, Random(1), until=lambda: len(process.sent) > 500, declare=0)
    shared = [
        one
        for one in process.sent
        if len({viewers[connection] for connection in one.connections}) > 1
    ]
    moves = [one.message for one in shared if isinstance(one.message, Update)]
    assert len(moves) == len(shared) > 20
    for move in moves:
        assert (move.accepted, move.options) == (None, None)
        assert all(is_public(seen.sighting) for seen in move.sightings)


@pytest.mark.parametrize("game", ["board", "card"])
def test_public_messages_are_the_same_for_everybody(game: str) -> None:
    process = Process(World(game, players=5))
    begun(process, "ann", "bob", "cem", "dot", "eve")
    play_on(process, Random(2))
    played = process.session.game_log
    assert played is not None
    for event in filter(is_public, played.events):
        assert all(redact(event, viewer) is event for viewer in played.viewers)
