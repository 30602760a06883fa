import type { Args } from '@crossbones/core';
import type * as Skull from '@crossbones/games/skull/index';
import { type Deed, readMat, readWord } from '@crossbones/games/skull/seen/word';
import { type LabelsFor, labelled } from '../../label.js';
import type { Phrases, Who } from '../../phrase.js';
import type { Moment, Words } from '../../skull/words.js';
import { at, capital, counted, de, seat } from '../speech.js';
import { pad } from './pad.js';

type Arg = string | number | undefined;

/** A mat by its name: `2` is “la place 2”, `2.1` is “la seconde bande de la place 2”. */
function matName(name: Arg, who: Who): string {
  const { seat, gang } = readMat(String(name));
  if (gang === null) return who(seat);
  return `la ${gang === 0 ? 'première' : 'seconde'} bande ${de(who(seat))}`;
}

const discName = (disc: Arg): string =>
  disc === 'skull' ? 'crâne' : disc === 'flower' ? 'fleur' : String(disc);

/** Several mats, their names with blanks between them. */
const matNames = (names: Arg, who: Who): string =>
  String(names)
    .split(' ')
    .map((name) => matName(name, who))
    .join(', ');

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
  'bid-all': ({ discs }) => `Qui annonce les ${discs} met fin aux enchères et doit les retourner.`,
  'own-first': ({ gang, count }, who) =>
    `${capital(matName(gang, who))} retourne d’abord ${counted(count, 'disque')} de sa propre pile, par le haut.`,
  'then-others': ({ count, mats }, who) =>
    `Puis encore ${count}, où bon lui semble, chaque pile par le haut : ${matNames(mats, who)}.`,
  'meets-skull': ({ owner }, who) =>
    `Le crâne ${de(matName(owner, who))} met fin au défi ; tout le reste demeure caché.`,
  'bid-reached': ({ bid }) => `${bid} sans crâne : l’enchère est tenue.`,
  'mat-turns': ({ gang }, who) => `${capital(matName(gang, who))} retourne son tapis, côté fleur.`,
  'second-made': ({ gang }, who) => `C’est le deuxième défi réussi ${de(matName(gang, who))} : victoire.`,
  picks: ({ owner, gang, discs }, who) =>
    `${capital(matName(owner, who))} prend l’un des ${discs} disques ${de(matName(gang, who))}, mélangés et cachés ; seul son propriétaire apprend lequel.`,
  chooses: ({ gang, discs }, who) =>
    `C’était son propre crâne : ${matName(gang, who)} choisit en secret lequel de ses ${discs} disques part.`,
  drawn: ({ gang }, who) =>
    `Le crâne est à la bande sœur : le disque que perd ${matName(gang, who)} est tiré au sort.`,
  'last-disc': ({ gang }, who) => `C’est le dernier disque ${de(matName(gang, who))}, et il part aussitôt.`,
  'loses-last-skull': ({ owner }, who) =>
    `À la lettre, ${matName(owner, who)} sort aussi : ce crâne était son dernier disque.`,
  'may-gloat': ({ mats }, who) =>
    `Avant cela, peuvent montrer le reste de leur pile : ${matNames(mats, who)}.`,
  'is-out': ({ gang }, who) => `${capital(matName(gang, who))} n’a plus de disque et ne joue plus.`,
  'last-left': ({ winner = 0 }, who) => `Il ne reste que ${who(winner)}, qui a gagné.`,
  'starts-next': ({ gang }, who) => `${capital(matName(gang, who))} commence la prochaine manche.`,
  'names-next': ({ gang }, who) =>
    `Pour finir, ${matName(gang, who)} nomme qui commence la prochaine manche.`,
  'nobody-to-play': (args) => `${at(args)} doit laisser un disque à deux personnes au moins.`,
} satisfies Phrases<Skull.ReasonKey>;

/** A mat by its name, to the player whose it is or to others. */
const matOf = ({ gang, you }: Args, who: Who): string =>
  you === 1 ? ['toi', 'ta première bande', 'ta seconde bande'][gangIn(gang)] : matName(gang, who);
