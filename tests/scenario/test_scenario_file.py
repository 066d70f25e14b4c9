"""Scenario files: any moment of any game can be written down, read again and played on alike."""

import json
import tomllib
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from inkognito import Game, Refused, load_scenario, new_game
from inkognito.board.commands import (
    AnswerHand,
    DeclareMission,
    Expel,
    ObjectToRepeat,
    ShowCards,
    UndoStep,
)
from inkognito.board.events import ScenarioSet
from inkognito.board.notes import Note, Suspect
from inkognito.board.scenario import Scenario, ShownSet
from inkognito.board.scenario_file import open_scenario
from inkognito.core.fillable import expanded
from inkognito.core.scenario_text import written
from inkognito.core.seats import Seat, Viewer
from inkognito.random_play import choose_declaration
from inkognito.views.board import CovertSet, ScenarioSeen
from tests.kit.lively import TABLES, lively_choice, shuffled_seats
from tests.kit.scenes import play, position, scene

QUESTION = {"agent": "blue", "about": "identity", "piece": "blue-tall"}
MEETING = {"red-tall": "rialto", "blue-tall": "rialto"}
TRIPLE: dict[str, Any] = {"seat": "blue", "to": ["red"], "cards": ["bubble", "x", "grey-short"]}
RELAYED: dict[str, Any] = {"seat": "green", "to": ["ambassador", "blue"], "cards": ["zsazsa", "x"]}
NOTE = Note(
    red=Suspect("x", "tall"),
    blue=Suspect("bubble", "thin"),
    green=Suspect("zsazsa", "fat"),
    yellow=Suspect("fiddlebottom", "short"),
)


def read_scenario(text: str) -> Scenario:
    (event,) = open_scenario(text)
    assert isinstance(event, ScenarioSet)
    return event.scenario


def seen(game: Game, viewer: Viewer) -> ScenarioSeen:
    """The first thing that the viewer sees of a game that began with a scenario."""
    first = game.sightings(viewer)[0].sighting
    assert isinstance(first, ScenarioSeen)
    return first


# --- the text -----------------------------------------------------------------------------------


def test_toml_and_json_say_the_same() -> None:
    text = scene("answering", places=MEETING, question=QUESTION).scenario()
    assert read_scenario(json.dumps(tomllib.loads(text))) == read_scenario(text)


def test_json_may_begin_with_blanks() -> None:
    text = "\n \t" + json.dumps(position(scene()))
    assert read_scenario(text) == read_scenario(scene().scenario())


def test_a_scenario_can_be_read_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "scene.toml"
    path.write_text(scene(to_move="green").scenario(), "utf-8")
    assert load_scenario(path).to_act == ("green",)


def test_fields_with_a_default_may_be_left_out() -> None:
    needed = ("game", "version", "seats", "to_move", "phase", "places", "hands")
    whole = position(scene("opening"))
    assert read_scenario(json.dumps({key: whole[key] for key in needed})) == read_scenario(
        json.dumps({"turn": 1, "balls": [], "steps": [], "shown": [], "rules": {}, **whole})
    )


def test_every_field_survives_writing_and_reading() -> None:
    game = scene(
        "replacing",
        players=5,
        places=MEETING,
        question={**QUESTION, "objected": True, "owed": 2},
        shown=[RELAYED, TRIPLE, TRIPLE],
        rules={"repeats": "challenge", "edition": "ares-2013-it", "turn_limit": 60},
        note=msgspec.to_builtins(NOTE),
        turn=17,
        ambassador_moved_by="green",
    )
    scenario = read_scenario(game.scenario())
    assert scenario.turn == 17
    assert scenario.rules.turn_limit == 60
    assert scenario.ambassador_moved_by == "green"
    assert scenario.note == NOTE
    assert read_scenario(written(scenario)) == scenario


def test_steps_of_the_turn_can_still_be_undone_after_loading() -> None:
    step = {"ball": "land", "piece": "red-tall", "origin": "celestia"}
    game = scene(places={"red-tall": "san-lorenzo"}, balls=["water"], steps=[step])
    again = load_scenario(game.scenario())
    play(again, "red", UndoStep())
    assert position(again)["places"]["red-tall"] == "celestia"
    assert position(again)["balls"] == ["land", "water"]


