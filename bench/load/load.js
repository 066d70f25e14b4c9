// Plays many tables at once from one process. The plan comes as one line of JSON on standard input;
// every line of standard output is JSON: {"at": "connected"}, then what the plan's mode says.
//
// plan: { kind: "ours" | "boardgame", url, mode, tables: [{ table, players: [...] }], ... }
// modes: "closed" { warmUp, seconds }  everybody plays as soon as it is his turn
//        "open" { warmUp, seconds, rate }  moves by a schedule, however late the answers are
//        "idle" {}  only be there until the next line comes
//        "return" { jitter }  when the line breaks come again, and play one move at each table

import { createInterface } from "node:readline";
import { BoardgameClient, OurClient } from "./clients.js";
import { closed, idle, open, returning } from "./modes.js";

const KINDS = { ours: OurClient, boardgame: BoardgameClient };
const MODES = { closed, open, idle, return: returning };

const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
const plan = JSON.parse((await lines.next()).value);
const say = (at, more = {}) => console.log(JSON.stringify({ at, ...more }));
await MODES[plan.mode](plan, KINDS[plan.kind], say, () => lines.next());
process.stdout.write("", () => process.exit(0)); // when all is said
