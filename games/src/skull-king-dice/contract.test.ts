import type { View } from '@crossbones/core';
import { allTryouts, contractChecks, oracle, type Plan } from '@crossbones/core/suite';
import { describe, it } from 'vitest';
import { type Box, skullKingDice, skullKingDiceOf } from './index.js';

interface Open {
  readonly phase: string;
  readonly round: number;
  readonly hands: readonly (readonly string[])[];
  readonly bag: readonly string[];
  readonly rolling: string | null;
  readonly trick: readonly { readonly roll: string }[];
  readonly tricks: readonly { readonly rolls?: readonly string[] }[];
  readonly sheet: readonly {
    readonly bids: readonly number[];
    readonly won: readonly number[];
    readonly bonus: readonly number[];
  }[];
}
const opened = (open: View): Open => open as unknown as Open;

const plan: Plan = {
  ...(process.env.DEEP ? { tables: allTryouts(skullKingDice), looks: 40, plays: 5 } : { looks: 6 }),
  count: (open) => {
    const { phase, hands, bag, rolling, trick, tricks } = opened(open);
    // SD-2: what was rolled is in the bag again.
    if (phase === 'over' || phase === 'deal') return bag.length;
    const rolled =
      JSON.stringify([trick, tricks.map(({ rolls }) => rolls)]).match(/"[a-z-]+:(skull|flag|\d)"/g) ?? [];
    return hands.flat().length + bag.length + rolled.length + (rolling === null ? 0 : 1);
  },
  branches: {
    names: ['made', 'missed', 'zero made', 'zero missed', 'bonus', 'only flags'],
    seen: (before, _, after) => {
      const [was, is] = [opened(before), opened(after)];
      const sheet = is.sheet.length > was.sheet.length ? is.sheet.at(-1) : undefined;
      const names = (sheet?.bids ?? []).map(
        (bid, seat) => `${bid === 0 ? 'zero ' : ''}${sheet?.won[seat] === bid ? 'made' : 'missed'}`,
      );
      if (sheet?.bonus.some((bonus) => bonus > 0)) names.push('bonus');
      if (was.trick.length > 1 && was.trick.every(({ roll }) => roll.endsWith(':flag')))
        names.push('only flags');
      return names;
    },
  },
};

describe('the dice game keeps the contract', () => {
  for (const check of contractChecks(skullKingDice, plan)) it(check.name, check.run);
});

describe('the dice game with six dice', () => {
  const special = ['skull', 'skull', 'skull', 'skull', 'flag', 'flag'] as const;
  const box: Box = {
    dice: {
      'skull-king': { count: 1, faces: special },
      pirate: { count: 0, faces: special },
      mermaid: { count: 0, faces: special },
      black: { count: 2, faces: [5, 5, 6, 6, 7, 7] },
      blue: { count: 0, faces: [3, 3, 4, 4, 5, 5] },
      red: { count: 2, faces: [1, 1, 2, 2, 3, 3] },
      yellow: { count: 1, faces: ['flag', 'flag', 'flag', 1, 1, 7] },
    },
    rounds: () => 2,
  };
  const game = skullKingDiceOf(box);
  const tryout = { seats: 3, options: game.options.defaults };
  const check = oracle({ game, tryout, plays: process.env.DEEP ? 10 : 2 });
  it(check.name, check.run);
});
