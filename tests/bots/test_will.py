"""How a bot chooses: fair draws, one of the best options, and a reason for it."""

from collections import Counter, defaultdict
from collections.abc import Callable
from itertools import pairwise
from math import e
from typing import TypeVar

import pytest

from inkognito.board.cards import BUILDS, LETTERS
from inkognito.bots.bot import Draws, Likely, Reason, Weighed, Why
from inkognito.bots.manner import CLERK, TOURIST, Manner
from inkognito.bots.memory import Memory
from inkognito.bots.will import CLOSE, Will
from inkognito.card.cards import NUMBERS
from inkognito.card.commands import Decline, NameAgent, PlayLocation
from inkognito.core.agents import IDENTITIES
from inkognito.core.events import Event
from inkognito.core.fillable import expanded
from tests.bots.playing import THINKERS, Choice, new_table, play

T = TypeVar("T")

KEY = bytes(range(32))
SPANS: tuple[tuple[str, ...], ...] = (IDENTITIES, BUILDS, LETTERS, NUMBERS["ffg-2003"])
"""Of each kind of cards everybody has one."""


def drawing(draw: Callable[[Draws], T], count: int, start: int = 0, key: bytes = KEY) -> list[T]:
    """Return this many draws, one after the other."""
    draws, drawn = Draws(key), []
    for seen in range(start, start + count):
        draws.seen = seen
        drawn.append(draw(draws))
    return drawn


# --- draws ----------------------------------------------------------------------------------------


def test_every_number_is_drawn_about_as_often_as_any_other() -> None:
    drawn = Counter(drawing(lambda draws: draws.below(6, "die"), 6000))
    assert drawn.keys() == set(range(6))
    assert all(880 <= count <= 1120 for count in drawn.values())


@pytest.mark.parametrize("chance", [0.0, 0.1, 0.6, 1.0])
def test_things_happen_as_often_as_their_chance_says(chance: float) -> None:
    times = sum(drawing(lambda draws: draws.happens(chance, "rain"), 4000))
    assert abs(times / 4000 - chance) < 0.03
    assert chance not in (0.0, 1.0) or times == 4000 * chance


def test_a_draw_of_one_among_many_gives_each_alike() -> None:
    drawn = Counter(drawing(lambda draws: str(draws.one_of(["a", "b", "c"], "letter")), 3000))
    assert all(880 <= drawn[letter] <= 1120 for letter in "abc")
    assert Draws(KEY).one_of(["only"], "letter") == "only"


def test_a_draw_is_settled_by_key_purpose_and_what_was_seen() -> None:
    def number(purpose: str) -> Callable[[Draws], int]:
        return lambda draws: draws.below(1000, purpose)

    same = drawing(number("one"), 20)
    assert drawing(number("one"), 20) == same
    assert drawing(number("one"), 20, key=KEY[::-1]) != same
    assert drawing(number("two"), 20) != same
    assert drawing(number("one"), 20, start=1) == [*same[1:], *drawing(number("one"), 1, start=20)]


# --- the will -------------------------------------------------------------------------------------

PLACES = (PlayLocation("rialto"), PlayLocation("san-marco"), PlayLocation("arsenale"))


def test_of_options_that_are_about_as_good_any_is_taken_and_never_a_worse_one() -> None:
    will, taken = Will(KEY, CLERK), Counter[PlayLocation]()
    weighed = list(zip(PLACES, (1.0, 1.0 - CLOSE / 2, 1.0 - 2 * CLOSE), strict=True))
    for _ in range(1000):
        will.has_seen()
        taken[will.settle("expects-most-there", weighed)] += 1
    assert taken[PLACES[2]] == 0
    assert all(taken[place] > 400 for place in PLACES[:2])


def test_the_reason_names_the_code_and_all_weighed_options_best_first() -> None:
    will = Will(KEY, CLERK)
    assert will.why() == Why("nothing-yet")
    will.settle("expects-most-there", list(zip(PLACES, (0.5, 2.0, 1.0), strict=True)))
    ranked = (Weighed(PLACES[1], 2.0), Weighed(PLACES[2], 1.0), Weighed(PLACES[0], 0.5))
    assert will.why() == Why("expects-most-there", (), ranked)


def test_a_reason_stays_as_it_was_when_more_is_seen() -> None:
    class Mind:
        def believed(self) -> tuple[Likely, ...]:
            return (Likely("red", "x", 0.5),)

    will = Will(KEY, CLERK)
    will.settle("asks-for-most", [(NameAgent("red"), 1.0), (Decline("question"), 0.0)], Mind())
    before = will.why()
    will.has_seen()
    assert will.why() == before
    assert before.believed == (Likely("red", "x", 0.5),)


def test_a_tourist_prefers_what_is_worth_more_and_says_when_it_overlooked_it() -> None:
    will, taken = Will(KEY, TOURIST), Counter[PlayLocation]()
    worths = (1.0, 1.0 - TOURIST.temperature, 1.0 - 2 * TOURIST.temperature)
    weighed = list(zip(PLACES, worths, strict=True))
    for _ in range(3000):
        will.has_seen()
        place = will.settle("expects-most-there", weighed)
        taken[place] += 1
        overlooks = place != PLACES[0]
        assert will.why().code == ("absent-minded" if overlooks else "expects-most-there")
    ratios = [taken[PLACES[k]] / taken[PLACES[k + 1]] for k in range(2)]
    assert ratios == pytest.approx([e, e], rel=0.15)


