import { FastRng, lowest, must, type Viewer } from '@crossbones/core';
import { describe, expect, it } from 'vitest';
import { fullBox } from './cards.js';
import { queensCollection as game, type State } from './index.js';
import type { GameOptions } from './options.js';
import { restore } from './restore.js';
import type { GameView } from './view.js';

const tables: readonly (readonly [number, Partial<GameOptions>])[] = [
  [2, {}],
  [3, {}],
  [4, { mode: 'teams' }],
  [1, { mode: 'cooperative' }],
  [3, { mode: 'cooperative', spaces: 2 }],
];

/** Hidden hands come back empty, and cards that nobody has seen are not there; all else is as it was. */
const asRestored = ({ sizes, reserveCards, unseen, hands, ...rest }: GameView): string =>
  JSON.stringify({ ...rest, hands: hands.map((hand) => hand ?? []) });
const restored = (state: State, viewer: Viewer): string => {
  const s = restore(JSON.parse(JSON.stringify(game.view(state, viewer))), fullBox);
  return asRestored({ ...game.view(s, viewer), hands: (game.open(s) as unknown as GameView).hands });
};
const wanted = (state: State, viewer: Viewer): string => asRestored(game.view(state, viewer));

describe.each(tables)('a state is restored from what somebody sees: %i seats, %j', (seats, chosen) => {
  it('QC-2 QC-4 QC-7 QC-15 field by field, whatever is waited for', () => {
    const rng = new FastRng(`restored ${seats}`);
    const state = game.create(seats, must(game.options.check(chosen, seats)));
    const out = new Uint16Array(game.actions);
    for (let step = 0; ; step++) {
      const waits = game.event(state);
      if (waits !== null || step % 5 === 0) {
        for (const viewer of [lowest(game.actors(state) || 1), seats - 1, 'spectator'] as const) {
          expect(restored(state, viewer)).toBe(wanted(state, viewer));
        }
      }
      if (waits !== null) game.chance(state, rng);
      else if (game.actors(state) === 0) break;
      else game.apply(state, state.turn, out[rng.below(game.legal(state, state.turn, out))]);
    }
    // A match that is over shows its last round.
    expect(restored(state, 0)).toBe(wanted(state, 0));
  });
});
