import type { Skull } from '@crossbones/games';
import type { WordsOf } from '../language.js';
import type { Phrases, Who } from '../phrase.js';
import { capital, counted, de, seat } from './speech.js';

type Arg = string | number | undefined;

/** A mat by its name: `2` is “la place 2”, `2.1` is “la seconde bande de la place 2”. */
function matName(name: Arg, who: Who): string {
  const [seat, gang] = String(name).split('.');
  if (gang === undefined) return who(seat);
  return `la ${gang === '0' ? 'première' : 'seconde'} bande ${de(who(seat))}`;
}

const discName = (disc: Arg): string =>
  disc === 'skull' ? 'crâne' : disc === 'flower' ? 'fleur' : String(disc);

const reasons = {
  over: () => 'La partie est gagnée ; il n’y a plus de quoi bluffer.',
  'first-undrawn': () => 'Un instant : on tire au sort qui commence.',
  'loss-undrawn': () => 'Un instant : on mélange les disques et on en retire un.',
  'gang-words': ({ gangs }) =>
    gangs === 2
      ? 'À cette table chacun a deux bandes : dis laquelle, comme dans 0.1/flower ou turn:2.1.'
      : 'À cette table chacun a une bande : ne la nomme pas, comme dans flower ou turn:2.',
  'no-such-gang': ({ gang }, who) => `${capital(matName(gang, who))} n’est pas à cette table.`,
  'not-your-gang': ({ gang }, who) => `Bas les pattes : ce sont les disques ${de(matName(gang, who))}.`,
  'gang-out': ({ gang }, who) => `${capital(matName(gang, who))} n’a plus de disque et ne joue plus.`,
  'not-your-turn': ({ gang }, who) => `C’est au tour ${de(matName(gang, who))}.`,
  'first-places-last': ({ gang }, who) =>
    `${capital(matName(gang, who))} commence cette manche : son disque vient après tous les autres.`,
  'other-gang-first': () =>
    'Pose d’abord un disque avec ton autre bande ; tu pourras encore changer celui-ci ensuite.',
  'no-such-disc': ({ disc }) => `Tu n’as pas de ${discName(disc)} à poser.`,
  'hand-empty': () => 'Ta main est vide : tu dois lancer un défi.',
  'bid-beyond-table': ({ bid, discs }) =>
    `${bid}, c’est trop : il n’y a que ${counted(discs, 'disque')} sur les tapis.`,
  'bid-not-higher': ({ bid, last }) => `${bid}, ce n’est pas plus que ${last} : monte davantage, ou passe.`,
  'own-pile': () => 'Ta propre pile est déjà retournée ; le reste vient des autres.',
  'pile-spent': ({ gang }, who) => `Il ne reste rien de caché devant ${matName(gang, who)}.`,
  'no-such-position': ({ last }) => `Les disques à choisir sont aux positions 0 à ${last}.`,
  'gloat-not-now': () =>
    'Chaque chose en son temps : on nargue pendant que se choisit la perte d’un défi raté.',
  'gloat-challenger': () => 'C’est ton propre défi qui a raté ; laisse les autres narguer.',
  'gloat-nothing': () => 'Tu n’as plus de disque caché pour narguer.',
  'await-place': () => 'D’abord, tout le monde pose un disque face cachée.',
  'await-lead': ({ gang }, who) =>
    `Tous les autres ont posé ; ${matName(gang, who)}, qui commence, pose maintenant son disque.`,
  'await-add': ({ gang }, who) => `Maintenant ${matName(gang, who)} ajoute un disque ou lance un défi.`,
  'await-bid': ({ gang, bid }, who) => `L’enchère est à ${bid} : ${matName(gang, who)} monte ou passe.`,
  'await-turn': ({ gang }, who) =>
    `Le défi est lancé : ${matName(gang, who)} retourne les disques l’un après l’autre.`,
  'await-pick': ({ gang }, who) =>
    `Maintenant ${matName(gang, who)} choisit le disque que perd le challenger.`,
  'await-loss': ({ gang }, who) => `Maintenant ${matName(gang, who)} choisit en secret le disque à perdre.`,
  'await-name': ({ gang }, who) =>
    `Hors jeu, ${matName(gang, who)} dit maintenant qui commence la prochaine manche.`,
} satisfies Phrases<Skull.ReasonKey>;

function label(word: string, who: Who = seat): string {
  const slash = word.indexOf('/');
  if (slash >= 0) {
    const gang = word.charAt(slash - 1) === '0' ? 'Première' : 'Seconde';
    return `${gang} bande : ${label(word.slice(slash + 1), who).toLowerCase()}`;
  }
  const [what, value] = word.split(':');
  switch (what) {
    case 'flower':
      return 'Poser une fleur';
    case 'skull':
      return 'Poser le crâne';
    case 'gloat':
      return 'Narguer et retourner le reste de ta pile';
    case 'challenge':
      return `Lancer un défi : ${counted(value, 'disque')}`;
    case 'raise':
      return `Monter à ${value}`;
    case 'pass':
      return 'Passer';
    case 'turn':
      return `Retourner un disque ${de(matName(value, who))}`;
    case 'pick':
      return `Prendre le disque en position ${value}`;
    case 'lose':
      return value === 'skull' ? 'Perdre le crâne' : 'Perdre une fleur';
    case 'first':
      return `${capital(matName(value, who))} commence`;
    default:
      return word;
  }
}

export const words = {
  reasons,
  label,
  card: discName,
  suit: (code) => code,
  options: {
    gangs: {
      name: 'Bandes',
      about: 'Combien de tapis à quatre disques chacun mène.',
      values: { 1: 'Une chacun', 2: 'Deux chacun' },
    },
  },
  modes: {
    'one-gang': { name: 'Une bande chacun', about: 'De trois à douze joueurs, un tapis chacun.' },
    'two-gangs': {
      name: 'Deux bandes chacun',
      about: 'De deux à six joueurs, chacun avec deux tapis qui peuvent surenchérir l’un sur l’autre.',
    },
  },
  moments: {},
} as const satisfies WordsOf<'skull'>;
