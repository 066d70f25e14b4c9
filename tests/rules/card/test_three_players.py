"""Three players: the dummy, what it reveals, and declaring alone (C2, C7, C8, C9)."""

from random import Random
from typing import Any

import pytest

from inkognito import Game, new_game
from inkognito.card.commands import (
    ChoosePair,
    DeclareCode,
    Decline,
    LookAtDummy,
    NameAgent,
    PlayLocation,
)
from inkognito.card.events import Declined, DummySeen, LocationPlayed, MeetingBegan, RoundBegan
from inkognito.core.seats import Seat, Viewer
from inkognito.views.card import DummySeenCovertly
from tests.kit.card_scenes import card_scene, meeting
from tests.kit.scenes import offered, position, refusal

RIGHT = DeclareCode(("36", "13", "24", "47"))
WRONG = DeclareCode(("13", "36", "24", "47"))
EVERYBODY = ("red", "blue", "green", "dummy", "ambassador")


def met(one: str, other: str, phase: str = "declaring", **fields: Any) -> Game:
    """These two meet at the Rialto, and nobody else meets; the dummy is X with 47."""
    visits = {one: "rialto", other: "rialto"}
    rest = [visitor for visitor in EVERYBODY if visitor not in visits]
    visits |= dict(zip(rest, ("arsenale", "accademia", "san-marco"), strict=True))
    return meeting(visits, "rialto", phase, players=3, **fields)


def visitors(game: Game) -> list[str]:
    return [event.visitor for event in game.events if isinstance(event, LocationPlayed)]


# --- the dummy's turn ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("first", "order"),
    [
        ("red", ["red", "blue", "green", "dummy", "ambassador"]),
        ("blue", ["blue", "green", "dummy", "red", "ambassador"]),
        ("green", ["green", "dummy", "red", "blue", "ambassador"]),
    ],
)
def test_the_dummy_goes_in_turn_from_the_fourth_seat(first: str, order: list[str]) -> None:
    game = card_scene(players=3, first=first)
    for _ in game.seats:
        game.play(game.to_act[0], PlayLocation("rialto"))
    assert visitors(game) == order


@pytest.mark.parametrize("seats", [("yellow", "red", "blue"), ("green", "yellow", "blue")])
def test_the_dummy_has_the_colour_that_nobody_plays_and_still_the_fourth_seat(seats: Any) -> None:
    game = card_scene(seats=seats, first=seats[1])
    for _ in seats:
        game.play(game.to_act[0], PlayLocation("rialto"))
    assert visitors(game) == [seats[1], seats[2], "dummy", seats[0], "ambassador"]


def test_the_dummys_place_is_turned_before_the_next_player_goes() -> None:
    game = card_scene(players=3, first="green")
    game.play("green", PlayLocation("rialto"))
    assert visitors(game) == ["green", "dummy"]
    assert game.to_act == ("red",)


def test_the_dummy_is_skipped_as_first_player_of_a_round() -> None:
    game = met("green", "dummy", "looking", first="green")
    game.play("green", Decline("look"))
    assert RoundBegan(2, "red") in game.events


def test_the_dummy_is_never_first_player_of_a_game() -> None:
    firsts = set()
    for seed in range(30):
        *_, began = new_game("card", 3, seed=seed).events
        assert isinstance(began, RoundBegan)
        firsts.add(began.first)
    assert firsts == {"red", "blue", "green"}


# --- the dummy in the order of meetings ---------------------------------------------------------


def gone(first: str, agents: dict[str, Any], dummy: str, ambassador: str) -> Game:
    """The three players have gone to these places, and so have the dummy and the Ambassador."""
    for seed in range(400):
        game = card_scene(players=3, first=first, seed=seed)
        for _ in agents:
            game.play(game.to_act[0], PlayLocation(agents[game.to_act[0]]))
        places = {e.visitor: e.location for e in game.events if isinstance(e, LocationPlayed)}
        if (places["dummy"], places["ambassador"]) == (dummy, ambassador):
            return game
    raise AssertionError("the dummy and the Ambassador never went there")


@pytest.mark.parametrize(
    ("first", "meets_dummy", "meets_ambassador", "dummy_first"),
    [
        ("green", "blue", "red", True),  # green, dummy, red, blue: the dummy is before red
        ("green", "red", "blue", True),
        ("blue", "red", "green", False),  # blue, green, dummy, red
        ("red", "green", "blue", False),  # red, blue, green, dummy
        ("red", "blue", "green", True),  # blue's own turn comes before green's
    ],
)
def test_c2_the_dummy_counts_in_the_order_of_meetings_by_its_own_turn(
    first: str, meets_dummy: str, meets_ambassador: str, dummy_first: bool
) -> None:
    agents = dict.fromkeys(("red", "blue", "green"), "arsenale")
    agents |= {meets_dummy: "rialto", meets_ambassador: "san-marco"}
    game = gone(first, agents, dummy="rialto", ambassador="san-marco")
    while not any(isinstance(event, RoundBegan) for event in game.events):
        seat = game.to_act[0]
        declining = (one for one in game.options(seat) if isinstance(one, Decline))
        game.play(seat, next(declining, game.options(seat)[0]))
    order = [event.location for event in game.events if isinstance(event, MeetingBegan)]
    assert order == (["rialto", "san-marco"] if dummy_first else ["san-marco", "rialto"])


# --- meeting the dummy --------------------------------------------------------------------------


@pytest.mark.parametrize(("kind", "card"), [("identity", "x"), ("number", "47")])
def test_c7_a_player_who_meets_the_dummy_chooses_the_black_card_to_see(
    kind: Any, card: Any
) -> None:
    game = met("red", "dummy", "looking")
    assert game.to_act == ("red",)
    assert game.play("red", LookAtDummy(kind))[0] == DummySeen("red", kind, card)


