"""Invalid input for games: the expected reaction to junk commands, and data to corrupt."""

from collections.abc import Callable, Iterator
from typing import Any

from inkognito import Game, Refused
from inkognito.core.fillable import expanded
from tests.kit.scenes import snapshot


def assert_offered_or_refused(
    game: Game, seat: Any, command: Any, in_usual_order: Callable[[Any], Any]
) -> None:
    """Assert that a command is accepted only if it was offered, and changes nothing if refused."""
    before = snapshot(game)
    options = expanded(game.options(seat)) if seat in game.seats else ()
    try:
        game.play(seat, command)
    except Refused:
        assert snapshot(game) == before
    else:
        assert in_usual_order(command) in options


def a_list_in_itself() -> list[Any]:
    """Return a list that no code can walk through to its end."""
    endless: list[Any] = []
    endless.append(endless)
    return endless


def places_in(data: Any) -> Iterator[tuple[Any, Any]]:
    """Yield every container in the data with each of its keys or indices."""
    for key in list(data) if isinstance(data, dict) else range(len(data)):
        yield data, key
        if isinstance(data[key], dict | list):
            yield from places_in(data[key])
