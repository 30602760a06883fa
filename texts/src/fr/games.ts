import type { CommonWords } from '../language.js';

export const games = {
  'skull-king': { name: 'Skull King', about: 'Annonce tes plis, et fais-en exactement autant.' },
  'skull-king-dice': { name: 'Skull King – le jeu de dés', about: 'La même promesse, tenue avec des dés.' },
  'skull-queen': { name: 'Skull Queen', about: 'Les plis font marcher les pirates sur les planches.' },
  skull: { name: 'Skull', about: 'Des fleurs, un crâne et beaucoup de bluff.' },
  'queens-collection': {
    name: 'The Queen’s Collection',
    about: 'Retourne des cartes, fais des paires, vide les boîtes.',
  },
} as const satisfies CommonWords['games'];
