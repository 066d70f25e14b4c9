"""Each secret of the card game: those who may see it do, and all others see only that it was."""

from typing import Any

import msgspec
import pytest

from inkognito import Game, new_game
from inkognito.card.cards import CARDS, LOCATIONS, Hand
from inkognito.card.commands import (
    ChoosePair,
    DeclareCode,
    LookAtDummy,
    NameAgent,
    PlayLocation,
    ShowBlackCard,
)
from inkognito.card.event_table import EVENTS
from inkognito.card.events import (
    AmbassadorHid,
    BlackCardShown,
    DummySeen,
    GameScored,
    HandsDealt,
    LocationPlayed,
    PairChosen,
    PairShown,
    ScenarioSet,
)
from inkognito.core.seats import DEFAULT_SEATS, Seat, Viewer
from inkognito.views.card import (
    AmbassadorHidFaceDown,
    BlackCardShownCovertly,
    DummySeenCovertly,
    HandDealt,
    HandsDealtFaceDown,
    PairChosenFaceDown,
    PairShownCovertly,
)
from tests.kit.card_scenes import card_scene, meeting

TOGETHER = {"red": "rialto", "blue": "rialto", "green": "san-marco", "yellow": "arsenale"}
"""Red and blue meet alone; the Ambassador goes somewhere else, or joins them, or meets green."""
RED_PAIR, RED_OTHER_PAIR = ("fiddlebottom", "x"), ("bubble", "36")
BLUE_PAIR, BLUE_OTHER_PAIR = ("bubble", "x"), ("zsazsa", "13")


def seen(game: Game, viewer: Viewer) -> list[Any]:
    return [one.sighting for one in game.sightings(viewer, start=2)]


def all_bytes(game: Game, viewer: Viewer) -> bytes:
    """Return all that reaches the viewer: sightings, who may act, and the viewer's options."""
    may_do = () if viewer == "spectator" else game.options(viewer)
    return msgspec.json.encode((game.sightings(viewer), game.to_act, game.decision, may_do))


def pair(*cards: Any) -> ChoosePair:
    return ChoosePair(cards)


def exchanging(ambassador: str = "accademia", players: int = 4) -> Game:
    return meeting({**TOGETHER, "ambassador": ambassador}, "rialto", "exchanging", players=players)


def exchanged(red: Any = RED_PAIR, blue: Any = BLUE_PAIR, **fields: Any) -> Game:
    game = exchanging(**fields)
    game.play("red", ChoosePair(red))
    game.play("blue", ChoosePair(blue))
    return game


def black_card_shown(kind: Any = "identity", players: int = 4, **fields: Any) -> Game:
    """Green meets the Ambassador and is shown a black card by blue."""
    visits = {"red": "rialto", "blue": "accademia", "green": "san-marco", "yellow": "arsenale"}
    visits["ambassador"] = "san-marco"
    game = meeting(visits, "san-marco", "asking", players=players, **fields)
    game.play("green", NameAgent("blue"))
    game.play("blue", ShowBlackCard(kind))
    return game


def dummy_seen(kind: Any = "identity", **fields: Any) -> Game:
    visits = {"red": "rialto", "blue": "accademia", "green": "san-marco"}
    visits |= {"dummy": "rialto", "ambassador": "arsenale"}
    game = meeting(visits, "rialto", "looking", players=3, **fields)
    game.play("red", LookAtDummy(kind))
    return game


def hidden(place: Any) -> Game:
    game = card_scene("hiding", players=5)
    game.play("ambassador", PlayLocation(place))
    return game


def test_every_event_that_is_not_public_is_looked_at_here() -> None:
    secret = {event for event, row in EVENTS.items() if not row.is_public}
    shown = {HandsDealt, AmbassadorHid, PairChosen, PairShown, BlackCardShown, DummySeen}
    assert secret == shown | {ScenarioSet}


# --- the deal -----------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4, 5])
def test_all_players_see_their_own_black_cards_and_no_others(players: int) -> None:
    game = new_game("card", players, seed=2)
    dealt = next(event for event in game.events if isinstance(event, HandsDealt))
    hands: dict[str, Hand] = {hand.seat: hand for hand in dealt.hands}
    for viewer in game.viewers:
        own = [HandDealt(1, hands[viewer])] if viewer in hands else [HandsDealtFaceDown(1)]
        assert seen(game, viewer)[:1] == own
        others = [hand for hand in dealt.hands if hand.seat != viewer]
        told = msgspec.json.encode(game.sightings(viewer))
        assert not [hand for hand in others if msgspec.json.encode(hand) in told]


