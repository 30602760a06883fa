import { FastRng, type Game, keyOf, Match, must } from '@crossbones/core';
import { eventually } from '@crossbones/core/suite';
import { catalogue, type GameId, gameIds, games } from '@crossbones/games';
import type { Level } from '@crossbones/games/crew';
import { afterAll, describe, expect, it } from 'vitest';
import type { Happening } from '../../src/table/happening.js';
import { BrowserClient, granted } from '../clients/browser-client.js';
import { ManualClock } from '../clocks/manual-clock.js';
import { type Opened, openServer } from '../server.js';

interface Mode {
  readonly seats: number;
  readonly options: { readonly [name: string]: unknown };
}

/** Where a game is not played as it comes. */
const modes: { readonly [id in GameId]?: Mode } = {
  'skull-king': { seats: 3, options: { schedule: [1, 4] } },
  'skull-king-dice': { seats: 3, options: {} },
  'skull-queen': { seats: 2, options: {} },
  skull: { seats: 4, options: {} },
  'queens-collection': { seats: 3, options: {} },
};

const modeOf = (id: GameId): Mode => modes[id] ?? { seats: catalogue[id].usualSeats, options: {} };

/** How long each level takes, thought included. */
const paceMs: { readonly [level in Level]: number } = {
  deckhand: 400,
  bosun: 400,
  captain: 400,
  admiral: 1_500,
};
const UNDO_MS = 1_500;
const LINGER_MS = 5_000;
/** So many words of bots are heard at each table. */
const HEARD = 40;

/** One word of a bot: when it was said, when it should have been, and of how many it was chosen. */
interface Word {
  readonly seat: number;
  readonly waited: number;
  readonly late: number;
  readonly choices: number;
}

/** A table at which one person and bots play, under a clock that moves only when somebody is due. */
async function wordsOf(
  server: Opened<ManualClock>,
  game: GameId,
  undo: boolean,
  seed: string,
  level: Level = 'bosun',
  count = HEARD,
): Promise<Word[]> {
  const { seats, options } = modeOf(game);
  const rover = new BrowserClient(server.url);
  try {
    await rover.board('Ann');
    const opening = { game, seats, options, settings: { undo } };
    const { table: id } = granted(await rover.connection.call('open', {}, opening));
    const table = await rover.watch(id);
    granted(await table.tellTable('fill', { level }));
    granted(await table.ready());
    granted(await table.tellTable('start', {}));
    await eventually('a deal', () => rover.steps.length > 0);

    const rng = new FastRng(seed);
    const since = Array<number | null>(seats).fill(null);
    let acted = Number.NEGATIVE_INFINITY;
    const due = (seat: number): number => Math.max(since[seat]! + paceMs[level], undo ? acted + UNDO_MS : 0);
    const told = async (seq: number): Promise<Happening> => {
      const [row] = await server.ask(`select body from entry where match = '${id}' and seq = ${seq}`);
      return JSON.parse(String(row.body)) as Happening;
    };
    const words: Omit<Word, 'choices'>[] = [];
    for (let heard = 0; words.length < count; ) {
      await eventually('the next step', () => rover.steps.length > heard);
      const { seq, at, sight } = rover.steps[heard++];
      const what = await told(seq);
      if (what.is === 'acted') {
        const { seat } = what;
        if (what.bot) words.push({ seat, waited: at - since[seat]!, late: at - due(seat) });
        else acted = at;
        since[seat] = null;
      }
      for (let seat = 0; seat < seats; seat++) {
        if (!sight.actors.includes(seat)) since[seat] = null;
        else since[seat] ??= at;
      }
      if (heard < rover.steps.length) continue;
      if (sight.actors.length === 0) break;
      if (sight.actors.includes(0)) {
        await table.reached(seq);
        granted(await table.submit([sight.legal[rng.below(sight.legal.length)]], sight.decision));
      } else {
        const next = Math.min(...sight.actors.map(due));
        server.world.turn(Math.max(0, next - server.world.now()));
      }
    }
    expect(server.logged).toEqual([]);
    const entries = await server.ask(`select body from entry where match = '${id}' order by seq`);
    const [{ secret }] = await server.ask(
      `select secret from deal where id = (select deal from match where id = '${id}')`,
    );
    const choices = choicesOf(
      game,
      id,
      entries.map(({ body }) => JSON.parse(String(body))),
      String(secret),
    );
    return words.map((word, i) => ({ ...word, choices: choices[i] }));
  } finally {
    rover.close();
  }
}

/** Of how many words the bots have chosen, one after the other. */
function choicesOf(id: GameId, table: string, happenings: readonly Happening[], secret: string): number[] {
  const game = games[id] as Game;
  const { seats, options } = modeOf(id);
  const salted = happenings.find((what) => what.is === 'salted')!;
  const terms = {
    match: table,
    game: id,
    rules: game.rules,
    options: must(game.options.check(options, seats)),
    seats: Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'person' : 'bot') as 'person' | 'bot'),
    salts: Array.from({ length: seats }, (_, seat) => (seat === 0 ? salted.salt : null)),
  };
  const match = must(Match.open(game, { seats, options, key: keyOf(secret, terms) }));
  return happenings.flatMap((what) => {
    if (what.is !== 'acted') return [];
    const { length } = match.legal(what.seat);
    must(match.submit(what.seat, what.actions));
    return what.bot ? [length] : [];
  });
}

const open: Opened<ManualClock>[] = [];
afterAll(async () => {
  const closing = open.map((server) => server.close());
  // Connections over which nothing was ever asked are waited for, and then cut.
  for (const { world } of open) world.turn(LINGER_MS);
  await Promise.all(closing);
});

describe('a bot takes as long whatever it holds', () => {
  it.concurrent.each(gameIds)('%s', async (game) => {
    const server = await openServer({ store: 'sqlite', world: new ManualClock(game) });
    open.push(server);
    const once = await wordsOf(server, game, false, 'once');
    const again = await wordsOf(server, game, false, 'again');
    const undone = await wordsOf(server, game, true, 'undone');
    for (const { seat, waited, late, choices } of [...once, ...again])
      expect({ seat, waited, late, choices }).toEqual({ seat, waited: paceMs.bosun, late: 0, choices });
    for (const { late } of undone) expect(late).toBe(0);
    expect(new Set(undone.map(({ waited }) => waited)).size).toBeLessThanOrEqual(3);
    const words = [...once, ...again, ...undone];
    expect(words.some(({ choices }) => choices > 1)).toBe(true);
    // The last card or die of a hand is no choice; in the other two games it may be that there always is one.
    if (game !== 'queens-collection' && game !== 'skull')
      expect(words.some(({ choices }) => choices === 1)).toBe(true);
  });

  it.concurrent.each([
    ['deckhand', 12],
    ['captain', 12],
    ['admiral', 4],
  ] as const)('the %s too', async (level, count) => {
    const server = await openServer({ store: 'sqlite', world: new ManualClock(level) });
    open.push(server);
    const words = await wordsOf(server, 'skull-king', false, 'once', level, count);
    expect(words.map(({ late }) => late)).toEqual(words.map(() => 0));
    expect(new Set(words.map(({ choices }) => Math.min(2, choices)))).toEqual(new Set([1, 2]));
  });
});
