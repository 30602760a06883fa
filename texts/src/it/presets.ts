import type { CommonWords } from '../language.js';

export const presets = {
  first: { name: 'Prima partita', about: 'L’essenziale, facile da imparare.' },
  classic: { name: 'Classica', about: 'Come si gioca di solito.' },
  all: { name: 'Tutto', about: 'Ogni carta, potere e sorpresa.' },
} as const satisfies CommonWords['presets'];
