"""Board scenes with an obvious best move."""

from itertools import product
from typing import Any

import pytest

from inkognito import Game
from inkognito.board.cards import BUILDS, LETTERS
from inkognito.board.commands import (
    AnswerHand,
    DeclareMission,
    ObjectToRepeat,
    ShakePhantom,
    ShowCards,
    Step,
    WriteNote,
)
from inkognito.board.events import MissionDeclared, MovementEnded, PieceStepped
from inkognito.board.notes import Note, Suspect
from inkognito.board.pieces import LAND_BALL, PIECE_INDEX
from inkognito.board.venice import SPACE_INDEX
from inkognito.bots.board_bot import BoardBot
from inkognito.bots.board_outlook import COMPLETE
from inkognito.bots.board_plan import best_plan, first_step
from inkognito.core.agents import IDENTITIES
from inkognito.core.fillable import expanded
from tests.bots.playing import choice_in, play, rebuilt
from tests.kit.scenes import HANDS, scene


def showing(seat: str, *cards: str, to: str = "red") -> dict[str, Any]:
    return {"seat": seat, "to": [to], "cards": cards}


def hands(letters: str) -> dict[str, str]:
    """The usual hands with other letters, red's first."""
    return {s: w[:-1] + letter for (s, w), letter in zip(HANDS.items(), letters, strict=True)}


def proofs(letters: str) -> list[dict[str, Any]]:
    """All that red needs to know: partner, letter, and who is who."""
    return [
        showing("blue", "grey-bubble", "grey-short", letters[1]),
        showing("green", "grey-zsazsa", "grey-fat", letters[2]),
        showing("yellow", "grey-x", "grey-thin", letters[3]),
    ]


NEAR = {"yellow-thin": "la-pieta", "yellow-short": "tolentini"}
"""Where Agent X can be reached."""

CARRIED_OUT: dict[str, tuple[str, dict[str, str], tuple[str, ...]]] = {
    "any-on": ("ABCD", NEAR | {"red-fat": "ca-di-dio"}, ("land",)),
    "any-on-by-two-balls": ("ABCD", NEAR, ("land", "land")),
    "any-on-the-ambassador": ("BCAD", {"red-thin": "pescheria"}, ("either", "land")),
    "any-on-by-a-rival-ball": ("ABCD", NEAR | {"red-fat": "ca-di-dio"}, ("rival", "ambassador")),
    "go-to": ("ACBD", {"red-tall": "piazza-san-marco"}, ("land", "water", "rival")),
    "meet": ("DBCA", {"red-tall": "rialto", "blue-short": "san-toma"}, ("water", "rival")),
    "bring": ("DCAB", {"ambassador": "sant-eufemia"}, ("ambassador", "rival", "rival")),
    "bring-back": ("CDAB", {"ambassador": "san-toma"}, ("ambassador", "land", "land")),
}
"""By mission: the letters from red on, what stands where, and red's balls."""


def certain(name: str, **fields: Any) -> Game:
    """Red knows everything and can carry out this mission."""
    letters, places, balls = CARRIED_OUT[name]
    given: dict[str, Any] = {
        "places": places,
        "hands": hands(letters),
        "balls": balls,
        "shown": proofs(letters),
        "ambassador_moved_by": "green",
    }
    return scene(**(given | fields))


@pytest.mark.parametrize("name", CARRIED_OUT)
def test_a_clerk_who_is_certain_carries_out_the_mission_and_declares_at_once(name: str) -> None:
    game = play(certain(name), "board")
    assert game.outcome.reason == "mission-accomplished"
    assert game.outcome.winners == ("red", "blue")
    kinds = [type(event) for event in game.events][1:]
    *steps, ended, declared = kinds[: kinds.index(MissionDeclared) + 1]
    assert (ended, declared) == (MovementEnded, MissionDeclared)
    assert 1 <= len(steps) <= 3
    assert set(steps) == {PieceStepped}


