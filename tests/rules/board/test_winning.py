"""Declarations, handshakes and the end of a game (B14, B15, B16)."""

from typing import Any

import msgspec
import pytest

from inkognito import Game, Refused, new_game
from inkognito.board.commands import (
    AnswerHand,
    DeclareAlone,
    DeclareMission,
    EndMovement,
    EndTurn,
    Expel,
    ObjectToRepeat,
    QuestionAgent,
    ShakePhantom,
    ShowCards,
    SlipAway,
    Step,
)
from inkognito.board.events import GameEnded
from inkognito.core.seats import Colour, Seat
from tests.kit.scenes import offered, play, refusal, scene

ALL: tuple[Colour, ...] = ("red", "blue", "green", "yellow")
PARTNERS: dict[Colour, Colour] = {
    "red": "blue",
    "blue": "red",
    "green": "yellow",
    "yellow": "green",
}
EVERY_COMMAND: tuple[Any, ...] = (
    ShakePhantom(),
    Step("land", "red-tall", "san-lorenzo"),
    EndMovement(),
    EndTurn(),
    Expel("murano"),
    SlipAway("red-fat", "murano"),
    QuestionAgent("yellow-thin", "build"),
    ShowCards(("tall", "short", "x")),
    ObjectToRepeat(),
    DeclareMission("green"),
)

MEETING_X = {"red-fat": "tolentini"}
"""Red's fat figure stands on the true figure of X: with A-B the mission of red and blue."""
QUESTION = {"agent": "yellow", "about": "build", "piece": "yellow-thin"}
SHOWN = [{"seat": "yellow", "to": ["red"], "cards": ["x", "tall", "short"]}]
REPEATED = [*SHOWN, *SHOWN]


def met(phase: str = "meeting", **fields: Any) -> Game:
    """Red's turn, with a figure on the true figure of X, which is red's mission (A-B)."""
    return scene(phase, "red", places=MEETING_X, **fields)


def ending(game: Game, declarer: Colour, hand: Colour, accept: bool) -> tuple[set[str], str]:
    """Who wins, and why, when this hand is offered and answered."""
    play(game, declarer, DeclareMission(hand))
    play(game, hand, AnswerHand(accept))
    return set(game.outcome.winners), game.outcome.reason


def hands_offered(game: Game, seat: Seat) -> set[str]:
    return {command.hand for command in offered(game, seat, DeclareMission)}


# --- B14: when ----------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", ALL)
def test_b14_a_hand_may_be_offered_before_the_phantom(seat: Colour) -> None:
    game = scene("opening", seat)
    assert hands_offered(game, seat) == set(ALL) - {seat}
    play(game, seat, DeclareMission(PARTNERS[seat]))


def test_b14_the_first_player_may_declare_at_once() -> None:
    game = new_game(seed=1)
    (first,) = game.to_act
    assert hands_offered(game, first) == set(ALL) - {first}


def test_b14_a_hand_may_be_offered_when_movement_has_ended() -> None:
    game = scene("moving", balls=["land"])
    assert refusal(game, "red", DeclareMission("blue")) == "wrong-time"
    play(game, "red", EndMovement())
    assert hands_offered(game, "red") == {"blue", "green", "yellow"}
    play(game, "red", DeclareMission("blue"))


def test_b14_a_hand_may_be_offered_while_a_meeting_is_open() -> None:
    assert ending(met(), "red", "blue", True) == ({"red", "blue"}, "mission-accomplished")


def test_b14_a_hand_may_be_offered_between_answer_and_expulsion() -> None:
    game = play(met(), "red", QuestionAgent("yellow-thin", "build"))
    play(game, "yellow", ShowCards(("x", "tall", "short")))
    assert hands_offered(game, "red") == {"blue", "green", "yellow"}
    assert ending(game, "red", "blue", True) == ({"red", "blue"}, "mission-accomplished")


def test_b14_a_hand_may_be_offered_after_the_last_expulsion() -> None:
    game = met("expelling", question=QUESTION, shown=SHOWN)
    play(game, "red", Expel("murano"))
    assert EndTurn() in game.options("red")
    assert hands_offered(game, "red") == {"blue", "green", "yellow"}
    assert ending(game, "red", "blue", True) == ({"green", "yellow"}, "mission-not-fulfilled")


