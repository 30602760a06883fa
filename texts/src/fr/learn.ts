import type { LearnWords } from '../learn.js';
import { lesson as queensCollection } from './queens-collection/lesson.js';
import { lesson as skull } from './skull/lesson.js';
import { lesson as skullKing } from './skull-king/lesson.js';
import { lesson as skullKingDice } from './skull-king-dice/lesson.js';
import { lesson as skullQueen } from './skull-queen/lesson.js';
import { counted } from './speech.js';

export const words = {
  lead: 'Une première partie avec un guide à tes côtés. Les fautes sont bienvenues : on te les explique, et tu les reprends.',
  minutes: (n) => `Environ ${counted(n, 'minute')}`,
  done: 'Terminé',
  about: {
    'skull-king': 'Annonces, atout, fuites, et la sirène qui attrape le roi.',
    'skull-king-dice': 'Annonce d’après tes dés, et laisse la mer les rouler.',
    'skull-queen': 'Monter et descendre la planche, sans tomber à l’eau.',
    skull: 'Un défi, un bluff et un second défi.',
    'queens-collection': 'Tente ta chance, fais des paires, vide les coffrets.',
  },
  lessons: {
    'skull-king': skullKing,
    'skull-king-dice': skullKingDice,
    'skull-queen': skullQueen,
    skull,
    'queens-collection': queensCollection,
  },
  guide: 'Guide',
  lifts: '(Un premier toucher la soulève, un second la joue.)',
  goOn: 'Continuer',
  takeBack: 'Reprendre',
  mistaken: 'Pas tout à fait.',
  finished: 'Leçon terminée !',
  playForReal: 'Jouer pour de vrai',
  allLessons: 'Toutes les leçons',
  quiz: {
    title: 'Quiz des plis',
    about:
      'Skull King : qui fait le pli, que vaut-il, que peux-tu jouer ? On t’interroge surtout sur ce que tu sais le moins.',
    who: 'Qui fait ce pli ?',
    bonus: 'Quel bonus apporte ce pli ?',
    legal: 'Lesquelles de tes cartes peux-tu jouer ?',
    legalHint: 'Marque-les toutes, puis vérifie.',
    hand: 'Ta main',
    trick: 'Le pli, dans l’ordre où il a été joué',
    nobody: 'Personne',
    check: 'Vérifier',
    right: 'Exact !',
    wrong: 'Eh non.',
    next: 'Pli suivant',
    streak: (n) => `${n} d’affilée`,
    best: (n) => `Record : ${n}`,
    progress: 'Ce que tu sais',
    kinds: {
      suit: 'La couleur demandée',
      trump: 'Le noir est l’atout',
      escapes: 'Rien que des fuites',
      characters: 'Personnages contre nombres',
      circle: 'Pirate, sirène et roi',
      follow: 'Fournir la couleur',
      fourteens: 'Bonus des 14',
      captures: 'Bonus des captures',
      tigress: 'La Tigresse',
      kraken: 'Le kraken',
      whale: 'La baleine blanche',
      beasts: 'Kraken et baleine',
      loot: 'Le butin',
    },
    unseen: 'pas encore demandé',
    asked: (right, all) => `${right} sur ${all}`,
    options: 'Ce qu’il y a dans le paquet',
    kraken: 'Kraken',
    whale: 'Baleine blanche',
    loot: 'Butin',
    forget: 'Tout recommencer',
  },
} as const satisfies LearnWords;
