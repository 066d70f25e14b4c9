// boardgame.io's server with the tiny game: its own memory as storage, its own socket transport.
// `node server.js` prints its address when it serves, on a free loopback port.

import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const { Server } = require("boardgame.io/server");
const { INVALID_MOVE, PlayerView } = require("boardgame.io/core");

const PLACES = ["rialto", "san-marco", "arsenale", "accademia", "ca-d-oro"];
const AGENTS = ["fiddlebottom", "bubble", "zsazsa", "x"];

function dealt(players, random) {
  const [identities, numbers] = [random.Shuffle(AGENTS), random.Shuffle([1, 2, 3, 4])];
  const hands = identities.map((identity, place) => ({ identity, number: numbers[place] }));
  return Object.fromEntries(hands.slice(0, players).entries());
}

const Tiny = {
  name: "tiny",
  setup: ({ ctx, random }) => ({
    players: dealt(ctx.numPlayers, random), // secret: each player sees only their own
    last: Array(ctx.numPlayers).fill(null), // public: who was where last
  }),
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  disableUndo: true, // our side can't undo either, and it is faster without
  moves: {
    play: ({ G, playerID }, location) => {
      if (!PLACES.includes(location)) return INVALID_MOVE;
      G.last[playerID] = location;
    },
  },
};

const server = Server({ games: [Tiny], origins: [/127\.0\.0\.1/] });
const running = await server.run({ port: { port: 0, host: "127.0.0.1" } });
console.log(`http://127.0.0.1:${running.appServer.address().port}/`);
