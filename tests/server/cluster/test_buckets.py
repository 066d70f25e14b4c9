"""Buckets are shared fairly, from any holdings, and nothing moves once they are."""

from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from inkognito.server.cluster.buckets import (
    BUCKETS,
    MOST_GIVEN,
    Moves,
    bucket_of,
    fair_shares,
    moves_of,
)

World = dict[str, frozenset[int]]
SEEDS = st.integers(0, 2**32)


@st.composite
def worlds(draw: st.DrawFn) -> World:
    """Members who hold any buckets, of which some may be free."""
    members = "abcdefghi"[: draw(st.integers(1, 9))]
    holders = Random(draw(SEEDS)).choices([*members, None], k=BUCKETS)
    return {
        member: frozenset(bucket for bucket, holder in enumerate(holders) if holder == member)
        for member in members
    }


def free_in(world: World) -> set[int]:
    return set(range(BUCKETS)).difference(*world.values())


def after(world: World, order: Sequence[str], seen: World) -> World:
    """Return the world after each member has moved, by what it saw; locks are given out once."""
    for member in order:
        moves = moves_of(member, seen)
        taken = set(moves.take) & free_in(world)
        world = world | {member: (world[member] | taken) - set(moves.give)}
    return world


@pytest.mark.parametrize(
    ("table", "bucket"), [("", 0), ("a", 3), ("0123456789abcdef0123", 2), ("ffffffffff", 39)]
)
def test_the_bucket_of_a_table_never_changes(table: str, bucket: int) -> None:
    assert bucket_of(table) == bucket


def test_tables_are_spread_over_all_buckets() -> None:
    random = Random(7)
    counts = [0] * BUCKETS
    for _ in range(64_000):
        counts[bucket_of(random.randbytes(10).hex())] += 1
    assert min(counts) > 800
    assert max(counts) < 1_200


@given(worlds())
def test_shares_add_up_and_differ_by_one_at_most(world: World) -> None:
    shares = fair_shares(world)
    assert sum(shares.values()) == BUCKETS
    assert max(shares.values()) - min(shares.values()) <= 1


@given(worlds())
def test_nobody_takes_what_is_held_and_members_who_see_the_same_never_want_the_same(
    world: World,
) -> None:
    wanted = [bucket for member in world for bucket in moves_of(member, world).take]
    assert set(wanted) <= free_in(world)
    assert len(wanted) == len(set(wanted))


@given(worlds())
def test_members_give_only_what_they_have_and_few_at_once(world: World) -> None:
    for member, held in world.items():
        give = moves_of(member, world).give
        assert set(give) <= held
        assert len(give) <= MOST_GIVEN


@settings(max_examples=100)
@given(worlds(), SEEDS.map(Random))
def test_from_any_holdings_all_buckets_are_soon_held_in_fair_shares(
    world: World, random: Random
) -> None:
    for _ in range(2 * BUCKETS // MOST_GIVEN + 4):
        order = random.sample(sorted(world), len(world))
        world = after(world, order, seen=world)
    assert not free_in(world)
    sizes = sorted(map(len, world.values()))
    assert sizes[-1] - sizes[0] <= 1
    assert {moves_of(member, world) for member in world} == {Moves()}


@settings(max_examples=100)
@given(worlds(), SEEDS.map(Random))
def test_with_views_that_are_one_round_old_no_bucket_has_two_holders(
    world: World, random: Random
) -> None:
    seen = world
    for _ in range(12):
        order = random.sample(sorted(world), len(world))
        seen, world = world, after(world, order, seen)
        held = [bucket for buckets in world.values() for bucket in buckets]
        assert len(held) == len(set(held))


@settings(max_examples=100)
@given(worlds())
def test_when_a_member_dies_only_its_buckets_move(world: World) -> None:
    for _ in range(40):
        world = after(world, sorted(world), seen=world)
    survivors = {member: world[member] for member in sorted(world)[1:]}
    if survivors:
        later = after(survivors, sorted(survivors), seen=survivors)
        assert not free_in(later)
        assert all(later[member] >= held for member, held in survivors.items())


@given(worlds())
def test_what_is_leaving_is_not_given_twice(world: World) -> None:
    for member in world:
        first = frozenset(moves_of(member, world).give)
        again = moves_of(member, world, leaving=first)
        assert not first & set(again.give)
        assert len(first) + len(again.give) <= max(0, len(world[member]) - BUCKETS // len(world))


def test_a_process_that_has_left_moves_nothing() -> None:
    assert moves_of("gone", {"other": frozenset()}) == Moves()
