// Play many tables at once in one process. Standard input brings the plan as one line of JSON;
// every line of standard output is JSON: {"at": "connected"}, then the reports of the plan's mode.
//
// plan: { kind: "ours" | "boardgame", url, mode, tables: [{ table, players: [...] }], ... }
// modes: "closed" { warmUp, seconds }  all play as soon as it is their turn
//        "open" { warmUp, seconds, rate }  moves on a schedule, however late the responses are
//        "idle" {}  stay connected until the next line comes
//        "return" { jitter }  reconnect when the connection breaks, and play one move at each table

import { createInterface } from "node:readline";
import { BoardgameClient, OurClient } from "./clients.js";
import { closed, idle, open, returning } from "./modes.js";

const KINDS = { ours: OurClient, boardgame: BoardgameClient };
const MODES = { closed, open, idle, return: returning };

const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
const plan = JSON.parse((await lines.next()).value);
const say = (at, more = {}) => console.log(JSON.stringify({ at, ...more }));
await MODES[plan.mode](plan, KINDS[plan.kind], say, () => lines.next());
process.stdout.write("", () => process.exit(0)); // when everything is written
