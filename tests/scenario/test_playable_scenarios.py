"""Every scenario that the checker accepts can be played: no crash, no gap, always an option."""

import json
from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from inkognito import Game, ImpossibleScenario, load_scenario
from inkognito.board.cards import ABOUTS, CARDS
from inkognito.board.commands import AnyCommand, EndMovement, Step, UndoAllSteps
from inkognito.board.events import TurnBegan
from inkognito.board.pieces import BALLS, PIECES
from inkognito.board.rules import CHOICES
from inkognito.board.scenario import PHASE_NAMES
from inkognito.board.venice import SPACES
from inkognito.core.fillable import expanded
from inkognito.core.seats import SEATS
from tests.kit.junk import places_in
from tests.kit.lively import TABLES, lively_choice, lively_game
from tests.kit.scenes import position, quiet_places, scene

MEETING = {"red-tall": "rialto", "blue-tall": "rialto"}
QUESTION = {"agent": "blue", "about": "identity", "piece": "blue-tall"}
REPEATED = {**QUESTION, "objected": True, "owed": 1}


def step(ball: str, piece: str, origin: str) -> dict[str, str]:
    return {"ball": ball, "piece": piece, "origin": origin}


def test_a_single_card_is_no_answer_that_could_be_objected_to() -> None:
    """Under `challenge` a single card only ever replaces an answer."""
    assert_impossible(lambda: after_single_card("expelling", QUESTION), "answer-missing")


def test_a_single_card_is_no_repeat_that_must_be_replaced() -> None:
    assert_impossible(lambda: after_single_card("replacing", REPEATED), "answer-missing")


def after_single_card(phase: str, question: dict[str, Any]) -> Game:
    cards = [{"seat": "blue", "to": ["red"], "cards": ["bubble"]}]
    rules = {"repeats": "challenge"}
    return scene(phase, places=MEETING, question=question, shown=cards, rules=rules)


def test_a_figure_that_is_not_in_play_has_made_no_step() -> None:
    steps = [step("rival", "yellow-tall", "redentore")]
    assert_impossible(lambda: scene(players=3, steps=steps), "step-impossible")


def test_nobody_has_stepped_with_a_blank() -> None:
    steps = [step("none", "red-tall", "celestia")]
    places = {"red-tall": "san-lorenzo"}
    assert_impossible(lambda: scene(places=places, steps=steps), "balls-impossible")


def test_nobody_is_passed_over_while_figures_are_placed() -> None:
    """Green's turn to place, red has placed, blue between them has not."""
    table = {"game": "board", "version": 1, "seats": ["red", "blue", "green", "yellow"]}
    table |= {"phase": "placing", "first": "red", "to_move": "green"}
    table |= {"places": quiet_places(("red",))}
    assert_impossible(lambda: load_scenario(json.dumps(table)), "not-on-start-spaces")


def test_b3_no_two_rival_figures_shared_a_space_before_this_turns_steps() -> None:
    places = {"blue-tall": "rialto", "blue-short": "pescheria"}
    steps = [step("rival", "blue-tall", "pescheria")]
    assert_impossible(lambda: scene(places=places, steps=steps), "space-shared")


def test_b2_balls_that_move_no_own_figure_do_not_part_two_of_them() -> None:
    places = {"red-tall": "rialto", "red-fat": "rialto"}
    balls = ["ambassador", "ambassador"]
    assert_impossible(lambda: scene(places=places, balls=balls), "no-way-on")


def assert_impossible(make: Callable[[], Game], code: str) -> None:
    """The scenario is refused, and this is among its problems."""
    with pytest.raises(ImpossibleScenario) as raised:
        make()
    assert code in {problem.code for problem in raised.value.problems}


