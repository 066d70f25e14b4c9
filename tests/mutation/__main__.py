"""Run mutants of one or more areas, and report which of them no test noticed."""

import compileall
import json
import os
import py_compile
import shlex
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import cache
from pathlib import Path
from random import Random
from time import sleep

import click
from rich.console import Console

from tests.mutation.areas import AREAS
from tests.mutation.ready_tests import ADDRESS
from tests.mutation.source_change import Place, annotated, bodies

ROOT = Path(__file__).resolve().parents[2]
WORK = ROOT / "build/mutation"
COMPILED = WORK / "tree"
"""The tree as it was when the first area was begun, with its modules compiled."""

CONSOLE = Console()
LONGEST = 86_400
"""A day, in seconds: no single step takes as long."""

CONTROLS = 4
"""Changes of each area that change nothing, and are tried first."""

SAME = frozenset(
    f"core/ReplaceComparisonOperator_{change}"
    for change in ("Eq_Is", "Is_Eq", "NotEq_IsNot", "IsNot_NotEq")
)
"""Left out, because nobody could notice: small numbers, members of enums and names that are equal
are also the same object."""

CONFIG = """\
[cosmic-ray]
module-path = {files}
timeout = {timeout}
excluded-modules = []
test-command = {command}

[cosmic-ray.distributor]
name = "local"
"""

SKIP_ALL = """
INSERT INTO work_results (job_id, worker_outcome) SELECT job_id, 'SKIPPED' FROM work_items
"""
FORGET = "DELETE FROM work_results WHERE job_id = ? AND worker_outcome = 'SKIPPED'"
FORGET_SURVIVORS = "DELETE FROM work_results WHERE test_outcome = 'SURVIVED'"
MUTANTS = """
SELECT job_id, operator_name, module_path, start_pos_row, start_pos_col
FROM mutation_specs ORDER BY module_path, operator_name, occurrence
"""
RESULTS = """
SELECT module_path || ':' || start_pos_row || ' ' || operator_name, test_outcome, diff
FROM work_results JOIN mutation_specs USING (job_id)
WHERE worker_outcome != 'SKIPPED' ORDER BY 1
"""
"""The session of cosmic-ray is a database. A mutant that has a result is not run again."""


