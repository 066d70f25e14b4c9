"""Gestures are cheap talk for bots: they change beliefs a little, and logic never."""

from random import Random
from typing import Any

import numpy as np
import pytest

from inkognito.arena.table import bot_key
from inkognito.bots.bot import Likely
from inkognito.bots.company import CHARACTERS, CREDENCE, Company, Sociable, sign_of
from inkognito.bots.kinds import KINDS
from inkognito.core.agents import IDENTITIES
from inkognito.core.gestures import GESTURE_OF, GESTURES, Heard, Sign
from inkognito.core.seats import Seat
from inkognito.game import new_game
from inkognito.games import new_bot
from tests.bots.playing import BRISK, Choice, new_table, play

OPEN = tuple(Sign(gesture) for gesture in GESTURES)
TABLES = [
    ("board", {"players": 4}),
    ("board", {"players": 5}),
    ("card", {"players": 4}),
    ("card", {"players": 3, "match": "first-to-3"}),
]


def choices_in(game: str, table: dict[str, Any], kind: str, seat: Seat) -> list[Choice]:
    """Return what a bot in this seat was asked in a game, and what it had seen."""
    choices: list[Choice] = []
    played = {**table, "match": "single"} if (kind, game) == ("random", "card") else table
    play(new_table(game, played, 3), game, kind, choices.append)
    return [one for one in choices if one.seat == seat and len(one.options) > 1]


def gestures_during(sightings: int, seats: tuple[Seat, ...], seed: int) -> tuple[Heard, ...]:
    """Return gestures of everybody, in order, some of them at the same moment."""
    random = Random(seed)
    places = sorted(random.randrange(1, sightings) for _ in range(12))
    return tuple(Heard(at, random.choice(seats), random.choice(GESTURES)) for at in places)


@pytest.mark.parametrize(("game", "table"), TABLES, ids=lambda one: str(one).replace(" ", ""))
@pytest.mark.parametrize("kind", KINDS)
def test_rebuilt_from_sightings_and_gestures_it_is_the_same_bot(
    game: str, table: dict[str, Any], kind: str
) -> None:
    choices = choices_in(game, table, kind, "blue")
    heard = gestures_during(len(choices[-1].sightings), ("red", "blue", "green"), 7)
    bot = new_bot(kind, game, "blue", bot_key(0, 0, "blue"))
    company, seen = Company(bot, heard), 0
    for choice in choices:
        for sighting in choice.sightings[seen:]:
            company.see(sighting)
        company.catch_up()
        seen = len(choice.sightings)
        again = new_bot(kind, game, "blue", bot_key(0, 0, "blue"))
        anew = Company(again, heard)
        for sighting in choice.sightings:
            anew.see(sighting)
        anew.catch_up()
        assert again.choose(choice.options, BRISK) == bot.choose(choice.options, BRISK)
        assert again.why() == bot.why()
        signs = [sign_of(kind, one, bytes(32), seen, OPEN) for one in (bot, again)]
        assert signs[0] == signs[1]


# --- what a gesture is worth ----------------------------------------------------------------------


READER = "_reader"
"""Where both thinking bots have what they have read."""


def sociable(game: str = "card", kind: str = "clerk", seed: int = 1) -> tuple[Any, Any, int]:
    """Return a bot in the first turn of a game, its notebook, and how much it has seen."""
    dealt = new_game(game, 4, seed=seed)
    bot: Any = new_bot(kind, game, "red", bytes(32))
    assert isinstance(bot, Sociable) == (kind != "random")
    sightings = [one.sighting for one in dealt.sightings("red")]
    for sighting in sightings:
        bot.see(sighting)
    reader: Any = getattr(bot, READER)
    return bot, reader.notebook, len(sightings)


def identities_of(book: Any, colour: int) -> Any:
    return book.belief.faces()[colour, : len(IDENTITIES)]


