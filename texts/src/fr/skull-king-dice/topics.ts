import type { Topic } from '@crossbones/games/skull-king-dice/seen/topic';

/** What may be new to somebody, in a sentence. */
export const topics: { readonly [topic in Topic]: string } = {
  bid: 'Dis combien de plis tes dés gagneront, puis gagne exactement ce nombre. Tout le monde annonce en même temps.',
  trick: 'Chacun lance un dé. Les crânes battent les nombres, et le plus fort prend le pli.',
  follow: 'Une couleur est demandée : si tu as un tel dé, lance-le, ou un dé spécial.',
  scored: 'Annonce tenue : 20 points par pli. Manquée : moins 10 par pli en trop ou en moins.',
  coloured: 'Le plus grand nombre prend le pli, quelle que soit sa couleur ; à égalité, le dernier.',
  flag: 'Un drapeau ne vaut rien. S’il n’y a que des drapeaux, le premier gagne.',
  'skull-king': 'Le crâne du Skull King bat tout, sauf celui d’une sirène.',
  pirate: 'Le crâne d’un pirate bat les sirènes et tous les nombres.',
  mermaid: 'Le crâne d’une sirène bat tous les nombres, et le Skull King.',
};
