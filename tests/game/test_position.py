"""`game.position`: the open facts are the referee's, and secrets are only the viewer's own."""

from random import Random
from typing import Any

import msgspec
import pytest

from inkognito import Game, Refused, new_game
from inkognito.board.commands import AnswerHand
from inkognito.board.scenario import PHASE_NAMES as BOARD_PHASES
from inkognito.card.commands import ChoosePair, DeclareCode, PlayLocation
from inkognito.card.scenario import PHASE_NAMES as CARD_PHASES
from inkognito.core.seats import SPECTATOR, Viewer
from inkognito.random_play import choose_declaration
from inkognito.views.board_named import BoardPosition
from inkognito.views.card_named import CardPosition
from tests.kit.card_lively import CARD_TABLES, lively_card_game, lively_card_move
from tests.kit.card_scenes import card_scene, meeting
from tests.kit.lively import TABLES, lively_choice, lively_game
from tests.kit.scenes import play, position, scene

ACTIONS = 120
STEP = 5
"""Actions between two looks at the position."""

TOGETHER = {"red": "rialto", "blue": "rialto", "green": "san-marco", "yellow": "arsenale"}
TOGETHER |= {"ambassador": "accademia"}
SECRET = {"hand", "hands", "shown", "shown_covertly", "note", "chosen", "hidden"}
SECRET |= {"black", "black_covertly", "looks_covertly", "viewer"}
"""The fields that differ from viewer to viewer."""


def public(seen: BoardPosition | CardPosition) -> dict[str, Any]:
    fields = msgspec.structs.asdict(seen)
    return {name: value for name, value in fields.items() if name not in SECRET}


def hand_in(game: Game, viewer: Viewer) -> dict[str, str] | None:
    hands = position(game).get("hands", ())
    return next((hand for hand in hands if hand["seat"] == viewer), None)


