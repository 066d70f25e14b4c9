"""The puzzles that ship: each is proved again, none gives itself away, their order is frozen."""

import hashlib
from collections import Counter
from itertools import pairwise
from typing import Any

import msgspec
import pytest
from msgspec.structs import asdict

from inkognito.core.refusals import Refused
from inkognito.core.seats import COLOURS
from inkognito.posing.puzzle import GRADES, KINDS, Puzzle
from inkognito.puzzles.fares import tried_again
from inkognito.puzzles.games import SETTINGS
from inkognito.puzzles.grade import LEVELS
from inkognito.puzzles.prove import is_proved
from inkognito.puzzles.shelf import FIRST_DAY, IN_ROTATION, Kept, packed, read, shelf

FROZEN = {1000: "d738b5b7ed9085d38e8c6c116acedad3cc845a84c781ab430a456daceaf1a8f6"}
"""By how many puzzles from the first one: the SHA-256 of their lines, which never changes.

What their grades follow from is left out: bots that have learned to play better may try them again.
"""

EACH = 8
"""One in this number is proved here; `make prove-puzzles` proves all of them."""


def test_a_thousand_are_there_of_every_kind_grade_game_edition_and_number_of_players() -> None:
    assert len(shelf()) >= 1000
    assert {one.kind for one in shelf()} == set(KINDS)
    by_setting = Counter((one.game, one.origin.edition, one.origin.players) for one in shelf())
    assert len(by_setting) == len(SETTINGS)
    assert min(by_setting.values()) >= 60
    for kind in KINDS:
        grades = Counter(one.grade for one in shelf() if one.kind == kind)
        assert set(grades) == set(GRADES), kind


@pytest.mark.parametrize("kept", list(shelf())[::EACH], ids=lambda one: str(one.id))
def test_a_puzzle_is_proved_again_from_its_position_alone(kept: Kept) -> None:
    assert is_proved(kept)


def test_numbers_and_order_are_frozen() -> None:
    assert [one.id for one in shelf()] == list(range(1, len(shelf()) + 1))
    for count, digest in FROZEN.items():
        lines = b"".join(without_effort(one) for one in list(shelf())[:count])
        assert hashlib.sha256(lines).hexdigest() == digest


def without_effort(kept: Kept) -> bytes:
    fields = asdict(kept)
    del fields["effort"]
    return msgspec.json.encode(fields)


def test_trying_a_puzzle_again_changes_nothing_but_what_its_grade_follows_from() -> None:
    for kept in list(shelf())[::40]:
        again = tried_again(kept)
        assert without_effort(again) == without_effort(kept)
        assert tried_again(again) == again
        shares = [getattr(again.effort, level) for level in LEVELS]
        assert all(0 <= share <= 1 for share in shares)


def test_a_veteran_sees_every_win_on_the_board_also_after_a_meeting() -> None:
    wins = [one for one in shelf() if (one.kind, one.game) == ("win", "board")]
    assert {one.effort.veteran for one in wins} == {1.0}
    slips = [one for one in wins if one.id in (13, 92, 160)]
    assert [tried_again(one).effort.veteran for one in slips] == [1.0] * 3


def test_neighbours_are_of_different_games() -> None:
    games = [one.game for one in shelf()][:IN_ROTATION]
    same = sum(one == other for one, other in pairwise(games))
    assert same < len(games) / 10


def test_each_puzzle_comes_from_a_game_of_its_own() -> None:
    assert len({one.origin.record for one in shelf()}) == len(shelf())


def test_what_the_solver_gets_has_no_solution_and_no_hand_but_their_own() -> None:
    assert "solution" not in Puzzle.__struct_fields__
    for kept in shelf():
        sent: Any = msgspec.json.decode(msgspec.json.encode(kept.puzzle))
        assert set(sent) == set(Puzzle.__struct_fields__)
        seen = sent["seen"]
        assert seen["type"] == "scenario-seen"
        assert seen["hand"] is None or seen["hand"]["seat"] == kept.viewer
        for shown in seen["shown"]:
            assert kept.viewer in (shown["seat"], *listed(shown["to"]))
        if kept.viewer in COLOURS:
            assert all(kept.viewer in (one["seat"], one["to"]) for one in seen.get("black", ()))
        assert len(kept.when) == len(seen["shown"]) + len(seen.get("black", ()))


def listed(seats: Any) -> list[str]:
    return [seats] if isinstance(seats, str) else seats


def test_the_daily_puzzle_goes_through_the_list_and_begins_again() -> None:
    assert shelf().daily(FIRST_DAY).id == 1
    assert shelf().daily(FIRST_DAY + 1).id == 2
    assert shelf().daily(FIRST_DAY + IN_ROTATION).id == 1


def test_a_number_that_is_not_there_is_refused() -> None:
    for number in (0, -1, len(shelf()) + 1):
        with pytest.raises(Refused, match="no-such-puzzle"):
            shelf().find(number)


def test_the_list_can_be_narrowed() -> None:
    everything = shelf().listed()
    assert len(everything) == len(shelf())
    some = shelf().listed("win", "board", 3)
    assert some
    assert {(one.kind, one.game, one.grade) for one in some} == {("win", "board", 3)}


def test_a_file_is_read_as_it_was_written() -> None:
    first = list(shelf())[:5]
    assert list(read(packed(first))) == first
