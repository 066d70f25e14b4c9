"""How a bot chooses: fair draws, one of the best options, and a reason for it."""

from collections import Counter, defaultdict
from collections.abc import Callable
from typing import TypeVar

import pytest

from inkognito.board.cards import BUILDS, LETTERS
from inkognito.bots.bot import Draws, Likely, Reason, Weighed, Why
from inkognito.bots.kinds import KINDS
from inkognito.bots.manner import CLERK, TOURIST
from inkognito.bots.will import CLOSE, Will
from inkognito.card.cards import NUMBERS
from inkognito.card.commands import Decline, NameAgent, PlayLocation
from inkognito.core.agents import IDENTITIES
from tests.bots.playing import Choice, new_table, play

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


def test_a_clerk_forgets_nothing_and_weighs_everything_and_a_tourist_does_not() -> None:
    for manner, least, most in ((CLERK, 1.0, 1.0), (TOURIST, 0.67, 0.73)):
        will = Will(KEY, manner)
        kept = heeded = 0
        for number in range(3000):
            will.has_seen()
            kept += will.remembers(number)
            heeded += not will.is_absent_minded()
        assert least <= kept / 3000 <= most
        assert abs(heeded / 3000 - manner.attention) < 0.03


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


@pytest.mark.parametrize("kind", ["board", "card"])
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("bots", KINDS)
def test_the_choice_is_among_the_best_and_beliefs_add_up(
    kind: str, players: int, bots: str
) -> None:
    codes: Counter[Reason] = Counter()

    def check(choice: Choice) -> None:
        why = choice.why
        codes[why.code] += 1
        worth = {one.command: one.worth for one in why.weighed}
        assert worth[choice.command] >= max(worth.values()) - CLOSE - 0.0001
        assert worth.keys() <= {*choice.options}
        check_beliefs(why, certain=why.code not in ("at-random", "absent-minded"))

    play(new_table(kind, {"players": players}, 4), kind, bots, check)
    assert len(codes) == 1 if bots == "random" else len(codes) >= 5


def test_a_bot_believes_its_own_hand() -> None:
    game = new_table("card", {"players": 4}, 6)
    hands = {hand.seat: hand for hand in next(e.hands for e in game.events if hasattr(e, "hands"))}

    def check(choice: Choice) -> None:
        chances = {(one.seat, one.card): one.chance for one in choice.why.believed}
        hand = hands[choice.seat]
        assert chances[choice.seat, hand.identity] == chances[choice.seat, hand.number] == 1
        assert all(chances[seat, hands[seat].number] > 0 for seat in hands)

    play(game, "card", "clerk", check)
