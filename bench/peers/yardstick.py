"""Yardstick Y: CPU seconds of one fixed pure-Python sum on this machine.

The JSON line counts each sum as one game of one action, so Y = cpu_seconds / games.
"""

import platform
import random
import time

from measure import Played, measure


def yardstick_seconds() -> float:
    """Return Y, measured once."""
    start = time.process_time()
    sum(i * i for i in range(10**7))
    return time.process_time() - start


def play_game(_rng: random.Random) -> Played:
    """Compute the sum once."""
    yardstick_seconds()
    return Played(1)


if __name__ == "__main__":
    measure("yardstick", platform.python_version(), play_game)
