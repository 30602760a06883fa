import type { Body } from '@crossbones/api';
import { FastRng } from '@crossbones/core';
import { Simulation } from './simulation.js';

/** What one seed came to. */
export interface SeedReport {
  readonly seed: number;
  /** What is wrong; empty: nothing is. */
  readonly wrong: readonly string[];
  readonly hash: string;
  readonly acknowledged: number;
  readonly shown: number;
  readonly events: number;
  readonly trace: readonly string[];
}

/** Matches that are over soon. */
const matches: readonly Pick<Body<'open'>, 'game' | 'seats' | 'options'>[] = [
  { game: 'skull-king', seats: 2, options: { schedule: [1] } },
  { game: 'skull-king', seats: 3, options: { schedule: [2] } },
  { game: 'skull-king', seats: 4, options: { schedule: [1, 2] } },
  { game: 'skull', seats: 3 },
  { game: 'skull-king-dice', seats: 3 },
  { game: 'skull-queen', seats: 2 },
  { game: 'queens-collection', seats: 2 },
];
/** After all is well again every match must be over within this time. */
const HEALED_MS = 900_000;

export async function runSeed(seed: number, only?: number): Promise<SeedReport> {
  const rng = new FastRng(`seed ${seed}`);
  const nodes = 1 + rng.below(3);
  const sim = await Simulation.make(`seed ${seed}`, nodes);
  const match = matches[only ?? rng.below(matches.length)];
  const people = 1 + rng.below(match.seats);
  const open: Body<'open'> = { ...match, settings: { public: false, undo: true } };
  const invite = (table: string): void => {
    for (const client of sim.clients) client.goTo(table);
  };
  for (let i = 0; i < people; i++)
    sim.client({ open: i === 0 ? open : null, people, chatty: true, fickle: true, keen: false }, invite);
  for (const client of sim.clients) client.wake();
  sim.heal();
  const over = await sim.agenda.until(() => sim.clients.every(({ done }) => done), HEALED_MS);
  if (!over) sim.ledger.blame('it is not over');
  sim.ledger.audit(sim.disk);
  sim.ledger.auditEnd(sim.disk, sim.clients);
  sim.end();
  for (const row of sim.disk.ask('select match, seq, at, body from entry order by match, seq'))
    sim.agenda.trace.push(JSON.stringify(row));
  const { trace, hash } = sim.agenda;
  const { wrong, acknowledged, shown } = sim.ledger;
  return { seed, wrong, hash, acknowledged, shown, events: trace.length, trace };
}
