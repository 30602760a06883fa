import type { Body } from '@crossbones/api';
import { FastRng } from '@crossbones/core';
import type { SimClient } from './client.js';
import { hashOfTrace, simulate } from './service.js';
import type { Simulation } from './simulation.js';
import { Storm } from './storm.js';

/** What came of one seed. */
export interface SeedReport {
  readonly seed: number;
  /** What is wrong; empty if nothing is. */
  readonly wrong: readonly string[];
  readonly hash: string;
  readonly acknowledged: number;
  readonly shown: number;
  readonly events: number;
  readonly trace: readonly string[];
}

/** Short matches, and how often each of them is chosen. */
const matches: readonly (readonly [number, Pick<Body<'open'>, 'game' | 'seats' | 'options'>])[] = [
  [60, { game: 'skull-king', seats: 2, options: { schedule: [1] } }],
  [40, { game: 'skull-king', seats: 3, options: { schedule: [1] } }],
  [24, { game: 'skull-king', seats: 2, options: { schedule: [2] } }],
  [12, { game: 'skull-king', seats: 4, options: { schedule: [1, 2] } }],
  [8, { game: 'skull', seats: 3 }],
  [2, { game: 'skull-king-dice', seats: 3 }],
  [3, { game: 'skull-queen', seats: 2 }],
  [1, { game: 'queens-collection', seats: 2 }],
];
const clocks = [
  { per: 'none' },
  { per: 'none' },
  { per: 'move', ms: 5_000 },
  { per: 'move', ms: 5_000 },
  { per: 'match', ms: 60_000 },
] as const;
const aways = ['wait', 'pause', 'bot'] as const;
/** After the storm every match must be over within this time. */
const HEALED_MS = 900_000;

function drawnBy(rng: FastRng) {
  let left = rng.below(matches.reduce((sum, [weight]) => sum + weight, 0));
  for (const [weight, match] of matches) {
    if (left < weight) return match;
    left -= weight;
  }
  throw new Error('the weights do not add up');
}

/** Somebody leaves for good in the middle of the match. */
function desert(sim: Simulation, who: SimClient, ms: number): void {
  who.leaving = true;
  sim.after(ms, `client ${who.index} would leave`, () => {
    if (who.view?.phase === 'playing') who.leaveForGood();
    else if (!who.done) desert(sim, who, 500);
  });
}

/** One evening at one table, first in a storm and then in calm. At the end the ledger is compared with the disk. */
export async function runSeed(seed: number): Promise<SeedReport> {
  const rng = new FastRng(`seed ${seed}`);
  const sim = await simulate(`seed ${seed}`, 1 + rng.below(3));
  const match = drawnBy(rng);
  const people = 1 + rng.below(match.seats);
  const clock = clocks[rng.below(clocks.length)];
  const away = aways[rng.below(aways.length)];
  const settings = { public: rng.below(2) === 0, undo: rng.below(3) > 0, clock, away };
  const habits = {
    people,
    chatty: rng.below(2) === 0,
    fickle: rng.below(2) === 0,
    rematches: rng.below(8) === 0 ? 1 : 0,
  };
  const invite = (table: string): void => {
    for (const client of sim.clients) client.goTo(table);
  };
  for (let i = 0; i < people; i++)
    sim.client({ open: i === 0 ? { ...match, settings } : null, ...habits }, invite);
  for (const client of sim.clients) client.wake();
  // Where only the server can end the match, its chores must survive the storm.
  if (clock.per === 'move' && away !== 'pause' && habits.rematches === 0 && rng.below(2) === 0)
    desert(sim, sim.clients[rng.below(people)], rng.below(8_000));

  const ms = 4_000 + rng.below(14_000);
  sim.chaos = new Storm(sim, rng, ms);
  const over = (): boolean => sim.clients.every(({ done }) => done) && sim.atRest();
  await sim.agenda.until(over, ms);
  sim.heal();
  if (!(await sim.agenda.until(over, HEALED_MS))) sim.ledger.blame('it is not over');
  sim.ledger.audit(sim.disk);
  sim.ledger.auditEnd(sim.disk, sim.clients);
  sim.end();
  for (const row of sim.disk.ask('select match, seq, at, body from entry order by match, seq'))
    sim.agenda.trace.push(JSON.stringify(row));
  const { trace } = sim.agenda;
  const { wrong, acknowledged, shown } = sim.ledger;
  return { seed, wrong, hash: hashOfTrace(trace), acknowledged, shown, events: trace.length, trace };
}
