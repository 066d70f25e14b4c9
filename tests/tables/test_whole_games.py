"""Whole games through the session: all see exactly what they may see, in order."""

from itertools import product
from random import Random
from typing import Any

import msgspec
import pytest

from inkognito.board.note_option import NoteOption
from inkognito.core.seats import DEFAULT_SEATS
from inkognito.protocol.requests import Begin
from inkognito.tables.effects import AppendRow
from tests.kit.table_client import TAKEN, Client
from tests.kit.table_world import Process, World, begun, fingerprint, over_the_wire, play_on, shown

PEOPLE = ("ann", "bob", "cem", "dot", "eve")


def watched(process: Process) -> None:
    """Check with every message that its options are those of the seat that gets it."""

    def deliver(client: Client, data: bytes) -> None:
        client.hear(data)
        if client.options is not None and "options" in msgspec.json.decode(data):
            assert client.options == own_options(process, client.seat)

    process.deliver = deliver


def own_options(process: Process, seat: Any) -> dict[str, Any] | None:
    """What the game offers to the seat, but for the many notes."""
    game = process.session.table.game
    assert game is not None
    offered = game.options(seat)
    assert offered
    listed = [over_the_wire(one) for one in offered if type(one) is not NoteOption]
    note = len(listed) < len(offered)
    passable = None if seat not in game.waits_for else game.passable
    ahead = [over_the_wire(one) for one in game.ahead(seat)]
    said = {"decision": game.decision, "commands": listed, "note": note}
    return said | {"passable": passable, "ahead": ahead}


@pytest.mark.parametrize(
    ("game", "players", "people"),
    [(game, players, people) for game, players in product(("board", "card"), (3, 4, 5))
     for people in (1, 2, players)],
)  # fmt: skip
def test_a_game_of_people_and_bots_ends_and_each_viewer_gets_their_own_sightings(
    game: str, players: int, people: int
) -> None:
    seats = DEFAULT_SEATS[players]
    kinds = ["clerk", *["random"] * 4]
    world = World(game, players=players, bots=dict(zip(seats[people:], kinds, strict=False)))
    process = Process(world, fast_bots=True)
    watched(process)
    spectators = [process.join("zoe"), process.join(None)]
    clients = begun(process, *PEOPLE[:people])
    second_tabs = [process.join(client.participant.person) for client in clients]
    play_on(process, Random(people), declare=0.01)
    assert process.session.table.status == "over"
    for client in (*clients, *second_tabs, *spectators):
        assert client.seen == shown(process, client)
        assert client.seen
        assert client.table["status"] == "over"
        assert client.options is None
        assert client.viewer == (client.seat or "spectator")
    assert fingerprint(world.session()) == fingerprint(process.session)


def test_a_game_of_people_without_clocks_needs_no_alarm() -> None:
    process = Process(World("card", players=3))
    begun(process, "ann", "bob", "cem")
    assert process.wake_at is None
    play_on(process, Random(1))
    assert process.wake_at is None


def test_a_viewer_from_the_middle_sees_the_same_as_from_the_beginning() -> None:
    process = Process(World("card", players=4, bots={"yellow": "random"}), fast_bots=True)
    early = process.join(None)
    begun(process, "ann", "bob", "cem")
    play_on(process, Random(2), until=lambda: process.session.table.seq > 20)
    late = process.join(None)
    assert late.seen == early.seen
    play_on(process, Random(2))
    assert late.seen == early.seen == shown(process, late)


def test_nothing_is_shown_before_it_is_stored() -> None:
    world = World("card", players=3)
    process = Process(world)
    ann, bob, cem = begun(process, "ann", "bob", "cem")
    process.holds = frozenset({"rows"})
    (waited_for,) = (one for one in (ann, bob, cem) if one.is_waited_for)
    before = [(one.seen[:], one.turn) for one in (ann, bob, cem)]
    assert process.choose(waited_for, Random(1)) is None
    assert [(one.seen, one.turn) for one in (ann, bob, cem)] == before
    held = process.rows.popleft()
    assert isinstance(held, AppendRow)
    process.do(process.answer(held))
    after = [len(one.seen) for one in (ann, bob, cem)]
    assert all(now > len(seen) for now, (seen, _) in zip(after, before, strict=True))
    assert not waited_for.unanswered


def test_bots_play_among_themselves_for_a_host_who_looks_on() -> None:
    process = Process(World("card", players=4, bots=dict.fromkeys(DEFAULT_SEATS[4], "random")))
    ann = process.join("ann")
    assert process.ask(ann, Begin) == TAKEN
    play_on(process, Random(1))
    assert ann.table["status"] == "over"
    assert ann.seen == shown(process, ann)


@pytest.mark.parametrize("fast_bots", [True, False])
@pytest.mark.parametrize("seed", [6, 16, 211])
def test_a_bot_that_writes_its_note_in_its_own_turn_goes_on_afterwards(
    seed: int, fast_bots: bool
) -> None:
    kinds = dict.fromkeys(("red", "green", "yellow", "ambassador"), "clerk")
    bots = kinds | ({"green": "tourist", "yellow": "random"} if seed % 2 == 0 else {})
    world = World("board", seed=seed, players=5, rules={"turn_limit": 60}, bots=bots)
    process = Process(world, fast_bots=fast_bots)
    begun(process, "ann")
    play_on(process, Random(seed))
    assert process.session.table.status == "over"
