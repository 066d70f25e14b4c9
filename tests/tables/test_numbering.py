"""Each viewer's own numbers, after loading as after playing; who has seen all costs nothing."""

from collections.abc import Iterator
from random import Random

import pytest

from inkognito.game_log import GameLog
from inkognito.tables.numbering import Numbering
from inkognito.views.redact import Seen
from tests.kit.table_world import Process, World, begun, play_on


@pytest.mark.parametrize("game", ["card", "board"])
def test_loading_counts_what_playing_counted(game: str) -> None:
    process = Process(World(game, players=3))
    begun(process, "ann", "bob", "cem")
    play_on(process, Random(5), until=lambda: process.session.table.seq > 60)
    played = process.session._log.numbering
    loaded = Numbering()
    for row in process.world.rows():
        loaded.load(process.session.table, row)
    assert loaded.counts == played.counts
    assert loaded.game is not None
    for viewer in loaded.game.viewers:
        numbers = [seen.number for seen in loaded.replay_from(viewer, 1)]
        assert numbers == list(range(1, loaded.counts[viewer] + 1))


def test_nothing_is_looked_through_for_a_viewer_who_has_seen_everything(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    process = Process(World("card", players=3))
    begun(process, "ann", "bob", "cem")
    play_on(process, Random(5), until=lambda: process.session.table.seq > 20)
    known = process.session._log.numbering
    asked: list[int] = []

    def replay_from(_: GameLog, _viewer: str, start: int) -> Iterator[Seen]:
        asked.append(start)
        return iter(())

    monkeypatch.setattr(GameLog, "replay_from", replay_from)
    count = known.counts["red"]
    assert list(known.replay_from("red", count + 1)) == []
    assert asked == []
    list(known.replay_from("red", count))
    assert asked == [count]
