import type { Body, Reply } from '@crossbones/api';
import type { TableClient } from '@crossbones/api/client';
import {
  FastRng,
  type Game,
  type Log,
  Match,
  must,
  readLog,
  type Sight,
  type Viewer,
} from '@crossbones/core';
import { eventually } from '@crossbones/core/suite';
import { type GameId, gameIds, games } from '@crossbones/games';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BrowserClient, granted } from '../clients/browser-client.js';
import { RandomPlayer } from '../clients/random-player.js';
import { FastClock, GULP_MS } from '../clocks/fast-clock.js';
import { type Opened, openServer, storages } from '../server.js';

interface Mode {
  readonly game: GameId;
  readonly name: string;
  readonly seats: number;
  /** The first seats are people's, the others bots'. */
  readonly people: number;
  readonly options: Record<string, unknown>;
  readonly settings?: Body<'open'>['settings'];
}

const everything = { kraken: true, whale: true, loot: true, powers: true };
const blanks = [
  { name: 'Parley', as: 'escape' },
  { name: 'Black spot', as: { suit: 'b', value: 15 } },
];

const modes: readonly Mode[] = [
  { game: 'skull-king', name: 'classic', seats: 4, people: 2, options: {} },
  {
    game: 'skull-king',
    name: 'with everything',
    seats: 5,
    people: 3,
    options: { ...everything, blanks, schedule: 'raid', krakenLead: 'would-have-won' },
  },
  {
    game: 'skull-king',
    name: 'Rascal, two with a ghost',
    seats: 2,
    people: 2,
    options: { ...everything, scoring: 'rascal', cannonball: true, schedule: [3, 14, 2] },
  },
  { game: 'skull-king', name: 'eight', seats: 8, people: 2, options: { schedule: [1, 4, 8] } },
  { game: 'skull-king-dice', name: 'standard', seats: 4, people: 2, options: {} },
  { game: 'skull-king-dice', name: 'landlubber', seats: 6, people: 3, options: { scoring: 'landlubber' } },
  { game: 'skull-queen', name: 'two', seats: 2, people: 2, options: {} },
  { game: 'skull-queen', name: 'middle 4', seats: 4, people: 2, options: { middle: 4 } },
  { game: 'skull', name: 'one gang', seats: 5, people: 3, options: {} },
  { game: 'skull', name: 'two gangs', seats: 3, people: 2, options: { gangs: 2 } },
  { game: 'skull', name: 'two gangs, two seats', seats: 2, people: 1, options: { gangs: 2 } },
  { game: 'queens-collection', name: 'competitive', seats: 3, people: 1, options: {} },
  { game: 'queens-collection', name: 'teams', seats: 4, people: 2, options: { mode: 'teams' } },
  { game: 'queens-collection', name: 'co-operative', seats: 4, people: 3, options: { mode: 'cooperative' } },
  {
    game: 'queens-collection',
    name: 'co-operative, two spaces',
    seats: 2,
    people: 1,
    options: { mode: 'cooperative', spaces: 2 },
  },
  { game: 'queens-collection', name: 'solo', seats: 1, people: 1, options: { mode: 'cooperative' } },
];

const deepModes: readonly Mode[] = [
  { game: 'skull', name: 'twelve', seats: 12, people: 5, options: {} },
  { game: 'skull-queen', name: 'six', seats: 6, people: 3, options: {} },
  { game: 'queens-collection', name: 'all people', seats: 3, people: 3, options: {} },
  { game: 'skull-king', name: 'with undo', seats: 4, people: 3, options: {}, settings: { undo: true } },
];

/**
 * Salts have all the time they need; then the bots do not keep anybody waiting. No faster than that: whatever looks
 * around every second would look so often that on a busy machine nothing else got done.
 */
const SLOWLY = 0.2;
const FAST = 12;
/** Shown one by one to those who were gone for no longer than so many steps. */
const STEPS_SHOWN = 32;

/** Everybody at one table. */
interface Company {
  readonly mode: Mode;
  readonly id: string;
  readonly people: readonly { readonly rover: BrowserClient; readonly table: TableClient }[];
  readonly watcher: { readonly rover: BrowserClient; readonly table: TableClient };
  /** Comes back after more than a few steps. */
  readonly sleeper: { readonly rover: BrowserClient; readonly table: TableClient };
  readonly players: RandomPlayer[];
}

