"""Games that are played on in many worlds at once: the same logic as elsewhere, and no secrets."""

from random import Random

import numpy as np
import pytest

from inkognito.bots.rollouts.draws import Chances
from inkognito.bots.rollouts.history import UNSEEN, History, NotDeclared, Shown
from inkognito.bots.rollouts.meetings import Meetings
from inkognito.bots.rollouts.places import meetings_in
from inkognito.bots.rollouts.play import Imagined
from inkognito.bots.rollouts.policies import ACCURATE, OPPONENTS, PARTNER, PLAIN, POLICIES, SLY
from inkognito.bots.rollouts.sampling import Sampler
from inkognito.bots.rollouts.suspicion import Suspicion
from inkognito.bots.rollouts.tables import (
    ALL_HANDS,
    IDENTITY_OF,
    OTHERS,
    legal_pairs,
    open_bits,
    showing,
)
from inkognito.bots.rollouts.worlds import Worlds, new_worlds, teams
from inkognito.card.editions import EDITIONS, Edition
from inkognito.card.meetings import meetings_of
from inkognito.card.state import State
from inkognito.core.seats import SEAT_INDEX
from inkognito.deduction.card import KINDS, CardReader, number_of
from inkognito.deduction.deals import deals, deals_with
from tests.bots.playing import new_table, play

NOWHERE = np.zeros(5, dtype=np.int64)
ONE, OTHER = np.array([0]), np.array([1])


def dealt(count: int, policies: tuple[int, int], edition: Edition = "ffg-2003") -> Worlds:
    """Worlds dealt at random, with a policy for each team."""
    generator = np.random.default_rng(count)
    identities, numbers = (generator.random((count, 4)).argsort(axis=1) for _ in range(2))
    hands = identities + 4 * numbers
    return new_worlds(edition, hands, np.array(policies)[teams(hands)], NOWHERE)


def played_to_the_end(worlds: Worlds) -> Imagined:
    game = Imagined(worlds, Chances(1, len(worlds)), first=0, round_number=1)
    game.play_round((0, 1, 2, 3))
    game.play_on(40)
    return game


# --- logic ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_seat_can_rule_out_the_deals_that_deduction_rules_out(edition: Edition) -> None:
    random, worlds = Random(3), dealt(40, (SLY, SLY), edition)
    game = Imagined(worlds, Chances(2, 40), 0, 1)
    game.play_round((0, 1, 2, 3))
    game.play_on(3)
    every = deals(KINDS)
    for row in range(len(worlds)):
        seat = random.randrange(4)
        own = int(worlds.hands[row, seat])
        left = every.all
        for other in OTHERS[seat]:
            left &= every.where(int(other), int(worlds.known[row, other, seat]))
        left &= every.where(seat, 1 << own)
        counted = int(worlds.possible(np.array([row]), np.array([seat]))[0]).bit_count()
        assert counted == left.bit_count() >= 1


def test_who_is_certain_is_right_and_wins_with_their_partner() -> None:
    worlds = dealt(300, (ACCURATE, SLY))
    game = played_to_the_end(worlds)
    decided = worlds.team >= 0
    assert decided.mean() > 0.9
    assert set(worlds.team[decided].tolist()) == {0, 1}
    won = game.won_by(0)
    assert set(won[~decided].tolist()) <= {0.5}
    assert (won[decided] == (worlds.team[decided] == 0)).all()


def test_levels_are_as_strong_in_the_imagination_as_at_the_table() -> None:
    assert played_to_the_end(dealt(1500, (SLY, ACCURATE))).won_by(0).mean() > 0.58
    assert played_to_the_end(dealt(1500, (PLAIN, ACCURATE))).won_by(0).mean() < 0.3


