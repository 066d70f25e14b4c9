"""The level `master` of the card game: what its search finds, and what it says about it."""

from typing import Any

import numpy as np
import pytest

from inkognito import Game
from inkognito.bots.bot import Bot, Budget
from inkognito.bots.card_master import clearly_best
from inkognito.bots.rollouts.search import FEWEST, games_in
from inkognito.card.commands import ChoosePair, DeclareCode, Decline, NameAgent, PlayLocation
from inkognito.card.editions import EDITIONS
from inkognito.core.events import Event
from inkognito.games import game_module
from tests.bots.playing import BRISK, Choice, new_table, play, rebuilt
from tests.bots.test_card_scenes import CERTAIN, CODE, black, red_goes_last, red_meets


def reds_master(game: Game) -> Bot:
    return rebuilt("card", "master", "red", tuple(one.sighting for one in game.sightings("red")))


def chosen(game: Game, budget: Budget = BRISK) -> tuple[Any, str]:
    bot = reds_master(game)
    return bot.choose(game.options("red"), budget), bot.why().code


# --- tactics --------------------------------------------------------------------------------------

KNOWN_TO_GREEN = black("red", "blue", "yellow", to="green")
"""Green has been shown all black cards. Red knows that they were shown, and only their own."""


def test_it_blocks_opponents_who_are_about_to_declare() -> None:
    together = {"green": "rialto", "yellow": "rialto", "blue": "accademia"}
    partners = black("green", "yellow", kinds=("identity",))
    game = red_goes_last(together, black=partners + KNOWN_TO_GREEN)
    policy = rebuilt("card", "veteran", "red", tuple(one.sighting for one in game.sightings("red")))
    assert chosen(game, Budget(seconds=0.05)) == (PlayLocation("rialto"), "plays-it-out")
    assert policy.choose(game.options("red")) != PlayLocation("rialto")


def test_it_goes_to_its_partner_and_wins_where_it_can() -> None:
    places = {"blue": "arsenale", "green": "rialto", "yellow": "rialto"}
    game = red_goes_last(places, black=CERTAIN)
    assert chosen(game)[0] == PlayLocation("arsenale")
    worths = {one.command: one.worth for one in _why(game).weighed}
    assert worths[PlayLocation("arsenale")] > 0.75


def test_what_is_certain_is_declared_at_once() -> None:
    assert chosen(red_meets("blue", black=CERTAIN)) == (CODE, "sure-of-the-code")


def test_what_is_far_from_certain_is_not_declared() -> None:
    game = red_meets("blue", black=black("blue"))
    assert chosen(game)[0] == Decline("declaration")


def _why(game: Game) -> Any:
    bot = reds_master(game)
    bot.choose(game.options("red"), BRISK)
    return bot.why()


# --- what it says ---------------------------------------------------------------------------------


def test_it_says_how_often_it_won_and_how_it_thinks_that_others_play() -> None:
    why = _why(new_scene_of_going())
    assert why.measure == "wins"
    assert [one.worth for one in why.weighed] == sorted(one.worth for one in why.weighed)[::-1]
    assert all(0 <= one.worth <= 1 for one in why.weighed)
    by_seat: dict[str, float] = {}
    for one in why.suspected:
        by_seat[one.seat] = by_seat.get(one.seat, 0.0) + one.chance
    assert by_seat == pytest.approx({"blue": 1, "green": 1, "yellow": 1}, abs=0.001)


def new_scene_of_going() -> Game:
    return red_goes_last({"blue": "rialto", "green": "arsenale", "yellow": "san-marco"})


def test_with_three_and_five_players_it_plays_as_its_policy() -> None:
    for players in (3, 5):

        def same(choice: Choice) -> None:
            veteran = rebuilt("card", "veteran", choice.seat, choice.sightings)
            assert veteran.choose(choice.options) == choice.command
            assert veteran.why() == choice.why

        play(new_table("card", {"players": players, "round_limit": 4}, 1), "card", "master", same)


def test_it_searches_for_places_pairs_and_black_cards() -> None:
    searched: set[type[Any]] = set()

    def note(choice: Choice) -> None:
        if choice.why.measure == "wins":
            searched.add(type(choice.command))

    for seed in (5, 6, 7):
        play(new_table("card", {"players": 4, "round_limit": 6}, seed), "card", "master", note)
    assert {PlayLocation, ChoosePair, NameAgent} <= searched
    assert DeclareCode not in searched


# --- two standard errors --------------------------------------------------------------------------


def test_only_what_is_clearly_better_is_chosen() -> None:
    even = np.array([[1.0, 0.0] * 50, [0.0, 1.0] * 50])
    assert clearly_best(even, 0) == 0
    assert clearly_best(even, 1) == 1
    slightly = np.array([[1.0, 0.0] * 50, [0.0, 1.0] * 49 + [1.0, 1.0]])
    assert clearly_best(slightly, 0) == 0
    perhaps = np.array([[1.0, 0.0] * 50, [1.0, 0.0] * 47 + [1.0] * 6])
    assert clearly_best(perhaps, 0) == 0
    clearly = np.array([[1.0, 0.0] * 50, [1.0, 0.0] * 48 + [1.0] * 4, [1.0] * 100])
    assert clearly_best(clearly, 0) == 2


def test_the_number_of_games_depends_on_the_budget_alone() -> None:
    assert games_in(Budget(seconds=0)) == FEWEST
    assert games_in(Budget(seconds=0.05)) < games_in(Budget(seconds=0.5)) / 8
    game, longer = new_scene_of_going(), Budget(seconds=0.04)
    first, second = (_weighed(game, longer) for _ in range(2))
    assert first == second
    assert first != _weighed(game, BRISK)


def _weighed(game: Game, budget: Budget) -> Any:
    bot = reds_master(game)
    bot.choose(game.options("red"), budget)
    return bot.why().weighed


def test_beliefs_begin_anew_with_every_game_of_a_match() -> None:
    """A master that has seen a whole game chooses as if it had only seen the second one's start."""
    table = {"players": 4, "match": "first-to-3"}
    game = play(new_table("card", table, 4), "card", "clerk")
    seen: list[Event] = [one.sighting for one in game.sightings("red")]
    dealt = [number for number, one in enumerate(seen) if type(one).__name__ == "HandDealt"]
    assert len(dealt) >= 2
    bot = rebuilt("card", "master", "red", tuple(seen[: dealt[1] + 1]))
    search = bot._search  # type: ignore[attr-defined]
    fresh = rebuilt("card", "master", "red", (seen[0], seen[dealt[1]]))
    assert search.suspected() == fresh._search.suspected()  # type: ignore[attr-defined]


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_game_says_who_plays_in_the_place_of_a_master(edition: str) -> None:
    card, board = game_module("card"), game_module("board")
    assert card.plays_as("master", 4, edition) == "master"
    for players in (3, 5):
        instead = card.plays_as("master", players, edition)
        assert instead == card.plays_as("veteran", players, edition) != "master"
        assert board.plays_as("master", players, "ares-2013-en") == "veteran"
