"""Non-interference in the card game: nothing received depends on what a viewer may not know."""

from random import Random
from statistics import median
from typing import Any

import pytest

from inkognito.card.events import (
    AmbassadorHid,
    BlackCardShown,
    DummySeen,
    HandsDealt,
    PairChosen,
    PairShown,
)
from inkognito.views import redact
from tests.kit.card_lively import CARD_TABLES
from tests.secrecy.other_card_worlds import CardScript, hidden_places_compared, length_compared

WITH_DUMMY, WITH_AMBASSADOR = CARD_TABLES[0], CARD_TABLES[-2]


def words(table: dict[str, Any]) -> str:
    return "-".join(map(str, table.values()))


@pytest.mark.parametrize("table", CARD_TABLES, ids=words)
def test_nobody_can_tell_two_worlds_apart_by_what_they_get(
    table: dict[str, object], request: pytest.FixtureRequest
) -> None:
    lengths: dict[str, list[int]] = {}
    for seed in range(2):
        script = CardScript(table, seed, actions=300)
        for viewer in script.game.viewers:
            for number in range(len(script.deals)):
                compared = length_compared(script, viewer, number, Random(seed))
                if compared is not None:
                    lengths.setdefault(viewer, []).append(compared)
        assert lengths.keys() >= set(script.game.viewers)
    everything = [length for viewer in lengths.values() for length in viewer]
    request.node.user_properties.append(("lengths compared", everything))
    assert median(everything) >= 20


@pytest.mark.parametrize("edition", ["ffg-2003", "abacus-1997"])
def test_nobody_can_tell_the_place_that_the_ambassadors_player_hides(edition: str) -> None:
    script = CardScript({**WITH_AMBASSADOR, "edition": edition}, 0, actions=150)
    for viewer in script.game.viewers:
        if viewer != "ambassador":
            assert hidden_places_compared(script, viewer, Random(1)) >= 20


@pytest.mark.parametrize("secret", [HandsDealt, PairChosen, PairShown, BlackCardShown, DummySeen])
def test_a_leak_would_be_noticed(monkeypatch: pytest.MonkeyPatch, secret: type) -> None:
    leaky = {**redact._REDACTIONS, secret: lambda event, _viewer: event}
    monkeypatch.setattr(redact, "_REDACTIONS", leaky)
    script = CardScript(WITH_DUMMY, 0, actions=300)
    with pytest.raises(AssertionError):
        length_compared(script, "spectator", 0, Random(0))


def test_a_leak_of_only_the_kind_of_a_black_card_would_be_noticed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def leak(event: BlackCardShown, _viewer: str) -> BlackCardShown:
        return BlackCardShown(event.seat, event.to, event.kind, "x")

    monkeypatch.setattr(redact, "_REDACTIONS", {**redact._REDACTIONS, BlackCardShown: leak})
    script = CardScript(WITH_DUMMY, 0, actions=300)
    with pytest.raises(AssertionError):
        length_compared(script, "spectator", 0, Random(0))


def test_a_leak_of_the_hidden_place_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    leaky = {**redact._REDACTIONS, AmbassadorHid: lambda event, _viewer: event}
    monkeypatch.setattr(redact, "_REDACTIONS", leaky)
    script = CardScript(WITH_AMBASSADOR, 0, actions=150)
    with pytest.raises(AssertionError):
        hidden_places_compared(script, "red", Random(1))
