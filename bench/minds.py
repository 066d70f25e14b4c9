"""Measure how fast deduction and bots are, and whether beliefs are calibrated.

Times are CPU times over positions of real bot games, in interleaved rounds with the yardstick Y of
`engine` around each; every figure is the median over the rounds. Nothing is asserted, everything is
reported. `make bench-minds`, or `python -m bench.minds --quick`.
"""

import argparse
import json
from collections.abc import Callable
from functools import partial
from statistics import median
from time import process_time, process_time_ns
from typing import Any, Final, TypeAlias

import numpy as np
from msgspec import Struct
from rich.console import Console
from rich.progress import track
from rich.table import Table

from bench.calibration import Figures, Reader, error_table, forecasts_of, scores, table, trust_table
from bench.engine import yardstick
from bench.watchful import WatchfulReader
from inkognito.arena.table import bot_key, deal_seed, play_out
from inkognito.board.events import GameEnded
from inkognito.bots.bot import UNHURRIED, Bot, Budget, Why
from inkognito.bots.kinds import KINDS
from inkognito.card.events import GameScored
from inkognito.core.events import Event
from inkognito.core.seats import Seat, Viewer
from inkognito.deduction.belief import Belief, Numbers
from inkognito.deduction.board import BoardReader
from inkognito.deduction.card import CardReader
from inkognito.deduction.deals import PLAYED, Deals
from inkognito.deduction.evidence import Evidence
from inkognito.deduction.logic import Logic
from inkognito.deduction.notebook import Notebook
from inkognito.deduction.showing import PRIOR
from inkognito.game import Game, new_game
from inkognito.games import new_bot

Samples: TypeAlias = list[float]

READERS: Final[dict[str, type[Reader]]] = {"card": CardReader, "board": BoardReader}
JUDGED: Final[dict[str, tuple[str, type[Reader]]]] = {
    **{name: (name, reader) for name, reader in READERS.items()},
    "board with movement": ("board", WatchfulReader),
}
"""Whose beliefs are judged: the game, and the reader of its sightings."""

LIMITS: Final[dict[str, dict[str, Any]]] = {
    "card": {"round_limit": 60},
    "board": {"turn_limit": 600},
}
SHORT_LIMITS: Final[dict[str, dict[str, Any]]] = {
    "card": {"round_limit": 15},
    "board": {"turn_limit": 60},
}
"""Random bots never declare: without limits, everyone would know everything most of the time."""

WORLDS: Final = ((36, "card", 4), (216, "board", 4), (576, "card", 5), (13_824, "board", 5))
"""Numbers of worlds, with the game and the number of players that have them."""


class Scale(Struct, frozen=True):
    """How much is measured: rounds, games of each kind per round, games judged of each kind."""

    rounds: int
    games: int
    judged: int


FULL: Final = Scale(rounds=9, games=24, judged=300)
QUICK: Final = Scale(rounds=2, games=4, judged=12)


def main() -> None:
    """Measure, print tables, and with --json the raw numbers."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a short run, to see that it works")
    parser.add_argument("--json", action="store_true", help="print the raw numbers as JSON")
    parser.add_argument("--beliefs", type=int, metavar="GAMES", help="judge only beliefs, in these")
    arguments = parser.parse_args()
    scale = QUICK if arguments.quick else FULL
    if arguments.beliefs:
        print_beliefs(all_scores(arguments.beliefs))
        return

    speeds, ys = measured(scale)
    judged = all_scores(scale.judged)
    if arguments.json:
        print(json.dumps({"y_seconds": ys, "speeds": speeds, "calibration": judged}))
    else:
        title = f"BotPool: CPU times, {scale.rounds} rounds, Y = {median(ys):.2f} s"
        console = Console()
        console.print(speed_table(title, speeds))
        print_beliefs(judged)


def print_beliefs(judged: list[dict[str, Any]]) -> None:
    """Print how good the beliefs were."""
    console = Console()
    console.print(error_table("Brier score", "brier", judged))
    console.print(error_table("Log-loss", "log_loss", judged))
    console.print(trust_table(judged))


# --- games to measure -----------------------------------------------------------------------------


def opened(kind: str, name: str, players: int, number: int) -> Game:
    """Return a new game by its number, before any action."""
    limits = SHORT_LIMITS if kind == "random" else LIMITS
    return new_game(name, players, seed=deal_seed(players, number), **limits[name])


def bots_for(kind: str, name: str, game: Game, number: int) -> dict[Seat, Bot]:
    """Return a bot of that kind for each seat."""
    return {seat: new_bot(kind, name, seat, bot_key(0, number, seat)) for seat in game.seats}


def game_of(kind: str, name: str, players: int, number: int) -> Game:
    """Return a whole game between bots of one kind."""
    game = opened(kind, name, players, number)
    bots = bots_for(kind, name, game, number)
    play_out(game, bots, dict.fromkeys(bots, kind))
    return game


# --- deduction ------------------------------------------------------------------------------------


class Recorder(Notebook):
    """A notebook that also keeps all likelihoods."""

    observed: list[tuple[int, Numbers]]

    def believe(self, number: int, colour: int, likelihood: Numbers) -> None:
        """Keep the likelihood, and believe it."""
        self.observed.append((colour, likelihood))
        super().believe(number, colour, likelihood)


class Trace(Struct, frozen=True):
    """What one viewer learned in one game until the hands were revealed, to be replayed."""

    name: str
    viewer: Viewer
    sightings: tuple[Event, ...]
    book: Recorder


def trace_of(name: str, game: Game, viewer: Viewer) -> Trace:
    """Return the trace of one viewer's game."""
    reader = READERS[name](viewer)
    reader.notebook = book = Recorder(reader.notebook.deals, viewer)
    book.observed = []
    seen = [seen.sighting for seen in game.sightings(viewer)]
    before_end = tuple(one for one in seen if not isinstance(one, GameEnded | GameScored))
    for sighting in before_end:
        reader.see(sighting)
    return Trace(name, viewer, before_end, book)


