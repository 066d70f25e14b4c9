"""The passport (which mission each pair of letters spells) and the Phantom's balls.

Owns the facts of missions.toml. Knows no position: whether a mission is fulfilled is in `winning`.
"""

import tomllib
from importlib import resources
from itertools import combinations
from typing import Final, Literal

from msgspec import Struct, convert

from inkognito.board.cards import LETTER_INDEX, LETTERS, SecretHand
from inkognito.board.pieces import BALLS, Ball
from inkognito.board.venice import EMBASSY, NUMBERED
from inkognito.core.agents import IDENTITIES, Identity, team_of

Goal = Literal["any-on", "go-to", "bring", "meet", "join"]
Phantom = Literal["ares-2013", "classic-1988"]


class Mission(Struct, frozen=True, forbid_unknown_fields=True):
    """One line of the passport; missions.toml says what each goal means."""

    goal: Goal
    target: Identity | Literal["ambassador"] | None = None
    who: Identity | None = None
    space: int | Literal["embassy"] | None = None

    @property
    def place(self) -> int:
        """The space it names, as a number of the map."""
        if self.space is None:
            raise ValueError("this mission names no space")
        return EMBASSY if self.space == "embassy" else NUMBERED[self.space]


class _Team(Struct, frozen=True):
    first: Identity
    second: Identity
    flee: dict[Identity, int]
    missions: dict[str, Mission]


class _Passport(Struct, frozen=True):
    teams: dict[str, _Team]
    phantom: dict[Phantom, dict[Ball, int]]


_FACTS: Final = convert(
    tomllib.loads(resources.files(__package__).joinpath("missions.toml").read_text("utf-8")),
    _Passport,
)

_TEAMS: Final = tuple(
    sorted(_FACTS.teams.values(), key=lambda team: team_of(IDENTITIES.index(team.first)))
)

PASSPORT: Final[tuple[dict[tuple[int, int], Mission], ...]] = tuple(
    {
        (LETTER_INDEX[first], LETTER_INDEX[second]): mission
        for (first, second), mission in ((code.split("-"), m) for code, m in team.missions.items())
    }
    for team in _TEAMS
)
"""For each team: the mission by the letters of its first and second agent."""

FLEE: Final[tuple[int, ...]] = tuple(
    NUMBERED[_TEAMS[team_of(identity)].flee[name]] for identity, name in enumerate(IDENTITIES)
)
"""The space where a lone agent flees to, by identity."""


def mission_of(one: SecretHand, other: SecretHand) -> Mission:
    """The mission of two partners."""
    first, second = sorted((one, other), key=lambda hand: hand.identity)
    return PASSPORT[team_of(first.identity)][first.letter, second.letter]


def mission_code(one: SecretHand, other: SecretHand) -> str:
    """The code of the two partners' mission, such as "B-D"."""
    first, second = sorted((one, other), key=lambda hand: hand.identity)
    return f"{LETTERS[first.letter]}-{LETTERS[second.letter]}"


def _draws(balls: dict[Ball, int]) -> tuple[tuple[Ball, ...], ...]:
    urn = [ball for ball in BALLS for _ in range(balls.get(ball, 0))]
    return tuple(combinations(urn, 3))


PHANTOM_BALLS: Final = _FACTS.phantom
"""How many balls of each kind are in the Phantom."""

PHANTOM_DRAWS: Final[dict[Phantom, tuple[tuple[Ball, ...], ...]]] = {
    kind: _draws(balls) for kind, balls in _FACTS.phantom.items()
}
"""The 120 equally likely ways in which three of the ten balls appear."""
