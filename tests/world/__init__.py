"""A whole server with its clients in one process, under one seed, on simulated ports.

The server is the real one: routes, connections, tables, effects, lobby, guests, limits, the pool of
bots, and the store on a real SQLite file. Only what lies outside its process is simulated: time
(`loops`), chance (`chances`), network (`network`), disk (`disk`) and the bots' processes (`bots`).
The same seed gives every client the same bytes.

    async def story(world: World) -> None:
        server = await world.start()
        ann = await world.guest("Ann")
        table = await ann.opens({"game": "card", "players": 3, "bots": {...}}, "red")
        tab = await ann.tab(table)
        ...

    with World(seed=1) as world:
        world.run(story(world))
        world.visitors[0].observed     # every byte that Ann got, with its time
        world.log_lines                # every line that the server logged
        server.metrics()               # what an operator reads

What is not the real thing: uvicorn (its parsers, its framing and TLS are replaced by messages that
arrive whole), the operating system's scheduler (a process runs until it waits), threads (work runs
in the caller's turn, after a simulated delay), the bots' processes (they think in this process, in
a simulated time), and the watch over the event loop, which would measure nothing. SQLite is real,
with its recovery; the disk under it is modelled by what a crash may leave of its files.
"""
