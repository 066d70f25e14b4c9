"""Scenarios of the card game: written, read, played on alike, and seen by those who may."""

import json
from collections.abc import Mapping, Sequence
from copy import deepcopy
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from inkognito import Game, ImpossibleScenario, Refused, load_scenario, new_game
from inkognito.card.cards import CARDS, KINDS, LOCATIONS, Hand
from inkognito.card.commands import ChoosePair, DeclareCode, PlayLocation
from inkognito.card.events import LocationPlayed, RoundBegan
from inkognito.card.rules import CHOICES
from inkognito.card.scenario import PHASE_NAMES, ChosenPair, Look, ShownPair
from inkognito.card.state import cycle_of
from inkognito.core.agents import IDENTITIES
from inkognito.core.seats import Seat, Viewer
from inkognito.views.card import CovertBlack, CovertPair, ScenarioSeen, SeenBlack
from tests.kit.card_lively import ALL_CARDS, CARD_TABLES, lively_card_move, play_lively
from tests.kit.card_scenes import card_scene, meeting
from tests.kit.junk import places_in
from tests.kit.lively import shuffled_seats
from tests.kit.scenes import position

TOGETHER = {"red": "rialto", "blue": "rialto", "green": "san-marco", "yellow": "arsenale"}
TOGETHER |= {"ambassador": "accademia"}
PAIR: dict[str, Any] = {"seat": "blue", "to": "red", "cards": ["bubble", "x"]}
CHOSEN: dict[str, Any] = {"seat": "red", "cards": ["fiddlebottom", "x"]}
BLACK: dict[str, Any] = {"seat": "blue", "to": "red", "kind": "number"}
HANDS = position(card_scene())["hands"]


def exchanging(**fields: Any) -> Game:
    return meeting(TOGETHER, "rialto", "exchanging", **fields)


# --- there and back -----------------------------------------------------------------------------


def moment(table: dict[str, Any], random: Random, actions: int) -> tuple[Game, int]:
    """A lively game after this many actions, and its seed."""
    seed = random.getrandbits(32)
    options = {key: value for key, value in table.items() if key != "players"}
    game = new_game("card", seats=shuffled_seats(table["players"], random), seed=seed, **options)
    return play_lively(game, random, actions, declare=0.01), seed


@given(st.sampled_from(CARD_TABLES), st.integers(0, 2**32), st.integers(0, 250))
def test_any_moment_of_any_game_can_be_written_read_and_played_on(
    table: dict[str, Any], seed: int, actions: int
) -> None:
    random = Random(seed)
    game, key = moment(table, random, actions)
    if not game.to_act:
        return
    again = load_scenario(game.scenario(), "card", seed=key)
    assert again.seats == game.seats
    assert again.scenario() == game.scenario()
    for _ in range(25):
        assert again.to_act == game.to_act
        assert [again.options(s) for s in game.seats] == [game.options(s) for s in game.seats]
        if not game.to_act:
            return
        seat, command = lively_card_move(game, random, declare=0.1)
        assert again.play(seat, command) == game.play(seat, command)
        assert again.outcome == game.outcome


def test_a_game_that_is_over_has_no_scenario() -> None:
    game = meeting(TOGETHER, "rialto", "declaring")
    game.play("red", DeclareCode(("13", "24", "47", "36")))
    with pytest.raises(Refused) as refused:
        game.scenario()
    assert refused.value.code == "game-over"


def test_a_stack_turns_no_place_that_a_scenario_says_has_been_turned() -> None:
    """Whatever the seed: four of the Ambassador's and the dummy's five places lie open."""
    visitors = ("red", "blue", "green", "dummy", "ambassador")
    for seed in range(20):
        played = dict.fromkeys(visitors, LOCATIONS[:4])
        game = card_scene(players=3, round=5, played=played, seed=seed)
        for seat in game.seats:
            game.play(seat, PlayLocation("ca-d-oro"))
        assert_no_place_is_visited_twice(game, played)


# --- scenarios changed at random ----------------------------------------------------------------

