"""What veterans have learned. It lies beside this module, with how it was made.

One file for each game, number of players and edition: `weights/GAME-PLAYERS-EDITION.json`.
"""

from functools import cache
from importlib import resources

import msgspec

from inkognito.simulator.learning import Learning


@cache
def learning_for(game: str, players: int, edition: str) -> Learning | None:
    """Return what was learned for a game at such tables; None if nothing was."""
    name = f"{game}-{players}-{edition}.json"
    file = resources.files(__package__).joinpath("weights", name)
    if not file.is_file():
        return None
    return msgspec.json.decode(file.read_bytes(), type=Learning)
