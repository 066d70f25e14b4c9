"""Claims of a review are exactly true: compared with brute force, and played out in the engine."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import Any

import msgspec
import pytest

from inkognito import Game, new_game
from inkognito.arena.table import play_out
from inkognito.board.commands import AnswerHand, DeclareMission, EndMovement, Step
from inkognito.board.events import GameEnded
from inkognito.board.legal import can_end_movement
from inkognito.board.options import options
from inkognito.board.state import MOVING, State
from inkognito.bots.board_goals import Goal, holds
from inkognito.card.events import GameScored
from inkognito.core.seats import SEAT_INDEX
from inkognito.deduction.board import BoardReader
from inkognito.games import new_bot
from inkognito.games.board_aims import goals_left
from inkognito.games.board_wins import stepped, win_of
from inkognito.games.judging import Costly, Win
from inkognito.review.course import review_of
from inkognito.review.review import DealReview, Known, Review, SeatReview
from inkognito.views.redact import redact
from tests.kit.card_lively import CARD_TABLES
from tests.kit.lively import TABLES
from tests.review.endings import ended_board_game, ended_card_game
from tests.review.first_certain import Found, first_certain

TEAMS = {"fiddlebottom": "bubble", "bubble": "fiddlebottom", "zsazsa": "x", "x": "zsazsa"}
BOARD_TABLES = TABLES[::5]
"""Every number of players, both editions, and every option."""


def named(table: dict[str, Any]) -> str:
    return "-".join(str(value) for value in table.values())


def reviewed(game: Game) -> Review:
    return review_of(game.module, game.log.lines)


def claims(seat: SeatReview, holders: dict[str, str]) -> Found:
    """Return what the review says was certain, and since which sighting and turn."""
    found: Found = {}
    for one in seat.known:
        if one.what == "holding":
            found["card", holders.get(str(one.seat), str(one.seat)), one.card] = (
                one.sighting,
                one.turn,
            )
        elif one.what == "aim" or (one.what == "win" and not one.steps):
            found[(one.what,)] = one.sighting, one.turn
    return found


def holders_of(game: Game) -> dict[str, str]:
    """Return the colour whose hand nobody plays, by its names."""
    absent = next((c for c in ("red", "blue", "green", "yellow") if c not in game.seats), "")
    return {"aside": absent, "dummy": absent}


def check_first_moments(game: Game) -> None:
    """What could have been known is exactly what brute force finds, at the same moment."""
    review = reviewed(game)
    for seat in game.seats:
        expected = first_certain(game, seat)
        assert len(expected) == len(review.deals)
        for truth, deal in zip(expected, review.deals, strict=True):
            mine = next(one for one in deal.seats if one.seat == seat)
            said = claims(mine, holders_of(game))
            if any(one.steps for one in mine.known):
                # a win by moving was open before one that needs no move
                truth.pop(("win",), None)
            assert said == truth


@pytest.mark.parametrize("table", CARD_TABLES, ids=named)
def test_what_could_be_known_in_the_card_game_is_exactly_so(table: dict[str, Any]) -> None:
    for seed in range(2):
        check_first_moments(ended_card_game(table, seed))


@pytest.mark.parametrize("table", BOARD_TABLES, ids=named)
def test_what_could_be_known_in_the_board_game_is_exactly_so(table: dict[str, Any]) -> None:
    check_first_moments(ended_board_game(table, 4))


# --- partner and proofs -------------------------------------------------------------------------


ALL_GAMES = [
    *(pytest.param("board", table, id=f"board-{named(table)}") for table in TABLES[::7]),
    *(pytest.param("card", table, id=f"card-{named(table)}") for table in CARD_TABLES),
]


def ended(kind: str, table: dict[str, Any], seed: int) -> Game:
    return ended_board_game(table, seed) if kind == "board" else ended_card_game(table, seed)


def facts(deal: DealReview) -> list[tuple[SeatReview, Known]]:
    return [(seat, one) for seat in deal.seats for one in seat.known]


@pytest.mark.parametrize(("kind", "table"), ALL_GAMES)
def test_every_claim_has_a_proof_and_the_partner_is_the_partner(
    kind: str, table: dict[str, Any]
) -> None:
    game = ended(kind, table, 11)
    for deal in reviewed(game).deals:
        for seat, one in facts(deal):
            assert 0 <= one.turn <= deal.turns
            assert one.clues
            assert all(clue.turn <= one.turn for clue in one.clues)
            if one.what == "partner":
                assert one.card == partner_card(game, deal.deal, seat.seat)


def partner_card(game: Game, deal: int, seat: str) -> str:
    """Return the agent who is on the same team, from the hands that were revealed."""
    revealed = [event for event in game.events if type(event) in (GameEnded, GameScored)]
    hands = revealed[deal - 1].hands  # type: ignore[attr-defined]
    own = next(hand.identity for hand in hands if hand.seat == seat)
    return TEAMS[own]


@pytest.mark.parametrize(("kind", "table"), ALL_GAMES)
def test_curves_fall_and_end_with_the_true_deal(kind: str, table: dict[str, Any]) -> None:
    game = ended(kind, table, 5)
    review = reviewed(game)
    assert review.deals
    for deal in review.deals:
        for seat in deal.seats:
            turns = [point.turn for point in seat.points]
            counts = [point.deals for point in seat.points]
            assert turns == sorted(set(turns))
            assert turns[-1] == deal.turns
            assert counts == sorted(counts, reverse=True)
            assert all(point.deals >= 1 and 0 < point.belief <= 1 for point in seat.points)
            assert all((point.deals == 1) == (point.belief == 1) for point in seat.points)
    assert msgspec.json.decode(msgspec.json.encode(review))["game"] == kind


# --- wins by moving -----------------------------------------------------------------------------


@cache
def bots_game(seed: int, kind: str = "clerk", players: int = 4) -> Game:
    """Return a game of bots; good ones find out and reach their missions."""
    game = new_game("board", players=players, seed=seed, turn_limit=200)
    bots = {seat: new_bot(kind, "board", seat, bytes([seed]) * 32) for seat in game.seats}
    play_out(game, bots, dict.fromkeys(game.seats, kind))
    return game


def test_when_the_ambassador_can_write_a_right_note_is_exactly_known() -> None:
    games = [bots_game(seed, players=5) for seed in (0, 2, 7, 16, 22)]
    for game in games:
        check_first_moments(game)
    found = [first_certain(game, "ambassador")[0] for game in games]
    # which games it is in depends on the processor: bots' sums round differently
    assert {("win",) in one for one in found} == {True, False}


def movements(game: Game) -> Iterator[tuple[State, Goal, Win | None]]:
    """Return the positions in which a player who knows their goal is about to move."""
    readers = {SEAT_INDEX[seat]: BoardReader(seat) for seat in game.seats}
    state = game.module.engine.empty
    for line in game.log.lines:
        for event in line:
            state = game.module.engine.evolve(state, event)
            for seat in game.seats:
                sighting = redact(event, seat)
                if sighting is not None:
                    readers[SEAT_INDEX[seat]].see(sighting)
        if state.phase is MOVING and not state.steps:
            goals = goals_left(state, readers[state.seat])
            if len(goals) == 1:
                yield state, goals[0][0], win_of(state, readers[state.seat])


def can_be_reached(state: State, goal: Goal, seen: set[Any]) -> bool:
    """Try every step with every piece: the plain search."""
    if holds(goal, state) and can_end_movement(state):
        return True
    for step in options(state, state.seat):
        if isinstance(step, Step):
            after = stepped(state, step)
            if (key := (after.places, after.balls)) not in seen:
                seen.add(key)
                if can_be_reached(after, goal, seen):
                    return True
    return False


def test_a_win_by_moving_is_found_if_and_only_if_there_is_one() -> None:
    found = Counter(
        check_reach(state, goal, win)
        for seed in range(8)
        for state, goal, win in islice(movements(bots_game(seed)), 3)
    )
    assert found[True]
    assert found[False]


def check_reach(state: State, goal: Goal, win: Win | None) -> bool:
    is_open = can_be_reached(state, goal, set())
    assert (win is not None) == is_open
    return is_open


def test_the_steps_of_a_win_are_legal_and_win_in_the_true_deal() -> None:
    played = 0
    for seed in range(8):
        game = bots_game(seed)
        for deal in reviewed(game).deals:
            for seat, one in facts(deal):
                if one.what == "win" and one.steps:
                    assert wins(game, seat.seat, one), seed
                    played += 1
    assert played


def wins(game: Game, seat: Any, known: Known) -> bool:
    """Play the game up to this moment, then the steps and the declaration."""
    state, count = game.module.engine.empty, 0
    for line in game.log.lines:
        if count == known.at:
            break
        for event in line:
            state = game.module.engine.evolve(state, event)
        count += len(line)
    me = SEAT_INDEX[seat]
    for command in (*known.steps, known.declare):
        assert command in options(state, me)
        state = played_on(game, state, me, command)
    if isinstance(known.declare, DeclareMission):
        ended = game.module.engine.decide(
            state, SEAT_INDEX[known.declare.hand], AnswerHand(accept=True), game.now.chance
        )
    assert isinstance(known.steps[-1], EndMovement)
    return seat in ended[-1].outcome.winners


def played_on(game: Game, state: Any, seat: int, command: Any) -> Any:
    for event in game.module.engine.decide(state, seat, command, game.now.chance):
        state = game.module.engine.evolve(state, event)
    return state


def test_no_win_is_certain_while_a_note_of_the_ambassador_may_be_right() -> None:
    game, deal, certain = next(filter(None, map(won_by_a_note, range(20))))
    assert {seat.seat for seat, one in facts(deal) if one.what == "win"} == {"ambassador"}
    assert deal.turning == certain
    assert not [one for one in costly_in(game) if one[2].kind == "win-left"]


def won_by_a_note(seed: int) -> tuple[Game, DealReview, int] | None:
    """Return a game that the Ambassador won, and when the note was certain, before any mission."""
    game = bots_game(seed, players=5)
    [deal] = reviewed(game).deals
    declared = {seat.seat: seat.summary.declared for seat in deal.seats}
    note = declared.pop("ambassador")
    if deal.winners != ("ambassador",) or note is None:
        return None
    later = any(certain is not None and certain > note for certain in declared.values())
    return (game, deal, note) if later else None


@pytest.mark.parametrize(("kind", "table"), ALL_GAMES)
def test_a_wrong_declaration_is_the_turning_point(kind: str, table: dict[str, Any]) -> None:
    for deal in reviewed(ended(kind, table, 3)).deals:
        declared = [one for one in deal.moments if one.kind == "declaration"]
        if deal.winners and declared and declared[-1].seat not in deal.winners:
            assert deal.turning == declared[-1].turn


# --- costly moves -------------------------------------------------------------------------------


def costly_in(game: Game) -> list[tuple[int, str, Costly]]:
    return [
        (one.at, seat.seat, one.move)
        for deal in reviewed(game).deals
        for seat in deal.seats
        for one in seat.costly
    ]


@pytest.mark.parametrize(("kind", "table"), ALL_GAMES)
def test_what_was_better_was_allowed_and_is_better(kind: str, table: dict[str, Any]) -> None:
    game = ended(kind, table, 3)
    states = states_by_events(game)
    for at, seat, move in costly_in(game):
        assert move.cost > 0
        if move.kind in ("answer", "question", "meeting-left"):
            offered = game.module.engine.options(states[at], SEAT_INDEX[seat])
            assert move.done[0] in offered
            assert move.better[0] in offered
            assert move.done != move.better
        if move.kind == "answer":
            assert move.after < move.best <= move.before
            assert move.other in game.seats
        elif move.kind == "win-left":
            assert move.after >= 0
        else:
            assert move.best < move.after


def states_by_events(game: Game) -> dict[int, Any]:
    """Return the state before each line, by the number of events up to it."""
    state, count, found = game.module.engine.empty, 0, {}
    for line in game.log.lines:
        found[count] = state
        for event in line:
            state = game.module.engine.evolve(state, event)
        count += len(line)
    return found


def test_games_of_every_kind_have_costly_moves_of_every_kind() -> None:
    kinds = {move.kind for seed in range(4) for _, _, move in costly_in(bots_game(seed, "random"))}
    assert kinds == {"answer", "question", "meeting-left", "step-away", "win-left"}
