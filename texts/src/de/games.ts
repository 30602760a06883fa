import type { CommonWords } from '../language.js';

export const games = {
  'skull-king': { name: 'Skull King', about: 'Sag deine Stiche an, und mach genau so viele.' },
  'skull-king-dice': {
    name: 'Skull King – das Würfelspiel',
    about: 'Dasselbe Versprechen, gehalten mit Würfeln.',
  },
  'skull-queen': { name: 'Skull Queen', about: 'Stiche treiben Piraten über die Planken.' },
  skull: { name: 'Skull', about: 'Blumen, ein Totenkopf und viel Bluff.' },
  'queens-collection': {
    name: 'The Queen’s Collection',
    about: 'Karten aufdecken, Paare bilden, Schatullen leeren.',
  },
} as const satisfies CommonWords['games'];
