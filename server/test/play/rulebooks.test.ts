import { bosunOf } from '@crossbones/bots';
import { FastRng, type Game, type Log, must, versionOf } from '@crossbones/core';
import { eventually } from '@crossbones/core/suite';
import { games } from '@crossbones/games';
import { expect, it } from 'vitest';
import { BrowserClient, granted } from '../clients/browser-client.js';
import { openServer, storages } from '../server.js';
import { postgresGround, sqliteGround } from '../storage/ground.js';

const newest = games['queens-collection'] as unknown as Game;
const first = versionOf(newest, 1)!;

interface Shown {
  readonly boxes: readonly { readonly colour: string; readonly pawns: readonly string[] }[];
}

/** QC-17 as one counts it at the table. */
const worth = ({ boxes }: Shown): number =>
  boxes.reduce((sum, { colour, pawns }) => {
    const strays = pawns.filter((pawn) => pawn !== colour).length;
    return sum + (strays === 0 ? pawns.length : -strays);
  }, 0);

/** Of what may be done: as a bosun would until there is something, and then nothing but discarding. */
function choose(view: unknown, legal: readonly string[], rng: FastRng): string {
  if (worth(view as Shown) >= 0) {
    const redraws = legal.filter((word) => word.startsWith('redraw:'));
    return redraws.sort((a, b) => b.length - a.length)[0] ?? 'skip';
  }
  const state = newest.create(1, must(newest.options.check({ mode: 'cooperative' }, 1)));
  newest.sampler(view as never).into(state, rng);
  return newest.print(bosunOf('queens-collection')(state, 0, rng));
}

it.each(storages)('QC-17 on %s a match is finished by the rules it was begun under', async (storage) => {
  const ground = await (storage === 'sqlite' ? sqliteGround() : postgresGround());
  const rng = new FastRng('two rulebooks');
  let server = await openServer({ store: ground, rulebooks: { ...games, 'queens-collection': first } });
  let rover = new BrowserClient(server.url);
  await rover.board('Mina');
  const opening = { game: 'queens-collection', seats: 1, options: { mode: 'cooperative' } } as const;
  const { table: id } = granted(await rover.connection.call('open', {}, opening));
  let table = await rover.watch(id);
  granted(await table.ready());
  granted(await table.tellTable('start', {}));
  await eventually('a deal', () => table.step !== null);
  const act = async (): Promise<void> => {
    const { sight, seq } = table.step!;
    granted(await table.submit([choose(sight.view, sight.legal, rng)], sight.decision));
    await eventually('the next step', () => table.step!.seq > seq);
  };
  for (let turn = 0; turn < 2; turn++) await act();
  const cookie = rover.cookie;
  rover.close();
  await server.close();

  // The deploy.
  server = await openServer({ store: ground });
  rover = new BrowserClient(server.url, { cookie });
  table = await rover.watch(id);
  await eventually('the match', () => table.step !== null);
  const over = (): boolean => table.table!.phase === 'over';
  while (!over()) {
    await act();
    await eventually('a turn or the end', () => over() || table.step!.sight.actors.length > 0);
  }
  const shown = granted(await rover.connection.call('replay', { table: id }, { from: 0, count: 1 }));
  const points = shown.outcome!.points![0];
  expect(points).toBeGreaterThanOrEqual(0);
  expect(points).toBeLessThan(24);
  const { log } = granted(await table.proof());
  expect((log as Log).rules).toBe(1);
  expect(shown.outcome!.grade).toBe(1 + Math.floor((4 * points) / 24));

  // Whoever plays again plays by the rules of today.
  const { table: again } = granted(await table.tellTable('rematch', {}));
  const next = await rover.watch(again);
  await eventually('the rematch', () => next.table !== null);
  const [row] = await ground.ask(`select rules from match where id = '${again}'`);
  expect(Number(row.rules)).toBe(2);
  rover.close();
  await server.close();
  await ground.leave();
});
