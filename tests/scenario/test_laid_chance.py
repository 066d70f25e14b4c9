"""A scenario may lay chance: balls, stacks and deals come as it says, and stay secret."""

from random import Random

import msgspec
import pytest

from inkognito import Game, load_scenario
from inkognito.board.commands import PlaceFigures, ShakePhantom
from inkognito.board.events import HandsDealt as BoardDealt
from inkognito.board.events import PhantomShaken
from inkognito.card.commands import DeclareCode
from inkognito.card.events import HandsDealt, LocationPlayed
from inkognito.record.format import read
from inkognito.record.verify import verify
from tests.kit.card_lively import lively_card_move
from tests.kit.card_scenes import card_scene, meeting
from tests.kit.lively import lively_choice
from tests.kit.scenes import position, quiet_places, scene

BALLS = [["land", "land", "water"], ["either", "rival", "ambassador"], ["land", "water", "either"]]
HANDS = position(scene())["hands"]
CARD_HANDS = position(card_scene())["hands"]
STACK = ["arsenale", "rialto", "ca-d-oro", "san-marco", "accademia", "accademia", "rialto"]
TOGETHER = {"red": "rialto", "blue": "rialto", "green": "san-marco", "yellow": "arsenale"}
TOGETHER |= {"ambassador": "accademia"}


def play_on(game: Game, random: Random, actions: int) -> Game:
    for _ in range(actions):
        if game.to_act:
            game.play(game.to_act[0], lively_choice(game, game.to_act[0], random))
    return game


def shakes(game: Game) -> list[list[str]]:
    return [sorted(event.balls) for event in game.events if isinstance(event, PhantomShaken)]


def turned(game: Game, visitor: str) -> list[str]:
    return [
        event.location
        for event in game.events
        if isinstance(event, LocationPlayed) and event.visitor == visitor
    ]


# --- the Phantom --------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("phase", ["opening", "meeting"])
def test_the_next_shakes_come_as_laid_for_any_player(players: int, phase: str) -> None:
    game = scene(phase, "green", players=players, turn=7, chance={"balls": BALLS}, seed=3)
    play_on(game, Random(1), 150)
    laid = [sorted(balls) for balls in BALLS]
    assert shakes(game)[:3] == laid
    assert len(shakes(game)) > 3


def test_after_the_laid_balls_chance_goes_on_as_without_them() -> None:
    one, other = scene("opening", seed=5), scene("opening", chance={"balls": BALLS[:1]}, seed=5)
    for game in (one, other):
        play_on(game, Random(2), 120)
    assert shakes(one)[0] != shakes(other)[0]
    assert shakes(one)[1:4] == shakes(other)[1:4]


def test_the_deal_after_placing_comes_as_laid() -> None:
    start = {"version": 1, "phase": "placing", "first": "red", "to_move": "yellow"}
    seats = ("red", "blue", "green", "yellow")
    places = quiet_places(seats[:3])
    laid = {"hands": HANDS, "balls": BALLS}
    game = load_scenario(
        {
            **start,
            "game": "board",
            "seats": list(seats),
            "places": places,
            "rules": {"placement": "choose"},
            "chance": laid,
        }
    )
    option = game.options("yellow")[0]
    assert isinstance(option, PlaceFigures)
    game.play("yellow", option)
    dealt = next(event for event in game.events if isinstance(event, BoardDealt))
    assert list(msgspec.to_builtins(dealt.hands)) == HANDS
    assert position(game)["chance"] == {"balls": BALLS}, "the deal is used up"
    assert game.play("red", ShakePhantom())[0].balls == tuple(BALLS[0])  # type: ignore[attr-defined]
    assert position(game)["chance"] == {"balls": BALLS[1:]}


# --- the stacks ---------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4])
def test_the_ambassadors_stack_is_turned_as_laid(players: int) -> None:
    game = card_scene(players=players, chance={"ambassador": STACK}, seed=1)
    random = Random(1)
    while len(turned(game, "ambassador")) < len(STACK):
        game.play(*lively_card_move(game, random, declare=0))
    assert turned(game, "ambassador") == STACK


