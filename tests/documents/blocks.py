"""Read the code blocks of the documents, with the reason for those that no test runs.

A block is fenced and names its language. A comment before it, `<!-- no-run: REASON -->`, says why
it is not run.
"""

import re
from collections.abc import Iterator
from pathlib import Path

from markdown_it import MarkdownIt
from markdown_it.token import Token
from msgspec import Struct

ROOT = Path(__file__).parents[2]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
NO_RUN = re.compile(r"<!-- no-run: (.+) -->\s*")


class Block(Struct, frozen=True):
    """A code block: where it is, its language, its text and why it is not run."""

    document: str
    line: int
    language: str
    text: str
    reason: str | None = None

    @property
    def where(self) -> str:
        """The place, as editors understand it."""
        return f"{self.document}:{self.line}"


def blocks_of(path: Path) -> Iterator[Block]:
    """Yield the code blocks of a document."""
    tokens = MarkdownIt().enable("table").parse(path.read_text("utf-8"))
    name = path.relative_to(ROOT).as_posix()
    for before, token in zip([None, *tokens], tokens, strict=False):
        if token.type in ("fence", "code_block"):
            line = (token.map or [0])[0] + 1
            yield Block(name, line, token.info.strip(), token.content, _reason(before))


def inline_of(path: Path) -> Iterator[str]:
    """Yield the pieces of code inside the sentences and tables of a document."""
    for token in MarkdownIt().enable("table").parse(path.read_text("utf-8")):
        for child in token.children or ():
            if child.type == "code_inline":
                yield child.content


def _reason(before: Token | None) -> str | None:
    found = NO_RUN.fullmatch(before.content) if before and before.type == "html_block" else None
    return found[1] if found else None


def commands_in(block: Block) -> list[str]:
    """Return the commands of a shell block, without comments and with continued lines joined."""
    lines = block.text.replace("\\\n", " ").splitlines()
    bare = (re.sub(r"(^|\s)#.*", "", line).strip() for line in lines)
    return [line for line in bare if line]


BLOCKS = [block for path in DOCUMENTS for block in blocks_of(path)]