def test_the_plan_that_wins_is_the_best_plan() -> None:
    game = certain("any-on-by-two-balls")
    seen = tuple(one.sighting for one in game.sightings("red"))
    bot = rebuilt("board", "clerk", "red", seen)
    assert isinstance(bot, BoardBot)
    outlook = bot._outlook()
    plan = best_plan(outlook)
    assert plan is not None
    assert plan.gain > COMPLETE
    tall, lands = PIECE_INDEX["red-tall"], (LAND_BALL, LAND_BALL)
    assert (tall, lands, SPACE_INDEX["la-pieta"]) in plan.moves
    steps = frozenset(one for one in game.options("red") if isinstance(one, Step))
    assert first_step(outlook, plan, steps) == Step("land", "red-tall", "san-lorenzo")
    assert first_step(outlook, plan, frozenset()) is None


def test_a_mission_that_stands_is_declared_before_the_phantom_is_shaken() -> None:
    places = {"red-tall": "san-giorgio-maggiore"}
    game = scene("opening", hands=hands("ACBD"), places=places, shown=proofs("ACBD"))
    assert choice_in(game, "board", "red") == DeclareMission("blue")


def test_without_the_partners_letter_it_is_not_declared() -> None:
    places = {"red-tall": "san-giorgio-maggiore"}
    shown = [showing("blue", "grey-bubble", "grey-short", "tall")]
    game = scene("opening", hands=hands("ACBD"), places=places, shown=shown)
    assert choice_in(game, "board", "red") == ShakePhantom()


def test_a_lone_agent_flees_and_declares_alone() -> None:
    game = scene(
        players=3,
        hands={"aside": "bubble thin D", "blue": "x short B"},
        places={"red-tall": "vallaresso"},
        balls=("water", "rival", "rival"),
        shown=[
            showing("blue", "grey-x", "short", "B"),
            showing("green", "grey-zsazsa", "fat", "C"),
        ],
    )
    play(game, "board")
    assert game.outcome.reason == "fled"
    assert game.outcome.winners == ("red",)


# --- answering ------------------------------------------------------------------------------------


def asked(asker: str, about: str = "identity", **fields: Any) -> Game:
    """Return a game in which a player whose fat figure met one of red's asks red."""
    places = {f"{asker}-fat": "celestia"}
    question = {"agent": "red", "about": about, "piece": "red-tall"}
    return scene("answering", asker, places=places, question=question, **fields)


def asked_through_ambassador(asker: str, **fields: Any) -> Game:
    question = {"agent": "red", "about": "identity", "piece": "ambassador"}
    places = {f"{asker}-fat": "embassy"}
    return scene("answering", asker, places=places, question=question, **fields)


def plain_face(card: str) -> str:
    return card.removeprefix("grey-")


def can_show(hand: tuple[str, ...], cards: tuple[str, ...]) -> bool:
    """Return whether this hand may show these cards: one true, grey ones its own."""
    own = [card for card in cards if card.startswith("grey-") or card in LETTERS]
    if any(plain_face(card) not in hand for card in own):
        return False
    return any(plain_face(card) in hand[:2] for card in cards)


def hands_left(*answers: tuple[str, ...]) -> int:
    """How many hands may have shown all this."""
    every = product(IDENTITIES, BUILDS, LETTERS)
    return sum(all(can_show(hand, cards) for cards in answers) for hand in every)


def shown_by_red(game: Game) -> tuple[str, ...]:
    command = choice_in(game, "board", "red")
    assert isinstance(command, ShowCards)
    return command.cards


PARTNER = showing("blue", "grey-bubble", "short", "tall")
TOLD = (
    showing("red", "grey-fiddlebottom", "short", "fat", to="blue"),
    showing("red", "grey-tall", "thin", "x", to="blue"),
)
"""What the partner may know of red: first the identity, then the build."""


@pytest.mark.parametrize("about", ["identity", "build"])
def test_a_partner_known_for_certain_is_told_one_thing_after_the_other(about: str) -> None:
    own = [
        {card for card in shown_by_red(asked("blue", about, shown=shown)) if is_proof(card)}
        for shown in ([PARTNER], [PARTNER, TOLD[0]], [PARTNER, *TOLD])
    ]
    identity, build, mission = own
    assert identity == {"grey-fiddlebottom"}
    assert "grey-tall" in build
    assert "A" not in build
    assert "A" in mission


def is_proof(card: str) -> bool:
    return card.startswith("grey-") or card in LETTERS