def test_a_value_stays_misjudged_and_comparing_such_values_gives_the_same_choice() -> None:
    will, best = Will(KEY, TOURIST), 0
    for since in range(3000):
        errors = [will.misjudgement(place.location, since) for place in PLACES[:2]]
        assert errors == [will.misjudgement(place.location, since) for place in PLACES[:2]]
        best += errors[0] + TOURIST.temperature > errors[1]
    assert best / 3000 == pytest.approx(e / (1 + e), abs=0.03)
    assert Will(KEY, CLERK).misjudgement("anything", 0) == 0


# --- memory ---------------------------------------------------------------------------------------


class Noted:
    """A reader that only counts what it may note."""

    def __init__(self, heed: Callable[[int], bool]) -> None:
        self._heed, self._number = heed, 0
        self.noted: set[int] = set()

    def see(self, _sighting: Event) -> None:
        self._number += 1
        if self._heed(self._number):
            self.noted.add(self._number)


def noted(manner: Manner, key: bytes, count: int, every: int = 1) -> list[set[int]]:
    """What is remembered after each sighting; it may be forgotten with every nth."""
    will, after = Will(key, manner), []
    memory = Memory(Noted, will)
    for number in range(count):
        will.has_seen()
        memory.see(Event(), may_forget=number % every == 0)
        after.append(set(memory.reader.noted))
    return after


def test_a_clerk_forgets_nothing() -> None:
    assert noted(CLERK, KEY, 200)[-1] == set(range(1, 201))


def test_a_tourist_forgets_by_age_half_of_its_notes_in_a_half_life() -> None:
    half = int(TOURIST.half_life)
    kept = [noted(TOURIST, bytes([key]) * 32, 2 * half + 1)[-1] for key in range(40)]
    shares = [
        sum(2 * half + 1 - age in one for one in kept for age in range(ages, ages + 10)) / 400
        for ages in (0, half, 2 * half - 10)
    ]
    assert shares == pytest.approx([1.0, 0.5, 0.25], abs=0.08)


def test_what_is_forgotten_stays_forgotten() -> None:
    after = noted(TOURIST, KEY, 150)
    for earlier, later in pairwise(after):
        assert len(later - earlier) <= 1


def test_what_is_forgotten_is_still_in_the_notes() -> None:
    will = Will(KEY, TOURIST)
    memory = Memory(Noted, will)
    for _ in range(200):
        will.has_seen()
        memory.see(Event())
    assert len(memory.reader.noted) < 200
    assert memory.of_everything().noted == set(range(1, 201))


def test_nothing_is_forgotten_before_the_next_turn_begins() -> None:
    at_once, in_turns = noted(TOURIST, KEY, 151), noted(TOURIST, KEY, 151, every=10)
    assert in_turns[-1] == at_once[-1]
    lost = [n for n, (one, two) in enumerate(pairwise(in_turns), 1) if one - two]
    assert lost
    assert all(number % 10 == 0 for number in lost)


# --- reasons in play ------------------------------------------------------------------------------


def check_beliefs(why: Why, certain: bool) -> None:
    """Everybody holds one card of each kind, and each card is held by one."""
    by_seat: dict[tuple[str, int], float] = defaultdict(float)
    by_card: dict[str, float] = defaultdict(float)
    for one in why.believed:
        assert 0 <= one.chance <= 1
        kind = next(number for number, span in enumerate(SPANS) if one.card in span)
        by_seat[one.seat, kind] += one.chance
        by_card[one.card] += one.chance
    sums = [*by_seat.values(), *by_card.values()]
    assert sums == pytest.approx([1.0] * len(sums), abs=0.001)
    assert bool(sums) == certain


ROUNDED = 0.0002
"""Reasons give two values to four digits each."""


@pytest.mark.parametrize(("kind", "bots"), THINKERS)
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_choice_is_among_the_best_and_beliefs_add_up(
    kind: str, players: int, bots: str
) -> None:
    codes: Counter[Reason] = Counter()

    def check(choice: Choice) -> None:
        why = choice.why
        codes[why.code] += 1
        worth = {one.command: one.worth for one in why.weighed}
        short = max(worth.values()) - worth[choice.command]
        # a search leaves its policy only for what is clearly better: the best may be less certain
        if why.code == "absent-minded":
            assert short > CLOSE - ROUNDED
        elif why.code not in ("finds-nothing-better", "plays-it-out"):
            assert short <= CLOSE + ROUNDED
        assert worth.keys() <= {*expanded(choice.options)}
        check_beliefs(why, certain=why.code != "at-random")

    play(new_table(kind, {"players": players}, 5), kind, bots, check)
    least = 3 if bots == "master" else 5  # most of a master's choices are searched
    assert len(codes) == 1 if bots == "random" else len(codes) >= least


def test_a_bot_believes_its_own_hand() -> None:
    game = new_table("card", {"players": 4}, 6)
    hands = {hand.seat: hand for hand in next(e.hands for e in game.events if hasattr(e, "hands"))}

    def check(choice: Choice) -> None:
        chances = {(one.seat, one.card): one.chance for one in choice.why.believed}
        hand = hands[choice.seat]
        assert chances[choice.seat, hand.identity] == chances[choice.seat, hand.number] == 1
        assert all(chances[seat, hands[seat].number] > 0 for seat in hands)

    play(game, "card", "clerk", check)
