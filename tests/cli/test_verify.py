"""`inkognito verify`: 0 where all is right, 1 with the first wrong line, 2 for no readable file."""

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner, Result

from inkognito.cli.main import main
from inkognito.core.refusals import Problem
from inkognito.random_play import take_action
from inkognito.record.format import BrokenRecord, read
from inkognito.record.verify import verify
from inkognito.speech import LANGUAGES, Speech
from tests.golden.recorded import Golden
from tests.kit.card_scenes import card_scene
from tests.kit.limits import PATIENCE
from tests.kit.records import (
    BOARD,
    BOARD_CHOSEN,
    CARD,
    MATCH,
    Parts,
    edited,
    events_of,
    golden,
    text_of,
)


def run(*words: str | Path) -> Result:
    result = CliRunner().invoke(main, ["verify", *map(str, words)])
    assert "Traceback" not in result.output
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def saved(parts: Parts | bytes, folder: Path) -> Path:
    path = folder / "game.jsonl"
    path.write_bytes(parts if isinstance(parts, bytes) else text_of(parts).encode())
    return path


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [BOARD, BOARD_CHOSEN, CARD, MATCH], ids=lambda game: game.name)
def test_a_true_record_and_its_shares_are_praised_with_code_0(
    game: Golden, language: str, tmp_path: Path
) -> None:
    for viewer, content in game.files.items():
        result = run(saved(content, tmp_path), "--lang", language)
        words = "record-is-true" if viewer == "whole" else "share-is-true"
        count = len(content.splitlines()) - 2
        sentence = Speech(language).words(words, lines=count)
        assert (result.exit_code, result.stderr) == (0, "")
        assert result.stdout.startswith(sentence + "\n")
        assert golden(game)[0]["commitment"] in result.stdout


def test_whole_games_and_shares_are_praised_in_other_words(tmp_path: Path) -> None:
    told = {
        run(saved(BOARD[name], tmp_path), "--lang", lang).stdout
        for name in ("whole", "spectator")
        for lang in LANGUAGES
    }
    assert len(told) == 6


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_line_is_named_with_code_1(language: str, tmp_path: Path) -> None:
    parts = golden(BOARD)
    line, event = events_of(parts, "phantom-shaken")[1]
    event["balls"] = event["balls"][::-1] if event["balls"][0] != event["balls"][2] else []
    result = run(saved(parts, tmp_path), "--lang", language)
    assert (result.exit_code, result.stdout) == (1, "")
    sentence = Speech(language).problem(Problem("record-line-wrong", {"line": line}))
    assert result.stderr == sentence + "\n"
    assert str(line) in sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_other_fault_has_its_sentence_and_code_1(language: str, tmp_path: Path) -> None:
    whole = golden(CARD)
    end = len(whole)
    cases: list[tuple[Parts, str, int]] = [
        (whole[:-1], "record-without-proof", end),
        ([*whole[:-2], whole[-1]], "record-not-finished", end - 1),
        ([whole[0] | {"commitment": ""}, *whole[1:]], "record-commitment-broken", 1),
        ([whole[0] | {"entropy": {"red": "?"}}, *whole[1:]], "record-entropy-unreadable", 1),
    ]
    for parts, code, line in cases:
        result = run(saved(parts, tmp_path), "--lang", language)
        assert (result.exit_code, result.stdout) == (1, "")
        assert result.stderr == Speech(language).problem(Problem(code, {"line": line})) + "\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_that_cannot_be_read_has_its_sentence_and_code_2(
    language: str, tmp_path: Path
) -> None:
    header = golden(BOARD)[0]
    lines = BOARD["whole"].split(b"\n")
    cases: list[tuple[bytes, Problem]] = [
        (b"", Problem("record-not-ours", {"line": 1})),
        (b"\x00\x01\x02\xff", Problem("record-not-ours", {"line": 1})),
        (b"{" * 50_000, Problem("record-not-ours", {"line": 1})),
        (
            text_of([header | {"version": 7}]).encode(),
            Problem("record-version-unknown", {"line": 1, "version": 7, "newest": 1}),
        ),
        (b"\n".join(lines)[:-1], Problem("record-truncated", {"line": len(lines) - 1})),
        (
            b"\n".join([*lines[:5], b"?", *lines[6:]]),
            Problem("record-line-unreadable", {"line": 6}),
        ),
        (b"\n".join([*lines[:5], b"{}", b""]), Problem("record-proof-unreadable", {"line": 6})),
    ]
    path = tmp_path / "damaged.jsonl"
    for content, problem in cases:
        path.write_bytes(content)
        result = run(path, "--lang", language)
        assert (result.exit_code, result.stdout) == (2, "")
        assert Speech(language).problem(problem) in result.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_commitment_from_before_play_can_be_compared(language: str, tmp_path: Path) -> None:
    path, sealed = saved(MATCH["red"], tmp_path), golden(MATCH)[0]["commitment"]
    for same in (sealed, sealed.upper()):
        assert run(path, "--commitment", same, "--lang", language).exit_code == 0
    for other in ("", "0" * 64, sealed[:-1], golden(CARD)[0]["commitment"]):
        result = run(path, "--commitment", other, "--lang", language)
        assert (result.exit_code, result.stdout) == (1, "")
        words = Speech(language).words("other-commitment", commitment=sealed)
        assert result.stderr == words + "\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_a_game_from_a_scenario_only_its_course_is_praised(
    language: str, tmp_path: Path
) -> None:
    game, random = card_scene(rules={"round_limit": 2}), Random(1)
    while game.to_act:
        take_action(game, random)
    path = tmp_path / "laid.jsonl"
    path.write_text(game.record(), "utf-8")
    result = run(path, "--lang", language)
    count = game.record().count("\n") - 2
    assert result.exit_code == 0
    assert Speech(language).words("scenario-is-true", lines=count) in result.stdout
    path.write_text(game.record("red"), "utf-8")
    assert run(path, "--lang", language).exit_code == 1


