"""A table is a fold of its log: pure, total, and the same for every reader."""

from itertools import product
from random import Random
from typing import get_args

import msgspec
import pytest
from msgspec.structs import replace

from inkognito.protocol import requests
from inkognito.tables import entries as log
from inkognito.tables import evolve as fold
from inkognito.tables.effects import AppendRow
from inkognito.tables.evolve import apply_row, apply_rows, check_complete, evolve
from inkognito.tables.numbering import Numbering
from inkognito.tables.table import Table
from tests.kit.table_client import TAKEN
from tests.kit.table_world import TABLE, Process, World, begun, play_on, seated


def lively(game: str) -> Process:
    """A table where all kinds of things have happened, and its game is over."""
    process = Process(World(game, players=4, bots={"yellow": "random"}))
    ann, bob, cem = seated(process, "ann", "bob", "cem")
    assert process.ask(cem, requests.StandUp) == TAKEN
    assert process.ask(cem, requests.Sit, seat="green") == TAKEN
    for one in (ann, bob, cem):
        assert process.ask(one, requests.SetReady, entropy="c0ffee") == TAKEN
    assert process.ask(ann, requests.Begin) == TAKEN
    assert process.ask(ann, requests.Mute, person="cem", muted=True) == TAKEN
    assert process.ask(bob, requests.Leave) == TAKEN
    assert process.ask(bob, requests.TakeBack) == TAKEN
    assert process.ask(ann, requests.Vote, motion="pause", agree=True) == TAKEN
    play_on(process, Random(1))
    return process


@pytest.mark.parametrize("game", ["board", "card"])
def test_applying_a_row_changes_no_earlier_table(game: str) -> None:
    rows = lively(game).world.rows()
    tables = [Table(TABLE)]
    seen = [repr(tables[0])]
    for row in rows:
        tables.append(apply_row(tables[-1], row))
        seen.append(repr(tables[-1]))
    assert [repr(table) for table in tables] == seen
    assert [table.seq for table in tables] == list(range(len(rows) + 1))


def without_chance(table: Table) -> tuple[Table, object]:
    """The table and its game, but for the generator, which equals no other."""
    game = table.game and (table.game.state, table.game.decision, table.game.last)
    return replace(table, game=None), game


@pytest.mark.parametrize("game", ["board", "card"])
def test_many_rows_at_once_lead_to_the_same_table_as_one_by_one(game: str) -> None:
    rows = lively(game).world.rows()
    one_by_one = [Table(TABLE)]
    for row in rows:
        one_by_one.append(apply_row(one_by_one[-1], row))
    for first, last in product(range(0, len(rows), 7), range(len(rows) + 1)):
        if first <= last:
            at_once = apply_rows(one_by_one[first], rows[first:last])
            assert without_chance(at_once) == without_chance(one_by_one[last])


@pytest.mark.parametrize("game", ["board", "card"])
def test_loaded_rows_are_counted_as_those_that_were_seen(game: str) -> None:
    rows = lively(game).world.rows()
    table = apply_rows(Table(TABLE), rows)
    seen, loaded = Numbering(), Numbering()
    for row in rows:
        seen.add(table, row)
        loaded.load(table, row)
        assert loaded.counts == seen.counts


@pytest.mark.parametrize("game", ["board", "card"])
def test_the_table_that_is_computed_before_a_row_is_stored_is_the_one_after_it(game: str) -> None:
    process = Process(World(game, players=3), holds={"rows"})
    process.holds = frozenset()
    begun(process, "ann", "bob", "cem")
    process.holds = frozenset({"rows"})
    before = process.session.table
    client = next(one for one in process.clients.values() if one.is_waited_for)
    process.hear(client, client.choose(Random(1))[1])
    (effect,) = process.rows
    assert isinstance(effect, AppendRow)
    assert process.session.table is before, "nothing happens before the row is durable"
    pending = process.session._log.stream.pending
    assert pending is not None
    assert pending.write is not None
    process.do(process.answer(process.rows.popleft()))
    assert process.session.table is pending.write.after


def test_every_entry_has_a_handler_or_the_program_does_not_start() -> None:
    assert set(fold._HANDLERS) == set(get_args(log.AnyEntry))
    for entry in get_args(log.AnyEntry):
        some = {one: None for one in get_args(log.AnyEntry) if one is not entry}
        with pytest.raises(LookupError, match=entry.__name__):
            check_complete(some)


def test_a_table_can_not_be_changed() -> None:
    table = lively("card").session.table
    with pytest.raises(AttributeError):
        table.host = "zoe"  # type: ignore[misc]
    muted = evolve(table, log.Muted("bob", True))
    assert ("bob" in muted.muted, "bob" in table.muted) == (True, False)
    assert msgspec.structs.replace(muted, muted=table.muted) == table


def test_who_is_removed_twice_stays_removed() -> None:
    table = evolve(evolve(Table(TABLE), log.Removed("bob")), log.Removed("bob"))
    assert table.banned == {"bob"}


