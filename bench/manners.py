"""Count how bots behave at the table in the board game, as a spectator sees it.

Some things look rude or absurd: steps taken back, a meeting that is made in movement and given up
again, a meeting in which nothing is asked, and a question whose answer can tell the asker nothing
(by what the asker has seen). `.venv/bin/python -m bench.manners --bots clerk`.
"""

import argparse
from typing import Any, Final

import numpy as np
from msgspec import Struct
from rich.console import Console
from rich.table import Table

from inkognito.arena.table import bot_key, deal_seed, play_out
from inkognito.board.cards import ABOUT_INDEX
from inkognito.board.events import (
    AgentQuestioned,
    AmbassadorQuestioned,
    FigureSlippedAway,
    MovementEnded,
    PieceExpelled,
    PieceStepped,
    StepUndone,
    TurnBegan,
)
from inkognito.board.legal import meeting_spaces
from inkognito.board.shows import PAIR, THREE
from inkognito.board.state import EMPTY, MEETING
from inkognito.bots.kinds import KINDS
from inkognito.core.seats import AMBASSADOR_SEAT, SEAT_INDEX, Seat
from inkognito.deduction.board import Asked, BoardReader
from inkognito.deduction.worth import information
from inkognito.game import Game, new_game
from inkognito.games import new_bot
from inkognito.views.board_position import position_after

TURN_LIMIT: Final = 600

NOTHING: Final = 1e-6
"""Bits that an answer is expected to tell, at most, if it can tell nothing."""

Question = AgentQuestioned | AmbassadorQuestioned


class Manners(Struct):
    """What has been counted so far."""

    players: int = 0
    turns: int = 0
    movements: int = 0
    taken_back: int = 0
    lost: int = 0
    meetings: int = 0
    unasked: int = 0
    questions: int = 0
    idle: int = 0

    def count(self, game: Game) -> None:
        """Count what a spectator of the game has seen, and what its questions could tell."""
        self.players += len(game.seats)
        for seat in game.seats:
            self._count_questions(game, seat)
        turn: list[Any] = []
        state = EMPTY
        for seen in game.sightings("spectator"):
            sighting, phase = seen.sighting, state.phase
            state = position_after(state, sighting)
            turn.append((sighting, meeting_spaces(state)))
            if isinstance(sighting, MovementEnded):
                self._count_movement(turn)
            elif isinstance(sighting, TurnBegan):
                self.turns += 1
                turn = []
            elif isinstance(sighting, Question):
                self.meetings += 1
            elif isinstance(sighting, FigureSlippedAway) or (
                isinstance(sighting, PieceExpelled) and phase is MEETING
            ):
                self.meetings += 1
                self.unasked += 1

    def _count_movement(self, turn: list[Any]) -> None:
        """Count a movement. A figure that goes on at once only passes through."""
        self.movements += 1
        self.taken_back += any(isinstance(one, StepUndone) for one, _ in turn)
        steps = [(one, met) for one, met in turn if isinstance(one, PieceStepped)]
        stops = [
            met
            for number, (one, met) in enumerate(steps)
            if number + 1 == len(steps) or steps[number + 1][0].piece != one.piece
        ]
        self.lost += any(stops) and not stops[-1]

    def _count_questions(self, game: Game, seat: Seat) -> None:
        reader = BoardReader(seat)
        for seen in game.sightings(seat):
            if isinstance(seen.sighting, Question) and seen.sighting.seat == seat:
                self.questions += 1
                self.idle += _bits(reader, seen.sighting) < NOTHING
            reader.see(seen.sighting)


def _bits(reader: BoardReader, sighting: Question) -> float:
    """Return the bits about the whole deal that the answer is expected to tell."""
    book, agent = reader.notebook, SEAT_INDEX[sighting.agent]
    is_pair = isinstance(sighting, AmbassadorQuestioned) or book.seat == AMBASSADOR_SEAT
    asked = Asked(book.seat, agent, ABOUT_INDEX[sighting.about], PAIR if is_pair else THREE)
    weights = book.belief.weights()
    forecast = reader.forecast(asked)
    return information(weights, book.belief.hand_numbers[agent], np.arange(len(weights)), forecast)


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
        ("meetings made in movement and given up", total.lost, total.movements),
        ("meetings in which nothing was asked", total.unasked, total.meetings),
        ("questions that can tell nothing", total.idle, total.questions),
    ):
        table.add_row(what, f"{times} of {among}", f"{times / max(among, 1):.1%}")
    table.add_row("turns of each player in a game", "", f"{total.turns / total.players:.1f}")
    Console().print(table)


def _played(kind: str, players: int, seed: int, number: int) -> Game:
    game = new_game("board", players, seed=deal_seed(seed, number), turn_limit=TURN_LIMIT)
    bots = {seat: new_bot(kind, "board", seat, bot_key(seed, number, seat)) for seat in game.seats}
    play_out(game, bots, dict.fromkeys(game.seats, kind))
    return game


if __name__ == "__main__":
    main()
