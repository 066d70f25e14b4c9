"""Build the documentation site from README.md, docs/ and the other Markdown files of the root.

The pages are copied to build/docs first, because their links lead out of docs/: into the source,
the tests and the root. There every linked file becomes a page of the site, so that no link is dead
wherever the site is put. zensical then builds build/site from them and fails on a dead link.
"""

import re
import shutil
import subprocess
import sys
from pathlib import Path
from posixpath import normpath, relpath

ROOT = Path(__file__).resolve().parent
STAGED = "build/docs"
SITE = "build/site"
CONFIG = "zensical.toml"
SECONDS = 180
"""Far more than the site takes. Now and then zensical does not end, and is then tried again."""

PAGES_OF_THE_ROOT = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "security.md",
    "CODE_OF_CONDUCT.md": "conduct.md",
}
HIGHLIGHTED = {".py": "python", ".ts": "typescript", ".toml": "toml", ".json": "json", ".js": "js"}
LINK = re.compile(r"(?<=\]\()([^)#\s]+)((?:#[^)\s]*)?)(?=\))")


class DeadLink(Exception):  # noqa: N818 - it says what is the matter
    """Raised where a page links to a file that does not exist."""


def place_of(path: str) -> str:
    """Return where a file of the repository lands in the site."""
    if path in PAGES_OF_THE_ROOT:
        return PAGES_OF_THE_ROOT[path]
    if path.startswith("docs/") and path != "docs/":
        return re.sub(r"(^|/)README\.md$", r"\1index.md", path.removeprefix("docs/"))
    return f"source/{path.replace('/', '-')}.md"


def pages(root: Path) -> list[str]:
    """Return the paths of all Markdown pages, relative to the root."""
    own = (path.relative_to(root).as_posix() for path in sorted((root / "docs").rglob("*.md")))
    return [*(name for name in PAGES_OF_THE_ROOT if (root / name).is_file()), *own]


def with_links_of_the_site(root: Path, page: str) -> tuple[str, set[str]]:
    """Return a page's text with its links changed for the site, and the files that it links to."""
    linked: set[str] = set()
    here = place_of(page)

    def changed(link: re.Match[str]) -> str:
        target, anchor = link.groups()
        if ":" in target:
            return link[0]
        path = normpath(f"{Path(page).parent.as_posix()}/{target}")
        if (root / path / "README.md").is_file():
            path = f"{path}/README.md"
        if not (root / path).exists():
            raise DeadLink(f"{page} links to {target}, which does not exist")
        linked.add(path)
        return relpath(place_of(path), Path(here).parent.as_posix() or ".") + anchor

    return LINK.sub(changed, (root / page).read_text("utf-8")), linked


def source_page(root: Path, path: str) -> str:
    """Return a page that shows a file, or lists the files of a folder."""
    there = root / path
    if there.is_dir():
        names = (name for name in sorted(there.iterdir()) if name.name != "__pycache__")
        return f"# {path}\n\n" + "".join(f"- `{name.name}`\n" for name in names)
    text = there.read_text("utf-8").rstrip("\n")
    return f"# {path}\n\n````{HIGHLIGHTED.get(there.suffix, 'text')}\n{text}\n````\n"


def stage(root: Path, folder: Path) -> None:
    """Write all pages and everything that they link to into an empty folder."""
    texts: dict[str, str] = {}
    linked: set[str] = set()
    for page in pages(root):
        texts[place_of(page)], more = with_links_of_the_site(root, page)
        linked |= more
    for path in linked:
        if place_of(path).startswith("source/"):
            texts[place_of(path)] = source_page(root, path)
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(root / "docs", folder, ignore=shutil.ignore_patterns("*.md"))
    for place, text in texts.items():
        page_file = folder / place
        page_file.parent.mkdir(parents=True, exist_ok=True)
        page_file.write_text(text, "utf-8")


def build(root: Path) -> "subprocess.CompletedProcess[str]":
    """Build the site from the staged pages, in a second attempt if the first does not end."""
    command = [sys.executable, "-m", "zensical", "build", "--clean", "--strict", "-f", CONFIG]
    try:
        return _run(command, root)
    except subprocess.TimeoutExpired:
        return _run(command, root)


def _run(command: list[str], root: Path) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(  # noqa: S603 - our own command
        command, cwd=root, capture_output=True, text=True, timeout=SECONDS, check=False
    )


def main() -> None:
    """Build the site, or exit with what is wrong."""
    try:
        stage(ROOT, ROOT / STAGED)
    except DeadLink as problem:
        sys.exit(str(problem))
    try:
        built = build(ROOT)
    except subprocess.TimeoutExpired:
        sys.exit(f"The documentation site was not built within {SECONDS} seconds, twice.")
    sys.stderr.write(built.stdout + built.stderr)
    if built.returncode:
        sys.exit("The documentation site can't be built.")


if __name__ == "__main__":
    main()
