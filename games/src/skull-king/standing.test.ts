import { FastRng, keyFrom, Match, must } from '@crossbones/core';
import { expect, it } from 'vitest';
import { skullKing } from './index.js';
import type { GameView } from './view.js';

it('says at every moment who takes the trick as it lies, as the trick then shows', () => {
  const rng = new FastRng('standing');
  const options = { kraken: true, whale: true, loot: true };
  let tricks = 0;
  for (let game = 0; game < 5; game++) {
    const match = must(Match.open(skullKing, { seats: 4, options, key: keyFrom(`standing ${game}`) }));
    while (match.outcome() === null) {
      const [seat] = match.actors;
      const legal = match.legal(seat);
      must(match.submit(seat, [legal[rng.below(legal.length)]]));
      const { between, view } = match.view(match.step, 'spectator');
      const { standing, trick, tricks: done } = (between[0] ?? view) as unknown as GameView;
      if (trick.length > 0) {
        // Nobody may take it yet: under a kraken, or a whale that finds no number.
        expect(standing!.winner === null || trick.some(({ seat }) => seat === standing!.winner)).toBe(true);
        expect(standing!.why.rule).toMatch(/^SK-(1[4-9]|2[0-2])$/);
      } else if (done.length > 0) {
        expect(standing!.winner).toBe(done.at(-1)!.taker);
        tricks++;
      } else expect(standing).toBeNull();
    }
  }
  expect(tricks).toBe(5 * 55);
});

it('tells the last trick until the next one is over, also when the next round has been dealt', () => {
  const rng = new FastRng('last trick');
  for (const seats of [2, 3]) {
    const match = must(Match.open(skullKing, { seats, options: {}, key: keyFrom('last trick') }));
    let last: GameView['lastTrick'] = null;
    let dealt = 0;
    while (match.outcome() === null) {
      const { between, view } = match.view(match.step, 'spectator');
      for (const { lastTrick, tricks, round } of [...between, view] as unknown as GameView[]) {
        if (tricks.length > 0) last = tricks.at(-1)!;
        else if (round > 1) dealt++;
        expect(lastTrick).toEqual(last);
      }
      const [seat] = match.actors;
      const legal = match.legal(seat);
      must(match.submit(seat, [legal[rng.below(legal.length)]]));
    }
    expect(dealt).toBeGreaterThan(9);
  }
});
