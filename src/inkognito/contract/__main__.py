"""`python -m inkognito.contract FOLDER` writes the generated files of the browser client there."""

import sys
from pathlib import Path

from inkognito.contract.client_types import client_types
from inkognito.contract.client_values import client_routes, client_values

FILES = {"messages.ts": client_types, "values.ts": client_values, "routes.ts": client_routes}

if __name__ == "__main__":
    for name, text in FILES.items():
        Path(sys.argv[1], name).write_text(text(), "utf-8")