const gangIn = (name: Arg): number => (readMat(String(name)).gang ?? -1) + 1;
/** A sentence to the player, or about somebody, a gang of theirs too. */
const told = (args: Args, who: Who, of: (name: string) => string, yours: string): string =>
  args.you === 1 && gangIn(args.gang) === 0 ? yours : of(capital(matOf(args, who)));

const moments = {
  mat: (args, who) => capital(matOf(args, who)),
  round: ({ round }) => `Manche ${round}`,
  'on-mats': ({ discs }) => (Number(discs) < 2 ? 'disque sur les tapis' : 'disques sur les tapis'),
  'of-discs': ({ discs }) => `sur ${counted(discs, 'disque')}`,
  starts: (args, who) => told(args, who, (name) => `${name} commence la manche.`, 'Tu commences la manche.'),
  attempt: (args, who) => {
    const flowers = counted(args.bid, 'fleur');
    return told(args, who, (name) => `${name} doit retourner ${flowers}.`, `Tu dois retourner ${flowers}.`);
  },
  breath: (args, who) =>
    args.you === 1 && gangIn(args.gang) === 0 ? 'Un de tes disques…' : `Un disque ${de(matOf(args, who))}…`,
  flower: ({ left }) => (Number(left) > 0 ? `Une fleur ! Encore ${left}.` : 'Une fleur !'),
  skull: (args, who) =>
    args.you === 1 && gangIn(args.gang) === 0 ? 'Ton crâne !' : `Le crâne ${de(matOf(args, who))} !`,
  'skull-own': (args, who) =>
    told(args, who, (name) => `${name} tombe sur son propre crâne !`, 'Ton propre crâne !'),
  made: (args, who) => told(args, who, (name) => `${name} réussit !`, 'Tu réussis !'),
  'made-about': () => 'Le tapis passe côté fleur. Encore un défi, et c’est gagné.',
  won: (args, who) =>
    told(
      args,
      who,
      (name) => `${name} réussit un second défi et gagne !`,
      'Second défi réussi : tu gagnes !',
    ),
  gloat: (args, who) => told(args, who, (name) => `${name} nargue.`, 'Tu nargues.'),
  lost: (args, who) => told(args, who, (name) => `${name} perd un disque.`, 'Tu perds un disque.'),
  'lost-disc': (args, who) => {
    const disc = args.disc === 'skull' ? 'le crâne' : 'une fleur';
    return told(args, who, (name) => `${name} perd ${disc}.`, `Tu perds ${disc}.`);
  },
  out: (args, who) => told(args, who, (name) => `${name} ne joue plus.`, 'Tu ne joues plus.'),
  'last-left': ({ seat, you }, who) =>
    you === 1 ? 'Il ne reste que toi : tu gagnes !' : `Personne d’autre ne reste : ${who(seat ?? 0)} gagne !`,
  'place-now': () => 'Pose un disque face cachée.',
  placed: () => 'C’est posé. Tu peux encore changer.',
  'add-now': () => 'Ajoute un disque, ou lance un défi.',
  'must-challenge': () => 'Ta main est vide : lance un défi !',
  'one-kind': ({ disc }) =>
    disc === 'skull' ? 'Il ne te reste que le crâne.' : 'Il ne te reste que des fleurs.',
  'one-mat': () => 'Il n’y a plus de disques que sur un tapis : touche-le.',
  'bid-now': ({ bid }) => `L’enchère est à ${bid}. Monter ou passer ?`,
  'turn-now': ({ left }) => `Encore ${left} : touche un tapis.`,
  'pick-now': (args, who) => `Choisis le disque que perd ${matOf(args, who)}.`,
  'lose-now': () => 'Quel disque abandonnes-tu ? Toi seul le sauras.',
  'name-now': () => 'Tu ne joues plus. Touche qui commence.',
  'gloat-now': () => 'Narguer',
  'pass-ahead': () => 'Passer à mon tour',
  hand: ({ discs }) => `Ta main, ${counted(discs, 'disque')}`,
  'gang-hand': ({ gang }) => ['Ta main', 'Première bande', 'Seconde bande'][gangIn(gang)],
  'mat-about': ({ pile, hand }) => `${pile} sur le tapis, ${hand} en main`,
  'turn-mat': (args, who) => `Retourner le disque du dessus ${de(matOf(args, who))}`,
  'first-mat': (args, who) => told(args, who, (name) => `${name} commence`, 'Tu commences'),
  'says-challenge': (args, who) => {
    const discs = counted(args.bid, 'disque');
    return told(args, who, (name) => `${name} lance un défi : ${discs}`, `Tu lances un défi : ${discs}`);
  },
  'says-raise': (args, who) =>
    told(args, who, (name) => `${name} monte à ${args.bid}`, `Tu montes à ${args.bid}`),
  'says-pass': (args, who) => told(args, who, (name) => `${name} passe`, 'Tu passes'),
  turned: (args, who) =>
    `Disque ${de(matOf(args, who))} : ${args.disc === 'skull' ? 'un crâne !' : 'une fleur'}`,
  'round-made': (args, who) =>
    told(
      args,
      who,
      (name) => `Manche ${args.round} : ${name} réussit ${args.bid}`,
      `Manche ${args.round} : tu réussis ${args.bid}`,
    ),
  'round-failed': (args, who) =>
    told(
      args,
      who,
      (name) => `Manche ${args.round} : ${name} échoue à ${args.bid}`,
      `Manche ${args.round} : tu échoues à ${args.bid}`,
    ),
  challenger: () => 'Défi de',
  how: () => 'Issue',
  'made-short': () => 'réussi',
  'skull-of': (args, who) => `crâne ${de(matOf(args, who))}`,
  'own-skull': () => 'son propre crâne',
  discs: () => 'Disques',
  challenges: () => 'Réussis',
  less: () => 'Un de moins',
  more: () => 'Un de plus',
} satisfies Phrases<Moment>;

