import { allTryouts, contractChecks, oracle, type Plan } from '@crossbones/core/suite';
import { describe, it } from 'vitest';
import { skull, skullOf } from './index.js';
import type { OpenView } from './view.js';

const plan: Plan = {
  ...(process.env.DEEP ? { tables: allTryouts(skull), looks: 40, plays: 3 } : { looks: 5 }),
  steered: 3000,
  count: (open) => {
    const { phase, gangs, sheet } = open as unknown as OpenView;
    if (phase !== 'place' && phase !== 'add' && phase !== 'bid') return null;
    const lost = sheet.filter(([, , owner]) => owner !== null).length;
    return lost + gangs.flatMap(({ hand, pile }) => [...hand, ...pile]).length;
  },
  // Which gang places is seen; its disc is not. Gloating is for all to see.
  secret: (word) => {
    const disc = /^(.*\/)?(flower|skull)$/.exec(word);
    if (disc !== null) return `places ${disc[1] ?? ''}`;
    return word.includes('lose:') ? 'loses' : null;
  },
  branches: {
    names: ['made', 'own skull', 'other skull', 'out', 'gloat', 'last one left', 'two made'],
    seen: (before, word, after) => {
      const [was, is] = [before, after] as unknown as OpenView[];
      const seen: string[] = word?.includes('gloat') ? ['gloat'] : [];
      const line = is.sheet.length > was.sheet.length ? is.sheet.at(-1) : undefined;
      if (line !== undefined)
        seen.push(line[2] === null ? 'made' : line[2] === line[0] ? 'own skull' : 'other skull');
      if (is.gangs.some(({ out }, i) => out && !was.gangs[i].out)) seen.push('out');
      if (is.winner !== null)
        seen.push(is.gangs.some(({ made }) => made === 2) ? 'two made' : 'last one left');
      return seen;
    },
  },
};

describe('Skull keeps the contract', () => {
  for (const check of contractChecks(skull, plan)) it(check.name, check.run);
});

describe('Skull with few flowers', () => {
  for (const [flowers, tryout] of [
    [2, { seats: 3, options: { gangs: 1 } }],
    [1, { seats: 2, options: { gangs: 2 } }],
  ] as const) {
    const check = oracle({ game: skullOf({ flowers }), tryout, plays: process.env.DEEP ? 10 : 2 });
    it(check.name, check.run);
  }
});
