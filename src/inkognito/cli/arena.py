"""`inkognito arena`: let bots play many games against each other and print the scores."""

import json
import os
import time
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import click
from rich.console import Console
from rich.progress import track
from rich.table import Table

from inkognito.arena.judging import Played
from inkognito.arena.line_ups import Contest, Duel, Rotation, RoundRobin
from inkognito.arena.parallel import all_played
from inkognito.arena.plot import Words, round_robin_svg
from inkognito.arena.ratings import Rating, rated
from inkognito.arena.reports import (
    FIRST_TEAM,
    crosstable,
    duel_report,
    kinds_report,
    rotation_report,
    round_robin_report,
)
from inkognito.arena.scores import Share, Tally, tallied
from inkognito.arena.table import Setting
from inkognito.bots.bot import Budget
from inkognito.bots.kinds import KINDS
from inkognito.cli.arena_results import Kept, OtherContestError
from inkognito.cli.game_file import LANGUAGE
from inkognito.cli.rule_options import GAME, rule_option
from inkognito.core.refusals import Refused, echo
from inkognito.games import game_module, new_bot, statistics_of
from inkognito.speech import Speech

TEAM_PLAYERS: Final = 4


@click.command()
@GAME
@click.option("--players", type=click.IntRange(3, 5), default=4, show_default=True)
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
@click.option(
    "--seed", type=int, default=0, show_default=True, help="The same seed gives the same games."
)
@rule_option("edition", "Edition of the rules.")
@rule_option("repeats", "What happens to repeated answers.")
@rule_option("phantom", "Which balls the Phantom holds.")
@click.option(
    "--turn-limit",
    type=click.IntRange(min=1),
    help="Board game: a draw after this many turns.  [default: 150 per player]",
)
@click.option(
    "--round-limit",
    type=click.IntRange(min=1),
    help="Card game: a draw after this many rounds.  [default: 60]",
)
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
    option, given = _only_one(asked, speech)
    contest = _contest(option, given, players, speech)
    if plot is not None and option != "round_robin":
        raise click.UsageError(speech.words("arena-plot"))
    _check_games(contest, games, speech)
    rules = _options(game, players, options, speech)
    setting = Setting(game, players, seed, rules, Budget(budget))
    settings = {"game": game, "players": players, option: given, "seed": seed, "options": rules}
    settings["budget"] = budget
    started = time.perf_counter()
    with _kept(results, settings, speech) as kept:
        _play(contest, setting, games, workers or os.cpu_count() or 1, kept, speech)
    seconds = time.perf_counter() - started
    others = _played_by_others(contest, game, players, rules)
    if plot is not None:
        title = speech.words("title", game=game, players=players, seed=f"{seed}")
        plot.write_text(_picture(contest, kept.played, title, speech), "utf-8")
    if as_json:
        settings |= {"plays_as": others} if others else {}
        report = settings | _report(contest, kept.played) | {"seconds": round(seconds, 3)}
        click.echo(json.dumps(report | {"games": games}))
    else:
        tables = _tables(contest, kept.played, given, speech)
        tables[0].title = speech.words("title", game=game, players=players, seed=f"{seed}")
        summary = _summary(game, tallied(contest, kept.played), seconds, speech)
        for kind, other in others.items():
            click.echo(speech.words("arena-plays-as", kind=kind, other=other))
        Console().print(*tables, summary, sep="\n")


# --- parsing ------------------------------------------------------------------------------------


def _only_one(asked: dict[str, str | None], speech: Speech) -> tuple[str, str]:
    """Return the one contest that was asked for."""
    given = [(option, text) for option, text in asked.items() if text is not None]
    if len(given) != 1:
        raise click.UsageError(speech.words("arena-one-contest"))
    return given[0]


def _contest(option: str, given: str, players: int, speech: Speech) -> Contest:
    if option == "seats":
        return _rotation(given, players, speech)
    if players != TEAM_PLAYERS:
        name = f"--{option.replace('_', '-')}"
        raise click.UsageError(speech.words("arena-four", option=name))
    if option == "round_robin":
        return _round_robin(given, speech)
    return _teams(given, speech) if option == "teams" else _cross(given, speech)


def _rotation(given: str, players: int, speech: Speech) -> Rotation:
    kinds = tuple(given.split("+"))
    if len(kinds) != players:
        counts = {"players": f"{players}", "count": f"{len(kinds)}"}
        raise click.UsageError(speech.words("arena-seats-form", given=echo(given), **counts))
    return Rotation(_known(kinds, speech))


def _round_robin(given: str, speech: Speech) -> RoundRobin:
    kinds = tuple(given.split(","))
    if len(kinds) < len(("one", "another")) or len(set(kinds)) < len(kinds):
        raise click.UsageError(speech.words("arena-round-robin-form"))
    return RoundRobin(_known(kinds, speech))


