"""Every refusal has its smallest case; whatever else is thrown at a game changes nothing."""

from collections.abc import Callable
from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from inkognito import Game, Refused, deduce, load_scenario, new_game
from inkognito.board.cards import ABOUTS, BUILDS, CARDS, Hand, in_order
from inkognito.board.commands import (
    AnswerHand,
    AnyCommand,
    DeclareAlone,
    DeclareMission,
    EndMovement,
    EndTurn,
    Expel,
    ObjectToRepeat,
    PlaceFigures,
    QuestionAgent,
    QuestionThroughAmbassador,
    ShakePhantom,
    ShowCards,
    SlipAway,
    Step,
    UndoStep,
    WriteNote,
)
from inkognito.board.events import MovementEnded
from inkognito.board.notes import Note, Suspect
from inkognito.board.pieces import BALLS, PIECES
from inkognito.board.venice import SPACES
from inkognito.card.commands import ChoosePair, DeclareCode, NameAgent, PlayLocation
from inkognito.core.agents import IDENTITIES
from inkognito.core.events import Command
from inkognito.core.refusals import RefusalCode
from inkognito.core.seats import COLOURS, SEATS
from inkognito.games import new_bot
from tests.kit.card_scenes import card_scene
from tests.kit.card_scenes import meeting as card_meeting
from tests.kit.junk import a_list_in_itself, assert_offered_or_refused
from tests.kit.scenes import play, refusal, scene

MEETING = {"red-tall": "rialto", "blue-tall": "rialto"}
QUESTION = {"agent": "blue", "about": "identity", "piece": "blue-tall"}
TRIPLE = {"seat": "blue", "to": ["red"], "cards": ["bubble", "x", "tall"]}


def meeting() -> Game:
    return scene("meeting", places=MEETING)


def at_embassy() -> Game:
    return scene("meeting", places={"red-tall": "embassy"})


def answering(**fields: Any) -> Game:
    return scene("answering", places=MEETING, question=QUESTION, **fields)


def expelling(players: int = 4) -> Game:
    return scene("expelling", players=players, places=MEETING, question=QUESTION, shown=[TRIPLE])


def offered_hand() -> Game:
    return scene("shaking-hands", offered_hand="blue")


def game_over() -> Game:
    return play(offered_hand(), "blue", AnswerHand(accept=False))


def two_on_one_space() -> Game:
    game = scene(places={"red-tall": "san-lorenzo", "red-short": "celestia"}, balls=["land"] * 2)
    return play(game, "red", Step("land", "red-tall", "celestia"))


def note(red: Any = ("x", "tall"), **others: Any) -> WriteNote:
    """A possible note; facts can be replaced."""
    rest = {"blue": ("zsazsa", "short"), "green": ("bubble", "fat")}
    facts = {"red": red, "yellow": ("fiddlebottom", "thin"), **rest, **others}
    return WriteNote(Note(**{seat: Suspect(*fact) for seat, fact in facts.items()}))


def note_written() -> Game:
    return play(scene(players=5), "ambassador", note())


def two_meet(phase: str) -> Game:
    """In the card game: red and blue alone at one place."""
    visits = {"red": "rialto", "blue": "rialto", "green": "san-marco", "yellow": "arsenale"}
    return card_meeting({**visits, "ambassador": "accademia"}, "rialto", phase)


def red_meets_the_ambassador() -> Game:
    visits = {"red": "rialto", "blue": "san-marco", "green": "arsenale", "yellow": "accademia"}
    return card_meeting({**visits, "ambassador": "rialto"}, "rialto", "asking")


def second_round() -> Game:
    visitors = ("red", "blue", "green", "yellow", "ambassador")
    return card_scene(round=2, played=dict.fromkeys(visitors, ("rialto",)))


def opened(**options: Any) -> str:
    return code_of(lambda: new_game(**options))


def code_of(action: Callable[[], object]) -> str:
    with pytest.raises(Refused) as refused:
        action()
    return refused.value.code