@pytest.mark.parametrize("kind", ["identity", "number"])
def test_c7_the_choice_of_card_is_public_and_its_face_is_not(kind: Any) -> None:
    game = met("red", "dummy", "looking")
    (seen, *_) = game.play("red", LookAtDummy(kind))
    viewers: tuple[Viewer, ...] = ("blue", "green", "spectator")
    for viewer in viewers:
        sightings = [one.sighting for one in game.sightings(viewer)]
        assert DummySeenCovertly("red", kind) in sightings
        assert seen not in sightings
    assert seen in [one.sighting for one in game.sightings("red")]


def test_c7_a_player_may_look_at_the_same_card_again() -> None:
    game, random = new_game("card", 3, seed=6), Random(6)
    look = LookAtDummy("number")
    while [type(event) for event in game.events].count(DummySeen) < 8:
        seat, options = game.to_act[0], game.options(game.to_act[0])
        if isinstance(options[0], LookAtDummy):
            assert set(options) == {LookAtDummy("identity"), look, Decline("look")}
        usual = [one for one in options if not isinstance(one, DeclareCode)]
        game.play(seat, look if look in options else random.choice(usual))
    seen = [event for event in game.events if isinstance(event, DummySeen)]
    assert len(set(seen)) < len(seen)


def test_c7_a_player_may_decline_to_look() -> None:
    game = met("red", "dummy", "looking")
    assert game.play("red", Decline("look"))[0] == Declined("red", "look")
    assert not any(isinstance(event, DummySeen) for event in game.events)


def test_the_ambassador_and_the_dummy_alone_give_nothing() -> None:
    together = 0
    for seed in range(60):
        game = card_scene(players=3, seed=seed)
        for place in ("rialto", "san-marco", "arsenale"):
            game.play(game.to_act[0], PlayLocation(place))
        places = {e.visitor: e.location for e in game.events if isinstance(e, LocationPlayed)}
        if places["dummy"] == places["ambassador"] in ("accademia", "ca-d-oro"):
            together += 1
            assert not any(isinstance(event, MeetingBegan) for event in game.events)
            assert position(game)["round"] == 2
    assert together


def test_two_agents_and_the_dummy_are_a_crowd() -> None:
    game = card_scene(players=3, seed=next(s for s in range(60) if dummy_goes(s) == "rialto"))
    for place in ("rialto", "rialto", "arsenale"):
        game.play(game.to_act[0], PlayLocation(place))
    assert not any(
        isinstance(event, MeetingBegan) and event.location == "rialto" for event in game.events
    )


def dummy_goes(seed: int) -> str:
    """Where the dummy goes in the first round of a scene with this seed."""
    game = card_scene(players=3, seed=seed, first="green")
    game.play("green", PlayLocation("rialto"))
    *_, last = game.events
    assert isinstance(last, LocationPlayed)
    return last.location


@pytest.mark.parametrize("asker", ["red", "blue", "green"])
def test_c8_the_dummy_cannot_be_named(asker: Seat) -> None:
    game = met(asker, "ambassador", "asking")
    named = {one.agent for one in offered(game, asker, NameAgent)}
    assert named == {"red", "blue", "green"} - {asker}
    dummy: Any = "dummy"
    assert refusal(game, asker, NameAgent("yellow")) == "cannot-be-named"
    assert refusal(game, asker, NameAgent(dummy)) == "unknown-seat"


# --- declaring ----------------------------------------------------------------------------------


@pytest.mark.parametrize("other", ["blue", "green", "dummy", "ambassador"])
def test_a_player_who_meets_anyone_alone_may_declare(other: str) -> None:
    game = met("red", other)
    assert game.to_act == ("red",)
    game.play("red", RIGHT)
    assert game.outcome.winners == ("red",)
    assert game.outcome.reason == "code-right"


@pytest.mark.parametrize("edition", ["ffg-2003", "abacus-1997"])
@pytest.mark.parametrize("declarer", ["red", "blue", "green"])
def test_right_wins_alone_and_wrong_makes_the_other_two_win(declarer: Seat, edition: str) -> None:
    code: tuple[Any, ...] = RIGHT.code if edition == "ffg-2003" else ("29", "11", "0", "52")
    for named, winners in ((code, {declarer}), (code[::-1], {"red", "blue", "green"} - {declarer})):
        game = met(declarer, "dummy", edition=edition)
        game.play(declarer, DeclareCode(named))
        assert set(game.outcome.winners) == winners


def test_there_are_no_partners() -> None:
    """Red and blue are Fiddlebottom and Bubble, and it does not matter."""
    game = met("red", "blue")
    game.play("red", WRONG)
    assert set(game.outcome.winners) == {"blue", "green"}


@pytest.mark.parametrize(
    ("other", "instead"),
    [
        ("blue", ChoosePair(("fiddlebottom", "24"))),
        ("dummy", LookAtDummy("number")),
        ("ambassador", NameAgent("blue")),
    ],
    ids=["exchange", "look", "question"],
)
def test_c9_the_declaration_takes_the_place_of_what_the_meeting_gives(
    other: str, instead: Any
) -> None:
    game = met("red", other)
    assert refusal(game, "red", instead) == "wrong-time"
    for _ in range(2 if other == "blue" else 1):
        game.play(game.to_act[0], Decline("declaration"))
    assert refusal(game, "red", RIGHT) == "wrong-time"
    game.play("red", instead)


def test_c6_both_of_two_players_who_meet_are_asked() -> None:
    game = met("red", "green", first="blue")
    assert game.to_act == ("green",)
    game.play("green", Decline("declaration"))
    assert game.to_act == ("red",)
