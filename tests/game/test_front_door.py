"""The front door: opening a game, looking at it, playing, and its words as JSON."""

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from inkognito import Game, ImpossibleScenario, Refused, load_scenario, new_game
from inkognito.board.commands import (
    AnswerHand,
    AnyCommand,
    DeclareMission,
    EndMovement,
    EndTurn,
    ShakePhantom,
    WriteNote,
)
from inkognito.board.events import AnyEvent, GameEnded, GameOpened
from inkognito.board.notes import Note, Suspect
from inkognito.board.rules import CHOICES, Rules
from inkognito.card.events import GameOpened as CardOpened
from inkognito.card.rules import CHOICES as CARD_CHOICES
from inkognito.card.rules import Rules as CardRules
from inkognito.core.chance import key_of
from inkognito.core.fillable import expanded
from inkognito.core.seats import DEFAULT_SEATS, Seat
from inkognito.random_play import choose_declaration
from inkognito.views.board import Sighting
from tests.kit.card_scenes import card_scene
from tests.kit.lively import TABLES, lively_choice, lively_game
from tests.kit.scenes import play, refusal, scene, snapshot

NOTE = WriteNote(
    Note(
        red=Suspect("x", "tall"),
        blue=Suspect("bubble", "thin"),
        green=Suspect("zsazsa", "fat"),
        yellow=Suspect("fiddlebottom", "short"),
    )
)


def opening(game: Game) -> GameOpened:
    first = next(game.events)
    assert isinstance(first, GameOpened)
    return first


def refused_opening(**options: Any) -> tuple[str, dict[str, Any]]:
    """Code and parameters with which such a game is refused."""
    with pytest.raises(Refused) as refused:
        new_game(**options)
    return refused.value.code, refused.value.refusal.params


# --- opening a game -----------------------------------------------------------------------------


def test_a_game_without_wishes_is_the_board_game_of_four() -> None:
    game = new_game()
    assert game.seats == ("red", "blue", "green", "yellow")
    assert opening(game).rules == Rules()
    assert game.outcome is None


@pytest.mark.parametrize("players", [3, 4, 5])
def test_each_number_of_players_has_its_usual_seats(players: int) -> None:
    assert new_game("board", players).seats == DEFAULT_SEATS[players]


def test_seats_may_be_named_in_any_order() -> None:
    seats: tuple[Seat, ...] = ("yellow", "ambassador", "red", "green", "blue")
    assert new_game(seats=seats).seats == seats
    assert new_game(players=5, seats=seats).seats == seats


@pytest.mark.parametrize(("option", "choice"), [(o, c) for o, cs in CHOICES.items() for c in cs])
def test_each_option_is_kept_in_the_record(option: str, choice: str) -> None:
    chosen: dict[str, Any] = {option: choice}
    assert getattr(opening(new_game(**chosen)).rules, option) == choice


def test_an_option_that_is_none_takes_its_default() -> None:
    assert opening(new_game(edition=None, turn_limit=None)).rules == Rules()


def test_b16_the_turn_limit_is_a_number_from_one() -> None:
    assert opening(new_game(turn_limit=1)).rules.turn_limit == 1
    expected = {"option": "turn_limit", "given": "0", "allowed": ("1..1000000",)}
    assert refused_opening(turn_limit=0) == ("bad-option", expected)


def played(seed: Any, actions: int = 60) -> list[Any]:
    game, random = new_game(seed=seed), Random(1)
    for _ in range(actions):
        game.play(game.to_act[0], lively_choice(game, game.to_act[0], random))
    return list(game.events)


def test_the_same_seed_and_choices_give_the_same_game() -> None:
    assert played(12) == played(12)


def test_different_seeds_give_different_games() -> None:
    openings = {msgspec.json.encode(tuple(new_game(seed=seed).events)) for seed in range(50)}
    assert len(openings) == 50


def test_a_seed_may_be_a_key_of_32_bytes() -> None:
    assert played(key_of(12)) == played(12)
    assert played(bytes(32)) == played(bytes(32))


@pytest.mark.parametrize("length", [0, 1, 31, 33])
def test_bytes_of_another_length_are_no_seed(length: int) -> None:
    expected = {"option": "seed", "given": "bytes", "allowed": ("int", "32 bytes", "Seal")}
    assert refused_opening(seed=bytes(length)) == ("bad-option", expected)


def test_without_a_seed_every_game_is_another() -> None:
    assert len({msgspec.json.encode(tuple(new_game().events)) for _ in range(20)}) == 20


@pytest.mark.parametrize("name", ["chess", "", "Board", "card-game", None, 3, []])
def test_an_unknown_game_is_refused_with_the_games_there_are(name: Any) -> None:
    code, params = refused_opening(game=name)
    assert (code, params["name"]) == ("unknown-game", str(name))
    assert "board" in params["allowed"]


@pytest.mark.parametrize("players", [0, 1, 2, 6, -3, "4", 3.5, []])
def test_another_number_of_players_is_refused_with_the_numbers_there_are(players: Any) -> None:
    expected = {"option": "players", "given": str(players), "allowed": ("3", "4", "5")}
    assert refused_opening(players=players) == ("bad-option", expected)


