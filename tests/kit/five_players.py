"""Positions of the board game for five players, where the fifth plays the Ambassador."""

from typing import Any

from inkognito import Game
from inkognito.board.commands import ShowCards
from inkognito.core.seats import Colour, Seat
from tests.kit.scenes import offered, scene

AGENTS: tuple[Colour, ...] = ("red", "blue", "green", "yellow")
TWO_STEPS = ["ambassador", "ambassador"]
NOBODY: Any = "ambassador"  # a name where only an agent's is allowed


def five(phase: str, to_move: str = "red", **fields: Any) -> Game:
    """Return a game of five in this phase; `fields` are those of a scene."""
    return scene(phase, to_move, players=5, **fields)


def faces(game: Game, seat: Seat) -> set[frozenset[str]]:
    """What may be shown, by face."""
    shows = offered(game, seat, ShowCards)
    return {frozenset(card.removeprefix("grey-") for card in show.cards) for show in shows}
