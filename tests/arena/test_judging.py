"""What the referee writes down: winners by chair, length, and whose claims were right."""

from typing import Any

import pytest

from inkognito.arena.judging import Claim, Played, judged
from inkognito.arena.line_ups import Chairs, Contest, Duel, Rotation
from inkognito.arena.table import Setting, played
from inkognito.board.commands import AnswerHand, DeclareMission, EndTurn, WriteNote
from inkognito.board.notes import Note, Suspect
from inkognito.board.venice import NUMBERED, SPACES
from inkognito.core.seats import DEFAULT_SEATS, Colour
from tests.arena.cheats import maker_for
from tests.kit.scenes import play, scene

SEATS_AS_CHAIRS: Chairs = {seat: chair for chair, seat in enumerate(DEFAULT_SEATS[5])}
RIGHT = Note(
    red=Suspect("fiddlebottom", "tall"),
    blue=Suspect("bubble", "short"),
    green=Suspect("zsazsa", "fat"),
    yellow=Suspect("x", "thin"),
)
WRONG = Note(red=RIGHT.blue, blue=RIGHT.red, green=RIGHT.green, yellow=RIGHT.yellow)
HANDS = {"blue": "bubble short C", "green": "zsazsa fat B"}
FULFILLED = {"red-tall": SPACES[NUMBERED[5]]}
"""The mission of red and blue, A-C: Fiddlebottom goes to space 5."""
RED, BLUE, GREEN, YELLOW, AMBASSADOR = range(5)


def game_of(contest: Contest, game: str, players: int, **options: Any) -> Played:
    """The contest's first game, played by those who know the deal."""
    setting = Setting(game, players, seed=3, options=options)
    return played(contest, setting, 0, maker_for(contest, setting, 1))


def test_a_right_code_is_a_right_declaration_of_the_winning_team() -> None:
    one = game_of(Duel(("random",) * 2, ("seer",) * 2), "card", 4, round_limit=60)
    assert one.winners == (2, 3)
    assert one.declaration is not None
    assert one.declaration.chair in one.winners
    assert one.declaration.right


def test_a_wrong_code_is_a_wrong_declaration_and_the_others_win() -> None:
    one = game_of(Duel(("random",) * 2, ("fool",) * 2), "card", 4, round_limit=60)
    assert one.winners == (0, 1)
    assert one.declaration is not None
    assert one.declaration.chair in (2, 3)
    assert not one.declaration.right


def test_a_hand_offered_to_the_wrong_player_is_a_wrong_declaration() -> None:
    one = game_of(Duel(("fool",) * 2, ("random",) * 2), "board", 4, turn_limit=20)
    assert one.winners == (2, 3)
    assert one.declaration is not None
    assert one.declaration.chair in (0, 1)
    assert not one.declaration.right
    assert one.length <= 2


@pytest.mark.parametrize(("game", "limit"), [("board", "turn_limit"), ("card", "round_limit")])
def test_a_game_at_its_limit_is_a_draw_of_that_length_without_claims(game: str, limit: str) -> None:
    one = game_of(Duel(("random",) * 2, ("random",) * 2), game, 4, **{limit: 7})
    assert one == Played(number=0, line_up=0, winners=(), length=7)


def test_where_there_are_no_partners_the_winner_is_one_chair() -> None:
    one = game_of(Rotation(("random", "sage", "random")), "card", 3, round_limit=60)
    assert one.winners == (1,)
    assert one.declaration == Claim(1, right=True)


@pytest.mark.parametrize(("kind", "right"), [("scribe", True), ("scribbler", False)])
def test_a_note_is_right_where_all_its_facts_are(kind: str, right: bool) -> None:
    # in game 0 the last chair is the Ambassador's
    contest = Rotation(("random",) * 4 + (kind,))
    one = game_of(contest, "board", 5, turn_limit=9)
    assert one.note == Claim(4, right)
    assert one.winners == ((4,) if right else ())
    assert one.declaration is None


# --- declarations that a right note took over ---------------------------------------------------


def blue_declares(note: Note, hand: Colour, accept: bool, places: dict[str, str]) -> Played:
    """With five players; at the start of blue's turn."""
    game = scene("meeting", players=5, places=places, hands=HANDS)
    play(game, "ambassador", WriteNote(note))
    play(game, "red", EndTurn())
    play(game, "blue", DeclareMission(hand))
    play(game, hand, AnswerHand(accept))
    return judged(game, 0, 0, SEATS_AS_CHAIRS)


@pytest.mark.parametrize(
    ("hand", "accept", "places", "right"),
    [
        ("red", True, FULFILLED, True),
        ("red", False, FULFILLED, False),
        ("red", True, {}, False),
        ("green", True, FULFILLED, False),
    ],
)
def test_a_declaration_is_judged_alike_whether_or_not_a_right_note_took_the_win(
    hand: Colour, accept: bool, places: dict[str, str], right: bool
) -> None:
    beaten = blue_declares(RIGHT, hand, accept, places)
    assert beaten.winners == (AMBASSADOR,)
    assert beaten.note == Claim(AMBASSADOR, right=True)
    unbeaten = blue_declares(WRONG, hand, accept, places)
    assert unbeaten.winners == ((RED, BLUE) if right else (GREEN, YELLOW))
    assert unbeaten.note == Claim(AMBASSADOR, right=False)
    assert beaten.declaration == unbeaten.declaration == Claim(BLUE, right)
