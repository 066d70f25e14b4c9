"""The people of a golden database, the tables that they make, and what is noted about both."""

from collections.abc import Sequence
from itertools import cycle
from typing import Any

from tests.golden.database.table_actions import Connections, begin, does
from tests.kit.people import Connection, Person

SEATS = {
    3: ("red", "blue", "green"),
    4: ("red", "blue", "green", "yellow"),
    5: ("red", "blue", "green", "yellow", "ambassador"),
}
OTHER_SEATS = {
    3: ("yellow", "green", "red"),
    4: ("green", "red", "yellow", "blue"),
    5: ("blue", "ambassador", "yellow", "red", "green"),
}
EDITIONS = {"board": ("ares-2013-en", "ares-2013-it"), "card": ("ffg-2003", "abacus-1997")}
NAMES = (
    *("Zoë", "Ömer", "Renée", "José-María", "Łukasz", "Ñusta", "Иван", "Θάλεια", "李雷", "Bjørn"),
    *("Ştefan", "Noémi", "Ågot", "Žofie", "Þóra", "Ġorġ", "Søren", "Дарья", "さくら", "Ğülşen"),
)
"""Enough people that nobody is the host of more open tables than a server allows."""
CLOCKS: tuple[dict[str, Any], ...] = (
    {"type": "none"},
    {"type": "per-decision", "seconds": 7_200},
    {"type": "per-player", "seconds": 3_600, "increment": 10},
    {"type": "days", "days": 3},
)
HELPS = ("paper", "record", "contradictions", "elimination")
KINDS = ("random", "tourist", "clerk")
Settings = dict[str, Any]


class Writer:
    """Everybody who is there, and the tables that they have made."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.people: dict[str, Person] = {}
        self.forgotten: dict[str, str] = {}
        self.tables: dict[str, dict[str, Any]] = {}
        self.tokens: list[dict[str, Any]] = []
        self.links: list[dict[str, Any]] = []
        self.connections: dict[str, Connections] = {}
        self._next = cycle(NAMES)
        self._clocks, self._helps = cycle(CLOCKS), cycle(HELPS)
        self._gestures, self._visibility = cycle(("open", "discreet")), cycle(("public", "link"))
        self._kinds = cycle(KINDS)

    # --- people -----------------------------------------------------------------------------------

    def person(self, name: str) -> Person:
        """The person of that name, who is new the first time."""
        if name not in self.people:
            self.people[name] = Person(self.address, name)
        return self.people[name]

    def somebody(self, count: int) -> list[Person]:
        """Return this many people, in rotation."""
        return [self.person(next(self._next)) for _ in range(count)]

    def person_on(self, connection: Connection) -> Person:
        """The person whose connection this is."""
        return next(one for one in self.people.values() if one.id == connection._person)

    def forget(self, person: Person) -> None:
        """Somebody deletes all that is kept about them."""
        self.forgotten[person.name] = secret_of(person)
        person.web.delete("/api/me").raise_for_status()

    # --- tables -----------------------------------------------------------------------------------

    def settings(self, game: str, players: int, people: int, **more: Any) -> Settings:
        """Settings that vary from table to table, with bots on the last chairs; `more` is fixed."""
        seats = more.get("seats", SEATS[players])
        bots = {seat: next(self._kinds) for seat in seats[people:]}
        varied = {
            "clock": next(self._clocks),
            "help": next(self._helps),
            "gestures": next(self._gestures),
            "visibility": next(self._visibility),
        }
        return (
            {"game": game, "players": players, "seats": list(seats), "bots": bots} | varied | more
        )

    def keep(self, name: str, about: str, table: str, connections: Connections) -> None:
        """Put the table into the manifest under a name of its own."""
        assert name not in self.tables, name
        self.tables[name] = {"table": table, "about": about}
        self.connections[name] = connections

    async def seated(
        self, name: str, about: str, settings: Settings, people: Sequence[Person] = ()
    ) -> Connections:
        """People on the chairs without bots; the first is the host."""
        free = [seat for seat in settings["seats"] if seat not in settings["bots"]]
        people = people or self.somebody(len(free))
        table = people[0].opens(settings, free[0])
        connections = [await one.comes(table) for one in people]
        for connection, seat in list(zip(connections, free, strict=False))[1:]:
            await does(connection, "sit", seat=seat)
        self.keep(name, about, table, connections)
        return connections

    async def begun(
        self, name: str, about: str, settings: Settings, people: Sequence[Person] = ()
    ) -> Connections:
        """People at a table where the game has begun."""
        connections = await self.seated(name, about, settings, people)
        await begin(connections)
        return connections


def secret_of(person: Person) -> str:
    return person.cookie.split("=", 1)[1]
