"""`inkognito.deduce`: the front door of deduction, beside the readers and brute force behind it."""

from itertools import islice
from random import Random
from typing import Any

import pytest

import inkognito
from inkognito import Deductions, Game, Refused, deduce, new_game
from inkognito.speech import LANGUAGES, Speech
from tests.kit.card_lively import lively_card_game, lively_card_move
from tests.kit.card_scenes import card_scene
from tests.kit.lively import lively_choice, lively_game
from tests.kit.scenes import position, scene

TABLES = [(kind, players) for kind in ("board", "card") for players in (3, 4, 5)]


def some_game(kind: str, players: int, actions: int = 150) -> Game:
    random = Random(f"{kind} {players}")
    if kind == "board":
        game = lively_game({"players": players}, random)
    else:
        game = lively_card_game({"players": players}, random)
    for _ in range(actions):
        if not game.to_act:
            break
        if kind == "board":
            game.play(game.to_act[0], lively_choice(game, game.to_act[0], random))
        else:
            game.play(*lively_card_move(game, random, declare=0))
    return game


def true_hands(game: Game) -> dict[str, set[str]]:
    return {
        hand["seat"]: {value for key, value in hand.items() if key != "seat"}
        for hand in position(game)["hands"]
    }


@pytest.mark.parametrize(("kind", "players"), TABLES)
def test_certain_facts_are_true_and_true_ones_are_possible(kind: str, players: int) -> None:
    game = some_game(kind, players)
    truth = true_hands(game)
    for viewer in game.viewers:
        known = deduce(game.sightings(viewer))
        assert set(known.seats) == truth.keys()
        for fact in known.facts:
            assert fact.holds == (fact.card in truth[fact.seat])
        for seat in known.seats:
            assert truth[seat] <= set(known.can_hold(seat))
            assert all(known.belief(seat, card) > 0 for card in truth[seat])


@pytest.mark.parametrize(("kind", "players"), TABLES)
def test_facts_are_what_all_possible_deals_agree_on(kind: str, players: int) -> None:
    game = some_game(kind, players)
    known = deduce(game.sightings(game.seats[0]))
    deals = list(known.deals())
    assert len(deals) == len(set(deals)) == known.count
    for place, seat in enumerate(known.seats):
        for card in known.cards:
            held = {card in cards_of(deal[place]) for deal in deals}
            assert known.holds(seat, card) == (held.pop() if len(held) == 1 else None)


def cards_of(hand: Any) -> set[str]:
    return {getattr(hand, name) for name in hand.__struct_fields__ if name != "seat"}


@pytest.mark.parametrize(("kind", "players"), TABLES)
def test_beliefs_add_up_and_agree_with_certain_facts(kind: str, players: int) -> None:
    game = some_game(kind, players)
    for viewer in game.viewers:
        known = deduce(game.sightings(viewer))
        for seat in known.seats:
            beliefs = known.beliefs(seat)
            kinds = len(known.cards) // 4
            assert sum(beliefs.values()) == pytest.approx(kinds)
            assert {card for card, chance in beliefs.items() if chance > 0} == set(
                known.can_hold(seat)
            )
            assert beliefs[known.cards[0]] == known.belief(seat, known.cards[0])
        likely = known.likely_deals(5)
        assert len(likely) == min(5, known.count)
        assert [chance for chance, _ in likely] == sorted((c for c, _ in likely), reverse=True)
        assert likely[0][1] in set(known.deals())


@pytest.mark.parametrize(("kind", "players"), TABLES)
def test_every_fact_has_a_proof_that_can_be_told_and_nothing_else_has(
    kind: str, players: int
) -> None:
    game = some_game(kind, players)
    known = deduce(game.sightings(game.seats[0]))
    speech = Speech(LANGUAGES[0])
    certain = {(fact.seat, fact.card): fact.holds for fact in known.facts}
    for seat in known.seats:
        for card in known.cards:
            proof = known.proof(seat, card)
            assert (proof is None) == ((seat, card) not in certain)
            if proof is not None:
                assert (proof.seat, proof.card) == (seat, card)
                assert proof.holds == certain[seat, card]
                assert speech.explanation(proof)


@pytest.mark.parametrize(("kind", "players"), TABLES)
def test_the_viewer_is_found_in_the_sightings(kind: str, players: int) -> None:
    game = some_game(kind, players)
    for viewer in game.viewers:
        seen = game.sightings(viewer)
        assert deduce(seen).viewer == viewer
        assert deduce(seen, viewer).facts == deduce(seen).facts
        plain = deduce(one.sighting for one in seen)
        assert (plain.viewer, plain.count) == (viewer, deduce(seen).count)


@pytest.mark.parametrize("kind", ["board", "card"])
def test_a_viewer_who_has_seen_nothing_of_the_deal_has_all_deals_left(kind: str) -> None:
    game = new_game(kind, players=5, seed=3)
    for viewer in ("ambassador", "spectator"):
        known = deduce(game.sightings(viewer))
        assert known.count == {"board": 13_824, "card": 576}[kind]
        assert known.facts == ()


def test_a_game_that_began_with_a_scenario_is_read_too() -> None:
    shown = [{"seat": "blue", "to": ["red"], "cards": ["grey-bubble", "x", "tall"]}]
    known = deduce(scene("opening", shown=shown).sightings("red"))
    assert known.holds("blue", "bubble") is True
    black = [{"seat": "blue", "to": "red", "kind": "number"}]
    seen = card_scene(players=5, hidden="rialto", black=black).sightings("ambassador")
    assert deduce(seen).viewer == "ambassador"
    assert deduce(seen).holds("blue", "13") is True


def test_it_starts_again_with_each_deal_of_a_match() -> None:
    rules = {"match": "first-to-3"}
    random = Random(4)
    game = lively_card_game({"players": 4, **rules}, random)
    while game.result is None:
        game.play(*lively_card_move(game, random, declare=0.2))
    assert deduce(game.sightings("red")).count == 36


def test_sightings_that_begin_in_the_middle_are_refused() -> None:
    game = new_game(seed=1)
    for seen in ((), game.sightings("red", 2), [1, 2, 3]):
        with pytest.raises(Refused) as refused:
            deduce(seen)  # type: ignore[arg-type]
        assert refused.value.code == "not-from-the-start"


def test_names_that_are_not_in_the_game_are_refused() -> None:
    known = deduce(new_game(players=3, seed=1).sightings("red"))
    assert known.seats == ("red", "blue", "green", "aside")
    for ask in (known.can_hold, known.beliefs):
        with pytest.raises(Refused) as refused:
            ask("yellow")
        assert refused.value.code == "unknown-seat"
    with pytest.raises(Refused) as refused:
        known.holds("blue", "13")
    assert refused.value.code == "unknown-card"
    with pytest.raises(Refused) as refused:
        deduce(new_game().sightings("red"), "everybody")  # type: ignore[arg-type]
    assert refused.value.code == "unknown-viewer"


def test_it_is_found_at_the_front_door() -> None:
    assert {"deduce", "Deductions"} <= set(inkognito.__all__)
    assert isinstance(deduce(new_game(seed=1).sightings("red")), Deductions)
    assert repr(deduce(new_game(seed=1).sightings("red"))) == (
        "Deductions(viewer='red', count=216, certain_cards=3)"
    )
    with pytest.raises(AttributeError):
        _ = inkognito.nothing_of_that_name


def test_deals_are_listed_one_by_one() -> None:
    known = deduce(new_game("card", seed=2).sightings("spectator"))
    assert len(list(islice(known.deals(), 3))) == 3
