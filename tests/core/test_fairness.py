"""Fair draws, computed again with nothing but hashlib and hmac, as docs/fairness.md says."""

import hashlib
import hmac
import json
import tomllib
from collections import Counter
from collections.abc import Mapping, Sequence
from importlib import resources
from itertools import combinations, permutations
from math import factorial, sqrt
from random import Random
from typing import Any

import pytest

from inkognito import Game, Refused, Seal, new_game, seal_of
from inkognito.board.commands import ShakePhantom
from inkognito.core.seats import Seat
from inkognito.random_play import take_action

COLOURS = ("red", "blue", "green", "yellow")
IDENTITIES = ("fiddlebottom", "bubble", "zsazsa", "x")
PLACES = ("rialto", "san-marco", "arsenale", "accademia", "ca-d-oro")
BALLS = ("land", "water", "either", "rival", "ambassador")
URN = tuple(ball for ball in BALLS for _ in range(2))
ENTROPY: dict[Seat, bytes] = {"yellow": b"my dog is called Bruno", "red": b"", "blue": b"\0\xff"}
SEAL = Seal(bytes(range(32)), bytes(range(32, 64)))


def key_by_hand(seed: bytes, entropy: Mapping[Any, bytes]) -> bytes:
    message = b"inkognito entropy 1"
    for giver in sorted(entropy):
        message += b"\0" + giver.encode() + b"\0" + hashlib.sha256(entropy[giver]).digest()
    return hmac.new(seed, message, hashlib.sha256).digest()


def drawn(key: bytes, bound: int, purpose: str, index: int = 0) -> int:
    attempt = 0
    while True:
        address = f"{purpose}/{index}/{attempt}".encode()
        number = int.from_bytes(hmac.new(key, address, hashlib.sha256).digest(), "big")
        if number < 2**256 // bound * bound:
            return number % bound
        attempt += 1


def ordered(key: bytes, items: Sequence[str], purpose: str, index: int = 0) -> tuple[str, ...]:
    return list(permutations(items))[drawn(key, factorial(len(items)), purpose, index)]


def starts(colour: str) -> list[str]:
    venice = resources.files("inkognito.board").joinpath("venice.toml").read_text("utf-8")
    return [str(s["id"]) for s in tomllib.loads(venice)["space"] if s.get("start") == colour]


def finished(game: Game, declare: float = 0.02) -> Game:
    random = Random(5)
    while game.to_act:
        take_action(game, random, declare)
    return game


def happened(game: Game, kind: str) -> list[dict[str, Any]]:
    """All events of one kind, as the record has them."""
    lines = [json.loads(line) for line in game.record().splitlines()]
    events = [event for line in lines if isinstance(line, list) for event in line]
    return [event for event in events if event["type"] == kind]


# --- commitment and key -------------------------------------------------------------------------


def test_the_commitment_is_the_digest_of_salt_and_seed() -> None:
    by_hand = hashlib.sha256(b"inkognito commitment 1" + SEAL.salt + SEAL.seed).hexdigest()
    assert SEAL.commitment == by_hand
    assert new_game(seed=SEAL).commitment == by_hand


def test_the_commitment_of_a_fixed_seal_never_changes() -> None:
    zeros = Seal(bytes(32), bytes(32))
    by_hand = hashlib.sha256(b"inkognito commitment 1" + bytes(64)).hexdigest()
    assert zeros.commitment == by_hand
    assert len({zeros.commitment, Seal(bytes(32), b"\1" * 32).commitment}) == 2
    assert len({zeros.commitment, Seal(b"\1" * 32, bytes(32)).commitment}) == 2


@pytest.mark.parametrize("givers", [(), ("red",), ("yellow", "red"), ("blue", "yellow", "red")])
def test_the_key_is_seed_and_entropy_in_alphabetical_order(givers: tuple[Seat, ...]) -> None:
    entropy = {giver: ENTROPY[giver] for giver in givers}
    key = key_by_hand(SEAL.seed, entropy)
    chance = SEAL.chance(entropy)
    for purpose, index in (("first", 0), ("phantom", 17), ("dummy", 2**32 + 3)):
        assert chance.below(10**30, purpose, index) == drawn(key, 10**30, purpose, index)


def test_the_key_does_not_depend_on_who_gave_entropy_first() -> None:
    turned = dict(reversed(list(ENTROPY.items())))
    assert SEAL.chance(ENTROPY).below(2**200, "x") == SEAL.chance(turned).below(2**200, "x")


def test_giving_nothing_and_giving_an_empty_string_are_not_the_same() -> None:
    assert SEAL.chance({"red": b""}).below(2**200, "x") != SEAL.chance({}).below(2**200, "x")


def test_no_entropy_can_be_passed_off_as_that_of_somebody_else() -> None:
    given: tuple[dict[Seat, bytes], ...] = ({"red": b"a"}, {"blue": b"a"}, {"red": b"b"}, {})
    assert len({SEAL.chance(one).below(2**200, "first") for one in given}) == 4


