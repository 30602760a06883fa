import { type Inquiry, thinkingMs } from '@crossbones/bots/pool';
import { type Game, keyFrom, Match, must } from '@crossbones/core';
import { type GameId, gameIds, games } from '@crossbones/games';
import { type Level, levels } from '@crossbones/games/crew';
import { afterAll, describe, expect, it } from 'vitest';
import { BotThreads } from './bot-threads.js';

const threads = new BotThreads(2);
afterAll(() => threads.dismiss());

function asked(game: GameId, level: Level = 'bosun'): { inquiry: Inquiry; legal: string[] } {
  const seats = 3;
  const seed = 'a deal';
  const match = must(Match.open(games[game] as Game, { seats, options: {}, key: keyFrom(seed) }));
  const [seat] = match.actors;
  const { view } = match.view(match.step, seat);
  const inquiry = { game, seats, options: match.options, seat, view, seed, level, ms: thinkingMs[level] };
  return { inquiry, legal: match.legal(seat) };
}

describe('threads for bots', () => {
  it.each(gameIds)('answers with a legal word of %s, whatever the level', async (game) => {
    for (const level of levels) {
      const { inquiry, legal } = asked(game, level);
      const advice = await threads.ask({ ...inquiry, ms: 60_000, playouts: 3 });
      expect(advice?.by).toBe(level);
      expect(legal).toContain(advice!.word);
      for (const { word } of advice!.candidates) expect(legal).toContain(word);
    }
  });

  it.each(gameIds)('says the same again of %s, where playouts are counted', async (game) => {
    for (const level of ['deckhand', 'bosun', 'captain'] as const) {
      const inquiry = { ...asked(game, level).inquiry, ms: 60_000, playouts: 40 };
      const advice = await threads.ask(inquiry);
      expect(await threads.ask(inquiry)).toEqual(advice);
    }
  });

  it('thinks no longer than it may', async () => {
    const { inquiry } = asked('skull-king', 'captain');
    await threads.ask(inquiry);
    const began = performance.now();
    expect((await threads.ask({ ...inquiry, playouts: 1e9, ms: 100 }))?.by).toBe('captain');
    // So many playouts would take hours.
    expect(performance.now() - began).toBeGreaterThan(80);
  });

  it('answers all, and lets bosuns answer what its queue does not hold', async () => {
    const small = new BotThreads(1, undefined, { queue: 5 });
    const { inquiry, legal } = asked('skull-queen', 'captain');
    const all = await Promise.all(
      Array.from({ length: 40 }, () => small.ask({ ...inquiry, ms: 60_000, playouts: 40 })),
    );
    for (const { word } of all) expect(legal).toContain(word);
    expect(all.filter(({ by }) => by === 'captain')).toHaveLength(6);
    expect(all.filter(({ by }) => by === 'bosun')).toHaveLength(34);
    small.dismiss();
  });

  it('asks those who need no thought without a thread, one in each turn of the event loop', async () => {
    const none = new BotThreads(1, undefined, { queue: 0 });
    let turns = 0;
    let over = false;
    const count = (): void => {
      turns++;
      if (!over) setImmediate(count);
    };
    setImmediate(count);
    const levels = { 'skull-king': ['deckhand', 'bosun', 'admiral'], skull: ['captain', 'admiral'] } as const;
    const asks = Object.entries(levels).flatMap(([game, some]) =>
      some.map((level) => asked(game as GameId, level)),
    );
    const said = await Promise.all(asks.map(({ inquiry }) => none.ask(inquiry)));
    over = true;
    expect(said.map(({ by }) => by)).toEqual(asks.map(({ inquiry }) => inquiry.level));
    expect(turns).toBeGreaterThanOrEqual(asks.length);
    expect(none.tally).toEqual({
      waiting: 0,
      answers: { 'at-sight': 5, whole: 0, shortened: 0, 'stand-in': 0 },
    });
    none.dismiss();
  });

  it('fails loudly over a question it cannot understand, and goes on', async () => {
    const { inquiry, legal } = asked('skull');
    await expect(threads.ask({ ...inquiry, game: 'chess' as GameId })).rejects.toThrow();
    expect(legal).toContain((await threads.ask(inquiry))?.word);
  });
});
