import type { Facts } from '../facts.js';

export const facts = {
  offered: 1,
  seats: [2, 8],
  usualSeats: 4,
  rulePrefix: 'SK',
  rulebook: async () => (await import('./index.js')).skullKing,
} as const satisfies Facts;