async function gather(url: string, mode: Mode): Promise<Company> {
  const { game, seats, options, settings = {} } = mode;
  const rovers = Array.from({ length: mode.people + 2 }, () => new BrowserClient(url));
  await Promise.all(rovers.map((rover, i) => rover.board(`Rover ${i}`)));
  const opening = { game, seats, options, settings: { undo: false, ...settings } };
  const { table: id } = granted(await rovers[0].connection.call('open', {}, opening));
  const clients: { rover: BrowserClient; table: TableClient }[] = [];
  for (const [i, rover] of rovers.entries()) {
    if (i > 0) granted(await rover.connection.call('join', {}, { table: id }));
    const table = await rover.watch(id);
    if (i > 0 && i < mode.people) expect(granted(await table.tellTable('sit', {})).seat).toBe(i);
    clients.push({ rover, table });
  }
  const people = clients.slice(0, mode.people);
  const [watcher, sleeper] = clients.slice(mode.people);
  const [{ table: host }] = people;
  // Nothing is shown yet that could be taken back.
  const { shownStep } = host;
  expect(await host.tellTable('undo', shownStep)).toMatchObject({ error: { code: 'not-started' } });
  if (mode.people < seats) granted(await host.tellTable('fill', {}));
  for (const { table } of people) granted(await table.ready());
  granted(await host.tellTable('start', {}));
  await eventually('a deal', () => clients.every(({ table }) => table.step !== null));
  return { mode, id, people, watcher, sleeper, players: [] };
}

/** Plays to the end; one of the people loses their stream once, and one watcher sleeps for a long time. */
async function play({ mode, id, people, watcher, sleeper, players }: Company): Promise<void> {
  const [dropper] = people;
  const step = (): number => watcher.table.step!.sight.step;
  const over = (): boolean => watcher.table.table?.phase === 'over';
  /** As long as the game goes on it is waited for, however long that takes: only one that stands still is given up. */
  const until = async (what: string, check: () => boolean): Promise<void> => {
    while (!check()) {
      const at = step();
      await eventually(`${what} of ${mode.game}, ${mode.name}`, () => check() || step() > at);
    }
  };
  for (const [seat, { table }] of people.entries())
    players.push(new RandomPlayer(table, new FastRng(`${mode.game}/${mode.name}/${seat}`)));
  sleeper.rover.cut();
  const slept = step();
  await until('the first steps', () => step() >= 5);
  dropper.rover.cut();
  // The game comes to the one who hears nothing, and must wait there.
  await until(
    'a step unheard',
    () => over() || step() > dropper.table.step!.sight.step || people.length === 1,
  );
  dropper.rover.mend();
  await until('a long sleep', () => over() || step() > slept + STEPS_SHOWN + 5);
  sleeper.rover.mend();
  await until('the end', () => {
    const refused = players.flatMap((player) => player.refused);
    if (refused.length > 0) throw new Error(`refused: ${JSON.stringify(refused)}`);
    return [...people, watcher, sleeper].every(({ table }) => table.table?.phase === 'over');
  });
  const everybody = [...people, watcher, sleeper];
  await until('the last step on every stream', () =>
    everybody.every(({ rover }) => rover.steps.at(-1)?.sight.step === step()),
  );
  for (const player of players) player.close();
  expect(dropper.rover.streams.some((path) => path.includes(`&after=${id}:`))).toBe(true);
}

/** What a viewer was shown at each step, by the log alone. */
function sights(game: Game, log: Log, viewers: readonly Viewer[]): Map<Viewer, Sight[]> {
  const match = must(Match.open(game, log));
  const shown = new Map(viewers.map((viewer): [Viewer, Sight[]] => [viewer, []]));
  for (let step = 0; step <= log.entries.length; step++) {
    if (step > 0) must(match.enter(log.entries[step - 1]));
    for (const viewer of viewers) shown.get(viewer)!.push(match.view(step, viewer));
  }
  return shown;
}

/** Thousands of these are compared, so only those that differ are looked at closely. */
function same(seen: unknown, truth: unknown): void {
  if (JSON.stringify(seen) !== JSON.stringify(truth)) expect(seen).toEqual(truth);
}

async function replayOf({ watcher, id }: Company): Promise<Reply<'replay'>> {
  const shown: Reply<'replay'>['shown'] = [];
  for (;;) {
    const query = { from: shown.length, count: 150 };
    const page = granted(await watcher.rover.connection.call('replay', { table: id }, query));
    shown.push(...page.shown);
    if (shown.length > page.steps) return { ...page, shown };
    expect(page.shown).toHaveLength(150);
  }
}

