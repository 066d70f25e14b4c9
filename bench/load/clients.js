// Minimal clients that do what real ones must: read every message, count the moves seen, and know
// whose turn it is. Both kinds have the same interface: connect(), canAct, act(), close().
//
// `watch` is notified: joined(client), moved(client), denied(client, code), ended(client).

import { WebSocket } from "ws";
import { io } from "socket.io-client";

const PLACES = ["rialto", "san-marco", "arsenale", "accademia", "ca-d-oro"];
const SELDOM = /^(declare|undo)/;

const any = (items) => items[Math.floor(Math.random() * items.length)];

/** A player at one of our tables. */
export class OurClient {
  constructor(url, table, player, watch) {
    this.watch = watch;
    this.table = table;
    this.url = `${url.replace(/^http/, "ws")}ws/tables/${table}`;
    this.headers = { cookie: `inkognito=${player.secret}`, origin: url.slice(0, -1) };
    this.seat = player.seat;
    this.seen = 0; // moves, one update each
    this.last = 0; // the number of the last sighting
    this.gaps = 0;
    this.wishes = 0;
    this.tab = Math.random().toString(36).slice(2);
    this.options = null;
    this.asked = null; // the decision that was answered and not rejected
  }

  connect() {
    const socket = new WebSocket(this.url, { headers: this.headers, perMessageDeflate: false });
    this.socket = socket;
    socket.on("open", () => {
      socket.send(JSON.stringify({ type: "hello", version: "2", after: this.last }));
    });
    socket.on("message", (data) => this.hear(JSON.parse(data)));
    socket.on("close", () => this.watch.ended(this));
    socket.on("error", () => {}); // "close" follows
  }

  hear(message) {
    if (message.type === "update") {
      if (message.turn === undefined) return; // only the table has changed
      this.take(message);
      this.seen += 1;
      this.watch.moved(this);
    } else if (message.type === "welcome") {
      this.asked = null;
      this.take(message);
      this.watch.joined(this);
    } else if (message.type === "rejected") {
      this.asked = null;
      this.watch.denied(this, message.code);
    }
  }

  take(message) {
    for (const { number } of message.sightings ?? []) {
      if (number !== this.last + 1) this.gaps += 1;
      this.last = number;
    }
    const isMine = message.turn?.running.includes(this.seat);
    this.options = isMine ? (message.options ?? null) : null;
  }

  get canAct() {
    return this.options !== null && this.options.decision !== this.asked;
  }

  act() {
    const { decision, commands } = this.options;
    const usual = commands.filter((one) => !SELDOM.test(one.type));
    const command = any(usual.length > 0 ? usual : commands);
    this.asked = decision;
    this.wishes += 1;
    const id = `${this.tab}-${this.wishes}`;
    this.socket.send(JSON.stringify({ type: "act", id, decision, command }));
  }

  close() {
    this.socket.close();
  }
}

/** A player of a boardgame.io match, over its own events. */
export class BoardgameClient {
  constructor(url, table, player, watch) {
    this.watch = watch;
    this.table = table;
    this.url = `${url}tiny`;
    this.player = player.number;
    this.seen = 0;
    this.last = null; // the number of the last state
    this.gaps = 0;
    this.canAct = false;
  }

  connect() {
    this.socket = io(this.url, { transports: ["websocket"], forceNew: true, reconnection: false });
    this.socket.on("connect", () => this.socket.emit("sync", this.table, this.player, undefined, 4));
    this.socket.on("sync", (_match, info) => {
      this.take(info.state);
      this.watch.joined(this);
    });
    this.socket.on("update", (_match, state) => {
      if (state._stateID !== this.last + 1) this.gaps += 1;
      this.take(state);
      this.seen += 1;
      this.watch.moved(this);
    });
    this.socket.on("disconnect", () => this.watch.ended(this));
  }

  take(state) {
    this.last = state._stateID;
    this.canAct = state.ctx.currentPlayer === this.player;
  }

  act() {
    const payload = { type: "play", args: [any(PLACES)], playerID: this.player };
    this.socket.emit("update", { type: "MAKE_MOVE", payload }, this.last, this.table, this.player);
  }

  close() {
    this.socket.disconnect();
  }
}