def test_meetings_are_those_of_the_rules_in_their_order() -> None:
    worlds, generator = dealt(400, (SLY, SLY)), np.random.default_rng(7)
    worlds.at[:] = generator.integers(0, 5, worlds.at.shape)
    for first in range(4):
        order = [(first + turn) % 4 for turn in range(4)]
        rows, ones, others = meetings_in(worlds, order, np.arange(400))
        found: dict[int, list[tuple[int, int]]] = {}
        for row, one, other in zip(rows.tolist(), ones.tolist(), others.tolist(), strict=True):
            found.setdefault(row, []).append((one, other))
        for row, at in enumerate(worlds.at.tolist()):
            expected = [one.visitors for one in meetings_of((0, 1, 2, 3), first, tuple(at))]
            assert found.get(row, []) == expected


@pytest.mark.parametrize("edition", EDITIONS)
def test_pairs_are_legal_and_none_is_repeated_while_another_is_left(edition: Edition) -> None:
    worlds = dealt(50, (SLY, PLAIN), edition)
    meetings, rows = Meetings(worlds, Chances(4, 50)), np.arange(50)
    showers, viewers = np.zeros(50, dtype=np.int64), np.ones(50, dtype=np.int64)
    legal = legal_pairs(edition)
    for _ in range(legal.shape[1] + 1):
        pairs = meetings.chosen_pair(rows, showers, viewers)
        fresh = worlds.shown[rows, 0, 1] >> pairs & 1 == 0
        left = np.bitwise_count(worlds.shown[:, 0, 1]) < legal.shape[1]
        assert (fresh == left).all()
        assert (legal[worlds.hands[:, 0]] == pairs[:, None]).any(axis=1).all()
        meetings.show(rows, showers, viewers, pairs)
        assert (worlds.known[:, 0, 1] >> worlds.hands[:, 0] & 1 == 1).all()


def test_the_bits_that_are_open_are_entropies() -> None:
    identity, number, hand = open_bits()
    assert (identity[ALL_HANDS], number[ALL_HANDS], hand[ALL_HANDS]) == (2, 2, 4)
    assert (identity[0b11], number[0b11], hand[0b11]) == (1, 0, 1)
    assert (identity[0b10001], number[0b10001], hand[0b10001]) == (0, 1, 1)


# --- worlds from what was seen --------------------------------------------------------------------


def seen_by(seat: str, seed: int) -> tuple[History, Suspicion, int, list[int]]:
    """What a seat has seen of a game: steps, suspicion, possible deals, and the true hands."""
    game = play(new_table("card", {"players": 4, "round_limit": 6}, seed), "card", "clerk")
    reader, history = CardReader(seat), History()  # type: ignore[arg-type]
    for one in [one.sighting for one in game.sightings(seat)][:-2]:  # type: ignore[arg-type]
        reader.see(one)
        history.see(one)
    own = reader.notebook.own_hand
    assert own is not None
    suspicion = Suspicion(SEAT_INDEX[seat], own, "ffg-2003")
    for step in history.steps:
        if isinstance(step, Shown):
            suspicion.see(step)
    hands = game.now.state.hands
    return history, suspicion, reader.notebook.logic.possible, [number_of(one) for one in hands]


@pytest.mark.parametrize("seed", range(4))
def test_sampled_worlds_agree_with_everything_that_was_seen(seed: int) -> None:
    history, suspicion, possible, true = seen_by("blue", seed)
    chances = Chances(seed, 200)
    steps = history.steps
    worlds = Sampler("ffg-2003", suspicion, possible).worlds(
        200, State(at=(-1,) * 5, used=(0,) * 5), steps, chances
    )
    numbers = {tuple(deals(KINDS).hand_of[:, n]): n for n in deals_with(KINDS, 1, true[1])}
    assert all(possible >> int(numbers[tuple(row)]) & 1 for row in worlds.hands.tolist())
    assert (worlds.hands[:, 1] == true[1]).all()
    unseen = [one for one in steps if isinstance(one, Shown) and one.what == UNSEEN]
    assert unseen
    for one in steps:
        if not isinstance(one, Shown):
            continue
        told = worlds.known[:, one.shower, one.viewer]
        assert (told >> worlds.hands[:, one.shower] & 1 == 1).all()
        if one.what != UNSEEN and not one.is_black:
            assert (told & ~showing("ffg-2003")[one.what] == 0).all()
    pairs = [one for one in unseen if not one.is_black]
    for shower, viewer in {(one.shower, one.viewer) for one in pairs}:
        count = sum((one.shower, one.viewer) == (shower, viewer) for one in pairs)
        assert (np.bitwise_count(worlds.shown[:, shower, viewer]) == count).all()


