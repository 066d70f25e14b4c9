"""Whatever is thrown at a card game is offered or refused, and a refusal changes nothing."""

from collections.abc import Callable
from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from inkognito import Game
from inkognito.board.commands import AnyCommand as BoardCommand
from inkognito.board.commands import EndTurn
from inkognito.card.cards import KINDS, LOCATIONS, Hand
from inkognito.card.commands import (
    AnyCommand,
    ChoosePair,
    DeclareCode,
    Decline,
    LookAtDummy,
    NameAgent,
    PlayLocation,
    ShowBlackCard,
)
from inkognito.card.events import Declined
from inkognito.core.events import Command
from inkognito.core.seats import SEATS
from tests.kit.card_lively import ALL_CARDS, in_order
from tests.kit.card_scenes import card_scene, meeting
from tests.kit.junk import a_list_in_itself, assert_offered_or_refused
from tests.kit.scenes import refusal, scene

APART = {"red": "rialto", "blue": "san-marco", "green": "arsenale", "yellow": "accademia"}


def playing() -> Game:
    return card_scene()


def hiding() -> Game:
    return card_scene("hiding", players=5)


def declaring() -> Game:
    return meeting({**APART, "blue": "rialto", "ambassador": "ca-d-oro"}, "rialto", "declaring")


def exchanging(**fields: Any) -> Game:
    visits = {**APART, "blue": "rialto", "ambassador": "ca-d-oro"}
    return meeting(visits, "rialto", "exchanging", **fields)


def asking(phase: str = "asking", **fields: Any) -> Game:
    return meeting({**APART, "ambassador": "rialto"}, "rialto", phase, **fields)


def showing(**fields: Any) -> Game:
    return asking("showing", named="blue", **fields)


def looking() -> Game:
    visits = {"red": "rialto", "blue": "san-marco", "green": "arsenale"}
    visits |= {"dummy": "rialto", "ambassador": "accademia"}
    return meeting(visits, "rialto", "looking", players=3)


def game_over() -> Game:
    game = declaring()
    game.play("red", DeclareCode(("13", "24", "47", "36")))
    return game


MOMENTS = (playing, hiding, declaring, exchanging, asking, showing, looking, game_over)
"""One game for each kind of moment."""

NO_COMMANDS: tuple[Any, ...] = (
    *(None, True, 0, "", "decline", [], {}, {"type": "decline"}, (), object(), Decline, Command()),
    *(Declined("red", "look"), Hand("red", "x", "13"), EndTurn()),
)


@pytest.mark.parametrize("nonsense", NO_COMMANDS, ids=lambda value: type(value).__name__)
def test_a_value_that_is_no_command_of_the_card_game_is_always_refused(nonsense: object) -> None:
    for moment in MOMENTS:
        game = moment()
        assert {refusal(game, seat, nonsense) for seat in game.seats} == {"unknown-command"}


@pytest.mark.parametrize("command", [Decline("declaration"), PlayLocation("rialto")])
def test_the_board_game_knows_no_command_of_the_card_game(command: Any) -> None:
    assert not set(get_args(AnyCommand)) & set(get_args(BoardCommand))
    assert refusal(scene(), "red", command) == "unknown-command"


WRONG_VALUES: tuple[Any, ...] = (
    *(None, True, 0, -1, 1.5, "", "?", b"x", [], ["x"], {}, {"x": 1}, {"x"}),
    *((), ("x",), object(), Decline("declaration"), a_list_in_itself()),
)


@pytest.mark.parametrize("value", WRONG_VALUES, ids=lambda value: type(value).__name__)
def test_a_field_of_a_wrong_type_is_refused(value: Any) -> None:
    wrong: list[tuple[Game, str, Command]] = [
        (playing(), "red", PlayLocation(value)),
        (hiding(), "ambassador", PlayLocation(value)),
        (declaring(), "red", DeclareCode(value)),
        (declaring(), "red", DeclareCode(("13", "24", "47", value))),
        (exchanging(), "red", ChoosePair(value)),
        (exchanging(), "red", ChoosePair(("fiddlebottom", value))),
        (asking(), "red", NameAgent(value)),
        (showing(), "blue", ShowBlackCard(value)),
        (looking(), "red", LookAtDummy(value)),
    ]
    for game, seat, command in wrong:
        refusal(game, seat, command)


@pytest.mark.parametrize("cards", [iter(("fiddlebottom", "x")), {"fiddlebottom": 1, "x": 2}, "x"])
def test_cards_that_do_not_lie_in_a_row_are_malformed(cards: Any) -> None:
    assert refusal(exchanging(), "red", ChoosePair(cards)) == "malformed"


