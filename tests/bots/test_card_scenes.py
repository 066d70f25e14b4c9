"""Card scenes with an obvious best move."""

from collections.abc import Mapping
from itertools import product
from typing import Any

import pytest

from inkognito import Game
from inkognito.bots.card_bot import WINNING
from inkognito.card.cards import NUMBERS, CardKind, Location
from inkognito.card.commands import (
    ChoosePair,
    DeclareCode,
    Decline,
    LookAtDummy,
    NameAgent,
    PlayLocation,
    ShowBlackCard,
)
from inkognito.core.agents import IDENTITIES
from tests.bots.playing import choice_in, play, rebuilt
from tests.kit.card_scenes import card_scene, meeting

CODE = DeclareCode(("36", "13", "24", "47"))
"""Of the usual hands."""

BOTH = ("identity", "number")
APART = {"green": "accademia", "yellow": "arsenale", "ambassador": "ca-d-oro"}


def black(*seats: str, to: str = "red", kinds: tuple[str, ...] = BOTH) -> list[dict[str, str]]:
    """Return black cards that these players have shown to the seat."""
    return [{"seat": seat, "to": to, "kind": kind} for seat, kind in product(seats, kinds)]


CERTAIN = black("blue", "green")
"""Red knows the hands of blue and green, and so all."""


def red_meets(other: str, phase: str = "declaring", **fields: Any) -> Game:
    """Red is alone with somebody at the Rialto; the others are apart."""
    elsewhere = {"blue": "san-marco"} | APART
    visits = {"red": "rialto"} | elsewhere | {other: "rialto"}
    return meeting(visits, "rialto", phase, **fields)


def test_a_clerk_certain_of_code_and_partner_declares_when_they_meet() -> None:
    game = red_meets("blue", black=CERTAIN)
    assert choice_in(game, "card", "red") == CODE
    play(game, "card")
    assert game.outcome.reason == "code-right"
    assert game.outcome.winners == ("red", "blue")


def test_a_certain_clerk_says_nothing_to_anybody_else() -> None:
    assert choice_in(red_meets("green", black=CERTAIN), "card", "red") == Decline("declaration")


def test_a_clerk_who_is_not_certain_says_nothing() -> None:
    game = red_meets("blue", black=black("blue") + black("green", kinds=("number",)))
    assert choice_in(game, "card", "red") == Decline("declaration")


def test_where_nobody_needs_a_partner_the_code_is_named_to_anybody() -> None:
    game = red_meets("green", players=5, black=CERTAIN)
    assert choice_in(game, "card", "red") == CODE


# --- going ----------------------------------------------------------------------------------------


def red_goes_last(places: Mapping[str, str], **fields: Any) -> Game:
    return card_scene(first="blue", played={who: [at] for who, at in places.items()}, **fields)


@pytest.mark.parametrize("place", ["rialto", "arsenale", "ca-d-oro"])
def test_a_certain_bot_goes_where_its_partner_has_gone(place: Location) -> None:
    places = {"blue": place, "green": "accademia", "yellow": "san-marco"}
    game = red_goes_last(places, black=CERTAIN)
    assert choice_in(game, "card", "red") == PlayLocation(place)


def test_a_partner_who_is_not_alone_is_not_worth_the_way() -> None:
    places = {"blue": "rialto", "green": "rialto", "yellow": "san-marco"}
    game = red_goes_last(places, black=CERTAIN)
    seen = tuple(one.sighting for one in game.sightings("red"))
    bot = rebuilt("card", "clerk", "red", seen)
    command = bot.choose(game.options("red"))
    assert command != PlayLocation("rialto")
    worth = {one.command: one.worth for one in bot.why().weighed}
    assert worth[PlayLocation("rialto")] < WINNING / 2


# --- telling --------------------------------------------------------------------------------------


def hands_left(*pairs: tuple[str, ...]) -> int:
    """How many hands may have shown all these pairs, of which exactly one card is true."""
    every = product(IDENTITIES, NUMBERS["ffg-2003"])
    return sum(all(len({*hand} & {*pair}) == 1 for pair in pairs) for hand in every)


BEFORE = (("fiddlebottom", "13"), ("fiddlebottom", "bubble"))


@pytest.mark.parametrize("count", range(len(BEFORE) + 1))
@pytest.mark.parametrize("viewer", ["blue", "green"])
def test_a_partner_is_told_most_and_an_opponent_least(viewer: str, count: int) -> None:
    before = BEFORE[:count]
    shown = [{"seat": "red", "to": viewer, "cards": pair} for pair in before]
    known = black(viewer, kinds=("identity",))
    game = red_meets(viewer, "exchanging", shown=shown, black=known)
    left = {one: hands_left(*before, one.cards) for one in game.options("red")}
    command = choice_in(game, "card", "red")
    assert isinstance(command, ChoosePair)
    best = min if viewer == "blue" else max
    assert left[command] == best(left.values())
    assert min(left.values()) < max(left.values())


@pytest.mark.parametrize(("viewer", "kind"), [("blue", "number"), ("green", "identity")])
def test_of_two_black_cards_only_a_partner_gets_the_one_that_tells_more(
    viewer: str, kind: CardKind
) -> None:
    """A pair of red's leaves two identities and four numbers possible."""
    shown = [{"seat": "red", "to": viewer, "cards": ("fiddlebottom", "bubble")}]
    places = {"red": "rialto", "blue": "san-marco", "green": "accademia", "yellow": "arsenale"}
    visits = places | {"ambassador": places[viewer]}
    known = black(viewer, kinds=("identity",))
    game = meeting(visits, places[viewer], "showing", named="red", shown=shown, black=known)
    assert choice_in(game, "card", "red") == ShowBlackCard(kind)


# --- asking ---------------------------------------------------------------------------------------


def test_the_player_asked_for_a_black_card_has_most_to_tell() -> None:
    """Blue is known, and green can show only a number: yellow could show an identity again."""
    visits = {"red": "ca-d-oro", "blue": "rialto"} | APART
    pairs = [("bubble", number) for number in ("24", "47", "36")]
    shown = [{"seat": "blue", "to": "red", "cards": pair} for pair in pairs]
    known = black("green", kinds=("identity",))
    game = meeting(visits, "ca-d-oro", "asking", shown=shown, black=known)
    named = {one for one in game.options("red") if isinstance(one, NameAgent)}
    assert named == {NameAgent("blue"), NameAgent("green"), NameAgent("yellow")}
    assert choice_in(game, "card", "red") == NameAgent("green")


def test_the_dummys_card_that_is_not_known_is_looked_at() -> None:
    visits = {"red": "rialto", "dummy": "rialto", "blue": "arsenale", "green": "accademia"}
    looks = [{"seat": "red", "kind": "identity"}]
    game = meeting(visits | {"ambassador": "ca-d-oro"}, "rialto", "looking", players=3, looks=looks)
    assert choice_in(game, "card", "red") == LookAtDummy("number")
