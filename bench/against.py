"""Our server against the one of another checkout, say of an earlier version.

Pairs alternate, and each side runs with its own code, its own virtual environment if it has one,
and its own load clients. `python -m bench.server --against PATH`.
"""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from bench.contestants import BOARDGAME, LOAD, ROOT

Figures = dict[str, Any]

ONE_SIDE: Final = Path(__file__).with_name("one_side.py")
COUNTED_SECONDS: Final = 10.0
PATIENCE: Final = 400.0


def against(other: Path, sizes: tuple[int, ...], pairs: int, seconds: float) -> Figures:
    """Return by number of tables the pairs of both sides, and their instructions per move."""
    sides = {"this": ROOT, "other": other.resolve()}
    _fetch_packages(sides["other"])
    found: Figures = {}
    for size in sizes:
        rounds = [dict(_round(sides, size, seconds, n % 2 == 1)) for n in range(pairs)]
        found[f"{size} tables"] = rounds
        if shutil.which("valgrind") is not None:
            rounds[0]["instructions"] = {
                name: _measured(path, size, COUNTED_SECONDS, "--instructions")
                for name, path in sides.items()
            }
    return found


def _round(
    sides: dict[str, Path], size: int, seconds: float, is_swapped: bool
) -> Iterator[tuple[str, Figures]]:
    for name in sorted(sides, reverse=is_swapped):
        yield name, _measured(sides[name], size, seconds)


def _measured(checkout: Path, size: int, seconds: float, *options: str) -> Figures:
    own = checkout / ".venv/bin/python"
    python = str(own) if own.exists() else sys.executable
    done = subprocess.run(
        [python, str(ONE_SIDE), str(size), str(seconds), *options],
        cwd=checkout,
        env=os.environ | {"PYTHONPATH": f"{checkout}{os.pathsep}{checkout / 'src'}"},
        stdout=subprocess.PIPE,
        check=True,
        timeout=PATIENCE,
    )
    figures: Figures = json.loads(done.stdout.splitlines()[-1])
    return figures


def _fetch_packages(other: Path) -> None:
    """Fetch the packages of Node that the other checkout's benchmark asks for."""
    for folder in (other / LOAD.relative_to(ROOT), other / BOARDGAME.relative_to(ROOT)):
        if (folder / "package-lock.json").exists() and not (folder / "node_modules").exists():
            command = [shutil.which("npm") or "npm", "ci", "--silent", "--ignore-scripts"]
            subprocess.run(command, cwd=folder, check=True)
