"""Five players: the Ambassador's turn, relayed pairs, and the note (B20, B21, B22)."""

from itertools import combinations
from typing import Any

import pytest
from msgspec.structs import replace

from inkognito import Game, new_game
from inkognito.board.cards import About, Card
from inkognito.board.commands import (
    AnswerHand,
    DeclareAlone,
    DeclareMission,
    EndMovement,
    EndTurn,
    Expel,
    ObjectToRepeat,
    QuestionAgent,
    QuestionThroughAmbassador,
    ShakePhantom,
    ShowCards,
    SlipAway,
    Step,
    UndoAllSteps,
    UndoStep,
    WriteNote,
)
from inkognito.board.events import CardsShown, NoteWritten
from inkognito.board.note_option import NoteOption
from inkognito.board.notes import Note, Suspect
from inkognito.core.seats import COLOURS, Colour, Seat, Viewer
from inkognito.views.board import CardsShownCovertly, NoteSealed
from tests.kit.scenes import offered, place_of, play, position, refusal, scene

AGENTS: tuple[Colour, ...] = ("red", "blue", "green", "yellow")
TWO = ["ambassador", "ambassador"]
NOBODY: Any = "ambassador"  # a name where only an agent's is allowed
RIGHT = Note(
    red=Suspect("fiddlebottom", "tall"),
    blue=Suspect("bubble", "short"),
    green=Suspect("zsazsa", "fat"),
    yellow=Suspect("x", "thin"),
)
WRONG = replace(RIGHT, red=RIGHT.blue, blue=RIGHT.red)


def walk(*spaces: Any) -> tuple[Step, ...]:
    return tuple(Step("ambassador", "ambassador", space) for space in spaces)


def five(phase: str, to_move: str = "red", **fields: Any) -> Game:
    return scene(phase, to_move, players=5, **fields)


def his_turn() -> Game:
    """The Ambassador's turn, with a red figure next door and a blue one behind it."""
    places = {"red-tall": "san-toma", "blue-tall": "frari"}
    return five("moving", "ambassador", places=places, balls=TWO)


def steps_to(game: Game, seat: Seat = "ambassador") -> set[str]:
    return {step.to for step in offered(game, seat, Step) if step.piece == "ambassador"}


# --- the turn -----------------------------------------------------------------------------------


@pytest.mark.parametrize("before", [4, 1, 2, 0])
def test_the_ambassadors_turn_comes_in_seat_order_from_any_seat(before: int) -> None:
    seats: tuple[Seat, ...] = (*AGENTS[:before], "ambassador", *AGENTS[before:])
    game = play(five("meeting", seats[before - 1], seats=seats), seats[before - 1], EndTurn())
    assert game.to_act == ("ambassador",)
    play(game, "ambassador", EndMovement(), EndTurn())
    assert game.to_act[0] == seats[(before + 1) % 5]


def test_the_ambassador_may_be_the_first_to_play() -> None:
    games = (new_game(players=5, seed=seed) for seed in range(100))
    game = next(game for game in games if game.to_act[0] == "ambassador")
    assert steps_to(game) == {"san-silvestro", "san-toma"}


def test_the_ambassador_has_two_steps_of_one_figure_and_no_phantom() -> None:
    game = play(five("meeting", "yellow"), "yellow", EndTurn())
    assert not offered(game, "ambassador", ShakePhantom)
    assert refusal(game, "ambassador", ShakePhantom()) == "wrong-time"
    for ball, code in (("ambassador", "ball-does-not-move-that"), ("rival", "no-such-ball-left")):
        named: Any = ball
        assert refusal(game, "ambassador", Step(named, "red-tall", "arsenale")) == code


@pytest.mark.parametrize("way", [(), ("san-silvestro",), ("san-silvestro", "pescheria")])
def test_b20_the_ambassador_moves_two_steps_or_one_or_none(way: tuple[str, ...]) -> None:
    game = play(his_turn(), "ambassador", *walk(*way), EndMovement(), EndTurn())
    assert place_of(game, "ambassador") == ("embassy", *way)[-1]


def test_b20_the_ambassador_moves_by_land_or_water_through_anything() -> None:
    game = play(his_turn(), "ambassador", *walk("san-toma"))
    assert steps_to(game) == {"embassy", "carmini", "frari", "rialto", "santa-maria-del-giglio"}
    play(game, "ambassador", *walk("rialto"))
    assert refusal(game, "ambassador", walk("pescheria")[0]) == "no-such-ball-left"


def test_b20_the_ambassador_may_take_steps_back() -> None:
    game = play(his_turn(), "ambassador", *walk("san-toma", "frari"), UndoStep())
    assert place_of(game, "ambassador") == "san-toma"
    play(game, "ambassador", *walk("carmini"), UndoAllSteps())
    assert place_of(game, "ambassador") == "embassy"
    assert refusal(game, "ambassador", UndoStep()) == "nothing-to-undo"


# --- the meeting --------------------------------------------------------------------------------


