"""Five players: the note of the Ambassador's player, "I know who you are" (B22)."""

from itertools import combinations
from typing import Any

import pytest
from msgspec.structs import replace

from inkognito import Game, new_game
from inkognito.board.commands import (
    AnswerHand,
    DeclareMission,
    EndMovement,
    EndTurn,
    ShakePhantom,
    WriteNote,
)
from inkognito.board.events import NoteWritten
from inkognito.board.note_option import NoteOption
from inkognito.board.notes import Note, Suspect
from inkognito.core.seats import COLOURS, Colour, Viewer
from inkognito.views.board import NoteSealed
from tests.kit.five_players import AGENTS, TWO_STEPS, five
from tests.kit.scenes import offered, play, refusal

RIGHT = Note(
    red=Suspect("fiddlebottom", "tall"),
    blue=Suspect("bubble", "short"),
    green=Suspect("zsazsa", "fat"),
    yellow=Suspect("x", "thin"),
)
WRONG = replace(RIGHT, red=RIGHT.blue, blue=RIGHT.red)
ON_X = {"red-fat": "tolentini"}
ASKED = {"agent": "yellow", "about": "build", "piece": "yellow-thin"}
MOMENTS: list[dict[str, Any]] = [
    {"phase": "opening"},
    {"phase": "moving", "balls": ["land"]},
    {"phase": "meeting", "places": ON_X},
    {"phase": "answering", "places": ON_X, "question": ASKED},
    {"phase": "opening", "to_move": "green", "turn": 99},
    {"phase": "moving", "to_move": "ambassador", "balls": TWO_STEPS},
]


def writing(phase: str, to_move: str = "red", **fields: Any) -> Game:
    return play(five(phase, to_move, **fields), "ambassador", WriteNote(RIGHT))


def handshake(game: Game, hand: Colour, accept: bool) -> set[str]:
    play(game, "red", DeclareMission(hand))
    play(game, hand, AnswerHand(accept))
    return set(game.outcome.winners)


# --- writing --------------------------------------------------------------------------------------


def test_the_notes_are_one_option_that_is_filled_in() -> None:
    (option,) = five("opening").options("ambassador")
    facts = {
        colour: (one.identity, one.build)
        for colour, one in zip(COLOURS, RIGHT.suspects, strict=True)
    }
    assert option.filled(**facts) == WriteNote(RIGHT)
    assert WriteNote(RIGHT) in option.fillings


@pytest.mark.parametrize("moment", MOMENTS)
def test_the_ambassador_may_write_any_of_the_576_notes_at_any_moment(
    moment: dict[str, Any],
) -> None:
    game = five(**moment)
    assert "ambassador" in game.to_act
    assert game.options("ambassador")[-1] == NoteOption()
    assert len(offered(game, "ambassador", WriteNote)) == 576
    assert not any(offered(game, seat, WriteNote) for seat in AGENTS)
    assert refusal(game, "red", WriteNote(RIGHT)) == "only-the-ambassador"
    play(game, "ambassador", WriteNote(RIGHT))
    assert not offered(game, "ambassador", WriteNote)


def test_the_ambassador_writes_no_note_before_the_deal_or_after_a_declaration() -> None:
    undealt = new_game(players=5, placement="choose", seed=1)
    declared = play(five("opening"), "red", DeclareMission("blue"))
    for game in (undealt, declared):
        assert "ambassador" not in game.to_act
        assert not offered(game, "ambassador", WriteNote)
        assert refusal(game, "ambassador", WriteNote(RIGHT)) == "wrong-time"
    play(declared, "blue", AnswerHand(accept=False))
    assert refusal(declared, "ambassador", WriteNote(RIGHT)) == "game-over"


def test_a_note_is_final_and_never_impossible() -> None:
    game = five("opening")
    for suspect in (Suspect("bubble", "tall"), Suspect("fiddlebottom", "short")):
        note = WriteNote(replace(RIGHT, red=suspect))
        assert refusal(game, "ambassador", note) == "impossible-note"
    play(game, "ambassador", WriteNote(WRONG))
    assert refusal(game, "ambassador", WriteNote(RIGHT)) == "note-already-written"


def test_everyone_sees_that_a_note_was_written_and_nobody_its_contents_until_the_end() -> None:
    game = play(five("opening"), "ambassador", WriteNote(WRONG))
    viewers: tuple[Viewer, ...] = (*AGENTS, "spectator")
    for viewer in viewers:
        assert game.sightings(viewer)[-1].sighting == NoteSealed("ambassador")
        assert game.sightings(viewer) == writing("opening").sightings(viewer)
    assert game.sightings("ambassador")[-1].sighting == NoteWritten("ambassador", WRONG)
    handshake(game, "green", False)
    for viewer in game.viewers:
        assert game.sightings(viewer)[-1].sighting.note == WRONG


def test_a_note_makes_nobodys_decision_stale() -> None:
    game = five("opening")
    number = game.decision
    game.play("red", ShakePhantom(), number)
    game.play("ambassador", WriteNote(RIGHT), number)
    game.play("red", EndMovement(), number + 1)
    assert refusal(game, "red", EndTurn(), number) == "stale"


# --- winning --------------------------------------------------------------------------------------


@pytest.mark.parametrize("places", [{}, ON_X])
@pytest.mark.parametrize("hand", ["blue", "green"])
@pytest.mark.parametrize("accept", [True, False])
def test_a_right_note_wins_alone_however_the_declaration_ends(
    places: dict[str, str], hand: Colour, accept: bool
) -> None:
    assert handshake(writing("meeting", places=places), hand, accept) == {"ambassador"}


@pytest.mark.parametrize("kind", ["identity", "build"])
@pytest.mark.parametrize(("one", "other"), [*combinations(AGENTS, 2)])
def test_b22_the_smallest_mistake_leaves_it_to_the_usual_rules(
    kind: str, one: Colour, other: Colour
) -> None:
    """A possible note that is not right has two facts of one kind exchanged, or more."""
    first, second = getattr(RIGHT, one), getattr(RIGHT, other)
    wrong = {
        one: replace(first, **{kind: getattr(second, kind)}),
        other: replace(second, **{kind: getattr(first, kind)}),
    }
    for places, accept, winners in (
        (ON_X, True, {"red", "blue"}),
        (ON_X, False, {"green", "yellow"}),
        ({}, True, {"green", "yellow"}),
    ):
        game = five("meeting", places=places)
        play(game, "ambassador", WriteNote(replace(RIGHT, **wrong)))
        assert handshake(game, "blue", accept) == winners


def test_b22_without_a_note_the_ambassador_cannot_win() -> None:
    assert handshake(five("meeting", places=ON_X), "blue", True) == {"red", "blue"}


def test_b16_at_the_turn_limit_only_a_right_note_wins() -> None:
    limit: dict[str, Any] = {"turn": 9, "rules": {"turn_limit": 9}}
    right = play(writing("meeting", **limit), "red", EndTurn())
    assert (right.outcome.winners, right.outcome.reason) == (("ambassador",), "note-right")
    wrong = play(five("meeting", **limit), "ambassador", WriteNote(WRONG))
    for game in (wrong, five("meeting", **limit)):
        play(game, "red", EndTurn())
        assert (game.outcome.winners, game.outcome.reason) == ((), "turn-limit")
