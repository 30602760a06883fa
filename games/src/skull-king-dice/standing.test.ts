import { FastRng, keyFrom, Match, must } from '@crossbones/core';
import { expect, it } from 'vitest';
import { skullKingDice } from './index.js';
import type { GameView } from './view.js';

it('says at every moment who takes the trick as it lies, as the trick then shows', () => {
  const rng = new FastRng('standing');
  let tricks = 0;
  for (let game = 0; game < 5; game++) {
    const match = must(
      Match.open(skullKingDice, { seats: 4, options: {}, key: keyFrom(`standing ${game}`) }),
    );
    while (match.outcome() === null) {
      const [seat] = match.actors;
      const legal = match.legal(seat);
      must(match.submit(seat, [legal[rng.below(legal.length)]]));
      const { between, view } = match.view(match.step, 'spectator');
      // The die in the air comes first, then how it landed.
      const { standing, trick, tricks: done } = (between[1] ?? view) as unknown as GameView;
      if (trick.length > 0) {
        expect(trick.map((one) => one.seat)).toContain(standing!.winner);
        expect(standing!.why.rule).toBe('SD-7');
      } else if (done.length > 0) {
        expect(standing!.winner).toBe(done.at(-1)!.winner);
        tricks++;
      } else expect(standing).toBeNull();
    }
  }
  expect(tricks).toBe(5 * 36);
});

it('tells the last trick until the next one is over, also when the next round has been dealt', () => {
  const rng = new FastRng('last trick');
  for (const seats of [3]) {
    const match = must(Match.open(skullKingDice, { seats, options: {}, key: keyFrom('last trick') }));
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
