"""Three players: the hand set aside, the lone agent's flight, and who wins (B17, B18, B19).

On the quiet table red (Fiddlebottom) and blue (Bubble) are the pair, green (Zsa Zsa) is alone, and
X is set aside.
"""

from typing import Any

import msgspec
import pytest

from inkognito import Game, new_game
from inkognito.board.commands import (
    AnswerHand,
    DeclareAlone,
    DeclareMission,
    EndMovement,
    EndTurn,
    Expel,
    QuestionAgent,
    QuestionThroughAmbassador,
    ShowCards,
    Step,
)
from inkognito.board.events import GameEnded
from inkognito.core.seats import Colour
from tests.kit.scenes import offered, place_of, play, position, refusal, scene

THREE: tuple[Colour, ...] = ("red", "blue", "green")
BUILD = {"fiddlebottom": "tall", "bubble": "short", "zsazsa": "fat", "x": "thin"}
TEAM = {"fiddlebottom": "first", "bubble": "first", "zsazsa": "second", "x": "second"}


def ending(game: Game, declarer: Colour, hand: Colour, accept: bool) -> tuple[set[str], str]:
    play(game, declarer, DeclareMission(hand))
    play(game, hand, AnswerHand(accept))
    return set(game.outcome.winners), game.outcome.reason


def alone(game: Game, declarer: Colour) -> tuple[set[str], str]:
    play(game, declarer, DeclareAlone())
    return set(game.outcome.winners), game.outcome.reason


def dealt(missing: str, code: dict[str, str]) -> dict[str, str]:
    """Hands with this agent set aside: the pair on red and blue, the lone agent on green."""
    lone = next(one for one in BUILD if TEAM[one] == TEAM[missing] and one != missing)
    pair = [one for one in BUILD if TEAM[one] != TEAM[missing]]
    spare = [letter for letter in "ABCD" if letter not in code.values()]
    letters = code | {lone: spare[0], missing: spare[1]}
    holders = dict(zip(("red", "blue", "green", "aside"), (*pair, lone, missing), strict=True))
    return {seat: f"{who} {BUILD[who]} {letters[who]}" for seat, who in holders.items()}


# --- the table ----------------------------------------------------------------------------------


def test_the_colour_left_out_has_no_figures() -> None:
    game = new_game(players=3, seed=4)
    assert game.seats == THREE
    assert {piece.split("-")[0] for piece in position(game)["places"]} == {*THREE, "ambassador"}


def test_four_hands_are_dealt_and_one_is_set_aside() -> None:
    hands = position(new_game(players=3, seed=4))["hands"]
    assert [hand["seat"] for hand in hands] == ["red", "blue", "green", "aside"]
    for kind in ("identity", "build", "mission"):
        assert len({hand[kind] for hand in hands}) == 4


def test_any_three_colours_can_play_in_any_order() -> None:
    game = new_game(seats=("yellow", "red", "green"), seed=4)
    assert game.seats == ("yellow", "red", "green")
    assert {piece for piece in position(game)["places"] if piece.startswith("blue")} == set()


@pytest.mark.parametrize("viewer", [*THREE, "spectator"])
def test_nobody_sees_the_hand_set_aside_before_the_end(viewer: Any) -> None:
    """With green's hand and the one set aside exchanged, the others see just the same."""
    usual = scene("opening", players=3)
    hands = {"green": "x thin D", "aside": "zsazsa fat C"}
    exchanged = scene("opening", players=3, hands=hands)
    assert b"aside" not in msgspec.json.encode(usual.sightings(viewer))
    if viewer != "green":
        assert usual.sightings(viewer) == exchanged.sightings(viewer)


def test_b15_the_hand_set_aside_is_revealed_at_the_end() -> None:
    game = scene("opening", players=3)
    alone(game, "red")
    for viewer in game.viewers:
        end = game.sightings(viewer)[-1].sighting
        assert isinstance(end, GameEnded)
        (aside,) = (hand for hand in end.hands if hand.seat == "aside")
        assert (aside.identity, aside.build, aside.mission) == ("x", "thin", "D")


def test_turns_go_round_the_three() -> None:
    game = scene("meeting", "green", players=3)
    play(game, "green", EndTurn())
    assert game.to_act == ("red",)


def test_only_players_in_the_game_can_be_questioned() -> None:
    game = scene("meeting", players=3, places={"red-tall": "embassy"})
    named = {command.agent for command in offered(game, "red", QuestionThroughAmbassador)}
    assert named == {"blue", "green"}
    through = QuestionThroughAmbassador("yellow", "identity")
    assert refusal(game, "red", through) == "cannot-be-questioned"
    assert refusal(game, "red", QuestionAgent("yellow-thin", "build")) == "no-meeting-there"


def test_only_players_in_the_game_can_be_offered_a_hand() -> None:
    game = scene("opening", players=3)
    assert {command.hand for command in offered(game, "red", DeclareMission)} == {"blue", "green"}
    for hand in ("yellow", "ambassador", "red"):
        nobody: Any = hand
        assert refusal(game, "red", DeclareMission(nobody)) == "cannot-offer-hand"


