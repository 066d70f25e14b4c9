"""Nonsense for games: what any junk command must lead to, and data to be spoilt."""

from collections.abc import Callable, Iterator
from typing import Any

from inkognito import Game, Refused
from kit.scenes import snapshot


def assert_offered_or_refused(
    game: Game, seat: Any, command: Any, in_usual_order: Callable[[Any], Any]
) -> None:
    """A command is taken only if it was offered; a refused one changes nothing."""
    before = snapshot(game)
    options = game.options(seat) if seat in game.seats else ()
    try:
        game.play(seat, command)
    except Refused:
        assert snapshot(game) == before
    else:
        assert in_usual_order(command) in options


def places_in(data: Any) -> Iterator[tuple[Any, Any]]:
    """Every container in the data with each of its keys or indices."""
    for key in list(data) if isinstance(data, dict) else range(len(data)):
        yield data, key
        if isinstance(data[key], dict | list):
            yield from places_in(data[key])
