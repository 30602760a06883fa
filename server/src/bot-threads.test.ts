import { type Inquiry, thinkingMs } from '@crossbones/bots/pool';
import { type Game, keyFrom, Match, must } from '@crossbones/core';
import { LIMIT_MS } from '@crossbones/core/suite';
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
      const advice = await threads.ask({ ...inquiry, ms: 30 });
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
    const took = performance.now() - began;
    expect(took).toBeGreaterThan(80);
    expect(took).toBeLessThan(1_500);
  });

  it('need not use up their time where nobody could read anything from it', async () => {
    const own = new BotThreads(1, undefined, { even: false });
    const { inquiry, legal } = asked('skull', 'captain');
    // Far more than this test has.
    expect(legal).toContain((await own.ask({ ...inquiry, ms: 100 * LIMIT_MS }))?.word);
    own.dismiss();
  });

  it('takes no more questions than its queue holds, and answers those it took', async () => {
    const small = new BotThreads(1, undefined, { queue: 5 });
    const { inquiry, legal } = asked('skull-king');
    const all = await Promise.all(Array.from({ length: 40 }, () => small.ask(inquiry)));
    const answered = all.flatMap((advice) => advice?.word ?? []);
    expect(answered).toHaveLength(6);
    for (const word of answered) expect(legal).toContain(word);
    expect(legal).toContain((await small.ask(inquiry))?.word);
    small.dismiss();
  });

  it('fails loudly over a question it cannot understand, and goes on', async () => {
    const { inquiry, legal } = asked('skull');
    await expect(threads.ask({ ...inquiry, game: 'chess' as GameId })).rejects.toThrow();
    expect(legal).toContain((await threads.ask(inquiry))?.word);
  });
});
