"""What movement says about builds, and how a sly bot hides its own."""

from functools import partial

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from inkognito.board.commands import Step
from inkognito.board.pieces import PIECE_INDEX
from inkognito.board.state import State
from inkognito.board.venice import SPACE_INDEX
from inkognito.bots.board_bot import BoardBot
from inkognito.bots.board_goals import goals_of, opponents_goals
from inkognito.bots.decoys import Decoys
from inkognito.bots.footprints import AIMLESS, Footprints
from inkognito.core.agents import partner_of
from inkognito.deduction.board import HANDS, KINDS, BoardReader
from inkognito.deduction.deals import PLAYED, deals, deals_with
from tests.bots.playing import Choice, new_table, play, rebuilt
from tests.bots.test_board_scenes import certain, hands, proofs
from tests.kit.scenes import scene

TALL, SHORT, FAT, THIN = range(PLAYED)


def moved(*steps: tuple[str, str, str], places: dict[str, str] | None = None) -> State:
    """The position in which red ends a movement with these steps: ball, piece, origin."""
    named = [dict(zip(("ball", "piece", "origin"), step, strict=True)) for step in steps]
    game = scene(places=places, steps=named, balls=("land",))
    bot = rebuilt("board", "clerk", "red", tuple(o.sighting for o in game.sightings("red")))
    assert isinstance(bot, BoardBot)
    return bot._state


TO_SALUTE = ("land", "red-fat", "accademia")


def test_who_moves_is_suspected_and_the_more_the_farther_and_the_lonelier() -> None:
    met = Footprints()
    met.note(moved(TO_SALUTE, places={"red-fat": "salute"}))
    alone = Footprints()
    alone.note(moved(("land", "red-fat", "piazza-san-marco"), places={"red-fat": "rialto"}))
    for prints in (met, alone):
        suspicion = prints.suspicion(0)
        assert max(suspicion) == suspicion[FAT]
        assert suspicion[TALL] == suspicion[SHORT] == suspicion[THIN] < suspicion[FAT]
    assert alone.suspicion(0)[FAT] > met.suspicion(0)[FAT]
    assert met.suspicion(1) == [0.25] * PLAYED


def test_pieces_of_others_leave_no_trace_of_who_moves_them() -> None:
    prints = Footprints()
    prints.note(moved(("rival", "blue-short", "accademia"), places={"red-fat": "salute"}))
    assert [prints.suspicion(colour) for colour in range(2)] == [[0.25] * PLAYED] * 2


@given(st.lists(st.floats(0, 1000), min_size=4, max_size=4))
def test_no_movement_rules_a_build_out(further: list[float]) -> None:
    suspicion = Footprints().suspicion(0, further)
    assert sum(suspicion) == pytest.approx(1)
    assert min(suspicion) >= AIMLESS / PLAYED


def test_footprints_change_what_is_likely_and_nothing_that_is_possible() -> None:
    def compare(changed: list[bool], choice: Choice) -> None:
        assert isinstance(choice.bot, BoardBot)
        plain = BoardReader(choice.seat)
        for sighting in choice.sightings:
            plain.see(sighting)
        book = choice.bot._reader.notebook
        choice.bot._thoughts()
        assert book.logic.possible == plain.notebook.logic.possible
        with_them, without = book.belief.weights(), plain.notebook.belief.weights()
        assert ((with_them > 0) == (without > 0)).all()
        changed.append(not np.allclose(with_them, without))

    changed: list[bool] = []
    play(new_table("board", {"turn_limit": 8}, 5), "board", "clerk", partial(compare, changed))
    assert any(changed)


# --- decoys ---------------------------------------------------------------------------------------


def test_moving_the_true_figure_costs_and_moving_decoys_afterwards_pays() -> None:
    prints = Footprints()
    start = moved(("rival", "blue-short", "accademia"), places={"red-fat": "salute"})
    decoys = Decoys(prints, start, TALL, 1.0)
    tall, fat = PIECE_INDEX["red-tall"], PIECE_INDEX["red-fat"]
    assert decoys.worth([(tall, 2, True)]) < decoys.worth([(tall, 1, False)]) < 0
    assert decoys.worth([(fat, 2, True)]) == 0
    for _ in range(2):
        prints.note(moved(TO_SALUTE, places={"red-fat": "salute"}))
    betrayed = Decoys(prints, start, FAT, 1.0)
    assert betrayed.worth([(tall, 1, False)]) > 0 > betrayed.worth([(fat, 1, False)])


def test_a_certain_mission_is_carried_out_whatever_it_betrays() -> None:
    game = play(certain("any-on-by-two-balls"), "board", "sly")
    assert game.outcome.winners == ("red", "blue")


# --- denial ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("order", [(0, 1, 2, 3), (0, 1, 3), (2, 0, 1), (0, 1, 2, 3, 4)])
def test_the_opponents_goals_are_those_that_they_have_themselves(order: tuple[int, ...]) -> None:
    seat, hand = order[0], 0
    feared = opponents_goals(order, "ares-2013-en", seat, hand)
    numbers = deals_with(KINDS, seat, hand)
    for place in range(0, len(numbers), 7):
        dealt = [HANDS[n] for n in deals(KINDS).hand_of[:, numbers[place]].tolist()]
        team = {dealt[seat].identity, partner_of(dealt[seat].identity)}
        goal = feared.goals[feared.of_deal[place]]
        rivals = [c for c in order if c < PLAYED and dealt[c].identity not in team]
        for rival in rivals:
            own_hand = int(deals(KINDS).hand_of[rival, numbers[place]])
            own = goals_of(order, "ares-2013-en", rival, own_hand)
            at = int(np.searchsorted(deals_with(KINDS, rival, own_hand), numbers[place]))
            theirs = own.goals[own.of_deal[at]]
            # two figures that are to meet are mover and target, or target and mover
            assert theirs.kind == goal.kind
            assert {*theirs.movers, theirs.target} == {*goal.movers, goal.target}


def test_a_sly_bot_values_keeping_opponents_from_their_goal_and_a_clerk_does_not() -> None:
    letters = "ABCD"
    game = scene(hands=hands(letters), shown=proofs(letters), balls=("rival", "land"))
    seen = tuple(one.sighting for one in game.sightings("red"))
    threats = []
    for kind in ("clerk", "sly"):
        bot = rebuilt("board", kind, "red", seen)
        assert isinstance(bot, BoardBot)
        outlook = bot._outlook()
        near = [
            outlook.threat(outlook.moved(PIECE_INDEX[step.piece], SPACE_INDEX[step.to]))
            for step in game.options("red")
            if isinstance(step, Step) and step.ball == "rival"
        ]
        threats.append({round(one, 6) for one in near})
    assert threats[0] == {0.0}
    assert len(threats[1]) > 1
