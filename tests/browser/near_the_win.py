"""Games shortly before their end: the newcomer, who is Blue, and their partner can win.

At the board Red, a bot, has shown their letter and asks Blue. With Blue's letter both know their
mission: a figure of theirs beside the Ambassador, who stands among Blue's figures. At cards Blue
meets Red alone, and has seen enough to know the code.
"""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from subprocess import PIPE
from typing import Any

from inkognito.games import game_module
from inkognito.tables import entries as log
from tests.pictures.fixed_server import fixed_server

BOARD: dict[str, Any] = {
    "game": "board",
    "version": 1,
    "seats": ["red", "blue", "green", "yellow"],
    "to_move": "red",
    "phase": "answering",
    "turn": 9,
    "question": {"agent": "blue", "about": "identity", "piece": "blue-thin"},
    "hands": [
        {"seat": "red", "identity": "fiddlebottom", "build": "short", "mission": "B"},
        {"seat": "blue", "identity": "bubble", "build": "tall", "mission": "C"},
        {"seat": "green", "identity": "x", "build": "thin", "mission": "D"},
        {"seat": "yellow", "identity": "zsazsa", "build": "fat", "mission": "A"},
    ],
    "shown": [
        {"seat": "red", "to": ["blue"], "cards": ["grey-fiddlebottom", "short", "B"]},
        {"seat": "blue", "to": ["red"], "cards": ["grey-bubble", "tall", "x"]},
    ],
    "places": {
        "red-tall": "redentore",
        "red-short": "madonna-dell-orto",
        "red-fat": "celestia",
        "red-thin": "sant-elena",
        "blue-tall": "rialto",
        "blue-short": "san-zaccaria",
        "blue-fat": "vallaresso",
        "blue-thin": "sant-elena",
        "green-tall": "via-garibaldi",
        "green-short": "san-giacomo-dell-orio",
        "green-fat": "sacca-fisola",
        "green-thin": "zattere",
        "yellow-tall": "fondamente-nove",
        "yellow-short": "san-giobbe",
        "yellow-fat": "la-pieta",
        "yellow-thin": "tolentini",
        "ambassador": "piazza-san-marco",
    },
    "chance": {"balls": [["land", "land", "either"]] * 12},
}

CARD: dict[str, Any] = {
    "game": "card",
    "version": 1,
    "seats": ["red", "blue", "green", "yellow"],
    "phase": "declaring",
    "first": "blue",
    "round": 4,
    "meeting": "san-marco",
    "shown": [{"seat": "red", "to": "blue", "cards": ["fiddlebottom", "24"]}],
    "black": [
        {"seat": "red", "to": "blue", "kind": "number"},
        {"seat": "green", "to": "blue", "kind": "number"},
        {"seat": "green", "to": "blue", "kind": "identity"},
    ],
    "hands": [
        {"seat": "red", "identity": "fiddlebottom", "number": "13"},
        {"seat": "blue", "identity": "bubble", "number": "24"},
        {"seat": "green", "identity": "zsazsa", "number": "47"},
        {"seat": "yellow", "identity": "x", "number": "36"},
    ],
    "played": {
        "red": ["rialto", "accademia", "arsenale", "san-marco"],
        "blue": ["rialto", "ca-d-oro", "arsenale", "san-marco"],
        "green": ["san-marco", "rialto", "ca-d-oro", "accademia"],
        "yellow": ["san-marco", "accademia", "rialto", "ca-d-oro"],
        "ambassador": ["accademia", "rialto", "ca-d-oro", "arsenale"],
    },
}

SCENARIOS = {"board": BOARD, "card": CARD}


@contextmanager
def near_the_win(folder: Path, game: str = "board") -> Iterator[str]:
    """The address of a server where every table that is opened begins with this position."""
    command = (sys.executable, "-m", __name__, str(folder), game)
    with subprocess.Popen(command, stdin=PIPE, stdout=PIPE, text=True) as server:  # noqa: S603 - our own
        assert server.stdin is not None
        assert server.stdout is not None
        yield server.stdout.readline().strip()
        server.stdin.close()


def _serve(folder: Path, game: str) -> None:
    """Print the address, and serve until standard input ends."""
    with fixed_server(folder, "near the win") as server:
        open_table = server.host.open_table
        began = log.Began(game_module(game).engine.open_scenario(SCENARIOS[game]))

        async def open_there(settings: Any, host: Any, seat: Any = None, **rest: Any) -> Any:
            return await open_table(settings, host, seat, began, **rest)

        setattr(server.host, "open_table", open_there)  # noqa: B010 - laid instead of dealt
        sys.stdout.write(f"{server.address}\n")
        sys.stdout.flush()
        sys.stdin.read()


if __name__ == "__main__":
    _serve(Path(sys.argv[1]), sys.argv[2])
