"""Scores: wins, claims and the uncertainty of shares. Knows nothing of games and seats."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from math import sqrt
from typing import Final

from msgspec import Struct

from inkognito.arena.judging import Claim, Played
from inkognito.arena.line_ups import Contest, Kinds

Z_95: Final = 1.959963984540054
"""This many standard deviations on both sides hold 95 % of a normal distribution."""


class Share(Struct, frozen=True):
    """A share of all points, with its 95 % Wilson interval."""

    value: float
    low: float
    high: float


@dataclass
class Claims:
    """The number of declarations or notes, and how many of them were wrong."""

    made: int = 0
    wrong: int = 0

    def add(self, claim: Claim) -> None:
        """Count one claim."""
        self.made += 1
        self.wrong += not claim.right

    def join(self, other: "Claims") -> None:
        """Add the counts of another."""
        self.made += other.made
        self.wrong += other.wrong


@dataclass
class Chair:
    """The results of one chair of a line-up."""

    kind: str
    wins: int = 0
    credit: float = 0.0
    declarations: Claims = field(default_factory=Claims)
    notes: Claims = field(default_factory=Claims)


class Tally:
    """The results of one line-up."""

    def __init__(self, kinds: Kinds) -> None:
        self.chairs = [Chair(kind) for kind in kinds]
        self.games = self.draws = self.length = 0

    def add(self, played: Played) -> None:
        """Count a game: its winners share one point; in a draw all chairs do."""
        self.games += 1
        self.draws += not played.winners
        self.length += played.length
        for number in played.winners:
            self.chairs[number].wins += 1
        sharers = played.winners or range(len(self.chairs))
        for number in sharers:
            self.chairs[number].credit += 1 / len(sharers)
        if played.declaration is not None:
            self.chairs[played.declaration.chair].declarations.add(played.declaration)
        if played.note is not None:
            self.chairs[played.note.chair].notes.add(played.note)

    def share(self, *chairs: int) -> Share:
        """Return the share of these chairs; for a team, a win counts 1 and a draw a half."""
        return wilson(sum(self.chairs[number].credit for number in chairs), self.games)

    def declarations(self, *chairs: int) -> Claims:
        """Return the declarations of these chairs together."""
        return joined(self.chairs[number].declarations for number in chairs)

    @property
    def mean_length(self) -> float:
        """The mean length of a game, in players' turns or rounds."""
        return self.length / self.games


def joined(all_claims: Iterable[Claims]) -> Claims:
    """Return the sum of the claims."""
    together = Claims()
    for claims in all_claims:
        together.join(claims)
    return together


def tallied(contest: Contest, games: Iterable[Played]) -> list[Tally]:
    """Return a tally for each line-up of the contest."""
    tallies = [Tally(kinds) for kinds in contest.line_ups]
    for played in games:
        tallies[played.line_up].add(played)
    return tallies


def wilson(won: float, games: int, z: float = Z_95) -> Share:
    """Return the share won, with the interval that Wilson's score test does not reject.

    A shared point varies less than a whole one, so there the interval is conservative.
    """
    share, square = won / games, z * z
    middle = (share + square / (2 * games)) / (1 + square / games)
    spread = sqrt(share * (1 - share) / games + square / (4 * games * games)) * z
    reach = spread / (1 + square / games)
    return Share(share, max(0.0, middle - reach), min(1.0, middle + reach))