# --- every address of the table -----------------------------------------------------------------


def board_game() -> Game:
    seats: tuple[Seat, ...] = ("yellow", "red", "blue")
    entropy = {"yellow": b"ciao"}
    return finished(new_game(seats=seats, seed=SEAL, entropy=entropy, turn_limit=30), 0.0)  # type: ignore[arg-type]


BOARD_KEY = key_by_hand(SEAL.seed, {"yellow": b"ciao"})


def test_the_board_game_s_first_player_is_the_draw_first() -> None:
    (opened,) = happened(board_game(), "game-opened")
    assert opened["first"] == ("yellow", "red", "blue")[drawn(BOARD_KEY, 3, "first")]


def test_the_board_game_s_figures_stand_as_the_draws_placement_say() -> None:
    placed = happened(board_game(), "figures-placed")
    assert [event["seat"] for event in placed] == ["yellow", "red", "blue"]
    for event in placed:
        colour = COLOURS.index(event["seat"])
        spaces = ordered(BOARD_KEY, starts(event["seat"]), "placement", colour)
        assert tuple(event[build] for build in ("tall", "short", "fat", "thin")) == spaces


def test_the_board_game_s_hands_are_the_draws_identities_builds_and_missions() -> None:
    (dealt,) = happened(board_game(), "hands-dealt")
    assert [tuple(hand.values()) for hand in dealt["hands"]] == list(
        zip(
            ("red", "blue", "aside", "yellow"),
            ordered(BOARD_KEY, IDENTITIES, "identities"),
            ordered(BOARD_KEY, ("tall", "short", "fat", "thin"), "builds"),
            ordered(BOARD_KEY, "ABCD", "missions"),
            strict=True,
        )
    )


def test_the_phantom_shows_the_combination_that_is_drawn_for_the_turn() -> None:
    shaken = happened(board_game(), "phantom-shaken")
    assert len(shaken) == 30
    triples = list(combinations(URN, 3))
    for turn, event in enumerate(shaken, start=1):
        assert tuple(event["balls"]) == triples[drawn(BOARD_KEY, 120, "phantom", turn)]


def card_game() -> Game:
    seats: tuple[Seat, ...] = ("green", "blue", "red")
    options = {"match": "first-to-3", "round_limit": 12}
    return finished(new_game("card", seats=seats, seed=SEAL, **options))  # type: ignore[arg-type]


CARD_KEY = key_by_hand(SEAL.seed, {})


def test_the_card_game_s_first_player_is_the_draw_first() -> None:
    began = happened(card_game(), "round-began")[0]
    assert began["first"] == ("green", "blue", "red")[drawn(CARD_KEY, 3, "first")]


def test_with_five_only_agents_are_drawn_as_first_player_of_the_card_game() -> None:
    seats: tuple[Seat, ...] = ("ambassador", "green", "blue", "red", "yellow")
    for number in range(20):
        seal = Seal(bytes([number]) * 32, bytes(32))
        began = happened(new_game("card", seats=seats, seed=seal), "round-began")[0]
        place = drawn(key_by_hand(seal.seed, {}), 4, "first")
        assert began["first"] == seats[1:][place]


def test_every_game_of_a_match_is_dealt_by_draws_with_its_number() -> None:
    dealt = happened(card_game(), "hands-dealt")
    assert len(dealt) > 1
    for number, event in enumerate(dealt, start=1):
        assert [tuple(hand.values()) for hand in event["hands"]] == list(
            zip(
                ("red", "blue", "green", "dummy"),
                ordered(CARD_KEY, IDENTITIES, "identities", number),
                ordered(CARD_KEY, ("13", "24", "47", "36"), "numbers", number),
                strict=True,
            )
        )


@pytest.mark.parametrize("stack", ["dummy", "ambassador"])
def test_the_top_of_a_stack_is_drawn_from_the_cards_left_in_it(stack: str) -> None:
    record = [json.loads(line) for line in card_game().record().splitlines()]
    game = round_number = tops = 0
    left: list[str] = []
    for event in (event for line in record[1:-1] for event in line):
        if event["type"] == "hands-dealt":
            game = event["game"]
        elif event["type"] == "round-began":
            round_number = event["round"]
            left = list(PLACES) if round_number % 5 == 1 else left
        elif event["type"] == "location-played" and event["visitor"] == stack:
            top = left[drawn(CARD_KEY, len(left), stack, game * 2**32 + round_number)]
            assert event["location"] == top
            left.remove(top)
            tops += 1
    assert tops > 12


# --- where seeds come from ----------------------------------------------------------------------


def test_seals_from_the_operating_system_differ() -> None:
    seals = [seal_of() for _ in range(50)]
    assert len({seal.seed for seal in seals} | {seal.salt for seal in seals}) == 100
    assert len({new_game().commitment for _ in range(20)}) == 20
    assert all(seal.is_well_formed() for seal in seals)


