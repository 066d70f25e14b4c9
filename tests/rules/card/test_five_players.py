"""Five players: the Ambassador's player goes in secret, sees more, and declares too (C10)."""

from typing import Any

import pytest

from inkognito import Game, new_game
from inkognito.card.commands import (
    ChoosePair,
    DeclareCode,
    Decline,
    NameAgent,
    PlayLocation,
    ShowBlackCard,
)
from inkognito.card.events import (
    AmbassadorHid,
    BlackCardShown,
    LocationPlayed,
    MeetingBegan,
    PairShown,
    RoundBegan,
)
from inkognito.core.seats import COLOURS, DEFAULT_SEATS, Viewer
from inkognito.views.card import AmbassadorHidFaceDown, BlackCardShownCovertly, PairShownCovertly
from tests.kit.card_scenes import card_scene, meeting
from tests.kit.scenes import offered, position, refusal

EDITIONS = {"ffg-2003": ("36", "13", "24", "47"), "abacus-1997": ("29", "11", "0", "52")}
OTHERS: tuple[Viewer, ...] = (*COLOURS, "spectator")
APART = ("arsenale", "accademia", "san-marco")


def met(*here: str, phase: str = "declaring", **fields: Any) -> Game:
    """These meet at the Rialto, and nobody else meets."""
    visits = dict.fromkeys(here, "rialto")
    rest = [visitor for visitor in DEFAULT_SEATS[5] if visitor not in here]
    visits |= dict(zip(rest, APART, strict=False))
    return meeting(visits, "rialto", phase, players=5, **fields)


def winners(game: Game, seat: Any, code: Any) -> set[str]:
    while game.to_act != (seat,):
        game.play(game.to_act[0], Decline("declaration"))
    game.play(seat, DeclareCode(code))
    return set(game.outcome.winners)


# --- going to places ----------------------------------------------------------------------------


def test_the_ambassador_chooses_first() -> None:
    game = card_scene("hiding", players=5, first="blue")
    assert game.to_act == ("ambassador",)
    assert refusal(game, "blue", PlayLocation("rialto")) == "not-your-decision"
    game.play("ambassador", PlayLocation("rialto"))
    assert game.to_act == ("blue",)


def test_the_ambassadors_card_lies_face_down_until_all_agents_have_played() -> None:
    game = card_scene("hiding", players=5)
    game.play("ambassador", PlayLocation("ca-d-oro"))
    for viewer in OTHERS:
        assert game.sightings(viewer)[-1].sighting == AmbassadorHidFaceDown()
    assert game.sightings("ambassador")[-1].sighting == AmbassadorHid("ca-d-oro")
    for place in ("rialto", "san-marco", "arsenale", "accademia"):
        assert LocationPlayed("ambassador", "ca-d-oro") not in game.events
        game.play(game.to_act[0], PlayLocation(place))
    for viewer in game.viewers:
        seen = [one.sighting for one in game.sightings(viewer)]
        assert seen[-2:] == [LocationPlayed("ambassador", "ca-d-oro"), RoundBegan(2, "blue")]


def test_until_it_is_turned_the_ambassadors_unplayed_places_look_unchanged_to_everyone_else() -> (
    None
):
    games = [card_scene("hiding", players=5) for _ in range(2)]
    games[0].play("ambassador", PlayLocation("rialto"))
    games[1].play("ambassador", PlayLocation("ca-d-oro"))
    for seat in COLOURS:
        for viewer in OTHERS:
            assert games[0].sightings(viewer) == games[1].sightings(viewer)
        assert games[0].options(seat) == games[1].options(seat)
        for game in games:
            game.play(seat, PlayLocation("arsenale"))
    assert games[0].sightings("spectator") != games[1].sightings("spectator")


def test_a_scenario_shows_the_card_that_lies_face_down_to_nobody_else() -> None:
    game = card_scene("playing", players=5, hidden="arsenale")
    for viewer in OTHERS:
        seen = game.sightings(viewer)[0].sighting
        assert (seen.has_hidden, seen.hidden, seen.played) == (True, None, {})
    assert game.sightings("ambassador")[0].sighting.hidden == "arsenale"


def test_the_ambassador_too_plays_each_place_once_in_five_rounds() -> None:
    played = {seat: ["rialto"] for seat in DEFAULT_SEATS[5]}
    game = card_scene("hiding", players=5, round=2, first="blue", played=played)
    assert len(game.options("ambassador")) == 4
    assert refusal(game, "ambassador", PlayLocation("rialto")) == "location-already-played"


@pytest.mark.parametrize("place", [0, 2, 4])
def test_the_ambassador_is_last_in_turn_order_and_never_first_from_any_seat(place: int) -> None:
    seats: list[Any] = list(COLOURS)
    seats.insert(place, "ambassador")
    game = card_scene("hiding", seats=tuple(seats))
    for _ in range(5):
        seat, options = game.to_act[0], game.options(game.to_act[0])
        game.play(seat, options[-1])
    assert [event.visitor for event in game.events if isinstance(event, LocationPlayed)] == [
        *COLOURS,
        "ambassador",
    ]


def test_the_ambassador_never_opens_a_game() -> None:
    firsts = set()
    for seed in range(40):
        *_, began = new_game("card", 5, seed=seed).events
        assert isinstance(began, RoundBegan)
        firsts.add(began.first)
    assert firsts == set(COLOURS)


# --- meetings -----------------------------------------------------------------------------------


