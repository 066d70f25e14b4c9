"""The lobby lists public tables that can be joined or watched, and no host crowds others out."""

from typing import Any

import pytest
from msgspec.structs import replace

from inkognito.protocol.messages import LobbyTable, LobbyUpdate
from inkognito.tables.lobby import MOST_LISTED, Lobby
from tests.kit.table_world import Process, World

PUBLIC = Process(World("card", players=3, visibility="public")).session.listing(0)


def listing(name: str, at: int = 0, host: str = "ann", **fields: Any) -> LobbyTable:
    return replace(PUBLIC, table=name, at=at, host=host, **fields)


def names(lobby: Lobby) -> list[str]:
    return [one.table for one in lobby.tables()]


def test_the_latest_table_comes_first_and_everybody_is_told_of_it() -> None:
    lobby = Lobby([listing("a", 1), listing("b", 3)])
    new = listing("c", 2)
    assert lobby.list_table(new) == LobbyUpdate(tables=(new,))
    assert names(lobby) == ["b", "c", "a"]


def test_a_table_that_changes_is_listed_once() -> None:
    lobby = Lobby([listing("a", 1)])
    lobby.list_table(listing("a", 2, status="playing"))
    assert [(one.at, one.status) for one in lobby.tables()] == [(2, "playing")]


@pytest.mark.parametrize("status", ["over", "aborted"])
def test_a_table_that_is_over_is_gone(status: str) -> None:
    lobby = Lobby([listing("a")])
    assert lobby.list_table(listing("a", status=status)) == LobbyUpdate(gone=("a",))
    assert names(lobby) == []


@pytest.mark.parametrize("status", ["gathering", "playing", "paused"])
def test_a_closed_table_is_gone_and_nobody_is_told_twice(status: str) -> None:
    lobby = Lobby([listing("a")])
    closed = listing("a", status=status)
    assert lobby.list_table(closed, is_closed=True) == LobbyUpdate(gone=("a",))
    assert lobby.list_table(closed, is_closed=True) is None


def test_a_private_table_is_never_listed() -> None:
    private = replace(PUBLIC.settings, visibility="private")
    lobby = Lobby()
    assert lobby.list_table(listing("a", settings=private)) is None
    assert names(lobby) == []


def test_a_full_list_drops_the_oldest_table_of_the_host_who_has_the_most() -> None:
    others = [listing(f"other-{n}", n, host=f"host-{n}") for n in range(MOST_LISTED - 3)]
    many = [listing(f"many-{n}", 1_000 + n, host="zoe") for n in range(3)]
    lobby = Lobby([*others, *many])
    assert len(lobby.tables()) == MOST_LISTED
    update = lobby.list_table(listing("new", 2_000))
    assert update is not None
    assert update.gone == ("many-0",)
    assert len(lobby.tables()) == MOST_LISTED
    assert "new" in names(lobby)


def test_a_list_that_is_just_full_drops_nothing() -> None:
    lobby = Lobby([listing(f"other-{n}", n) for n in range(MOST_LISTED - 1)])
    update = lobby.list_table(listing("new", 2_000))
    assert update is not None
    assert update.gone == ()
