import type { CommonWords } from '../language.js';

export const presets = {
  first: { name: 'Erste Partie', about: 'Das Wichtigste, schnell gelernt.' },
  classic: { name: 'Klassisch', about: 'So wie an den meisten Tischen.' },
  all: { name: 'Alles', about: 'Jede Karte, jede Kraft, jede Finte.' },
} as const satisfies CommonWords['presets'];
