"""Verifying a record: every change is found, at its line."""

from random import Random

import pytest

from inkognito import Game
from inkognito.games import game_module
from inkognito.random_play import take_action
from inkognito.record.format import read
from inkognito.record.verify import verify
from tests.golden.recorded import Golden, names, recorded
from tests.kit.card_scenes import card_scene
from tests.kit.records import (
    BOARD,
    BOARD_CHOSEN,
    CARD,
    FREE_ORDER,
    FREE_STEPS,
    MATCH,
    WRONG,
    Parts,
    edited,
    events_of,
    golden,
    parts_of,
    swap,
    text_of,
    told,
)
from tests.kit.scenes import scene


def finished(game: Game) -> Game:
    random = Random(4)
    while game.to_act:
        take_action(game, random, 0.01)
    return game


@pytest.mark.parametrize("game", [BOARD, BOARD_CHOSEN, CARD, MATCH], ids=lambda f: f.name)
def test_a_true_record_and_its_shares_are_true(game: Golden) -> None:
    for content in game.files.values():
        record = read(content)
        verdict = verify(record)
        assert verdict.is_true
        assert verdict.lines == len(record.lines)


# --- seal and proof -----------------------------------------------------------------------------


@pytest.mark.parametrize("game", [BOARD, MATCH], ids=lambda f: f.name)
@pytest.mark.parametrize("viewer", ["whole", "spectator"])
def test_a_changed_seal_does_not_fit_its_commitment(game: Golden, viewer: str) -> None:
    for place, field in ((0, "commitment"), (-1, "seed"), (-1, "salt")):
        parts = golden(game, viewer)
        value = parts[place][field]
        parts[place][field] = ("0" if value[0] != "0" else "1") + value[1:]
        assert told(parts) == ("record-commitment-broken", 1)


def test_a_commitment_is_no_free_text() -> None:
    for text in ("", "yes", "\0", "é" * 64):
        parts = golden(BOARD)
        parts[0]["commitment"] = text
        assert told(parts) == ("record-commitment-broken", 1)


@pytest.mark.parametrize("game", [BOARD, CARD], ids=lambda f: f.name)
def test_changed_entropy_gives_another_opening(game: Golden) -> None:
    for entropy in ({}, {"green": "00"}, {"red": "00", "green": "1111"}):
        parts = golden(game)
        assert parts[0]["entropy"] != entropy
        parts[0]["entropy"] = entropy
        assert told(parts) == (WRONG, 2)


@pytest.mark.parametrize("text", ["x", "0", "0g", "é"])
def test_entropy_is_hexadecimal(text: str) -> None:
    parts = golden(BOARD)
    parts[0]["entropy"] = {"red": text}
    assert told(parts) == ("record-entropy-unreadable", 1)


@pytest.mark.parametrize("game", [BOARD, CARD], ids=lambda f: f.name)
@pytest.mark.parametrize("viewer", ["whole", "green"])
def test_an_unfinished_game_is_not_proved(game: Golden, viewer: str) -> None:
    parts = golden(game, viewer)
    count = len(parts)
    assert told(parts[:-1]) == ("record-without-proof", count)
    assert told(parts[:-2]) == ("record-without-proof", count - 1)
    assert told([*parts[:-2], parts[-1]]) == ("record-not-finished", count - 1)
    assert told([*parts[:-2], [], parts[-1]]) == ("record-not-finished", count)


def test_a_match_is_not_finished_with_its_first_game() -> None:
    parts = golden(recorded("card-3-abacus-1997-first-to-3"))
    place = events_of(parts, "game-scored")[0][0]
    assert told([*parts[:place], parts[-1]]) == ("record-not-finished", place + 1)


# --- whole games: deal and draws ----------------------------------------------------------------


@pytest.mark.parametrize("part", ["identity", "build", "mission"])
@pytest.mark.parametrize("kind", ["hands-dealt", "game-ended"])
def test_another_hand_of_the_board_game_is_found(kind: str, part: str) -> None:
    parts = golden(BOARD_CHOSEN)
    ((line, event),) = events_of(parts, kind)
    swap(event, "hands", 0, 2, part)
    assert told(parts) == (WRONG, line)


