"""Tables where the game has not begun."""

from tests.golden.database.table_actions import does
from tests.golden.database.writer import CLOCKS, OTHER_SEATS, Writer
from tests.kit.people import Person


async def gathering(w: Writer) -> None:
    ann, bob, cem, dot = w.somebody(4)
    table = ann.opens(w.settings("board", 3, 3, visibility="public"))
    w.keep("gathering-nobody", "nobody has sat down", table, [])
    await _some_chairs_taken(w, ann, bob)
    await _removed_and_muted(w, ann, bob, cem, dot)
    await _all_ready(w)
    await _host_changed(w, cem)
    await _host_deleted(w, bob, dot)


async def _some_chairs_taken(w: Writer, ann: Person, bob: Person) -> None:
    settings = w.settings("board", 4, 4, clock=CLOCKS[2], rules={"placement": "choose"})
    about = "two of four chairs are taken"
    first, second = await w.seated("gathering-some", about, settings, [ann, bob])
    await does(second, "sit", seat="yellow")
    await does(first, "set-ready", entropy="00ff")
    await does(first, "set-chair", seat="green", bot="clerk")
    await does(first, "set-chair", seat="green", bot=None)
    await does(first, "set-chair", seat="blue", bot="tourist")
    await does(second, "set-ready")
    await does(second, "set-ready", ready=False)
    await does(second, "say", text="Buona sera, à tous! 🎭\nWho else comes?")


async def _removed_and_muted(w: Writer, ann: Person, bob: Person, cem: Person, dot: Person) -> None:
    settings = w.settings("card", 5, 5, seats=OTHER_SEATS[5], gestures="open")
    host, _, third, _ = await w.seated(
        "gathering-removed-and-muted",
        "the host has removed one and muted two, and let one of them talk again",
        settings,
        [ann, bob, cem, dot],
    )
    await does(third, "make-gesture", gesture="frown")
    await does(host, "remove", person=bob.id)
    await does(host, "mute", person=cem.id, muted=True)
    await does(host, "mute", person=dot.id, muted=True)
    await does(host, "mute", person=dot.id, muted=False)


async def _all_ready(w: Writer) -> None:
    settings = w.settings("card", 3, 2, rules={"edition": "abacus-1997"})
    connections = await w.seated("gathering-all-ready", "all are ready and nobody begins", settings)
    for connection in connections:
        await does(connection, "set-ready", entropy="ab" * 64)


async def _host_changed(w: Writer, cem: Person) -> None:
    twins = [Person(w.address, "Zoë"), Person(w.address, "Zoë")]
    w.people |= {"Zoë (second)": twins[0], "Zoë (third)": twins[1]}
    connections = await w.seated(
        "gathering-host-changed",
        "the host has stood up, and people of the same name have numbers",
        w.settings("card", 4, 3, visibility="public"),
        [*twins, cem],
    )
    await does(connections[0], "stand-up")
    twins[1].web.patch("/api/me", json={"name": "Zoé"}).raise_for_status()
    twins[1].name = "Zoé"


async def _host_deleted(w: Writer, bob: Person, dot: Person) -> None:
    connections = await w.seated(
        "gathering-forgotten",
        "the host has deleted all that was kept about them",
        w.settings("board", 4, 3),
        [w.person("Carlo Gòldoni"), bob, dot],
    )
    await does(connections[0], "say", text="These words will be deleted.")
    await does(connections[1], "say", text="These stay.")
