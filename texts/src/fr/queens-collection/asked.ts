import { question } from '../../part.js';
import type { CheatBox, FrequentQuestion } from '../../rulebook.js';

/** What people ask about The Queen’s Collection. */
export const questions: readonly FrequentQuestion[] = [
  question(
    'Les cartes retournées font-elles doublon avec ma main ou avec le marché ?',
    'Non. Seules les cartes retournées pendant ce tour font doublon entre elles ({QC-3}).',
  ),
  question(
    'J’ai trop forcé ma chance. Est-ce que je perds ma main, ou mon tour ?',
    'Ni l’un ni l’autre. Seules les cartes retournées ce tour-ci sont perdues. Avec une carte en main, tu passes à la seconde étape, et là tu dois prendre ou échanger ({QC-4}).',
  ),
  question(
    'Deux jokers retournés, est-ce un doublon ?',
    'Non. Un joker n’a pas de couleur : il ne fait doublon ni avec un autre joker ni avec quoi que ce soit ({QC-3}).',
  ),
  question(
    'Puis-je prendre des pions et échanger des cartes dans le même tour ?',
    'Non, c’est l’un ou l’autre ({QC-4}). Quel que soit ton choix, tu peux le faire jusqu’à trois fois.',
  ),
  question(
    'Deux jokers, ou un joker et une carte, remplacent-ils une carte comme deux cartes pareilles ?',
    'Non. Il faut deux cartes pion d’une même couleur ({QC-5}). Un joker, lui, fait cela tout seul.',
  ),
  question(
    'Pourquoi paierais-je deux cartes rouges pour un pion rouge ?',
    'Pour t’en débarrasser d’une : à la fin, chaque carte en main coûte un point ({QC-10}). C’est permis même si une seule carte rouge suffisait ({QC-5}).',
  ),
  question(
    'Il n’y a plus de pion rouge. À quoi servent encore les cartes rouges ?',
    'Deux d’entre elles remplacent toujours n’importe quelle carte ({QC-5}). Ou fais une paire avec une carte rouge du marché : pas de pion, mais les cartes s’en vont ({QC-6}). Ou échange-les ({QC-7}).',
  ),
  question(
    'Complète-t-on le marché pendant que je fais mes paires ?',
    'Non, seulement à la fin de ton tour ({QC-8}). Trois paires sont donc le maximum.',
  ),
  question(
    'Puis-je reprendre une carte que je viens de mettre au marché ?',
    'Non. Tu reçois des cartes qui étaient là avant ton échange, et celle que tu viens de poser reste ({QC-7}).',
  ),
  question(
    'Après ma première paire, une seule boîte a encore des pions. Puis-je faire mes autres paires ?',
    'Oui. La manche finit après ton tour : tu peux le jouer jusqu’au bout, et même vider la dernière boîte ({QC-9}).',
  ),
  question(
    'Tous ensemble : la dernière carte de la pioche est partie dans un troc. Et maintenant ?',
    'Comme si on l’avait piochée : chacun a encore un tour, et qui a troqué joue le sien en dernier ({QC-16}).',
  ),
  question(
    'Tous ensemble : un joker peut-il être l’une de deux couleurs différentes ?',
    'Inutile. À lui seul, un joker échange déjà les deux pions que tu veux ({QC-15}).',
  ),
];

/** What one needs at the table. */
export const cheat: readonly CheatBox[] = [
  {
    title: 'La manche',
    lines: [
      'Chacun pour soi ou en équipes : autant de manches que de joueurs.',
      'Pions sur leurs boîtes, 2 cartes chacun, 3 au marché.',
      'À ton tour : retourner, puis prendre ou échanger.',
    ],
  },
  {
    title: '1 · Retourner',
    lines: [
      '0 à 5 cartes de la pioche, une par une.',
      'Deux d’une même couleur : toutes à la défausse.',
      'Sinon, elles vont en main.',
      'Un joker ne fait jamais doublon.',
    ],
  },
  {
    title: '2a · Prendre des pions',
    lines: [
      '1 à 3 paires : une carte de la main, une du marché, même couleur.',
      'Un joker, en main ou au marché : toute couleur.',
      'Deux d’une même couleur en main : toute carte.',
      'Libre des deux côtés : nomme une couleur qui a un pion.',
      'Dernier pion d’une boîte : la boîte aussi.',
      'Plus de pion : les cartes sortent de la manche.',
    ],
  },
  {
    title: '2b · Ou échanger',
    lines: [
      '1 à 3 cartes avec le marché.',
      'En équipe : ou avec ton partenaire.',
      'Puis compléter le marché à 3.',
    ],
  },
  {
    title: 'Fin et points',
    lines: [
      'Pions sur une boîte au plus : finir le tour, la manche est finie.',
      'Boîte **3** · pion **2** · carte restée en main **−1**.',
      'Qui a le plus de points gagne ; une équipe additionne.',
    ],
  },
  {
    title: 'Tous ensemble : ton tour',
    lines: [
      'Deux couleurs différentes : échanger un pion de chacune.',
      'Un joker ou deux d’une même couleur : deux pions au choix.',
      'Défausser 1 à 3 cartes.',
      'Troquer avec quelqu’un ; une carte de la pioche part.',
      'Puis compléter à 3 ; pioche vide : un dernier tour chacun.',
    ],
  },
  {
    title: 'Tous ensemble : points',
    lines: [
      'Boîte complète : ses cases (**3**, ou 2).',
      'Pion loin de chez lui : **−1**.',
      'Au mieux 24 (côté facile : 16).',
    ],
  },
];
