import { allTryouts, contractChecks, oracle, type Plan } from '@crossbones/core/suite';
import { describe, it } from 'vitest';
import { MOST_IN_HAND } from './discs.js';
import { skull, skullOf } from './index.js';
import type { OpenView } from './view.js';

const plan: Plan = {
  ...(process.env.DEEP ? { tables: allTryouts(skull), looks: 40, plays: 3 } : { looks: 5 }),
  steered: 3000,
  count: (open) => {
    const { phase, gangs, sheet, options } = open as unknown as OpenView;
    if (phase !== 'place' && phase !== 'add' && phase !== 'bid') return null;
    const lost = (gang: number): number =>
      sheet.filter(([challenger, , owner]) => challenger === gang && owner !== null).length;
    // S-10 to the letter takes a last skull without a challenge of its owner.
    const taken = (gang: number): boolean =>
      options.lastSkull === 'anyone' && gangs[gang].out && lost(gang) === MOST_IN_HAND - 1;
    const all = gangs.map(
      ({ hand, pile }, gang) => hand.length + pile.length + lost(gang) + (taken(gang) ? 1 : 0),
    );
    return all.reduce((sum, own) => sum + own);
  },
  // Which gang places is seen; its disc is not. Gloating is for all to see.
  secret: (word) => {
    const disc = /^(.*\/)?(flower|skull)$/.exec(word);
    if (disc !== null) return `places ${disc[1] ?? ''}`;
    return word.includes('lose:') ? 'loses' : null;
  },
  branches: {
    names: [
      'made',
      'own skull',
      'other skull',
      'out',
      'out by the letter',
      'gloat',
      'last one left',
      'two made',
    ],
    seen: (before, word, after) => {
      const [was, is] = [before, after] as unknown as OpenView[];
      const seen: string[] = word?.includes('gloat') ? ['gloat'] : [];
      const line = is.sheet.length > was.sheet.length ? is.sheet.at(-1) : undefined;
      if (line !== undefined)
        seen.push(line[2] === null ? 'made' : line[2] === line[0] ? 'own skull' : 'other skull');
      const gone = is.gangs.flatMap(({ out }, i) => (out && !was.gangs[i].out ? [i] : []));
      if (gone.length > 0) seen.push('out');
      if (gone.some((gang) => gang !== line?.[0])) seen.push('out by the letter');
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
    [2, { seats: 3, options: { gangs: 1, lastSkull: 'challenger' } }],
    [2, { seats: 3, options: { gangs: 1, lastSkull: 'anyone' } }],
    [1, { seats: 2, options: { gangs: 2, lastSkull: 'challenger' } }],
  ] as const) {
    const check = oracle({ game: skullOf({ flowers }), tryout, plays: process.env.DEEP ? 10 : 2 });
    it(check.name, check.run);
  }
});
