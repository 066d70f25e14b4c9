"""Stored data has types of its own: what was stored once can be read, whatever the wire becomes."""

from typing import Any

import msgspec
import pytest

from inkognito.protocol.settings import ByCorrespondence, PerDecision, PerPlayer, checked_settings
from inkognito.store.formats import rows, upcast
from inkognito.store.formats.listings import StoredListing, listing_from, table_values
from inkognito.store.formats.rows import entries_in, packed_entries, row_from, row_values
from inkognito.store.formats.settings import StoredSettings, settings_from, stored_settings
from inkognito.store.formats.talk import said_from, talk_values
from inkognito.tables.entries import Opened
from tests.store.samples import COMMITMENT, HOST, listing, row, said

OPENED = Opened(checked_settings({"game": "card"}), HOST, "5eed", "5a17")


def changed(packed: bytes, **settings: Any) -> bytes:
    """The entries with other settings in the opening; None drops one."""
    (opened, *rest) = msgspec.json.decode(packed)
    merged = opened["settings"] | settings
    kept = {name: value for name, value in merged.items() if value is not None}
    return msgspec.json.encode([opened | {"settings": kept}, *rest])


def test_a_setting_that_is_gone_does_not_matter() -> None:
    older = changed(packed_entries((OPENED,)), weather="fog")
    assert entries_in(older, "card") == (OPENED,)


@pytest.mark.parametrize("name", [f for f in StoredSettings.__struct_fields__ if f != "game"])
def test_a_setting_that_is_new_has_its_default(name: str) -> None:
    older = changed(packed_entries((OPENED,)), **{name: None})
    (opened,) = entries_in(older, "card")
    assert isinstance(opened, Opened)
    assert opened.settings.game == "card"


@pytest.mark.parametrize("version", range(1, upcast.VERSION))
def test_before_there_were_paces_bots_played_at_the_normal_one(version: int) -> None:
    older = changed(packed_entries((OPENED,)), pace=None)
    (opened,) = entries_in(older, "card", version)
    assert isinstance(opened, Opened)
    assert opened.settings.pace == "normal"


def test_a_rule_that_is_gone_is_dropped_and_the_others_stay() -> None:
    rules = {"edition": "abacus-1997", "weather": "fog", "match": "long ago"}
    (opened,) = entries_in(changed(packed_entries((OPENED,)), rules=rules), "card")
    assert isinstance(opened, Opened)
    assert opened.settings.rules == {"edition": "abacus-1997"}


@pytest.mark.parametrize(
    "clock", [PerDecision(30), PerPlayer(600, 5), ByCorrespondence(3), OPENED.settings.clock]
)
def test_every_time_control_comes_back(clock: Any) -> None:
    settings = msgspec.structs.replace(OPENED.settings, clock=clock)
    assert settings_from(stored_settings(settings)) == settings


def test_listings_hold_no_names_and_show_nobody_as_present() -> None:
    there = msgspec.structs.replace(
        listing("t"), chairs=tuple(
            msgspec.structs.replace(chair, name="Zoë" if chair.person else None, present=True)
            for chair in listing("t").chairs
        )
    )  # fmt: skip
    packed = table_values(row("t", 1), there, False)["listing"]
    assert "Zoë".encode() not in packed
    names = {HOST: "Anna"}
    found = listing_from(packed, upcast.VERSION, HOST, names, COMMITMENT)
    assert found.host == "Anna"
    assert [chair.name for chair in found.chairs if chair.person == HOST] == ["Anna"]
    assert not any(chair.present for chair in found.chairs)


def test_a_listing_of_version_1_is_read() -> None:
    first = msgspec.json.encode(listing("t"))
    assert listing_from(first, 1, None, {}, COMMITMENT) == listing("t")
    assert b"present" not in msgspec.json.encode(
        upcast.decoded(msgspec.json.Decoder(StoredListing), first, 1, upcast.LISTING)
    )


def test_chair_fields_that_are_new_or_gone_do_not_matter() -> None:
    packed = msgspec.json.decode(table_values(row("t", 1), listing("t"), False)["listing"])
    for chair in packed["chairs"]:
        chair.pop("ready", None)
        chair["hat"] = "tricorne"
    assert len(listing_from(msgspec.json.encode(packed), 2, None, {}, "").chairs) == 4


def test_the_author_of_what_the_server_did_has_another_name_now() -> None:
    values = row_values(row("t", 2, author="house")) | {"version": 1}
    assert row_from("board", *values.values()).author == "server"


def test_talk_comes_back_as_it_was() -> None:
    for item in (said(1), said(2, text=None, gesture="frown")):
        _, *columns = talk_values("t", item).values()
        assert said_from(*columns) == item


def test_there_is_a_step_from_every_older_version() -> None:
    for steps in (upcast.ENTRIES, upcast.LISTING, upcast.TALK):
        assert sorted(steps) == list(range(1, upcast.VERSION))


def test_steps_are_taken_in_their_order(monkeypatch: pytest.MonkeyPatch) -> None:
    def renamed(entries: list[dict[str, Any]]) -> list[dict[str, Any]]:
        return [{("host" if k == "owner" else k): v for k, v in one.items()} for one in entries]

    monkeypatch.setattr(rows, "ENTRIES", {**upcast.ENTRIES, 1: renamed})
    older = packed_entries((OPENED,)).replace(b'"host"', b'"owner"')
    assert entries_in(older, "card", 1) == (OPENED,)
    with pytest.raises(msgspec.ValidationError):
        entries_in(older, "card", 2)


def test_talk_of_earlier_versions_has_no_place_among_the_moves() -> None:
    body = msgspec.json.encode({"seat": "red", "text": "Ciao"})
    old = said_from(1, 17, HOST, "t1", body, 1)
    assert (old.text, old.seen) == ("Ciao", {})
    assert old.item(1, "red", {}).after is None
