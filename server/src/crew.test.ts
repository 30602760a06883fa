import { type Game, keyFrom, Match, must } from '@crossbones/core';
import { type GameId, gameIds, games } from '@crossbones/games';
import { afterAll, describe, expect, it } from 'vitest';
import { Crew } from './crew.js';
import type { Question } from './crew-worker.js';

const crew = new Crew(2);
afterAll(() => crew.dismiss());

function asked(game: GameId, seed = 'a deal'): { question: Question; legal: string[] } {
  const seats = 3;
  const match = must(Match.open(games[game] as Game, { seats, options: {}, key: keyFrom(seed) }));
  const [seat] = match.actors;
  const { view } = match.view(match.step, seat);
  const question = { game, seats, options: match.options, seat, view, seed };
  return { question, legal: match.legal(seat) };
}

describe('the crew', () => {
  it.each(gameIds)('answers with a legal word of %s, and the same one again', async (game) => {
    const { question, legal } = asked(game);
    const word = await crew.ask(question);
    expect(legal).toContain(word);
    expect(await crew.ask(question)).toBe(word);
  });

  it('takes no more questions than its queue holds, and answers those it took', async () => {
    const small = new Crew(1, 5);
    const { question, legal } = asked('skull-king');
    const words = await Promise.all(Array.from({ length: 40 }, () => small.ask(question)));
    const answered = words.filter((word) => word !== null);
    expect(answered.length).toBeGreaterThanOrEqual(5);
    expect(answered.length).toBeLessThan(40);
    for (const word of answered) expect(legal).toContain(word);
    expect(legal).toContain(await small.ask(question));
    await small.dismiss();
  });

  it('fails loudly over a question it cannot understand, and goes on', async () => {
    const { question, legal } = asked('skull');
    await expect(crew.ask({ ...question, game: 'chess' as GameId })).rejects.toThrow();
    expect(legal).toContain(await crew.ask(question));
  });
});
