"""A viewer's share of a record: whatever he can check with the revealed seed is checked."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from golden.write_golden import FOLDER
from kit.records import (
    BOARD,
    BOARD_CHOSEN,
    CARD,
    MATCH,
    WRONG,
    edited,
    events_of,
    golden,
    parts_of,
    swap,
    told,
)

SHARES = [path for path in sorted(FOLDER.glob("*/*.jsonl")) if path.stem != "whole"][::4]


@pytest.mark.parametrize("path", SHARES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_any_changed_value_of_a_share_leads_to_a_verdict(path: Path) -> None:
    parts, random = parts_of(path.read_text("utf-8")), Random(path.parent.name)
    for _ in range(15 if len(parts) < 300 else 4):
        told(edited(parts, random)[0])


def test_a_share_with_an_impossible_table_is_wrong() -> None:
    for folder, viewer in ((BOARD, "red"), (CARD, "red"), (MATCH, "ambassador")):
        for seats in ([], ["red"], ["red", "red", "blue"], ["red", "blue", "ambassador"]):
            parts = golden(folder, viewer)
            parts[1][0]["seats"] = seats
            result = told(parts)
            assert result is not None
            assert result[1] in (None, 1, 2)


def test_a_share_in_which_a_stranger_shows_cards_is_wrong_there() -> None:
    parts = golden(BOARD, "red")
    shown = {"type": "cards-shown", "seat": "blue", "to": ["red"], "cards": ["x", "tall"]}
    parts.insert(4, [shown])
    assert told(parts) == (WRONG, 5)


@pytest.mark.parametrize(
    ("folder", "event"),
    [
        (CARD, {"type": "black-card-shown", "seat": "yellow", "kind": "identity", "card": "x"}),
        (CARD, {"type": "pair-shown", "seat": "blue", "cards": ["0", "52"]}),
        (MATCH, {"type": "dummy-seen", "seat": "red", "kind": "identity", "card": "x"}),
    ],
    ids=["a stranger's black card", "cards of another edition", "a dummy where there is none"],
)
def test_a_share_with_cards_that_cannot_be_there_is_wrong(
    folder: Path, event: dict[str, Any]
) -> None:
    parts = golden(folder, "red")
    to: dict[str, Any] = {"black-card-shown": {"to": ["red"]}, "pair-shown": {"to": "red"}}
    parts.insert(4, [event | to.get(event["type"], {})])
    assert told(parts) == (WRONG, 5)


def test_a_share_with_a_stack_that_is_used_up_is_wrong_there() -> None:
    parts = golden(CARD, "red")
    line, event = next(e for e in events_of(parts, "round-began") if e[1]["round"] == 6)
    event["round"] = 7
    result = told(parts)
    assert result is not None
    assert result[0] == WRONG
    assert int(str(result[1])) >= line


# --- shares: what their viewer can check --------------------------------------------------------


@pytest.mark.parametrize("part", ["identity", "build", "mission"])
def test_another_hand_in_a_share_of_the_board_game_is_found(part: str) -> None:
    for viewer in ("red", "blue", "green", "yellow"):
        parts = golden(BOARD_CHOSEN, viewer)
        ((line, event),) = events_of(parts, "hand-dealt")
        ((_, ended),) = events_of(parts, "game-ended")
        event["hand"][part] = next(
            h[part] for h in ended["hands"] if h[part] != event["hand"][part]
        )
        assert told(parts) == (WRONG, line)


@pytest.mark.parametrize("folder", [BOARD_CHOSEN, MATCH], ids=lambda f: f.name)
def test_the_hand_in_a_share_is_the_viewer_s_own(folder: Path) -> None:
    parts, other = golden(folder, "red"), golden(folder, "blue")
    line, event = events_of(parts, "hand-dealt")[0]
    event["hand"] = events_of(other, "hand-dealt")[0][1]["hand"]
    assert told(parts) == (WRONG, line)


@pytest.mark.parametrize("part", ["identity", "number"])
def test_another_hand_in_any_game_of_a_shared_match_is_found(part: str) -> None:
    folder = FOLDER / "card-3-abacus-1997-first-to-3"
    count = len(events_of(golden(folder, "red"), "hand-dealt"))
    assert count > 2
    for number in range(count):
        parts = golden(folder, "red")
        line, event = events_of(parts, "hand-dealt")[number]
        hands = events_of(parts, "game-scored")[number][1]["hands"]
        event["hand"][part] = next(h[part] for h in hands if h[part] != event["hand"][part])
        assert told(parts) == (WRONG, line)


@pytest.mark.parametrize("viewer", ["red", "green", "spectator"])
def test_another_draw_of_the_phantom_is_found_in_a_share(viewer: str) -> None:
    for number, (line, event) in enumerate(events_of(golden(BOARD, viewer), "phantom-shaken")):
        parts = golden(BOARD, viewer)
        other = ["land", "land", "water"]
        events_of(parts, "phantom-shaken")[number][1]["balls"] = other
        assert told(parts) == (None if event["balls"] == other else (WRONG, line))


@pytest.mark.parametrize("viewer", ["red", "blue", "spectator"])
@pytest.mark.parametrize("stack", ["dummy", "ambassador"])
def test_another_top_of_a_stack_is_found_in_a_share(viewer: str, stack: str) -> None:
    for line, top in events_of(golden(CARD, viewer), "location-played"):
        if top["visitor"] == stack:
            parts = golden(CARD, viewer)
            changed = next(e for e in parts[line - 1] if e == top)
            changed["location"] = "rialto" if top["location"] != "rialto" else "arsenale"
            assert told(parts) == (WRONG, line)


def test_another_first_player_is_found_in_a_share() -> None:
    for folder, kind in ((BOARD, "game-opened"), (CARD, "round-began")):
        parts = golden(folder, "spectator")
        line, event = events_of(parts, kind)[0]
        event["first"] = next(s for s in parts[1][0]["seats"] if s != event["first"])
        assert told(parts) == (WRONG, line)


@pytest.mark.parametrize(
    ("folder", "kind"), [(BOARD, "game-ended"), (CARD, "game-scored"), (MATCH, "game-scored")]
)
@pytest.mark.parametrize("viewer", ["red", "spectator"])
def test_other_hands_at_the_end_are_found_in_a_share(folder: Path, kind: str, viewer: str) -> None:
    parts = golden(folder, viewer)
    line, event = events_of(parts, kind)[-1]
    swap(event, "hands", 0, 2, "identity")
    assert told(parts) == (WRONG, line)


def test_untruthful_cards_are_found_by_whoever_saw_them() -> None:
    found = 0
    for path in (
        *sorted(FOLDER.glob("board-*/red.jsonl")),
        *sorted(FOLDER.glob("card-*-single/red.jsonl")),
    ):
        parts = parts_of(path.read_text("utf-8"))
        kind = "cards-shown" if path.parent.name.startswith("board") else "pair-shown"
        for line, event in events_of(parts, kind)[:2]:
            last = events_of(parts, "game-ended") or events_of(parts, "game-scored")
            hand = next(h for h in last[0][1]["hands"] if h["seat"] == event["seat"])
            false = [c for c in ("fiddlebottom", "bubble", "x") if c != hand["identity"]]
            event["cards"] = false[:2]
            result = told(parts)
            assert result is not None
            assert result[0] == WRONG
            assert int(str(result[1])) <= line, "where they were shown, or chosen before"
            found += 1
            break
    assert found > 10


# --- a share is decided again, too --------------------------------------------------------------

DECIDED = [(BOARD, "red"), (BOARD_CHOSEN, "spectator"), (CARD, "blue"), (MATCH, "ambassador")]


@pytest.mark.parametrize(("folder", "viewer"), DECIDED, ids=range(4))
def test_a_doubled_line_of_a_share_is_found_at_its_second_place(folder: Path, viewer: str) -> None:
    parts = golden(folder, viewer)
    for place in range(2, len(parts) - 1):
        assert told([*parts[: place + 1], *parts[place:]]) == (WRONG, place + 2)


@pytest.mark.parametrize(("folder", "viewer"), DECIDED, ids=range(4))
def test_a_dropped_line_of_a_share_is_found(folder: Path, viewer: str) -> None:
    parts = golden(folder, viewer)
    for place in range(2, len(parts) - 2):
        if told([*parts[:place], *parts[place + 1 :]]) is None:
            assert parts[place][0]["type"] == "piece-stepped"


@pytest.mark.parametrize(("folder", "viewer"), DECIDED, ids=range(4))
def test_another_winner_is_found_in_a_share(folder: Path, viewer: str) -> None:
    parts = golden(folder, viewer)
    outcome = parts[-2][-1]["outcome"]
    outcome["winners"] = ["red"] if outcome["winners"] != ["red"] else ["blue"]
    assert told(parts) == (WRONG, len(parts) - 1)


def test_a_share_belongs_to_the_viewer_in_its_header() -> None:
    for folder in (BOARD, BOARD_CHOSEN, CARD, MATCH):
        for other in ("green", "spectator"):
            parts = golden(folder, "red")
            parts[0]["viewer"] = other
            result = told(parts)
            assert result is not None
            assert result[0] == WRONG
