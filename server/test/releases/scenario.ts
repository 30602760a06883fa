import type { Body } from '@crossbones/api';
import type { TableClient } from '@crossbones/api/client';
import type { Outcome } from '@crossbones/core';
import { eventually } from '@crossbones/core/suite';
import { catalogue, type GameId, gameIds } from '@crossbones/games';
import type { Level } from '@crossbones/games/crew';
import { granted } from '../clients/browser-client.js';
import type { FastClock } from '../clocks/fast-clock.js';
import { ReleasePerson } from './person.js';
import type { Recording } from './recording.js';

type Opening = Body<'open'>;

const DAY = 86_400_000;
/**
 * So slow that salts come in time and nobody acts before an action is undone; later it is fast, so that bots keep
 * nobody waiting.
 */
const SLOWLY = 0.1;
const FAST = 20;

/** How far the matches are played that are left running. */
const STEPS = 9;

const everything = { kraken: true, whale: true, loot: true, powers: true };

/** A short match of each game, and the special settings of its match that is left running. */
const matches: { readonly [id in GameId]?: { readonly short: Opening; readonly long: Opening } } = {
  'skull-king': {
    short: { game: 'skull-king', seats: 3, options: { ...everything, schedule: [1, 2] } },
    long: {
      game: 'skull-king',
      seats: 4,
      options: { ...everything, schedule: [2, 3], scoring: 'rascal' },
      settings: { undo: true, clock: { per: 'move', ms: 2 * DAY } },
    },
  },
  'skull-king-dice': {
    short: { game: 'skull-king-dice', seats: 3 },
    long: { game: 'skull-king-dice', seats: 4, options: { scoring: 'landlubber' } },
  },
  'skull-queen': {
    short: { game: 'skull-queen', seats: 3 },
    long: {
      game: 'skull-queen',
      seats: 4,
      options: { middle: 4 },
      settings: { clock: { per: 'match', ms: 20 * DAY } },
    },
  },
  skull: {
    short: { game: 'skull', seats: 3 },
    long: { game: 'skull', seats: 4, options: { gangs: 2 }, settings: { away: 'bot' } },
  },
  'queens-collection': {
    short: { game: 'queens-collection', seats: 2 },
    long: {
      game: 'queens-collection',
      seats: 4,
      options: { mode: 'teams' },
      settings: { public: true, odds: false },
    },
  },
};

/** Who sits at the matches that are left running, and how strong the bots are. */
const sitting: {
  readonly [id in GameId]?: { readonly crew: readonly string[]; readonly level: Level };
} = {
  'skull-king': { crew: ['Anne', 'Ben', 'Cat'], level: 'captain' },
  'skull-king-dice': { crew: ['Anne', 'Ben'], level: 'deckhand' },
  'skull-queen': { crew: ['Anne', 'Ben'], level: 'deckhand' },
  skull: { crew: ['Anne', 'Ben', 'Cat'], level: 'deckhand' },
  'queens-collection': { crew: ['Anne', 'Cat'], level: 'bosun' },
};

/** The defaults of a game, where nothing special is given. */
function matchesOf(game: GameId): { readonly short: Opening; readonly long: Opening } {
  const usual = { game, seats: catalogue[game].usualSeats };
  return matches[game] ?? { short: usual, long: usual };
}
const sittingAt = (game: GameId) => sitting[game] ?? { crew: ['Anne', 'Ben'], level: 'bosun' as const };

/** Those named sit down in this order; seats that are left over are bots' or stay free. */
async function sitDown(opening: Opening, people: readonly ReleasePerson[]): Promise<string> {
  const [host, ...others] = people;
  const settings = { undo: false, ...opening.settings };
  const { table } = granted(await host.call('open', {}, { ...opening, settings }));
  await host.at(table);
  for (const one of others) {
    granted(await one.call('join', {}, { table }));
    granted(await (await one.at(table)).tellTable('sit', {}));
  }
  return table;
}

/** Everybody is ready and the cards are dealt; free seats are bots' of this level. */
export async function start(table: string, people: readonly ReleasePerson[], level?: Level): Promise<void> {
  const clients = await Promise.all(people.map((one) => one.at(table)));
  // The stream may be late, so the table is loaded again.
  for (const client of clients) granted(await client.look());
  const host = clients.find(({ me, table }) => table?.host === me?.person)!;
  if (host.table!.places.some(({ person, bot }) => person === null && bot === null))
    granted(await host.tellTable('fill', level === undefined ? {} : { level }));
  for (const client of clients)
    if (client.seat !== null && !client.table!.places[client.seat].ready) granted(await client.ready());
  granted(await host.tellTable('start', {}));
  await eventually('a deal', () => clients.every(({ step }) => step !== null));
}

const over = (client: TableClient) => () => client.table?.phase === 'over';

async function finish(table: string, people: readonly ReleasePerson[]): Promise<void> {
  await Promise.all(people.map(async (one) => one.playUntil(table, over(await one.at(table)))));
}

/**
 * Makes everything that can be in a database, at a server of any version. The people are still there when it is over.
 */
