// Our server under load, through nothing but its documented API: four guests a table, each with one connection for
// commands and one for the stream; every action is on the disk before anybody hears of it.
import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from './berth.js';
import { Line, Stream } from './line.js';
import { any, Match, SEATS } from './match.js';

const GATHERED_AT_ONCE = 16;
const run = randomBytes(6).toString('hex');
let requests = 0;

/** Somebody with a session, and one connection for commands. */
export class Guest {
  #cookie = '';
  #line;

  constructor(port, line = new Line(port), from = undefined) {
    this.port = port;
    this.from = from;
    this.#line = line;
    this.salt = randomBytes(16).toString('hex');
  }

  get cookie() {
    return this.#cookie;
  }

  send(path, body, answered) {
    const key = `Idempotency-Key: ${run}-${requests++}\r\n`;
    this.#line.send('POST', path, this.#cookie + key, body, answered);
  }

  post(path, body) {
    return new Promise((resolve, reject) => {
      this.send(path, JSON.stringify(body), (answer) => {
        if (answer instanceof Error) return reject(answer);
        if (answer.status !== 200) return reject(new Error(`${path}: ${answer.status} ${answer.body}`));
        const given = /\r\nset-cookie: ([^;\r]+)/i.exec(answer.head);
        if (given) this.#cookie = `Cookie: ${given[1]}\r\n`;
        resolve(JSON.parse(answer.body));
      });
    });
  }

  get(path) {
    return new Promise((resolve, reject) => {
      this.#line.send('GET', path, this.#cookie, '', (answer) => {
        if (answer instanceof Error) return reject(answer);
        if (answer.status !== 200) return reject(new Error(`${path}: ${answer.status} ${answer.body}`));
        resolve(JSON.parse(answer.body));
      });
    });
  }

  close() {
    this.#line.close();
  }
}

/** Everything of a step but the view: this load does not need it, and it is most of the text. */
export function stepOf(data) {
  const view = data.indexOf(',"view":');
  try {
    return JSON.parse(`${data.slice(0, view)}}}`);
  } catch {
    return JSON.parse(data);
  }
}

/** One match; what goes wrong with it is told to `failed`. */
class Table extends Match {
  #id;
  #guests;
  #submit;
  #streams = [];
  #seqs = [];
  #sights = [];

  constructor(id, guests) {
    super();
    this.#id = id;
    this.#guests = guests;
    this.#submit = `/api/tables/${id}/submit`;
  }

  get id() {
    return this.#id;
  }

  async follow() {
    await Promise.all(this.#guests.map((guest, seat) => this.#watch(guest, seat)));
  }

  leave() {
    for (const stream of this.#streams) stream.close();
    for (const guest of this.#guests) guest.close();
  }

  act() {
    const seat = this.#sights[0].actors[0];
    const { decision, legal } = this.#sights[seat];
    this.begin();
    this.#guests[seat].send(
      this.#submit,
      `{"decision":${decision},"actions":["${any(legal)}"]}`,
      (answer) => {
        if (answer instanceof Error) this.failed(answer.message);
        else if (answer.status !== 200) this.failed(`submit: ${answer.status} ${answer.body}`);
        else this.replied();
      },
    );
  }

  #watch(guest, seat) {
    return new Promise((resolve, reject) => {
      this.#seqs[seat] = -1;
      const told = (event, data) => {
        if (event !== 'step') return;
        const { seq, sight } = stepOf(data);
        if (seq <= this.#seqs[seat]) return;
        const first = this.#seqs[seat] === -1;
        this.#seqs[seat] = seq;
        this.#sights[seat] = sight;
        if (sight.actors.length === 0) this.over = true;
        if (first) resolve();
        else this.seen();
      };
      const lost = (why) => {
        this.failed(why);
        reject(new Error(why));
      };
      const path = `/api/stream?topics=table:${this.#id}`;
      this.#streams[seat] = new Stream(guest.port, path, guest.cookie, told, lost, guest.from);
    });
  }
}

/** A table at which these sit, and whose match has begun. */
export async function gatherOne(guests, options = {}) {
  const [host, ...others] = guests;
  const { table } = await host.post('/api/tables', { game: 'skull-king', seats: SEATS, options });
  const command = (guest, name, body) => guest.post(`/api/tables/${table}/${name}`, body);
  for (const guest of others) await command(guest, 'sit', {});
  for (const guest of guests) {
    await command(guest, 'ready', { saltHash: createHash('sha256').update(guest.salt).digest('hex') });
  }
  await command(host, 'start', {});
  for (const guest of guests) {
    await command(guest, 'salt', { salt: guest.salt }).catch((error) => {
      // On a slow machine the cards have been dealt without it.
      if (!error.message.includes('salt-late')) throw error;
    });
  }
  return new Table(table, guests);
}

const here = new URL('../../', import.meta.url);

export const ours = {
  name: 'Crossbones, SQLite',
  /** `from` is the checkout whose program is started; without a `database` it has one in a folder of its own. */
  async launch({ profile, from = here, database = undefined }) {
    const folder = mkdtempSync(join(tmpdir(), 'crossbones-bench-'));
    const clear = () => rmSync(folder, { recursive: true, force: true });
    process.once('exit', clear);
    const server = await launch(
      new URL('cli/bin/crossbones.js', from),
      ['serve'],
      {
        HOST: '127.0.0.1',
        DATA_DIR: folder,
        DATABASE_URL: database,
        LOG_LEVEL: 'warn',
        RATE_PER_ADDRESS: '0',
        RATE_PER_SESSION: '0',
        STREAMS_PER_ADDRESS: '0',
        CONNECTIONS_PER_ADDRESS: '0',
        TABLES_PER_ADDRESS: '0',
        TABLES_PER_PERSON: '0',
        PUBLIC_TABLES_PER_ADDRESS: '0',
        PUBLIC_TABLES_PER_PERSON: '0',
      },
      '/readyz',
      profile,
    );
    return {
      ...server,
      async stop() {
        await server.stop();
        clear();
        process.off('exit', clear);
      },
    };
  },

  async gather({ port }, count) {
    const tables = [];
    let next = 0;
    const gatherers = Array.from({ length: Math.min(GATHERED_AT_ONCE, count) }, async () => {
      while (next++ < count)
        tables.push(await gatherOne(Array.from({ length: SEATS }, () => new Guest(port))));
    });
    await Promise.all(gatherers);
    return tables;
  },
};
