import type { Facts } from '../facts.js';

export const facts = {
  offered: 3,
  seats: [2, 6],
  usualSeats: 4,
  rulePrefix: 'SQ',
  rulebook: async () => (await import('./index.js')).skullQueen,
} as const satisfies Facts;
