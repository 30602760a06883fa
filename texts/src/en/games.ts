import type { CommonWords } from '../language.js';

export const games = {
  'skull-king': { name: 'Skull King', about: 'Win exactly as many tricks as you bid.' },
  'skull-king-dice': { name: 'Skull King – the dice game', about: 'The same promise, kept with dice.' },
  'skull-queen': { name: 'Skull Queen', about: 'Tricks move pirates along the planks.' },
  skull: { name: 'Skull', about: 'Flowers, one skull, and a bluff.' },
  'queens-collection': {
    name: 'The Queen’s Collection',
    about: 'Turn up cards, pair them, empty the boxes.',
  },
} as const satisfies CommonWords['games'];