def test_with_an_ambassadors_player_looking_on_a_partner_is_told_little() -> None:
    shown = [showing("blue", "grey-bubble", "short", "tall")]
    cards = shown_by_red(asked_through_ambassador("blue", players=5, shown=shown))
    assert not any(map(is_proof, cards))


BEFORE: tuple[tuple[str, ...], ...] = (
    ("fiddlebottom", "bubble", "tall"),
    ("fiddlebottom", "tall", "short"),
    ("bubble", "x", "tall"),
)


@pytest.mark.parametrize("about", ["identity", "build"])
@pytest.mark.parametrize("count", range(len(BEFORE) + 1))
def test_an_opponent_is_shown_the_least_telling_set(about: str, count: int) -> None:
    before = BEFORE[:count]
    shown = [showing("red", *cards, to="green") for cards in before]
    shown.append(showing("green", "grey-zsazsa", "fat", "thin"))
    game = asked("green", about, shown=shown)
    options = [one.cards for one in game.options("red") if isinstance(one, ShowCards)]
    most = max(hands_left(*before, cards) for cards in options)
    cards = shown_by_red(game)
    assert hands_left(*before, cards) == most
    assert most > min(hands_left(*before, cards) for cards in options)


def test_a_stranger_is_told_little() -> None:
    cards = shown_by_red(asked("green"))
    assert hands_left(cards) == max(hands_left(one.cards) for one in asked("green").options("red"))


def test_where_repeats_can_be_objected_to_no_pair_is_shown_from_a_set_of_three() -> None:
    shown = [showing("red", "fiddlebottom", "bubble", "tall", to="green")]
    game = asked_through_ambassador("green", shown=shown, rules={"repeats": "challenge"})
    cards = shown_by_red(game)
    assert "fiddlebottom" in cards
    assert "bubble" not in cards


@pytest.mark.parametrize("repeated", [True, False])
def test_a_clerk_objects_to_a_repeat_and_to_nothing_else(repeated: bool) -> None:
    cards = ("bubble", "x", "short")
    shown = [showing("blue", *cards)] * (2 if repeated else 1)
    game = scene(
        "expelling",
        places={"red-fat": "salute"},
        question={"agent": "blue", "about": "identity", "piece": "blue-short"},
        shown=shown,
        rules={"repeats": "challenge"},
    )
    assert ObjectToRepeat() in game.options("red")
    assert (choice_in(game, "board", "red") == ObjectToRepeat()) == repeated


def test_a_bot_takes_an_offered_hand() -> None:
    for seat in ("blue", "green"):
        game = scene("shaking-hands", offered_hand=seat)
        assert choice_in(game, "board", seat) == AnswerHand(accept=True)


# --- the Ambassador's player ----------------------------------------------------------------------


def test_the_ambassadors_player_writes_what_they_were_shown() -> None:
    shown = [
        showing(seat, f"grey-{identity}", *rest, to="ambassador")
        for seat, identity, *rest in (
            ("red", "fiddlebottom", "x"),
            ("blue", "bubble", "x"),
            ("green", "zsazsa", "x"),
        )
    ]
    shown += [
        showing(seat, f"grey-{build}", "thin", to="ambassador")
        for seat, build in (("red", "tall"), ("blue", "short"), ("green", "fat"))
    ]
    game = scene("opening", players=5, shown=shown)
    seen = tuple(one.sighting for one in game.sightings("ambassador"))
    bot = rebuilt("board", "clerk", "ambassador", seen)
    command = bot.interject(game.options("ambassador"))
    right = Note(
        red=Suspect("fiddlebottom", "tall"),
        blue=Suspect("bubble", "short"),
        green=Suspect("zsazsa", "fat"),
        yellow=Suspect("x", "thin"),
    )
    assert command == WriteNote(right)
    assert command in expanded(game.options("ambassador"))
    assert bot.why().code == "knows-who-they-are"


def test_the_ambassadors_player_writes_nothing_before() -> None:
    game = scene("opening", players=5)
    seen = tuple(one.sighting for one in game.sightings("ambassador"))
    assert (
        rebuilt("board", "clerk", "ambassador", seen).interject(game.options("ambassador")) is None
    )