@pytest.mark.parametrize("option", CHOICES)
@pytest.mark.parametrize("value", ["", "?", 3, True, [], {}])
def test_a_bad_choice_is_refused_with_the_choices_there_are(option: str, value: Any) -> None:
    expected = {"option": option, "given": str(value), "allowed": CHOICES[option]}
    assert refused_opening(**{option: value}) == ("bad-option", expected)


def test_an_unknown_option_is_refused_with_the_options_there_are() -> None:
    code, params = refused_opening(colour="red")
    assert (code, params["option"]) == ("unknown-option", "colour")
    assert set(params["allowed"]) == {*CHOICES, "turn_limit"}


@pytest.mark.parametrize(
    "seats",
    [
        (),
        ("red", "blue"),
        ("red", "red", "blue"),
        ("red", "blue", "green", "ambassador"),
        ("red", "blue", "green", "yellow", "red"),
    ],
)
def test_seats_that_make_no_table_are_refused(seats: Any) -> None:
    code, params = refused_opening(seats=seats)
    assert (code, params["seats"]) == ("bad-seats", seats)


def test_seats_that_contradict_the_number_of_players_are_refused() -> None:
    assert refused_opening(players=4, seats=("red", "blue", "green"))[0] == "bad-seats"


@pytest.mark.parametrize("seat", ["purple", "", "spectator", None, 7, []])
def test_an_unknown_seat_is_refused_by_its_name(seat: Any) -> None:
    code, params = refused_opening(seats=("red", "blue", seat))
    assert (code, params["name"]) == ("unknown-seat", str(seat))


def test_a_scenario_of_an_unknown_game_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        load_scenario(scene().scenario(), "chess")
    assert refused.value.code == "unknown-game"


# --- opening a card game ------------------------------------------------------------------------


def card_opening(**options: Any) -> CardOpened:
    first = next(new_game("card", **options).events)
    assert isinstance(first, CardOpened)
    return first


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_card_game_opens_with_its_own_rules_and_the_usual_seats(players: int) -> None:
    opened = card_opening(players=players)
    assert opened.seats == DEFAULT_SEATS[players]
    assert opened.rules == CardRules("ffg-2003", "single", None)


@pytest.mark.parametrize(
    ("option", "choice"),
    [*((o, c) for o, cs in CARD_CHOICES.items() for c in cs), ("round_limit", 1)],
)
def test_each_option_of_the_card_game_is_kept_in_the_record(option: str, choice: Any) -> None:
    assert getattr(card_opening(**{option: choice}).rules, option) == choice


@pytest.mark.parametrize("option", ["turn_limit", "repeats", "phantom"])
def test_the_card_game_does_not_know_the_options_of_the_board_game(option: str) -> None:
    code, params = refused_opening(game="card", **{option: 1})
    assert (code, params["option"]) == ("unknown-option", option)
    assert set(params["allowed"]) == {*CARD_CHOICES, "round_limit"}


@pytest.mark.parametrize("limit", [0, -1, "10", 1.5])
def test_the_round_limit_is_a_number_from_one(limit: Any) -> None:
    expected = {"option": "round_limit", "given": str(limit), "allowed": ("1..1000000",)}
    assert refused_opening(game="card", round_limit=limit) == ("bad-option", expected)


def test_a_scenario_of_one_game_is_none_of_the_other() -> None:
    for text, game in ((scene().scenario(), "card"), (card_scene().scenario(), "board")):
        with pytest.raises(ImpossibleScenario):
            load_scenario(text, game)


# --- looking ------------------------------------------------------------------------------------


def test_viewers_are_the_seats_and_a_spectator() -> None:
    assert new_game(players=3).viewers == ("red", "blue", "green", "spectator")


def test_only_those_who_may_act_have_options() -> None:
    game = scene(players=5, to_move="green")
    assert game.to_act == ("green", "ambassador")
    assert [seat for seat in game.seats if game.options(seat)] == ["green", "ambassador"]


@pytest.mark.parametrize("seat", ["yellow", "ambassador", "spectator", "", None, [], 0])
def test_a_seat_that_nobody_sits_on_has_no_options(seat: Any) -> None:
    game = scene(players=3)
    with pytest.raises(Refused) as refused:
        game.options(seat)
    expected = {"name": str(seat), "allowed": game.seats}
    assert (refused.value.code, refused.value.refusal.params) == ("unknown-seat", expected)


@pytest.mark.parametrize("viewer", ["yellow", "ambassador", "everybody", "", None, [], 0])
def test_an_unknown_viewer_sees_nothing(viewer: Any) -> None:
    game = scene(players=3)
    with pytest.raises(Refused) as refused:
        game.sightings(viewer)
    expected = {"name": str(viewer), "allowed": game.viewers}
    assert (refused.value.code, refused.value.refusal.params) == ("unknown-viewer", expected)


def test_sightings_are_numbered_for_each_viewer_without_gaps() -> None:
    game = after_a_while()
    for viewer in game.viewers:
        numbers = [one.number for one in game.sightings(viewer)]
        assert numbers == list(range(1, len(numbers) + 1))