export async function live(
  url: string,
  world: FastClock,
): Promise<{
  readonly people: readonly ReleasePerson[];
  recording(): Promise<Omit<Recording, 'stopped' | 'version'>>;
}> {
  world.pace = SLOWLY;
  const people = await Promise.all(
    ['Anne', 'Ben', 'Cat', 'Dan'].map((name) => new ReleasePerson(url, name).board()),
  );
  const [anne, ben, cat, dan] = people;
  await anne.addPasskey('Phone');
  await cat.addPasskey('Phone');
  await cat.addPasskey('Laptop');
  await ben.listen('https://push.example/ben');
  granted(await anne.call('mute', {}, { person: dan.id, muted: true }));

  const finished = new Map<GameId, string>();
  const running = new Map<GameId, string>();
  for (const game of gameIds) {
    const { short, long } = matchesOf(game);
    const two = [anne, ben];
    finished.set(game, await sitDown(short, two));
    await start(finished.get(game)!, two);
    const { crew, level } = sittingAt(game);
    const seated = people.filter(({ name }) => crew.includes(name));
    running.set(game, await sitDown(long, seated));
    await start(running.get(game)!, seated, level);
  }

  // An action is taken back before anybody else has acted.
  const king = running.get('skull-king')!;
  const table = await anne.at(king);
  const { decision, legal } = table.step!.sight;
  await table.reached(granted(await table.submit([legal[0]], decision)).seq);
  await table.reached(granted(await table.tellTable('undo', table.shownStep)).seq);

  granted(await table.tellTable('say', { channel: 'table', text: 'Fair winds, “all” of you – ⚓' }));
  granted(await (await ben.at(king)).tellTable('say', { channel: 'table', phrase: 'ahoy' }));
  granted(await dan.call('join', {}, { table: king }));
  granted(await (await dan.at(king)).tellTable('say', { channel: 'watchers', text: 'Who wins?' }));
  const queens = running.get('queens-collection')!;
  granted(await (await anne.at(queens)).tellTable('say', { channel: 'team', text: 'Blue ones!' }));

  world.pace = FAST;
  await Promise.all([...finished.values()].map((table) => finish(table, [anne, ben])));
  for (const table of running.values()) {
    const first = anne.tables.get(table)!.step!.sight.step;
    const far = ({ step }: TableClient) => step!.sight.step >= first + STEPS;
    const there = [anne, ben, cat].filter(({ tables }) => tables.has(table));
    await Promise.all(there.map((one) => one.playUntil(table, () => far(one.tables.get(table)!))));
  }
  world.pace = SLOWLY;

  // What may happen in the middle of a match.
  granted(await (await cat.at(running.get('skull')!)).tellTable('resign', {}));
  const { token } = granted(await (await cat.at(queens)).tellTable('seatLink', {}));
  const dice = running.get('skull-king-dice')!;
  for (const one of [anne, ben]) granted(await (await one.at(dice)).tellTable('wish', { wish: 'pause' }));
  await eventually('a pause', () => anne.tables.get(dice)!.table!.paused);

  // Tables where nothing has begun: with a short code, for everybody, and once more after a match.
  const closed = await sitDown(
    { game: 'skull-king', seats: 4, options: { schedule: [1, 2] }, settings: { undo: true } },
    [anne, ben],
  );
  granted(await (await anne.at(closed)).tellTable('code', {}));
  granted(await (await ben.at(closed)).ready());
  const open = await sitDown({ game: 'skull', seats: 3, settings: { public: true } }, [ben, dan]);
  granted(await (await ben.at(open)).tellTable('fill', { level: 'deckhand' }));
  const { table: again } = granted(await anne.call('rematch', { table: finished.get('skull-queen')! }, {}));
  for (const one of [anne, ben]) await one.at(again);

  const sheets = await Promise.all(
    gameIds.map(async (game) => {
      const head = { game, players: ['Mina', 'Bo', 'Odette'], options: {}, dealer: 1 };
      const { sheet, token } = granted(await dan.call('sheetOpen', {}, { head }));
      const lines = [0, 1, 0].map((round, at) => ({ round, to: at === 1 ? null : [{ bid: at, won: 1 }] }));
      granted(await dan.call('sheetAppend', { sheet }, { token, from: 2, lines }));
      return { sheet, token, lines: [{ head }, ...lines] };
    }),
  );

  const namesAt = (table: string): string[] =>
    people.filter(({ tables }) => (tables.get(table)?.seat ?? null) !== null).map(({ name }) => name);
  const recording = async () => ({
    people: await Promise.all(people.map((one) => one.papers())),
    finished: await Promise.all(
      [...finished].map(async ([game, table]) => ({
        game,
        table,
        people: namesAt(table),
        outcome: anne.tables.get(table)!.table!.outcome as Outcome,
        entries: granted(await anne.call('log', { table })).entries.length,
      })),
    ),
    running: await Promise.all(
      [...running].map(async ([game, table]) => {
        const shown = granted(await anne.call('table', { table }));
        return {
          game,
          table,
          people: namesAt(table),
          paused: shown.table.paused,
          said: shown.lines.length,
          clocks: shown.step!.clocks,
          asked: world.now(),
        };
      }),
    ),
    gathering: [
      { game: 'skull-king' as const, table: closed, people: namesAt(closed) },
      { game: 'skull' as const, table: open, people: namesAt(open) },
      { game: 'skull-queen' as const, table: again, people: namesAt(again) },
    ],
    seatLink: { table: queens, token },
    sheets,
  });
  return { people, recording };
}
