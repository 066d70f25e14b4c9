// Modes of load: a closed loop, a schedule, idle connections, or reconnecting after a crash.

const AT_ONCE = 50; // connections that are opened at the same time
const PATIENCE = 20_000; // a timeout in milliseconds

const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
const now = () => performance.now();

/** Ignore all notifications; modes override what they need. */
class Watch {
  joined() {}
  moved() {}
  denied() {}
  ended() {}
}

/** Create and connect all clients, those of one table one after the other. */
async function connected(plan, Client, watch) {
  const tables = plan.tables.map(({ table, players }) =>
    players.map((player, at) => {
      const urls = plan.urls ?? [plan.url]; // people at one table are split between processes
      return new Client(urls[at % urls.length], table, player, watch);
    }),
  );
  const waiting = tables.entries();
  const worker = async () => {
    for (const [, clients] of waiting) for (const client of clients) await joined(client, watch);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return tables;
}

function joined(client, watch) {
  return new Promise((done) => {
    watch.joining.set(client, done);
    client.connect();
  });
}

class Joining extends Watch {
  joining = new Map();
  refused = 0;

  joined(client) {
    this.joining.get(client)?.();
    this.joining.delete(client);
  }

  denied() {
    this.refused += 1;
  }
}

const least = (clients) => Math.min(...clients.map((client) => client.seen));
const moves = (tables) => tables.reduce((sum, clients) => sum + least(clients), 0);

/** Wait until all clients of each table have seen the same moves. Any difference left is lost. */
async function settled(tables) {
  const lost = () =>
    tables.reduce(
      (sum, clients) => sum + clients.reduce((a, one) => a + one.seen, 0) - 4 * least(clients),
      0,
    );
  const end = now() + PATIENCE;
  await sleep(300);
  while (lost() > 0 && now() < end) await sleep(100);
  const wrong = tables.flat().reduce((sum, client) => sum + client.gaps + client.strange, 0);
  return { lost: lost() + wrong, seen: moves(tables) };
}

/** Warm up, count for a while, and check that nothing was lost. */
async function counted(plan, tables, watch, say) {
  await sleep(plan.warmUp * 1000);
  say("begin");
  const [before, start] = [moves(tables), now()];
  watch.isCounting = true;
  await sleep(plan.seconds * 1000);
  watch.isCounting = false;
  const [after, end] = [moves(tables), now()];
  say("end", { moves: after - before, seconds: (end - start) / 1000 });
  watch.isOver = true;
  const { lost, seen } = await settled(tables);
  say("settled", { sent: watch.sent, seen, lost, refused: watch.refused, ...watch.figures() });
}

// --- closed ------------------------------------------------------------------------------------

class Eager extends Joining {
  sent = 0;
  isPlaying = false;
  isOver = false;

  play(client) {
    if (!this.isPlaying || this.isOver || !client.canAct) return;
    this.sent += 1;
    client.act();
  }

  moved(client) {
    this.play(client);
  }

  denied(client) {
    super.denied();
    setTimeout(() => this.play(client), 5);
  }

  figures() {
    return {};
  }
}

export async function closed(plan, Client, say) {
  const watch = new Eager();
  const tables = await connected(plan, Client, watch);
  say("connected");
  watch.isPlaying = true;
  for (const client of tables.flat()) watch.play(client);
  await counted(plan, tables, watch, say);
}

// --- open --------------------------------------------------------------------------------------

class Scheduled extends Joining {
  sent = 0;
  isOver = false;
  isCounting = false;
  times = [];
  late = 0;

  /** By table: the due times of moves that nobody could make yet, and of those in flight. */
  set tables(tables) {
    this.books = new Map(
      tables.map((clients) => [clients[0].table, { clients, due: [], onTheirWay: [], done: 0 }]),
    );
  }

  due(table, at) {
    const book = this.books.get(table);
    book.due.push(at);
    this.play(book);
  }

  play(book) {
    if (book.due.length === 0 || book.onTheirWay.length > 0) return;
    const client = book.clients.find((one) => one.canAct);
    if (client === undefined) return;
    this.sent += 1;
    book.onTheirWay.push(book.due.shift());
    client.act();
  }

  moved(client) {
    const book = this.books.get(client.table);
    if (least(book.clients) === book.done) return; // a client has not seen it yet
    book.done += 1;
    const at = book.onTheirWay.shift();
    if (this.isCounting) this.times.push(now() - at);
    if (!this.isOver) this.play(book);
  }

  figures() {
    const sorted = this.times.sort((a, b) => a - b);
    const at = (part) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))];
    return { samples: sorted.length, p50: at(0.5), p99: at(0.99), worst: sorted.at(-1) };
  }
}

export async function open(plan, Client, say) {
  const watch = new Scheduled();
  const tables = await connected(plan, Client, watch);
  watch.tables = tables;
  say("connected");
  let next = 0;
  const start = now();
  const clock = setInterval(() => {
    for (; start + (next * 1000) / plan.rate <= now() && !watch.isOver; next += 1)
      watch.due(tables[next % tables.length][0].table, start + (next * 1000) / plan.rate);
  }, 1);
  await counted(plan, tables, watch, say);
  clearInterval(clock);
}

// --- idle --------------------------------------------------------------------------------------

export async function idle(plan, Client, say, nextLine) {
  await connected(plan, Client, new Joining());
  say("connected");
  await nextLine();
}

// --- return ------------------------------------------------------------------------------------

/** After a crash: all clients reconnect, each after its own random delay. */
class Returning extends Joining {
  firsts = new Map(); // by table: when its first move after the crash was accepted
  backs = [];
  isCrashed = false;

  constructor(plan) {
    super();
    this.plan = plan;
    this.done = new Promise((done) => (this.finish = done));
  }

  again(client) {
    const [least, most] = this.plan.jitter;
    setTimeout(() => client.connect(), (least + Math.random() * (most - least)) * 1000);
  }

  ended(client) {
    this.isCrashed = true;
    this.again(client);
  }

  joined(client) {
    super.joined(client);
    if (!this.isCrashed) return;
    this.backs.push(Date.now());
    this.play(client);
    this.check();
  }

  play(client) {
    if (client.canAct && !this.firsts.has(client.table)) client.act();
  }

  moved(client) {
    if (!this.firsts.has(client.table)) this.firsts.set(client.table, Date.now());
    this.check();
  }

  denied(client) {
    super.denied();
    setTimeout(() => this.play(client), 100);
  }

  check() {
    const { length } = this.plan.tables;
    if (this.firsts.size === length && this.backs.length >= 4 * length) this.finish();
  }
}

export async function returning(plan, Client, say) {
  const watch = new Returning(plan);
  await connected(plan, Client, watch);
  say("connected");
  await watch.done;
  say("returned", { firsts: [...watch.firsts.values()], backs: watch.backs, refused: watch.refused });
}