VOCABULARIES: tuple[tuple[Any, ...], ...] = (
    *(PHASE_NAMES, ("red", "blue", "green", "yellow", "ambassador", "dummy"), LOCATIONS),
    *(CARDS["ffg-2003"], CARDS["abacus-1997"], ALL_CARDS, IDENTITIES, KINDS),
    *(tuple(range(-1, 6)), *CHOICES.values()),
)
JUNK: tuple[Any, ...] = (None, True, 0, -1, 2**70, 0.5, [], {}, [[]], "", "?", "\x00", "dummy")


def mutate(data: dict[str, Any], random: Random) -> None:
    """Change one thing: mostly into a word of the same kind, else into junk or nothing."""
    container, key = random.choice(list(places_in(data)))
    alike = [words for words in VOCABULARIES if container[key] in words]
    match random.randrange(10):
        case 0:
            del container[key]
        case 1:
            container[key] = random.choice(JUNK)
        case 2 | 3 if isinstance(container, list):
            container.insert(0, deepcopy(random.choice(container)))
        case 4:
            data["phase"] = random.choice(PHASE_NAMES)
        case 5:
            words = random.choice(VOCABULARIES)
            data[random.choice(("meeting", "hidden", "named", "opener"))] = random.choice(words)
        case 6 if data.get("shown"):
            random.choice(data["shown"])["cards"][0] = random.choice(ALL_CARDS)
        case _ if alike:
            container[key] = random.choice(random.choice(alike))


def assert_playable(game: Game, random: Random, actions: int) -> None:
    """There is a way on for all, it can be written and read, and no place is visited twice."""
    before = position(game).get("played", {})
    for _ in range(actions):
        assert bool(game.to_act) == (game.outcome is None)
        if not game.to_act:
            return
        assert all(game.options(seat) for seat in game.to_act)
        assert load_scenario(game.scenario(), "card").to_act == game.to_act
        game.play(*lively_card_move(game, random, declare=0.05))
        msgspec.json.encode([game.sightings(viewer) for viewer in game.viewers])
    assert_no_place_is_visited_twice(game, before)


def assert_no_place_is_visited_twice(game: Game, before: Mapping[str, Sequence[str]]) -> None:
    """Until all are taken back, and counting those that a scenario says were played before."""
    played = {visitor: list(places) for visitor, places in before.items()}
    for event in game.events:
        if isinstance(event, RoundBegan) and cycle_of(event.round)[1] == 0:
            played = {}
        elif isinstance(event, LocationPlayed):
            played.setdefault(event.visitor, []).append(event.location)
    assert all(len(set(places)) == len(places) for places in played.values())


def changed_game(table: dict[str, Any], seed: int, actions: int, changes: int) -> Game | None:
    """A game from a scenario that was changed at random; None if it is over or refused."""
    random = Random(seed)
    game, _ = moment(table, random, actions)
    if not game.to_act:
        return None
    data = position(game)
    for _ in range(changes):
        mutate(data, random)
    try:
        return load_scenario(json.dumps(data), "card", seed=seed)
    except ImpossibleScenario:
        return None


@given(st.sampled_from(CARD_TABLES), st.integers(0, 2**32), st.integers(0, 120), st.integers(0, 3))
def test_a_changed_scenario_that_is_not_refused_can_be_played(
    table: dict[str, Any], seed: int, actions: int, changes: int
) -> None:
    game = changed_game(table, seed, actions, changes)
    if game is not None:
        assert_playable(game, Random(seed), 12)


def test_of_changed_scenarios_many_are_refused_and_many_can_be_played() -> None:
    """So that neither half of the test above is empty."""
    games = [changed_game(CARD_TABLES[seed % len(CARD_TABLES)], seed, 8, 1) for seed in range(96)]
    assert 20 < sum(game is None for game in games) < 76


# --- what each viewer sees of it ----------------------------------------------------------------

SHOWN = [PAIR, {"seat": "green", "to": "ambassador", "cards": ["zsazsa", "x"]}]


def full_scene() -> Game:
    """Five players: pairs and a black card shown, and red has chosen in the meeting with blue."""
    return exchanging(players=5, shown=SHOWN, black=[BLACK], chosen=[CHOSEN])


