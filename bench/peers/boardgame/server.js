// boardgame.io's server with the tiny game: its own memory as storage, its own socket transport.
// `node server.js` prints its address when it serves, on a free loopback port.

import { createRequire } from "node:module";

const { Server } = createRequire(import.meta.url)("boardgame.io/server");

const PLACES = ["rialto", "san-marco", "arsenale", "accademia", "ca-d-oro"];

const Tiny = {
  name: "tiny",
  setup: () => ({ visitor: null, location: null }),
  turn: { minMoves: 1, maxMoves: 1 },
  disableUndo: true, // the other side can't undo either, and it is cheaper so
  moves: {
    play: ({ G, playerID }, location) => {
      if (!PLACES.includes(location)) return "INVALID_MOVE";
      G.visitor = playerID;
      G.location = location;
    },
  },
};

const server = Server({ games: [Tiny], origins: [/127\.0\.0\.1/] });
const running = await server.run({ port: { port: 0, host: "127.0.0.1" } });
console.log(`http://127.0.0.1:${running.appServer.address().port}/`);
