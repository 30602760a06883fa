import type { BluffWords } from '../bluff.js';
import { counted } from './speech.js';

const share = (n: number): string => n.toLocaleString('fr', { style: 'percent' });

export const bluff: BluffWords = {
  title: 'École du bluff',
  about: 'Skull à deux : que ferait le jeu parfait, et qu’ont trahi tes réponses ?',
  intro:
    'Skull, il ne reste que deux joueurs. Le jeu parfait varie : tantôt ceci, tantôt cela, pour que personne ne puisse le lire. Que fais-tu ?',
  loading: 'La solution arrive…',
  failed: 'Impossible d’aller chercher la solution.',

  you: 'Toi',
  other: 'Adversaire',
  first: 'Commence',
  discs: (n) => `${counted(n, 'disque')} en tout`,
  made: 'Un défi réussi',
  unsure: 'Crâne peut-être perdu',
  hand: (discs) => `En main : ${discs}`,
  laid: (discs) => `Sur ton tapis : ${discs}`,
  hidden: (n) => `${counted(n, 'disque')} face cachée`,
  bids: (n) => `Annonce : ${n}`,

  asks: {
    lead: 'Ensuite, c’est toi qui ouvres. Quel disque poses-tu ?',
    follow: 'Ensuite, ton adversaire ouvre. Quel disque poses-tu ?',
    open: 'Comment ouvres-tu ? Ou ajoutes-tu un disque ?',
    mustOpen: 'Ta main est vide. Comment ouvres-tu ?',
    raise: (bid) => `Ton adversaire annonce ${bid}. Monter ou passer ?`,
  },

  mixture: 'Le jeu parfait',
  yours: 'ta réponse',
  share,
  part: (n) => `Cela fait partie du dosage : le jeu parfait le fait dans ${share(n)} des cas.`,
  only: 'Exact : ici, le jeu parfait ne fait rien d’autre.',
  costs: (games) =>
    `Hors du dosage : contre le jeu parfait, cela te coûte ${counted(games, 'partie')} sur cent.`,
  spare: 'Le jeu parfait ne fait pas cela ici, mais cela ne coûterait presque rien.',
  always: {
    lead: 'Si tu commençais toujours par le crâne, ton défi serait un bluff à chaque fois : on passerait, et tu retournerais ton propre crâne.',
    follow:
      'Si tu posais toujours le crâne en second, personne ne retournerait ton disque : on n’annoncerait que pour le sien.',
    open: 'Si tu ouvrais toujours haut sur une fleur, le crâne adverse t’attendrait, et une ouverture à 1 trahirait le tien.',
    raiseSkull: 'Si tu montais toujours sur ton crâne, chaque ouverture au bluff te coûterait un disque.',
    raiseFlower:
      'Si tu montais toujours sur une fleur, ton adversaire poserait le crâne, ouvrirait à 1, et tu tomberais dans le piège.',
  },
  never: {
    lead: 'Si tu ne commençais jamais par le crâne, tous tes défis seraient honnêtes, et l’on monterait sans risque.',
    follow:
      'Si tu ne posais jamais le crâne en second, ton disque serait une fleur assurée pour celui qui ouvre.',
    open: 'Si tu n’ouvrais jamais haut sur une fleur, ton adversaire pourrait poser des fleurs sans risque et surenchérir.',
    raiseSkull: 'Si tu ne montais jamais sur ton crâne, toute ouverture honnête réussirait.',
    raiseFlower: 'Si tu ne montais jamais sur une fleur, ton adversaire réussirait ses défis à bon compte.',
  },
  unseen:
    'Les disques de l’adversaire restent cachés : ce qui compte, c’est ce que tu montres, pas la chance.',
  next: 'Situation suivante',

  readout: 'Ce que tes cinquante dernières réponses ont trahi',
  given: (n, of) => `${counted(n, 'réponse')} sur ${of}`,
  kinds: {
    lead: 'Commencer par le crâne',
    follow: 'Le crâne en second',
    open: 'Ouvrir à plus de 1',
    raiseSkull: 'Monter sur ton crâne',
    raiseFlower: 'Monter sur une fleur',
  },
  compared: (bold, asked, n) => `Toi : ${bold} sur ${asked}. Jeu parfait : ${share(n)}.`,
  few: 'encore trop peu de réponses',
  even: 'rien à lire',
  often: 'trop souvent',
  seldom: 'trop rarement',
  tooFew: 'Encore trop peu de réponses pour le dire.',
  unreadable: 'Personne ne pourrait te lire.',
  readable: (kinds, of) => `On peut te lire sur ${counted(kinds, 'point')} sur ${of}.`,
  mistakes: (n) =>
    `${counted(n, 'erreur nette', 'erreurs nettes')} (chacune coûte au moins 5 parties sur cent)`,
  test: (enough, risk) =>
    `On juge à partir de ${enough} réponses d’une sorte, et seulement quand le hasard ne les explique guère : qui dose parfaitement est dit lisible dans ${share(risk)} au plus de telles séries de cinquante.`,
  forget: 'Recommencer',
};
