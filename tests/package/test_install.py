"""`pip install .` in a fresh environment gives a package that serves the client."""

import os
import re
import shutil
import subprocess
import sys
import tarfile
import venv
import zipfile
from pathlib import Path

import httpx
import pytest

from tests.kit.serving import Serving, sqlite_in

ROOT = Path(__file__).parents[2]
PARTS = ["src", "web", "build_client.py", "hatch_build.py", "pyproject.toml", "README.md"]
PARTS += ["LICENSE", ".gitignore"]
NOT_COPIED = shutil.ignore_patterns("node_modules", "client", "__pycache__", ".svelte-kit")
SECONDS = 900


def run(*command: str | Path, cwd: Path) -> None:
    """Run it; what it says is shown where it fails."""
    done = subprocess.run(  # noqa: S603 - our own commands
        list(map(str, command)),
        cwd=cwd,
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What somebody has who has just fetched the project: nothing is built."""
    folder = tmp_path_factory.mktemp("fetched") / "inkognito"
    folder.mkdir()
    for part in PARTS:
        if (ROOT / part).is_dir():
            shutil.copytree(ROOT / part, folder / part, ignore=NOT_COPIED)
        else:
            shutil.copy2(ROOT / part, folder / part)
    return folder


class Installed(Serving):
    """The server as it was installed, run from another folder than the sources."""

    python: Path

    def _process(self) -> subprocess.Popen[str]:
        command = [self.python, "-m", "inkognito", "serve", "--port", str(self.port)]
        with self.log.open("a") as log:
            return subprocess.Popen(  # noqa: S603 - our own server
                [*map(str, command), "--database", self.database, "--log-format", "plain"],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                cwd=self.home,
                env={**os.environ, "HOME": str(self.home), "PYTHONUNBUFFERED": "1"},
            )


def uv() -> list[str | Path]:
    return [Path(sys.executable).parent / "uv"]


def test_an_install_serves_the_client_and_source_archives_need_no_node(
    sources: Path, tmp_path: Path
) -> None:
    home = tmp_path / "home"
    venv.create(tmp_path / "fresh", with_pip=True)
    python = tmp_path / "fresh/bin/python"
    known = ("--constraint", ROOT / "requirements.txt")
    run(*uv(), "pip", "install", "--python", python, *known, sources, cwd=tmp_path)
    server = Installed(sqlite_in(tmp_path), home)
    server.python = python
    try:
        server.start()
        _check_client(server.address)
    finally:
        if server.process is not None:
            server.kill()
    _check_archives(sources, tmp_path)


def _check_client(address: str) -> None:
    with httpx.Client(base_url=address, timeout=60, trust_env=False) as web:
        page = web.get("/tables/0123456789")
        assert page.status_code == 200
        assert "text/html" in page.headers["content-type"]
        scripts = re.findall(r'src="(/assets/[^"]+\.js)"', page.text)
        assert scripts, page.text
        for path in (*scripts, *re.findall(r'href="(/assets/[^"]+\.css)"', page.text)):
            file = web.get(path, headers={"accept-encoding": "gzip"})
            assert file.status_code == 200
            assert file.headers["content-encoding"] == "gzip"
            assert "immutable" in file.headers["cache-control"]
            assert file.content


def _check_archives(sources: Path, tmp_path: Path) -> None:
    """An archive of the sources has the built client, and needs nothing to be built again."""
    run(*uv(), "build", "--sdist", "-o", tmp_path / "dist", sources, cwd=tmp_path)
    (archive,) = (tmp_path / "dist").glob("*.tar.gz")
    with tarfile.open(archive) as packed:
        packed.extractall(tmp_path / "unpacked", filter="data")
    (unpacked,) = (tmp_path / "unpacked").iterdir()
    assert (unpacked / "src/inkognito/client/index.html").is_file()
    assert (unpacked / "web/package-lock.json").is_file()
    assert not (unpacked / "web/node_modules").exists()
    run(*uv(), "build", "--wheel", "-o", tmp_path / "dist", unpacked, cwd=tmp_path)
    assert not (unpacked / "web/node_modules").exists(), "it was built again"
    (wheel,) = (tmp_path / "dist").glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert "inkognito/client/index.html.gz" in names
    assert "inkognito/client/.built" in names
    assert not [name for name in names if name.startswith(("web", "build_client", "hatch"))]


def test_an_editable_install_builds_nothing(sources: Path, tmp_path: Path) -> None:
    shutil.copytree(sources, tmp_path / "linked", ignore=NOT_COPIED)
    venv.create(tmp_path / "fresh", with_pip=True)
    python = tmp_path / "fresh/bin/python"
    command = ("pip", "install", "--no-deps", "--python", python, "--editable")
    run(*uv(), *command, tmp_path / "linked", cwd=tmp_path)
    assert not (tmp_path / "linked/src/inkognito/client").exists()