@pytest.mark.parametrize("part", ["identity", "number"])
@pytest.mark.parametrize("kind", ["hands-dealt", "game-scored"])
def test_another_hand_of_any_game_of_a_match_is_found(kind: str, part: str) -> None:
    count = len(events_of(golden(MATCH), kind))
    for number in range(count):
        parts = golden(MATCH)
        line, event = events_of(parts, kind)[number]
        swap(event, "hands", 1, 3, part)
        assert told(parts) == (WRONG, line)


def test_another_first_player_is_found() -> None:
    for game, kind in ((BOARD, "game-opened"), (CARD, "round-began")):
        parts = golden(game)
        seats = parts[1][0]["seats"]
        line, event = events_of(parts, kind)[0]
        event["first"] = next(seat for seat in seats if seat != event["first"])
        assert told(parts) == (WRONG, line)


def test_another_placement_of_figures_is_found_where_they_are_placed_at_random() -> None:
    parts = golden(BOARD)
    line, event = events_of(parts, "figures-placed")[0]
    event["tall"], event["fat"] = event["fat"], event["tall"]
    assert told(parts) == (WRONG, line)


def test_swapped_and_other_balls_are_found() -> None:
    for number, (line, event) in enumerate(events_of(golden(BOARD), "phantom-shaken")):
        balls = event["balls"]
        for other in (["land", "land", "water"], ["either"] * 3, balls[:2], [*balls, "land"]):
            parts = golden(BOARD)
            events_of(parts, "phantom-shaken")[number][1]["balls"] = other
            assert told(parts) == (None if other == balls else (WRONG, line))
        if balls[0] != balls[2]:
            parts = golden(BOARD)
            events_of(parts, "phantom-shaken")[number][1]["balls"] = balls[::-1]
            assert told(parts) == (WRONG, line)


@pytest.mark.parametrize("stack", ["dummy", "ambassador"])
def test_another_top_of_a_stack_is_found(stack: str) -> None:
    tops = [t for t in events_of(golden(CARD), "location-played") if t[1]["visitor"] == stack]
    for line, top in tops:
        parts = golden(CARD)
        changed = next(e for e in parts[line - 1] if e == top)
        changed["location"] = "rialto" if top["location"] != "rialto" else "arsenale"
        assert told(parts) == (WRONG, line)


# --- whole games: moves and lines ---------------------------------------------------------------


def test_a_step_that_is_not_on_the_map_is_found() -> None:
    for field, value in (("to", "atlantis"), ("origin", "rialto"), ("to", "")):
        parts = golden(BOARD)
        line, event = events_of(parts, "piece-stepped")[2]
        assert event[field] != value
        event[field] = value
        assert told(parts) == (WRONG, line)


def test_a_step_of_somebody_else_is_found() -> None:
    parts = golden(BOARD)
    line, event = events_of(parts, "piece-stepped")[0]
    event["seat"] = next(seat for seat in parts[1][0]["seats"] if seat != event["seat"])
    assert told(parts) == (WRONG, line)


@pytest.mark.parametrize("game", [BOARD, BOARD_CHOSEN, CARD, MATCH], ids=lambda f: f.name)
def test_a_doubled_line_is_found_at_its_second_place(game: Golden) -> None:
    parts = golden(game)
    for place in range(1, len(parts) - 1):
        doubled = [*parts[: place + 1], *parts[place:]]
        assert told(doubled) == (WRONG, place + 2)


@pytest.mark.parametrize("game", [BOARD, BOARD_CHOSEN, CARD, MATCH], ids=lambda f: f.name)
def test_a_dropped_line_is_found_unless_it_was_a_step_that_nothing_hangs_on(game: Golden) -> None:
    parts, free = golden(game), []
    assert told([parts[0], *parts[2:]]) is not None
    for place in range(2, len(parts) - 2):
        result = told([*parts[:place], *parts[place + 1 :]])
        if parts[place][0]["type"] != "piece-stepped":
            assert result == (WRONG, place + 1)
        elif result is None:
            free.append(place)
        else:
            assert result[0] == WRONG
            assert int(str(result[1])) >= place + 1
    assert free == FREE_STEPS[game.name]


