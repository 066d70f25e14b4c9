/**
 * A guest who takes a chair at somebody else's table and plays at random:
 * node example_guest.mjs http://127.0.0.1:8470 TABLE
 *
 * Needs nothing but Node 22 or newer. docs/protocol.md explains every message.
 */
import { createHash, randomBytes, randomUUID } from "node:crypto";

const NEVER = ["declare-mission", "declare-alone", "declare-code", "write-note"];
const [address, name] = process.argv.slice(2);
const entropy = randomBytes(16).toString("hex");

/** Ask over HTTP, as the guest whose cookie it is. */
async function ask(method, path, cookie = "", body = undefined) {
  const headers = { "content-type": "application/json", cookie };
  const answer = await fetch(address + path, { method, headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error((await answer.json()).code);
  return answer;
}

/** Connect as the guest: the cookie counts only with the server's own address as the origin. */
function connect(cookie) {
  const url = `${address.replace(/^http/, "ws")}/ws/tables/${name}`;
  return new WebSocket(url, { headers: { cookie, origin: address } });
}

class Guest {
  table = null;
  turn = null;
  options = null;
  sightings = [];
  person = null;

  constructor(socket, done) {
    this.socket = socket;
    this.done = done;
    socket.onopen = () => this.send({ type: "hello", version: "2" });
    socket.onmessage = ({ data }) => this.receive(JSON.parse(data));
    socket.onclose = ({ code }) => done(new Error(`closed with ${code}`));
  }

  /** My chair, which changes when I sit down. It is in the table, not in another welcome. */
  get seat() {
    return this.table.chairs.find((chair) => chair.person === this.person)?.seat ?? "spectator";
  }

  send(message) {
    this.socket.send(JSON.stringify(message));
  }

  request(type, more = {}) {
    this.send({ type, id: randomUUID(), ...more });
  }

  receive(message) {
    // Somebody was quicker: the update with my new options has come already.
    if (message.type === "rejected" && message.code === "stale") return;
    if (message.type === "rejected") return this.done(new Error(message.code));
    if (!["welcome", "update"].includes(message.type)) return;
    this.person = message.person ?? this.person;
    this.table = message.table ?? this.table;
    this.sightings.push(...(message.sightings ?? []));
    if (message.turn !== undefined) {
      this.turn = message.turn;
      this.options = message.options ?? null;
    }
    this.goOn(message.type === "welcome");
  }

  goOn(isFirst) {
    const { status, chairs } = this.table;
    if (status === "over") return this.done(null);
    if (isFirst) {
      const free = chairs.find((chair) => chair.person === null && chair.bot === null);
      return free === undefined
        ? this.done(new Error("every chair is taken"))
        : this.request("sit", { seat: free.seat });
    }
    const mine = chairs.find((chair) => chair.person === this.person);
    if (status === "gathering" && mine !== undefined && !mine.ready && !this.isReady) {
      this.isReady = true;
      this.request("set-ready", { ready: true, entropy });
    }
    if (this.options !== null && this.turn.running.includes(this.seat)) this.act();
  }

  act() {
    const { decision, commands } = this.options;
    const usual = commands.filter(({ type }) => !NEVER.includes(type));
    const command = usual[Math.floor(Math.random() * usual.length)];
    this.options = null;
    this.request("act", { decision, command });
  }
}

/** The seed must be the one that the table was bound to, and my own bytes must be in the deal. */
function check(record, commitment, seat) {
  const lines = record.trim().split("\n").map((line) => JSON.parse(line));
  const [header, last] = [lines[0], lines.at(-1)];
  const hash = createHash("sha256").update("inkognito commitment 1");
  hash.update(Buffer.from(last.salt, "hex")).update(Buffer.from(last.seed, "hex"));
  if (hash.digest("hex") !== commitment) throw new Error("the seed is another one");
  if (header.entropy[seat] !== entropy) throw new Error("my entropy was not used");
  return lines.slice(1, -1).flat();
}

const welcome = await ask("POST", "/api/guests", "", { name: "Guest" });
const cookie = welcome.headers.getSetCookie()[0].split(";")[0];
const { commitment } = await (await ask("GET", `/api/tables/${name}`)).json();
const guest = await new Promise((resolve, reject) => {
  const socket = connect(cookie);
  const one = new Guest(socket, (problem) => (problem === null ? resolve(one) : reject(problem)));
});
const path = `/api/tables/${name}/record?viewer=${guest.seat}`;
const share = check(await (await ask("GET", path)).text(), commitment, guest.seat);
const seen = guest.sightings.map(({ sighting }) => sighting);
if (JSON.stringify(share) !== JSON.stringify(seen)) throw new Error("the record differs");
console.log(`${guest.seat} saw ${seen.length} sightings, and the seed is the one that was sealed.`);
guest.socket.close();