def placed_twice_on_one_space() -> str:
    game = new_game(placement="choose", seed=1)
    spaces = ("celestia", "celestia", "redentore", "san-barnaba")
    return refusal(game, game.to_act[0], PlaceFigures(*spaces))


STRANGE: Any = "strange"

CASES: dict[RefusalCode, Callable[[], str]] = {
    "malformed": lambda: refusal(offered_hand(), "blue", AnswerHand(accept=STRANGE)),
    "unknown-command": lambda: refusal(scene(), "red", None),
    "unknown-seat": lambda: refusal(scene(), "purple", EndMovement()),
    "unknown-viewer": lambda: code_of(lambda: scene().sightings(STRANGE)),
    "unknown-figure": lambda: refusal(scene(), "red", Step("land", STRANGE, "rialto")),
    "unknown-space": lambda: refusal(scene(), "red", Step("land", "red-tall", "lido")),
    "unknown-ball": lambda: refusal(scene(), "red", Step(STRANGE, "red-tall", "rialto")),
    "unknown-card": lambda: refusal(answering(), "blue", ShowCards((STRANGE,))),
    "unknown-question": lambda: refusal(meeting(), "red", QuestionAgent("blue-tall", STRANGE)),
    "unknown-identity": lambda: refusal(scene(players=5), "ambassador", note(("y", "tall"))),
    "unknown-location": lambda: refusal(card_scene(), "red", PlayLocation(STRANGE)),
    "unknown-build": lambda: refusal(scene(players=5), "ambassador", note(("x", "tiny"))),
    "stale": lambda: refusal(scene(), "red", EndMovement(), 0),
    "game-over": lambda: refusal(game_over(), "red", EndTurn()),
    "not-your-decision": lambda: refusal(scene(), "blue", EndMovement()),
    "wrong-time": lambda: refusal(scene(), "red", EndTurn()),
    "not-your-start-spaces": placed_twice_on_one_space,
    "no-such-ball-left": lambda: refusal(scene(), "red", Step("land", "red-tall", "san-lorenzo")),
    "ball-does-not-move-that": lambda: refusal(
        scene(balls=["land"]), "red", Step("land", "blue-tall", "strada-nova")
    ),
    "not-in-play": lambda: refusal(
        scene(players=3, balls=["rival"]), "red", Step("rival", "yellow-tall", "murano")
    ),
    "no-such-step": lambda: refusal(
        scene(balls=["water"]), "red", Step("water", "red-tall", "san-lorenzo")
    ),
    "nothing-to-undo": lambda: refusal(scene(), "red", UndoStep()),
    "movement-cannot-end": lambda: refusal(two_on_one_space(), "red", EndMovement()),
    "no-meeting-there": lambda: refusal(meeting(), "red", QuestionAgent("blue-fat", "build")),
    "cannot-be-questioned": lambda: refusal(
        at_embassy(), "red", QuestionThroughAmbassador("red", "build")
    ),
    "cannot-slip-there": lambda: refusal(meeting(), "red", SlipAway("red-tall", "murano")),
    "cannot-expel-there": lambda: refusal(expelling(), "red", Expel("arsenale")),
    "meetings-unresolved": lambda: refusal(meeting(), "red", EndTurn()),
    "not-your-card": lambda: refusal(answering(), "blue", ShowCards(("grey-x", "bubble", "tall"))),
    "same-face-twice": lambda: refusal(
        answering(), "blue", ShowCards(("bubble", "grey-bubble", "tall"))
    ),
    "wrong-cards": lambda: refusal(answering(), "blue", ShowCards(("bubble", "tall", "fat"))),
    "nothing-true": lambda: refusal(answering(), "blue", ShowCards(("zsazsa", "x", "fat"))),
    "not-one-true": lambda: refusal(
        two_meet("exchanging"), "red", ChoosePair(("fiddlebottom", "36"))
    ),
    "already-shown": lambda: refusal(
        answering(shown=[TRIPLE]), "blue", ShowCards(("x", "grey-bubble", "tall"))
    ),
    "no-objection": lambda: refusal(expelling(), "red", ObjectToRepeat()),
    "cannot-offer-hand": lambda: refusal(scene("opening"), "red", DeclareMission("red")),
    "only-with-three-players": lambda: refusal(scene("opening"), "red", DeclareAlone()),
    "only-agents": lambda: refusal(
        scene("meeting", "ambassador", players=5), "ambassador", DeclareMission("red")
    ),
    "only-the-ambassador": lambda: refusal(scene(players=5), "red", note()),
    "note-already-written": lambda: refusal(note_written(), "ambassador", note()),
    "impossible-note": lambda: refusal(
        scene(players=5), "ambassador", note(("x", "tall"), blue=("x", "short"))
    ),
    "location-already-played": lambda: refusal(second_round(), "red", PlayLocation("rialto")),
    "cannot-be-named": lambda: refusal(red_meets_the_ambassador(), "red", NameAgent("red")),
    "code-is-no-order-of-the-numbers": lambda: refusal(
        two_meet("declaring"), "red", DeclareCode(("13", "13", "24", "36"))
    ),
    "unknown-game": lambda: opened(game="chess"),
    "unknown-bot": lambda: code_of(lambda: new_bot("oracle", "board", "red", bytes(32))),
    "unknown-option": lambda: opened(handicap=2),
    "bad-option": lambda: opened(edition="mb-1988"),
    "bad-seats": lambda: opened(seats=("red", "blue")),
    "impossible-scenario": lambda: code_of(lambda: load_scenario("")),
    "not-from-the-start": lambda: code_of(lambda: deduce(())),
}
"""By code: the smallest way to be refused with it. A code without a case fails the tests."""