def test_sets_shown_before_and_after_loading_are_written_together() -> None:
    game = scene("answering", places=MEETING, question=QUESTION, shown=[TRIPLE])
    play(game, "blue", ShowCards(("bubble", "zsazsa", "tall")))
    cards = [one["cards"] for one in position(game)["shown"]]
    assert cards == [TRIPLE["cards"], ["bubble", "zsazsa", "tall"]]


def test_single_cards_are_written_too_though_they_do_not_count() -> None:
    question = {**QUESTION, "objected": True, "owed": 1}
    shown = [TRIPLE, TRIPLE, TRIPLE]
    rules = {"repeats": "challenge"}
    game = scene("replacing", places=MEETING, question=question, shown=shown, rules=rules)
    play(game, "blue", ShowCards(("bubble",)))
    assert position(load_scenario(game.scenario()))["shown"][-1]["cards"] == ["bubble"]


def test_a_game_that_is_over_has_no_scenario() -> None:
    game = scene("shaking-hands", offered_hand="blue")
    play(game, "blue", AnswerHand(accept=True))
    with pytest.raises(Refused) as refused:
        game.scenario()
    assert refused.value.code == "game-over"


# --- there and back -----------------------------------------------------------------------------


def moment(table: dict[str, Any], random: Random, actions: int) -> tuple[Game, int]:
    """A lively game after this many actions, or one short of its end; and its seed."""
    seed = random.getrandbits(32)
    options = {key: value for key, value in table.items() if key != "players"}
    game = new_game(seats=shuffled_seats(table["players"], random), seed=seed, **options)
    for _ in range(actions):
        game.play(game.to_act[0], lively_choice(game, game.to_act[0], random))
    if "ambassador" in game.to_act and random.random() < 0.3:
        note = choose_declaration(game.options("ambassador"), random)
        if note is not None:
            game.play("ambassador", note)
    return game, seed


def offers(game: Game) -> dict[Seat, tuple[Any, ...]]:
    return {seat: game.options(seat) for seat in game.seats}


def assert_play_on_alike(game: Game, again: Game, random: Random, actions: int) -> None:
    for _ in range(actions):
        assert again.to_act == game.to_act
        assert offers(again) == offers(game)
        if not game.to_act:
            return
        seat = random.choice(game.to_act)
        command = random.choice(expanded(game.options(seat)))
        if random.random() < 0.8:
            seat = game.to_act[0]
            command = lively_choice(game, seat, random)
        assert again.play(seat, command) == game.play(seat, command)
        assert again.outcome == game.outcome


@given(st.sampled_from(TABLES), st.integers(0, 2**32), st.integers(0, 150))
def test_any_moment_of_any_game_can_be_written_read_and_played_on(
    table: dict[str, Any], seed: int, actions: int
) -> None:
    random = Random(seed)
    game, key = moment(table, random, actions)
    again = load_scenario(game.scenario(), seed=key)
    assert again.seats == game.seats
    assert again.scenario() == game.scenario()
    assert_play_on_alike(game, again, random, 25)


@given(st.sampled_from(TABLES), st.integers(0, 2**32), st.integers(0, 150))
def test_any_handshake_of_any_game_can_be_written_and_read(
    table: dict[str, Any], seed: int, actions: int
) -> None:
    random = Random(seed)
    game, key = moment(table, random, actions)
    hands = [one for one in game.options(game.to_act[0]) if isinstance(one, DeclareMission)]
    if not hands:
        return
    game.play(game.to_act[0], random.choice(hands))
    again = load_scenario(game.scenario(), seed=key)
    assert_play_on_alike(game, again, random, 2)


def test_b14_a_hand_offered_between_answer_and_expulsion_can_be_written_and_read() -> None:
    game = scene("expelling", places=MEETING, question=QUESTION, shown=[TRIPLE])
    play(game, "red", DeclareMission("blue"))
    assert load_scenario(game.scenario()).to_act == ("blue",)


