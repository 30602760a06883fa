import type { View } from '@crossbones/core';
import { allTryouts, contractChecks, oracle, type Plan } from '@crossbones/core/suite';
import { describe, it } from 'vitest';
import { queensCollection, queensCollectionOf } from './index.js';

interface Open {
  readonly hands: readonly (readonly string[])[];
  readonly market: readonly string[];
  readonly revealed: readonly string[];
  readonly reserve: readonly string[];
  readonly discard: readonly string[];
  readonly removed: readonly string[];
  readonly boxes: readonly { readonly pawns: readonly string[] }[];
  readonly taken: readonly { readonly boxes: readonly string[]; readonly pawns: readonly string[] }[];
  readonly reshuffles: number;
  readonly round: number;
  readonly stall: number;
  readonly record: readonly { readonly clash: boolean }[];
}
const opened = (open: View): Open => open as unknown as Open;

const plan: Plan = {
  ...(process.env.DEEP ? { tables: allTryouts(queensCollection), looks: 40, plays: 5 } : { looks: 6 }),
  count: (open) => {
    const { hands, market, revealed, reserve, discard, removed, boxes, taken } = opened(open);
    const cards = [...hands.flat(), ...market, ...revealed, ...reserve, ...discard, ...removed].sort();
    const pawns = [...boxes.flatMap((box) => box.pawns), ...taken.flatMap((side) => side.pawns)].sort();
    return cards.length === 0 ? null : [cards, pawns];
  },
  // Opponents see how many cards partners swap, and nothing else.
  secret: (word) => (word.startsWith('partner:') ? 'partner' : null),
  // Of many thousand moves a sample must do.
  unreachable: (word) => /^(move|trade|redraw):/.test(word),
  branches: {
    names: [
      'clash',
      'box taken',
      'removed',
      'reshuffle',
      'move',
      'joker move',
      'twin move',
      'trade',
      'redraw 1',
      'redraw 2',
      'redraw 3',
      'round two',
    ],
    seen: (before, word, after) => {
      const [was, is] = [opened(before), opened(after)];
      const seen: string[] = [];
      if (is.record.at(-1)?.clash) seen.push('clash');
      if (is.taken.some(({ boxes }) => boxes.length > 0)) seen.push('box taken');
      if (is.removed.length > was.removed.length) seen.push('removed');
      if (is.reshuffles > 0) seen.push('reshuffle');
      if (is.round === 2) seen.push('round two');
      if (word?.startsWith('trade:')) seen.push('trade');
      if (word?.startsWith('redraw:')) seen.push(`redraw ${word.split('+').length}`);
      if (word?.startsWith('move:joker')) seen.push('joker move');
      else if (/^move:(c\d)\+\1/.test(word ?? '')) seen.push('twin move');
      else if (word?.startsWith('move:')) seen.push('move');
      return seen;
    },
  },
};

describe('The Queen’s Collection keeps the contract', () => {
  for (const check of contractChecks(queensCollection, plan)) it(check.name, check.run);
});

describe('The Queen’s Collection with few cards', () => {
  const tinies = {
    competitive: { box: { colours: 2, cardsPerColour: 3, jokers: 1 }, seats: 2, steps: 20, looks: 8 },
    teams: { box: { colours: 2, cardsPerColour: 4, jokers: 0 }, seats: 4, steps: 9, looks: 4 },
    cooperative: { box: { colours: 3, cardsPerColour: 2, jokers: 1 }, seats: 2, steps: 12, looks: 8 },
  };
  for (const [mode, { box, seats, ...tiny }] of Object.entries(tinies)) {
    const check = oracle({
      ...tiny,
      game: queensCollectionOf({ pawnsPerColour: 1, ...box }),
      tryout: { seats, options: { mode, spaces: 3 } },
      granted: (name) => name === 'pawns',
      ...(process.env.DEEP ? { plays: 6 } : { plays: 1, viewers: [1, 'spectator'] }),
    });
    it(`${mode}: ${check.name}`, check.run);
  }
});