def test_b14_a_hand_may_be_offered_after_slipping_away() -> None:
    game = play(met(), "red", SlipAway("red-fat", "piazzale-roma"))
    assert hands_offered(game, "red") == {"blue", "green", "yellow"}
    assert ending(game, "red", "blue", True) == ({"green", "yellow"}, "mission-not-fulfilled")


@pytest.mark.parametrize("balls", [["land", "rival", "ambassador"], []])
def test_b14_nobody_declares_during_movement(balls: list[str]) -> None:
    game = scene("moving", balls=balls)
    assert not hands_offered(game, "red")
    assert refusal(game, "red", DeclareMission("blue")) == "wrong-time"


def test_b14_nobody_declares_while_an_answer_is_owed() -> None:
    game = met("answering", question=QUESTION)
    assert not any(hands_offered(game, seat) for seat in ALL)
    assert refusal(game, "red", DeclareMission("blue")) == "not-your-decision"
    assert refusal(game, "yellow", DeclareMission("green")) == "wrong-time"


def test_b14_nobody_declares_while_a_replacement_is_owed() -> None:
    rules = {"repeats": "challenge"}
    game = met("expelling", question=QUESTION, shown=REPEATED, rules=rules)
    play(game, "red", ObjectToRepeat())
    assert not any(hands_offered(game, seat) for seat in ALL)
    assert refusal(game, "red", DeclareMission("blue")) == "not-your-decision"
    play(game, "yellow", ShowCards(("x", "short")))
    assert ending(game, "red", "blue", True) == ({"red", "blue"}, "mission-accomplished")


@pytest.mark.parametrize("phase", ["opening", "moving", "meeting"])
def test_b14_nobody_declares_on_another_players_turn(phase: str) -> None:
    game = scene(phase, "red")
    for seat in ("blue", "green", "yellow"):
        assert refusal(game, seat, DeclareMission("red")) == "not-your-decision"


def test_b14_the_turn_is_over_when_it_has_been_ended() -> None:
    game = play(scene("meeting"), "red", EndTurn())
    assert refusal(game, "red", DeclareMission("blue")) == "not-your-decision"
    assert hands_offered(game, "blue") == {"red", "green", "yellow"}


# --- B14: to whom -------------------------------------------------------------------------------


def test_b14_a_hand_goes_to_one_other_player_at_the_table() -> None:
    game = scene("opening")
    nobody: Any = "purple"
    ambassador: Any = "ambassador"
    assert refusal(game, "red", DeclareMission("red")) == "cannot-offer-hand"
    assert refusal(game, "red", DeclareMission(ambassador)) == "cannot-offer-hand"
    assert refusal(game, "red", DeclareMission(nobody)) == "unknown-seat"


@pytest.mark.parametrize("players", [4, 5])
def test_b17_only_three_players_may_declare_alone(players: int) -> None:
    game = scene("opening", players=players)
    assert not offered(game, "red", DeclareAlone)
    assert refusal(game, "red", DeclareAlone()) == "only-with-three-players"


# --- B14: who wins ------------------------------------------------------------------------------


@pytest.mark.parametrize("hand", ["blue", "green", "yellow"])
@pytest.mark.parametrize("fulfilled", [True, False])
def test_b14_refused_the_declarers_opponents_win_no_matter_who_refused(
    hand: Colour, fulfilled: bool
) -> None:
    game = met() if fulfilled else scene("meeting")
    assert ending(game, "red", hand, False) == ({"green", "yellow"}, "hand-refused")


@pytest.mark.parametrize("hand", ["green", "yellow"])
@pytest.mark.parametrize("fulfilled", [True, False])
def test_b14_accepted_by_an_opponent_the_declarers_opponents_win(
    hand: Colour, fulfilled: bool
) -> None:
    game = met() if fulfilled else scene("meeting")
    assert ending(game, "red", hand, True) == ({"green", "yellow"}, "not-partners")


def test_b14_accepted_by_the_partner_but_unfulfilled_the_opponents_win() -> None:
    game = scene("meeting")
    assert ending(game, "red", "blue", True) == ({"green", "yellow"}, "mission-not-fulfilled")


def test_b14_accepted_by_the_partner_and_fulfilled_both_win() -> None:
    assert ending(met(), "red", "blue", True) == ({"red", "blue"}, "mission-accomplished")


def test_b14_an_opponents_fulfilled_mission_does_not_help_the_declarer() -> None:
    """Zsa Zsa and X have C-D: X to space 2."""
    game = scene("opening", "red", places={"yellow-thin": "misericordia"})
    assert ending(game, "red", "blue", True) == ({"green", "yellow"}, "mission-not-fulfilled")


