"""The lobby lists public tables that can be joined or watched, and nobody crowds others out."""

from typing import Any

import pytest
from msgspec.structs import replace

from inkognito.protocol.messages import LobbyTable, LobbyUpdate
from inkognito.tables.lobby import MOST_LISTED, MOST_OF_ONE_OPENER, Listed, Lobby
from tests.kit.table_world import Process, World

PUBLIC = Process(World("card", players=3, visibility="public")).session.listing(0)


def listing(name: str, at: int = 0, **fields: Any) -> LobbyTable:
    return replace(PUBLIC, table=name, at=at, **fields)


def listed(name: str, at: int = 0, opener: str = "here", **fields: Any) -> Listed:
    return Listed(listing(name, at, **fields), opener)


def gone(lobby: Lobby, new: Listed) -> tuple[str, ...]:
    """The tables that a new one drops."""
    update = lobby.list_table(new)
    assert update is not None
    assert update.tables == (new.listing,)
    return update.gone


def names(lobby: Lobby) -> list[str]:
    return [one.table for one in lobby.tables()]


def test_the_latest_table_comes_first_and_everybody_is_told_of_it() -> None:
    lobby = Lobby([listed("a", 1), listed("b", 3)])
    new = listed("c", 2)
    assert lobby.list_table(new) == LobbyUpdate(tables=(new.listing,))
    assert names(lobby) == ["b", "c", "a"]
    assert "c" in lobby
    assert "d" not in lobby


def test_a_table_that_changes_is_listed_once() -> None:
    lobby = Lobby([listed("a", 1)])
    lobby.change(listing("a", 2, status="playing"))
    assert [(one.at, one.status) for one in lobby.tables()] == [(2, "playing")]


@pytest.mark.parametrize("status", ["over", "aborted"])
def test_a_table_that_is_over_is_gone(status: str) -> None:
    lobby = Lobby([listed("a")])
    assert lobby.change(listing("a", status=status)) == LobbyUpdate(gone=("a",))
    assert names(lobby) == []


@pytest.mark.parametrize("status", ["gathering", "playing", "paused"])
def test_a_closed_table_is_gone_and_nobody_is_told_twice(status: str) -> None:
    lobby = Lobby([listed("a")])
    closed = listed("a", status=status)
    assert lobby.list_table(closed, is_closed=True) == LobbyUpdate(gone=("a",))
    assert lobby.list_table(closed, is_closed=True) is None


def test_a_private_table_is_never_listed() -> None:
    private = replace(PUBLIC.settings, visibility="private")
    lobby = Lobby()
    assert lobby.list_table(listed("a", settings=private)) is None
    assert names(lobby) == []


# --- who is listed --------------------------------------------------------------------------------


def full() -> Lobby:
    """A list of openers with one table each, and of one with three, which are newer."""
    others = [listed(f"other-{n}", n, opener=f"place-{n}") for n in range(MOST_LISTED - 3)]
    return Lobby([*others, *(listed(f"many-{n}", 1_000 + n, opener="many") for n in range(3))])


def test_a_full_list_drops_the_oldest_table_of_the_opener_who_has_the_most() -> None:
    lobby = full()
    assert gone(lobby, listed("new", 2_000, opener="new")) == ("many-0",)
    assert len(lobby.tables()) == MOST_LISTED
    assert "new" in names(lobby)


def test_a_list_that_is_just_full_drops_nothing() -> None:
    lobby = full()
    lobby.drop("other-7")
    assert gone(lobby, listed("new", 2_000, opener="new")) == ()


def test_where_all_have_equally_many_the_oldest_table_goes() -> None:
    lobby = Lobby(listed(f"other-{n}", n, opener=f"place-{n}") for n in range(MOST_LISTED))
    assert gone(lobby, listed("new", 2_000, opener="new")) == ("other-0",)


def test_of_one_opener_only_so_many_are_listed_though_the_list_is_not_full() -> None:
    lobby = Lobby([listed("other", 0, opener="other")])
    for number in range(MOST_OF_ONE_OPENER):
        assert gone(lobby, listed(f"many-{number}", 1 + number, opener="many")) == ()
    assert not lobby.has_room_for("many")
    assert lobby.has_room_for("other")
    assert gone(lobby, listed("one-more", 1_000, opener="many")) == ("many-0",)
    assert gone(lobby, listed("another", 1_001, opener="other")) == ()
    lobby.drop("many-1")
    assert lobby.has_room_for("many")


def test_a_full_list_has_room_for_nobody() -> None:
    lobby = full()
    assert not lobby.has_room_for("new")
    lobby.drop("other-0")
    assert lobby.has_room_for("new")


def test_a_table_that_changes_drops_no_other() -> None:
    lobby = full()
    assert lobby.change(listing("many-0", 5_000)) == LobbyUpdate(tables=(listing("many-0", 5_000),))
    assert len(lobby.tables()) == MOST_LISTED


def test_a_table_that_is_older_than_all_others_of_its_opener_is_not_listed() -> None:
    many = [listed(f"many-{n}", 10 + n, opener="many") for n in range(MOST_OF_ONE_OPENER)]
    lobby = Lobby(many)
    assert lobby.list_table(listed("older", 5, opener="many")) is None
    assert set(names(lobby)) == {one.listing.table for one in many}