async function audit(company: Company, server: Opened<FastClock>): Promise<number> {
  const { mode, id, people, watcher, sleeper } = company;
  const game = games[mode.game] as Game;
  const { log, check } = granted(await people[0].table.proof());
  expect(check).toEqual({ ok: true, value: { missing: [] } });
  const { proof: _, ...bare } = log;
  const match = must(Match.replay(game, must(readLog(JSON.stringify(log)))));
  expect(match.log()).toEqual(bare);

  const viewers: Viewer[] = people.map((_, seat) => seat);
  const replayed = sights(game, log, [...viewers, 'spectator']);
  const last = log.entries.length;
  for (const [viewer, { table, rover }] of [
    ...people.map((one, seat) => [seat as Viewer, one] as const),
    ['spectator' as Viewer, watcher] as const,
    ['spectator' as Viewer, sleeper] as const,
  ]) {
    const truth = replayed.get(viewer)!;
    expect(table.step!.sight).toEqual(match.view(match.step, viewer));
    expect(table.table!.outcome).toEqual(match.outcome());
    for (const { sight } of rover.steps) same(sight, truth[sight.step]);
    const steps = rover.steps.map(({ sight }) => sight.step);
    if (rover !== sleeper.rover || last <= STEPS_SHOWN) expect(steps).toEqual(truth.map((_, step) => step));
    else {
      // Whoever was gone for long is shown the newest only, and then everything again.
      const woke = steps.findIndex((step, i) => i > 0 && step > steps[i - 1] + STEPS_SHOWN);
      expect(woke).toBeGreaterThan(0);
      expect(steps.slice(woke)).toEqual(truth.slice(steps[woke]).map((_, i) => steps[woke] + i));
    }
    expect(steps.at(-1)).toBe(last);
    expect(granted(await table.proof()).check.ok).toBe(true);
  }
  const replay = await replayOf(company);
  expect(replay.steps).toBe(last);
  expect(replay.outcome).toEqual(match.outcome());
  const again = must(Match.open(game, log));
  for (const [step, { entry, actors, open, between, ...rest }] of replay.shown.entries()) {
    if (step > 0) must(again.enter(log.entries[step - 1]));
    expect(rest).toEqual({ step });
    expect(entry).toEqual(step === 0 ? null : log.entries[step - 1]);
    same(open, game.open(again.at(step)));
    same(between, again.open().between);
    expect(actors).toEqual(again.view(step, 'spectator').actors);
  }

  const [row] = await server.ask(`select phase, result, due from match where id = '${id}'`);
  expect(row).toMatchObject({ phase: 'over', due: null });
  expect(JSON.parse(String(row.result))).toEqual({
    outcome: match.outcome(),
    resigned: [],
    view: match.view(match.step, 'spectator').view,
    open: game.open(match.at(match.step)),
  });
  return last;
}

it('all games are played', () => {
  expect(new Set(modes.map(({ game }) => game))).toEqual(new Set(gameIds));
});

describe.each(storages)('on %s', (storage) => {
  let server: Opened<FastClock>;
  const companies: Company[] = [];
  const wanted = process.env.DEEP ? [...modes, ...deepModes] : modes;

  beforeAll(async () => {
    server = await openServer({ store: storage, world: new FastClock(SLOWLY, null, Date.now(), GULP_MS) });
    const gathered = Promise.all(wanted.map((mode) => gather(server.url, mode)));
    companies.push(...(await Promise.race([server.broken, gathered])));
    server.world.pace = FAST;
  });

  afterAll(async () => {
    for (const { people, watcher, sleeper } of companies)
      for (const { rover } of [...people, watcher, sleeper]) rover.close();
    await server.close();
  });

  // A few at a time, each with time of its own: all at once would share what a busy machine leaves them.
  it.concurrent.each(wanted.map((mode, i) => ({ ...mode, i })))(
    '$game, $name: what everybody saw is what the log says',
    async ({ i }) => {
      await Promise.race([server.broken, play(companies[i])]);
      expect(await audit(companies[i], server)).toBeGreaterThan(0);
    },
  );

  it('nothing went wrong meanwhile', () => expect(server.logged).toEqual([]));
});
