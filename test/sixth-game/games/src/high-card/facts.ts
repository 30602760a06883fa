import type { Facts } from '../facts.js';

export const facts = {
  offered: 6,
  seats: [2, 4],
  usualSeats: 3,
  rulePrefix: 'HC',
  rulebook: async () => (await import('./index.js')).highCard,
} as const satisfies Facts;