@pytest.mark.parametrize("game", [BOARD, BOARD_CHOSEN, CARD, MATCH], ids=lambda f: f.name)
def test_swapped_lines_are_found_unless_either_order_was_free(game: Golden) -> None:
    parts, free = golden(game), []
    for place in range(2, len(parts) - 3):
        one, other = parts[place : place + 2]
        result = told([*parts[:place], other, one, *parts[place + 2 :]])
        if result is None:
            free.append(place)
        else:
            assert result[0] == WRONG
            assert int(str(result[1])) >= place + 1
    assert free == FREE_ORDER[game.name]


@pytest.mark.parametrize(
    ("game", "line"),
    [
        (BOARD, []),
        (BOARD, [{"type": "movement-ended", "seat": "blue"}]),
        (BOARD, [{"type": "hand-answered", "seat": "red", "accepted": True}]),
        (BOARD, [{"type": "hands-dealt", "hands": []}]),
        (BOARD, [{"type": "turn-began", "seat": "red", "turn": 2}]),
        (BOARD, [{"type": "phantom-shaken", "seat": "blue", "balls": []}]),
        (BOARD, [{"type": "phantom-shaken", "seat": "ambassador", "balls": []}]),
        (BOARD, [{"type": "cards-shown", "seat": "red", "to": [], "cards": []}]),
        (CARD, []),
        (CARD, [{"type": "round-began", "round": 2, "first": "red"}]),
        (CARD, [{"type": "location-played", "visitor": "dummy", "location": "rialto"}]),
        (CARD, [{"type": "location-played", "visitor": "yellow", "location": "rialto"}]),
        (CARD, [{"type": "ambassador-hid", "location": "rialto"}]),
        (CARD, [{"type": "meeting-began", "location": "rialto", "visitors": []}]),
        (CARD, [{"type": "pair-shown", "seat": "red", "to": "red", "cards": []}]),
        (CARD, [{"type": "pair-chosen", "seat": "red", "cards": ["0", "52"]}]),
        (CARD, [{"type": "code-declared", "seat": "ambassador", "code": []}]),
        (CARD, [{"type": "dummy-seen", "seat": "red", "kind": "identity", "card": "x"}]),
    ],
    ids=range(18),
)
def test_a_line_that_no_command_could_cause_is_found_wherever_it_is_put(
    game: Golden, line: Parts
) -> None:
    parts = golden(game)
    assert told([parts[0], line, *parts[1:]]) is not None
    for place in (2, 3, 9, len(parts) - 2):
        assert told([*parts[:place], line, *parts[place:]]) == (WRONG, place + 1)


@pytest.mark.parametrize("game", [BOARD, CARD], ids=lambda f: f.name)
def test_nothing_happens_after_the_end(game: Golden) -> None:
    parts = golden(game)
    end = len(parts)
    assert told([*parts[:-1], parts[-2], parts[-1]]) == (WRONG, end)
    assert told([*parts[:-1], parts[2], parts[-1]]) == ("record-not-finished", end + 1)
    assert told([*parts[:-1], parts[2], parts[-2], parts[-1]]) == (WRONG, end)
    surplus = [*parts[:-2], [*parts[-2], parts[-2][-1]], parts[-1]]
    assert told(surplus) == (WRONG, end - 1)


@pytest.mark.parametrize("game", [BOARD, MATCH], ids=lambda f: f.name)
def test_another_winner_is_found(game: Golden) -> None:
    parts = golden(game)
    parts[-2][-1]["outcome"]["winners"] = ["red"]
    assert told(parts) == (WRONG, len(parts) - 1)


# --- any edit at all ----------------------------------------------------------------------------


def is_choice(parts: Parts, place: int) -> bool:
    """Whether the rules had offered the command that stands in that line."""
    record = read(text_of(parts).encode())
    rules, state = game_module(record.header.game).engine, None
    for line in record.lines[: place - 1]:
        for event in line:
            state = rules.evolve(rules.empty if state is None else state, event)
    seat, command = rules.command_of(state, record.lines[place - 1]) or (0, None)
    return command in rules.options(state, seat)


