import type { Facts } from '../facts.js';

export const facts = {
  offered: 4,
  seats: [2, 12],
  usualSeats: 4,
  rulePrefix: 'S',
  placesOnly: true,
  rulebook: async () => (await import('./index.js')).skull,
} as const satisfies Facts;
