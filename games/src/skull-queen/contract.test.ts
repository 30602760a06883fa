import type { View } from '@crossbones/core';
import { allTryouts, contractChecks, oracle, type Plan } from '@crossbones/core/suite';
import { describe, it } from 'vitest';
import { type Box, cardNamed, fullBox, skullQueen, skullQueenOf } from './index.js';

interface Open {
  readonly round: number;
  readonly hands: readonly (readonly string[])[];
  readonly centre: readonly string[];
  readonly aside: readonly string[];
  readonly gone: readonly string[];
  readonly trick: readonly { readonly card: string }[];
  readonly planks: readonly { readonly overboard: readonly string[] }[];
  readonly ghost: { readonly pile: readonly string[] } | null;
}
const opened = (open: View): Open => open as unknown as Open;
const overboard = ({ planks }: Open): number => planks.flatMap((plank) => plank.overboard).length;

const plan: Plan = {
  ...(process.env.DEEP ? { tables: allTryouts(skullQueen), looks: 40, plays: 5 } : { looks: 6 }),
  count: (open) => {
    const { hands, centre, aside, gone, trick, ghost } = opened(open);
    const cards = [
      ...hands.flat(),
      ...centre,
      ...aside,
      ...gone,
      ...trick.map(({ card }) => card),
      ...(ghost?.pile ?? []),
    ];
    return cards.length === 0 ? null : cards.sort();
  },
  branches: {
    names: ['overboard', 'aside', 'centre', 'colourless leads', 'ghost leads colourless'],
    seen: (before, _, after) => {
      const [was, is] = [opened(before), opened(after)];
      const seen: string[] = [];
      if (overboard(is) > overboard(was)) seen.push('overboard');
      if (is.aside.length > 0) seen.push('aside');
      if (is.centre.length > 2) seen.push('centre');
      if (/^(0|13)$/.test(is.trick[0]?.card ?? ''))
        seen.push(is.ghost === null ? 'colourless leads' : 'ghost leads colourless');
      return seen;
    },
  },
};

describe('Skull Queen keeps the contract', () => {
  for (const check of contractChecks(skullQueen, plan)) it(check.name, check.run);
});

describe('Skull Queen with few cards', () => {
  const boxOf = (...codes: string[]): Box => ({ ...fullBox, cards: () => codes.map(cardNamed) });
  const options = { middle: 3 };
  const granted = (word: string): boolean => /^(side|[rygb]):/.test(word);
  for (const seats of [2, 3]) {
    const game = skullQueenOf(boxOf('r5', 'r8', 'r9', 'y4', 'y6', '0'));
    const check = oracle({
      game,
      tryout: { seats, options },
      granted,
      looks: 12,
      plays: process.env.DEEP ? 10 : 2,
    });
    it(check.name, check.run);
  }

  const placing = oracle({
    game: skullQueenOf(boxOf('r5', 'y8', '0')),
    tryout: { seats: 2, options },
    viewers: [0],
    steps: 14,
    plays: 1,
  });
  it(`placing: ${placing.name}`, placing.run);
});