def test_sightings_can_be_had_from_any_number_on() -> None:
    game = after_a_while()
    everything = game.sightings("red")
    for start in range(1, len(everything) + 3):
        assert game.sightings("red", start) == everything[start - 1 :]


def after_a_while() -> Game:
    game, random = new_game(players=5, seed=3), Random(3)
    for _ in range(40):
        game.play(game.to_act[0], lively_choice(game, game.to_act[0], random))
    return game


def test_looking_changes_nothing() -> None:
    game = after_a_while()
    before = snapshot(game)
    for viewer in game.viewers:
        game.sightings(viewer)
    game.scenario()
    assert snapshot(game) == before


# --- playing ------------------------------------------------------------------------------------


def test_play_returns_the_events_and_adds_them_to_the_record() -> None:
    game = scene("opening")
    before = list(game.events)
    events = game.play("red", ShakePhantom())
    assert list(game.events) == [*before, *events]


def test_each_move_is_a_decision_of_its_own_and_an_old_one_is_stale() -> None:
    game = scene()
    decision = game.decision
    game.play("red", EndMovement(), decision)
    assert game.decision > decision
    assert refusal(game, "red", EndTurn(), decision) == "stale"
    game.play("red", EndTurn(), game.decision)


@pytest.mark.parametrize("decision", [-1, 0, 99])
def test_a_stale_command_is_told_which_decision_is_open(decision: int) -> None:
    game = scene()
    with pytest.raises(Refused) as refused:
        game.play("red", EndMovement(), decision)
    assert refused.value.refusal.params == {"decision": game.decision}


def test_without_a_decision_a_command_is_never_stale() -> None:
    play(scene(), "red", EndMovement(), EndTurn())


def test_a_note_is_never_stale_and_makes_nothing_stale() -> None:
    game = scene(players=5)
    decision = game.decision
    game.play("ambassador", NOTE, 0)
    assert game.decision == decision
    game.play("red", EndMovement(), decision)


def test_the_outcome_is_none_until_the_game_ends() -> None:
    game = scene("opening")
    outcomes = [game.outcome]
    play(game, "red", DeclareMission("blue"))
    outcomes.append(game.outcome)
    assert outcomes == [None, None]
    events = game.play("blue", AnswerHand(accept=False))
    assert isinstance(events[-1], GameEnded)
    assert game.outcome == events[-1].outcome
    assert game.outcome.winners == ("green", "yellow")


def test_after_the_end_nobody_has_anything_to_do() -> None:
    game = scene("shaking-hands", offered_hand="blue")
    play(game, "blue", AnswerHand(accept=True))
    assert game.to_act == ()
    assert not any(game.options(seat) for seat in game.seats)
    assert refusal(game, "red", EndTurn()) == "game-over"


# --- as JSON ------------------------------------------------------------------------------------

ALL_COMMANDS: Any = AnyCommand
ALL_EVENTS: Any = AnyEvent
ALL_SIGHTINGS: Any = Sighting


def assert_survives(records: tuple[Any, ...], union: Any) -> None:
    """Encoded and decoded again, each record is equal to what it was."""
    assert msgspec.json.decode(msgspec.json.encode(records), type=tuple[union, ...]) == records


@given(st.sampled_from(TABLES), st.integers(0, 2**32), st.integers(0, 120), st.booleans())
def test_commands_events_and_sightings_of_any_game_survive_json(
    table: dict[str, Any], seed: int, actions: int, from_scenario: bool
) -> None:
    random = Random(seed)
    game = lively_game(table, random)
    for _ in range(actions):
        game.play(game.to_act[0], lively_choice(game, game.to_act[0], random))
    if from_scenario:
        game = load_scenario(game.scenario())
    for seat in game.seats:
        assert_survives(expanded(game.options(seat))[:200], ALL_COMMANDS)
    while game.outcome is None and random.random() < 0.8:
        seat = random.choice(game.to_act)
        declaration = choose_declaration(game.options(seat), random)
        game.play(seat, declaration or random.choice(expanded(game.options(seat))))
    assert_survives(tuple(game.events), ALL_EVENTS)
    for viewer in game.viewers:
        assert_survives(tuple(one.sighting for one in game.sightings(viewer)), ALL_SIGHTINGS)


@pytest.mark.parametrize(
    ("text", "command"),
    [
        ('{"type": "end-turn"}', EndTurn()),
        ('{"type": "declare-mission", "hand": "blue"}', DeclareMission("blue")),
        ('{"accept": true, "type": "answer-hand"}', AnswerHand(accept=True)),
    ],
)
def test_a_command_is_tagged_by_its_name_in_small_letters(text: str, command: Any) -> None:
    assert msgspec.json.decode(text, type=ALL_COMMANDS) == command


@pytest.mark.parametrize("text", ['{"type": "end-turn", "by": "red"}', '{"type": "win"}', "{}"])
def test_json_that_is_no_command_is_not_decoded(text: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text, type=ALL_COMMANDS)
