import type { CommonWords } from '../language.js';

export const presets = {
  first: { name: 'Première partie', about: 'L’essentiel, vite appris.' },
  classic: { name: 'Classique', about: 'Comme on y joue à la plupart des tables.' },
  all: { name: 'La totale', about: 'Toutes les cartes, tous les pouvoirs, tous les tours.' },
} as const satisfies CommonWords['presets'];
