"""The same seed gives the same bytes to every client: at once, and in another process."""

import os
import subprocess
import sys
from hashlib import sha256

import pytest

from inkognito.core.fairness import Seal
from tests.world.playing import begun, play_out, seated, wanted
from tests.world.world import World


async def evening(world: World, game: str, players: int) -> None:
    """A game with two people, a program, a spectator and somebody in the lobby."""
    await world.start()
    watcher = world.visitor("Watcher")
    watcher.lobby()
    ann, bob = await world.guest("Ann"), await world.guest("Bob")
    tabs = await begun([ann, bob], wanted(game, players, 2, visibility="public"))
    await watcher.tab(tabs[0].table)
    await bob.program(tabs[0].table)
    await ann.told("GET", f"/api/tables/{tabs[0].table}/sheet")
    await play_out(tabs, world.seed)
    await bob.told("GET", f"/api/tables/{tabs[0].table}/story")


def observed(seed: int, game: str, players: int) -> list[object]:
    """Everything that anybody can observe in an evening."""
    with World(seed) as world:
        world.run(evening(world, game, players))
        seen: list[object] = [visitor.observed for visitor in world.visitors]
        return [*seen, world.log_lines, [one.metrics() for one in world.processes]]


@pytest.mark.parametrize(("game", "players"), [("board", 3), ("card", 5)])
def test_the_same_seed_gives_everybody_the_same_bytes_at_the_same_times(
    game: str, players: int
) -> None:
    first, second = observed(7, game, players), observed(7, game, players)
    assert first == second
    assert observed(8, game, players) != first


def digest(seed: int, game: str, players: int) -> str:
    """A fingerprint of everything that anybody can observe."""
    return sha256(repr(observed(seed, game, players)).encode()).hexdigest()


def test_another_process_with_another_order_of_sets_gives_the_same_bytes() -> None:
    """Otherwise a seed that failed would not reproduce the failure."""
    call = f"from {__name__} import digest; print(digest(7, 'card', 5))"
    other = subprocess.run(  # noqa: S603 - our own code
        [sys.executable, "-c", call],
        env={**os.environ, "PYTHONHASHSEED": "1234"},
        capture_output=True,
        text=True,
        timeout=300,
        check=True,
    )
    assert other.stdout.strip() == digest(7, "card", 5)


def test_two_worlds_may_differ_in_the_seal_alone() -> None:
    seals = [Seal(bytes([number]) * 32, bytes(32)) for number in (1, 2)]
    shown = []
    for seal in seals:
        with World(7, seals=[seal], commitment="c" * 64) as world:
            world.run(_gathers(world))
            shown.append([visitor.observed for visitor in world.visitors])
    assert shown[0] == shown[1]


async def _gathers(world: World) -> None:
    await world.start()
    ann, bob = await world.guest("Ann"), await world.guest("Bob")
    tabs = await seated([ann, bob], wanted("card", 4, 2))
    assert tabs[0].client.table["commitment"] == "c" * 64