@pytest.mark.parametrize("name", [*names("board-"), *names("card-")])
def test_any_changed_value_of_a_whole_game_is_found_unless_it_was_a_free_choice(name: str) -> None:
    parts, random = golden(recorded(name)), Random(name)
    for _ in range(12 if len(parts) < 300 else 4):
        copy, place = edited(parts, random)
        result = told(copy)
        if result is None:
            assert is_choice(copy, place), (parts[place], copy[place])


# --- records that begin with a scenario ---------------------------------------------------------


def laid_games() -> list[Game]:
    return [
        finished(scene("opening", rules={"turn_limit": 6}, seed=3)),
        finished(scene("opening", players=5, rules={"turn_limit": 6}, seed=4)),
        finished(card_scene(rules={"round_limit": 6}, seed=5)),
        finished(card_scene(players=3, rules={"round_limit": 6}, seed=6)),
    ]


@pytest.mark.parametrize("number", range(4))
def test_a_game_that_begins_with_a_scenario_is_proved(number: int) -> None:
    game = laid_games()[number]
    assert told(parts_of(game.record())) is None


@pytest.mark.parametrize("number", range(4))
def test_a_share_of_a_game_that_begins_with_a_scenario_is_never_called_true(number: int) -> None:
    """Its hands are not dealt by chance, and the share does not hold them."""
    game = laid_games()[number]
    for viewer in game.viewers:
        assert told(parts_of(game.record(viewer))) == ("record-share-of-a-scenario", 2)


def test_a_verdict_says_that_the_position_itself_is_not_proved() -> None:
    assert all(verify(read(game.record().encode())).is_scenario for game in laid_games())
    assert not verify(read(BOARD["whole"])).is_scenario


def test_a_scenario_that_cannot_be_is_wrong() -> None:
    for game in laid_games():
        parts = parts_of(game.record())
        parts[1][0]["scenario"]["hands"][0]["identity"] = "x"
        assert told(parts) == (WRONG, 2)


def test_another_draw_after_a_scenario_is_found() -> None:
    board, _, _, card = laid_games()
    parts = parts_of(board.record())
    line, shaken = events_of(parts, "phantom-shaken")[-1]
    shaken["balls"] = ["land"] * 2 + ["water" if shaken["balls"][2] != "water" else "rival"]
    assert told(parts) == (WRONG, line)
    parts = parts_of(card.record())
    tops = [e for e in events_of(parts, "location-played") if e[1]["visitor"] == "dummy"]
    tops[-1][1]["location"] = "rialto" if tops[-1][1]["location"] != "rialto" else "arsenale"
    assert told(parts) == (WRONG, tops[-1][0])


# --- who gave entropy, and how a record is spelt ------------------------------------------------


@pytest.mark.parametrize("viewer", ["whole", "spectator"])
def test_entropy_comes_from_the_table_only(viewer: str) -> None:
    parts = golden(CARD, viewer)
    parts[0]["entropy"]["ambassador"] = "00"
    assert told(parts) == ("record-entropy-of-nobody", 1)


def test_a_game_that_begins_with_a_scenario_has_no_entropy() -> None:
    parts = parts_of(laid_games()[0].record())
    parts[0]["entropy"] = {"red": "00"}
    assert told(parts) == ("record-entropy-of-nobody", 1)


def test_a_record_has_one_spelling_only() -> None:
    content = CARD["whole"]
    lines = content.split(b"\n")
    for number in (1, 2, 9, len(lines) - 1):
        for old, new in ((b":", b": "), (b"{", b"{ "), (b'"', b' "')):
            other = list(lines)
            other[number - 1] = other[number - 1].replace(old, new, 1)
            spelt = b"\n".join(other)
            verdict = verify(read(spelt), spelt)
            assert verdict.problem is not None
            assert verdict.problem.params["line"] == number
            assert verify(read(spelt)).is_true
