"""What a veteran values on the board, each weight by itself: others alike, this one counts."""

from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from inkognito import Game
from inkognito.board.cards import ABOUT_INDEX
from inkognito.board.pieces import AMBASSADOR, EITHER_BALL, PIECE_INDEX, PIECES_OF
from inkognito.board.shows import THREE
from inkognito.board.venice import SPACE_INDEX
from inkognito.bots.board_bot import BoardBot
from inkognito.bots.board_outlook import Outlook
from inkognito.bots.manner import SLY_ON_THE_BOARD, Judgement
from inkognito.bots.reach import within
from inkognito.deduction.worth import information
from tests.bots.test_board_scenes import hands, proofs, showing
from tests.kit.scenes import scene

BLUE, YELLOW = 1, 3
IDENTITY = ABOUT_INDEX["identity"]
PARTNER = showing("blue", "grey-bubble", "short", "thin")
"""Red knows that blue is the partner, and blue knows nothing."""


def outlook_of(game: Game, **judgement: float) -> Outlook:
    """How red sees the position, if these things have a value."""
    manner = replace(SLY_ON_THE_BOARD, judgement=Judgement(**judgement), foresight=True)
    bot = BoardBot("red", bytes(32), manner)
    for seen in game.sightings("red"):
        bot.see(seen.sighting)
    return bot._outlook()


def sent(outlook: Outlook, piece: str, to: str) -> float:
    return outlook.value_of_sending(PIECE_INDEX[piece], SPACE_INDEX[to])


# --- company --------------------------------------------------------------------------------------

NEAR, FAR = "redentore", "sant-elena"
"""A space beside red's figures, and one that is far from all of them."""


def drawn_near(game: Game, piece: str, **judgement: float) -> float:
    """What these weights add to sending a piece near, compared with far away."""

    def gain(outlook: Outlook) -> float:
        return sent(outlook, piece, NEAR) - sent(outlook, piece, FAR)

    return gain(outlook_of(game, **judgement)) - gain(outlook_of(game))


def test_a_partner_who_has_much_to_learn_is_sent_where_they_can_ask() -> None:
    game = scene(places={"red-fat": "zitelle"}, shown=[PARTNER])
    assert drawn_near(game, "blue-tall", company=1.0) > 0.1


def test_a_partner_who_knows_everything_need_not_come() -> None:
    told = showing("red", "grey-fiddlebottom", "grey-tall", "A", to="blue")
    game = scene(places={"red-fat": "zitelle"}, shown=[PARTNER, told])
    assert drawn_near(game, "blue-tall", company=1.0) == pytest.approx(0.0)


def test_an_opponent_may_be_unwelcome() -> None:
    game = scene(places={"red-fat": "zitelle"}, shown=[showing("yellow", "grey-x", "fat", "thin")])
    assert drawn_near(game, "yellow-tall", exposure=1.0) < -0.1
    assert drawn_near(game, "yellow-tall", company=1.0) == pytest.approx(0.0)


def test_a_figure_goes_where_the_partner_can_find_it() -> None:
    game = scene(shown=[PARTNER])
    plain, sociable = outlook_of(game), outlook_of(game, company=1.0)
    fat = PIECE_INDEX["red-fat"]
    gained = np.array(sociable.worth[fat]) - np.array(plain.worth[fat])
    near = within("ares-2013", EITHER_BALL)[1]
    found = near[[plain.state.places[piece] for piece in PIECES_OF[BLUE]]].max(axis=0)
    assert gained.min() >= -1e-9
    assert gained.argmax() in np.flatnonzero(found == found.max())
    assert gained[found == 0].max() < gained.max()


# --- what questions are worth ---------------------------------------------------------------------


def asking_blue(shown: list[dict[str, Any]], **judgement: float) -> float:
    return outlook_of(scene(shown=shown), **judgement).mind.question_worth(BLUE, IDENTITY, THREE)


def test_a_partner_who_knows_the_bot_is_expected_to_be_candid() -> None:
    introduced = [showing("red", "grey-fiddlebottom", "fat", "thin", to="blue")]
    assert asking_blue(introduced, candour=0.8) > asking_blue(introduced) + 0.1


def test_who_knows_nothing_about_the_bot_is_not_expected_to_be_candid() -> None:
    assert asking_blue([], candour=0.8) == pytest.approx(asking_blue([]))


def test_what_an_answer_tells_about_the_opponents_goal_has_a_value() -> None:
    known = proofs("ABCD")[:1]
    without, with_it = (
        outlook_of(scene(hands=hands("ABCD"), shown=known), fear_bits=weight).mind.question_worth(
            YELLOW, IDENTITY, THREE
        )
        for weight in (0.0, 0.5)
    )
    assert with_it > without + 0.1


def test_a_whole_hand_tells_all_that_depends_on_it() -> None:
    weights, classes = np.full(4, 0.25), np.arange(4)
    silent = np.ones((4, 1))
    assert information(weights, classes, classes, silent) == pytest.approx(0.0)
    assert information(weights, classes, classes, silent, np.ones(4)) == pytest.approx(2.0)
    assert information(weights, classes, classes, silent, np.full(4, 0.5)) == pytest.approx(1.0)


# --- goals ----------------------------------------------------------------------------------------


def test_who_must_bring_the_ambassador_to_the_embassy_goes_to_meet_them_elsewhere() -> None:
    places = {"ambassador": "san-toma"}
    game = scene(hands=hands("CDAB"), shown=proofs("CDAB"), places=places)
    outlook = outlook_of(game)
    beside, far = (outlook.worth[PIECE_INDEX["red-fat"]][SPACE_INDEX[s]] for s in ("frari", FAR))
    assert beside > far + 0.5
    near, away = (
        outlook.progress(outlook.moved(PIECE_INDEX["red-fat"], SPACE_INDEX[space]))
        for space in ("san-toma", FAR)
    )
    assert near > away
    at_home = outlook.moved(AMBASSADOR, SPACE_INDEX["embassy"])
    assert outlook.progress(at_home) > outlook.progress(outlook.state.places)


def test_a_figure_that_opponents_may_have_to_meet_keeps_away_from_them() -> None:
    game = scene(hands=hands("ACBD"), shown=proofs("ACBD"))
    feared = [goal for goal, _ in outlook_of(game).mind.feared_goals(0.04)]
    assert feared
    for goal in feared:
        figure = goal.target if goal.kind == "share" else None
        plain, wary = outlook_of(game), outlook_of(game, flight=1.0)
        for own in plain.figures:
            lost = np.array(plain.worth[own]) - np.array(wary.worth[own])
            assert (lost.max() > 0.5) == (own == figure)


def test_the_less_patient_value_a_later_arrival_less() -> None:
    game = scene(hands=hands("ACBD"), shown=proofs("ACBD"))
    tall = PIECE_INDEX["red-tall"]
    far = SPACE_INDEX[FAR]
    patient, hasty = (outlook_of(game, patience=patience) for patience in (0.9, 0.5))
    assert patient.progress(patient.moved(tall, far)) > hasty.progress(hasty.moved(tall, far))


def test_with_focus_an_unlikely_goal_counts_less() -> None:
    game = scene()
    diffuse, focused = outlook_of(game), outlook_of(game, focus=2.0)
    assert focused.progress(focused.state.places) < diffuse.progress(diffuse.state.places)