@pytest.mark.parametrize("kind", ["board", "card"])
def test_the_same_seal_gives_the_same_game(kind: str) -> None:
    seal = seal_of()
    games = [finished(new_game(kind, seed=seal, entropy=ENTROPY)) for _ in range(2)]
    assert games[0].record() == games[1].record()


@pytest.mark.parametrize("kind", ["board", "card"])
def test_entropy_changes_the_deal_but_not_the_commitment(kind: str) -> None:
    given: list[dict[Seat, bytes]] = [{"red": bytes([number])} for number in range(8)]
    games = [new_game(kind, seed=SEAL, entropy=entropy) for entropy in given]
    assert {game.commitment for game in games} == {SEAL.commitment}
    assert len({str(happened(game, "hands-dealt")) for game in games}) > 4


def test_a_small_number_and_32_bytes_are_seeds_with_a_salt_that_follows() -> None:
    assert seal_of(7) == seal_of(7) != seal_of(8)
    seal = seal_of(b"s" * 32)
    assert seal.seed == b"s" * 32
    assert seal.is_well_formed()
    assert seal_of(seal) is seal


@pytest.mark.parametrize(
    "entropy", [{"yellow": b"x"}, {"ambassador": b"x"}, {"nobody": b"x"}, {"red": "x"}, {"red": 1}]
)
def test_entropy_is_bytes_and_comes_from_the_table(entropy: Any) -> None:
    with pytest.raises(Refused) as refused:
        new_game(players=3, seed=SEAL, entropy=entropy)
    assert refused.value.code == "bad-option"
    assert refused.value.refusal.params["option"] == "entropy"


@pytest.mark.parametrize("seed", [b"", b"short", bytes(33), "text", 1.5, bytearray(32)])
def test_a_bad_seed_is_refused(seed: Any) -> None:
    with pytest.raises(Refused) as refused:
        new_game(seed=seed)
    assert refused.value.refusal.params["option"] == "seed"


@pytest.mark.parametrize("size", [0, 31, 33])
def test_a_bad_seal_is_refused(size: int) -> None:
    for seal in (Seal(bytes(size), bytes(32)), Seal(bytes(32), bytes(size))):
        assert not seal.is_well_formed()
        with pytest.raises(Refused):
            new_game(seed=seal)


# --- fair in the long run -----------------------------------------------------------------------


def too_far(counts: Counter[Any], weights: Mapping[Any, float]) -> bool:
    """Whether the counts are further from their weights than chance explains (chi-square)."""
    assert set(counts) <= set(weights)
    share = counts.total() / sum(weights.values())
    square = sum((counts[o] - w * share) ** 2 / (w * share) for o, w in weights.items())
    freedom = len(weights) - 1
    return square > freedom + 4 * sqrt(2 * freedom)


def equal(outcomes: Any) -> dict[Any, float]:
    return dict.fromkeys(outcomes, 1.0)


def test_every_deal_and_first_player_of_the_board_game_is_equally_likely() -> None:
    counts: dict[str, Counter[Any]] = {}
    for seed in range(1200):
        record = new_game(seed=seed).record().splitlines()[1]
        opening = {event["type"]: event for event in json.loads(record)}
        counts.setdefault("first", Counter())[opening["game-opened"]["first"]] += 1
        for field in ("identity", "build", "mission"):
            order = tuple(hand[field] for hand in opening["hands-dealt"]["hands"])
            counts.setdefault(field, Counter())[order] += 1
    assert not too_far(counts["first"], equal(COLOURS))
    assert not too_far(counts["identity"], equal(permutations(IDENTITIES)))
    assert not too_far(counts["build"], equal(permutations(("tall", "short", "fat", "thin"))))
    assert not too_far(counts["mission"], equal(permutations("ABCD")))


def test_every_draw_of_the_phantom_is_as_likely_as_its_balls_make_it() -> None:
    counts: Counter[Any] = Counter()
    for seed in range(1500):
        game = new_game(seed=seed)
        game.play(game.to_act[0], ShakePhantom())
        counts[tuple(happened(game, "phantom-shaken")[0]["balls"])] += 1
    assert not too_far(counts, Counter(combinations(URN, 3)))


def test_every_order_of_a_stack_is_equally_likely() -> None:
    orders: dict[str, Counter[Any]] = {"dummy": Counter(), "ambassador": Counter()}
    for seed in range(50):
        game = finished(new_game("card", 3, seed=seed, round_limit=100), 0.0)
        visits = happened(game, "location-played")
        for stack, counts in orders.items():
            tops = [visit["location"] for visit in visits if visit["visitor"] == stack]
            assert len(tops) == 100
            counts.update(tuple(tops[start : start + 5]) for start in range(0, 100, 5))
    for counts in orders.values():
        assert not too_far(counts, equal(permutations(PLACES)))