@pytest.mark.parametrize("seat", ALL)
def test_b14_a_declaration_is_never_refused_for_being_wrong(seat: Colour) -> None:
    for hand in set(ALL) - {seat}:
        game = play(scene("opening", seat), seat, DeclareMission(hand))
        assert game.to_act == (hand,)
        assert offered(game, hand, AnswerHand) == {AnswerHand(True), AnswerHand(False)}


def test_b14_identities_make_partners_not_seats() -> None:
    hands = {"red": "x tall A", "blue": "bubble short B", "yellow": "fiddlebottom thin D"}
    game = scene("opening", hands=hands)
    assert ending(game, "red", "green", False) == ({"blue", "yellow"}, "hand-refused")


def test_b14_nothing_else_happens_while_the_hand_is_open() -> None:
    game = play(met(), "red", DeclareMission("blue"))
    assert game.to_act == ("blue",)
    for seat in ("red", "green", "yellow"):
        assert game.options(seat) == ()
        for command in (*EVERY_COMMAND, AnswerHand(True)):
            assert refusal(game, seat, command) == "not-your-decision"
    for command in EVERY_COMMAND:
        assert refusal(game, "blue", command) == "wrong-time"


def test_b14_a_hand_is_answered_yes_or_no() -> None:
    game = play(met(), "red", DeclareMission("blue"))
    perhaps: Any = "perhaps"
    assert refusal(game, "blue", AnswerHand(perhaps)) == "malformed"


# --- B15: the end -------------------------------------------------------------------------------


@pytest.mark.parametrize("accept", [True, False])
def test_b15_all_hands_are_revealed_to_everyone_at_the_end(accept: bool) -> None:
    game = met()
    ending(game, "red", "blue", accept)
    for viewer in game.viewers:
        end = game.sightings(viewer)[-1].sighting
        assert isinstance(end, GameEnded)
        assert {(h.seat, h.identity, h.build, h.mission) for h in end.hands} == {
            ("red", "fiddlebottom", "tall", "A"),
            ("blue", "bubble", "short", "B"),
            ("green", "zsazsa", "fat", "C"),
            ("yellow", "x", "thin", "D"),
        }


def test_b15_no_hand_is_revealed_while_the_hand_is_open() -> None:
    game = play(met(), "red", DeclareMission("blue"))
    assert b'"identity":' not in msgspec.json.encode(game.sightings("spectator"))


def test_b15_nothing_can_be_played_after_the_end() -> None:
    game = met()
    ending(game, "red", "blue", True)
    assert game.to_act == ()
    for seat in ALL:
        assert game.options(seat) == ()
        for command in (*EVERY_COMMAND, AnswerHand(True)):
            assert refusal(game, seat, command) == "game-over"


# --- B16: the turn limit ------------------------------------------------------------------------


def test_b16_there_is_no_turn_limit_unless_the_table_sets_one() -> None:
    game = play(scene("meeting", turn=100_000), "red", EndTurn())
    assert game.outcome is None
    assert game.to_act == ("blue",)


def test_b16_a_game_that_reaches_the_limit_is_a_draw() -> None:
    game = play(scene("meeting", turn=7, rules={"turn_limit": 8}), "red", EndTurn())
    assert game.to_act == ("blue",)
    play(game, "blue", ShakePhantom(), EndMovement(), EndTurn())
    assert (game.outcome.winners, game.outcome.reason) == ((), "turn-limit")
    for viewer in game.viewers:
        assert len(game.sightings(viewer)[-1].sighting.hands) == 4
    assert refusal(game, "green", ShakePhantom()) == "game-over"


def test_b16_the_limit_counts_single_players_turns() -> None:
    game = new_game(seed=3, turn_limit=4)
    for turn in range(4):
        assert game.outcome is None, turn
        (seat,) = game.to_act
        play(game, seat, ShakePhantom(), EndMovement(), EndTurn())
    assert game.outcome.winners == ()


def test_b16_a_declaration_in_the_last_turn_still_decides() -> None:
    game = met(turn=8, rules={"turn_limit": 8})
    assert ending(game, "red", "blue", True) == ({"red", "blue"}, "mission-accomplished")


@pytest.mark.parametrize("limit", [0, -1, "soon"])
def test_b16_a_limit_is_at_least_one_turn(limit: object) -> None:
    with pytest.raises(Refused, match="bad-option"):
        new_game(seed=1, turn_limit=limit)
