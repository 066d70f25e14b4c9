// A WebSocket (RFC 6455) for load clients of all servers alike. It does what a benchmark needs and
// no more, because clients share the machine with the server that is measured: whole text messages,
// no compression, and one buffer into which all sockets read.
//
// `listener` is notified: opened(), heard(text), ended().

import { createHash, randomBytes } from "node:crypto";
import { connect } from "node:net";

const ACCEPT = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";
const TEXT = 0x81; // a whole one
const CLOSE = 0x88;
const PING = 0x89;
const PONG = 0x8a;
const MASKED = 0x80;
const BUFFER = Buffer.allocUnsafeSlow(256 * 1024);

export class Socket {
  constructor(url, headers, listener) {
    this.listener = listener;
    this.rest = null; // the beginning of a frame, or of the answer to the handshake
    this.isOpen = false;
    this.mask = randomBytes(4);
    this.key = randomBytes(16).toString("base64");
    const { hostname, port, host, pathname, search } = new URL(url);
    const onread = { buffer: BUFFER, callback: (size) => this.read(size) };
    this.tcp = connect({ host: hostname, port: Number(port), noDelay: true, onread });
    this.tcp.on("connect", () => this.tcp.write(this.handshake(host, pathname + search, headers)));
    this.tcp.on("close", () => listener.ended());
    this.tcp.on("error", () => {}); // "close" follows
  }

  handshake(host, path, headers) {
    const all = {
      Host: host,
      Connection: "Upgrade",
      Upgrade: "websocket",
      "Sec-WebSocket-Version": 13,
      "Sec-WebSocket-Key": this.key,
      ...headers,
    };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
    return `GET ${path} HTTP/1.1\r\n${lines.join("")}\r\n`;
  }

  // --- reading ----------------------------------------------------------------------------------

  /** Read what has come into the buffer. Return true: more may come. */
  read(size) {
    let data = BUFFER.subarray(0, size);
    if (this.rest !== null) data = Buffer.concat([this.rest, data]);
    const start = this.isOpen ? 0 : this.opening(data);
    const end = this.isOpen ? this.frames(data, start) : 0;
    this.rest = end < data.length ? Buffer.from(data.subarray(end)) : null;
    return true;
  }

  /** Read the answer to the handshake, if it is there; return where it ends. */
  opening(data) {
    const end = data.indexOf("\r\n\r\n");
    if (end < 0) return 0;
    const accept = createHash("sha1").update(this.key + ACCEPT).digest("base64");
    const answer = data.latin1Slice(0, end);
    if (!answer.startsWith("HTTP/1.1 101") || !answer.includes(accept)) {
      this.tcp.destroy();
      return 0;
    }
    this.isOpen = true;
    this.listener.opened();
    return end + 4;
  }

  /** Read all frames that are complete; return where the last of them ends. */
  frames(data, start) {
    for (let at = start; ; ) {
      if (data.length < at + 2) return at;
      let size = data[at + 1];
      let from = at + 2;
      if (size === 126) {
        if (data.length < at + 4) return at;
        size = data.readUInt16BE(from);
        from += 2;
      } else if (size === 127) {
        if (data.length < at + 10) return at;
        size = Number(data.readBigUInt64BE(from));
        from += 8;
      }
      if (data.length < from + size) return at;
      this.frame(data[at], data, from, from + size);
      at = from + size;
    }
  }

  frame(kind, data, from, to) {
    if (kind === TEXT) this.listener.heard(data.utf8Slice(from, to));
    else if (kind === PING) this.write(PONG, data.latin1Slice(from, to));
    else if (kind === CLOSE) this.close();
    else if (kind !== PONG) throw new Error(`a frame of an unexpected kind: ${kind}`);
  }

  // --- writing ----------------------------------------------------------------------------------

  /** Send an ASCII text, masked as all texts of clients are. */
  send(text) {
    this.write(TEXT, text);
  }

  write(kind, text) {
    const size = text.length;
    const from = size < 126 ? 6 : 8;
    const frame = Buffer.allocUnsafe(from + size);
    frame[0] = kind;
    frame[1] = MASKED | (size < 126 ? size : 126);
    if (size >= 126) frame.writeUInt16BE(size, 2);
    this.mask.copy(frame, from - 4);
    frame.latin1Write(text, from);
    for (let at = 0; at < size; at += 1) frame[from + at] ^= this.mask[at & 3];
    this.tcp.write(frame);
  }

  close() {
    if (this.isOpen && !this.tcp.writableEnded) this.write(CLOSE, "");
    this.tcp.end();
  }
}
