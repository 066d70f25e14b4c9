"""Non-interference: what viewers receive does not depend on what they may not know."""

from random import Random
from statistics import median

import pytest

from inkognito.board.events import CardsShown, HandsDealt
from inkognito.views import redact
from tests.kit.lively import TABLES
from tests.secrecy.other_worlds import Script, length_compared, other_deal


@pytest.mark.parametrize("table", TABLES, ids=lambda table: "-".join(map(str, table.values())))
def test_nobody_can_tell_two_worlds_apart_by_what_they_get(
    table: dict[str, object], request: pytest.FixtureRequest
) -> None:
    lengths: dict[str, list[int]] = {}
    for seed in range(2):
        script = Script(table, seed, actions=300)
        for viewer in script.game.viewers:
            compared = length_compared(script, viewer, Random(seed))
            if compared is not None:
                lengths.setdefault(viewer, []).append(compared)
    everything = [length for viewer in lengths.values() for length in viewer]
    request.node.user_properties.append(("lengths compared", everything))
    assert "spectator" in lengths
    assert len(lengths) >= 3
    assert median(everything) >= 20


def test_a_leak_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    leaky = {**redact._REDACTIONS, CardsShown: lambda event, _viewer: event}
    monkeypatch.setattr(redact, "_REDACTIONS", leaky)
    script = Script(TABLES[0], 0, actions=300)
    with pytest.raises(AssertionError):
        length_compared(script, "spectator", Random(0))


def test_the_other_world_really_has_other_hands() -> None:
    table = next(one for one in TABLES if one["placement"] == "random")
    script = Script(table, seed=3, actions=40)
    hands = other_deal(script, "red", Random(3))
    assert hands is not None
    dealt = [e.hands for e in script.open_with(hands).events if isinstance(e, HandsDealt)]
    assert dealt == [hands]
    assert [e.hands for e in script.game.events if isinstance(e, HandsDealt)] != dealt
