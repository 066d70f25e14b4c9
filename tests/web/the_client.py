"""The client's own code in one Node process: asks it what it makes of sightings."""

import json
import subprocess
from pathlib import Path
from typing import Any

from inkognito.board.venice import MAP
from inkognito.speech import LANGUAGES
from tests.kit.catalogues import WEB, shared_texts
from tests.kit.limits import killed_after
from tests.kit.typescript import _node_and_npm

HERE = Path(__file__).parent
ANSWERS_WITHIN = 300.0


class TheClient:
    """A conversation with `the_client.mjs`: a question on a line, and its answer."""

    def __init__(self) -> None:
        node, npm = _node_and_npm()
        _install(npm)
        self._process = subprocess.Popen(  # noqa: S603 - our own command
            [*node, str(HERE / "the_client.mjs")],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )
        names = {facts.id: facts.name for facts in MAP}
        for language in LANGUAGES:
            self.ask("learn", language=language, texts=shared_texts(language), placeNames=names)

    def ask(self, what: str, **question: Any) -> Any:
        """The answer to a question."""
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None
        assert stdout is not None
        stdin.write(json.dumps({"ask": what, **question}) + "\n")
        stdin.flush()
        with killed_after(self._process, ANSWERS_WITHIN):
            line = stdout.readline()
        assert line, "the client has stopped; what it said is above"
        return json.loads(line)

    def close(self) -> None:
        """Say goodbye."""
        with killed_after(self._process, 30):
            self._process.communicate(timeout=60)
        assert self._process.returncode == 0


def _install(npm: list[str]) -> None:
    """The packages that the client is made of, where nobody has fetched them yet."""
    if (WEB / "node_modules" / "@fluent" / "bundle").exists():
        return
    command = [*npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund"]
    subprocess.run(command, cwd=WEB, check=True, timeout=600)  # noqa: S603 - our own command
