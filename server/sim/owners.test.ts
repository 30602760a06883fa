import { counted, slice } from '@crossbones/core/suite';
import { languageIds, learn } from '@crossbones/texts';
import { beforeAll, expect, it } from 'vitest';
import { firstFor } from '../src/nodes/rank.js';
import { type Chaos, calm } from './chaos.js';
import type { SimDisk } from './disk.js';
import type { SimNode } from './node.js';
import { simulate } from './service.js';
import type { Simulation } from './simulation.js';

/** Every day a few, and in the long run so many in each slice. */
const [EVENINGS, FIRST] = slice === 0 ? [4, 0] : [100, 4 + 100 * (slice - 1)];
const evenings = Array.from({ length: EVENINGS }, (_, i) => FIRST + i);
const TABLES = 4;
/** Nodes have found each other by then. */
const MET_MS = 3_000;
const PATIENCE_MS = 300_000;
/** No table may wait longer for a node that has gone. */
const LONGEST_MS = 3_000;

beforeAll(() => learn(languageIds));

/** Tables with two people and a bot each, on three nodes; all play until their match is over. */
async function evening(name: string, schedule = [1, 2, 1], seats = 3): Promise<Simulation<SimDisk>> {
  const sim = await simulate(`owners ${name}`, 3);
  await sim.agenda.until(() => sim.nodes.every(({ up }) => up), PATIENCE_MS);
  await sim.agenda.pass(MET_MS);
  const habits = { people: 2, chatty: false, fickle: false, rematches: 0 };
  for (let at = 0; at < TABLES; at++) {
    const game = { game: 'skull-king', seats, options: { schedule } } as const;
    const guest = sim.client({ open: null, ...habits });
    sim.client({ open: game, ...habits }, (table) => guest.goTo(table));
  }
  for (const client of sim.clients) client.wake();
  return sim;
}

const playing = (sim: Simulation): boolean =>
  sim.disk.tables().length === TABLES && sim.disk.tables().every(({ phase }) => phase === 'playing');
const over = (sim: Simulation): boolean => sim.clients.every(({ done }) => done) && sim.atRest();

const ownerOf = (sim: Simulation, table: string): SimNode =>
  sim.nodes.find(
    ({ name }) =>
      name ===
      firstFor(
        table,
        sim.nodes.map((node) => node.name),
      ),
  )!;

/** How long each running table waited, from now on, until something happened there. */
async function waits(sim: Simulation): Promise<number[]> {
  const from = sim.agenda.now;
  const before = sim.disk.tables().filter(({ phase }) => phase === 'playing');
  await sim.agenda.until(() => over(sim), PATIENCE_MS);
  return before.map(({ id, seq }) => (sim.disk.stamps.get(`${id} ${seq + 1}`) ?? Infinity) - from);
}

function audited(sim: Simulation): number {
  if (!over(sim)) sim.ledger.blame('it is not over');
  sim.ledger.audit(sim.disk);
  sim.ledger.auditEnd(sim.disk, sim.clients);
  sim.end();
  expect(sim.ledger.wrong).toEqual([]);
  counted({ evenings: 1, acknowledgements: sim.ledger.acknowledged });
  return sim.ledger.acknowledged;
}

it('tables are shared out, and what happens at one is read by its owner only', async () => {
  const sim = await evening('share', [4, 4, 4], 2);
  await sim.agenda.until(() => playing(sim), PATIENCE_MS);
  await sim.agenda.pass(MET_MS);
  const owners = new Set(sim.disk.tables().map(({ id }) => ownerOf(sim, id).index));
  expect(owners.size).toBeGreaterThan(1);
  let reads = 0;
  const { disk } = sim;
  const read = disk.read.bind(disk);
  disk.read = (query) => {
    if (/from "entry"/.test(query.sql)) reads++;
    return read(query);
  };
  const happened = (): number => disk.tables().reduce((sum, { seq }) => sum + seq, 0);
  const before = happened();
  await sim.agenda.until(() => happened() > before + 40 || over(sim), PATIENCE_MS);
  // Nobody reads what others have written, and owners know what they wrote; now and then one looks all the same.
  expect(reads).toBeLessThan(10);
  disk.read = read;
  await sim.agenda.until(() => over(sim), PATIENCE_MS);
  audited(sim);
});

it.each(evenings)(
  'evening %i: an owner dies, and none of its tables waits for more than three seconds',
  async (at) => {
    const sim = await evening(`die ${at}`);
    await sim.agenda.until(() => playing(sim), PATIENCE_MS);
    ownerOf(sim, sim.disk.tables()[at % TABLES].id).die();
    expect(Math.max(...(await waits(sim)))).toBeLessThan(LONGEST_MS);
    audited(sim);
  },
);

it.each(evenings)(
  'evening %i: an owner stands still past its lease, and writes nothing when it goes on',
  async (at) => {
    const sim = await evening(`pause ${at}`);
    await sim.agenda.until(() => playing(sim), PATIENCE_MS);
    const owner = ownerOf(sim, sim.disk.tables()[at % TABLES].id);
    owner.freeze();
    expect(Math.max(...(await waits(sim)))).toBeLessThan(LONGEST_MS);
    await sim.agenda.until(() => over(sim), PATIENCE_MS);
    const kept = (): unknown => sim.disk.ask('select id, seq, due, phase, touched from match order by id');
    const before = kept();
    owner.thaw();
    await sim.agenda.pass(10_000);
    expect(kept()).toEqual(before);
    audited(sim);
  },
);

it.each(evenings)(
  'evening %i: two nodes know different sets of nodes, and both serve the same tables',
  async (at) => {
    const sim = await evening(`apart ${at}`);
    const [a, b] = [at % 3, (at + 1) % 3];
    const wrote = new Set<number>();
    sim.chaos = {
      ...calm,
      message: (kind, from, to) =>
        (kind === 'link' || kind === 'sign') && (from === a ? to === b : from === b && to === a)
          ? { copies: [] }
          : calm.message(kind, from, to),
      write: (node) => {
        wrote.add(node);
        return calm.write(node);
      },
    } satisfies Chaos;
    await sim.agenda.until(() => over(sim), PATIENCE_MS);
    expect(wrote.size).toBe(3);
    audited(sim);
  },
);

it.each(evenings)(
  'evening %i: others take an owner for dead again and again while it goes on',
  async (at) => {
    const sim = await evening(`expel ${at}`);
    for (let round = 0; !over(sim) && round < 200; round++) {
      const [table] = sim.disk.tables();
      if (table !== undefined) sim.disk.expel(ownerOf(sim, table.id).name);
      await sim.agenda.until(() => over(sim), 700);
    }
    await sim.agenda.until(() => over(sim), PATIENCE_MS);
    audited(sim);
  },
);
