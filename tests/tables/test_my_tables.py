"""A person's tables say where they sit, and whether the game waits for them."""

from inkognito.tables.my_tables import my_table
from inkognito.tables.sleep import Sleep
from tests.kit.table_world import Process, World, begun, seated


def test_a_loaded_table_says_whom_it_waits_for() -> None:
    process = Process(World("card", players=3))
    begun(process, "ann", "bob", "cem")
    session, listing = process.session, process.session.listing(5)
    mine = {one: my_table(listing, one, session, None) for one in ("ann", "bob", "cem", "zoe")}
    assert [one.seat for one in mine.values()] == ["red", "blue", "green", None]
    waits = [one.seat for one in mine.values() if one.waits]
    assert waits == list(session.table.running) != []
    assert {one.turn for one in mine.values()} == {1}
    assert (mine["ann"].table, mine["ann"].at) == (listing.table, 5)


def test_a_table_that_is_loaded_is_believed_more_than_what_was_stored_of_it() -> None:
    process = Process(World("card", players=3))
    begun(process, "ann", "bob", "cem")
    listing = process.session.listing(5)
    (running,) = process.session.table.running
    asleep = Sleep(1, None, waits=(), turn=9)
    person = process.session.table.chairs[running].person
    assert person is not None
    assert my_table(listing, person, process.session, asleep).waits
    assert my_table(listing, person, process.session, asleep).turn == 1


def test_a_sleeping_table_says_what_was_stored_of_it() -> None:
    process = Process(World("card", players=3))
    seated(process, "ann", "bob")
    listing = process.session.listing(5)
    asleep = Sleep(1, None, waits=("blue",), turn=4)
    mine = {one: my_table(listing, one, None, asleep) for one in ("ann", "bob", "zoe")}
    assert [(one.seat, one.waits, one.turn) for one in mine.values()] == [
        ("red", False, 4),
        ("blue", True, 4),
        (None, False, 4),
    ]


def test_a_table_of_which_nothing_is_known_waits_for_nobody() -> None:
    process = Process(World("card", players=3))
    seated(process, "ann")
    mine = my_table(process.session.listing(5), "ann", None, None)
    assert (mine.seat, mine.waits, mine.turn) == ("red", False, None)


def test_a_table_without_a_game_has_no_turn() -> None:
    process = Process(World("card", players=3))
    seated(process, "ann")
    mine = my_table(process.session.listing(5), "ann", process.session, None)
    assert (mine.waits, mine.turn) == (False, None)
