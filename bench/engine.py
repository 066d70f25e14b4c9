"""Measure the engine: uniformly random play, in actions and turns per yardstick "Y".

Y is the CPU time of summing i * i over 10^7, measured in the same run. Rounds of all contestants
are interleaved, so that noise affects all of them; medians are reported. The peers run in a virtual
environment of their own (`make bench` sets it up).
"""

import argparse
import json
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

from inkognito.core.chance import SeededChance, key_of
from inkognito.core.seats import DEFAULT_SEATS
from inkognito.game import new_game
from inkognito.games import game_module
from inkognito.random_play import choose

PEERS = Path(__file__).parent / "peers"
LIMITS = {"board": ("turn_limit", 400), "card": ("round_limit", 100)}
Round = dict[str, Any]
PlayOut = Callable[[str, int, int, Random], int]


def main() -> None:
    """Measure, print a table, and with --json the raw rounds."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7, help="interleaved rounds (at least 7)")
    parser.add_argument("--seconds", type=float, default=1.5, help="CPU seconds of each round")
    parser.add_argument("--peers-python", help="python of the peers' environment")
    parser.add_argument("--json", action="store_true", help="print the raw rounds as JSON")
    arguments = parser.parse_args()

    contestants = own_contestants(arguments.seconds)
    if arguments.peers_python:
        contestants |= peer_contestants(arguments.peers_python, arguments.seconds)
    for contestant in contestants.values():
        contestant(0)  # warm up: imports, caches
    rounds: dict[str, list[Round]] = {name: [] for name in contestants}
    console = Console(stderr=True)
    for number in track(range(arguments.rounds), "Rounds", console=console):
        for name, contestant in contestants.items():
            rounds[name].append(per_yardstick(contestant, number + 1))
    if arguments.json:
        print(json.dumps(rounds))
    else:
        Console().print(table(rounds))


def own_contestants(seconds: float) -> dict[str, Callable[[int], Round]]:
    """Return our engine for each number of players, and once more as a `Game`."""

    def contestant(game: str, players: int, play_out: PlayOut) -> Callable[[int], Round]:
        return lambda seed: play(game, players, play_out, seed, seconds)

    own: dict[str, Callable[[int], Round]] = {}
    for game in LIMITS:
        for players in (4, 3, 5):
            own[f"{game}, {players} players"] = contestant(game, players, by_the_engine)
        own[f"{game}, 4 players, as a Game"] = contestant(game, 4, by_the_front_door)
    return own


def play(game: str, players: int, play_out: PlayOut, seed: int, seconds: float) -> Round:
    """Play random games until the time is up, without declarations and needless undo."""
    random = Random(seed)
    actions = turns = games = 0
    started = time.process_time()
    while time.process_time() - started < seconds:
        actions += play_out(game, players, seed * 1_000_003 + games, random)
        turns += LIMITS[game][1]
        games += 1
    return {
        "actions": actions,
        "turns": turns,
        "games": games,
        "cpu_seconds": time.process_time() - started,
    }


def by_the_engine(game: str, players: int, key: int, random: Random) -> int:
    """Play one game with decide, evolve and options alone. Return the number of actions."""
    engine, chance = game_module(game).engine, SeededChance(key_of(key))
    options, to_act, decide, evolve = engine.options, engine.to_act, engine.decide, engine.evolve
    rules = engine.rules_from(dict([LIMITS[game]]))
    state = engine.empty
    for event in engine.open_game(rules, DEFAULT_SEATS[players], chance):
        state = evolve(state, event)
    actions = 0
    while seats := to_act(state):
        seat = seats[0]
        for event in decide(state, seat, choose(options(state, seat), random), chance):
            state = evolve(state, event)
        actions += 1
    return actions


def by_the_front_door(kind: str, players: int, key: int, random: Random) -> int:
    """Play one game as a user of the library would, including its log."""
    option, limit = LIMITS[kind]
    options: dict[str, Any] = {option: limit}
    game = new_game(kind, players, seed=key, **options)
    actions = 0
    while seats := game.to_act:
        game.play(seats[0], choose(game.options(seats[0]), random))
        actions += 1
    return actions


def peer_contestants(python: str, seconds: float) -> dict[str, Callable[[int], Round]]:
    """Return the peers, each a script in the peers' environment."""

    def contestant(script: Path) -> Callable[[int], Round]:
        def run(seed: int) -> Round:
            command = [python, str(script), "--seconds", str(seconds), "--seed", str(seed)]
            printed = subprocess.run(command, check=True, capture_output=True, text=True).stdout
            result: Round = json.loads(printed)
            return result

        return run

    scripts = (
        "catanatron_random",
        "python_chess_random",
        "openspiel_liars_poker",
        "openspiel_hanabi",
    )
    return {name: contestant(PEERS / f"{name}.py") for name in scripts}


def yardstick() -> float:
    """Return Y: CPU seconds of a plain sum in this interpreter."""
    started = time.process_time()
    sum(i * i for i in range(10**7))
    return time.process_time() - started


def per_yardstick(contestant: Callable[[int], Round], seed: int) -> Round:
    """Run one round, with Y measured just before and just after it."""
    before = yardstick()
    result = contestant(seed)
    y = (before + yardstick()) / 2
    scale = y / result["cpu_seconds"]
    turns = result["turns"]
    return {
        **result,
        "y_seconds": y,
        "actions_per_y": result["actions"] * scale,
        "turns_per_y": None if turns is None else turns * scale,
    }


def table(rounds: dict[str, list[Round]]) -> Table:
    """Return a table of the medians over the rounds."""
    made = Table(title=f"Random play per Y, Python {sys.version.split()[0]}")
    for column in ("contestant", "actions per Y", "turns or rounds per Y", "lowest", "highest"):
        made.add_column(column, justify="left" if column == "contestant" else "right")
    for name, results in rounds.items():
        actions = [result["actions_per_y"] for result in results]
        turns = [result["turns_per_y"] for result in results if result["turns_per_y"] is not None]
        made.add_row(
            name,
            f"{median(actions):,.0f}",
            f"{median(turns):,.0f}" if turns else "",
            f"{min(actions):,.0f}",
            f"{max(actions):,.0f}",
        )
    return made


if __name__ == "__main__":
    main()