def as_data(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def was_part_of(shown: dict[str, Any], viewer: Viewer) -> bool:
    to = shown["to"]
    return viewer == shown["seat"] or viewer in ([to] if isinstance(to, str) else to)


# --- the board game -----------------------------------------------------------------------------


def assert_board_position(game: Game, viewer: Viewer) -> None:
    """The viewer's position beside the scenario, which is the referee's."""
    seen, truth = game.position(viewer), position(game)
    assert isinstance(seen, BoardPosition)
    assert (seen.viewer, list(seen.seats)) == (viewer, truth["seats"])
    assert (seen.phase, seen.to_move) == (truth["phase"], truth["to_move"])
    assert (seen.waits_for, seen.places) == (game.to_act, truth["places"])
    assert list(seen.balls) == truth.get("balls", [])
    assert as_data(seen.steps) == truth.get("steps", [])
    assert seen.turn == (0 if seen.phase == "placing" else truth.get("turn", 1))
    assert seen.offered_hand == truth.get("offered_hand")
    assert seen.ambassador_moved_by == truth.get("ambassador_moved_by")
    assert (seen.question is None) == ("question" not in truth)
    assert (as_data(seen.hand) if seen.hand else None) == hand_in(game, viewer)
    shown = truth.get("shown", [])
    assert as_data(seen.shown) == [one for one in shown if was_part_of(one, viewer)]
    assert [(one.seat, one.count) for one in seen.shown_covertly] == [
        (one["seat"], len(one["cards"])) for one in shown if not was_part_of(one, viewer)
    ]
    assert seen.note_written == ("note" in truth)
    assert (seen.note is not None) == (viewer == "ambassador" and "note" in truth)
    assert (seen.hands, seen.outcome) == ((), None)


@pytest.mark.parametrize("table", TABLES, ids=lambda table: "-".join(map(str, table.values())))
def test_a_board_position_is_the_referees_but_for_secrets(table: dict[str, Any]) -> None:
    random = Random(str(table))
    game = lively_game(table, random)
    for action in range(ACTIONS):
        if action % STEP == 0:
            for viewer in game.viewers:
                assert_board_position(game, viewer)
        if "ambassador" in game.to_act[1:] and random.random() < 0.01:
            note = choose_declaration(game.options("ambassador"), random)
            assert note is not None
            game.play("ambassador", note)
        game.play(game.to_act[0], lively_choice(game, game.to_act[0], random))


def test_meetings_are_named_with_all_who_are_there() -> None:
    game = scene("meeting", places={"red-tall": "rialto", "blue-tall": "rialto"})
    assert game.position("green").meetings == {"rialto": ("red-tall", "blue-tall")}
    assert scene("opening").position("green").meetings == {}


def test_at_the_end_all_hands_lie_open_for_everybody() -> None:
    game = scene("shaking-hands", offered_hand="blue")
    assert game.position(SPECTATOR).hands == ()
    play(game, "blue", AnswerHand(accept=True))
    for viewer in game.viewers:
        seen = game.position(viewer)
        assert (seen.phase, seen.waits_for, seen.outcome) == ("over", (), game.outcome)
        assert {hand.seat for hand in seen.hands} == set(game.seats)


# --- the card game ------------------------------------------------------------------------------


def assert_card_position(game: Game, viewer: Viewer) -> None:
    seen, truth = game.position(viewer), position(game)
    assert isinstance(seen, CardPosition)
    assert (seen.viewer, list(seen.seats)) == (viewer, truth["seats"])
    assert (seen.phase, seen.first) == (truth["phase"], truth["first"])
    assert (seen.round, seen.game_number) == (truth.get("round", 1), truth.get("game_number", 1))
    assert (seen.waits_for, seen.meeting) == (game.to_act, truth.get("meeting"))
    played = truth.get("played", {})
    assert {name: set(places) for name, places in seen.played.items()} == {
        name: set(places) for name, places in played.items()
    }
    assert all(played[name][-1] == place for name, place in seen.at.items())
    assert seen.named == truth.get("named")
    assert seen.has_hidden == ("hidden" in truth)
    assert seen.hidden == (truth.get("hidden") if viewer == "ambassador" else None)
    chosen = {one["seat"]: one["cards"] for one in truth.get("chosen", [])}
    assert set(seen.have_chosen) == chosen.keys()
    assert set(seen.chosen) == set(chosen.get(viewer, ()))
    assert seen.scores == {one["seat"]: one["points"] for one in truth["scores"]}
    assert (as_data(seen.hand) if seen.hand else None) == hand_in(game, viewer)
    shown = truth.get("shown", [])
    assert as_data(seen.shown) == [one for one in shown if was_part_of(one, viewer)]
    assert len(seen.shown) + len(seen.shown_covertly) == len(shown)
    looks = [one for one in seen.black if one.seat == "dummy"]
    assert len(looks) + len(seen.looks_covertly) == len(truth.get("looks", []))
    assert len(seen.black) - len(looks) + len(seen.black_covertly) == len(truth.get("black", []))


@pytest.mark.parametrize("table", CARD_TABLES, ids=lambda table: "-".join(map(str, table.values())))
def test_a_card_position_is_the_referees_but_for_secrets(table: dict[str, Any]) -> None:
    random = Random(str(table))
    for _ in range(2):
        game = lively_card_game(table, random)
        for action in range(ACTIONS):
            if not game.to_act:
                break
            if action % STEP == 0:
                for viewer in game.viewers:
                    assert_card_position(game, viewer)
            game.play(*lively_card_move(game, random, declare=0.01))


def test_the_hidden_place_is_the_ambassadors_players_alone() -> None:
    game = play(card_scene("hiding", players=5), "ambassador", PlayLocation("rialto"))  # type: ignore[arg-type]
    assert {viewer: game.position(viewer).hidden for viewer in game.viewers} == {
        **dict.fromkeys(game.viewers),
        "ambassador": "rialto",
    }
    assert all(game.position(viewer).has_hidden for viewer in game.viewers)


def test_a_chosen_pair_is_its_owners_alone() -> None:
    game = meeting(TOGETHER, "rialto", "exchanging")
    game.play("red", ChoosePair(("fiddlebottom", "x")))
    assert set(game.position("red").chosen) == {"fiddlebottom", "x"}
    for viewer in ("blue", SPECTATOR):
        seen = game.position(viewer)
        assert (seen.chosen, seen.have_chosen) == ((), ("red",))
        assert seen.visitors == ("red", "blue")


# --- both ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["board", "card"])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_public_facts_are_the_same_for_everybody(kind: str, players: int) -> None:
    random = Random(players)
    game = new_game(kind, players, seed=players)
    for _ in range(40):
        seat = game.to_act[0]
        game.play(seat, random.choice(game.options(seat)))
        if not game.to_act:
            break
        positions = [public(game.position(viewer)) for viewer in game.viewers]
        assert all(one == positions[0] for one in positions)


def test_the_phases_of_a_position_are_those_of_a_scenario() -> None:
    assert new_game(placement="choose").position(SPECTATOR).phase in BOARD_PHASES
    assert new_game("card").position(SPECTATOR).phase in CARD_PHASES


def test_a_position_can_be_written_as_json_and_leaves_out_what_is_empty_when_printed() -> None:
    seen = new_game(seed=1).position("red")
    assert msgspec.json.decode(msgspec.json.encode(seen), type=BoardPosition) == seen
    assert "balls" not in repr(seen)
    assert "hand=Hand(seat='red'" in repr(seen)


def test_nobody_elses_position_can_be_asked_for() -> None:
    with pytest.raises(Refused) as refused:
        new_game(players=3).position("yellow")
    assert refused.value.code == "unknown-viewer"


# --- results ------------------------------------------------------------------------------------


def test_before_a_game_is_over_there_is_no_result() -> None:
    assert new_game().result is None
    assert new_game("card", match="first-to-3").result is None


def test_a_board_game_that_is_over_has_its_outcome_as_result() -> None:
    game = play(scene("shaking-hands", offered_hand="blue"), "blue", AnswerHand(accept=True))
    assert game.result is not None
    assert [one.outcome for one in game.result.games] == [game.outcome]
    assert game.result.scores == {}


def test_a_match_has_results_while_it_goes_on() -> None:
    rules = {"match": "first-to-3"}
    game = meeting(TOGETHER, "rialto", "declaring", rules=rules)
    game.play("red", DeclareCode(("36", "13", "24", "47")))
    assert game.outcome is None
    assert game.result is not None
    (first,) = game.result.games
    assert (first.number, first.outcome.reason) == (1, "code-right")
    assert game.result.scores == first.scores == game.position("green").scores
    assert {seat for seat, points in first.scores.items() if points} == set(first.outcome.winners)
    assert game.position("green").finished == game.result.games
    assert game.position("green").hands == ()