def test_figures_of_the_colour_left_out_cannot_be_moved() -> None:
    game = scene("moving", players=3, balls=["rival"])
    movable = {step.piece.split("-")[0] for step in offered(game, "red", Step)}
    assert movable == {"blue", "green"}
    assert refusal(game, "red", Step("rival", "yellow-thin", "carmini")) == "not-in-play"


def test_start_spaces_of_the_colour_left_out_are_empty_spaces() -> None:
    game = scene("meeting", players=3, places={"red-fat": "salute"})
    play(game, "red", QuestionAgent("blue-short", "build"))
    play(game, "blue", ShowCards(("bubble", "tall", "short")))
    play(game, "red", Expel("tolentini"))
    assert place_of(game, "blue-short") == "tolentini"


# --- the flight of the lone agent ---------------------------------------------------------------

FLIGHTS = [
    ("fiddlebottom", "tall", "san-giorgio-maggiore", "zitelle"),
    ("bubble", "short", "arsenale", "san-pietro-di-castello"),
    ("zsazsa", "fat", "san-basilio", "zattere"),
    ("x", "thin", "giardini", "sette-martiri"),
]


def fleeing(who: str, places: dict[str, str]) -> Game:
    """Green holds this agent, whose partner is set aside."""
    missing = next(one for one in BUILD if TEAM[one] == TEAM[who] and one != who)
    pair = [one for one in BUILD if TEAM[one] != TEAM[who]]
    hands = dealt(missing, dict(zip(pair, "AB", strict=True)))
    return scene("opening", "green", players=3, hands=hands, places=places)


@pytest.mark.parametrize(("who", "build", "space", "_near"), FLIGHTS)
def test_the_lone_agent_wins_alone_on_the_flee_space(
    who: str, build: str, space: str, _near: str
) -> None:
    assert alone(fleeing(who, {f"green-{build}": space}), "green") == ({"green"}, "fled")


@pytest.mark.parametrize(("who", "build", "space", "near"), FLIGHTS)
def test_b19_the_lone_agent_loses_next_to_the_flee_space(
    who: str, build: str, space: str, near: str
) -> None:
    assert alone(fleeing(who, {f"green-{build}": near}), "green") == ({"red", "blue"}, "not-fled")


@pytest.mark.parametrize(("who", "build", "space", "_near"), FLIGHTS)
def test_b19_a_decoy_on_the_flee_space_is_no_flight(
    who: str, build: str, space: str, _near: str
) -> None:
    decoy = "short" if build != "short" else "tall"
    assert alone(fleeing(who, {f"green-{decoy}": space}), "green") == ({"red", "blue"}, "not-fled")


@pytest.mark.parametrize(("who", "build", "space", "_near"), FLIGHTS)
def test_b19_another_agents_flee_space_is_no_flight(
    who: str, build: str, space: str, _near: str
) -> None:
    for _, _, elsewhere, _ in FLIGHTS:
        if elsewhere != space:
            game = fleeing(who, {f"green-{build}": elsewhere})
            assert alone(game, "green") == ({"red", "blue"}, "not-fled")


def test_b13_an_opponent_may_bring_the_flight_about() -> None:
    places = {"green-fat": "zattere"}
    game = scene("moving", "blue", players=3, places=places, balls=["rival"])
    step = Step("rival", "green-fat", "san-basilio")
    play(game, "blue", step, EndMovement(), EndTurn())
    assert alone(game, "green") == ({"green"}, "fled")


# --- B17: what may be declared ------------------------------------------------------------------


@pytest.mark.parametrize("seat", THREE)
def test_b17_both_forms_are_offered_to_all_three_at_all_times(seat: Colour) -> None:
    others = tuple(other for other in THREE if other != seat)
    met = others[0]
    space = {"red": "celestia", "blue": "ca-d-oro", "green": "sacca-fisola"}[met]
    truth = {"red": "tall", "blue": "short", "green": "fat"}[met]
    places = {f"{seat}-thin": space}
    cards = {"red": "fiddlebottom", "blue": "bubble", "green": "zsazsa"}[met], truth, "thin"
    expelling: dict[str, Any] = {
        "places": places,
        "question": {"agent": met, "about": "build", "piece": f"{met}-tall"},
        "shown": [{"seat": met, "to": [seat], "cards": cards}],
    }
    for game in (
        scene("opening", seat, players=3),
        scene("meeting", seat, players=3),
        scene("meeting", seat, players=3, places=places),
        scene("expelling", seat, players=3, **expelling),
    ):
        assert offered(game, seat, DeclareAlone) == {DeclareAlone()}
        assert {command.hand for command in offered(game, seat, DeclareMission)} == set(others)


def test_b17_nobody_declares_alone_during_movement_or_on_anothers_turn() -> None:
    assert refusal(scene("moving", "green", players=3), "green", DeclareAlone()) == "wrong-time"
    game = scene("opening", "red", players=3)
    assert refusal(game, "green", DeclareAlone()) == "not-your-decision"


