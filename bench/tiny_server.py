"""The real server for benchmarks: without rate limits, and optionally with the tiny game.

Answers leave at once. Otherwise those in a decision that can be passed would wait for a time that
was drawn, and a benchmark would measure that time.

`python -m bench.tiny_server --database URL [--port N] [--tiny]`. Prints its address when it serves.
"""

import argparse

from bench.tiny_game import register_tiny_game
from inkognito.server.logs import set_up_logs
from inkognito.server.run import run
from inkognito.server.settings import ServerSettings

NO_LIMIT = 1_000_000


def main() -> None:
    """Serve until stopped."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--database", required=True)
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--cluster", metavar="KEY", help="share the tables with others on it")
    parser.add_argument("--tiny", action="store_true", help="offer the tiny game too")
    arguments = parser.parse_args()
    if arguments.tiny:
        register_tiny_game()
    set_up_logs("plain", quiet=True)
    settings = ServerSettings(
        port=arguments.port,
        database=arguments.database,
        fast_bots=True,
        messages_per_second=NO_LIMIT,
        connections_per_address=NO_LIMIT,
        metrics_port=0,
        cluster_address="127.0.0.1:0" if arguments.cluster else "",
        cluster_key=arguments.cluster or "",
    )
    run(settings, open_browser=False, say=lambda *found: print(*found, flush=True))


if __name__ == "__main__":
    main()