def traces_of(name: str, players: int, games: int) -> list[Trace]:
    """Return traces of one player of each game of clerks; with five, of the Ambassador's player."""
    viewer: Viewer = "red" if players == PLAYED else "ambassador"
    numbers = range(games)
    return [trace_of(name, game_of("clerk", name, players, n), viewer) for n in numbers]


def logic_times(traces: list[Trace]) -> Samples:
    """Return microseconds for one more piece of evidence and the faces that all may have."""
    times: Samples = []
    for trace in traces:
        logic = Logic(trace.book.deals)
        times.extend(_logic_time(logic, evidence) for evidence in trace.book.logic.evidence)
    return times


def new_logic_times(traces: list[Trace]) -> Samples:
    """Return the same for evidence whose content no game has met before."""
    deals = Deals(traces[0].book.deals.kinds)
    times: dict[tuple[int, int], float] = {}
    for trace in traces:
        logic = Logic(deals)
        for evidence in trace.book.logic.evidence:
            times.setdefault((evidence.colour, evidence.hands), _logic_time(logic, evidence))
    return list(times.values())


def _logic_time(logic: Logic, evidence: Evidence) -> float:
    started = process_time_ns()
    logic.add(evidence)
    logic.all_faces()
    return (process_time_ns() - started) / 1e3


def belief_times(traces: list[Trace]) -> Samples:
    """Return microseconds for one more observation and all sums computed again."""
    times: Samples = []
    for trace in traces:
        book = trace.book
        belief = Belief(book.deals, PRIOR)
        if book.own_hand is not None:
            belief.take_hand(book.seat, book.own_hand)
        times.extend(_belief_time(belief, *observed) for observed in book.observed)
    return times


def _belief_time(belief: Belief, colour: int, likelihood: Numbers) -> float:
    started = process_time_ns()
    belief.observe(colour, likelihood)
    belief.weights()
    belief.hands()
    belief.faces()
    return (process_time_ns() - started) / 1e3


def reading_times(traces: list[Trace]) -> Samples:
    """Return microseconds from a sighting that carries information to logic and belief."""
    times: Samples = []
    for trace in traces:
        reader = READERS[trace.name](trace.viewer)
        book = reader.notebook
        for sighting in trace.sightings:
            learned, started = book.learned, process_time_ns()
            reader.see(sighting)
            if book.learned > learned:
                book.logic.all_faces()
                book.belief.faces()
                times.append((process_time_ns() - started) / 1e3)
    return times


DEDUCTIONS: Final[dict[str, Callable[[list[Trace]], Samples]]] = {
    "logic": logic_times,
    "logic, new evidence": new_logic_times,
    "belief": belief_times,
    "a sighting read": reading_times,
}


# --- bots -----------------------------------------------------------------------------------------


