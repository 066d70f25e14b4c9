"""Matches: points by edition and players, shared wins (C11), the next game (C12), and draws."""

from itertools import combinations, permutations
from random import Random
from typing import Any

import pytest

from inkognito import Game, new_game
from inkognito.card.cards import KINDS
from inkognito.card.commands import ChoosePair, DeclareCode, Decline, NameAgent
from inkognito.card.events import GameScored, HandsDealt, MatchEnded, Outcome, RoundBegan
from inkognito.core.agents import IDENTITIES
from inkognito.core.seats import COLOURS, DEFAULT_SEATS
from tests.kit.card_scenes import HANDS, card_scene, meeting
from tests.kit.scenes import position

RIGHT = {"ffg-2003": ("36", "13", "24", "47"), "abacus-1997": ("29", "11", "0", "52")}
FFG, ABACUS = RIGHT


def met(
    players: int = 4,
    edition: str = FFG,
    points: dict[str, int] | None = None,
    rules: dict[str, Any] | None = None,
    **fields: Any,
) -> Game:
    """Red and blue meet in the first round of a game of a match that stands so."""
    visits = {"red": "rialto", "blue": "rialto", "green": "arsenale"}
    visits["dummy" if players == 3 else "yellow"] = "accademia"
    return meeting(
        visits | {"ambassador": "san-marco"},
        "rialto",
        "declaring",
        players=players,
        edition=edition,
        rules={"match": "first-to-3"} | (rules or {}),
        scores=[{"seat": seat, "points": count} for seat, count in (points or {}).items()],
        **({"game_number": 5 if points else 1} | fields),
    )


def declare(game: Game, seat: Any = "red", right: bool = True, edition: str = FFG) -> GameScored:
    """The seat declares; what is noted of the game."""
    code: Any = RIGHT[edition] if right else RIGHT[edition][::-1]
    while game.to_act != (seat,):
        game.play(game.to_act[0], Decline("declaration"))
    game.play(seat, DeclareCode(code))
    return [event for event in game.events if isinstance(event, GameScored)][-1]


def points(scored: GameScored) -> dict[str, int]:
    return {score.seat: score.points for score in scored.scores if score.points}


# --- points -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "right", "given"),
    [
        (3, True, {"red": 1}),
        (3, False, {"blue": 1, "green": 1}),
        (4, True, {"red": 1, "blue": 1}),
        (4, False, {"green": 1, "yellow": 1}),
        (5, True, {"red": 1, "blue": 1}),
        (5, False, {"green": 1, "yellow": 1, "ambassador": 1}),
    ],
)
def test_ffg_each_winner_of_a_game_gets_a_point(
    players: int, right: bool, given: dict[str, int]
) -> None:
    assert points(declare(met(players), right=right)) == given


@pytest.mark.parametrize(
    ("players", "right", "given"),
    [
        (3, True, {"red": 1}),
        (3, False, {"blue": 1, "green": 1}),
        (4, True, {"red": 1, "blue": 1}),
        (4, False, {"green": 1, "yellow": 1}),
        (5, True, {"red": 1}),
        (5, False, {"blue": 1, "green": 1, "yellow": 1, "ambassador": 1}),
    ],
)
def test_abacus_a_point_for_each_winner(players: int, right: bool, given: dict[str, int]) -> None:
    assert points(declare(met(players, ABACUS), right=right, edition=ABACUS)) == given


def test_points_add_up() -> None:
    scored = declare(met(points={"red": 1, "green": 2}))
    assert points(scored) == {"red": 2, "blue": 1, "green": 2}


def test_abacus_with_three_a_wrong_declarer_loses_a_point() -> None:
    game = met(3, ABACUS, {"red": 2, "blue": 1})
    assert points(declare(game, right=False, edition=ABACUS)) == {"red": 1, "blue": 2, "green": 1}


@pytest.mark.parametrize(("players", "edition"), [(3, FFG), (4, FFG), (4, ABACUS), (5, ABACUS)])
def test_nobody_else_loses_a_point(players: int, edition: str) -> None:
    game = met(players, edition, {"red": 2})
    assert points(declare(game, right=False, edition=edition))["red"] == 2


def test_c11_points_do_not_fall_below_0() -> None:
    scored = declare(met(3, ABACUS), right=False, edition=ABACUS)
    assert {score.seat: score.points for score in scored.scores}["red"] == 0


# --- the end of a match -------------------------------------------------------------------------


def test_the_first_to_3_wins_the_match() -> None:
    game = met(points={"red": 2, "blue": 1, "green": 2})
    declare(game)
    assert game.outcome == Outcome(("red",), "match-won", "red")
    assert game.to_act == ()


def test_before_3_the_match_goes_on() -> None:
    game = met(points={"red": 1, "blue": 1})
    declare(game)
    assert game.outcome is None
    assert position(game)["game_number"] == 6


@pytest.mark.parametrize(
    ("players", "edition", "right", "before", "winners"),
    [
        (4, FFG, True, {"red": 2, "blue": 2}, ("red", "blue")),
        (3, ABACUS, False, {"blue": 2, "green": 2}, ("blue", "green")),
        (5, FFG, False, {"green": 2, "ambassador": 2}, ("green", "ambassador")),
    ],
)
def test_c11_several_may_reach_3_together_and_share_the_win(
    players: int, edition: str, right: bool, before: dict[str, int], winners: tuple[str, ...]
) -> None:
    game = met(players, edition, before)
    declare(game, right=right, edition=edition)
    assert game.outcome == Outcome(winners, "match-won", "red")  # type: ignore[arg-type]