def _teams(given: str, speech: Speech) -> Duel:
    match given.split(":"):
        case [one, other]:
            one, other = _known((one, other), speech)
            return Duel((one, one), (other, other))
    raise click.UsageError(speech.words("arena-teams-form"))


def _cross(given: str, speech: Speech) -> Duel:
    match [team.split("+") for team in given.split(":")]:
        case [[a, b], [c, d]]:
            a, b, c, d = _known((a, b, c, d), speech)
            return Duel((a, b), (c, d))
    raise click.UsageError(speech.words("arena-cross-form"))


def _known(kinds: tuple[str, ...], speech: Speech) -> tuple[str, ...]:
    """Return the kinds if they all exist."""
    for kind in kinds:
        if kind not in KINDS:
            known = ", ".join(KINDS)
            raise click.UsageError(speech.words("arena-unknown-kind", kind=echo(kind), kinds=known))
    return kinds


def _check_games(contest: Contest, games: int, speech: Speech) -> None:
    if games % contest.games_per_deal:
        multiple = f"{contest.games_per_deal}"
        raise click.UsageError(speech.words("arena-games", multiple=multiple))


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


# --- tables for people --------------------------------------------------------------------------


def _tables(contest: Contest, results: list[Played], given: str, speech: Speech) -> list[Table]:
    """Return the tables that only this kind of contest has."""
    tallies = tallied(contest, results)
    match contest:
        case RoundRobin():
            return [_crosstable(tallies, speech), _ratings(rated(contest, results), speech)]
        case Rotation():
            return [_chairs(tallies[0], speech)]
    table = Table(show_header=False)
    score = _interval(tallies[0].share(*FIRST_TEAM), speech)
    table.add_row(speech.words("arena-score", team=given.split(":")[0]), score)
    return [table]


def _summary(game: str, tallies: list[Tally], seconds: float, speech: Speech) -> Table:
    """Return the table that every contest has."""
    table = Table(show_header=False)
    games = sum(tally.games for tally in tallies)
    length = sum(tally.length for tally in tallies) / games
    table.add_row(speech.words("games"), f"{games}")
    table.add_row(speech.words("drawn"), f"{sum(tally.draws for tally in tallies)}")
    table.add_row(speech.words("turns", game=game), speech.words("mean", mean=f"{length:.1f}"))
    for kind, said in kinds_report(tallies).items():
        claims = _claims(said["declarations"], said["wrong_declarations"], speech)
        table.add_row(speech.words("arena-declarations-of", kind=kind), claims)
        if said["notes"]:
            notes = _claims(said["notes"], said["wrong_notes"], speech)
            table.add_row(speech.words("arena-notes-of", kind=kind), notes)
    table.add_row(speech.words("seconds"), f"{seconds:.2f}")
    return table


def _chairs(tally: Tally, speech: Speech) -> Table:
    equal = speech.words("arena-equal-share", share=f"{1 / len(tally.chairs):.3f}")
    table = Table(
        speech.words("arena-bot"),
        speech.words("arena-share"),
        speech.words("arena-wins"),
        speech.words("arena-declarations"),
        caption=equal,
    )
    for number, chair in enumerate(tally.chairs):
        share = _interval(tally.share(number), speech)
        said = _claims(chair.declarations.made, chair.declarations.wrong, speech)
        table.add_row(chair.kind, share, f"{chair.wins}", said)
    return table


def _crosstable(tallies: list[Tally], speech: Speech) -> Table:
    scores = crosstable(tallies)
    kinds = list(dict.fromkeys(kind for kind, _ in scores))
    table = Table(speech.words("arena-against"), *kinds)
    for kind in kinds:
        row = [scores.get((kind, other)) for other in kinds]
        table.add_row(kind, *("" if score is None else f"{score:.3f}" for score in row))
    return table


def _ratings(ratings: list[Rating], speech: Speech) -> Table:
    table = Table(
        speech.words("arena-bot"),
        speech.words("arena-rating"),
        speech.words("arena-uncertainty"),
        speech.words("arena-at-least"),
    )
    for one in ratings:
        table.add_row(one.kind, f"{one.mu:.2f}", f"{one.sigma:.2f}", f"{one.ordinal:.2f}")
    return table


def _interval(share: Share, speech: Speech) -> str:
    numbers = {"low": f"{share.low:.3f}", "high": f"{share.high:.3f}"}
    return speech.words("arena-interval", share=f"{share.value:.3f}", **numbers)


def _claims(made: int, wrong: int, speech: Speech) -> str:
    return speech.words("arena-claims", made=f"{made}", wrong=f"{wrong}")
