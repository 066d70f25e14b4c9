"""What a sly bot does besides hiding: blocks at cards, missions and expulsions on the board."""

from collections import defaultdict
from typing import Any

import pytest

from inkognito.board.commands import Expel, ShowCards
from inkognito.board.pieces import PIECE_INDEX
from inkognito.board.venice import SPACE_INDEX
from inkognito.bots.board_bot import BoardBot
from inkognito.bots.manner import CLERK, LEAST_SURE, SLY_AT_CARDS
from inkognito.card.cards import LOCATION_INDEX
from inkognito.card.commands import PlayLocation
from inkognito.card.state import EMPTY
from inkognito.views.card_position import position_after
from tests.bots.playing import Choice, choice_in, new_table, play, rebuilt
from tests.bots.test_board_scenes import PARTNER, TOLD, asked, hands, proofs, showing
from tests.bots.test_card_scenes import black, red_goes_last
from tests.kit.scenes import scene

# --- blocks at cards ------------------------------------------------------------------------------

TOGETHER = {"green": "rialto", "yellow": "rialto", "blue": "accademia"}
OPPONENTS = black("green", "yellow", kinds=("identity",))
"""Red knows that green and yellow are partners."""


def reds_choice(kind: str, **fields: Any) -> tuple[Any, str]:
    game = red_goes_last(TOGETHER, **fields)
    bot = rebuilt("card", kind, "red", tuple(one.sighting for one in game.sightings("red")))
    return bot.choose(game.options("red")), bot.why().code


def test_it_comes_between_two_opponents_who_stand_alone_together_and_says_so() -> None:
    assert reds_choice("sly", black=OPPONENTS) == (PlayLocation("rialto"), "hinders")


def test_a_clerk_does_not() -> None:
    assert reds_choice("clerk", black=OPPONENTS)[0] != PlayLocation("rialto")


def test_two_who_may_well_be_partner_and_opponent_are_left_alone() -> None:
    assert reds_choice("sly")[0] != PlayLocation("rialto")


def test_where_nobody_needs_a_partner_nobody_is_kept_apart() -> None:
    assert reds_choice("sly", black=OPPONENTS, players=5, hidden="arsenale")[1] != "hinders"


def test_it_never_blocks_on_purpose_in_two_rounds_running() -> None:
    on_purpose: dict[str, list[int]] = defaultdict(list)
    blocked: dict[str, set[int]] = defaultdict(set)

    def note(number: int, choice: Choice) -> None:
        if not isinstance(choice.command, PlayLocation):
            return
        state = EMPTY
        for sighting in choice.sightings:
            state = position_after(state, sighting)
        who, round_number = f"{number} {choice.seat}", state.round
        if state.at.count(LOCATION_INDEX[choice.command.location]) == 2:
            blocked[who].add(round_number)
            if choice.why.code == "hinders":
                on_purpose[who].append(round_number)

    for seed in range(12):
        table = new_table("card", {"players": 4, "round_limit": 30}, seed)
        play(table, "card", "sly", lambda choice, seed=seed: note(seed, choice))  # type: ignore[misc]
    assert sum(map(len, on_purpose.values())) >= 3
    for who, rounds in on_purpose.items():
        assert not {one - 1 for one in rounds} & blocked[who]


def test_waiting_gets_riskier_so_it_declares_what_is_less_sure_but_never_a_guess() -> None:
    needed = [SLY_AT_CARDS.sure_in(number) for number in range(1, 30)]
    assert needed == sorted(needed, reverse=True)
    assert needed[0] > 0.95
    assert needed[-1] == LEAST_SURE
    assert CLERK.sure_in(30) == 1.0


# --- the mission card -----------------------------------------------------------------------------


def mission_shown(asker: str, *shown: dict[str, Any]) -> bool:
    command = choice_in(asked(asker, shown=list(shown)), "board", "red", "sly")
    assert isinstance(command, ShowCards)
    return "A" in command.cards


def test_the_mission_card_goes_to_the_partner_who_asks() -> None:
    assert mission_shown("blue", PARTNER, *TOLD)


@pytest.mark.parametrize("shown", [(), (showing("green", "grey-zsazsa", "fat", "thin"),)])
def test_the_mission_card_goes_to_no_stranger_and_to_no_opponent(shown: tuple[Any, ...]) -> None:
    assert not mission_shown("green", *shown)


# --- expulsions -----------------------------------------------------------------------------------


def sending(letters: str) -> tuple[list[float], list[float], list[float]]:
    """What sending green's true figure is worth to a clerk and a sly bot, and what it threatens."""
    game = scene(
        "expelling",
        places={"red-short": "sant-angelo"},
        question={"agent": "green", "about": "identity", "piece": "green-fat"},
        hands=hands(letters),
        shown=[*proofs(letters), showing("green", "zsazsa", "x", "fat")],
    )
    seen = tuple(one.sighting for one in game.sightings("red"))
    clerk, sly = (rebuilt("board", kind, "red", seen) for kind in ("clerk", "sly"))
    assert isinstance(clerk, BoardBot)
    assert isinstance(sly, BoardBot)
    plain, outlook, piece = clerk._outlook(), sly._outlook(), PIECE_INDEX["green-fat"]
    spaces = [SPACE_INDEX[one.to] for one in game.options("red") if isinstance(one, Expel)]
    return (
        [plain.value_of_sending(piece, to) for to in spaces],
        [outlook.value_of_sending(piece, to) for to in spaces],
        [outlook.threat(outlook.moved(piece, to)) for to in spaces],
    )


def test_pieces_are_sent_away_from_the_goals_of_opponents() -> None:
    spread = []
    for letters in ("ABCD", "ACBD", "ADBC", "BDAC", "CDAB", "DCAB"):
        to_clerk, to_sly, threats = sending(letters)
        lost = [one - other for one, other in zip(to_clerk, to_sly, strict=True)]
        assert lost == pytest.approx(threats)
        spread.append(max(threats) - min(threats))
    assert max(spread) > 0.5
