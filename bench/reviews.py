"""Measure how long reviews of long games take, in CPU seconds. `python -m bench.reviews`.

Nothing is asserted, everything is reported. Bots' thoughts are not part of a review.
"""

from time import process_time
from typing import Any, Final

import msgspec

from inkognito.arena.table import play_out
from inkognito.game import new_game
from inkognito.games import new_bot
from inkognito.review.course import review_of

KINDS: Final[tuple[tuple[str, int, str, dict[str, Any]], ...]] = (
    ("board", 3, "random", {"turn_limit": 400}),
    ("board", 4, "random", {"turn_limit": 400}),
    ("board", 5, "random", {"turn_limit": 400}),
    ("board", 4, "clerk", {"turn_limit": 400}),
    ("card", 4, "clerk", {"match": "first-to-3"}),
    ("card", 5, "clerk", {"match": "first-to-3"}),
)
"""Random players never declare, so their games are as long as the limit allows."""


def main() -> None:
    """Play one game of each kind, review it, and print a line."""
    for game, players, kind, rules in KINDS:
        played = new_game(game, players=players, seed=7, **rules)
        bots = {seat: new_bot(kind, game, seat, bytes(32)) for seat in played.seats}
        play_out(played, bots, dict.fromkeys(played.seats, kind))
        started = process_time()
        review = review_of(played.module, played.log.lines)
        seconds, size = process_time() - started, len(msgspec.json.encode(review))
        turns = sum(deal.turns for deal in review.deals)
        print(f"{game} {players} {kind:7} {turns:4} turns {seconds:6.2f} s {size / 1000:6.0f} kB")


if __name__ == "__main__":
    main()
