"""Who sees what of a scenario and of a deal: each secret field, for each viewer.

The scenarios here are as full of secrets as can be, and need not be possible in one game.
"""

from typing import Any, cast

import pytest

from inkognito.board import cards as board_cards
from inkognito.board import events as board_events
from inkognito.board import rules as board_rules
from inkognito.board import scenario as board
from inkognito.board.notes import Note, Suspect
from inkognito.card import cards as card_cards
from inkognito.card import events as card_events
from inkognito.card import rules as card_rules
from inkognito.card import scenario as card
from inkognito.core.event_table import VIEWERS
from inkognito.core.seats import Viewer
from inkognito.views import board as board_views
from inkognito.views import card as card_views
from inkognito.views.redact import redact

EACH_VIEWER = pytest.mark.parametrize("viewer", VIEWERS)

BOARD_HANDS = (
    board_cards.Hand("red", "fiddlebottom", "tall", "A"),
    board_cards.Hand("yellow", "bubble", "fat", "B"),
    board_cards.Hand("blue", "zsazsa", "thin", "C"),
    board_cards.Hand("green", "x", "short", "D"),
)
NOTE = Note(
    Suspect("x", "short"), Suspect("zsazsa", "thin"), Suspect("bubble", "fat"), Suspect("x", "tall")
)
SHOWN = (
    board.ShownSet("blue", ("green", "ambassador"), ("zsazsa", "thin", "fat")),
    board.ShownSet("yellow", ("red",), ("bubble", "fat")),
    board.ShownSet("red", ("ambassador",), ("tall",)),
)
BOARD = board.Scenario(
    game="board",
    version=1,
    seats=("red", "yellow", "blue", "green", "ambassador"),
    to_move="blue",
    phase="expelling",
    places={"red-tall": "rialto", "blue-tall": "pescheria"},
    hands=BOARD_HANDS,
    turn=7,
    rules=board_rules.Rules(repeats="challenge"),
    balls=("land", "rival"),
    steps=(board.StepMade("water", "red-tall", "celestia"),),
    question=board.OpenQuestion("blue", "identity", "blue-tall"),
    offered_hand="green",
    shown=SHOWN,
    ambassador_moved_by="yellow",
    note=NOTE,
    first="red",
)

CARD_HANDS = (
    card_cards.Hand("red", "fiddlebottom", "13"),
    card_cards.Hand("yellow", "bubble", "24"),
    card_cards.Hand("blue", "zsazsa", "36"),
    card_cards.Hand("dummy", "x", "47"),
    card_cards.Hand("green", "x", "47"),
)
CHOSEN = (
    card.ChosenPair("yellow", ("bubble", "x")),
    card.ChosenPair("blue", ("zsazsa", "13")),
)
PAIRS = (
    card.ShownPair("blue", "green", ("zsazsa", "x")),
    card.ShownPair("yellow", "red", ("bubble", "36")),
    card.ShownPair("red", "ambassador", ("fiddlebottom", "24")),
)
BLACK = (
    card.ShownBlack("blue", "green", "identity"),
    card.ShownBlack("yellow", "red", "number"),
    card.ShownBlack("green", "blue", "number"),
)
BLACK_CARDS = ("zsazsa", "24", "47")
"""What those cards say."""

LOOKS = (card.Look("red", "identity"), card.Look("blue", "number"), card.Look("yellow", "number"))
DUMMY = {"identity": "x", "number": "47"}
CARD = card.Scenario(
    game="card",
    version=1,
    seats=("red", "yellow", "blue", "green", "ambassador"),
    phase="exchanging",
    first="yellow",
    hands=CARD_HANDS,
    played={"red": ("rialto",), "blue": ("rialto",)},
    round=3,
    rules=card_rules.Rules(round_limit=9),
    hidden="arsenale",
    meeting="rialto",
    resolved=("san-marco",),
    declined=("red",),
    chosen=CHOSEN,
    named="green",
    shown=PAIRS,
    black=BLACK,
    looks=LOOKS,
    game_number=2,
    opener="blue",
    scores=(card.Score("red", 2),),
)

OPEN_AT_THE_BOARD = (
    *("seats", "rules", "to_move", "phase", "turn", "first", "places", "balls", "steps"),
    *("question", "offered_hand", "ambassador_moved_by"),
)
SECRET_AT_THE_BOARD = ("note_written", "note", "hand", "shown", "shown_covertly")
OPEN_AT_CARDS = (
    *("seats", "rules", "phase", "round", "first", "played", "meeting", "resolved", "declined"),
    *("named", "game_number", "opener", "scores"),
)
SECRET_AT_CARDS = (
    *("has_hidden", "hidden", "hand", "have_chosen", "chosen", "shown", "shown_covertly"),
    *("black", "black_covertly", "looks_covertly"),
)


def board_seen(viewer: Viewer, scenario: board.Scenario = BOARD) -> board_views.ScenarioSeen:
    return cast("board_views.ScenarioSeen", redact(board_events.ScenarioSet(scenario), viewer))


def card_seen(viewer: Viewer, scenario: card.Scenario = CARD) -> card_views.ScenarioSeen:
    return cast("card_views.ScenarioSeen", redact(card_events.ScenarioSet(scenario), viewer))


def own(hands: Any, viewer: Viewer) -> Any:
    return {hand.seat: hand for hand in hands}.get(viewer)