@pytest.mark.parametrize("version", [-1, 0, 10**12, 2**63 - 1, 2**64 - 1, 10**30])
@pytest.mark.parametrize("language", LANGUAGES)
def test_any_number_of_a_version_is_told(version: int, language: str, tmp_path: Path) -> None:
    result = run(saved([golden(CARD)[0] | {"version": version}], tmp_path), "--lang", language)
    assert result.exit_code == 2
    assert result.stderr


@pytest.mark.parametrize("game", [BOARD, BOARD_CHOSEN, CARD, MATCH], ids=lambda game: game.name)
@pytest.mark.parametrize("viewer", ["whole", "red", "spectator"])
def test_an_edited_file_ends_with_the_code_of_its_verdict(
    game: Golden, viewer: str, tmp_path: Path
) -> None:
    parts, random = golden(game, viewer), Random(2)
    for _ in range(12):
        path = saved(edited(parts, random)[0], tmp_path)
        assert run(path).exit_code == code_of(path.read_bytes())


def code_of(content: bytes) -> int:
    """The exit code that the library's verdict asks for."""
    try:
        return 0 if verify(read(content), content).is_true else 1
    except BrokenRecord:
        return 2


def test_damaged_bytes_end_with_the_code_of_their_verdict(tmp_path: Path) -> None:
    content, random = CARD["whole"], Random(3)
    path = tmp_path / "damaged.jsonl"
    for _ in range(80):
        place = random.randrange(len(content))
        path.write_bytes(content[:place] + random.randbytes(2) + content[place + 2 :])
        assert run(path).exit_code == code_of(path.read_bytes()) > 0


def test_a_missing_file_a_folder_and_bad_words_are_refused(tmp_path: Path) -> None:
    path = saved(BOARD["whole"], tmp_path)
    bad: list[tuple[str | Path, ...]] = [(), (tmp_path,), (tmp_path / "none.jsonl",)]
    bad += [(path, "--lang", "fr"), (path, path), (path, "--as", "red")]
    for words in bad:
        result = run(*words)
        assert (result.exit_code, result.stdout) == (2, "")
        assert "Error:" in result.stderr


def test_the_installed_command_proves_and_doubts(tmp_path: Path) -> None:
    command = str(Path(sys.executable).with_name("inkognito"))
    wrong = golden(CARD)
    wrong[1][1]["hands"][0]["identity"] = "zsazsa"
    true, false = tmp_path / "true", tmp_path / "false"
    true.mkdir()
    false.mkdir()
    cases = ((saved(CARD["whole"], true), 0), (saved(wrong, false), 1), (tmp_path, 2))
    for path, code in cases:
        words = [command, "verify", str(path)]
        done = subprocess.run(  # noqa: S603 - our own command
            words, capture_output=True, text=True, check=False, timeout=PATIENCE
        )
        assert done.returncode == code
        assert "Traceback" not in done.stderr
