"""The server passes for a seat that wants it, at its time; people's own answers wait for it too."""

from random import Random
from typing import Any

import pytest

from inkognito.protocol.requests import SetPassing
from inkognito.protocol.settings import Pace
from inkognito.tables.bot_delays import PASSING
from tests.kit.table_client import TAKEN, Client
from tests.kit.table_world import Luck, Process, World, begun

WAIT = PASSING["normal"].wait(0.5)
PASSES: dict[str, Any] = {
    "shake-phantom": {"type": "shake-phantom"},
    "end-turn": {"type": "end-turn"},
    "declaration": {"type": "decline", "what": "declaration"},
    "question": {"type": "decline", "what": "question"},
    "look": {"type": "decline", "what": "look"},
}
GAME = {kind: "card" if "what" in command else "board" for kind, command in PASSES.items()}
KINDS = pytest.mark.parametrize("kind", PASSES)


class Even(Luck):
    """The same draw each time."""

    def draw(self) -> float:
        return 0.5


def table_of(
    game: str, *people: str, pace: Pace = "normal", seed: int = 1, **more: Any
) -> tuple[Process, list[Client]]:
    """A game of these people and bots, in which answers wait for their time."""
    rules = {"board": {"turn_limit": 90}, "card": {"round_limit": 90}}
    seats = ("red", "blue", "green")
    bots = dict.fromkeys(seats[len(people) :], "random")
    world = World(game, seed, players=3, bots=bots, pace=pace, rules=rules[game], **more)
    world.luck = Even(seed)
    process = Process(world, holds={"answers"})
    return process, begun(process, *people)


def waited_for(clients: list[Client]) -> Client:
    return next(client for client in clients if client.is_waited_for)


def brought_to(kind: str, process: Process, clients: list[Client]) -> Client:
    """Play until somebody is asked in a decision of this kind; return them."""
    random = Random(1)
    for _ in range(3_000):
        asked = [one for one in clients if one.is_waited_for]
        if not asked:
            process.sleep()
            continue
        one, options = asked[0], asked[0].options or {}
        if options["passable"] == kind:
            return one
        answer(process, one, usual(options["commands"], random))
        process.pass_time(max((due - process.world.now for due in process.held_until()), default=0))
    raise AssertionError(f"nobody is asked in a decision of kind {kind}")


def usual(commands: list[dict[str, Any]], random: Random) -> dict[str, Any]:
    """An answer that goes on with the game: end movement soon, decline what can be declined."""
    going_on = ("decline", "end-movement", "end-turn", "shake-phantom")
    return next((one for one in commands if one["type"] in going_on), random.choice(commands))


def answer(process: Process, client: Client, command: Any) -> str | None:
    name, data = client.act(command)
    process.hear(client, data)
    return client.verdicts.get(name)


@KINDS
def test_the_server_passes_for_a_seat_that_wants_it_at_the_time_it_has_drawn(kind: str) -> None:
    process, clients = table_of(GAME[kind], "ann", "bob")
    for client in clients:
        assert process.ask(client, SetPassing, kind=kind) == TAKEN
        assert client.passing == [kind]
    asked = brought_to(kind, process, clients)
    seq = process.session.table.seq
    process.pass_time(WAIT - 1)
    assert process.session.table.seq == seq
    process.pass_time(1)
    row = process.world.rows(seq)[0]
    (played,) = row.entries
    assert (row.author, row.at) == (f"pass-{asked.seat}", process.world.now)
    assert not getattr(played, "by_bot", True)
    assert (asked.options or {}).get("passable") != kind
