"""Count how bots behave at the table in the board game, as a spectator sees it.

Three things look rude or absurd: steps taken back, a movement that ends without a meeting although
it had made one, and a meeting in which nothing is asked. A figure that passes through the space of
another piece makes a meeting on the way, too. `.venv/bin/python -m bench.manners --bots clerk`.
"""

import argparse
from typing import Final

from msgspec import Struct
from rich.console import Console
from rich.table import Table

from inkognito.arena.table import bot_key, deal_seed, play_out
from inkognito.board.events import (
    AgentQuestioned,
    AmbassadorQuestioned,
    FigureSlippedAway,
    MovementEnded,
    PieceExpelled,
    PieceStepped,
    StepUndone,
)
from inkognito.board.legal import meeting_spaces
from inkognito.board.state import EMPTY, MEETING
from inkognito.bots.kinds import KINDS
from inkognito.game import Game, new_game
from inkognito.games import new_bot
from inkognito.views.board_position import position_after

TURN_LIMIT: Final = 600


class Manners(Struct):
    """What has been counted so far."""

    movements: int = 0
    taken_back: int = 0
    lost: int = 0
    meetings: int = 0
    unasked: int = 0

    def count(self, game: Game) -> None:
        """Count what a spectator of the game has seen."""
        state, has_undone, has_met = EMPTY, False, False
        for seen in game.sightings("spectator"):
            sighting, phase = seen.sighting, state.phase
            state = position_after(state, sighting)
            if isinstance(sighting, StepUndone):
                has_undone = True
            elif isinstance(sighting, PieceStepped):
                has_met = has_met or bool(meeting_spaces(state))
            elif isinstance(sighting, MovementEnded):
                self.movements += 1
                self.taken_back += has_undone
                self.lost += has_met and not meeting_spaces(state)
                has_undone = has_met = False
            elif isinstance(sighting, AgentQuestioned | AmbassadorQuestioned):
                self.meetings += 1
            elif isinstance(sighting, FigureSlippedAway) or (
                isinstance(sighting, PieceExpelled) and phase is MEETING
            ):
                self.meetings += 1
                self.unasked += 1


def main() -> None:
    """Play the games and print what was counted."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bots", choices=KINDS, default="tourist")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--players", type=int, choices=(3, 4, 5), default=4)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    total = Manners()
    for number in range(given.games):
        total.count(_played(given.bots, given.players, given.seed, number))
    table = Table("what", "times", "share")
    for what, times, among in (
        ("turns with steps taken back", total.taken_back, total.movements),
        ("movements that lost all their meetings", total.lost, total.movements),
        ("meetings in which nothing was asked", total.unasked, total.meetings),
    ):
        table.add_row(what, f"{times} of {among}", f"{times / max(among, 1):.1%}")
    Console().print(table)


def _played(kind: str, players: int, seed: int, number: int) -> Game:
    game = new_game("board", players, seed=deal_seed(seed, number), turn_limit=TURN_LIMIT)
    bots = {seat: new_bot(kind, "board", seat, bot_key(seed, number, seat)) for seat in game.seats}
    play_out(game, bots, dict.fromkeys(game.seats, kind))
    return game


if __name__ == "__main__":
    main()
