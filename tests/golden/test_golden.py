"""Golden records: read, replayed, shared and verified as when they were written."""

import pytest

from inkognito.core.seats import SEATS, Viewer
from inkognito.games import game_module
from inkognito.record.format import read, written
from inkognito.record.verify import verify
from inkognito.views.redact import redact
from tests.golden.recorded import WHOLE, names, recorded
from tests.golden.write_golden import CARD_TABLES, LONG_GAMES, LongGame, name_of
from tests.kit.lively import TABLES

EACH_GAME = pytest.mark.parametrize("name", names())


def test_every_table_has_a_golden_record() -> None:
    board = {name_of("board", table) for table in TABLES}
    card = {name_of("card", table) for table in CARD_TABLES}
    assert set(names()) >= board | card | {long.name for long in LONG_GAMES}


@pytest.mark.parametrize("long", LONG_GAMES, ids=lambda long: long.name)
def test_a_long_game_is_long(long: LongGame) -> None:
    assert len(read(recorded(long.name)[WHOLE]).lines) > long.at_least


@EACH_GAME
def test_a_golden_record_is_read_and_written_to_the_same_bytes(name: str) -> None:
    for content in recorded(name).files.values():
        assert written(read(content)).encode() == content


@EACH_GAME
def test_a_golden_record_replays_and_is_proved(name: str) -> None:
    game = recorded(name)
    whole = read(game[WHOLE])
    rules = game_module(whole.header.game).engine
    state = rules.empty
    for line in whole.lines:
        for event in line:
            state = rules.evolve(state, event)
    assert rules.to_act(state) == ()
    for content in game.files.values():
        assert verify(read(content)).problem is None


@EACH_GAME
def test_every_viewer_sees_of_a_golden_record_what_they_saw_then(name: str) -> None:
    game = recorded(name)
    whole = read(game[WHOLE])
    assert len(game.viewers) >= 4
    everybody: tuple[Viewer, ...] = ("spectator", *SEATS)
    for viewer in everybody:
        if viewer not in game.viewers:
            continue
        seen = read(game[viewer]).lines
        assert seen == tuple(tuple(redact(event, viewer) for event in line) for line in whole.lines)