def test_a_single_game_ends_with_its_winners() -> None:
    game = met(rules={"match": "single"})
    declare(game)
    assert game.outcome == Outcome(("red", "blue"), "code-right", "red")


# --- the next game ------------------------------------------------------------------------------


VISITS = {"red": "rialto", "blue": "rialto", "green": "arsenale", "ambassador": "san-marco"}


@pytest.mark.parametrize(
    ("players", "opener", "second", "third"),
    [
        (3, "red", "blue", "green"),
        (3, "green", "red", "blue"),
        (4, "yellow", "red", "blue"),
        (4, "blue", "green", "yellow"),
        (5, "yellow", "red", "blue"),
    ],
)
def test_c12_the_next_game_is_opened_by_the_next_agent_after_the_last_opener(
    players: int, opener: str, second: str, third: str
) -> None:
    """The game ends in its third round, which another player has begun."""
    visits = VISITS | {"dummy" if players == 3 else "yellow": "accademia"}
    others = ("rialto", "arsenale", "san-marco", "accademia")
    played = {
        visitor: (*[other for other in others if other != place][:2], place)
        for visitor, place in visits.items()
    }
    game = card_scene(
        "declaring",
        players=players,
        rules={"match": "first-to-3"},
        round=3,
        opener=opener,
        first=third,
        played=played,
        meeting="rialto",
    )
    declare(game)
    *_, began = game.events
    assert began == RoundBegan(1, second)  # type: ignore[arg-type]
    assert position(game)["opener"] == second


def test_c12_openers_follow_each_other_through_a_match() -> None:
    game = new_game("card", 3, seed=3, match="first-to-3", round_limit=2)
    while [type(event) for event in game.events].count(HandsDealt) < 5:
        play_on(game)
    openers = [e.first for e in game.events if isinstance(e, RoundBegan) and e.round == 1]
    start = DEFAULT_SEATS[3].index(openers[0])
    assert openers == [DEFAULT_SEATS[3][(start + number) % 3] for number in range(5)]


def play_on(game: Game) -> None:
    seat, options = game.to_act[0], game.options(game.to_act[0])
    declining = next((one for one in options if isinstance(one, Decline)), None)
    game.play(seat, declining or options[0])


def test_each_game_has_new_cards() -> None:
    game = new_game("card", seed=3, match="first-to-3", round_limit=1)
    while [type(event) for event in game.events].count(HandsDealt) < 6:
        play_on(game)
    deals = [event for event in game.events if isinstance(event, HandsDealt)]
    assert [deal.game for deal in deals] == [1, 2, 3, 4, 5, 6]
    assert len({deal.hands for deal in deals}) == 6


def test_each_game_begins_with_clean_sheets_and_all_places() -> None:
    shown = [{"seat": "red", "to": "blue", "cards": ["fiddlebottom", "24"]}]
    black = [{"seat": "green", "to": "red", "kind": kind} for kind in ("identity", "number")]
    game = met(shown=shown, black=black)
    declare(game)
    after = position(game)
    assert not {"shown", "black", "played", "chosen", "meeting"} & after.keys()
    assert after.get("round", 1) == 1
    assert len(game.options(game.to_act[0])) == 5


def everything_shown() -> dict[str, Any]:
    """Every black card to everybody, and every legal pair without X: others are still fresh."""
    cards = (*IDENTITIES, *RIGHT[FFG])
    pairs = list(permutations(COLOURS, 2))
    return {
        "black": [{"seat": seat, "to": to, "kind": kind} for seat, to in pairs for kind in KINDS],
        "shown": [
            {"seat": seat, "to": to, "cards": two}
            for seat, to in pairs
            for two in combinations(cards, 2)
            if len({*two} & {*HANDS[FFG][seat].split()}) == 1 and "x" not in two
        ],
    }


def test_nothing_that_was_shown_in_the_last_game_binds_anybody_in_the_next() -> None:
    game = met(**everything_shown())
    declare(game)
    numbers: dict[type[Any], int] = {}
    random = Random(1)
    for _ in range(200):
        seat, options = game.to_act[0], game.options(game.to_act[0])
        if isinstance(options[0], (ChoosePair, NameAgent)):
            numbers.setdefault(type(options[0]), len(options))
        declining = next((one for one in options if isinstance(one, Decline)), None)
        game.play(seat, declining or random.choice(options))
    assert numbers == {ChoosePair: 12, NameAgent: 4}


def test_the_points_stay_and_all_see_them() -> None:
    game = met()
    scored = declare(game)
    assert {one["seat"]: one["points"] for one in position(game)["scores"]}["red"] == 1
    for viewer in game.viewers:
        assert scored in [one.sighting for one in game.sightings(viewer)]


# --- the round limit ----------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_game_that_reaches_the_round_limit_is_a_draw(players: int) -> None:
    game = new_game("card", players, seed=1, round_limit=7)
    while game.outcome is None:
        play_on(game)
    assert game.outcome == Outcome((), "round-limit")
    assert max(e.round for e in game.events if isinstance(e, RoundBegan)) == 7


def test_a_drawn_game_of_a_match_gives_no_points() -> None:
    game = new_game("card", seed=1, round_limit=1, match="first-to-3")
    while [type(event) for event in game.events].count(GameScored) < 3:
        play_on(game)
    assert not any(isinstance(event, MatchEnded) for event in game.events)
    scored = [event for event in game.events if isinstance(event, GameScored)]
    assert [points(one) for one in scored] == [{}, {}, {}]


def test_a_declaration_in_the_last_round_still_counts() -> None:
    game = met(rules={"match": "single", "round_limit": 1})
    assert declare(game).result == Outcome(("red", "blue"), "code-right", "red")