@pytest.mark.parametrize("seed", range(4))
def test_the_true_deal_is_never_ruled_out(seed: int) -> None:
    _, suspicion, possible, true = seen_by("green", seed)
    weights = suspicion.weights(possible)
    there = (suspicion.hands == np.array(true)).all(axis=1)
    assert weights.sum() == pytest.approx(1)
    assert weights[there] > 0


def test_who_could_have_declared_and_did_not_is_not_certain() -> None:
    """Red has shown green both black cards, and so have the others: only X could have declared."""
    suspicion = Suspicion(0, 0, "ffg-2003")
    steps: list[Shown | NotDeclared] = [
        Shown(owner, 2, kind, is_black=True) for owner in (1, 3) for kind in range(2)
    ]
    steps += [Shown(0, 2, kind, is_black=True) for kind in range(2)]
    met = [*steps, NotDeclared(2, 3)]
    partners = []
    for seen in (steps, met):
        sampler = Sampler("ffg-2003", suspicion, deals(KINDS).all)
        state = State(at=(-1,) * 5, used=(0,) * 5)
        worlds = sampler.worlds(600, state, seen, Chances(5, 600))
        green, yellow = IDENTITY_OF[worlds.hands[:, 2]], IDENTITY_OF[worlds.hands[:, 3]]
        partners.append(float((green ^ 1 == yellow).mean()))
    assert partners[0] == pytest.approx(1 / 3, abs=0.02)
    assert partners[1] < 0.05


# --- policies -------------------------------------------------------------------------------------


def believed(suspicion: Suspicion, seat: int, possible: int) -> dict[str, float]:
    chances = suspicion.weights(possible) @ suspicion.policies(seat)
    return dict(zip(POLICIES, chances.tolist(), strict=True))


def test_a_partner_has_another_prior_than_an_opponent() -> None:
    suspicion = Suspicion(0, 0, "ffg-2003")
    every = deals(KINDS)
    is_partner = every.where(1, int(sum(1 << hand for hand in range(16) if hand % 4 == 1)))
    assert list(believed(suspicion, 1, is_partner).values()) == pytest.approx(PARTNER.tolist())
    assert list(believed(suspicion, 2, is_partner).values()) == pytest.approx(OPPONENTS.tolist())


@pytest.mark.parametrize("policy", [PLAIN, SLY])
def test_a_policy_is_recognised_by_what_it_shows(policy: int) -> None:
    """Opponents who show pair after pair make the bot believe more in what they are."""
    likelier = 0
    for seed in range(12):
        worlds = dealt(1, (policy, policy))
        worlds.hands[:] = [[0, 6, 11, 13]]
        suspicion, meetings = Suspicion(0, 0, "ffg-2003"), Meetings(worlds, Chances(seed, 1))
        before = believed(suspicion, 2, deals(KINDS).all)[POLICIES[policy]]
        for _ in range(4):
            pair = meetings.chosen_pair(ONE, np.array([2]), ONE)
            meetings.show(ONE, np.array([2]), ONE, pair)
            suspicion.see(Shown(2, 0, int(pair[0])))
        likelier += believed(suspicion, 2, deals(KINDS).all)[POLICIES[policy]] > before
    assert likelier >= 10


def test_what_others_show_each_other_says_nothing_about_their_policies() -> None:
    suspicion, other = Suspicion(0, 0, "ffg-2003"), Suspicion(0, 0, "ffg-2003")
    suspicion.see(Shown(1, 2, UNSEEN))
    assert (suspicion.policies(1) == other.policies(1)).all()