def assert_playable(game: Game, random: Random, actions: int) -> None:
    pieces = None if position(game)["phase"] == "placing" else set(position(game)["places"])
    for _ in range(actions):
        assert_way_on(game)
        seat = game.to_act[0] if random.random() < 0.9 else random.choice(game.to_act)
        choice = random.choice(expanded(game.options(seat)))
        usual = lively_choice(game, seat, random) if seat == game.to_act[0] else choice
        events = game.play(seat, choice if random.random() < 0.3 else usual)
        msgspec.json.encode([game.sightings(viewer) for viewer in game.viewers])
        if game.outcome is not None:
            return
        assert pieces is None or set(position(game)["places"]) == pieces
        if isinstance(events[-1], TurnBegan):
            places = position(game)["places"]
            assert len(places) == 1 + 4 * len(set(game.seats) - {"ambassador"})
            assert len(set(places.values())) == len(places)


def assert_way_on(game: Game) -> None:
    """Everyone who may act has something to do, and movement can be ended in some way (B2)."""
    assert game.to_act
    assert all(game.options(seat) for seat in game.to_act)
    if position(game)["phase"] == "moving":
        assert can_come_to_an_end(after(game, UndoAllSteps()))


def can_come_to_an_end(game: Game) -> bool:
    """Whether movement can end now, or after steps with the balls that are left."""
    options = expanded(game.options(game.to_act[0]))
    steps = (one for one in options if isinstance(one, Step))
    return EndMovement() in options or any(can_come_to_an_end(after(game, one)) for one in steps)


def after(game: Game, command: AnyCommand) -> Game:
    """The same position, with the command carried out where it is offered."""
    copy = load_scenario(game.scenario())
    if command in expanded(copy.options(copy.to_act[0])):
        copy.play(copy.to_act[0], command)
    return copy


# --- scenarios changed at random ----------------------------------------------------------------

VOCABULARIES: tuple[tuple[Any, ...], ...] = (
    *(PHASE_NAMES, SEATS, BALLS, PIECES, CARDS, SPACES, ABOUTS),
    *((True, False), tuple(range(-1, 6)), *CHOICES.values()),
)
JUNK: tuple[Any, ...] = (None, True, 0, -1, 2**70, 0.5, [], {}, [[]], "", "?", "\x00", "aside")


def mutate(data: dict[str, Any], random: Random) -> None:
    """Change one thing: mostly into a word of the same kind, else into junk or nothing."""
    container, key = random.choice(list(places_in(data)))
    alike = [words for words in VOCABULARIES if container[key] in words]
    match random.randrange(10):
        case 0:
            del container[key]
        case 1:
            container[key] = random.choice(JUNK)
        case 2 | 3 if isinstance(container, list):
            container.insert(0, deepcopy(random.choice(container)))
        case 4:
            data["phase"] = random.choice(PHASE_NAMES)
        case 5:
            data["to_move"] = random.choice(data.get("seats") or [None])
        case _ if alike:
            container[key] = random.choice(random.choice(alike))


def changed_game(table: dict[str, Any], seed: int, actions: int, changes: int) -> Game | None:
    """A game from a scenario that was changed at random; None if the checker refuses it."""
    random = Random(seed)
    game = lively_game(table, random)
    for _ in range(actions):
        game.play(game.to_act[0], lively_choice(game, game.to_act[0], random))
    data = position(game)
    for _ in range(changes):
        mutate(data, random)
    try:
        return load_scenario(json.dumps(data), seed=seed)
    except ImpossibleScenario:
        return None


@given(st.sampled_from(TABLES), st.integers(0, 2**32), st.integers(0, 80), st.integers(1, 3))
def test_a_changed_scenario_that_is_not_refused_can_be_played(
    table: dict[str, Any], seed: int, actions: int, changes: int
) -> None:
    game = changed_game(table, seed, actions, changes)
    if game is not None:
        assert_playable(game, Random(seed), 10)


def test_of_changed_scenarios_many_are_refused_and_many_can_be_played() -> None:
    """So that neither half of the test above is empty."""
    games = [changed_game(TABLES[seed % len(TABLES)], seed, 40, 1) for seed in range(96)]
    assert 20 < sum(game is None for game in games) < 76
