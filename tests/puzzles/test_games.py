"""The games behind the shipped puzzles are kept, and choosing from them gives these puzzles."""

import os

import msgspec
import pytest
from msgspec.structs import replace

from inkognito.core.fairness import sealed
from inkognito.puzzles.games import (
    digest_of,
    kept_games,
    key_for,
    packed_games,
    read_games,
    setting_of,
)
from inkognito.puzzles.mine import counted
from inkognito.puzzles.prove import is_chosen
from inkognito.puzzles.shelf import shelf
from inkognito.record.format import Header, read
from inkognito.record.verify import verify

EACH = 1 if os.environ.get("EVERY_PUZZLE") else 17
"""One of so many games is replayed; `make prove-puzzles` replays all."""

SOME = range(0, len(shelf()), EACH)

SEED = 14
"""The seed of the thousand."""


def test_every_puzzle_has_its_game_by_the_hash_that_it_names() -> None:
    assert [digest_of(record) for record in kept_games()] == [one.origin.record for one in shelf()]


def test_every_game_was_dealt_by_the_seed_for_its_place() -> None:
    for one, record in zip(list(shelf())[:1000], kept_games(), strict=False):
        key = key_for(SEED, setting_of(one.origin), one.origin.number, "deal")
        header = msgspec.json.decode(record[: record.index("\n")], type=Header)
        assert header.commitment == sealed(key).commitment


@pytest.mark.parametrize("place", SOME, ids=lambda place: str(place + 1))
def test_a_game_is_replayed_with_the_same_draws_and_legal_moves(place: int) -> None:
    record = kept_games()[place].encode()
    assert verify(read(record), record).is_true


@pytest.mark.parametrize("place", SOME, ids=lambda place: str(place + 1))
def test_choosing_from_the_game_gives_exactly_the_puzzle(place: int) -> None:
    puzzles = list(shelf())
    assert is_chosen(puzzles[place], kept_games()[place], counted(puzzles[:place]))


def test_no_other_puzzle_passes_for_the_one_of_a_game() -> None:
    puzzle, record = shelf().find(1), kept_games()[0]
    none = counted(())
    assert is_chosen(puzzle, record, none)
    assert not is_chosen(puzzle, kept_games()[1], none)
    assert not is_chosen(replace(puzzle, viewer="red"), record, none)
    assert not is_chosen(replace(puzzle, options=puzzle.options[::-1]), record, none)
    longer = replace(puzzle.effort, steps=puzzle.effort.steps + 1)
    assert not is_chosen(replace(puzzle, effort=longer), record, none)
    assert is_chosen(replace(puzzle, effort=replace(puzzle.effort, master=0.5)), record, none)


def test_which_kind_is_chosen_depends_on_those_before() -> None:
    puzzle, record = shelf().find(13), kept_games()[12]
    assert puzzle.kind == "win"
    assert is_chosen(puzzle, record, counted(list(shelf())[:12]))
    assert not is_chosen(puzzle, record, counted(()))


def test_records_are_read_as_they_were_written_also_after_appending() -> None:
    first, rest = kept_games()[:2], kept_games()[2:3]
    assert read_games(packed_games(first) + packed_games(rest)) == first + rest
    assert read_games(packed_games(())) == ()