def test_somebody_without_a_chair_can_not_be_ready() -> None:
    table = process_with_one_person().session.table
    assert evolve(table, log.BecameReady("zoe", True, "c0ffee")) == table
    assert evolve(table, log.BecameReady("ann", True, "c0ffee")) != table


def process_with_one_person() -> Process:
    process = Process(World("card", players=3))
    seated(process, "ann")
    return process


def test_a_step_of_a_lesson_changes_nothing_where_no_lesson_is_taught() -> None:
    table = process_with_one_person().session.table
    assert evolve(table, log.LessonStepTaken(0)) == table


def test_a_log_in_which_somebody_moves_before_the_game_is_not_read() -> None:
    table = process_with_one_person().session.table
    with pytest.raises(AssertionError, match="before the game"):
        evolve(table, log.Played("red", ()))


def test_who_votes_twice_has_one_vote_and_who_wants_to_pass_twice_passes() -> None:
    process = Process(World("card", players=3))
    begun(process, "ann", "bob", "cem")
    once = evolve(process.session.table, log.Voted("ann", "pause", True))
    assert evolve(once, log.Voted("ann", "pause", True)) == once
    assert once.votes["pause"] == {"ann"}
    passes = evolve(once, log.PassingSet("red", "declaration", True))
    assert evolve(passes, log.PassingSet("red", "declaration", True)) == passes
    assert passes.passing["red"] == {"declaration"}


def test_who_takes_back_what_they_have_not_said_has_still_not_said_it() -> None:
    process = Process(World("card", players=3))
    begun(process, "ann", "bob", "cem")
    table = process.session.table
    assert evolve(table, log.Muted("bob", False)).muted == set()
    assert evolve(table, log.Voted("ann", "pause", False)).votes["pause"] == set()
    passing = evolve(table, log.PassingSet("red", "declaration", False)).passing
    assert passing["red"] == set()


def test_who_leaves_their_chair_takes_their_entropy_along_and_nobody_elses() -> None:
    process = Process(World("card", players=3))
    clients = seated(process, "ann", "bob", "cem")
    for client in clients:
        assert process.ask(client, requests.SetReady, entropy="c0ffee") == TAKEN
    table = process.session.table
    for person in ("ann", "bob", "cem"):
        left = table.seat_of(person)
        others = {seat: value for seat, value in table.entropy.items() if seat != left}
        assert len(others) == 2
        assert evolve(table, log.StoodUp(person)).entropy == others


def test_rows_behind_a_gap_are_not_applied() -> None:
    process = Process(World("card", players=3))
    before = process.session.table.seq
    seated(process, "ann", "bob")
    late = Process(World("card", players=3))
    rows = process.world.rows(before)
    assert len(rows) == 2
    late.do(late.session.catch_up(late.world.now, rows[1:]))
    assert late.session.table.seq == before
    for _ in range(2):
        late.do(late.session.catch_up(late.world.now, rows))
        assert late.session.table.seq == before + 2


def test_rows_that_are_known_already_are_not_shown_again() -> None:
    process = Process(World("card", players=3))
    begun(process, "ann", "bob", "cem")
    before = len(process.sent)
    process.do(process.session.catch_up(process.world.now, process.world.rows()))
    assert len(process.sent) == before


def test_a_row_that_is_read_from_the_store_while_it_is_being_stored_is_applied_once() -> None:
    process = Process(World("card", players=3))
    begun(process, "ann", "bob", "cem")
    process.holds = frozenset({"rows"})
    client = next(one for one in process.clients.values() if one.is_waited_for)
    name, data = client.choose(Random(1))
    process.hear(client, data)
    written = process.rows.popleft().row
    assert process.world.append(written)
    process.do(process.session.catch_up(process.world.now, process.world.rows(written.seq - 1)))
    seen = len(client.seen)
    process.do(process.session.stored(process.world.now))
    assert process.session.table.seq == written.seq
    assert (client.verdicts[name], len(client.seen)) == (TAKEN, seen)


def test_the_run_of_the_last_row_is_known_after_loading_whatever_it_is_called() -> None:
    world = World("card", players=3)
    seated(Process(world, run="zeta"), "ann")
    alpha = Process(world, run="alpha")
    assert alpha.ask(alpha.join("bob"), requests.Sit, seat="blue") == TAKEN
    assert Process(world, run="mu").join("cem").run == "alpha"


def test_a_private_row_of_another_run_does_not_show_in_the_run_that_others_hear_of() -> None:
    world = World("card", players=3)
    zeta = Process(world, run="zeta")
    ann, *_ = begun(zeta, "ann", "bob", "cem")
    alpha = Process(world, run="alpha")
    ann = alpha.join("ann")
    assert alpha.ask(ann, requests.SetPassing, kind="declaration", passes=True) == TAKEN
    assert world.rows()[-1].is_private
    assert Process(world, run="mu").join("bob").run == "zeta"
