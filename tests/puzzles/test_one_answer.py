"""Every puzzle has exactly one answer, by brute force: deals from a list, turns with the engine."""

import os
from collections.abc import Iterator
from itertools import islice
from typing import Any

import msgspec
import pytest

from inkognito import Game, load_scenario
from inkognito.board.commands import (
    AnswerHand,
    DeclareAlone,
    DeclareMission,
    EndMovement,
    Expel,
    QuestionAgent,
    QuestionThroughAmbassador,
    ShowCards,
    SlipAway,
    Step,
)
from inkognito.board.pieces import PIECE_INDEX
from inkognito.board.venice import SPACES
from inkognito.core.agents import partner_of
from inkognito.game_state import GameState
from inkognito.posing.puzzle import Asks, Declares, Goes, Holds, Shows
from inkognito.puzzles.shelf import Kept, shelf
from tests.oracle.naive_deduction import BUILDS, COLOURS, IDENTITIES, LETTERS, Deal
from tests.puzzles.naive import absent, possible_deals
from tests.puzzles.naive_telling import Answering, faces, left_by_question

EACH = 1 if os.environ.get("EVERY_PUZZLE") else 9
"""One in this number of puzzles of a kind is tried; `make prove-puzzles` tries all."""


def some(kind: str, game: str | None = None) -> list[Kept]:
    found = [one for one in shelf() if one.kind == kind and game in (None, one.game)]
    return found[::EACH]


def named(kept: Kept) -> str:
    return f"{kept.id}-{kept.game}"


@pytest.mark.parametrize("kept", some("who"), ids=named)
def test_who_it_is_follows_from_all_deals_and_no_other_option_is_possible(kept: Kept) -> None:
    seen: Any = kept.sighting
    holder = kept.about if kept.about in COLOURS else absent(seen)
    deals = possible_deals(kept.game, kept.viewer, seen)
    assert deals
    for number, option in enumerate(kept.options):
        assert isinstance(option, Holds)
        having = [deal for deal in deals if set(option.cards) <= deal[str(holder)]]
        assert len(having) == (len(deals) if number == kept.solution.right else 0)


@pytest.mark.parametrize("kept", some("win", "card"), ids=named)
def test_the_code_follows_from_all_deals(kept: Kept) -> None:
    deals = possible_deals(kept.game, kept.viewer, kept.sighting)
    right = kept.options[kept.solution.right]
    assert isinstance(right, Declares)
    assert {code_of(deal) for deal in deals} == {right.code}


def code_of(deal: Deal) -> tuple[str, ...]:
    holders = {card: hand for hand in deal.values() for card in hand if card in IDENTITIES}
    return tuple(next(iter(holders[one] - {one})) for one in IDENTITIES)


# --- winning on the board -------------------------------------------------------------------------


def as_game(kept: Kept, deal: Deal) -> Game:
    """The position with this deal, as a game."""
    seen: Any = kept.sighting
    hands = [
        {
            "seat": colour if colour in seen.seats else "aside",
            "identity": next(iter(hand & set(IDENTITIES))),
            "build": next(iter(hand & set(BUILDS))),
            "mission": next(iter(hand & set(LETTERS))),
        }
        for colour, hand in deal.items()
    ]
    fields = ("seats", "rules", "to_move", "phase", "turn", "places", "balls", "shown")
    data = {name: msgspec.to_builtins(getattr(seen, name)) for name in fields}
    mover = {"ambassador_moved_by": seen.ambassador_moved_by} if seen.ambassador_moved_by else {}
    return load_scenario({"game": "board", "version": 1, "hands": hands, **data, **mover}, seed=1)


def declared(game: Game, viewer: Any, deal: Deal) -> Any:
    """How the game ends if the viewer declares now, and their partner agrees."""
    [identity] = deal[viewer] & set(IDENTITIES)
    wanted = IDENTITIES[partner_of(IDENTITIES.index(identity))]
    partner: Any = next(colour for colour, hand in deal.items() if wanted in hand)
    if partner not in game.seats:
        game.play(viewer, DeclareAlone())
    else:
        game.play(viewer, DeclareMission(partner))
        game.play(partner, AnswerHand(accept=True))
    return game.outcome


