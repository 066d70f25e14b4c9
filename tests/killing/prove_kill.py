"""`make prove-kill`: kill -9 at random moments under load, again and again.

    python -m tests.killing.prove_kill --kills 100

Kills the server on SQLite, the server on PostgreSQL, and PostgreSQL under the server.
"""

import asyncio
import tempfile
import warnings
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import monotonic

import click

from tests.killing.crowd import Crowd
from tests.killing.evidence import check_stored
from tests.killing.victim import MortalPostgres, Victim
from tests.kit.limits import PATIENCE

TABLES = 6


async def killed_often(
    victim: Victim,
    kills: int,
    seed: int,
    strike: Callable[[], None],
    revive: Callable[[], None],
    tables: int = TABLES,
    report: Callable[[str], None] = lambda _: None,
) -> tuple[int, int]:
    """Strike this often while people play. Return the acknowledged requests and the rows.

    After each strike people must be able to play on; in the end every acknowledged request must be
    stored once.
    """
    random, rows = Random(seed), 0
    victim.start()
    crowd = Crowd(victim.address, tables, seed)
    crowd.start()
    try:
        for number in range(1, kills + 1):
            await played(crowd, random.randrange(5, 40))
            await asyncio.sleep(random.random() * 0.1)
            await asyncio.to_thread(strike)
            await asyncio.to_thread(revive)
            if number % 10 == 0 or number == kills:
                report(f"{number} kills, {crowd.count:,} acknowledged requests")
        await played(crowd, 20)
    finally:
        await crowd.stop()
        await asyncio.to_thread(victim.end)
    rows = await check_stored(victim.database, crowd)
    return crowd.count, rows


async def played(crowd: Crowd, more: int) -> None:
    """Wait until this many more requests were acknowledged."""
    wanted = crowd.count + more
    async with asyncio.timeout(2 * PATIENCE):
        while crowd.count < wanted:
            crowd.check()
            await asyncio.sleep(0.01)


def on_sqlite(folder: Path, kills: int, seed: int, **options: object) -> tuple[int, int]:
    """Kill the server on a SQLite file."""
    victim = Victim(f"sqlite:///{folder / 'tables.sqlite3'}", folder)
    return asyncio.run(killed_often(victim, kills, seed, victim.kill, victim.start, **options))  # type: ignore[arg-type]


def on_postgres(folder: Path, kills: int, seed: int, **options: object) -> tuple[int, int]:
    """Kill the server on PostgreSQL."""
    postgres = MortalPostgres()
    try:
        victim = Victim(postgres.fresh(), folder)
        work = killed_often(victim, kills, seed, victim.kill, victim.start, **options)  # type: ignore[arg-type]
        return asyncio.run(work)
    finally:
        postgres.stop()


def under_postgres(folder: Path, kills: int, seed: int, **options: object) -> tuple[int, int]:
    """Kill PostgreSQL, while the server lives on."""
    postgres = MortalPostgres()
    try:
        victim = Victim(postgres.fresh(), folder)
        work = killed_often(victim, kills, seed, postgres.kill, postgres.restart, **options)  # type: ignore[arg-type]
        return asyncio.run(work)
    finally:
        postgres.stop()


KINDS = {
    "sqlite": on_sqlite,
    "postgresql": on_postgres,
    "postgresql-itself": under_postgres,
}


@click.command()
@click.option("--kills", default=100, show_default=True, help="How often, for each kind.")
@click.option("--kind", "kinds", multiple=True, type=click.Choice([*KINDS]), default=[*KINDS])
@click.option("--seed", default=1, show_default=True, help="Draws when it happens.")
def main(kills: int, kinds: tuple[str, ...], seed: int) -> None:
    """Kill real servers under load, and check that nothing acknowledged is lost."""
    warnings.simplefilter("ignore")
    for kind in kinds:
        began = monotonic()
        with tempfile.TemporaryDirectory(prefix="inkognito-kill-") as folder:
            told, rows = KINDS[kind](
                Path(folder),
                kills,
                seed,
                report=lambda line, kind=kind: click.echo(f"{kind}: {line}"),
            )
        seconds = monotonic() - began
        click.echo(
            f"{kind}: {kills} kills in {seconds:,.0f} s; {told:,} acknowledged requests, "
            f"all stored once among {rows:,} rows"
        )


if __name__ == "__main__":
    main()