def test_the_ambassador_meets_only_where_the_walk_ends() -> None:
    passed = play(his_turn(), "ambassador", *walk("san-toma", "carmini"), EndMovement())
    assert not offered(passed, "ambassador", QuestionAgent)
    assert EndTurn() in passed.options("ambassador")
    met = play(his_turn(), "ambassador", *walk("san-toma", "frari"), EndMovement())
    assert {one.figure for one in offered(met, "ambassador", QuestionAgent)} == {"blue-tall"}
    assert refusal(met, "ambassador", QuestionAgent("red-tall", "build")) == "no-meeting-there"


def met_red() -> Game:
    return play(his_turn(), "ambassador", *walk("san-toma"), EndMovement())


def faces(game: Game, seat: Seat) -> set[frozenset[str]]:
    """What may be shown, by face."""
    shows = offered(game, seat, ShowCards)
    return {frozenset(card.removeprefix("grey-") for card in show.cards) for show in shows}


@pytest.mark.parametrize(
    ("about", "true", "others"),
    [("identity", "fiddlebottom", "bubble zsazsa x A"), ("build", "tall", "short fat thin A")],
)
def test_b8_the_ambassador_asks_for_a_pair_of_which_one_card_is_true(
    about: About, true: Card, others: str
) -> None:
    game = play(met_red(), "ambassador", QuestionAgent("red-tall", about))
    assert faces(game, "red") == {frozenset({true, other}) for other in others.split()}
    assert refusal(game, "red", ShowCards(("fiddlebottom", "x", "tall"))) == "wrong-cards"
    play(game, "red", ShowCards((true, "A")))
    assert game.sightings("ambassador")[-1].sighting.cards == (true, "A")
    assert game.sightings("blue")[-1].sighting.count == 2


def test_after_asking_the_ambassador_expels_to_an_empty_space_without_a_number() -> None:
    game = play(met_red(), "ambassador", QuestionAgent("red-tall", "build"))
    play(game, "red", ShowCards(("tall", "fat")))
    spaces = {command.to for command in offered(game, "ambassador", Expel)}
    taken = set(position(game)["places"].values())
    assert len(spaces) == 58 - 8 - len(taken)
    for to in ("arsenale", "salute", "san-toma"):
        assert refusal(game, "ambassador", Expel(to)) == "cannot-expel-there"
    play(game, "ambassador", Expel("embassy"), EndTurn())
    assert place_of(game, "red-tall") == "embassy"


def test_b21_the_ambassador_may_expel_without_asking_but_cannot_slip_away() -> None:
    game = met_red()
    assert not offered(game, "ambassador", SlipAway)
    assert refusal(game, "ambassador", SlipAway("red-tall", "carmini")) == "no-meeting-there"
    assert refusal(game, "ambassador", SlipAway(NOBODY, "carmini")) == "unknown-figure"
    assert refusal(game, "ambassador", EndTurn()) == "meetings-unresolved"
    assert refusal(game, "ambassador", Expel("scalzi")) == "cannot-expel-there"
    play(game, "ambassador", Expel("murano"))
    assert place_of(game, "red-tall") == "murano"
    assert refusal(game, "ambassador", Expel("pescheria")) == "no-meeting-there"
    play(game, "ambassador", EndTurn())


def test_the_ambassadors_player_can_be_neither_named_nor_offered_a_hand() -> None:
    game = five("meeting", places={"red-tall": "embassy"})
    named = {command.agent for command in offered(game, "red", QuestionThroughAmbassador)}
    assert named == {"blue", "green", "yellow"}
    through = QuestionThroughAmbassador(NOBODY, "build")
    assert refusal(game, "red", through) == "cannot-be-questioned"
    hands = {command.hand for command in offered(game, "red", DeclareMission)}
    assert hands == {"blue", "green", "yellow"}
    assert refusal(game, "red", DeclareMission(NOBODY)) == "cannot-offer-hand"


def test_the_ambassadors_player_cannot_declare() -> None:
    for game in (his_turn(), met_red()):
        for command in (DeclareMission("red"), DeclareAlone()):
            assert command not in game.options("ambassador")
            assert refusal(game, "ambassador", command) == "only-agents"


# --- others' turns ------------------------------------------------------------------------------


def test_ambassador_balls_of_the_others_work_as_usual() -> None:
    places = {"red-tall": "san-toma", "blue-tall": "san-silvestro"}
    game = five("moving", places=places, balls=["ambassador", "rival"])
    assert steps_to(game, "red") == {"san-toma"}
    assert refusal(game, "red", walk("san-silvestro")[0]) == "no-such-step"
    rival = Step("rival", "ambassador", "san-toma")
    assert refusal(game, "red", rival) == "ball-does-not-move-that"
    play(game, "red", *walk("san-toma"), EndMovement())
    assert len(offered(game, "red", QuestionThroughAmbassador)) == 6


def relaying(**fields: Any) -> Game:
    """Red has asked about green's identity through the Ambassador."""
    game = five("meeting", places={"red-tall": "embassy"}, **fields)
    return play(game, "red", QuestionThroughAmbassador("green", "identity"))


