import type { CommonWords } from '../language.js';

export const presets = {
  first: { name: 'First game', about: 'The heart of it, quickly learned.' },
  classic: { name: 'Classic', about: 'As most tables play it.' },
  all: { name: 'Everything', about: 'Every card, power and twist.' },
} as const satisfies CommonWords['presets'];
