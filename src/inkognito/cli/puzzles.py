"""`inkognito puzzles`: find puzzles in games between bots, and prove them again."""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import click
from rich.progress import track

from inkognito.cli.whole_files import write_whole
from inkognito.puzzles.fares import tried_again
from inkognito.puzzles.games import games_of, packed_games, read_games
from inkognito.puzzles.mine import counted
from inkognito.puzzles.mine import puzzles as mined
from inkognito.puzzles.prove import is_chosen, is_proved
from inkognito.puzzles.shelf import FILE, Kept, packed, read

SHIPPED = Path(__file__).parent.parent / "puzzles" / FILE
EXISTING_FILE = click.option(
    "--file",
    type=click.Path(path_type=Path, dir_okay=False, exists=True),
    default=SHIPPED,
    show_default="the file of the package",
)


@click.group()
def puzzles() -> None:
    """Find puzzles in games between bots, and prove them again."""


@puzzles.command()
@click.option(
    "--count", default=1000, show_default=True, help="How many puzzles the file should hold."
)
@click.option("--seed", default=14, show_default=True, help="The same seed gives the same puzzles.")
@click.option(
    "--file",
    type=click.Path(path_type=Path, dir_okay=False),
    default=SHIPPED,
    show_default="the file of the package",
    help="Puzzles in it stay; new ones are appended. Their games are kept in a file beside it.",
)
def make(count: int, seed: int, file: Path) -> None:
    """Find puzzles until there are COUNT of them."""
    kept = list(read(file.read_bytes())) if file.exists() else []
    games = _games_beside(file, len(kept)) if kept else b""
    wanted = max(0, count - len(kept))
    new = list(track(islice(mined(seed, kept), wanted), description=file.name, total=wanted))
    if new:
        write_whole(file, packed([*kept, *(one.kept for one in new)]))
        write_whole(_beside(file), games + packed_games(one.record for one in new))
    click.echo(f"{file}: {len(kept) + len(new)}")


@puzzles.command()
@EXISTING_FILE
def regrade(file: Path) -> None:
    """Let the better bots try every puzzle again; only what its grade follows from can change."""
    kept = list(read(file.read_bytes()))
    new = [tried_again(one) for one in track(kept, description=file.name)]
    write_whole(file, packed(new))
    changed = sum(one.grade != other.grade for one, other in zip(kept, new, strict=True))
    click.echo(f"{file}: {changed} / {len(new)}")


@puzzles.command()
@EXISTING_FILE
def prove(file: Path) -> None:
    """Prove every puzzle again: from its position alone, and from the game that it comes from."""
    kept = list(read(file.read_bytes()))
    records = read_games(_games_beside(file, len(kept)))
    wrong = list(_not_proved(kept, records, file.name))
    click.echo(f"{file}: {len(kept) - len(wrong)} / {len(kept)}")
    if wrong:
        raise SystemExit(f"not proved: {wrong}")


def _not_proved(kept: list[Kept], records: tuple[str, ...], name: str) -> Iterator[int]:
    before = counted(())
    for one, record in zip(track(kept, description=name), records, strict=True):
        if not is_proved(one) or not is_chosen(one, record, before):
            yield one.id
        before += counted((one,))


def _beside(file: Path) -> Path:
    return file.with_name(games_of(file.name))


def _games_beside(file: Path, count: int) -> bytes:
    """Return the file with the games of the puzzles, one for each."""
    games = _beside(file)
    content = games.read_bytes() if games.exists() else packed_games(())
    if len(read_games(content)) != count:
        raise SystemExit(f"{games}: must have {count} games")
    return content
