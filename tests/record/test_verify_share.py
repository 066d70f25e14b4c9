"""A viewer's share of a record: everything that the revealed seed can check is checked."""

from random import Random
from typing import Any

import pytest

from tests.golden.recorded import Golden, names, recorded
from tests.kit.records import (
    BOARD,
    BOARD_CHOSEN,
    CARD,
    FREE_STEPS,
    MATCH,
    WRONG,
    edited,
    events_of,
    golden,
    swap,
    told,
)

SHORT = (*names("board-"), *names("card-"))
SHARES = [(name, viewer) for name in SHORT for viewer in sorted(recorded(name).viewers)][::4]
OTHER_ANSWER = ("board-3-ares-2013-it-random-prevented-ares-2013", "green")
"""The only share with an edit that turns one legal answer into another one."""


@pytest.mark.parametrize(("name", "viewer"), SHARES)
def test_any_changed_value_of_a_share_is_found(name: str, viewer: str) -> None:
    parts, random = golden(recorded(name), viewer), Random(name)
    copies = [edited(parts, random) for _ in range(15 if len(parts) < 300 else 4)]
    missed = [parts[place][0]["type"] for copy, place in copies if told(copy) is None]
    assert missed == (["cards-shown"] if (name, viewer) == OTHER_ANSWER else [])


NO_SEAT = ("record-without-that-seat", None)
NO_ENTROPY = ("record-entropy-of-nobody", 1)


@pytest.mark.parametrize(
    ("game", "viewer", "seats", "problem"),
    [
        (BOARD, "red", [], NO_SEAT),
        (BOARD, "red", ["red"], NO_ENTROPY),
        (BOARD, "red", ["red", "red", "blue"], NO_ENTROPY),
        (BOARD, "red", ["red", "blue", "ambassador"], NO_ENTROPY),
        (CARD, "red", [], NO_SEAT),
        (CARD, "red", ["red"], NO_ENTROPY),
        (CARD, "red", ["red", "red", "blue"], NO_ENTROPY),
        (CARD, "red", ["red", "blue", "ambassador"], NO_ENTROPY),
        (MATCH, "ambassador", [], NO_SEAT),
        (MATCH, "ambassador", ["red"], NO_SEAT),
        (MATCH, "ambassador", ["red", "red", "blue"], NO_SEAT),
        (MATCH, "ambassador", ["red", "blue", "ambassador"], (WRONG, 2)),
    ],
    ids=range(12),
)
def test_a_share_with_an_impossible_table_is_wrong(
    game: Golden, viewer: str, seats: list[str], problem: tuple[str, object]
) -> None:
    parts = golden(game, viewer)
    parts[1][0]["seats"] = seats
    assert told(parts) == problem


def test_a_share_in_which_a_stranger_shows_cards_is_wrong_there() -> None:
    parts = golden(BOARD, "red")
    shown = {"type": "cards-shown", "seat": "blue", "to": ["red"], "cards": ["x", "tall"]}
    parts.insert(4, [shown])
    assert told(parts) == (WRONG, 5)


@pytest.mark.parametrize(
    ("game", "event"),
    [
        (CARD, {"type": "black-card-shown", "seat": "yellow", "kind": "identity", "card": "x"}),
        (CARD, {"type": "pair-shown", "seat": "blue", "cards": ["0", "52"]}),
        (MATCH, {"type": "dummy-seen", "seat": "red", "kind": "identity", "card": "x"}),
    ],
    ids=["a stranger's black card", "cards of another edition", "a dummy where there is none"],
)
def test_a_share_with_cards_that_cannot_be_there_is_wrong(
    game: Golden, event: dict[str, Any]
) -> None:
    parts = golden(game, "red")
    to: dict[str, Any] = {"black-card-shown": {"to": ["red"]}, "pair-shown": {"to": "red"}}
    parts.insert(4, [event | to.get(event["type"], {})])
    assert told(parts) == (WRONG, 5)


def test_a_share_with_a_stack_that_is_used_up_is_wrong_there() -> None:
    parts = golden(CARD, "red")
    line, event = next(e for e in events_of(parts, "round-began") if e[1]["round"] == 6)
    event["round"] = 7
    assert told(parts) == (WRONG, line)


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


@pytest.mark.parametrize("game", [BOARD_CHOSEN, MATCH], ids=lambda f: f.name)
def test_the_hand_in_a_share_is_the_viewer_s_own(game: Golden) -> None:
    parts, other = golden(game, "red"), golden(game, "blue")
    line, event = events_of(parts, "hand-dealt")[0]
    event["hand"] = events_of(other, "hand-dealt")[0][1]["hand"]
    assert told(parts) == (WRONG, line)


@pytest.mark.parametrize("part", ["identity", "number"])
def test_another_hand_in_any_game_of_a_shared_match_is_found(part: str) -> None:
    game = recorded("card-3-abacus-1997-first-to-3")
    count = len(events_of(golden(game, "red"), "hand-dealt"))
    assert count > 2
    for number in range(count):
        parts = golden(game, "red")
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
    for game, kind in ((BOARD, "game-opened"), (CARD, "round-began")):
        parts = golden(game, "spectator")
        line, event = events_of(parts, kind)[0]
        event["first"] = next(s for s in parts[1][0]["seats"] if s != event["first"])
        assert told(parts) == (WRONG, line)


