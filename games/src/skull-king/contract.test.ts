import type { View } from '@crossbones/core';
import { allTryouts, contractChecks, oracle, type Plan, type Tryout } from '@crossbones/core/suite';
import { describe, it } from 'vitest';
import { type Box, parseCard, skullKing, skullKingOf } from './index.js';

interface Open {
  readonly hands: readonly (readonly string[])[];
  readonly undealt: readonly string[];
  readonly ghost: { readonly pile: readonly string[] } | null;
  readonly discarded: readonly string[] | null;
  readonly round: number;
  readonly trick: readonly { readonly card: string }[];
  readonly tricks: readonly { readonly cards: readonly string[]; readonly taker: number | string | null }[];
  readonly alliances: readonly unknown[];
  readonly powers: readonly { readonly power: string }[];
  readonly bonus: readonly number[];
  readonly sheet: readonly (readonly (readonly [bid: number, won: number, points: number])[])[];
}
const opened = (open: View): Open => open as unknown as Open;

/** The longest names in the widest letters, the longest schedule and every card there is. */
const longest: Tryout['options'] = {
  ...skullKing.options.defaults,
  scoring: 'rascal',
  cannonball: true,
  kraken: true,
  whale: true,
  loot: true,
  powers: true,
  krakenLead: 'would-have-won',
  schedule: Array.from({ length: 20 }, () => 14),
  blanks: Array.from({ length: 4 }, () => ({ name: '🦜'.repeat(20), as: { suit: 'b', value: 14 } })),
};

const plan: Plan = {
  ...(process.env.DEEP ? { tables: allTryouts(skullKing), looks: 20, plays: 2 } : { looks: 4 }),
  further: [2, 3, 5, 6, 8].map((seats) => ({ seats, options: longest })),
  // Will is in the trick he has just won.
  unreachable: (word) => word === 'discard:will',
  secret: (word) => (word.startsWith('discard:') ? 'discards' : undefined),
  count: (open) => {
    const { hands, undealt, ghost, discarded, trick, tricks, round } = opened(open);
    const played = [...tricks.flatMap(({ cards }) => cards), ...trick.map(({ card }) => card)];
    const cards = [...hands.flat(), ...undealt, ...(ghost?.pile ?? []), ...(discarded ?? []), ...played];
    return round === 0 ? null : cards.map((card) => card.replace(/^tigress.*/, 'tigress')).sort();
  },
  branches: {
    names: [
      ...[
        'kraken',
        'whale',
        'kraken and whale',
        'nobody takes',
        'escapes only',
        'king and mermaid',
        'king and pirate',
      ],
      ...['pirate and mermaid', 'alliance', 'bonus', 'made', 'missed', 'zero made', 'zero missed'],
      ...['rosie', 'will', 'rascal', 'juanita', 'harry', 'greybeard takes'],
    ],
    seen: (before, _, after) => {
      const [was, is] = [opened(before), opened(after)];
      const seen = is.powers.map(({ power }) => power);
      const trick = is.tricks.length > was.tricks.length ? is.tricks.at(-1) : undefined;
      if (trick !== undefined) seen.push(...tricksSeen(trick.cards), ...takersSeen(trick.taker));
      if (is.alliances.length > 0) seen.push('alliance');
      if (is.bonus.some((bonus) => bonus > 0)) seen.push('bonus');
      const row = is.sheet.length > was.sheet.length ? is.sheet.at(-1)! : [];
      return [
        ...seen,
        ...row.map(([bid, won]) => `${bid === 0 ? 'zero ' : ''}${bid === won ? 'made' : 'missed'}`),
      ];
    },
  },
};

function tricksSeen(cards: readonly string[]): string[] {
  const has = (pattern: RegExp): boolean => cards.some((card) => pattern.test(card));
  const pirate = /^(rosie|will|rascal|juanita|harry|tigress:pirate)$/;
  const seen: string[] = [];
  if (has(/kraken/)) seen.push('kraken');
  if (has(/whale/)) seen.push('whale');
  if (has(/kraken/) && has(/whale/)) seen.push('kraken and whale');
  if (cards.every((card) => /^(escape|tigress:escape|loot)$/.test(card))) seen.push('escapes only');
  if (has(/skull-king/) && has(/mermaid/)) seen.push('king and mermaid');
  if (has(/skull-king/) && has(pirate)) seen.push('king and pirate');
  if (has(pirate) && has(/mermaid/)) seen.push('pirate and mermaid');
  return seen;
}

const takersSeen = (taker: number | string | null): string[] =>
  taker === null ? ['nobody takes'] : taker === 'greybeard' ? ['greybeard takes'] : [];

describe('Skull King keeps the contract', () => {
  for (const check of contractChecks(skullKing, plan)) it(check.name, check.run);
});

describe('Skull King with a few cards', () => {
  const boxOf = (...codes: string[]): Box =>
    codes.map((code, i) => parseCard(code)! + codes.slice(0, i).filter((other) => other === code).length);
  const { defaults } = skullKing.options;
  const powers = { ...defaults, powers: true, schedule: [2] };
  const shots = { ...defaults, scoring: 'rascal', cannonball: true } as const;
  const few = boxOf('g1', 'g2', 'y1', 'will', 'escape', 'juanita', 'b1');
  const alike = boxOf('g1', 'escape', 'escape', 'escape', 'y1', 'mermaid', 'mermaid');
  // Where hidden bids alone would make too many worlds, they are granted; the last tables do not grant them.
  const bids = (word: string): boolean => word.startsWith('bid:');
  const none = (): boolean => false;
  for (const [what, box, seats, options, granted] of [
    ['powers and the ghost', few, 2, powers, bids],
    ['powers', few, 3, powers, bids],
    ['twins', boxOf('g1', 'escape', 'escape', 'will', 'mermaid', 'mermaid', 'y1'), 2, powers, bids],
    ['alike cards', alike, 3, { ...defaults, schedule: [2] }, none],
    ['shots', boxOf('g1', 'g2', 'y1', 'tigress'), 3, { ...shots, schedule: [1] }, none],
    ['shots and the ghost', boxOf('g1', 'y1', 'y2', 'tigress'), 2, { ...shots, schedule: [1, 1] }, none],
  ] as const) {
    const check = oracle({
      game: skullKingOf(box),
      tryout: { seats, options },
      granted,
      ...(process.env.DEEP ? { plays: 15 } : { plays: 2, viewers: [1, 'spectator'] }),
    });
    it(`${what}: ${check.name}`, check.run);
  }
});