def test_alone_with_an_agent_the_ambassador_sees_the_black_card_too() -> None:
    game = met("red", "ambassador", phase="asking")
    game.play("red", NameAgent("green"))
    shown = game.play("green", ShowBlackCard("number"))[0]
    assert isinstance(shown, BlackCardShown)
    assert (set(shown.to), shown.card) == ({"red", "ambassador"}, "24")
    viewers: tuple[Viewer, ...] = ("red", "ambassador", "green")
    for viewer in viewers:
        assert shown in [one.sighting for one in game.sightings(viewer)]
    viewers = ("blue", "yellow", "spectator")
    for viewer in viewers:
        seen = [one.sighting for one in game.sightings(viewer)]
        assert BlackCardShownCovertly("green", shown.to) in seen


def test_the_ambassador_names_nobody() -> None:
    game = met("red", "ambassador", phase="asking")
    assert game.to_act == ("red",)
    assert refusal(game, "ambassador", NameAgent("green")) == "not-your-decision"


def test_two_agents_each_show_the_ambassador_two_cards_and_exchange_nothing() -> None:
    game = met("red", "blue", "ambassador", phase="exchanging")
    game.play("blue", ChoosePair(("bubble", "24")))
    game.play("red", ChoosePair(("x", "36")))
    shown = [event for event in game.events if isinstance(event, PairShown)]
    assert shown == [
        PairShown("red", "ambassador", ("x", "36")),
        PairShown("blue", "ambassador", ("bubble", "24")),
    ]
    of_red = [one.sighting for one in game.sightings("red")]
    assert shown[0] in of_red
    assert shown[1] not in of_red
    assert PairShownCovertly("blue", "ambassador") in of_red
    assert set(shown) <= {one.sighting for one in game.sightings("ambassador")[1:]}


@pytest.mark.parametrize(("edition", "count"), [("ffg-2003", 12), ("abacus-1997", 13)])
def test_cards_shown_to_the_ambassador_are_true_by_the_editions_rule(
    edition: str, count: int
) -> None:
    game = met("red", "blue", "ambassador", phase="exchanging", edition=edition)
    for seat in game.to_act:
        assert len(game.options(seat)) == count


def test_agents_do_not_show_the_ambassador_the_same_pair_twice() -> None:
    shown = [{"seat": "red", "to": "ambassador", "cards": ["fiddlebottom", "24"]}]
    again = ChoosePair(("fiddlebottom", "24"))
    game = met("red", "blue", "ambassador", phase="exchanging", shown=shown)
    assert refusal(game, "red", again) == "already-shown"
    met("red", "blue", phase="exchanging", shown=shown).play("red", again)


def test_three_agents_and_the_ambassador_have_no_meeting() -> None:
    game = card_scene("hiding", players=5)
    game.play("ambassador", PlayLocation("rialto"))
    for place in ("rialto", "rialto", "rialto", "accademia"):
        game.play(game.to_act[0], PlayLocation(place))
    assert not any(isinstance(event, MeetingBegan) for event in game.events)


# --- who may declare ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("here", "asked"),
    [
        (("red", "blue"), ["red", "blue"]),
        (("red", "green"), ["red", "green"]),
        (("yellow", "ambassador"), ["yellow", "ambassador"]),
        (("red", "blue", "ambassador"), ["ambassador"]),
    ],
)
def test_c6_those_who_may_declare_are_asked_the_ambassador_last(
    here: Any, asked: list[str]
) -> None:
    game = met(*here)
    for seat in asked:
        assert game.to_act == (seat,)
        assert len(offered(game, game.to_act[0], DeclareCode)) == 24
        game.play(game.to_act[0], Decline("declaration"))
    assert position(game)["phase"] in ("exchanging", "asking")


def test_with_two_agents_only_the_ambassador_may_declare() -> None:
    game = met("red", "blue", "ambassador")
    for seat in ("red", "blue"):
        assert refusal(game, seat, DeclareCode(("36", "13", "24", "47"))) == "not-your-decision"


# --- who wins -----------------------------------------------------------------------------------

FFG, ABACUS = EDITIONS


@pytest.mark.parametrize("other", ["blue", "green", "ambassador"])
def test_ffg_a_right_agent_wins_with_the_partner_without_meeting_them(other: str) -> None:
    assert winners(met("red", other), "red", EDITIONS[FFG]) == {"red", "blue"}


@pytest.mark.parametrize("other", ["blue", "green", "ambassador"])
def test_c10_ffg_a_wrong_agent_makes_the_other_team_and_the_ambassador_win(other: str) -> None:
    wrong = EDITIONS[FFG][::-1]
    assert winners(met("red", other), "red", wrong) == {"green", "yellow", "ambassador"}


@pytest.mark.parametrize("here", [("red",), ("red", "green")])
@pytest.mark.parametrize("edition", EDITIONS)
def test_c10_a_right_ambassador_wins_alone_and_a_wrong_one_makes_all_agents_win(
    edition: str, here: tuple[str, ...]
) -> None:
    right = EDITIONS[edition]
    game = met(*here, "ambassador", edition=edition)
    assert winners(game, "ambassador", right) == {"ambassador"}
    game = met(*here, "ambassador", edition=edition)
    assert winners(game, "ambassador", right[::-1]) == set(COLOURS)


@pytest.mark.parametrize("other", ["blue", "green", "ambassador"])
def test_abacus_a_right_agent_wins_alone_and_a_wrong_one_makes_everybody_else_win(
    other: str,
) -> None:
    right = EDITIONS[ABACUS]
    assert winners(met("red", other, edition=ABACUS), "red", right) == {"red"}
    game = met("red", other, edition=ABACUS)
    assert winners(game, "red", right[::-1]) == {"blue", "green", "yellow", "ambassador"}
