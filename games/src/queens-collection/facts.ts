import type { Facts } from '../facts.js';

export const facts = {
  offered: 5,
  seats: [1, 4],
  usualSeats: 3,
  rulePrefix: 'QC',
  rulebook: async () => (await import('./index.js')).queensCollection,
} as const satisfies Facts;