@pytest.mark.parametrize("code", get_args(RefusalCode))
def test_every_code_has_a_smallest_case_and_nothing_changes(code: RefusalCode) -> None:
    assert CASES[code]() == code


def test_no_case_is_left_of_a_code_that_is_gone() -> None:
    assert CASES.keys() == set(get_args(RefusalCode))


# --- nonsense -----------------------------------------------------------------------------------

MOMENTS: tuple[Callable[[], Game], ...] = (
    lambda: new_game(placement="choose", seed=4),
    lambda: scene("opening"),
    lambda: scene(balls=["land", "rival", "ambassador"], players=3),
    lambda: scene(players=5, balls=["water", "either"]),
    meeting,
    at_embassy,
    answering,
    expelling,
    lambda: expelling(players=5),
    offered_hand,
    game_over,
)
"""One game for each kind of moment."""

NO_COMMANDS: tuple[Any, ...] = (
    *(None, True, 0, 1.5, "", "end-turn", b"end-turn", [], {}, {"type": "end-turn"}, (), object()),
    *(EndTurn, Command(), MovementEnded("red"), Hand("red", "x", "tall", "A"), len, Refused),
)


@pytest.mark.parametrize("nonsense", NO_COMMANDS, ids=lambda value: type(value).__name__)
def test_a_value_that_is_no_command_is_always_refused(nonsense: object) -> None:
    for moment in MOMENTS:
        game = moment()
        assert {refusal(game, seat, nonsense) for seat in game.seats} == {"unknown-command"}


@pytest.mark.parametrize("seat", [None, 0, "", "RED", "aside", "spectator", [], {}, ("red",)])
def test_a_value_that_is_no_seat_is_refused(seat: Any) -> None:
    assert refusal(scene(), seat, EndMovement()) == "unknown-seat"


WRONG_VALUES: tuple[Any, ...] = (
    *(None, True, 0, -1, 1.5, "", "?", b"land", [], ["land"], {}, {"red": 1}, {"red"}),
    *((), ("red",), object(), EndTurn(), a_list_in_itself()),
)


