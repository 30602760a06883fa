import type { Topic } from '@crossbones/games/skull-king/seen/topic';

/** What may be new to somebody, in a sentence. */
export const topics: { readonly [topic in Topic]: string } = {
  bid: 'Dis combien de plis tu feras, puis fais exactement ce nombre. Tout le monde annonce en même temps.',
  trick: 'Chacun joue une carte, la plus forte les prend toutes : c’est un pli.',
  follow: 'Une couleur est demandée : si tu en as, fournis-en. Une carte sans nombre se joue à tout moment.',
  scored: 'Annonce tenue : 20 points par pli. Manquée : moins 10 par pli en trop ou en moins.',
  rascal: 'L’enjeu est le même pour tous : entier si l’annonce est exacte, la moitié à un pli près.',
  number: 'Le plus grand nombre de la couleur demandée prend le pli, si rien de plus fort n’est joué.',
  black: 'Le noir est l’atout : il bat les nombres de toutes les autres couleurs.',
  escape: 'Le drapeau blanc perd contre tout : joue-le pour éviter un pli.',
  pirate: 'Un pirate bat tous les nombres et les sirènes. S’il y en a plusieurs, le premier gagne.',
  'power-rosie': 'Rosie est une pirate. Si elle prend le pli, tu dis qui entame le suivant.',
  'power-will': 'Will est un pirate. S’il prend le pli, tu pioches deux cartes et en défausses deux.',
  'power-rascal':
    'Rascal est un pirate. S’il prend le pli, tu peux parier jusqu’à 20 points sur ton annonce.',
  'power-juanita': 'Juanita est une pirate. Si elle prend le pli, tu vois toutes les cartes non distribuées.',
  'power-harry': 'Harry est un pirate. S’il prend le pli, tu peux changer ton annonce de un.',
  tigress: 'La Tigresse est ce que tu dis en la jouant : pirate ou drapeau blanc.',
  'skull-king': 'Le Skull King bat tout, sauf les sirènes.',
  mermaid: 'Une sirène bat tous les nombres et prend le Skull King, mais perd contre les pirates.',
  kraken: 'Le kraken entraîne tout le pli par le fond : personne ne le prend.',
  whale: 'La baleine blanche efface les couleurs : le plus grand nombre prend le pli.',
  loot: 'Le butin perd comme un drapeau blanc, mais t’allie à qui le prend : 20 chacun si les deux annonces tiennent.',
  house: 'Une carte propre à cette table : elle vaut ce que l’hôte en a fait.',
};