def test_a_code_that_does_not_lie_in_a_row_is_malformed() -> None:
    code: Any = {"13": 1, "24": 2, "47": 3, "36": 4}
    assert refusal(declaring(), "red", DeclareCode(code)) == "malformed"


# --- the right code -----------------------------------------------------------------------------

SHOWN = {"seat": "red", "to": "blue", "cards": ["fiddlebottom", "x"]}
BLACK = {"seat": "blue", "to": "red", "kind": "number"}

REFUSED: dict[str, tuple[Callable[[], Game], Any, Any, str]] = {
    "a number of another edition": (
        *(declaring, "red", DeclareCode(("52", "11", "0", "29"))),
        "unknown-card",
    ),
    "a code of three numbers": (
        *(declaring, "red", DeclareCode(("13", "24", "47"))),
        "code-is-no-order-of-the-numbers",
    ),
    "a pair of one card": (exchanging, "red", ChoosePair(("x", "x")), "wrong-cards"),
    "three cards": (exchanging, "red", ChoosePair(("x", "13", "36")), "wrong-cards"),
    "nothing true in FFG": (exchanging, "red", ChoosePair(("x", "13")), "not-one-true"),
    "nothing true in ABACUS": (
        *(lambda: exchanging(edition="abacus-1997"), "red", ChoosePair(("x", "11"))),
        "nothing-true",
    ),
    "a pair that they have seen": (
        *(lambda: exchanging(shown=[SHOWN]), "red", ChoosePair(("x", "fiddlebottom"))),
        "already-shown",
    ),
    "a black card that they have seen": (
        *(lambda: showing(black=[BLACK]), "blue", ShowBlackCard("number")),
        "already-shown",
    ),
    "an agent who has shown them both": (
        *(lambda: asking(black=[BLACK, {**BLACK, "kind": "identity"}]), "red"),
        *(NameAgent("blue"), "cannot-be-named"),
    ),
    "the Ambassador": (asking, "red", NameAgent("ambassador"), "cannot-be-named"),  # type: ignore[arg-type]
    "a second choice": (
        *(lambda: exchanging(chosen=[{"seat": "red", "cards": ["fiddlebottom", "x"]}]), "red"),
        *(ChoosePair(("fiddlebottom", "13")), "not-your-decision"),
    ),
    "declining a look where a declaration is asked for": (
        *(declaring, "red", Decline("look"), "wrong-time"),
    ),
    "declining an exchange": (exchanging, "red", Decline("declaration"), "wrong-time"),
    "playing after the end": (game_over, "red", PlayLocation("rialto"), "game-over"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_each_is_refused_with_the_right_code(case: str) -> None:
    make, seat, command, code = REFUSED[case]
    assert refusal(make(), seat, command) == code


# --- junk at random -----------------------------------------------------------------------------

NAMES = st.sampled_from((*SEATS, *LOCATIONS, *ALL_CARDS, *KINDS, "dummy"))
SCALARS = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=3) | NAMES
SOME_CARDS = st.lists(st.sampled_from(ALL_CARDS), max_size=4).map(tuple)
PILES = st.lists(SCALARS, max_size=3) | st.dictionaries(st.text(max_size=2), SCALARS, max_size=2)
FIELDS: st.SearchStrategy[Any] = SCALARS | PILES | SOME_CARDS | st.binary(max_size=3)


@st.composite
def junk_commands(draw: st.DrawFn) -> Any:
    """A command of any class, its fields filled with anything."""
    kind: Any = draw(st.sampled_from(get_args(AnyCommand)))
    return kind(*(draw(FIELDS) for _ in kind.__struct_fields__))


def in_usual_order(command: Any) -> Any:
    """Cards may be laid down in any order; options list them in one."""
    if isinstance(command, DeclareCode):
        return DeclareCode(tuple(command.code))
    if isinstance(command, ChoosePair):
        return ChoosePair(in_order(tuple(command.cards)))
    return command


@given(st.sampled_from(MOMENTS), st.sampled_from(SEATS), junk_commands())
def test_a_command_filled_with_junk_is_offered_or_refused_and_changes_nothing(
    moment: Callable[[], Game], seat: Any, command: Any
) -> None:
    assert_offered_or_refused(moment(), seat, command, in_usual_order)


def test_after_any_refusal_the_game_plays_on() -> None:
    game = playing()
    for nonsense in NO_COMMANDS:
        refusal(game, "red", nonsense)
    game.play("red", PlayLocation("rialto"))
    assert game.to_act == ("blue",)
