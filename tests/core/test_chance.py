"""Draws are addressed: each depends on key, purpose and index alone, and is fair."""

import hashlib
import hmac
from collections import Counter
from itertools import permutations
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from inkognito.core.chance import SeededChance, key_of, shuffled

KEYS = st.binary(min_size=32, max_size=32)
PURPOSES = st.text(max_size=12)
INDICES = st.integers(0, 10**6)
BOUNDS = st.integers(1, 2**200)


def seeded(seed: int = 0) -> SeededChance:
    return SeededChance(key_of(seed))


def chi_square(counts: Counter[Any], outcomes: int) -> float:
    """How far the counts are from equal ones; about as large as the number of outcomes if fair."""
    expected = counts.total() / outcomes
    unseen = (outcomes - len(counts)) * expected
    return unseen + sum((count - expected) ** 2 / expected for count in counts.values())


@given(KEYS, BOUNDS, PURPOSES, INDICES)
def test_the_same_address_always_gives_the_same_draw(
    key: bytes, bound: int, purpose: str, index: int
) -> None:
    chance = SeededChance(key)
    first = chance.below(bound, purpose, index)
    chance.below(bound, purpose, index + 1)
    assert first == chance.below(bound, purpose, index)
    assert first == SeededChance(key).below(bound, purpose, index)


@given(KEYS, BOUNDS, PURPOSES, INDICES)
def test_a_draw_lies_below_its_bound(key: bytes, bound: int, purpose: str, index: int) -> None:
    assert 0 <= SeededChance(key).below(bound, purpose, index) < bound


def test_draws_do_not_depend_on_the_order_in_which_they_are_asked_for() -> None:
    addresses = [(purpose, index) for purpose in ("phantom", "first") for index in range(50)]
    forward, mixed = seeded(), seeded()
    drawn = {address: forward.below(120, *address) for address in addresses}
    Random(1).shuffle(addresses)
    assert {address: mixed.below(120, *address) for address in addresses} == drawn


def test_the_index_is_zero_unless_given() -> None:
    assert seeded().below(10**9, "first") == seeded().below(10**9, "first", 0)


def test_purpose_index_and_key_each_make_a_draw_of_their_own() -> None:
    bound = 2**128
    draws = {
        seeded(seed).below(bound, purpose, index)
        for seed in range(5)
        for purpose in ("first", "builds", "")
        for index in range(5)
    }
    assert len(draws) == 5 * 3 * 5


def test_a_draw_is_the_keyed_digest_of_its_address() -> None:
    """Written out by other means, so that anybody can check a game's draws."""
    digest = hmac.digest(key_of(7), b"phantom/3/0", "sha256")
    assert seeded(7).below(120, "phantom", 3) == int.from_bytes(digest, "big") % 120


def test_the_key_of_a_small_seed_is_the_digest_of_its_name() -> None:
    assert key_of(-5) == hashlib.sha256(b"inkognito seed -5").digest()
    assert len({key_of(seed) for seed in range(-50, 50)}) == 100


@pytest.mark.parametrize("length", [0, 16, 31, 33, 64])
def test_a_key_has_just_32_bytes(length: int) -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        SeededChance(bytes(length))


def test_bound_one_leaves_no_choice() -> None:
    assert {seeded().below(1, "first", index) for index in range(20)} == {0}


class WordsInARow:
    """Stands for the digest: gives out the words it was made with, and notes the addresses."""

    def __init__(self, words: list[int]) -> None:
        self.words = words
        self.addresses: list[bytes] = []

    def copy(self) -> "WordsInARow":
        return self

    def update(self, address: bytes) -> None:
        self.addresses.append(address)

    def digest(self) -> bytes:
        return self.words.pop(0).to_bytes(32, "big")


def with_words(*words: int) -> tuple[SeededChance, WordsInARow]:
    chance, digest = seeded(), WordsInARow(list(words))
    stubbed: Any = chance
    stubbed._keyed = digest
    return chance, digest


def test_words_beyond_the_last_full_multiple_are_drawn_again() -> None:
    top = 2**256 - 1
    chance, digest = with_words(top, top, 8)
    assert chance.below(3, "first", 4) == 2
    assert digest.addresses == [b"first/4/0", b"first/4/1", b"first/4/2"]


@pytest.mark.parametrize("bound", [3, 5, 7, 24, 120, 2**255 + 1])
def test_the_limit_of_rejection_is_exact(bound: int) -> None:
    limit = 2**256 // bound * bound
    chance, digest = with_words(limit - 1)
    assert chance.below(bound, "first") == bound - 1
    chance, digest = with_words(limit, 0)
    assert chance.below(bound, "first") == 0
    assert digest.words == []


def test_a_power_of_two_never_draws_again() -> None:
    chance, _ = with_words(2**256 - 1)
    assert chance.below(16, "first") == 15


@pytest.mark.parametrize("bound", [2, 3, 5, 10, 120])
def test_draws_are_spread_evenly(bound: int) -> None:
    counts = Counter(seeded(3).below(bound, "phantom", index) for index in range(60 * bound))
    assert chi_square(counts, bound) < bound + 5 * (2 * bound) ** 0.5


def test_where_most_words_would_be_biased_draws_are_still_even() -> None:
    """With a bound of 2/3 of the span, a plain remainder would favour the lower half two to one."""
    bound = 2**257 // 3
    lower = sum(seeded(5).below(bound, "phantom", i) < bound // 2 for i in range(2000))
    assert 900 < lower < 1100


@pytest.mark.parametrize("size", [2, 3, 4, 5])
def test_every_order_comes_up_equally_often(size: int) -> None:
    items = tuple(range(size))
    orders = len(list(permutations(items)))
    counts = Counter(shuffled(items, seeded(9), "builds", i) for i in range(50 * orders))
    assert len(counts) == orders
    assert chi_square(counts, orders) < orders + 5 * (2 * orders) ** 0.5


class Counting:
    """Draws 0, 1, 2, ... whatever is asked, and notes what was asked."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, str, int]] = []

    def below(self, bound: int, purpose: str, index: int = 0) -> int:
        self.asked.append((bound, purpose, index))
        return len(self.asked) - 1


def test_a_shuffle_is_one_draw_and_each_draw_another_order() -> None:
    counting = Counting()
    orders = {shuffled(("a", "b", "c", "d"), counting, "missions", 5) for _ in range(24)}
    assert orders == set(permutations("abcd"))
    assert counting.asked == [(24, "missions", 5)] * 24


@pytest.mark.parametrize("items", [(), ("a",)])
def test_few_items_have_one_order(items: tuple[str, ...]) -> None:
    assert shuffled(items, seeded(), "builds") == items
