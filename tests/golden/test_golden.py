"""Golden records: read, replayed, shared and proved as on the day they were written."""

from pathlib import Path

import pytest

from golden.write_golden import CARD_TABLES, FOLDER, name_of
from inkognito.core.seats import SEATS, Viewer
from inkognito.games import engine
from inkognito.record.format import Record, read, written
from inkognito.record.verify import verify
from inkognito.views.redact import redact
from kit.lively import TABLES

FOLDERS = sorted(FOLDER.iterdir())


def record_in(path: Path) -> Record:
    return read(path.read_bytes())


def test_every_table_has_a_golden_record() -> None:
    board = {name_of("board", table) for table in TABLES}
    card = {name_of("card", table) for table in CARD_TABLES}
    assert {folder.name for folder in FOLDERS} >= board | card


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_a_golden_record_is_read_and_written_to_the_same_bytes(folder: Path) -> None:
    for path in folder.iterdir():
        assert written(record_in(path)).encode() == path.read_bytes()


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_a_golden_record_replays_and_is_proved(folder: Path) -> None:
    whole = record_in(folder / "whole.jsonl")
    rules = engine(whole.header.game)
    state = rules.empty
    for line in whole.lines:
        for event in line:
            state = rules.evolve(state, event)
    assert rules.to_act(state) == ()
    for path in folder.iterdir():
        assert verify(record_in(path)).problem is None


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_every_viewer_sees_of_a_golden_record_what_he_saw_then(folder: Path) -> None:
    whole = record_in(folder / "whole.jsonl")
    viewers = [path.stem for path in folder.iterdir() if path.stem != "whole"]
    assert len(viewers) >= 4
    everybody: tuple[Viewer, ...] = ("spectator", *SEATS)
    for viewer in everybody:
        if viewer not in viewers:
            continue
        seen = record_in(folder / f"{viewer}.jsonl").lines
        assert seen == tuple(tuple(redact(event, viewer) for event in line) for line in whole.lines)
