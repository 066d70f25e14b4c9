"""`inkognito replay`: a transcript in every language, through the eyes of every viewer."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from click.testing import CliRunner, Result

from inkognito.cli.main import main
from inkognito.core.refusals import Problem
from inkognito.core.seats import SEATS, Viewer
from inkognito.record.format import read
from inkognito.speech import LANGUAGES, Speech
from inkognito.views.redact import redact
from tests.golden.recorded import Golden, recorded
from tests.kit.card_scenes import card_scene
from tests.kit.records import Parts, edited, golden, text_of
from tests.kit.scenes import scene

BOARD = recorded("board-5-ares-2013-en-random-prevented-ares-2013")
BOARD_3 = recorded("board-3-ares-2013-en-choose-prevented-classic-1988")
CARD = recorded("card-5-ffg-2003-first-to-3")
CARD_3 = recorded("card-3-ffg-2003-single")
GAMES = [BOARD, BOARD_3, CARD, CARD_3]
EVERYBODY: tuple[Viewer, ...] = (*SEATS, "spectator")


def run(*words: str | Path) -> Result:
    result = CliRunner().invoke(main, ["replay", *map(str, words)])
    assert "Traceback" not in result.output
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def printed(*words: str | Path) -> str:
    result = run(*words)
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    return result.stdout


def transcript(game: Golden, viewer: Viewer | None, language: str) -> str:
    """What should be printed, told straight from the whole game."""
    speech, lines = Speech(language), []
    for number, line in enumerate(read(game["whole"]).lines, start=2):
        for event in line:
            seen = event if viewer is None else redact(event, viewer)
            if seen is not None:
                text = speech.event(seen).replace("\n", "\n      ")
                lines.append(f"{number:>4}  {text}\n")
    return "".join(lines)


def viewers_of(game: Golden) -> list[Viewer]:
    return [viewer for viewer in EVERYBODY if viewer in game.viewers]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_whole_game_is_told_line_by_line(game: Golden, language: str, tmp_path: Path) -> None:
    text = printed(game.saved("whole", tmp_path), "--lang", language)
    assert text == transcript(game, None, language)
    assert text == printed(game.saved("whole", tmp_path), "--as", "all", "--lang", language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_viewers_replay_tells_only_their_sightings(
    game: Golden, language: str, tmp_path: Path
) -> None:
    for viewer in viewers_of(game):
        text = printed(game.saved("whole", tmp_path), "--as", viewer, "--lang", language)
        assert text == transcript(game, viewer, language)
        share = game.saved(viewer, tmp_path)
        assert text == printed(share, "--lang", language)
        assert text == printed(share, "--as", viewer, "--lang", language)


def test_no_covert_card_is_told_to_the_spectator(tmp_path: Path) -> None:
    lines = [json.loads(line) for line in CARD_3["spectator"].splitlines()]
    assert not any("cards" in event for line in lines[1:-1] for event in line)
    whole = CARD_3.saved("whole", tmp_path)
    assert printed(whole) != printed(whole, "--as", "spectator")


def test_english_is_the_language_unless_another_is_asked_for(tmp_path: Path) -> None:
    path = BOARD_3.saved("whole", tmp_path)
    told = {language: printed(path, "--lang", language) for language in LANGUAGES}
    assert printed(path) == told["en"]
    assert len(set(told.values())) == len(LANGUAGES) == 3


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_of_a_share_only_its_own_viewer_is_told(
    game: Golden, language: str, tmp_path: Path
) -> None:
    for share in viewers_of(game)[::2]:
        message = Speech(language).problem(Problem("record-is-a-share", {"viewer": share}))
        for other in (*EVERYBODY, "all"):
            if other != share:
                result = run(game.saved(share, tmp_path), "--as", other, "--lang", language)
                assert (result.exit_code, result.stdout) == (2, "")
                assert message in result.stderr


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [BOARD_3, CARD_3], ids=lambda game: game.name)
def test_a_seat_that_nobody_has_taken_sees_nothing(
    game: Golden, language: str, tmp_path: Path
) -> None:
    path = game.saved("whole", tmp_path)
    seats = json.loads(path.read_text("utf-8").splitlines()[1])[0]["seats"]
    for seat in SEATS:
        if seat not in seats:
            result = run(path, "--as", seat, "--lang", language)
            problem = Problem("record-without-that-seat", {"viewer": seat, "seats": tuple(seats)})
            assert (result.exit_code, result.stdout) == (2, "")
            assert Speech(language).problem(problem) in result.stderr


@pytest.mark.parametrize("kind", ["board", "card"])
def test_a_game_that_begins_with_a_scenario_is_told_and_knows_its_seats(
    kind: str, tmp_path: Path
) -> None:
    game = scene(players=3) if kind == "board" else card_scene(players=3)
    path = tmp_path / "laid.jsonl"
    path.write_text(game.record(), "utf-8")
    for viewer in game.viewers:
        assert printed(path, "--as", viewer)
    assert run(path, "--as", "yellow").exit_code == 2
    assert run(path, "--as", "ambassador").exit_code == 2


def test_an_unfinished_game_is_told_as_far_as_it_goes(tmp_path: Path) -> None:
    path = tmp_path / "cut.jsonl"
    lines = CARD_3["whole"].decode().splitlines(keepends=True)
    path.write_text("".join(lines[:9]), "utf-8")
    text = printed(path)
    assert transcript(CARD_3, None, "en").startswith(text)
    assert text.splitlines()[-1].startswith("   9")


DAMAGED = [
    (b"", "record-not-ours", 1),
    (b"\x89PNG\r\n\x1a\n\x00", "record-not-ours", 1),
    (b"[" * 50_000, "record-not-ours", 1),
    (b"{header}", "record-truncated", 1),
    (b"{header}\n", "record-truncated", 2),
    (b"{header}\n[", "record-truncated", 2),
    (b"{header}\n[\n", "record-line-unreadable", 2),
    (b"{header}\n[]\n\xff\n", "record-line-unreadable", 3),
    (b"{header}\n[]\n{}\n", "record-proof-unreadable", 3),
    (b'{header}\n[{"type":"nonsense"}]\n', "record-line-unreadable", 2),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", range(len(DAMAGED)))
def test_a_damaged_file_is_refused_with_a_sentence(
    number: int, language: str, tmp_path: Path
) -> None:
    content, code, line = DAMAGED[number]
    header = BOARD["whole"].split(b"\n")[0]
    path = tmp_path / "damaged.jsonl"
    path.write_bytes(content.replace(b"{header}", header))
    result = run(path, "--lang", language)
    assert (result.exit_code, result.stdout) == (2, "")
    assert Speech(language).problem(Problem(code, {"line": line})) in result.stderr


def test_empty_lines_of_events_are_told_as_nothing(tmp_path: Path) -> None:
    parts = golden(BOARD_3)
    path = tmp_path / "empty.jsonl"
    path.write_text(text_of([parts[0], [], []]), "utf-8")
    assert printed(path) == printed(path, "--as", "red") == ""


def told_by_everybody(parts: Parts, path: Path) -> set[int]:
    """The exit codes with which an edited file is told; any other end is an error."""
    path.write_text(text_of(parts), "utf-8")
    return {run(path, "--as", viewer).exit_code for viewer in ("all", "red", "spectator")}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_an_edited_game_is_told_or_refused_and_never_breaks_the_program(
    game: Golden, tmp_path: Path
) -> None:
    parts, random = golden(game), Random(1)
    for _ in range(25):
        copy, _place = edited(parts, random)
        assert told_by_everybody(copy, tmp_path / "edited.jsonl") <= {0, 2}


def laid(kind: str) -> Parts:
    game = scene(players=3) if kind == "board" else card_scene(players=3)
    parts: Parts = [json.loads(line) for line in game.record().splitlines()]
    return parts


BOGUS: list[tuple[str, dict[str, Any]]] = [
    ("board", {"hands": []}),
    ("board", {"places": {}}),
    ("board", {"seats": []}),
    ("board", {"places": {"ambassador": "atlantis"}}),
    ("card", {"hands": []}),
    ("card", {"seats": []}),
    ("card", {"hands": [], "looks": [{"seat": "red", "kind": "identity"}]}),
    ("card", {"hands": [], "black": [{"seat": "blue", "to": "red", "kind": "identity"}]}),
]


@pytest.mark.parametrize(("kind", "fields"), BOGUS, ids=range(len(BOGUS)))
def test_an_impossible_scenario_in_a_record_never_breaks_the_program(
    kind: str, fields: dict[str, Any], tmp_path: Path
) -> None:
    parts = laid(kind)
    parts[1][0]["scenario"] |= fields
    assert told_by_everybody(parts, tmp_path / "laid.jsonl") <= {0, 2}


def test_a_place_that_is_not_on_the_map_never_breaks_the_program(tmp_path: Path) -> None:
    for place in ("atlantis", "", "99999", "\n", "name", "x" * 10_000, "{ $x }"):
        parts = golden(BOARD_3)
        parts[6][0]["to"] = place
        assert told_by_everybody(parts, tmp_path / "atlantis.jsonl") <= {0, 2}


@pytest.mark.parametrize("digits", [15, 30, 300])
def test_a_number_beyond_all_measure_never_breaks_the_program(digits: int, tmp_path: Path) -> None:
    parts = golden(BOARD_3)
    parts[4][2]["turn"] = 10**digits
    assert told_by_everybody(parts, tmp_path / "large.jsonl") <= {0, 2}


def test_a_missing_file_a_folder_and_bad_words_are_refused(tmp_path: Path) -> None:
    path = BOARD.saved("whole", tmp_path)
    bad: list[tuple[str | Path, ...]] = [(), (tmp_path,), (tmp_path / "none.jsonl",)]
    bad += [(path, "--as", "purple"), (path, "--lang", "fr"), (path, path), (path, "--as")]
    for words in bad:
        result = run(*words)
        assert (result.exit_code, result.stdout) == (2, "")
        assert "Error:" in result.stderr
