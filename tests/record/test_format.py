"""The game file: writing and reading give the same bytes; damage is reported with its line."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from inkognito import Game
from inkognito.core.seats import Viewer
from inkognito.record.format import BrokenRecord, Record, read, written
from inkognito.record.upcast import VERSION
from tests.golden.recorded import names, recorded
from tests.golden.write_golden import CARD_TABLES, name_of, played
from tests.kit.card_lively import CARD_TABLES as LIVELY_CARD_TABLES
from tests.kit.card_lively import lively_card_game, play_lively
from tests.kit.lively import TABLES, lively_choice, lively_game

SMALL_GAME = recorded("board-3-ares-2013-en-choose-prevented-classic-1988")
SMALL = SMALL_GAME["whole"]
CARD = recorded("card-3-ffg-2003-single")["whole"]
TABLES_PLAYED = [("board", table) for table in TABLES[::5]]
TABLES_PLAYED += [("card", table) for table in CARD_TABLES]


def name(case: Any) -> str:
    return name_of(*case) if isinstance(case, tuple) and isinstance(case[1], dict) else ""


def broken(content: bytes) -> tuple[str, object]:
    """The code and line with which the file is refused."""
    with pytest.raises(BrokenRecord) as raised:
        read(content)
    problem = raised.value.problem
    assert problem.code in str(raised.value)
    return problem.code, problem.params["line"]


def outcome(content: bytes) -> Record | tuple[str, object]:
    """The record in the file, or code and line of what is wrong; any other error goes through."""
    try:
        return read(content)
    except BrokenRecord as broken:
        return broken.problem.code, broken.problem.params["line"]


def with_line(number: int, text: bytes, content: bytes = SMALL) -> bytes:
    """The file with another text in one of its lines."""
    lines = content.split(b"\n")
    lines[number - 1] = text
    return b"\n".join(lines)


# --- round trip ---------------------------------------------------------------------------------


@pytest.mark.parametrize("case", TABLES_PLAYED, ids=name)
def test_whole_games_and_shares_are_read_and_written_to_the_same_text(
    case: tuple[str, dict[str, Any]],
) -> None:
    game = played(*case, Random(99))
    viewers: tuple[Viewer | None, ...] = (None, *game.viewers)
    for viewer in viewers:
        text = game.record(viewer)
        record = read(text.encode())
        assert written(record) == text
        assert record.header.game == case[0]
        assert record.header.viewer == viewer
        assert record.header.version == VERSION
        assert record.header.commitment == game.commitment
        assert record.proof is not None
        assert record.proof.seal.commitment == game.commitment
    whole = read(game.record().encode())
    assert [event for line in whole.lines for event in line] == list(game.events)


def test_a_file_has_a_header_then_a_line_for_each_command_and_at_last_the_proof() -> None:
    game, random = lively_game(TABLES[0] | {"turn_limit": 2}, Random(3)), Random(3)
    commands = 0
    while game.to_act:
        lines = game.record().splitlines()
        assert len(lines) == 2 + commands
        assert json.loads(lines[0])["inkognito"] == "record"
        assert all(isinstance(json.loads(line), list) for line in lines[1:])
        assert read(game.record().encode()).proof is None
        game.play(game.to_act[0], lively_choice(game, game.to_act[0], random))
        commands += 1
    lines = game.record().splitlines()
    assert len(lines) == 3 + commands
    assert set(json.loads(lines[-1])) == {"seed", "salt"}


def test_a_share_has_as_many_lines_as_the_whole_and_the_same_proof() -> None:
    for game in map(recorded, names()[::9]):
        whole = read(game["whole"])
        for viewer in game.viewers:
            share = read(game[viewer])
            assert len(share.lines) == len(whole.lines)
            assert share.proof == whole.proof
            assert share.header.commitment == whole.header.commitment


# --- what a share holds back --------------------------------------------------------------------


def unfinished_games() -> Iterator[Game]:
    for number, table in enumerate(TABLES[::7]):
        game, random = lively_game(table, Random(number)), Random(number)
        for _ in range(250):
            game.play(game.to_act[0], lively_choice(game, game.to_act[0], random))
        yield game
    for number, table in enumerate(LIVELY_CARD_TABLES):
        if table["match"] == "single":
            yield play_lively(lively_card_game(table, Random(number)), Random(number), 200)


def is_for(event: dict[str, Any], viewer: Viewer) -> bool:
    """Whether the viewer may see every card that is written in the event."""
    if "hands" in event:
        return False
    if "hand" in event and isinstance(event["hand"], dict):
        return bool(event["hand"]["seat"] == viewer)
    if event["type"] == "ambassador-hid" or "note" in event:
        return viewer == "ambassador"
    if {"card", "cards"} & set(event):
        return viewer == event["seat"] or viewer in event.get("to", ())
    return True


def test_before_the_end_a_share_has_no_hand_but_the_viewer_s_no_covert_card_and_no_seed() -> None:
    secrets = 0
    for game in unfinished_games():
        assert game.outcome is None
        seed, salt = game.log.seal.seed.hex(), game.log.seal.salt.hex()
        assert seed not in game.record()
        for viewer in game.viewers:
            text = game.record(viewer)
            assert seed not in text
            assert salt not in text
            events = [event for line in text.splitlines()[1:] for event in json.loads(line)]
            assert all(is_for(event, viewer) for event in events)
            secrets += sum("covertly" in e["type"] or "face-down" in e["type"] for e in events)
    assert secrets > 500


# --- damage -------------------------------------------------------------------------------------

HEADER = json.loads(SMALL.split(b"\n")[0])


NO_RECORDS = [b"", b"\n", b"\n\n", b"\x00\xff\xfe\n", b"PK\x03\x04", b"hello\n", b"[]\n", b"{}\n"]
NO_RECORDS += [b"null\n", b"[" * 100_000, b'{"inkognito":' * 100_000]
NO_RECORDS += [b"\xef\xbb\xbf{}\n", b'{"version":\xff}\n']


@pytest.mark.parametrize(
    "content",
    NO_RECORDS,
    ids=range(13),
)
def test_a_file_that_is_no_record_is_refused_at_line_1(content: bytes) -> None:
    assert broken(content) == ("record-not-ours", 1)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("inkognito", "scenario"),
        ("version", "1"),
        ("version", 1.5),
        ("version", None),
        ("game", "chess"),
        ("game", None),
        ("viewer", "purple"),
        ("viewer", 1),
        ("commitment", None),
        ("commitment", 17),
        ("entropy", []),
        ("entropy", None),
        ("entropy", {"purple": "00"}),
        ("entropy", {"red": 0}),
        ("surplus", 1),
    ],
)
def test_a_wrong_header_is_refused(field: str, value: object) -> None:
    header = json.dumps(HEADER | {field: value}).encode()
    assert broken(with_line(1, header)) == ("record-not-ours", 1)


@pytest.mark.parametrize("field", HEADER)
def test_a_header_lacks_no_field(field: str) -> None:
    header = {key: value for key, value in HEADER.items() if key != field}
    assert broken(with_line(1, json.dumps(header).encode())) == ("record-not-ours", 1)


@pytest.mark.parametrize("version", [0, -1, VERSION + 1, 99, 2**63 - 1])
def test_an_unknown_version_is_refused_with_the_newest(version: int) -> None:
    content = with_line(1, json.dumps(HEADER | {"version": version}).encode())
    assert broken(content) == ("record-version-unknown", 1)
    with pytest.raises(BrokenRecord) as raised:
        read(content)
    assert raised.value.problem.params == {"line": 1, "version": version, "newest": VERSION}


@pytest.mark.parametrize("digits", [20, 400, 5000])
def test_a_version_beyond_all_measure_is_refused(digits: int) -> None:
    header = json.dumps(HEADER | {"version": 0}).encode()
    content = with_line(1, header.replace(b'"version": 0', b'"version": ' + b"9" * digits))
    code, line = broken(content)
    assert code in ("record-not-ours", "record-version-unknown")
    assert line == 1


STEP = '{"type":"piece-stepped","seat":"red","ball":"water","piece":"red-fat","origin":"a","to":"b"'
UNREADABLE = [
    "",
    " ",
    "null",
    "17",
    '"text"',
    "[",
    "[]]",
    "[] []",
    "{}",
    "[null]",
    "[1]",
    "[[]]",
    "[{}]",
    '[{"type":null}]',
    '[{"type":1}]',
    '[{"type":"piece-vanished"}]',
    '[{"type":"PieceStepped"}]',
    '[{"type":"movement-ended"}]',
    '[{"type":"movement-ended","seat":"purple"}]',
    '[{"type":"movement-ended","seat":null}]',
    '[{"type":"movement-ended","seat":["red"]}]',
    '[{"type":"movement-ended","seat":"red","surplus":1}]',
    '[{"type":"movement-ended","seat":"red","type2":NaN}]',
    '[{"type":"location-played","visitor":"red","location":"rialto"}]',
    '[{"type":"hand-dealt","hand":{}}]',
    '[{"type":"turn-began","seat":"red","turn":"1"}]',
    '[{"type":"turn-began","seat":"red","turn":1.5}]',
    '[{"type":"turn-began","seat":"red","turn":true}]',
    '[{"type":"turn-began","seat":"red","turn":1e400}]',
    '[{"type":"turn-began","seat":"red","turn":' + "9" * 5000 + "}]",
    '[{"type":"phantom-shaken","seat":"red","balls":"land"}]',
    '[{"type":"phantom-shaken","seat":"red","balls":["cannon"]}]',
    '[{"type":"hand-answered","seat":"red","accepted":1}]',
    f"[{STEP}]",
    f"[{STEP},}}]",
    "[" * 100_000,
    '[{"type":' * 100_000,
    '[{"type":"movement-ended","seat":' + "[" * 5000 + "]" * 5000 + "}]",
    '[{"type":"movement-ended","seat":"\\ud800"}]',
    '[{"type":"movement-ended","seat":"r\\u0000d"}]',
]


@pytest.mark.parametrize("text", UNREADABLE, ids=range(len(UNREADABLE)))
@pytest.mark.parametrize("number", [2, 6, 11])
def test_a_line_that_cannot_be_read_is_named(text: str, number: int) -> None:
    assert broken(with_line(number, text.encode())) == ("record-line-unreadable", number)


@pytest.mark.parametrize("text", [b"\xff\xfe", b'[{"type":"movement-ended\xff"}]', b"\x00" * 50])
def test_a_line_that_is_no_text_is_named(text: bytes) -> None:
    assert broken(with_line(7, text)) == ("record-line-unreadable", 7)


@pytest.mark.parametrize("content", [SMALL, CARD], ids=["board", "card"])
def test_the_first_of_several_unreadable_lines_is_named(content: bytes) -> None:
    lines = with_line(9, b"?", content).split(b"\n")
    lines[5] = b"!"
    assert broken(b"\n".join(lines)) == ("record-line-unreadable", 6)


def test_events_of_the_other_game_are_unknown() -> None:
    header = json.dumps(HEADER | {"game": "card"}).encode()
    assert broken(with_line(1, header)) == ("record-line-unreadable", 2)


def test_a_share_is_no_whole_and_a_whole_no_share() -> None:
    as_share = json.dumps(HEADER | {"viewer": "red"}).encode()
    assert broken(with_line(1, as_share)) == ("record-line-unreadable", 5)
    share = SMALL_GAME["red"]
    as_whole = json.dumps(HEADER).encode()
    assert broken(with_line(1, as_whole, share)) == ("record-line-unreadable", 5)


GOOD = "ab" * 32
BAD_PROOFS = [
    "{",
    "{}",
    '{"seed":null,"salt":null}',
    f'{{"seed":"{GOOD}"}}',
    f'{{"salt":"{GOOD}"}}',
    f'{{"seed":"{GOOD}","salt":""}}',
    f'{{"seed":"{GOOD}","salt":"{GOOD[1:]}"}}',
    f'{{"seed":"{GOOD}ab","salt":"{GOOD}"}}',
    f'{{"seed":"{GOOD[:-2]}","salt":"{GOOD}"}}',
    f'{{"seed":"{"xy" * 32}","salt":"{GOOD}"}}',
    f'{{"seed":"{"٣٣" * 32}","salt":"{GOOD}"}}',
    f'{{"seed":"{GOOD}","salt":"{GOOD}","pepper":"{GOOD}"}}',
    f'{{"seed":"{GOOD}","salt":"{GOOD}"}} x',
    '{"seed":' * 100_000,
    '{"seed":"\\ud800","salt":""}',
]


@pytest.mark.parametrize("text", BAD_PROOFS, ids=range(len(BAD_PROOFS)))
def test_a_bad_proof_is_named(text: str) -> None:
    assert broken(with_line(12, text.encode())) == ("record-proof-unreadable", 12)


def test_a_proof_stands_in_the_last_line_only() -> None:
    lines = SMALL.split(b"\n")
    assert broken(b"\n".join([*lines[:5], lines[11], *lines[5:]])) == ("record-line-unreadable", 6)
    assert broken(b"\n".join([*lines[:12], lines[11], b""])) == ("record-line-unreadable", 12)
    assert broken(b"\n".join([lines[0], lines[11], b""])) == ("record-truncated", 2)


@pytest.mark.parametrize("content", [SMALL, SMALL_GAME["blue"]], ids=["whole", "share"])
def test_wherever_a_file_breaks_off_it_is_shorter_or_broken(content: bytes) -> None:
    whole = read(content)
    shorter = 0
    for size in range(len(content)):
        cut = content[:size]
        line = cut.count(b"\n") + 1
        record = outcome(cut)
        if isinstance(record, Record):
            assert cut.endswith(b"\n")
            assert record == Record(whole.header, whole.lines[: line - 2])
            shorter += 1
        else:
            is_header = line == 1 and size < content.index(b"\n")
            assert record == ("record-not-ours" if is_header else "record-truncated", line)
    assert shorter == len(whole.lines)


CONTENTS = [SMALL, SMALL_GAME["red"], CARD]
EDITS = st.lists(
    st.tuples(st.integers(0, 10**5), st.integers(0, 3), st.binary(max_size=4)),
    min_size=1,
    max_size=6,
)


def mutated(content: bytes, edits: list[tuple[int, int, bytes]]) -> bytes:
    for place, drop, put in edits:
        start = place % (len(content) + 1)
        content = content[:start] + put + content[start + drop :]
    return content


@given(st.sampled_from(CONTENTS), EDITS)
def test_any_bytes_at_all_are_a_record_or_a_broken_one(
    content: bytes, edits: list[tuple[int, int, bytes]]
) -> None:
    damaged = mutated(content, edits)
    record = outcome(damaged)
    if isinstance(record, Record):
        assert read(written(record).encode()) == record
    else:
        assert 1 <= int(str(record[1])) <= damaged.count(b"\n") + 1
