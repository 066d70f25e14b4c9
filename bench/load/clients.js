// Minimal clients that do what real ones must: parse every message, count the moves seen, know whose
// turn it is, and check that their own move is the one that was accepted. Both kinds use the same
// socket and have the same interface: connect(), canAct, act(), close(); seen, gaps, strange.
//
// `watch` is notified: joined(client), moved(client), denied(client, code), ended(client).

import { Socket } from "./socket.js";

const PLACES = ["rialto", "san-marco", "arsenale", "accademia", "ca-d-oro"];

// What a message of Socket.IO begins with, in the namespace of the tiny game.
const [OPEN, PING, PONG, CONNECT, EVENT] = ["0", "2", "3", "40/tiny,", "42/tiny,"];

const isSeldom = ({ type }) => type.startsWith("declare") || type.startsWith("undo");
const any = (items) => items[Math.floor(Math.random() * items.length)];

/** A player at one of our tables. */
export class OurClient {
  constructor(url, table, player, watch) {
    this.watch = watch;
    this.table = table;
    this.url = `${url}ws/tables/${table}`;
    this.headers = { Cookie: `inkognito=${player.secret}`, Origin: url.slice(0, -1) };
    this.seat = player.seat;
    this.seen = 0; // moves, one update each
    this.last = 0; // the number of the last sighting
    this.gaps = 0;
    this.strange = 0; // acceptances of requests that were not made
    this.wishes = 0;
    this.tab = Math.random().toString(36).slice(2);
    this.options = null;
    this.asked = null; // the decision that was answered and not rejected
  }

  connect() {
    this.socket = new Socket(this.url, this.headers, this);
  }

  opened() {
    this.socket.send(JSON.stringify({ type: "hello", version: "2", after: this.last }));
  }

  ended() {
    this.watch.ended(this);
  }

  heard(text) {
    const message = JSON.parse(text);
    if (message.type === "update") {
      if (message.turn === undefined) return; // only the table has changed
      this.take(message);
      this.seen += 1;
      const { accepted } = message;
      if (accepted !== undefined && accepted !== this.request) this.strange += 1;
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
    const usual = commands.filter((one) => !isSeldom(one));
    const command = any(usual.length > 0 ? usual : commands);
    this.asked = decision;
    this.wishes += 1;
    this.request = `${this.tab}-${this.wishes}`;
    this.socket.send(JSON.stringify({ type: "act", id: this.request, decision, command }));
  }

  close() {
    this.socket.close();
  }
}

/** A player of a boardgame.io match, with its own events over Socket.IO's protocol. */
export class BoardgameClient {
  constructor(url, table, player, watch) {
    this.watch = watch;
    this.table = table;
    this.url = `${url}socket.io/?EIO=4&transport=websocket`;
    this.player = player.number;
    this.seen = 0;
    this.last = null; // the number of the last state
    this.gaps = 0;
    this.strange = 0; // states after our move without it
    this.place = null; // our move, until it is seen
    this.canAct = false;
  }

  connect() {
    this.socket = new Socket(this.url, {}, this);
  }

  opened() {}

  ended() {
    this.watch.ended(this);
  }

  heard(text) {
    if (text.startsWith(EVENT)) this.happened(JSON.parse(text.slice(EVENT.length)));
    else if (text === PING) this.socket.send(PONG);
    else if (text.startsWith(OPEN)) this.socket.send(CONNECT);
    else if (text.startsWith(CONNECT)) this.emit("sync", this.table, this.player, null, 4);
    else throw new Error(`an unexpected message: ${text}`);
  }

  emit(...event) {
    this.socket.send(EVENT + JSON.stringify(event));
  }

  happened([event, _match, about]) {
    if (event === "update") {
      if (about._stateID !== this.last + 1) this.gaps += 1;
      if (this.place !== null && about.G.last[this.player] !== this.place) this.strange += 1;
      this.place = null;
      this.take(about);
      this.seen += 1;
      this.watch.moved(this);
    } else if (event === "sync") {
      this.take(about.state);
      this.watch.joined(this);
    }
  }

  take(state) {
    this.last = state._stateID;
    this.canAct = state.ctx.currentPlayer === this.player;
  }

  act() {
    this.place = any(PLACES);
    const payload = { type: "play", args: [this.place], playerID: this.player };
    this.emit("update", { type: "MAKE_MOVE", payload }, this.last, this.table, this.player);
  }

  close() {
    this.socket.close();
  }
}
