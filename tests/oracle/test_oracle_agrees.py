"""At every moment of many games each seat is offered exactly what the naive reading allows."""

import tomllib
from itertools import product
from random import Random
from typing import Any, get_args

import msgspec
import pytest

from inkognito import Game, new_game
from inkognito.board.commands import (
    DeclareAlone,
    DeclareMission,
    EndMovement,
    ObjectToRepeat,
    QuestionAgent,
    QuestionThroughAmbassador,
    ShowCards,
    Step,
    UndoAllSteps,
    UndoStep,
    WriteNote,
)
from inkognito.board.scenario import PhaseName, Scenario
from inkognito.core.fillable import expanded
from inkognito.core.seats import COLOURS, Seat
from inkognito.random_play import choose
from tests.kit.scenes import scene
from tests.oracle.naive import legal_commands, met, shown_to_asker, who_acts

ACTIONS = 180
EDITIONS = ("ares-2013-en", "ares-2013-it")
PLACEMENTS = ("random", "choose")
PHANTOMS = ("ares-2013", "classic-1988")
REPEATS = ("prevented", "challenge")
DECLARATIONS = (DeclareMission, DeclareAlone)
QUESTIONS = (QuestionAgent, QuestionThroughAmbassador)
UNDO = (UndoStep, UndoAllSteps)


def position_of(game: Game) -> Scenario:
    return msgspec.convert(tomllib.loads(game.scenario()), Scenario)


def agreed_position(game: Game) -> Scenario:
    """The position, after every seat's options were held against the oracle."""
    position = position_of(game)
    for seat in game.seats:
        options = expanded(game.options(seat))
        offered, legal = set(options), legal_commands(position, seat)
        assert len(options) == len(offered), f"{seat} is offered something twice: {position}"
        assert offered == legal, f"{seat}: {offered - legal} / {legal - offered} in {position}"
    return position


@pytest.mark.parametrize("repeats", REPEATS)
@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_seat_is_offered_exactly_what_the_naive_reading_allows(
    players: int, repeats: str
) -> None:
    random = Random(f"{players} {repeats}")
    phases: set[PhaseName] = set()
    for edition, placement, phantom in product(EDITIONS, PLACEMENTS, PHANTOMS):
        game = new_game(
            seats=any_seats(players, random),
            seed=random.getrandbits(32),
            edition=edition,
            placement=placement,
            repeats=repeats,
            phantom=phantom,
        )
        for _ in range(ACTIONS):
            position = agreed_position(game)
            phases.add(position.phase)
            seat: Any = who_acts(position)
            game.play(seat, eager_choice(position, expanded(game.options(seat)), random))
        agreed_position(game)
        phases |= finish(game, random)
    unseen = set(get_args(PhaseName)) - phases
    assert unseen == (set() if repeats == "challenge" else {"replacing"})


@pytest.mark.parametrize("repeats", REPEATS)
@pytest.mark.parametrize(
    ("players", "asker"), [(3, "red"), (4, "red"), (5, "red"), (5, "ambassador")]
)
def test_an_agent_asked_repeatedly_owes_what_the_naive_reading_says(
    players: int, asker: str, repeats: str
) -> None:
    """Let an agent answer one viewer until nothing fresh is left (B10)."""
    random = Random(f"{players} {asker} {repeats}")
    shown: list[Any] = []
    for _ in range(70):
        game = interrogation(players, asker, repeats, shown, random)
        answer(game, random)
        shown = tomllib.loads(game.scenario())["shown"]
    sizes = {len(one["cards"]) for one in shown}
    assert sizes == ({1, 2} if asker == "ambassador" else {1, 2, 3})


def any_seats(players: int, random: Random) -> tuple[Seat, ...]:
    """Colours in any order, with three players any three; the Ambassador's player anywhere."""
    agents: list[Seat] = random.sample(COLOURS, min(players, len(COLOURS)))
    if players > len(COLOURS):
        agents.insert(random.randrange(players), "ambassador")
    return tuple(agents)


def interrogation(players: int, asker: str, repeats: str, shown: list[Any], random: Random) -> Game:
    """A scene in which blue, who has shown all this, owes the asker one more answer."""
    mine, piece = "red-thin", "ambassador" if random.random() < 0.4 else "blue-fat"
    if asker == "ambassador":
        mine, piece = "ambassador", "blue-fat"
    about = "identity" if random.random() < 0.8 else "build"
    return scene(
        "answering",
        asker,
        players=players,
        places={mine: "murano", piece: "murano"},
        rules={"repeats": repeats},
        question={"agent": "blue", "about": about, "piece": piece},
        shown=shown,
    )


def answer(game: Game, random: Random) -> None:
    """Let blue answer; mostly the asker objects if possible, and blue replaces a repeat."""
    while True:
        position = agreed_position(game)
        seat: Any = who_acts(position)
        ways = [one for one in game.options(seat) if isinstance(one, (ShowCards, ObjectToRepeat))]
        if not ways or (seat == position.to_move and random.random() < 0.3):
            return
        game.play(seat, eager_choice(position, tuple(ways), random))


def finish(game: Game, random: Random) -> set[PhaseName]:
    """Play on until a seat can declare, declare, and check that nothing is offered afterwards."""
    phases: set[PhaseName] = set()
    while game.outcome is None:
        position = agreed_position(game)
        phases.add(position.phase)
        seat: Any = who_acts(position)
        declarations = [
            one for one in expanded(game.options(seat)) if isinstance(one, DECLARATIONS)
        ]
        options = tuple(declarations) or game.options(seat)
        game.play(seat, random.choice(options) if declarations else choose(options, random))
    assert all(not game.options(seat) for seat in game.seats)
    return phases


def eager_choice(position: Scenario, options: tuple[Any, ...], random: Random) -> Any:
    """Mostly what leads to meetings, questions, repeats and objections; now and then an undo."""
    rare = [one for one in options if isinstance(one, (*UNDO, WriteNote))]
    if rare and random.random() < 0.05:
        return random.choice(rare)
    wanted = [one for one in options if is_wanted(position, one)]
    if wanted and random.random() < 0.7:
        return random.choice(wanted)
    return choose(options, random)


def is_wanted(position: Scenario, command: Any) -> bool:
    me = position.to_move
    if isinstance(command, Step):
        others = {place for piece, place in position.places.items() if not piece.startswith(me)}
        return command.to in others
    if isinstance(command, EndMovement):
        return bool(met(position.places, me))
    if isinstance(command, ShowCards) and position.rules.repeats == "challenge":
        return frozenset(card.removeprefix("grey-") for card in command.cards) in shown_to_asker(
            position
        )
    return isinstance(command, (*QUESTIONS, ObjectToRepeat, ShowCards))
