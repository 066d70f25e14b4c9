"""`inkognito train`: it writes weights, goes on after an interruption, and refuses clearly."""

import sys
from functools import partial
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner, Result
from msgspec.structs import replace

from inkognito.cli import train as command
from inkognito.cli.main import main
from inkognito.games.board import BOARD
from inkognito.simulator.learning import Learning, Made
from inkognito.simulator.networks import NUMBERS
from inkognito.simulator.weights import WEIGHTS
from inkognito.training import board_course, league, network_league
from inkognito.training.board_course import BoardCourse
from inkognito.training.courses import course_of
from inkognito.training.evolution import Settings, begun, next_generation
from inkognito.training.sparring_course import SparringCourse

LANGUAGES = pytest.mark.parametrize("language", ["en", "it", "de"])
FEW = Settings(generations=2, pairs=1, games=4)
CARD = ("--game", "card", "--generations", "2")
NETWORKS = ("--game", "card", "--networks", "60")


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Play few games, in a folder of their own."""
    monkeypatch.setattr(command, "Settings", partial(Settings, pairs=1, games=4))
    monkeypatch.setattr(SparringCourse, "effort", {"pairs": 1, "games": 4})
    monkeypatch.setattr(league, "ROUND_LIMIT", 3)
    monkeypatch.setattr(network_league, "IN_BATCH", 20)
    monkeypatch.chdir(tmp_path)


def learning_for(game: str) -> Learning:
    names = WEIGHTS if game == "card" else BoardCourse.names
    return Learning(4, "ffg-2003", Made("", "", 0), dict.fromkeys(names, 0.5))


def run(*words: str) -> Result:
    return CliRunner().invoke(main, ("train", *words))


def read(file: str) -> Learning:
    return msgspec.json.decode(Path(file).read_bytes(), type=Learning)


def test_weights_are_written_with_how_they_were_made() -> None:
    result = run(*CARD, "--players", "3", "--seed", "7")
    assert result.exit_code == 0, result.output
    learning = read("card-3-ffg-2003.json")
    assert "16" in result.output
    assert list(learning.weights) == list(WEIGHTS)
    assert learning.made.games == 16
    assert learning.made.command == (
        "inkognito train --game card --players 3 --edition ffg-2003 --seed 7 --generations 2"
    )
    assert [one.name for one in Path().iterdir()] == ["card-3-ffg-2003.json"]


def test_an_interrupted_run_goes_on_and_ends_the_same() -> None:
    run(*CARD, "--file", "whole.json")
    half = next_generation(begun(4, "ffg-2003", 1, FEW))
    Path("half.json.part").write_bytes(msgspec.json.encode(half))
    assert run(*CARD, "--file", "half.json").exit_code == 0
    assert read("half.json") == read("whole.json")


def test_an_interrupted_write_keeps_the_checkpoint_before(monkeypatch: pytest.MonkeyPatch) -> None:
    half = msgspec.json.encode(next_generation(begun(4, "ffg-2003", 1, FEW)))
    Path("half.json.part").write_bytes(half)
    write = Path.write_bytes

    def torn(file: Path, content: bytes) -> int:
        write(file, content[: len(content) // 2])
        raise KeyboardInterrupt

    monkeypatch.setattr(Path, "write_bytes", torn)
    assert run(*CARD, "--file", "half.json").exit_code != 0
    assert Path("half.json.part").read_bytes() == half


def test_learning_goes_on_from_weights_that_were_learned_before_and_says_so() -> None:
    run(*CARD, "--file", "before.json")
    result = run(*CARD, "--seed", "2", "--start", "before.json", "--file", "after.json")
    assert result.exit_code == 0, result.output
    before, after = read("before.json"), read("after.json")
    assert after.made.before == before.made
    assert after.made.command.endswith("--generations 2 --start before.json")
    steps = [abs(after.weights[name] - before.weights[name]) for name in WEIGHTS]
    assert 0 < max(steps) < 0.1


@LANGUAGES
@pytest.mark.parametrize("content", [b"{}", msgspec.json.encode(learning_for("board"))])
def test_a_start_without_weights_for_the_game_is_refused(language: str, content: bytes) -> None:
    Path("before.json").write_bytes(content)
    result = run(*CARD, "--start", "before.json", "--lang", language)
    assert result.exit_code == 2
    assert "before.json" in result.output


def test_networks_learn_on_top_of_weights_and_go_on() -> None:
    Path("before.json").write_bytes(msgspec.json.encode(learning_for("card")))
    words = (*NETWORKS, "--start", "before.json")
    assert run(*words, "--file", "whole.json").exit_code == 0
    start = network_league.begun(4, "ffg-2003", 1, 60, learning_for("card"))
    half = network_league.next_step(start)
    Path("half.json.part").write_bytes(msgspec.json.encode(half))
    result = run(*words, "--file", "half.json")
    assert result.exit_code == 0, result.output
    learning = read("half.json")
    assert learning == read("whole.json")
    assert learning.weights == learning_for("card").weights
    assert len(learning.networks) == NUMBERS
    assert learning.made.command.endswith("--seed 1 --networks 60 --start before.json")


@LANGUAGES
@pytest.mark.parametrize(
    "words", [NETWORKS, (*NETWORKS, "--players", "3"), ("--game", "board", "--networks", "60")]
)
def test_networks_need_weights_and_four_players_at_cards(
    language: str, words: tuple[str, ...]
) -> None:
    result = run(*words, "--lang", language)
    assert result.exit_code == 2
    assert "usage" in result.output.lower()
    assert not list(Path().iterdir())


@LANGUAGES
def test_a_checkpoint_of_another_run_is_refused_and_kept(language: str) -> None:
    other = begun(4, "ffg-2003", 2, FEW)
    Path("one.json.part").write_bytes(msgspec.json.encode(other))
    result = run(*CARD, "--file", "one.json", "--lang", language)
    assert result.exit_code == 2
    assert "one.json.part" in result.output
    assert Path("one.json.part").read_bytes() == msgspec.json.encode(other)


def test_a_spoilt_checkpoint_is_refused() -> None:
    Path("one.json.part").write_bytes(b"{")
    assert run(*CARD, "--file", "one.json").exit_code == 2


def test_the_board_game_is_learned_by_the_same_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BoardCourse, "effort", {"pairs": 1, "games": 1})
    monkeypatch.setattr(board_course, "TURN_LIMIT", 4)
    result = run("--game", "board", "--generations", "1")
    assert result.exit_code == 0, result.output
    learning = read("board-4-ares-2013-en.json")
    assert list(learning.weights) == list(BoardCourse.names)
    assert learning.made.games == 2


@LANGUAGES
def test_a_game_that_cannot_be_learned_is_refused(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "game_module", lambda _name: replace(BOARD, learns=False))
    result = run("--game", "board", "--lang", language)
    assert result.exit_code == 2
    assert "board" in result.output
    assert "veteran" in result.output


@LANGUAGES
def test_without_what_compiles_games_learning_says_what_to_install(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    course_of.cache_clear()
    monkeypatch.setitem(sys.modules, "inkognito.training.sparring_course", None)
    result = run(*CARD, "--lang", language)
    course_of.cache_clear()
    assert result.exit_code == 2
    assert "inkognito[train]" in result.output
    assert run(*CARD, "--players", "3").exit_code == 0


@pytest.mark.parametrize(
    "words",
    [("--players", "6"), ("--generations", "0"), ("--edition", "winning-moves-1988"), ("--seed",)],
)
def test_bad_flags_are_refused(words: tuple[str, ...]) -> None:
    assert run("--game", "card", *words).exit_code == 2
