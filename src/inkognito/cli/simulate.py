"""`inkognito simulate`: play many games with uniformly random players and summarise them."""

import json
import time
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import mean, median
from typing import Any

import click
from rich.console import Console
from rich.progress import track
from rich.table import Table

from inkognito.cli.game_file import LANGUAGE
from inkognito.cli.rule_options import (
    GAME,
    PLAYERS,
    ROUND_LIMIT,
    SEED,
    rule_option,
    turn_limit,
)
from inkognito.core.refusals import Refused
from inkognito.game import Game, new_game
from inkognito.games import game_module, statistics_of
from inkognito.random_play import take_action
from inkognito.speech import Speech


@dataclass
class Summary:
    """The results of the games so far."""

    games: int = 0
    draws: int = 0
    actions: int = 0
    seconds: float = 0.0
    turns: list[int] = field(default_factory=list)
    questions: list[int] = field(default_factory=list)
    reasons: Counter[str] = field(default_factory=Counter)

    def add(self, game: Game, actions: int) -> None:
        """Count a finished game."""
        self.games += 1
        self.actions += actions
        self.draws += not game.outcome.winners
        self.reasons[game.outcome.reason] += 1
        begun = (turn for turn in map(game.module.turn_begun, game.events) if turn is not None)
        self.turns.append(sum(1 for _ in begun))
        asked = statistics_of(game.module).questions
        self.questions.append(sum(isinstance(event, asked) for event in game.events))

    def as_json(self) -> str:
        """Return one JSON object."""
        return json.dumps(
            {
                "games": self.games,
                "finished": sum(self.reasons.values()),
                "draws": self.draws,
                "actions": self.actions,
                "turns": sum(self.turns),
                "questions": sum(self.questions),
                "outcomes": dict(sorted(self.reasons.items())),
                "seconds": round(self.seconds, 3),
            }
        )

    def as_table(self, game: str, title: str, speech: Speech) -> Table:
        """Return a table for people."""
        table = Table(title=title, show_header=False)
        table.add_row(speech.words("games"), f"{self.games}")
        table.add_row(speech.words("drawn"), f"{self.draws}")
        table.add_row(speech.words("turns", game=game), _spread(self.turns, speech))
        table.add_row(speech.words("questions", game=game), _spread(self.questions, speech))
        mean_actions = speech.words("mean", mean=f"{self.actions / self.games:.1f}")
        table.add_row(speech.words("actions"), mean_actions)
        for reason, count in self.reasons.most_common():
            ended = speech.words("ended", reason=speech.words("reason", reason=reason))
            table.add_row(ended, f"{count} ({count / self.games:.1%})")
        table.add_row(speech.words("seconds"), f"{self.seconds:.2f}")
        return table


def _spread(numbers: list[int], speech: Speech) -> str:
    return speech.words(
        "spread",
        low=f"{min(numbers)}",
        high=f"{max(numbers)}",
        middle=f"{median(numbers):g}",
        mean=f"{mean(numbers):.1f}",
    )


@click.command()
@GAME
@PLAYERS
@rule_option("edition", "Edition of the rules.")
@rule_option("placement", "How the figures are placed.")
@rule_option("repeats", "What happens to repeated answers.")
@rule_option("phantom", "Which balls the Phantom holds.")
@rule_option("match", "One game, or a match of several.")
@turn_limit("200")
@ROUND_LIMIT
@click.option(
    "--declare",
    type=click.FloatRange(0, 1),
    default=0.002,
    show_default=True,
    help="Chance per action that a player makes a random declaration or note.",
)
@click.option("--games", type=click.IntRange(min=1), default=100, show_default=True)
@SEED
@click.option(
    "--records",
    type=click.Path(file_okay=False, path_type=Path),
    help="Write each game's record into this folder.",
)
@LANGUAGE
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object instead of a table.")
def simulate(
    game: str,
    players: int,
    games: int,
    seed: int,
    declare: float,
    records: Path | None,
    lang: str,
    as_json: bool,
    **options: Any,
) -> None:
    """Play many games with random players and sum them up.

    Each player picks at random from their options. They undo only when nothing else is possible,
    and they rarely declare; otherwise every game would end at once.
    """
    statistics = statistics_of(game_module(game))
    options[statistics.limit] = options[statistics.limit] or statistics.random_limit
    speech, summary = Speech(lang), Summary()
    if options["match"] == "first-to-3" and not declare:
        raise click.UsageError(speech.words("endless"))
    started = time.perf_counter()
    try:
        for number in _tracked(range(games), speech):
            key = seed * 1_000_003 + number
            played, actions = _played(game, players, key, declare, options)
            summary.add(played, actions)
            if records is not None:
                _write(played, records, f"{game}-{players}-{seed}-{number}.jsonl")
    except Refused as refused:
        raise click.UsageError(speech.refusal(refused.refusal)) from None
    summary.seconds = time.perf_counter() - started
    if as_json:
        click.echo(summary.as_json())
    else:
        title = speech.words("title", game=game, players=players, seed=f"{seed}")
        Console().print(summary.as_table(game, title, speech))


def _tracked(games: range, speech: Speech) -> Iterable[int]:
    """Yield the games, with a progress bar on a terminal."""
    bar = Console(stderr=True)
    return track(
        games, speech.words("playing"), console=bar, disable=not bar.is_terminal, transient=True
    )


def _played(
    kind: str, players: int, key: int, declare: float, options: dict[str, Any]
) -> tuple[Game, int]:
    random = Random(key)
    game = new_game(kind, players, seed=key, **options)
    actions = 0
    while game.outcome is None:
        take_action(game, random, declare)
        actions += 1
    return game, actions


def _write(game: Game, folder: Path, name: str) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(game.record(), "utf-8")
    except OSError as error:
        raise click.UsageError(str(error)) from None