def shown(cards: str, *to: str) -> dict[str, Any]:
    return {"seat": "green", "to": to, "cards": cards.split()}


def test_a_relayed_pair_is_seen_by_the_ambassador_then_by_the_asker_and_by_nobody_else() -> None:
    game = play(relaying(), "green", ShowCards(("zsazsa", "x")))
    seen = {viewer: game.sightings(viewer)[-1].sighting for viewer in game.viewers}
    cards = CardsShown("green", ("ambassador", "red"), ("zsazsa", "x"), False)
    assert {viewer for viewer in seen if seen[viewer] == cards} == {"ambassador", "red", "green"}
    assert seen["blue"] == seen["yellow"] == seen["spectator"]
    assert seen["blue"] == CardsShownCovertly("green", ("ambassador", "red"), 2, False)


def test_a_relayed_pair_must_be_fresh_for_the_asker_only() -> None:
    to_him = relaying(shown=[shown("zsazsa x", "ambassador"), shown("zsazsa x", NOBODY, "blue")])
    assert frozenset({"zsazsa", "x"}) in faces(to_him, "green")
    play(to_him, "green", ShowCards(("zsazsa", "x")))
    for before in (shown("zsazsa x", "red"), shown("zsazsa x fat", "red")):
        game = relaying(shown=[before])
        assert frozenset({"zsazsa", "x"}) not in faces(game, "green")
        assert refusal(game, "green", ShowCards(("zsazsa", "x"))) == "already-shown"


def asking_himself(**fields: Any) -> Game:
    """The Ambassador asks about green's identity, after relaying a pair to red."""
    before = [shown("zsazsa x", "ambassador", "red")]
    places = {"ambassador": "sant-angelo"}
    game = five("meeting", "ambassador", places=places, shown=before, **fields)
    return play(game, "ambassador", QuestionAgent("green-fat", "identity"))


def test_a_relayed_pair_is_recorded_as_shown_to_both() -> None:
    record = position(play(relaying(), "green", ShowCards(("zsazsa", "x"))))["shown"]
    assert record == [{"seat": "green", "to": ["ambassador", "red"], "cards": ["zsazsa", "x"]}]
    for game in (asking_himself(), relaying(shown=record)):
        assert refusal(game, "green", ShowCards(("zsazsa", "x"))) == "already-shown"
        play(game, "green", ShowCards(("zsazsa", "bubble")))


CHALLENGE = {"repeats": "challenge"}


def test_only_the_asker_may_object_to_a_relayed_pair_and_its_replacement_is_relayed() -> None:
    game = relaying(rules=CHALLENGE, shown=[shown("zsazsa x", "red")])
    play(game, "green", ShowCards(("zsazsa", "x")))
    assert refusal(game, "ambassador", ObjectToRepeat()) == "not-your-decision"
    play(game, "red", ObjectToRepeat())
    assert faces(game, "green") == {frozenset({"zsazsa"})}
    play(game, "green", ShowCards(("zsazsa",)))
    cards = CardsShown("green", ("ambassador", "red"), ("zsazsa",), True)
    assert game.sightings("ambassador")[-1].sighting == cards
    assert game.sightings("red")[-1].sighting == cards


def test_a_pair_seen_only_by_the_ambassador_is_no_repeat_for_the_asker() -> None:
    game = relaying(rules=CHALLENGE, shown=[shown("zsazsa x", "ambassador")])
    play(game, "green", ShowCards(("zsazsa", "x")))
    play(game, "red", ObjectToRepeat())
    assert offered(game, "red", Expel)


def test_the_ambassador_may_object_to_a_repeat_in_answer_to_their_own_question() -> None:
    game = play(asking_himself(rules=CHALLENGE), "green", ShowCards(("zsazsa", "x")))
    play(game, "ambassador", ObjectToRepeat())
    play(game, "green", ShowCards(("zsazsa",)))
    assert game.sightings("ambassador")[-1].sighting.to == ("ambassador",)


# --- "I know who you are" -----------------------------------------------------------------------


def writing(phase: str, to_move: str = "red", **fields: Any) -> Game:
    return play(five(phase, to_move, **fields), "ambassador", WriteNote(RIGHT))


def handshake(game: Game, hand: Colour, accept: bool) -> set[str]:
    play(game, "red", DeclareMission(hand))
    play(game, hand, AnswerHand(accept))
    return set(game.outcome.winners)


ON_X = {"red-fat": "tolentini"}
ASKED = {"agent": "yellow", "about": "build", "piece": "yellow-thin"}
MOMENTS: list[dict[str, Any]] = [
    {"phase": "opening"},
    {"phase": "moving", "balls": ["land"]},
    {"phase": "meeting", "places": ON_X},
    {"phase": "answering", "places": ON_X, "question": ASKED},
    {"phase": "opening", "to_move": "green", "turn": 99},
    {"phase": "moving", "to_move": "ambassador", "balls": TWO},
]


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
