"""Tables where something beside the game has happened: votes, absences, talk, programs, devices."""

import asyncio
from random import Random

from tests.golden.database.table_actions import does, wait_for_somebody
from tests.golden.database.writer import CLOCKS, Writer
from tests.kit.games_over_connections import play_until, plays
from tests.kit.people import Connection, browser, own_address


async def people_come_and_go(w: Writer) -> None:
    await _votes(w)
    await _absences(w)
    await _out_of_time(w)
    await _removed(w)
    await _forgotten(w)


async def _votes(w: Writer) -> None:
    connections = await w.begun("paused", "paused by a vote", w.settings("board", 4, 2))
    await play_until(connections, decision=8)
    for connection in connections:
        await does(connection, "vote", motion="pause")

    about = "one of two wants to go on"
    connections = await w.begun("paused-vote", about, w.settings("card", 4, 2))
    for connection in connections:
        await does(connection, "vote", motion="pause")
    await does(connections[1], "vote", motion="resume")

    connections = await w.begun("voting", "votes that are not decided", w.settings("card", 5, 3))
    await does(connections[0], "vote", motion="pause")
    await does(connections[1], "vote", motion="abort")
    await does(connections[2], "vote", motion="abort")
    await does(connections[2], "vote", motion="abort", agree=False)


async def _absences(w: Writer) -> None:
    about = "a bot plays for the host, who has left"
    host, other = await w.begun("left", about, w.settings("board", 3, 2))
    await does(host, "leave")
    await other.until(lambda: other.is_waited_for)

    about = "somebody left and is back"
    host, other = await w.begun("taken-back", about, w.settings("card", 3, 2))
    await does(other, "leave")
    await host.until(lambda: host.is_waited_for)
    await does(other, "take-back")


async def _out_of_time(w: Writer) -> None:
    clock = {"type": "per-decision", "seconds": 2}
    settings = w.settings("card", 4, 2, clock=clock, rules={"match": "first-to-3"})
    about = "paused; a bot plays for somebody whose time has run out"
    first, second = await w.begun("out-of-time", about, settings)

    def is_late(connection: Connection) -> bool:
        return bool(connection.chair("red")["stand_in"])

    await asyncio.gather(
        plays(second, Random(1), until=is_late), first.until(lambda: is_late(first))
    )
    await does(second, "vote", motion="pause")


async def _removed(w: Writer) -> None:
    about = "the host has removed a player"
    host, removed, other = await w.begun("removed", about, w.settings("card", 4, 3))
    await does(removed, "say", text="Sono X.")
    await does(host, "remove", person=removed._person)
    await wait_for_somebody([host, other])


async def _forgotten(w: Writer) -> None:
    gone = w.person("Gàspara Stampa")
    settings = w.settings("board", 5, 3, gestures="discreet")
    people = [w.somebody(1)[0], gone, w.somebody(1)[0]]
    about = "a player has deleted all about them"
    connections = await w.begun("forgotten", about, settings, people)
    await does(connections[1], "say", text="These words will be deleted, too.")
    await does(connections[1], "make-gesture", gesture="tug-earlobe", to="red")
    await does(connections[0], "say", text="Zu Befehl, Exzellenz!")


async def conversations(w: Writer) -> None:
    await _discreet_talk(w)
    await _open_talk(w)


async def _discreet_talk(w: Writer) -> None:
    settings = w.settings("board", 4, 3, gestures="discreet", clock=CLOCKS[3])
    ann, bob, cem = await w.begun("talk-discreet", "talk, and gestures for one alone", settings)
    watcher = await w.person("Dóra").comes(ann.table["table"])
    await does(ann, "say", text="Che bella maschera, très chic, 漂亮!")
    await does(bob, "make-gesture", gesture="twitch-eye", to="red")
    await does(ann, "make-gesture", gesture="turn-up-nose", to="green")
    await does(cem, "say", text="I take this back.")
    await does(cem, "delete-talk", number=max(cem.talk))
    await does(bob, "make-gesture", gesture="frown", to="green")
    await does(bob, "delete-talk", number=max(bob.talk))
    await does(watcher, "say", text="I only look on.")
    await ann.until(lambda: max(ann.talk) >= 5)
    await does(ann, "delete-talk", number=max(ann.talk))
    await does(ann, "mute", person=cem._person, muted=True)
    await play_until([ann, bob, cem], decision=10)


async def _open_talk(w: Writer) -> None:
    settings = w.settings("card", 5, 4, gestures="open", clock=CLOCKS[1])
    connections = await w.begun("talk-open", "talk, and gestures for all", settings)
    gestures = ("twitch-eye", "tug-earlobe", "frown", "turn-up-nose")
    for connection, gesture in zip(connections, gestures, strict=True):
        await does(connection, "make-gesture", gesture=gesture)
    await does(connections[3], "say", text="<b>&amp;</b> \"quoted\" 'text' \\n {0} %s")
    await does(connections[3], "delete-talk", number=4)


async def programs(w: Writer) -> None:
    about = "programs have tokens for both chairs; one is revoked"
    kept, revoked = await w.begun("program", about, w.settings("card", 4, 2))
    await _program(w, kept, is_revoked=False)
    await _program(w, revoked, is_revoked=True)


async def _program(w: Writer, connection: Connection, is_revoked: bool) -> None:
    """A program plays once with a token for this person's chair."""
    person, table = w.person_on(connection), connection.table["table"]
    path = f"/api/tables/{table}/tokens"
    token = person.web.post(path).raise_for_status().json()["secret"]
    program = await Connection(w.address, table, own_address(), token=token).open()
    if program.is_waited_for:
        await program.act(Random(5))
    if is_revoked:
        person.web.delete(path).raise_for_status()
        await program.until_closed()
    token_of = {"table": table, "person": person.id, "seat": connection.viewer, "secret": token}
    w.tokens.append(token_of | {"is_revoked": is_revoked})


async def devices(w: Writer) -> None:
    """A second device that was let in by a link, and a link that nobody has used."""
    ann = w.person("Dóra")
    used, unused = (ann.web.post("/api/me/links").json()["secret"] for _ in range(2))
    with browser(w.address, own_address()) as other:
        other.post("/api/links", json={"secret": used}).raise_for_status()
        second = other.cookies["inkognito"]
    w.links.append({"person": ann.id, "secret": used, "device": second})
    w.links.append({"person": ann.id, "secret": unused, "device": None})