@pytest.mark.parametrize("game", ["board", "card"])
def test_a_gesture_makes_its_agent_a_little_likelier_and_nothing_certain(game: str) -> None:
    bot, book, seen = sociable(game)
    before, deals = identities_of(book, 1).copy(), book.logic.count
    claimed = int(before.argmax())
    for _ in range(5):  # to insist changes nothing
        bot.hear(Heard(seen, "blue", GESTURE_OF[claimed]))
    after = identities_of(book, 1)
    others = [one for one in range(4) if one != claimed and before[one] > 0]
    for other in others:
        odds = (after[claimed] / after[other]) / (before[claimed] / before[other])
        assert odds == pytest.approx(CREDENCE)
    assert book.logic.count == deals
    assert ((after > 0) == (before > 0)).all()


@pytest.mark.parametrize("game", ["board", "card"])
def test_who_makes_all_gestures_has_said_nothing_and_the_ambassador_never_does(game: str) -> None:
    bot, book, seen = sociable(game)
    before = book.belief.hands().copy()
    for gesture in GESTURES:
        bot.hear(Heard(seen, "blue", gesture))
        bot.hear(Heard(seen, "ambassador", gesture))
        bot.hear(Heard(seen, "red", gesture))  # its own
    assert np.allclose(book.belief.hands(), before)


def test_gestures_of_another_deal_count_no_more() -> None:
    bot, book, seen = sociable()
    bot.hear(Heard(seen, "blue", "frown"))
    book.start()
    before = book.belief.hands().copy()
    bot.hear(Heard(seen, "blue", "frown"))
    assert not np.allclose(book.belief.hands(), before)


# --- what bots make of their own ------------------------------------------------------------------


def honest_share(kind: str, options: tuple[Sign, ...] = OPEN) -> float:
    bot, _, _ = sociable(kind=kind)
    own: str = GESTURE_OF[bot.standing().identity]
    made = [sign_of(kind, bot, bytes(32), seen, options) for seen in range(2_000)]
    return sum(one is not None and one.gesture == own for one in made) / len(made)


@pytest.mark.parametrize("kind", sorted(set(CHARACTERS) & set(KINDS)))
def test_a_level_is_as_honest_as_its_character_says(kind: str) -> None:
    assert honest_share(kind) == pytest.approx(CHARACTERS[kind].honest, abs=0.04)


def test_a_level_without_character_and_a_bot_without_beliefs_make_none() -> None:
    bot, _, seen = sociable()
    assert sign_of("random", bot, bytes(32), seen, OPEN) is None
    plain = new_bot("random", "card", "red", bytes(32))
    assert sign_of("clerk", plain, bytes(32), seen, OPEN) is None
    onlooker = new_bot("clerk", "board", "ambassador", bytes(32))
    assert sign_of("clerk", onlooker, bytes(32), 0, OPEN) is None


def test_a_true_discreet_gesture_goes_to_the_likeliest_partner() -> None:
    bot, book, seen = sociable()
    partner = IDENTITIES[bot.standing().identity ^ 1]
    bot.hear(Heard(seen, "green", GESTURE_OF[IDENTITIES.index(partner)]))
    to_one: tuple[Seat, ...] = ("blue", "green", "yellow")
    options = tuple(Sign(gesture, to) for to in to_one for gesture in GESTURES)
    bot.choose(new_game("card", 4, seed=1).options("red"))
    believed = {one.seat: one.chance for one in bot.why().believed if one.card == partner}
    assert max(believed, key=lambda seat: believed[seat]) == "green"
    made = {sign_of("clerk", bot, bytes(32), one, options) for one in range(50)}
    assert {one.to for one in made if one is not None} == {"green"}
    lies = {sign_of("sly", bot, bytes(32), one, options) for one in range(300)}
    assert {one.to for one in lies if one is not None} == set(to_one)
    assert isinstance(bot.why().believed[0], Likely)
    assert book.own_hand is not None