# --- the deal -----------------------------------------------------------------------------------


@EACH_VIEWER
def test_the_deal_shows_everybody_their_own_hand_alone(viewer: Viewer) -> None:
    board_hand, card_hand = own(BOARD_HANDS, viewer), own(CARD_HANDS, viewer)
    at_the_board = redact(board_events.HandsDealt(BOARD_HANDS), viewer)
    at_cards = redact(card_events.HandsDealt(2, CARD_HANDS), viewer)
    if viewer in ("ambassador", "spectator"):
        assert at_the_board == board_views.HandsDealtFaceDown()
        assert at_cards == card_views.HandsDealtFaceDown(2)
    else:
        assert at_the_board == board_views.HandDealt(board_hand)
        assert at_cards == card_views.HandDealt(2, card_hand)


# --- a scenario of the board game ---------------------------------------------------------------


def test_every_field_of_a_scenario_is_looked_at_here() -> None:
    at_the_board = board_views.ScenarioSeen.__struct_fields__
    assert set(at_the_board) == {*OPEN_AT_THE_BOARD, *SECRET_AT_THE_BOARD}
    at_cards = card_views.ScenarioSeen.__struct_fields__
    assert set(at_cards) == {*OPEN_AT_CARDS, *SECRET_AT_CARDS}


@EACH_VIEWER
def test_everybody_sees_what_lies_open(viewer: Viewer) -> None:
    for field in OPEN_AT_THE_BOARD:
        assert getattr(board_seen(viewer), field) == getattr(BOARD, field)
    for field in OPEN_AT_CARDS:
        assert getattr(card_seen(viewer), field) == getattr(CARD, field)


@EACH_VIEWER
def test_a_scenario_shows_everybody_their_own_hand_alone(viewer: Viewer) -> None:
    assert board_seen(viewer).hand == own(BOARD_HANDS, viewer)
    assert card_seen(viewer).hand == own(CARD_HANDS, viewer)


@EACH_VIEWER
def test_only_the_ambassadors_player_reads_the_note(viewer: Viewer) -> None:
    seen = board_seen(viewer)
    assert (seen.note_written, seen.note) == (True, NOTE if viewer == "ambassador" else None)
    unwritten = board.Scenario("board", 1, BOARD.seats, "red", "moving", {})
    seen = board_seen(viewer, unwritten)
    assert (seen.note_written, seen.note) == (False, None)


@EACH_VIEWER
def test_only_those_who_were_part_of_it_see_which_cards_were_shown(viewer: Viewer) -> None:
    part_of = [one for one in SHOWN if viewer in (one.seat, *one.to)]
    others = [one for one in SHOWN if one not in part_of]
    seen = board_seen(viewer)
    assert list(seen.shown) == part_of
    assert list(seen.shown_covertly) == [
        board_views.CovertSet(one.seat, one.to, len(one.cards)) for one in others
    ]


# --- a scenario of the card game ----------------------------------------------------------------


@EACH_VIEWER
def test_only_the_ambassadors_player_sees_the_hidden_place(viewer: Viewer) -> None:
    seen = card_seen(viewer)
    assert (seen.has_hidden, seen.hidden) == (True, "arsenale" if viewer == "ambassador" else None)
    nothing_hidden = card.Scenario("card", 1, CARD.seats, "hiding", "red", CARD_HANDS)
    seen = card_seen(viewer, nothing_hidden)
    assert (seen.has_hidden, seen.hidden) == (False, None)


@EACH_VIEWER
def test_everybody_sees_who_has_chosen_and_only_their_own_pair(viewer: Viewer) -> None:
    seen = card_seen(viewer)
    assert seen.have_chosen == ("yellow", "blue")
    assert seen.chosen == own(CHOSEN, viewer)


@EACH_VIEWER
def test_only_the_two_of_them_see_which_pair_was_shown(viewer: Viewer) -> None:
    part_of = [one for one in PAIRS if viewer in (one.seat, one.to)]
    seen = card_seen(viewer)
    assert list(seen.shown) == part_of
    assert list(seen.shown_covertly) == [
        card_views.CovertPair(one.seat, one.to) for one in PAIRS if one not in part_of
    ]


@EACH_VIEWER
def test_the_two_of_them_and_the_ambassadors_player_see_a_black_card(viewer: Viewer) -> None:
    part_of = [one for one in BLACK if viewer in (one.seat, one.to, "ambassador")]
    seen = card_seen(viewer)
    assert [one for one in seen.black if one.seat != "dummy"] == [
        card_views.SeenBlack(one.seat, one.to, one.kind, cast("Any", says))
        for one, says in zip(BLACK, BLACK_CARDS, strict=True)
        if one in part_of
    ]
    assert list(seen.black_covertly) == [
        card_views.CovertBlack(one.seat, one.to) for one in BLACK if one not in part_of
    ]


@EACH_VIEWER
def test_only_who_has_looked_at_the_dummys_card_sees_what_it_says(viewer: Viewer) -> None:
    seen = card_seen(viewer)
    assert [one for one in seen.black if one.seat == "dummy"] == [
        card_views.SeenBlack("dummy", one.seat, one.kind, cast("Any", DUMMY[one.kind]))
        for one in LOOKS
        if one.seat == viewer
    ]
    assert list(seen.looks_covertly) == [one for one in LOOKS if one.seat != viewer]
