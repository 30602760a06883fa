import type { LevelWords } from '../crew.js';

export const levels = {
  deckhand: { name: 'Leichtmatrose', about: 'Frisch angeheuert und guten Willens.' },
  bosun: { name: 'Bootsmann', about: 'Kennt die Taue und spielt solide.' },
  captain: { name: 'Kapitän', about: 'Denkt vor jedem Zug voraus.' },
  admiral: { name: 'Admiral', about: 'Vergisst nichts, verzeiht nichts.' },
} as const satisfies LevelWords;
