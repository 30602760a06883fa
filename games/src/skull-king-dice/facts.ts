import type { Facts } from '../facts.js';

export const facts = {
  offered: 2,
  seats: [3, 6],
  usualSeats: 4,
  rulePrefix: 'SD',
  rulebook: async () => (await import('./index.js')).skullKingDice,
} as const satisfies Facts;
