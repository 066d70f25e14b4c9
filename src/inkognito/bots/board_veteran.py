"""The veteran on the board: a bot that plays in the manner that it has learned."""

from typing import Any

from inkognito.board.events import GameOpened
from inkognito.bots.board_bot import BoardBot
from inkognito.bots.board_weights import manner_for
from inkognito.bots.manner import SLY_ON_THE_BOARD
from inkognito.core.events import Event
from inkognito.core.seats import Seat
from inkognito.views.board import ScenarioSeen


def plays_as(kind: str, _players: int, _edition: str) -> str:
    """Return the kind that plays in the place of this one: a veteran in that of a master."""
    return "veteran" if kind == "master" else kind


class BoardVeteran(BoardBot):
    """A veteran on the board. The first sighting says what it has learned for the table."""

    def __init__(self, seat: Seat, key: bytes) -> None:
        super().__init__(seat, key, SLY_ON_THE_BOARD)

    def see(self, sighting: Event) -> None:
        """Read a sighting."""
        if isinstance(sighting, GameOpened | ScenarioSeen):
            table: Any = sighting
            self._will.manner = manner_for(len(table.seats), table.rules.edition)
        super().see(sighting)
