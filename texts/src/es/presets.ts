import type { CommonWords } from '../language.js';

export const presets = {
  first: { name: 'Primera partida', about: 'Lo esencial, fácil de aprender.' },
  classic: { name: 'Clásica', about: 'Como se juega en casi todas las mesas.' },
  all: { name: 'Todo', about: 'Todas las cartas, poderes y sorpresas.' },
} as const satisfies CommonWords['presets'];
