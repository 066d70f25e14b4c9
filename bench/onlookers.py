"""Measure how well an onlooker guesses true figures by movement alone, at a table of bots.

The onlooker counts, for each figure: steps, movements, movements that met somebody or nobody, how
lately it moved, steps onto numbered spaces, and how often it was sent away. How much each of these
speaks for a figure is learned from half of the games (a conditional logit), so the onlooker knows
this kind of bots well; the other half is guessed. `python -m bench.onlookers --bots sly`.
"""

import argparse
from typing import Any, Final

import numpy as np
from msgspec import Struct
from rich.console import Console
from rich.table import Table

from inkognito.arena.table import bot_key, deal_seed, play_out
from inkognito.board.cards import hands_by_colour
from inkognito.board.events import GameEnded, MovementEnded, PieceExpelled
from inkognito.board.pieces import AMBASSADOR, PIECE_INDEX, PIECES_OF
from inkognito.board.state import EMPTY, State
from inkognito.board.venice import EMBASSY, NUMBERED
from inkognito.bots.footprints import Footprints
from inkognito.bots.kinds import KINDS
from inkognito.core.seats import AMBASSADOR_SEAT
from inkognito.deduction.belief import Numbers
from inkognito.deduction.deals import PLAYED
from inkognito.game import Game, new_game
from inkognito.games import new_bot
from inkognito.views.board_position import position_after

STEPS, MOVED, MET, ALONE, LATELY, NUMBERED_STEPS, SENT = range(7)
CLUES: Final = 7
FADES: Final = 0.5
ROUNDS: Final = 300
GOALS: Final = {*NUMBERED.values(), EMBASSY}


class Guesses(Struct, frozen=True):
    """By movement of a player: the clues for each figure, what footprints say, and the truth."""

    clues: Numbers
    footprints: Numbers
    truth: Any
    game: Any

    def of(self, chosen: Any) -> "Guesses":
        """Return some of them."""
        return Guesses(*(getattr(self, field)[chosen] for field in self.__struct_fields__))


def guesses_of(games: list[Game]) -> Guesses:
    """Return what an onlooker sees after each movement."""
    rows = [(*row, number) for number, game in enumerate(games) for row in _movements(game)]
    return Guesses(*(np.array(part) for part in zip(*rows, strict=True)))


def _movements(game: Game) -> list[tuple[Any, ...]]:
    seen = [one.sighting for one in game.sightings("spectator")]
    hands = next(hands_by_colour(s.hands) for s in seen if isinstance(s, GameEnded))
    clues, prints = np.zeros((PLAYED, PLAYED, CLUES)), Footprints()
    rows, state = [], EMPTY
    for sighting in seen:
        if isinstance(sighting, MovementEnded) and state.seat != AMBASSADOR_SEAT:
            mover = state.seat
            prints.note(state)
            _count(clues[mover], state)
            truth = hands[mover].build
            rows.append((clues[mover].copy(), prints.suspicion(mover), truth))
        if isinstance(sighting, PieceExpelled) and PIECE_INDEX[sighting.piece] != AMBASSADOR:
            clues[divmod(PIECE_INDEX[sighting.piece], PLAYED)][SENT] += 1
        state = position_after(state, sighting)
    return rows


def _count(clues: Numbers, state: State) -> None:
    """Count one movement, by figure of its player."""
    own, places = PIECES_OF[state.seat], state.places
    others = {place for piece, place in enumerate(places) if piece not in own}
    clues[:, LATELY] *= FADES
    steps = [step for step in state.steps if step.piece in own]
    for step in steps:
        clues[step.piece % PLAYED, STEPS] += 1
    for piece in {step.piece for step in steps}:
        row = clues[piece % PLAYED]
        row[MOVED] += 1
        row[LATELY] += 1
        row[MET if places[piece] in others else ALONE] += 1
        row[NUMBERED_STEPS] += places[piece] in GOALS


def learned(some: Guesses) -> Numbers:
    """Return how much each clue speaks for a figure, learned by gradient ascent."""
    scale = some.clues.std(axis=(0, 1)) + 1e-9
    clues, weights = some.clues / scale, np.zeros(CLUES)
    rows = np.arange(len(some.truth))
    for _ in range(ROUNDS):
        chances = softmax(clues @ weights)
        expected = np.einsum("nb,nbc->nc", chances, clues)
        weights += 0.5 * ((clues[rows, some.truth] - expected).mean(axis=0) - 1e-3 * weights)
    return np.asarray(weights / scale, dtype=np.float64)


def softmax(worth: Numbers) -> Numbers:
    """Return probabilities in proportion to the exponentials."""
    odds = np.exp(worth - worth.max(axis=1, keepdims=True))
    return np.asarray(odds / odds.sum(axis=1, keepdims=True), dtype=np.float64)


def right(chances: Numbers, truth: Any) -> float:
    """Return how often the likeliest figure is the true one; a tie counts in part."""
    best = chances >= chances.max(axis=1, keepdims=True) - 1e-9
    return float((best[np.arange(len(truth)), truth] / best.sum(axis=1)).mean())


def loss(chances: Numbers, truth: Any) -> float:
    """Return the log-loss of the build, in nats; knowing nothing it is 1.386."""
    return float(-np.log(chances[np.arange(len(truth)), truth]).mean())


def main() -> None:
    """Play the games, let onlookers guess, and print how often they are right."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bots", choices=KINDS, default="sly")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    games = [_played(given.bots, given.seed, number) for number in range(given.games)]
    every = guesses_of(games)
    known, unseen = (every.of(every.game % 2 == half) for half in range(2))
    table = Table("onlooker", "guesses", "right", "log-loss")
    learner = softmax(unseen.clues @ learned(known))
    for name, chances, truth in (
        ("learned from such games", learner, unseen.truth),
        ("footprints, as bots read them", every.footprints, every.truth),
    ):
        shown = f"{right(chances, truth):.1%}", f"{loss(chances, truth):.3f}"
        table.add_row(name, f"{len(truth):,}", *shown)
    Console().print(table)


def _played(kind: str, seed: int, number: int) -> Game:
    game = new_game("board", PLAYED, seed=deal_seed(seed, number), turn_limit=600)
    bots = {seat: new_bot(kind, "board", seat, bot_key(seed, number, seat)) for seat in game.seats}
    play_out(game, bots, dict.fromkeys(game.seats, kind))
    return game


if __name__ == "__main__":
    main()
