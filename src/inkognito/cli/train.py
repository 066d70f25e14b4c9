"""`inkognito train`: let a bot learn the weights of the level `veteran`."""

from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from typing import Final, TypeVar

import click
import msgspec
from rich.console import Console
from rich.progress import Progress as Bar

from inkognito.cli.game_file import LANGUAGE
from inkognito.cli.rule_options import GAME, PLAYERS, rule_option
from inkognito.cli.whole_files import write_whole
from inkognito.core.refusals import Refused, echo
from inkognito.games import game_module
from inkognito.simulator.learning import Learning, Made
from inkognito.speech import Speech
from inkognito.training.course import Run
from inkognito.training.courses import can_have_networks, course_of
from inkognito.training.evolution import Settings, begun, next_generation

P = TypeVar("P", bound=Run)

UNFINISHED: Final = ".part"
"""What is appended to the name of the file while learning goes on."""


@click.command()
@GAME
@PLAYERS
@rule_option("edition", "Edition of the rules.")
@click.option(
    "--seed", type=int, default=1, show_default=True, help="The same seed gives the same weights."
)
@click.option(
    "--generations",
    type=click.IntRange(min=1),
    default=Settings().generations,
    show_default=True,
    help="Number of steps.",
)
@click.option(
    "--file",
    type=click.Path(path_type=Path, dir_okay=False),
    help="Where the weights go.  [default: GAME-PLAYERS-EDITION.json]",
)
@click.option(
    "--start",
    type=click.Path(path_type=Path, exists=True, dir_okay=False),
    help="Go on from the weights in this file, which were learned before.",
)
@click.option(
    "--networks",
    type=click.IntRange(min=1),
    metavar="GAMES",
    help="Let small networks on top of the weights in --start learn from this many games.",
)
@LANGUAGE
def train(
    game: str,
    players: int,
    edition: str | None,
    seed: int,
    generations: int,
    file: Path | None,
    start: Path | None,
    networks: int | None,
    lang: str,
) -> None:
    """Let a bot learn by playing against a league of bots.

    Interrupted, it goes on where it stopped when the same command is given again.
    """
    speech = Speech(lang)
    module = game_module(game)
    if not module.learns:
        raise click.UsageError(speech.words("train-no-game", game=game))
    try:
        rules = module.engine.rules_from({"edition": edition})
    except Refused as refused:
        raise click.UsageError(speech.refusal(refused.refusal)) from None
    before = None if start is None else _learned_before(start, speech)
    if networks is not None and not can_have_networks(game, players):
        raise click.UsageError(speech.words("train-no-networks"))
    if networks is not None and before is None:
        raise click.UsageError(speech.words("train-networks-need-start"))
    try:
        course = course_of(game, players, rules.edition)
    except ImportError:
        raise click.UsageError(speech.words("train-needs-extra")) from None
    if before is not None and not before.weights.keys() <= set(course.names):
        raise click.UsageError(speech.words("train-no-weights", file=echo(str(start))))
    wanted = file or Path(f"{game}-{players}-{rules.edition}.json")
    command = f"inkognito train --game {game} --players {players} --edition {rules.edition}"
    progress: Run
    if networks is not None and before is not None:
        command += f" --seed {seed} --networks {networks}"
        from inkognito.training import network_league  # needs the extra `train`

        league = network_league.begun(players, rules.edition, seed, networks, before)
        progress = _gone_on(league, network_league.next_step, wanted, speech)
    else:
        command += f" --seed {seed} --generations {generations}"
        settings = Settings(generations=generations, **course.effort)
        known = None if before is None else before.weights
        first = begun(players, rules.edition, seed, settings, known, game)
        progress = _gone_on(first, next_generation, wanted, speech)
    if start is not None:
        command += f" --start {start.name}"
    earlier = None if before is None else before.made
    made = Made(command, version("inkognito"), progress.games, earlier)
    learned = progress.learned()
    learning = Learning(players, rules.edition, made, learned.weights, learned.networks)
    write_whole(wanted, msgspec.json.format(msgspec.json.encode(learning), indent=1) + b"\n")
    _unfinished(wanted).unlink(missing_ok=True)
    click.echo(speech.words("train-done", file=f"{wanted}", games=f"{progress.games}"))


def _learned_before(file: Path, speech: Speech) -> Learning:
    try:
        return msgspec.json.decode(file.read_bytes(), type=Learning)
    except msgspec.MsgspecError:
        raise click.UsageError(speech.words("train-no-weights", file=echo(str(file)))) from None


def _unfinished(file: Path) -> Path:
    return file.with_name(file.name + UNFINISHED)


def _kept(file: Path, start: P, speech: Speech) -> P:
    """Return where an interrupted run stopped, or the start."""
    if not file.exists():
        return start
    try:
        kept = msgspec.json.decode(file.read_bytes(), type=type(start))
    except msgspec.MsgspecError:
        kept = None
    if kept is None or kept.plan != start.plan:
        raise click.UsageError(speech.words("train-other-run", file=echo(str(file))))
    return kept


def _gone_on(start: P, further: Callable[[P], P], file: Path, speech: Speech) -> P:
    """Learn to the end, from where an interrupted run stopped, and keep every step."""
    progress, console = _kept(_unfinished(file), start, speech), Console(stderr=True)
    with Bar(console=console, disable=not console.is_terminal, transient=True) as bar:
        done, total = progress.steps
        task = bar.add_task(speech.words("training"), total=total, completed=done)
        while not progress.is_done:
            progress = further(progress)
            write_whole(_unfinished(file), msgspec.json.encode(progress))
            bar.update(task, completed=progress.steps[0])
    return progress
