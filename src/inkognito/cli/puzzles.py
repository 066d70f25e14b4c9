"""`inkognito puzzles`: find puzzles in games between bots, and prove them again."""

from itertools import islice
from pathlib import Path

import click
from rich.progress import track

from inkognito.puzzles.fares import tried_again
from inkognito.puzzles.mine import puzzles as mined
from inkognito.puzzles.prove import is_proved
from inkognito.puzzles.shelf import FILE, packed, read

SHIPPED = Path(__file__).parent.parent / "puzzles" / FILE


@click.group()
def puzzles() -> None:
    """Find puzzles in games between bots, and prove them again."""


@puzzles.command()
@click.option("--count", default=1000, show_default=True, help="How many there shall be.")
@click.option("--seed", default=14, show_default=True, help="The same seed gives the same puzzles.")
@click.option(
    "--file",
    type=click.Path(path_type=Path, dir_okay=False),
    default=SHIPPED,
    show_default="the file of the package",
    help="Puzzles in it stay; new ones are appended.",
)
def make(count: int, seed: int, file: Path) -> None:
    """Find puzzles until there are COUNT of them."""
    kept = list(read(file.read_bytes())) if file.exists() else []
    wanted = max(0, count - len(kept))
    new = islice(mined(seed, tuple(kept)), wanted)
    kept += track(new, description=file.name, total=wanted)
    file.write_bytes(packed(kept))
    click.echo(f"{file}: {len(kept)}")


@puzzles.command()
@click.option(
    "--file",
    type=click.Path(path_type=Path, dir_okay=False, exists=True),
    default=SHIPPED,
    show_default="the file of the package",
)
def regrade(file: Path) -> None:
    """Let the better bots try every puzzle again; only what its grade follows from can change."""
    kept = list(read(file.read_bytes()))
    new = [tried_again(one) for one in track(kept, description=file.name)]
    file.write_bytes(packed(new))
    changed = sum(one.grade != other.grade for one, other in zip(kept, new, strict=True))
    click.echo(f"{file}: {changed} / {len(new)}")


@puzzles.command()
@click.option(
    "--file",
    type=click.Path(path_type=Path, dir_okay=False, exists=True),
    default=SHIPPED,
    show_default="the file of the package",
)
def prove(file: Path) -> None:
    """Prove every puzzle again, from its position alone."""
    kept = list(read(file.read_bytes()))
    wrong = [one.id for one in track(kept, description=file.name) if not is_proved(one)]
    click.echo(f"{file}: {len(kept) - len(wrong)} / {len(kept)}")
    if wrong:
        raise SystemExit(f"not proved: {wrong}")
