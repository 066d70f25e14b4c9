"""`inkognito arena`: let bots play many games against each other and print the scores."""

import json
import os
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.progress import track

from inkognito.arena.judging import Played
from inkognito.arena.line_ups import Contest, Rotation, RoundRobin
from inkognito.arena.parallel import all_played
from inkognito.arena.plot import Words, round_robin_svg
from inkognito.arena.ratings import rated
from inkognito.arena.reports import (
    duel_report,
    rotation_report,
    round_robin_report,
)
from inkognito.arena.scores import tallied
from inkognito.arena.table import Setting
from inkognito.bots.bot import Budget
from inkognito.cli.arena_contest import check_games, contest_of, only_one
from inkognito.cli.arena_results import Kept, OtherContestError
from inkognito.cli.arena_tables import summary, tables
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
from inkognito.games import game_module, new_bot, statistics_of
from inkognito.speech import Speech


@click.command()
@GAME
@PLAYERS
@click.option("--teams", metavar="A:B", help="Two teams, each with one kind of bot.")
@click.option("--cross", metavar="A+B:C+D", help="Two mixed teams of two bots each.")
@click.option("--seats", metavar="A+B+C", help="One bot per player; they rotate through the seats.")
@click.option(
    "--round-robin", metavar="A,B,C", help="Every kind of bot against every other, as teams."
)
@click.option(
    "--games",
    type=click.IntRange(min=1),
    default=120,
    show_default=True,
    help="Number of games; in a round robin, per pairing.",
)
@SEED
@rule_option("edition", "Edition of the rules.")
@rule_option("repeats", "What happens to repeated answers.")
@rule_option("phantom", "Which balls the Phantom holds.")
@turn_limit("150 per player")
@ROUND_LIMIT
@click.option(
    "--budget",
    type=click.FloatRange(min=0, max=10),
    default=0.05,
    show_default=True,
    help="Seconds that a bot may plan with for a decision; only some bots use them.",
)
@click.option(
    "--results",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Keep every result in this file, and go on from there if it exists.",
)
@click.option(
    "--plot",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Draw a round robin into this file, as an SVG.",
)
@click.option(
    "--workers", type=click.IntRange(min=1), help="Worker processes.  [default: all cores]"
)
@LANGUAGE
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object instead of tables.")
def arena(
    game: str,
    players: int,
    teams: str | None,
    cross: str | None,
    seats: str | None,
    round_robin: str | None,
    games: int,
    seed: int,
    budget: float,
    results: Path | None,
    plot: Path | None,
    workers: int | None,
    lang: str,
    as_json: bool,
    **options: Any,
) -> None:
    """Let bots play many games against each other.

    Each deal is played several times with the seats swapped, so luck evens out. In a draw all
    players share the point. The same seed gives the same results with any number of workers.
    """
    speech = Speech(lang)
    asked = {"teams": teams, "cross": cross, "seats": seats, "round_robin": round_robin}
    option, given = only_one(asked, speech)
    contest = contest_of(option, given, players, speech)
    if plot is not None and option != "round_robin":
        raise click.UsageError(speech.words("arena-plot"))
    check_games(contest, games, speech)
    rules = _options(game, players, options, speech)
    setting = Setting(game, players, seed, rules, Budget(budget))
    settings = {"game": game, "players": players, option: given, "seed": seed, "options": rules}
    settings["budget"] = budget
    started = time.perf_counter()
    with _kept(results, settings, speech) as kept:
        _play(contest, setting, games, workers or os.cpu_count() or 1, kept, speech)
    seconds = time.perf_counter() - started
    others = _played_by_others(contest, game, players, rules)
    title = speech.words("title", game=game, players=players, seed=f"{seed}")
    if plot is not None:
        plot.write_text(_picture(contest, kept.played, title, speech), "utf-8")
    if as_json:
        settings |= {"plays_as": others} if others else {}
        report = settings | _report(contest, kept.played) | {"seconds": round(seconds, 3)}
        click.echo(json.dumps(report | {"games": games}))
    else:
        shown = tables(contest, kept.played, given, speech)
        shown[0].title = title
        shown.append(summary(game, tallied(contest, kept.played), seconds, speech))
        for kind, other in others.items():
            click.echo(speech.words("arena-plays-as", kind=kind, other=other))
        Console().print(*shown, sep="\n")


def _options(game: str, players: int, options: dict[str, Any], speech: Speech) -> dict[str, Any]:
    """Return the options of the rules, with defaults for those not given."""
    module = game_module(game)
    statistics = statistics_of(module)
    options[statistics.limit] = options[statistics.limit] or statistics.bot_limit(players)
    try:
        rules = module.engine.rules_from(options)
    except Refused as refused:
        raise click.UsageError(speech.refusal(refused.refusal)) from None
    return {name: getattr(rules, name) for name in options if hasattr(rules, name)}


def _kept(path: Path | None, settings: dict[str, Any], speech: Speech) -> Kept:
    try:
        return Kept(path, settings)
    except OtherContestError:
        raise click.UsageError(speech.words("arena-other-contest", file=f"{path}")) from None


def _play(
    contest: Contest, setting: Setting, games: int, workers: int, kept: Kept, speech: Speech
) -> None:
    """Play the games that are left, with a progress bar on a terminal."""
    bar, total = Console(stderr=True), games * len(contest.line_ups)
    start = kept.up_to(total)
    with closing(all_played(contest, setting, total, workers, new_bot, start)) as playing:
        tracked = track(
            playing,
            speech.words("playing"),
            total=total,
            completed=start,
            console=bar,
            disable=not bar.is_terminal,
            transient=True,
        )
        for played in tracked:
            kept.add(played)


def _report(contest: Contest, results: list[Played]) -> dict[str, Any]:
    tallies = tallied(contest, results)
    match contest:
        case RoundRobin():
            return round_robin_report(tallies, rated(contest, results))
        case Rotation():
            return rotation_report(tallies[0])
    return duel_report(tallies[0])


def _played_by_others(
    contest: Contest, game: str, players: int, rules: dict[str, Any]
) -> dict[str, str]:
    """Return the kinds that have learned nothing for this table, and those that play for them."""
    kinds = dict.fromkeys(kind for line_up in contest.line_ups for kind in line_up)
    plays_as = game_module(game).plays_as
    others = {kind: plays_as(kind, players, str(rules.get("edition"))) for kind in kinds}
    return {kind: other for kind, other in others.items() if other != kind}


def _picture(contest: Contest, results: list[Played], title: str, speech: Speech) -> str:
    words = Words(title, speech.words("arena-rating"), speech.words("arena-against"))
    return round_robin_svg(_report(contest, results), words)