def test_an_objection_made_before_loading_is_not_open_again() -> None:
    rules = {"repeats": "challenge"}
    game = scene("expelling", places=MEETING, question=QUESTION, shown=[TRIPLE], rules=rules)
    play(game, "red", ObjectToRepeat())
    again = load_scenario(game.scenario())
    assert ObjectToRepeat() not in again.options("red")
    assert Expel("murano") in again.options("red")


# --- what each viewer sees of it ----------------------------------------------------------------


def full_scene() -> Game:
    """Five players, sets of all kinds shown, a note written."""
    fields = {"shown": [TRIPLE, RELAYED], "note": msgspec.to_builtins(NOTE)}
    return scene("opening", players=5, **fields)


@pytest.mark.parametrize("seat", ["red", "blue", "green", "yellow"])
def test_an_agent_sees_their_own_hand_and_no_other(seat: Seat) -> None:
    hand = seen(full_scene(), seat).hand
    assert hand is not None
    assert hand.seat == seat


@pytest.mark.parametrize("viewer", ["ambassador", "spectator"])
def test_viewers_without_a_hand_see_none(viewer: Viewer) -> None:
    assert seen(full_scene(), viewer).hand is None


def test_nobody_sees_the_hand_that_was_set_aside() -> None:
    game = scene(players=3)
    for viewer in game.viewers:
        assert b"aside" not in msgspec.json.encode(game.sightings(viewer))


@pytest.mark.parametrize(
    ("viewer", "part_of"),
    [
        ("red", [TRIPLE]),
        ("blue", [TRIPLE, RELAYED]),
        ("green", [RELAYED]),
        ("yellow", []),
        ("ambassador", [RELAYED]),
        ("spectator", []),
    ],
)
def test_a_viewer_sees_their_own_sets_and_counts_of_the_others(
    viewer: Viewer, part_of: list[dict[str, Any]]
) -> None:
    sight = seen(full_scene(), viewer)
    others = [one for one in (TRIPLE, RELAYED) if one not in part_of]
    assert sight.shown == tuple(msgspec.convert(one, ShownSet) for one in part_of)
    assert sight.shown_covertly == tuple(
        CovertSet(one["seat"], tuple(one["to"]), len(one["cards"])) for one in others
    )


@pytest.mark.parametrize("viewer", ["red", "blue", "green", "yellow", "spectator"])
def test_others_see_only_that_a_note_was_written(viewer: Viewer) -> None:
    sight = seen(full_scene(), viewer)
    assert sight.note_written
    assert sight.note is None


def test_the_ambassadors_player_sees_their_note() -> None:
    assert seen(full_scene(), "ambassador").note == NOTE


def test_without_a_note_nobody_sees_one() -> None:
    game = scene(players=5)
    assert not any(seen(game, viewer).note_written for viewer in game.viewers)


def test_public_facts_are_seen_by_all() -> None:
    game = scene("answering", players=5, places=MEETING, question=QUESTION, turn=9)
    open_to_all = ("seats", "rules", "to_move", "phase", "turn", "places", "question")
    scenario: Scenario = read_scenario(game.scenario())
    for viewer in game.viewers:
        sight = seen(game, viewer)
        for name in open_to_all:
            assert getattr(sight, name) == getattr(scenario, name)


@pytest.mark.parametrize("viewer", ["yellow", "spectator"])
def test_two_scenes_that_differ_only_in_secrets_look_alike_to_uninvolved_viewers(
    viewer: Viewer,
) -> None:
    other_hands = {"red": "bubble tall B", "blue": "fiddlebottom short A"}
    other_set = {"seat": "blue", "to": ["red"], "cards": ["fiddlebottom", "bubble", "tall"]}
    one = scene("expelling", places=MEETING, question=QUESTION, shown=[TRIPLE])
    other = scene(
        "expelling", places=MEETING, question=QUESTION, shown=[other_set], hands=other_hands
    )
    assert one.sightings(viewer) == other.sightings(viewer)
    assert one.options("yellow") == other.options("yellow")
