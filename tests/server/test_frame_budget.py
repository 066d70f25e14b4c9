"""Frames are counted where bytes arrive, whatever they carry and however they are cut."""

from itertools import accumulate

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Opcode

from inkognito.server.frame_budget import MOST_BYTES, MOST_FRAMES, FrameBudget
from inkognito.server.rate_limits import WINDOW
from inkognito.server.transport import MOST_PARTS
from tests.server.test_hearing import TEXTS, connected, frame

FLOODS = {
    "pings": frame(Opcode.PING, b""),
    "pongs": frame(Opcode.PONG, b"unasked"),
    "empty texts": frame(Opcode.TEXT, b""),
    "empty bytes": frame(Opcode.BINARY, b""),
    "long texts": frame(Opcode.TEXT, b"x" * 5_000),
}


@pytest.mark.parametrize("piece", FLOODS.values(), ids=FLOODS)
def test_a_flood_of_any_frames_in_one_piece_is_cut_off_before_it_is_parsed(piece: bytes) -> None:
    with connected() as (wire, ends, heard):
        wire.data_received(piece * (MOST_FRAMES + 1))
        assert ends.is_aborted
        assert heard == []
        assert ends.written.count(b"\x8a") == 0, "no pong"


@pytest.mark.parametrize("piece", [FLOODS["pings"], FLOODS["pongs"]], ids=["pings", "pongs"])
def test_a_flood_in_many_pieces_is_cut_off_after_its_budget(piece: bytes) -> None:
    with connected() as (wire, ends, _):
        for _ in range(MOST_FRAMES // 2):
            wire.data_received(piece)
        assert not ends.is_aborted
        wire.data_received(piece)
        assert ends.is_aborted


def test_single_bytes_are_counted_as_well() -> None:
    with connected() as (wire, ends, _):
        for byte in frame(Opcode.TEXT, b"x" * 2 * MOST_FRAMES):
            if not ends.is_closed:
                wire.data_received(bytes((byte,)))
        assert ends.is_aborted


def test_an_endless_message_is_cut_off() -> None:
    with connected() as (wire, ends, heard):
        wire.data_received(frame(Opcode.TEXT, b"x", fin=False))
        aborted = []
        for parts in (MOST_PARTS - 1, 1):
            wire.data_received(frame(Opcode.CONT, b"", fin=False) * parts)
            aborted.append(ends.is_aborted)
        assert (aborted, heard) == ([False, True], [])


def test_bytes_are_limited_in_each_window() -> None:
    budget, half = FrameBudget(), frame(Opcode.BINARY, b"x" * (MOST_BYTES // 2 - 20))
    assert budget.allows(half, 100.0)
    assert budget.allows(half, 101.0)
    assert not budget.allows(half, 102.0)
    assert budget.allows(half, 100.0 + WINDOW)


@given(st.lists(TEXTS.map(str.encode), max_size=6), st.data())
def test_frames_are_counted_however_they_are_cut(texts: list[bytes], data: st.DataObject) -> None:
    frames = [frame(Opcode.TEXT, text) for text in texts]
    ends, whole = set(accumulate(map(len, frames), initial=0)), b"".join(frames)
    cuts = sorted(data.draw(st.lists(st.integers(0, len(whole)), max_size=6)))
    budget = FrameBudget()
    for start, end in zip([0, *cuts], [*cuts, len(whole)], strict=True):
        assert budget.allows(whole[start:end], 1.0)
        assert budget.is_whole == (end in ends)
    assert budget._frames == len(cuts) + 1 + len(frames), "frames and pieces"


def test_a_message_that_is_continued_is_not_whole_and_pings_do_not_end_it() -> None:
    budget = FrameBudget()
    for sent, is_whole in (
        (frame(Opcode.TEXT, b"x", fin=False), False),
        (frame(Opcode.PING, b""), False),
        (frame(Opcode.CONT, b"y"), True),
        (frame(Opcode.PING, b""), True),
    ):
        assert budget.allows(sent, 1.0)
        assert budget.is_whole == is_whole


def test_the_fast_path_is_taken_again_after_a_message_in_parts() -> None:
    with connected() as (wire, _, heard):
        text = frame(Opcode.TEXT, b"in two pieces")
        wire.data_received(text[:5])
        wire.data_received(text[5:])
        counted = wire._budget._frames
        wire.data_received(frame(Opcode.TEXT, b"whole"))
        assert wire._budget._frames == counted
        assert heard == ["in two pieces", "whole"]