class Timed:
    """A bot whose decisions are timed, including what it has read since the last one."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self._reading = 0
        self.milliseconds: Samples = []

    def see(self, sighting: Event) -> None:
        """Pass the sighting on."""
        started = process_time_ns()
        self._bot.see(sighting)
        self._reading += process_time_ns() - started

    def choose(self, options: tuple[Any, ...], budget: Budget = UNHURRIED) -> Any:
        """Let the bot choose; with only one option, that does not count as a decision."""
        started = process_time_ns()
        command = self._bot.choose(options, budget)
        took = process_time_ns() - started
        if len(options) > 1:
            self.milliseconds.append((took + self._reading) / 1e6)
            self._reading = 0
        return command

    def interject(self, options: tuple[Any, ...], budget: Budget = UNHURRIED) -> Any | None:
        """Pass the call on; its time counts as reading."""
        started = process_time_ns()
        command = self._bot.interject(options, budget)
        self._reading += process_time_ns() - started
        return command

    def why(self) -> Why:
        """Pass the call on."""
        return self._bot.why()


def decision_times(name: str, players: int, numbers: range) -> Samples:
    """Return CPU milliseconds of each decision of clerks."""
    times: Samples = []
    for number in numbers:
        game = opened("clerk", name, players, number)
        bots = {seat: Timed(bot) for seat, bot in bots_for("clerk", name, game, number).items()}
        play_out(game, bots, dict.fromkeys(bots, "clerk"))
        for bot in bots.values():
            times.extend(bot.milliseconds)
    return times


def game_times(name: str, players: int, numbers: range) -> Samples:
    """Return CPU seconds of each whole game of clerks, including the engine."""
    times: Samples = []
    for number in numbers:
        started = process_time()
        game_of("clerk", name, players, number)
        times.append(process_time() - started)
    return times


# --- speed ----------------------------------------------------------------------------------------


class Measure(Struct, frozen=True):
    """What is measured in each round: its unit, and how to take samples in a round."""

    unit: str
    run: Callable[[int], Samples]


def measured(scale: Scale) -> tuple[dict[str, list[Figures]], list[float]]:
    """Return the figures of every measure in every round, and Y in every round."""
    measures = deduction_measures(scale.games) | bot_measures(scale.games)
    for measure in measures.values():
        measure.run(0)  # warm up: imports, caches
    rounds: dict[str, list[Figures]] = {name: [] for name in measures}
    ys: list[float] = []
    for number in track(range(scale.rounds), "Rounds", console=Console(stderr=True)):
        before = yardstick()
        samples = {name: measure.run(number + 1) for name, measure in measures.items()}
        ys.append((before + yardstick()) / 2)
        for name, times in samples.items():
            unit = ys[-1] if measures[name].unit == "Y" else 1.0
            rounds[name].append(figures(times, unit))
    return {f"{name} ({measures[name].unit})": rounds[name] for name in measures}, ys


def deduction_measures(games: int) -> dict[str, Measure]:
    """Return the measures of deduction, with each number of worlds."""
    traces = {worlds: traces_of(name, players, games) for worlds, name, players in WORLDS}

    def measure(times: Callable[[list[Trace]], Samples], worlds: int) -> Measure:
        return Measure("µs", lambda _round: times(traces[worlds]))

    return {
        f"{what}, {worlds:,} worlds": measure(times, worlds)
        for what, times in DEDUCTIONS.items()
        for worlds in traces
    }


def bot_measures(games: int) -> dict[str, Measure]:
    """Return the measures of clerks: decisions and whole games, other games in each round."""

    def measure(unit: str, times: Callable[[range], Samples]) -> Measure:
        return Measure(unit, lambda number: times(range(number * games, (number + 1) * games)))

    return {
        f"{name} {what}, {players} clerks": measure(unit, partial(times, name, players))
        for what, unit, times in (("decision", "ms", decision_times), ("game", "Y", game_times))
        for name in READERS
        for players in (4, 5)
    }


def figures(samples: Samples, unit: float) -> Figures:
    """Return the reported figures of one round's samples."""
    middle, high, highest = np.percentile(np.array(samples) / unit, (50, 95, 99)).tolist()
    return {"samples": len(samples), "median": middle, "95th": high, "99th": highest}


# --- calibration ----------------------------------------------------------------------------------


def all_scores(count: int) -> list[dict[str, Any]]:
    """Return how good the beliefs of players could be, for each game and kind of bot."""
    rows = []
    # a master believes what its policy believes
    kinds = [kind for kind in reversed(KINDS) if kind != "master"]
    cases = [(name, kind) for name in JUDGED for kind in kinds]
    for name, kind in track(cases, "Calibration", console=Console(stderr=True)):
        game, reader = JUDGED[name]
        games = [game_of(kind, game, PLAYED, number) for number in range(count)]
        row = {"game": name, "bots": kind, "games": count}
        rows.append(row | scores(forecasts_of(games, reader)))
    return rows


# --- table ----------------------------------------------------------------------------------------


def speed_table(title: str, speeds: dict[str, list[Figures]]) -> Table:
    """Return a table of the medians over the rounds."""
    made = table(title, "measure", "samples", "median", "95th", "99th")
    for name, rounds in speeds.items():
        shown = [f"{median(one[f] for one in rounds):,.3g}" for f in ("median", "95th", "99th")]
        made.add_row(name, f"{sum(int(one['samples']) for one in rounds):,}", *shown)
    return made


if __name__ == "__main__":
    main()