def test_nobody_sees_the_dummys_black_cards() -> None:
    game = new_game("card", 3, seed=2)
    for viewer in game.viewers:
        assert b"dummy" not in msgspec.json.encode(game.sightings(viewer))


@pytest.mark.parametrize("players", [3, 4, 5])
def test_when_a_game_is_scored_all_hands_lie_open(players: int) -> None:
    visits: dict[str, str] = dict(zip(DEFAULT_SEATS[players], LOCATIONS, strict=False))
    visits |= {"blue": visits["red"], "ambassador": "ca-d-oro"}
    visits |= {"dummy": "accademia"} if players == 3 else {}
    game = meeting(visits, visits["red"], "declaring", players=players)
    game.play("red", DeclareCode(("13", "24", "47", "36")))
    for viewer in game.viewers:
        scored = [one for one in seen(game, viewer) if isinstance(one, GameScored)]
        assert [len(one.hands) for one in scored] == [4]


# --- the Ambassador's hidden place --------------------------------------------------------------


def test_only_the_ambassadors_player_sees_the_place_they_have_hidden() -> None:
    game = hidden("rialto")
    assert seen(game, "ambassador") == [AmbassadorHid("rialto")]
    for viewer in game.viewers:
        if viewer != "ambassador":
            assert seen(game, viewer) == [AmbassadorHidFaceDown()]


@pytest.mark.parametrize("viewer", ["red", "blue", "green", "yellow", "spectator"])
def test_until_it_is_turned_every_hidden_place_looks_the_same(viewer: Viewer) -> None:
    games = [hidden(place) for place in LOCATIONS]
    for seat in (None, "red", "blue", "green"):
        for game in games:
            if seat is not None:
                game.play(seat, PlayLocation("rialto"))
        assert len({all_bytes(game, viewer) for game in games}) == 1


def test_when_all_agents_have_gone_everybody_sees_the_hidden_place() -> None:
    game = hidden("ca-d-oro")
    places: dict[Seat, Any] = dict(zip(DEFAULT_SEATS[4], LOCATIONS, strict=False))
    for seat, place in places.items():
        game.play(seat, PlayLocation(place))
    for viewer in game.viewers:
        assert LocationPlayed("ambassador", "ca-d-oro") in seen(game, viewer)


# --- pairs --------------------------------------------------------------------------------------


def test_until_both_have_chosen_others_see_only_that_one_has() -> None:
    game = exchanging()
    game.play("red", pair(*RED_PAIR))
    for viewer in game.viewers:
        own = PairChosen("red", ("fiddlebottom", "x"))
        assert seen(game, viewer) == [own if viewer == "red" else PairChosenFaceDown("red")]


@pytest.mark.parametrize("viewer", ["blue", "green", "yellow", "spectator"])
def test_no_chosen_pair_can_be_told_from_another_before_it_is_shown(viewer: Viewer) -> None:
    told = []
    for option in exchanging().options("red"):
        game = exchanging()
        game.play("red", option)
        told.append(all_bytes(game, viewer))
    assert told == told[:1] * 12


@pytest.mark.parametrize("viewer", ["red", "blue"])
def test_when_both_have_chosen_each_sees_both_pairs(viewer: Viewer) -> None:
    shown = [one for one in seen(exchanged(), viewer) if isinstance(one, PairShown)]
    assert shown == [
        PairShown("red", "blue", ("fiddlebottom", "x")),
        PairShown("blue", "red", ("bubble", "x")),
    ]


@pytest.mark.parametrize("viewer", ["green", "yellow", "spectator"])
def test_others_see_who_has_shown_to_whom_and_nothing_more(viewer: Viewer) -> None:
    game = exchanged()
    assert PairShownCovertly("red", "blue") in seen(game, viewer)
    assert PairShownCovertly("blue", "red") in seen(game, viewer)
    told = msgspec.json.encode(game.sightings(viewer, start=2)).decode()
    assert not [card for card in CARDS["ffg-2003"] if f'"{card}"' in told]
    assert all_bytes(game, viewer) == all_bytes(exchanged(RED_OTHER_PAIR, BLUE_OTHER_PAIR), viewer)


