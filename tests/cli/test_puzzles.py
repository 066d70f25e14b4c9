"""`inkognito puzzles`: puzzles are appended with their games, and proved with them."""

from pathlib import Path

from click.testing import CliRunner

from inkognito.cli.puzzles import puzzles
from inkognito.puzzles.games import games_of, kept_games, packed_games, read_games
from inkognito.puzzles.shelf import packed, read, shelf


def run(*arguments: str) -> tuple[int, str]:
    done = CliRunner().invoke(puzzles, arguments)
    return done.exit_code, done.output


def file_with(folder: Path, count: int) -> Path:
    file = folder / "few.jsonl.xz"
    file.write_bytes(packed(list(shelf())[:count]))
    (folder / games_of(file.name)).write_bytes(packed_games(kept_games()[:count]))
    return file


def test_new_puzzles_are_appended_with_their_games(tmp_path: Path) -> None:
    file = file_with(tmp_path, 1)
    assert run("make", "--count", "2", "--file", str(file))[0] == 0
    first, new = read(file.read_bytes())
    assert first == shelf().find(1)
    assert new.id == 2
    records = read_games((tmp_path / games_of(file.name)).read_bytes())
    assert records[0] == kept_games()[0]
    assert len(records) == 2
    code, said = run("prove", "--file", str(file))
    assert (code, "2 / 2" in said) == (0, True)


def test_a_puzzle_with_the_game_of_another_is_not_proved(tmp_path: Path) -> None:
    file = file_with(tmp_path, 2)
    first, second = kept_games()[:2]
    (tmp_path / games_of(file.name)).write_bytes(packed_games([second, first]))
    code, said = run("prove", "--file", str(file))
    assert (code, "0 / 2" in said) == (1, True)


def test_a_file_without_all_of_its_games_is_refused_and_stays(tmp_path: Path) -> None:
    file = file_with(tmp_path, 2)
    (tmp_path / games_of(file.name)).unlink()
    before = file.read_bytes()
    for command in (("make", "--count", "3"), ("prove",)):
        code, said = run(*command, "--file", str(file))
        assert (code, "must have 2 games" in said) == (1, True)
    assert file.read_bytes() == before