def seen(game: Game, viewer: Viewer) -> ScenarioSeen:
    first = game.sightings(viewer)[0].sighting
    assert isinstance(first, ScenarioSeen)
    return first


def test_all_players_see_their_own_hand_and_choice_and_no_other() -> None:
    game = full_scene()
    hands = {hand["seat"]: msgspec.convert(hand, Hand) for hand in HANDS}
    for viewer in game.viewers:
        sight = seen(game, viewer)
        assert sight.hand == hands.get(viewer)
        assert sight.have_chosen == ("red",)
        chosen = msgspec.convert(CHOSEN, ChosenPair)
        assert sight.chosen == (chosen if viewer == "red" else None)


@pytest.mark.parametrize(
    ("viewer", "pairs", "sees_black"),
    [
        ("red", SHOWN[:1], True),
        ("blue", SHOWN[:1], True),
        ("green", SHOWN[1:], False),
        ("yellow", [], False),
        ("ambassador", SHOWN[1:], True),
        ("spectator", [], False),
    ],
)
def test_a_viewer_sees_the_cards_of_their_own_meetings_and_only_that_others_took_place(
    viewer: Viewer, pairs: list[dict[str, Any]], sees_black: bool
) -> None:
    sight = seen(full_scene(), viewer)
    assert sight.shown == tuple(msgspec.convert(one, ShownPair) for one in pairs)
    assert sight.shown_covertly == tuple(
        CovertPair(one["seat"], one["to"]) for one in SHOWN if one not in pairs
    )
    assert [(one.seat, one.to, one.kind) for one in sight.black] == (
        [(BLACK["seat"], BLACK["to"], BLACK["kind"])] if sees_black else []
    )
    assert sight.black_covertly == (() if sees_black else (CovertBlack("blue", "red"),))


def test_only_the_ambassadors_player_sees_the_hidden_place() -> None:
    one, other = (card_scene(players=5, hidden=place) for place in ("rialto", "arsenale"))
    for viewer in one.viewers:
        assert seen(one, viewer).has_hidden
        is_he = viewer == "ambassador"
        assert seen(one, viewer).hidden == ("rialto" if is_he else None)
        assert (one.sightings(viewer) == other.sightings(viewer)) != is_he


def test_nobody_sees_the_dummys_hand() -> None:
    game = card_scene(players=3)
    for viewer in game.viewers:
        assert b"dummy" not in msgspec.json.encode(game.sightings(viewer))


@pytest.mark.parametrize("seat", ["green", "yellow"])
def test_scenes_that_differ_only_in_secrets_look_alike_to_uninvolved_viewers(seat: Seat) -> None:
    hands = {"red": "bubble 13", "blue": "fiddlebottom 36"}
    shown = [{**PAIR, "cards": ["zsazsa", "36"]}]
    black, chosen = {**BLACK, "kind": "identity"}, {**CHOSEN, "cards": ["bubble", "x"]}
    other = exchanging(hands=hands, shown=shown, black=[black], chosen=[chosen])
    one = exchanging(shown=[PAIR], black=[BLACK], chosen=[CHOSEN])
    assert one.sightings(seat) == other.sightings(seat)
    assert one.sightings("spectator") == other.sightings("spectator")
    for game in (one, other):
        game.play("blue", ChoosePair(("fiddlebottom", "13")))
    assert one.sightings(seat) == other.sightings(seat)
    assert one.options(seat) == other.options(seat)


def test_only_the_player_who_looked_at_the_dummy_knows_the_card() -> None:
    game = card_scene(players=3, looks=[{"seat": "red", "kind": "number"}])
    assert seen(game, "red").black == (SeenBlack("dummy", "red", "number", "47"),)
    assert seen(game, "red").looks_covertly == ()
    others: tuple[Viewer, ...] = ("blue", "green", "spectator")
    for viewer in others:
        assert seen(game, viewer).black == ()
        assert seen(game, viewer).looks_covertly == (Look("red", "number"),)


def test_c12_who_opened_the_game_follows_from_the_round() -> None:
    played = {colour: ["rialto"] for colour in ("red", "blue", "green", "yellow", "ambassador")}
    game = card_scene(first="green", round=2, played=played)
    assert position(game)["opener"] == "blue"
