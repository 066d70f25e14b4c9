"""People who meet at a table: from the host's settings to the beginning of the game."""

from typing import Any

from tests.kit.browsing import Player


def gathered(settings: dict[str, Any], seat: str, host: Player, *others: Player) -> list[Player]:
    """The host has opened a table and sits at `seat`; the others take the chairs that are free."""
    table = host.opens(settings, seat)
    for player in others:
        player.goto(f"/tables/{table}")
        player.come_in()
        player.sit()
    begin(host, *others)
    return [host, *others]


def begin(host: Player, *others: Player) -> None:
    """Everybody is ready, and the host begins."""
    for player in (host, *others):
        player.be_ready()
    host.begin()
    for player in (host, *others):
        player.page.get_by_role("region", name=player.words("panels-seats")).wait_for()
