import { FastRng, keyFrom, Match, must } from '@crossbones/core';
import * as SkullKingDice from '@crossbones/games/skull-king-dice/index';
import { expect, it } from 'vitest';
import { bosun } from './bosun.js';
import { oddsOf } from './odds.js';

const { skullKingDice } = SkullKingDice;

it('chances add up, and the bosun bids what promises most', () => {
  const rng = new FastRng('odds');
  for (let game = 0; game < 20; game++) {
    const match = must(Match.open(skullKingDice, { seats: 4, options: {}, key: keyFrom(`odds ${game}`) }));
    const state = match.at(0);
    const odds = oddsOf(state, 1);
    expect(odds.map(({ bid }) => bid)).toEqual([0, 1]);
    expect(odds.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
    const best = odds.reduce((a, b) => (b.points > a.points ? b : a));
    expect(skullKingDice.print(bosun()(state, 1, rng))).toBe(`bid:${best.bid}`);
  }
});