@pytest.mark.parametrize("value", WRONG_VALUES, ids=lambda value: type(value).__name__)
def test_a_field_of_a_wrong_type_is_refused(value: Any) -> None:
    wrong: list[tuple[Game, str, Command]] = [
        (scene(balls=["land"]), "red", Step(value, "red-tall", "san-lorenzo")),
        (scene(balls=["land"]), "red", Step("land", value, "san-lorenzo")),
        (scene(balls=["land"]), "red", Step("land", "red-tall", value)),
        (meeting(), "red", QuestionAgent(value, "identity")),
        (meeting(), "red", QuestionAgent("blue-tall", value)),
        (meeting(), "red", SlipAway(value, "murano")),
        (meeting(), "red", SlipAway("red-tall", value)),
        (at_embassy(), "red", QuestionThroughAmbassador(value, "identity")),
        (answering(), "blue", ShowCards(value)),
        (answering(), "blue", ShowCards(("bubble", "tall", value))),
        (expelling(), "red", Expel(value)),
        (scene("opening"), "red", DeclareMission(value)),
        (scene(players=5), "ambassador", WriteNote(value)),
        (scene(players=5), "ambassador", note((value, "tall"))),
        (scene(players=5), "ambassador", note(("x", value))),
    ]
    for game, seat, command in wrong:
        refusal(game, seat, command)


@pytest.mark.parametrize("value", [None, 0, 1, "true", [], 1.0])
def test_a_hand_is_taken_or_refused_by_true_or_false_only(value: Any) -> None:
    assert refusal(offered_hand(), "blue", AnswerHand(value)) == "malformed"


def test_cards_that_can_be_looked_through_only_once_are_no_answer() -> None:
    once: Any = iter(("bubble", "x", "tall"))
    assert refusal(answering(), "blue", ShowCards(once)) == "malformed"


def test_a_table_of_cards_is_no_answer() -> None:
    table: Any = {"bubble": 1, "x": 2, "tall": 3}
    assert refusal(answering(), "blue", ShowCards(table)) == "malformed"


def test_hands_in_place_of_suspects_are_no_note() -> None:
    """They have an identity and a build too, but more besides."""
    hands: Any = [
        Hand(seat, identity, build, "A")
        for seat, identity, build in zip(COLOURS, IDENTITIES, BUILDS, strict=True)
    ]
    assert refusal(scene(players=5), "ambassador", WriteNote(Note(*hands))) == "malformed"


# --- junk at random -----------------------------------------------------------------------------

NAMES = st.sampled_from((*BALLS, *PIECES, *SPACES, *SEATS, *CARDS, *ABOUTS, *IDENTITIES, *BUILDS))
SCALARS = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=3) | NAMES
SOME_CARDS = st.lists(st.sampled_from(CARDS), max_size=4).map(tuple)
PILES = st.lists(SCALARS, max_size=3) | st.dictionaries(st.text(max_size=2), SCALARS, max_size=2)
VALUES: st.SearchStrategy[Any] = SCALARS | PILES | SOME_CARDS | st.binary(max_size=3)
SUSPECTS = st.builds(Suspect, VALUES, VALUES) | VALUES
FIELDS = VALUES | st.builds(Note, SUSPECTS, SUSPECTS, SUSPECTS, SUSPECTS)


@st.composite
def junk_commands(draw: st.DrawFn) -> Any:
    """A command of any class, its fields filled with anything."""
    kind: Any = draw(st.sampled_from(get_args(AnyCommand)))
    return kind(*(draw(FIELDS) for _ in kind.__struct_fields__))


def in_usual_order(command: Any) -> Any:
    """Cards may be laid down in any order; options list them in one."""
    return ShowCards(in_order(command.cards)) if isinstance(command, ShowCards) else command


@given(st.sampled_from(MOMENTS), st.sampled_from(SEATS), junk_commands())
def test_a_command_filled_with_junk_is_offered_or_refused_and_changes_nothing(
    moment: Callable[[], Game], seat: Any, command: Any
) -> None:
    assert_offered_or_refused(moment(), seat, command, in_usual_order)


def test_after_any_refusal_the_game_plays_on() -> None:
    game = scene("opening")
    for nonsense in NO_COMMANDS:
        refusal(game, "red", nonsense)
    play(game, "red", ShakePhantom())
    assert game.to_act == ("red",)
