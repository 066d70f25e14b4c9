"""At every moment of many card games each seat is offered exactly what the naive reading allows."""

import tomllib
from random import Random
from typing import Any, get_args

import msgspec
import pytest

from inkognito import Game, new_game
from inkognito.card.commands import DeclareCode, Decline
from inkognito.card.scenario import PhaseName, Scenario
from inkognito.core.seats import COLOURS, Seat
from tests.kit.card_scenes import meeting
from tests.oracle.card_editions import LEGAL_PAIRS
from tests.oracle.naive_card import legal_commands

ACTIONS = 120
EDITIONS = tuple(LEGAL_PAIRS)
MATCHES = ("single", "first-to-3")
PHASES_WITH: dict[int, set[PhaseName]] = {
    3: set(get_args(PhaseName)) - {"hiding"},
    4: set(get_args(PhaseName)) - {"hiding", "looking"},
    5: set(get_args(PhaseName)) - {"looking"},
}


def agreed_position(game: Game) -> Scenario:
    """The position, after every seat's options were held against the oracle."""
    position = msgspec.convert(tomllib.loads(game.scenario()), Scenario)
    able: set[str] = set()
    for seat in game.seats:
        options = game.options(seat)
        offered, legal = set(options), legal_commands(position, seat)
        assert len(options) == len(offered), f"{seat} is offered something twice: {position}"
        assert offered == legal, f"{seat}: {offered - legal} / {legal - offered} in {position}"
        able |= {seat} if legal else set()
    assert able == set(game.to_act)
    return position


@pytest.mark.parametrize("match", MATCHES)
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_seat_is_offered_exactly_what_the_naive_reading_allows(
    players: int, edition: str, match: str
) -> None:
    random = Random(f"{players} {edition} {match}")
    phases: set[PhaseName] = set()
    for _ in range(3):
        game = new_game(
            "card",
            seats=any_seats(players, random),
            seed=random.getrandbits(32),
            edition=edition,
            match=match,
        )
        for _ in range(ACTIONS):
            if game.outcome is not None:
                break
            phases.add(agreed_position(game).phase)
            act(game, random, declare=0.03)
        phases |= finish(game, random)
    assert phases == PHASES_WITH[players]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("players", "viewer"), [(3, "red"), (4, "red"), (5, "red"), (5, "ambassador")]
)
def test_c3_an_agent_met_again_and_again_is_offered_what_the_naive_reading_says(
    players: int, viewer: str, edition: str
) -> None:
    """Let red and blue (and the Ambassador) meet until no pair is fresh."""
    random = Random(f"{players} {viewer} {edition}")
    shown: list[Any] = []
    for _ in range(16):
        game = red_and_blue_meet(players, viewer, edition, shown)
        while agreed_position(game).phase in ("declaring", "exchanging"):
            act(game, random, declare=0)
        shown = tomllib.loads(game.scenario())["shown"]
    mine = [one["cards"] for one in shown if (one["seat"], one["to"]) == ("blue", viewer)]
    assert len(mine) == 16
    assert len(set(map(frozenset, mine))) == LEGAL_PAIRS[edition]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_c4_whatever_was_shown_an_asker_is_offered_what_the_naive_reading_says(
    players: int,
) -> None:
    agents = COLOURS[: min(players, 4)]
    every = [
        {"seat": seat, "to": to, "kind": kind}
        for seat in agents
        for to in agents
        for kind in ("identity", "number")
        if seat != to
    ]
    random = Random(players)
    for count in range(len(every) + 1):
        game = red_asks(players, random.sample(every, count))
        while agreed_position(game).phase in ("asking", "showing"):
            act(game, random, declare=0)


def red_asks(players: int, black: list[Any]) -> Game:
    """A first round in which only red and the Ambassador meet, after all this was shown."""
    visits = {"red": "rialto", "blue": "san-marco", "green": "arsenale", "ambassador": "rialto"}
    visits["dummy" if players == 3 else "yellow"] = "accademia"
    return meeting(visits, "rialto", "asking", players=players, black=black)


def red_and_blue_meet(players: int, viewer: str, edition: str, shown: list[Any]) -> Game:
    """A first round in which red and blue meet, with the Ambassador as an optional viewer."""
    visits = {"red": "rialto", "blue": "rialto", "green": "arsenale"}
    visits["dummy" if players == 3 else "yellow"] = "accademia"
    visits["ambassador"] = "rialto" if viewer == "ambassador" else "san-marco"
    return meeting(visits, "rialto", "declaring", players=players, edition=edition, shown=shown)


def any_seats(players: int, random: Random) -> tuple[Seat, ...]:
    """Colours in any order, with three players any three; the Ambassador's player anywhere."""
    agents: list[Seat] = random.sample(COLOURS, min(players, len(COLOURS)))
    if players > len(COLOURS):
        agents.insert(random.randrange(players), "ambassador")
    return tuple(agents)


def act(game: Game, random: Random, declare: float) -> None:
    """Let a seat act, mostly without declining; it declares with that probability."""
    seat = random.choice(game.to_act)
    options = game.options(seat)
    declarations = [one for one in options if isinstance(one, DeclareCode)]
    if declarations and random.random() < declare:
        game.play(seat, random.choice(declarations))
        return
    ways = [one for one in options if not isinstance(one, DeclareCode)]
    active = [one for one in ways if not isinstance(one, Decline)]
    if active and random.random() < 0.8:
        ways = active
    game.play(seat, random.choice(ways))


def finish(game: Game, random: Random) -> set[PhaseName]:
    """Let everybody declare who can; when all is over nothing is offered."""
    phases: set[PhaseName] = set()
    while game.outcome is None:
        phases.add(agreed_position(game).phase)
        act(game, random, declare=1)
    assert game.to_act == ()
    assert all(not game.options(seat) for seat in game.seats)
    return phases