const ofGang = (gang: number | null, text: string): string =>
  gang === null ? text : `${gang === 0 ? 'Première' : 'Seconde'} bande : ${text.toLowerCase()}`;

const labels: LabelsFor<Deed> = {
  place: ({ disc, gang }) => ofGang(gang, disc === 'flower' ? 'Poser une fleur' : 'Poser le crâne'),
  gloat: ({ gang }) => ofGang(gang, 'Narguer et retourner le reste de ta pile'),
  challenge: ({ discs }) => `Lancer un défi : ${counted(discs, 'disque')}`,
  raise: ({ discs }) => `Monter à ${discs}`,
  pass: () => 'Passer',
  turn: ({ mat }, who) => `Retourner un disque ${de(matName(mat, who))}`,
  pick: ({ at }) => `Prendre le disque en position ${at}`,
  lose: ({ disc }) => (disc === 'skull' ? 'Perdre le crâne' : 'Perdre une fleur'),
  first: ({ mat }, who) => `${capital(matName(mat, who))} commence`,
};

export const words = {
  pad,
  reasons,
  label: labelled(readWord, labels, seat),
  card: discName,
  suit: (code) => code,
  options: {
    gangs: {
      name: 'Bandes',
      about: 'Combien de tapis à quatre disques chacun mène.',
      values: { 1: 'Une chacun', 2: 'Deux chacun' },
    },
    lastSkull: {
      name: 'Le dernier crâne',
      about: 'Ce qui arrive quand un autre challenger retourne ton dernier disque et que c’est le crâne.',
      values: { challenger: 'Seul le challenger paie', anyone: 'Son propriétaire sort aussi' },
    },
  },
  modes: {
    'one-gang': { name: 'Une bande chacun', about: 'De trois à douze joueurs, un tapis chacun.' },
    'two-gangs': {
      name: 'Deux bandes chacun',
      about: 'De deux à six joueurs, chacun avec deux tapis qui peuvent surenchérir l’un sur l’autre.',
    },
  },
  moments,
} as const satisfies Words;