@pytest.mark.parametrize("kept", some("win", "board"), ids=named)
def test_the_way_to_the_win_wins_in_every_deal_that_is_possible(kept: Kept) -> None:
    deals = possible_deals(kept.game, kept.viewer, kept.sighting)
    for deal in islice(deals, 0, None, max(1, len(deals) // 3)):
        game = as_game(kept, deal)
        for move in kept.solution.way:
            game.play(kept.viewer, Step(move.ball, move.piece, move.to))  # type: ignore[arg-type]
        game.play(kept.viewer, EndMovement())
        assert kept.viewer in declared(game, kept.viewer, deal).winners


def without_rival_balls(found: list[Kept]) -> list[Kept]:
    """Those with few enough moves to try all of them, one by one, with the engine."""
    return [one for one in found if "rival" not in one.sighting.balls]  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    "kept",
    without_rival_balls([one for one in shelf() if one.kind == "win" and one.game == "board"])[:6],
    ids=named,
)
def test_every_other_way_to_win_has_the_same_piece_at_the_same_place(kept: Kept) -> None:
    right = kept.options[kept.solution.right]
    assert isinstance(right, Goes)
    deal = possible_deals(kept.game, kept.viewer, kept.sighting)[0]
    game = as_game(kept, deal)
    won = 0
    for now in ends_of_turn(game.now, kept.viewer):
        game.now = now
        if kept.viewer in declared(game, kept.viewer, deal).winners:
            won += 1
            assert place_of(now, right.piece) == right.to
    assert won


def place_of(now: GameState, piece: str) -> str:
    return str(SPACES[now.state.places[PIECE_INDEX[piece]]])


def ends_of_turn(start: GameState, viewer: Any) -> Iterator[GameState]:
    """Every position of this turn in which the viewer may declare, each once."""
    seen: set[Any] = set()
    waiting = [start]
    while waiting:
        now = waiting.pop()
        key = (now.state.places, now.state.balls, now.state.phase)
        if key in seen:
            continue
        seen.add(key)
        offered = now.options(now.waits_for[0])
        if any(isinstance(one, DeclareAlone | DeclareMission) for one in offered):
            yield now
        waiting += [now.evolve(now.decide(now.waits_for[0], one)) for one in tried(offered)]


def tried(offered: tuple[Any, ...]) -> list[Any]:
    """What leads on: all steps, and one question and one answer, since they move nothing."""
    moving = [one for one in offered if isinstance(one, Step | EndMovement | SlipAway | Expel)]
    asking = {
        one.figure if isinstance(one, QuestionAgent) else "ambassador": one
        for one in offered
        if isinstance(one, QuestionAgent | QuestionThroughAmbassador)
    }
    showing = [one for one in offered if isinstance(one, ShowCards)][:1]
    return [*moving, *asking.values(), *showing]


# --- telling most and least -----------------------------------------------------------------------


@pytest.mark.parametrize("kept", some("question"), ids=named)
def test_the_deciding_question_leaves_fewest_deals(kept: Kept) -> None:
    seen: Any = kept.sighting
    deals = possible_deals(kept.game, kept.viewer, seen)
    counted = left_by_question if kept.game == "board" else left_by
    left = [counted(kept.viewer, seen, deals, option) for option in kept.options]
    assert left == pytest.approx(kept.solution.left, abs=0.006)
    assert left.index(min(left)) == kept.solution.right
    assert sorted(left)[1] >= 1.25 * min(left)


def left_by(viewer: str, seen: Any, deals: list[Deal], asks: Any) -> float:
    """Deals left on average if any black card that was not seen yet is as likely as another."""
    assert isinstance(asks, Asks)
    agent = str(asks.agent)
    known = {one.card for one in seen.black if one.seat == agent and one.to == viewer}
    expected = 0.0
    for deal in deals:
        cards = deal[agent] - known
        for card in cards:
            expected += sum(card in other[agent] for other in deals) / len(cards) / len(deals)
    return expected


@pytest.mark.parametrize("kept", some("answer"), ids=named)
def test_the_best_answer_leaves_most_hands_of_all_that_may_be_shown(kept: Kept) -> None:
    answering = Answering(kept)
    assert len(answering.hands) == kept.solution.before
    offered = [faces(option.cards) for option in kept.options if isinstance(option, Shows)]
    assert set(offered) <= set(answering.sets)
    assert [answering.left(one) for one in offered] == list(kept.solution.left)
    best = offered[kept.solution.right]
    others = [answering.left(one) for one in answering.sets if one != best]
    assert answering.left(best) > max(others)
