"""What `inkognito arena` prints for people: tables of scores, ratings and declarations."""

from rich.table import Table

from inkognito.arena.judging import Played
from inkognito.arena.line_ups import Contest, Rotation, RoundRobin
from inkognito.arena.ratings import Rating, rated
from inkognito.arena.reports import FIRST_TEAM, crosstable, kinds_report
from inkognito.arena.scores import Share, Tally, tallied
from inkognito.speech import Speech


def tables(contest: Contest, results: list[Played], given: str, speech: Speech) -> list[Table]:
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


def summary(game: str, tallies: list[Tally], seconds: float, speech: Speech) -> Table:
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
