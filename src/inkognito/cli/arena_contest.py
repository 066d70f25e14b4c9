"""The contest that `inkognito arena` was asked for, read from the text of its option.

What can't be played is refused as a usage error, with the reason in the user's language.
"""

from typing import Final

import click

from inkognito.arena.line_ups import Contest, Duel, Rotation, RoundRobin
from inkognito.bots.kinds import KINDS
from inkognito.core.refusals import echo
from inkognito.speech import Speech

TEAM_PLAYERS: Final = 4


def only_one(asked: dict[str, str | None], speech: Speech) -> tuple[str, str]:
    """Return the one contest that was asked for."""
    given = [(option, text) for option, text in asked.items() if text is not None]
    if len(given) != 1:
        raise click.UsageError(speech.words("arena-one-contest"))
    return given[0]


def contest_of(option: str, given: str, players: int, speech: Speech) -> Contest:
    """Read the text of the option that describes the contest."""
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


def check_games(contest: Contest, games: int, speech: Speech) -> None:
    """Refuse a number of games in which not every deal is played from all seats."""
    if games % contest.games_per_deal:
        multiple = f"{contest.games_per_deal}"
        raise click.UsageError(speech.words("arena-games", multiple=multiple))