@pytest.mark.parametrize(
    ("game", "kind"), [(BOARD, "game-ended"), (CARD, "game-scored"), (MATCH, "game-scored")]
)
@pytest.mark.parametrize("viewer", ["red", "spectator"])
def test_other_hands_at_the_end_are_found_in_a_share(game: Golden, kind: str, viewer: str) -> None:
    parts = golden(game, viewer)
    line, event = events_of(parts, kind)[-1]
    swap(event, "hands", 0, 2, "identity")
    assert told(parts) == (WRONG, line)


CHOSEN_BEFORE = ("card-4-ffg-2003-single", "card-5-ffg-2003-single")
"""Games in which the first pair that red saw was chosen in the line before."""


def test_untruthful_cards_are_found_by_the_viewer_who_saw_them() -> None:
    chosen_before, found = [], 0
    single = [name for name in names("card-") if name.endswith("-single")]
    for name in (*names("board-"), *single):
        if "red" not in recorded(name).viewers:
            continue
        parts = golden(recorded(name), "red")
        kind = "cards-shown" if name in names("board-") else "pair-shown"
        for line, event in events_of(parts, kind)[:1]:
            last = events_of(parts, "game-ended") or events_of(parts, "game-scored")
            hand = next(h for h in last[0][1]["hands"] if h["seat"] == event["seat"])
            false = [c for c in ("fiddlebottom", "bubble", "x") if c != hand["identity"]]
            event["cards"] = false[:2]
            if name in CHOSEN_BEFORE:
                chosen_before.append(parts[line - 2][0]["type"])
                line -= 1
            assert told(parts) == (WRONG, line)
            found += 1
    assert found == 23
    assert chosen_before == ["pair-chosen-face-down"] * len(CHOSEN_BEFORE)


# --- a share is decided again, too --------------------------------------------------------------

DECIDED = [(BOARD, "red"), (BOARD_CHOSEN, "spectator"), (CARD, "blue"), (MATCH, "ambassador")]


@pytest.mark.parametrize(("game", "viewer"), DECIDED, ids=range(4))
def test_a_doubled_line_of_a_share_is_found_at_its_second_place(game: Golden, viewer: str) -> None:
    parts = golden(game, viewer)
    for place in range(2, len(parts) - 1):
        assert told([*parts[: place + 1], *parts[place:]]) == (WRONG, place + 2)


@pytest.mark.parametrize(("game", "viewer"), DECIDED, ids=range(4))
def test_a_dropped_line_of_a_share_is_found(game: Golden, viewer: str) -> None:
    parts, free = golden(game, viewer), []
    for place in range(2, len(parts) - 2):
        result = told([*parts[:place], *parts[place + 1 :]])
        if parts[place][0]["type"] != "piece-stepped":
            assert result == (WRONG, place + 1)
        elif result is None:
            free.append(place)
        else:
            assert result[0] == WRONG
    assert free == FREE_STEPS[game.name]


@pytest.mark.parametrize(("game", "viewer"), DECIDED, ids=range(4))
def test_another_winner_is_found_in_a_share(game: Golden, viewer: str) -> None:
    parts = golden(game, viewer)
    outcome = parts[-2][-1]["outcome"]
    outcome["winners"] = ["red"] if outcome["winners"] != ["red"] else ["blue"]
    assert told(parts) == (WRONG, len(parts) - 1)


def test_a_share_belongs_to_the_viewer_in_its_header() -> None:
    for game, line in ((BOARD, 2), (BOARD_CHOSEN, 6), (CARD, 2), (MATCH, 2)):
        for other in ("green", "spectator"):
            parts = golden(game, "red")
            parts[0]["viewer"] = other
            assert told(parts) == (WRONG, line)


# --- what the Ambassador passes on --------------------------------------------------------------

LONG = recorded("long-board-5-ares-2013-en")


@pytest.mark.parametrize("viewer", ["ambassador", "spectator"])
def test_a_doubled_answer_is_found(viewer: str) -> None:
    parts = golden(LONG, viewer)
    kinds = ("cards-shown", "cards-shown-covertly")
    lines = [line for line, _ in (*events_of(parts, kinds[0]), *events_of(parts, kinds[1]))]
    for line in sorted(lines)[:6]:
        assert told([*parts[:line], *parts[line - 1 :]]) == (WRONG, line + 1)


@pytest.mark.parametrize(
    ("field", "value"),
    [("cards", ["fat", "thin"]), ("cards", ["bubble"]), ("replacement", True), ("seat", "blue")],
)
def test_the_ambassador_finds_another_answer_to_somebody_else(field: str, value: object) -> None:
    """Red showed Yellow a pair through the Ambassador; who Red is, the Ambassador knows now."""
    parts = golden(LONG, "ambassador")
    (event,) = parts[243]
    assert (event["seat"], event["to"]) == ("red", ["ambassador", "yellow"])
    event[field] = value
    assert told(parts) == (WRONG, 244)