class Run:
    """The mutants of one area, in a folder of its own."""

    def __init__(self, name: str, cosmic_ray: Path) -> None:
        self.name, self.area, self._cosmic_ray = name, AREAS[name], cosmic_ray
        self.folder, self.tree = WORK / name, WORK / name / "tree"
        self.config, self.session = self.folder / "config.toml", self.folder / "session.sqlite"
        self.address = self.tree / ADDRESS

    def prepare(self) -> None:
        """Copy the tree and list its mutants; do nothing if that was done."""
        if self.session.exists():
            return
        shutil.rmtree(self.folder, ignore_errors=True)
        if not COMPILED.exists():
            _copy_tree(COMPILED)
        shutil.copytree(COMPILED, self.tree)
        self.config.write_text(self._configuration())
        self._call("init", str(self.config), str(self.session))
        with self._database() as database:
            database.execute(SKIP_ALL)

    def choose(self, mutants: int, seed: int) -> None:
        """Draw the mutants. More of them under the same seed are the same ones and others."""
        with self._database() as database:
            jobs = [
                (job,)
                for job, operator, file, *place in database.execute(MUTANTS).fetchall()
                if operator not in SAME and not self._is_type(file, tuple(place))
            ]
            Random(f"{seed} {self.name}").shuffle(jobs)
            database.executemany(FORGET, jobs[:mutants])

    def choose_survivors(self) -> None:
        """Let the mutants that survived be run again."""
        with self._database() as database:
            database.execute(FORGET_SURVIVORS)

    def execute(self, slow: bool, seconds: float) -> None:
        """Run the mutants that are left, each with tests for at most this many seconds."""
        self.address.unlink(missing_ok=True)
        for file in self.area.files:  # a run that was killed has left a mutant there
            source = Path("src/inkognito") / file
            shutil.copyfile(COMPILED / source, self.tree / source)
        command = [sys.executable, "-m", "tests.mutation.ready_tests"]
        command += [self.name, "slow" if slow else "", str(seconds)]
        with subprocess.Popen(  # noqa: S603 - our own tests
            command, cwd=self.tree, env=self._environment(), stdout=subprocess.DEVNULL
        ) as ready:
            try:
                while not self.address.exists():
                    if ready.poll() is not None:
                        raise click.ClickException(f"the tests of {self.name} do not start")
                    sleep(1)
                self._check_controls()
                self._call("exec", str(self.config), str(self.session))
            finally:
                ready.terminate()

    def _check_controls(self) -> None:
        """See that changes that change nothing survive: tests may fail for other reasons."""
        functions = [
            (self.tree / "src/inkognito" / file, body)
            for file in self.area.files
            for body in bodies((self.tree / "src/inkognito" / file).read_text())
            if body.lines.start > body.line
        ]
        for path, body in functions[:: max(1, len(functions) // CONTROLS)]:
            source = path.read_text()
            lines = source.splitlines(keepends=True)
            first = lines[body.lines.start - 1]
            indent = first[: len(first) - len(first.lstrip())]
            try:
                path.write_text("".join(_with_line(lines, body.lines.start, indent + "pass\n")))
                asked = subprocess.run(  # noqa: S603
                    self._command(), cwd=self.tree, timeout=LONGEST, stdout=subprocess.PIPE
                )
            finally:
                path.write_text(source)
            if asked.returncode:
                raise click.ClickException(f"{body.name} unchanged: {asked.stdout.decode()}")

    def report(self) -> tuple[int, int]:
        """Print the mutants that survived. Return the numbers of noticed ones and of all."""
        with self._database() as database:
            results = database.execute(RESULTS).fetchall()
        survivors = [(place, diff) for place, outcome, diff in results if outcome == "SURVIVED"]
        for place, diff in survivors:
            CONSOLE.print(f"[bold]survived[/] {place}", highlight=False)
            CONSOLE.print(diff or "", markup=False, highlight=False)
        return len(results) - len(survivors), len(results)

    def _is_type(self, file: str, place: Place) -> bool:
        return any(first <= place <= last for first, last in _types_in(self.tree / file))

    @contextmanager
    def _database(self) -> Iterator[sqlite3.Connection]:
        with closing(sqlite3.connect(self.session)) as database, database:
            yield database

    def _configuration(self) -> str:
        files = [f"src/inkognito/{one}" for one in self.area.files]
        command = json.dumps(shlex.join(self._command()))
        return CONFIG.format(files=json.dumps(files), timeout=LONGEST, command=command)

    def _command(self) -> list[str]:
        return [sys.executable, "-IS", "tests/mutation/ask.py", ADDRESS]

    def _environment(self) -> dict[str, str]:
        """The copy's own package comes before the one that is installed."""
        return {
            **os.environ,
            "PYTHONPATH": str(self.tree / "src"),
            "PYTHONDONTWRITEBYTECODE": "1",
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
        }

    def _call(self, *arguments: str) -> None:
        command = [str(self._cosmic_ray.with_name("cosmic-ray")), *arguments]
        subprocess.run(  # noqa: S603
            command, cwd=self.tree, env=self._environment(), check=True, timeout=LONGEST
        )


def _with_line(lines: list[str], before: int, line: str) -> list[str]:
    return [*lines[: before - 1], line, *lines[before - 1 :]]


@cache
def _types_in(file: Path) -> list[tuple[Place, Place]]:
    return annotated(file.read_text())


def _copy_tree(to: Path) -> None:
    listed = subprocess.run(
        ["git", "ls-files", "-z"],  # noqa: S607
        cwd=ROOT,
        check=True,
        timeout=LONGEST,
        stdout=subprocess.PIPE,
    )
    for name in filter(None, listed.stdout.decode().split("\0")):
        if not name.startswith("web/") and (ROOT / name).is_file():
            (to / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, to / name)
    for folder in ("src", "tests"):
        compileall.compile_dir(
            to / folder, quiet=1, invalidation_mode=py_compile.PycInvalidationMode.CHECKED_HASH
        )


@click.command()
@click.option("--area", "areas", multiple=True, type=click.Choice(tuple(AREAS)), help="[all]")
@click.option("--mutants", default=200, show_default=True, help="Mutants of each area.")
@click.option(
    "--seed", default=1, show_default=True, help="The same seed chooses the same mutants."
)
@click.option("--cosmic-ray", type=Path, required=True, help="Python with cosmic-ray installed.")
@click.option(
    "--seconds",
    default=30.0,
    show_default=True,
    help="Computing time of the tests that each mutant gets, the quickest and most biting first.",
)
@click.option("--slow", is_flag=True, help="Run survivors again, with the slow tests as well.")
@click.option("--fresh", is_flag=True, help="Forget all that was done before.")
def main(
    areas: tuple[str, ...],
    mutants: int,
    seed: int,
    cosmic_ray: Path,
    seconds: float,
    slow: bool,
    fresh: bool,
) -> None:
    """Run a sample of mutants and print those that no test noticed."""
    if fresh:
        shutil.rmtree(WORK, ignore_errors=True)
    for name in areas or tuple(AREAS):
        run = Run(name, cosmic_ray.absolute())
        run.prepare()
        run.choose(mutants, seed)
        if slow:
            run.choose_survivors()
        run.execute(slow, seconds)
        noticed, total = run.report()
        CONSOLE.print(f"{name}: {noticed} of {total} noticed ({noticed / max(total, 1):.1%})")


if __name__ == "__main__":
    main()