def test_b17_a_declaration_alone_needs_no_answer() -> None:
    game = scene("opening", "green", players=3)
    alone(game, "green")
    assert game.to_act == ()


# --- B19: who wins ------------------------------------------------------------------------------

FLED = {"green-fat": "san-basilio"}
ON_ZSAZSA = {"red-fat": "sant-angelo"}


@pytest.mark.parametrize("hand", ["red", "blue"])
@pytest.mark.parametrize(("accept", "reason"), [(True, "not-partners"), (False, "hand-refused")])
def test_b19_the_lone_agent_who_offers_a_hand_loses_to_the_pair(
    hand: Colour, accept: bool, reason: str
) -> None:
    game = scene("opening", "green", players=3, places=FLED)
    assert ending(game, "green", hand, accept) == ({"red", "blue"}, reason)


@pytest.mark.parametrize("seat", ["red", "blue"])
def test_b19_one_of_the_pair_who_declares_alone_loses_to_the_third(seat: Colour) -> None:
    places = {"red-tall": "san-giorgio-maggiore", "blue-short": "arsenale"}
    game = scene("opening", seat, players=3, places=places)
    assert alone(game, seat) == ({"green"}, "not-alone")


def test_b19_one_of_the_pair_declaring_alone_loses_even_if_the_mission_stands() -> None:
    game = scene("meeting", players=3, places=ON_ZSAZSA)
    assert alone(game, "red") == ({"green"}, "not-alone")


@pytest.mark.parametrize("hand", ["blue", "green"])
def test_b19_refused_the_third_player_wins(hand: Colour) -> None:
    game = scene("meeting", players=3, places=ON_ZSAZSA)
    assert ending(game, "red", hand, False) == ({"green"}, "hand-refused")


def test_b19_one_of_the_pair_who_offers_the_third_player_a_hand_loses_to_them() -> None:
    game = scene("meeting", players=3, places=ON_ZSAZSA)
    assert ending(game, "red", "green", True) == ({"green"}, "not-partners")


def test_b19_the_pair_whose_mission_does_not_stand_loses_to_the_third() -> None:
    game = scene("meeting", players=3)
    assert ending(game, "red", "blue", True) == ({"green"}, "mission-not-fulfilled")


def test_the_pair_whose_mission_stands_wins_without_the_third() -> None:
    game = scene("meeting", players=3, places=ON_ZSAZSA)
    assert ending(game, "red", "blue", True) == ({"red", "blue"}, "mission-accomplished")


def test_b13_only_the_pair_itself_brings_the_ambassador() -> None:
    hands = dealt("x", {"fiddlebottom": "C", "bubble": "D"})
    for mover, winners in (("blue", {"red", "blue"}), ("green", {"green"})):
        game = scene("opening", players=3, hands=hands, ambassador_moved_by=mover)
        assert ending(game, "red", "blue", True)[0] == winners


# --- B18: the named agent is missing ------------------------------------------------------------

HUNTS = [
    ("fiddlebottom A, bubble B", "x", "zsazsa"),
    ("fiddlebottom B, bubble A", "x", "zsazsa"),
    ("fiddlebottom A, bubble D", "zsazsa", "x"),
    ("fiddlebottom D, bubble A", "zsazsa", "x"),
    ("zsazsa A, x C", "bubble", "fiddlebottom"),
    ("zsazsa C, x A", "bubble", "fiddlebottom"),  # the rulebook's own example
    ("zsazsa B, x D", "fiddlebottom", "bubble"),
    ("zsazsa D, x B", "fiddlebottom", "bubble"),
]
"""Every mission that names an opponent: the letters, the agent named, and their partner."""


def hunting(letters: str, missing: str, prey: str) -> set[str]:
    """Who wins when a figure of the pair stands on that figure of green, the lone agent."""
    code = dict(words.split() for words in letters.split(", "))
    space = {
        "tall": "sacca-fisola",
        "short": "san-giacomo-dell-orio",
        "fat": "sant-angelo",
        "thin": "via-garibaldi",
    }[prey]
    hands = dealt(missing, code)
    game = scene("meeting", players=3, hands=hands, places={"red-thin": space})
    return ending(game, "red", "blue", True)[0]


@pytest.mark.parametrize(("letters", "named", "partner"), HUNTS)
def test_b18_where_the_named_agent_is_missing_the_partner_is_meant(
    letters: str, named: str, partner: str
) -> None:
    assert hunting(letters, named, BUILD[partner]) == {"red", "blue"}


@pytest.mark.parametrize(("letters", "named", "partner"), HUNTS)
def test_b18_a_decoy_of_the_partner_is_not_meant(letters: str, named: str, partner: str) -> None:
    for build in set(BUILD.values()) - {BUILD[partner]}:
        assert hunting(letters, named, build) == {"green"}


@pytest.mark.parametrize(("letters", "named", "partner"), HUNTS)
def test_the_named_agent_is_meant_where_in_play(letters: str, named: str, partner: str) -> None:
    assert hunting(letters, partner, BUILD[named]) == {"red", "blue"}
    assert hunting(letters, partner, BUILD[partner]) == {"green"}