def test_two_agents_show_cards_to_the_ambassador_and_not_to_each_other() -> None:
    game = exchanged(ambassador="rialto", players=5)
    pairs = {
        "red": PairShown("red", "ambassador", ("fiddlebottom", "x")),
        "blue": PairShown("blue", "ambassador", ("bubble", "x")),
    }
    for viewer in game.viewers:
        for seat, shown in pairs.items():
            is_open = viewer in (seat, "ambassador")
            assert (shown in seen(game, viewer)) == is_open
            assert (PairShownCovertly(shown.seat, "ambassador") in seen(game, viewer)) != is_open


@pytest.mark.parametrize(("viewer", "other"), [("red", BLUE_OTHER_PAIR), ("blue", RED_OTHER_PAIR)])
def test_beside_the_ambassador_an_agent_can_not_tell_what_the_other_shows(
    viewer: Viewer, other: Any
) -> None:
    changed: dict[str, Any] = {"blue" if viewer == "red" else "red": other}
    one = exchanged(ambassador="rialto", players=5)
    two = exchanged(ambassador="rialto", players=5, **changed)
    assert all_bytes(one, viewer) == all_bytes(two, viewer)


def test_the_ambassadors_player_does_not_see_what_agents_exchange_elsewhere() -> None:
    game = exchanged(players=5)
    assert PairShownCovertly("red", "blue") in seen(game, "ambassador")
    other = exchanged(RED_OTHER_PAIR, BLUE_OTHER_PAIR, players=5)
    assert all_bytes(game, "ambassador") == all_bytes(other, "ambassador")


# --- black cards --------------------------------------------------------------------------------


@pytest.mark.parametrize(("kind", "card"), [("identity", "bubble"), ("number", "13")])
@pytest.mark.parametrize("players", [4, 5])
def test_owner_and_asker_see_the_black_card_and_with_five_the_ambassador_too(
    kind: Any, card: Any, players: int
) -> None:
    game = black_card_shown(kind, players)
    to: tuple[Seat, ...] = ("green",) if players == 4 else ("ambassador", "green")
    for viewer in game.viewers:
        is_open = viewer in ("blue", *to)
        assert (BlackCardShown("blue", to, kind, card) in seen(game, viewer)) == is_open
        assert (BlackCardShownCovertly("blue", to) in seen(game, viewer)) != is_open


@pytest.mark.parametrize("viewer", ["red", "yellow", "spectator"])
@pytest.mark.parametrize("players", [4, 5])
def test_others_can_not_even_tell_which_kind_of_black_card_it_was(
    viewer: Viewer, players: int
) -> None:
    one, other = (black_card_shown(kind, players) for kind in ("identity", "number"))
    assert all_bytes(one, viewer) == all_bytes(other, viewer)


@pytest.mark.parametrize("viewer", ["red", "yellow", "spectator"])
def test_to_others_an_agents_black_card_does_not_depend_on_the_hand(viewer: Viewer) -> None:
    swapped = {"blue": "zsazsa 24", "green": "bubble 13"}
    one, other = black_card_shown(), black_card_shown(hands=swapped)
    assert all_bytes(one, viewer) == all_bytes(other, viewer)


# --- the dummy ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("kind", "card"), [("identity", "x"), ("number", "47")])
def test_c7_the_looker_sees_the_face_and_others_see_the_kind(kind: Any, card: Any) -> None:
    game = dummy_seen(kind)
    for viewer in game.viewers:
        is_open = viewer == "red"
        assert (DummySeen("red", kind, card) in seen(game, viewer)) == is_open
        assert (DummySeenCovertly("red", kind) in seen(game, viewer)) != is_open


@pytest.mark.parametrize("kind", ["identity", "number"])
def test_c7_others_can_not_tell_what_the_dummys_card_says(kind: Any) -> None:
    swapped = {"dummy": "zsazsa 24", "green": "x 47"}
    one, other = dummy_seen(kind), dummy_seen(kind, hands=swapped)
    for viewer in ("blue", "spectator"):
        assert all_bytes(one, viewer) == all_bytes(other, viewer)


# --- numbering ----------------------------------------------------------------------------------


@pytest.mark.parametrize("make", [exchanged, black_card_shown, dummy_seen])
def test_everybody_sees_something_of_every_event_so_no_number_is_missing(make: Any) -> None:
    game = make()
    events = len(list(game.events))
    for viewer in game.viewers:
        assert [one.number for one in game.sightings(viewer)] == list(range(1, events + 1))
