import { question } from '../../part.js';
import type { CheatBox, FrequentQuestion } from '../../rulebook.js';

/** What people ask about Skull Queen. */
export const questions: readonly FrequentQuestion[] = [
  question(
    'J’ai la couleur annoncée. Puis-je quand même jouer le singe ou le second ?',
    'Oui, à tout moment ({SQ-7}). La carte compte alors dans la couleur annoncée ({SQ-8}).',
  ),
  question(
    'Les cartes du centre annoncent-elles une couleur ? Dois-je en fournir ?',
    'Non. Seules les cartes jouées dans ce pli annoncent une couleur ({SQ-7}). Mais quand on juge le pli, le centre compte ({SQ-9}).',
  ),
  question(
    'Je n’avais pas la couleur et j’ai défaussé du rouge. Mon pirate rouge peut-il bouger ?',
    'Oui. On juge toutes les couleurs du pli, pas seulement l’annoncée. S’il y a une autre carte rouge, jouée ou au centre, la tienne peut être la plus haute ou la plus basse. Si elle est seule, elle va au centre ({SQ-9}).',
  ),
  question(
    'Plusieurs de mes pirates peuvent-ils bouger dans un même pli ?',
    'Non. Tu joues une carte, donc une couleur, donc un pirate au plus. Et il ne peut pas monter et descendre à la fois : il te faudrait deux cartes.',
  ),
  question(
    'La plus haute carte est le 8 lui-même. Monte-t-on de deux ?',
    'Oui. Ce qui compte, c’est que le 8 soit dans le pli, pas qui l’a joué. De même, si le 5 est le plus bas, son joueur descend de deux ({SQ-9}).',
  ),
  question(
    'Le 8 est au centre. Double-t-il quand même ?',
    'Oui, dès qu’une deuxième carte de sa couleur arrive et que la couleur est jugée. Il s’en va alors avec les autres : il ne sert qu’une fois ({SQ-9}).',
  ),
  question(
    'Mon pirate rouge est à l’eau. Dois-je encore fournir du rouge ?',
    'Oui. Les cartes continuent comme avant, et les tiennes comptent encore pour les pirates des autres. Seul ton pirate rouge ne bouge plus ({SQ-10}).',
  ),
  question(
    'Tout en haut, un pirate est-il à l’abri ?',
    'Non. Au prochain mouvement vers le haut, il tombe à l’eau, tout comme un pirate tout en bas au prochain mouvement vers le bas ({SQ-10}).',
  ),
  question(
    'Le plus haut nombre du pli est au centre. Qui entame ?',
    'Qui a joué le plus haut nombre de sa main. Le centre ne compte pas pour l’entame ({SQ-11}).',
  ),
  question(
    'Le second est resté au centre après la donne. Que fait-il là ?',
    'Rien. Il reste hors de cette manche ; il t’apprend seulement que personne ne l’a en main ({SQ-4}).',
  ),
  question(
    'Je suis bien placé et il reste trois plis. Puis-je ne plus bouger ?',
    'Non. Tout mouvement se fait, voulu ou non. Essaie de jouer des cartes qui ne sont ni les plus hautes ni les plus basses de leur couleur.',
  ),
];

/** What one needs at the table. */
export const cheat: readonly CheatBox[] = [
  {
    title: 'La manche',
    lines: [
      'À 2 ou 3 : sans les 1 ni les 12, 14 cartes chacun.',
      'À 4 : 12 cartes · à 5 : 10 · à 6 : 8.',
      'À 4 et à 6 : 2 cartes visibles au centre.',
      'Tous ensemble : choisir le côté, placer 4 pirates.',
      'Le joueur après le donneur entame.',
    ],
  },
  {
    title: 'Quelle carte ?',
    lines: [
      'La première carte de couleur annonce la couleur.',
      'Tu en as : joues-en, ou le singe ou le second.',
      'Tu n’en as pas : joue ce que tu veux.',
      'Singe (0) et second (13) prennent la couleur annoncée.',
      'Le centre n’oblige personne.',
    ],
  },
  {
    title: 'Juger chaque couleur',
    lines: [
      'Cartes jouées et centre ensemble.',
      'Une carte : au centre.',
      'Deux ou plus : la plus haute **monte de 1**, la plus basse **descend de 1**.',
      'Avec le 8 : **monter de 2** · avec le 5 : **descendre de 2**.',
      'La plus haute ou la plus basse est au centre : personne ne bouge.',
      'Puis les cartes de cette couleur quittent la manche.',
    ],
  },
  {
    title: 'La planche',
    lines: [
      'Recto, du haut : **8, 5, 3, 2, 1**.',
      'Verso, du haut : **1, 2, 3, 5, 8**.',
      'Au-delà d’un bout : à l’eau, 0 point.',
    ],
  },
  {
    title: 'Pli suivant',
    lines: [
      'Le plus haut nombre entame, toutes couleurs confondues.',
      'À égalité : le dernier joué.',
      'Le centre ne compte pas.',
    ],
  },
  {
    title: 'Fin',
    lines: [
      'Mains vides : chaque pirate rapporte sa case.',
      'Une manche par joueur (à deux : 2).',
      'Qui a le plus de points gagne ; à égalité, on partage.',
    ],
  },
  {
    title: 'À deux',
    lines: [
      'Troisième main : la pile du fantôme.',
      'Le fantôme entame chaque pli.',
      'Choisir en secret, montrer ensemble.',
      'Le fantôme n’a pas de pirate à bouger.',
    ],
  },
];
