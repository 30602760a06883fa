import type { Advice, Inquiry } from '@crossbones/bots/pool';
import { FastRng, type Game, Match, movesInForce, must, type Sight } from '@crossbones/core';
import { gameIds, games } from '@crossbones/games';
import { signal } from '@preact/signals';
import { describe, expect, it, vi } from 'vitest';
import { openedOf } from '../../play/local/branch.js';
import { randomMatch } from '../branch/fixture.js';
import { judge } from './guess-points.js';
import { GuessedMatch, scoreOf } from './guessed-match.js';

const nobody: Advice = { word: '', by: 'captain', candidates: [] };

describe.each(gameIds)('guessing the moves of %s', (game) => {
  const kept = randomMatch(game, 'guess');
  const rules = games[game] as unknown as Game;
  const whole = must(Match.replay(rules, { ...kept.setup, rules: kept.rules!, entries: kept.entries }));

  /** Goes through the match; `choose` is asked at each decision, knowing what was played. */
  async function go(choose: (sight: Sight, played: string) => string) {
    const inquiries: Inquiry[] = [];
    const names = kept.names.map((name) => ({ name }) as never);
    const match = new GuessedMatch(openedOf(kept)!, rules, 0, signal(names), {
      pause: () => 0,
      consult: async (inquiry) => {
        inquiries.push(inquiry);
        return nobody;
      },
      tie: 1,
      alike: (legal) => legal.every((word) => word.startsWith('pick:')),
    });
    const sights: Sight[] = [];
    match.watch((sight) => sights.push(sight));
    const moves = movesInForce(kept.entries);
    for (let guard = 0; match.stand.value !== 'over'; guard++) {
      expect(guard).toBeLessThan(5_000);
      expect(match.outcome.value).toBeNull();
      const sight = sights.at(-1)!;
      if (match.stand.value === 'asked') {
        const played = moves.slice(sight.step).find(({ seat }) => seat === 0)!.action;
        const word = choose(sight, played);
        expect(await match.submit(sight.decision, [word])).toBeNull();
        match.goOn();
      } else {
        expect(sight.legal).toEqual([]);
        match.seen(sight);
        // One after the other: a file of tests before this one may have left a timer that sets itself again.
        await vi.advanceTimersToNextTimerAsync();
      }
    }
    return { match, sights, inquiries };
  }

  it('shows what the seat saw and nothing else, and gives all points to who does the same', async () => {
    vi.useFakeTimers();
    try {
      const { match, sights, inquiries } = await go((_, played) => played);
      const { points, of, hits } = scoreOf(match.guesses.value);
      expect(of).toBeGreaterThan(0);
      expect([points, hits]).toEqual([of, of / 10]);
      expect(match.outcome.value).toEqual(kept.outcome);
      expect(sights.at(-1)!.view).toEqual(whole.view(whole.step, 0).view);
      // Every picture is the one that the seat had by then, and the judge knows no more either.
      const moves = movesInForce(kept.entries);
      const plain = must(Match.replay(rules, { ...kept.setup, rules: kept.rules!, entries: moves }));
      const asked = sights.filter(({ legal }) => legal.length > 0);
      for (const { step, view } of sights) expect(view).toEqual(plain.view(step, 0).view);
      expect(inquiries.map(({ view }) => view)).toEqual(asked.map(({ view }) => view));
    } finally {
      vi.useRealTimers();
    }
  });

  it('goes on as it was played, whatever is guessed', async () => {
    vi.useFakeTimers();
    try {
      const rng = new FastRng('guesses');
      const { match, sights } = await go(({ legal }, played) => {
        const others = legal.filter((word) => word !== played);
        return rng.below(3) === 0 ? played : others[rng.below(others.length)];
      });
      const { points, of } = scoreOf(match.guesses.value);
      expect(points).toBeLessThan(of);
      expect(sights.at(-1)!.view).toEqual(whole.view(whole.step, 0).view);
      for (const { played } of match.guesses.value) expect(played[0]).not.toMatch(/^pick:/);
      const wrong = match.guesses.value.filter(({ is }) => is !== 'exact');
      for (const { guess, played } of wrong) expect(guess).not.toEqual(played);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('a guess', () => {
  const advice: Advice = {
    ...nobody,
    candidates: [
      { word: 'best', worth: 12, hints: [], near: false },
      { word: 'near', worth: 11, hints: [], near: true },
      { word: 'bad', worth: 2, hints: [], near: false },
      { word: 'worst', worth: -20, hints: [], near: false },
    ],
  };
  const of = (guess: string, played: string) => judge([guess], [played], advice, 2);

  it('brings all points if it was played, or is worth as much, or more', () => {
    expect(of('bad', 'bad')).toEqual({ points: 10, is: 'exact' });
    expect(of('near', 'best')).toEqual({ points: 10, is: 'asGood' });
    expect(of('best', 'bad')).toEqual({ points: 10, is: 'asGood' });
  });

  it('brings the fewer, the more it is worth less', () => {
    expect(of('bad', 'best')).toEqual({ points: 5, is: 'less' });
    expect(of('worst', 'best')).toEqual({ points: 0, is: 'less' });
  });

  it('counts only as played, where nothing was weighed', () => {
    expect(of('strange', 'best')).toEqual({ points: 0, is: 'other' });
    expect(judge(['best'], ['near'], null, 2)).toEqual({ points: 0, is: 'other' });
  });

  it('of several parts counts those that agree', () => {
    expect(judge(['a', 'b', 'c'], ['b', 'a', 'd', 'e'], advice, 2)).toEqual({ points: 5, is: 'other' });
    expect(judge(['a', 'b'], ['a', 'b'], advice, 2).is).toBe('exact');
  });
});