def test_the_dummys_stack_is_turned_as_laid_from_the_middle_of_a_round_on() -> None:
    visitors = ("red", "blue", "green", "dummy", "ambassador")
    played: dict[str, list[str]] = {one: ["rialto"] for one in visitors}
    game = card_scene(players=3, round=2, played=played, first="blue", chance={"dummy": STACK[2:5]})
    random = Random(1)
    while len(turned(game, "dummy")) < 3:
        game.play(*lively_card_move(game, random, declare=0))
    assert turned(game, "dummy") == STACK[2:5]


def test_the_next_deal_of_a_match_comes_as_laid() -> None:
    cards = [(hand["identity"], hand["number"]) for hand in reversed(CARD_HANDS)]
    hands = [
        {"seat": hand["seat"], "identity": identity, "number": number}
        for hand, (identity, number) in zip(CARD_HANDS, cards, strict=True)
    ]
    rules = {"match": "first-to-3"}
    game = meeting(TOGETHER, "rialto", "declaring", rules=rules, chance={"deals": [hands]})
    game.play("red", DeclareCode(("36", "13", "24", "47")))
    dealt = [event for event in game.events if isinstance(event, HandsDealt)]
    assert [msgspec.to_builtins(one.hands) for one in dealt] == [tuple(hands)]


# --- saved, recorded, secret --------------------------------------------------------------------


def test_the_rest_of_the_laid_chance_is_written_with_the_position() -> None:
    game = scene("opening", chance={"balls": BALLS})
    assert position(game)["chance"]["balls"] == BALLS
    game.play("red", ShakePhantom())
    assert position(game)["chance"]["balls"] == BALLS[1:]
    again = load_scenario(game.scenario())
    play_on(again, Random(4), 60)
    assert shakes(again)[:2] == [sorted(balls) for balls in BALLS[1:]]
    assert "chance" not in position(play_on(game, Random(4), 120))


def test_the_rest_of_the_stacks_is_written_with_the_position() -> None:
    game = card_scene(players=3, chance={"ambassador": STACK, "dummy": STACK[:2]}, seed=1)
    random = Random(1)
    while len(turned(game, "ambassador")) < 2:
        game.play(*lively_card_move(game, random, declare=0))
    assert position(game)["chance"] == {"ambassador": STACK[2:]}
    again = load_scenario(game.scenario())
    while len(turned(again, "ambassador")) < 3:
        again.play(*lively_card_move(again, random, declare=0))
    assert turned(again, "ambassador") == STACK[2:5]


@pytest.mark.parametrize("make", ["board", "card"])
def test_a_finished_game_with_laid_chance_is_verified_against_what_was_laid(make: str) -> None:
    if make == "board":
        game = scene("opening", chance={"balls": BALLS}, rules={"turn_limit": 8})
        play_on(game, Random(3), 400)
    else:
        chance = {"ambassador": STACK}
        game = card_scene(chance=chance, rules={"round_limit": 9}, seed=2)
        random = Random(3)
        while game.to_act:
            game.play(*lively_card_move(game, random, declare=0))
    content = game.record().encode()
    verdict = verify(read(content), content)
    assert (verdict.is_true, verdict.is_scenario) == (True, True)
    other = b'["land","land","water"]' if make == "board" else b'["arsenale","rialto"'
    instead = b'["land","land","either"]' if make == "board" else b'["rialto","arsenale"'
    forged = content.replace(other, instead, 1)
    assert forged != content
    assert not verify(read(forged)).is_true


def test_nobody_sees_the_laid_chance() -> None:
    plain, laid = scene("opening"), scene("opening", chance={"balls": BALLS})
    for viewer in plain.viewers:
        assert plain.sightings(viewer) == laid.sightings(viewer)
        assert plain.position(viewer) == laid.position(viewer)
    stacks = card_scene(chance={"ambassador": STACK})
    for viewer in stacks.viewers:
        assert stacks.sightings(viewer) == card_scene().sightings(viewer)
