"""The HTTP interface does what its own description says, for calls made from the description.

Schemathesis makes valid and invalid calls of every route, and compares status, headers and body of
each answer with /api/schema. The calls are the same in every run.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from inkognito.server.openapi import OPERATIONS
from tests.kit.serving import Serving
from tests.server.described_api import ADDRESS

ROOT = Path(__file__).parents[2]
CALLS = 5
"""For each route and phase, beside those that cover the limits of its parameters."""

NOT_CHECKED = "positive_data_acceptance"
"""A name may consist of letters that show nothing, and a chair may be missing at a table: what the
description allows can still be refused, with a code that it lists."""

WITHIN = 240


@pytest.mark.parametrize("server", ["sqlite"], indirect=True)
def test_every_call_is_answered_as_described(server: Serving, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "schemathesis.cli", "run"]
    command += [f"{server.address}/api/schema/openapi.json", "--no-color", "--warnings", "off"]
    command += ["--phases", "examples,coverage,fuzzing", "--generation-deterministic"]
    command += ["--max-examples", str(CALLS), "--exclude-checks", NOT_CHECKED]
    hooks = {"SCHEMATHESIS_HOOKS": "tests.server.described_api", ADDRESS: server.address}
    environment = {**os.environ, **hooks, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(  # noqa: S603 - our own calls
        command, cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=WITHIN
    )
    assert done.returncode == 0, done.stdout[-6_000:] + done.stderr
    assert f"Tested: {len(OPERATIONS)}\n" in done.stdout, "every route"
    assert "request-failed" not in server.log.read_text()
