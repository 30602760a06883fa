import type { Args } from '@crossbones/core';
import type * as Skull from '@crossbones/games/skull/index';
import { type Deed, readMat, readWord } from '@crossbones/games/skull/seen/word';
import { type LabelsFor, labelled } from '../../label.js';
import type { Phrases, Who } from '../../phrase.js';
import type { Moment, Words } from '../../skull/words.js';
import { a, at, capital, counted, di, seat } from '../speech.js';
import { pad } from './pad.js';

type Arg = string | number | undefined;

/** A mat by its name: `2` is “il posto 2”, `2.1` is “la seconda banda del posto 2”. */
function matName(name: Arg, who: Who): string {
  const { seat, gang } = readMat(String(name));
  if (gang === null) return who(seat);
  return `la ${gang === 0 ? 'prima' : 'seconda'} banda ${di(who(seat))}`;
}

const discName = (disc: Arg): string =>
  disc === 'skull' ? 'teschio' : disc === 'flower' ? 'fiore' : String(disc);
const discs = (count: Arg): string => counted(count, 'disco', 'dischi');

/** Several mats, their names with blanks between them. */
const matNames = (names: Arg, who: Who): string =>
  String(names)
    .split(' ')
    .map((name) => matName(name, who))
    .join(', ');

const reasons = {
  over: () => 'La partita è vinta; non c’è più niente su cui bluffare.',
  'first-undrawn': () => 'Un attimo: si sorteggia chi inizia.',
  'loss-undrawn': () => 'Un attimo: i dischi si mescolano e se ne toglie uno.',
  'gang-words': ({ gangs }) =>
    gangs === 2
      ? 'A questo tavolo ognuno ha due bande: di’ quale, come in 0.1/flower o turn:2.1.'
      : 'A questo tavolo ognuno ha una banda: non nominarla, come in flower o turn:2.',
  'no-such-gang': ({ gang }, who) => `${capital(matName(gang, who))} non è a questo tavolo.`,
  'not-your-gang': ({ gang }, who) => `Giù le mani: questi sono i dischi ${di(matName(gang, who))}.`,
  'gang-out': ({ gang }, who) => `${capital(matName(gang, who))} non ha più dischi ed è fuori dal gioco.`,
  'not-your-turn': ({ gang }, who) => `Ora tocca ${a(matName(gang, who))}.`,
  'first-places-last': ({ gang }, who) =>
    `${capital(matName(gang, who))} inizia questa manche: il suo disco viene dopo tutti gli altri.`,
  'other-gang-first': () => 'Prima metti un disco con l’altra tua banda; poi puoi ancora cambiare questo.',
  'no-such-disc': ({ disc }) => `Non hai nessun ${discName(disc)} da mettere giù.`,
  'hand-empty': () => 'La tua mano è vuota: devi lanciare una sfida.',
  'bid-beyond-table': ({ bid, discs: all }) =>
    `${bid} è troppo: sui tappetini ${Number(all) === 1 ? 'c’è' : 'ci sono'} solo ${discs(all)}.`,
  'bid-not-higher': ({ bid, last }) => `${bid} non è più di ${last}: rilancia più in alto, o passa.`,
  'own-pile': () => 'La tua pila è già girata; il resto deve venire dagli altri.',
  'pile-spent': ({ gang }, who) => `Davanti ${a(matName(gang, who))} non resta niente di coperto.`,
  'no-such-position': ({ last }) => `I dischi da cui scegliere sono alle posizioni da 0 a ${last}.`,
  'gloat-not-now': () => 'Ogni cosa a suo tempo: si gongola mentre si sceglie il disco di una sfida persa.',
  'gloat-challenger': () => 'La sfida fallita era la tua; lascia gongolare gli altri.',
  'gloat-nothing': () => 'Non hai dischi coperti con cui gongolare.',
  'await-place': () => 'Prima tutti mettono giù un disco coperto.',
  'await-lead': ({ gang }, who) =>
    `Gli altri hanno messo giù il loro; ora tocca ${a(matName(gang, who))}, che inizia.`,
  'await-add': ({ gang }, who) => `Ora ${matName(gang, who)} aggiunge un disco o lancia una sfida.`,
  'await-bid': ({ gang, bid }, who) => `La puntata è ${bid}: ${matName(gang, who)} rilancia o passa.`,
  'await-turn': ({ gang }, who) => `La sfida è in corso: ${matName(gang, who)} gira un disco dopo l’altro.`,
  'await-pick': ({ gang }, who) => `Ora ${matName(gang, who)} sceglie il disco che si perde.`,
  'await-loss': ({ gang }, who) => `Ora ${matName(gang, who)} sceglie in segreto quale disco perdere.`,
  'await-name': ({ gang }, who) =>
    `Ora ${matName(gang, who)}, fuori dal gioco, dice chi inizia la prossima manche.`,
  'bid-all': ({ discs: all }) => `Chi punta tutti e ${all} i dischi chiude subito l’asta e deve girarli.`,
  'own-first': ({ gang, count }, who) =>
    `${capital(matName(gang, who))} gira prima ${discs(count)} della propria pila, dalla cima.`,
  'then-others': ({ count, mats }, who) =>
    `Poi altri ${count}, dove vuole, ogni pila dalla cima: ${matNames(mats, who)}.`,
  'meets-skull': ({ owner }, who) =>
    `Il teschio ${di(matName(owner, who))} chiude la sfida; tutto il resto rimane coperto.`,
  'bid-reached': ({ bid }) => `${bid} senza teschi: la puntata è raggiunta.`,
  'mat-turns': ({ gang }, who) => `${capital(matName(gang, who))} gira il tappetino sul lato fiore.`,
  'second-made': ({ gang }, who) => `È la seconda sfida vinta ${di(matName(gang, who))}: la partita è sua.`,
  picks: ({ owner, gang, discs: all }, who) =>
    `${capital(matName(owner, who))} prende uno dei ${all} dischi ${di(matName(gang, who))}, mescolati e coperti; quale, lo sa solo chi lo perde.`,
  chooses: ({ gang, discs: all }, who) =>
    `Era il proprio teschio: ${matName(gang, who)} sceglie in segreto quale dei ${all} dischi perdere.`,
  drawn: ({ gang }, who) =>
    `Il teschio è della banda sorella: il disco che perde ${matName(gang, who)} si sorteggia.`,
  'last-disc': ({ gang }, who) => `È l’ultimo disco ${di(matName(gang, who))}, e se ne va subito.`,
  'loses-last-skull': ({ owner }, who) =>
    `Alla lettera esce anche ${matName(owner, who)}: quel teschio era l’ultimo disco.`,
  'may-gloat': ({ mats }, who) => `Prima, può mostrare il resto della pila: ${matNames(mats, who)}.`,
  'is-out': ({ gang }, who) => `${capital(matName(gang, who))} non ha più dischi ed esce dal gioco.`,
  'last-left': ({ winner = 0 }, who) => `In gioco resta solo ${who(winner)}, e vince.`,
  'starts-next': ({ gang }, who) => `${capital(matName(gang, who))} inizia la prossima manche.`,
  'names-next': ({ gang }, who) => `Per finire, ${matName(gang, who)} dice chi inizia la prossima manche.`,
  'nobody-to-play': (args) => `${at(args)} deve lasciare un disco ad almeno due persone.`,
} satisfies Phrases<Skull.ReasonKey>;

const gangIn = (name: Arg): number => (readMat(String(name)).gang ?? -1) + 1;
/** A mat by its name, to the player whose it is or to others. */
const matOf = ({ gang, you }: Args, who: Who): string =>
  you === 1 ? ['tu', 'la tua prima banda', 'la tua seconda banda'][gangIn(gang)] : matName(gang, who);
const isYours = (args: Args): boolean => args.you === 1 && gangIn(args.gang) === 0;
/** “il tuo teschio”, “il teschio di Anna”. */
const thing = (what: string, args: Args, who: Who): string =>
  isYours(args) ? `il tuo ${what}` : `il ${what} ${di(matOf(args, who))}`;
/** A sentence to the player, or about somebody, a gang of theirs too. */
const told = (args: Args, who: Who, of: (name: string) => string, yours: string): string =>
  isYours(args) ? yours : of(capital(matOf(args, who)));

const moments = {
  mat: (args, who) => capital(matOf(args, who)),
  round: ({ round }) => `Manche ${round}`,
  'on-mats': ({ discs: all }) => (Number(all) === 1 ? 'disco sui tappetini' : 'dischi sui tappetini'),
  'of-discs': ({ discs: all }) => `su ${discs(all)}`,
  starts: (args, who) => told(args, who, (name) => `${name} inizia la manche.`, 'Inizi tu la manche.'),
  attempt: (args, who) => {
    const flowers = counted(args.bid, 'fiore', 'fiori');
    return told(args, who, (name) => `${name} deve girare ${flowers}.`, `Devi girare ${flowers}.`);
  },
  breath: (args, who) => `${capital(thing('disco', args, who))}…`,
  flower: ({ left }) =>
    Number(left) > 0 ? `Un fiore! ${Number(left) === 1 ? 'Ne manca' : 'Ne mancano'} ${left}.` : 'Un fiore!',
  skull: (args, who) => `${capital(thing('teschio', args, who))}!`,
  'skull-own': (args, who) =>
    told(args, who, (name) => `${name} trova il proprio teschio!`, 'Il tuo stesso teschio!'),
  made: (args, who) => told(args, who, (name) => `${name} ce la fa!`, 'Ce l’hai fatta!'),
  'made-about': () => 'Il tappetino passa al lato fiore. Un’altra sfida e si vince.',
  won: (args, who) =>
    told(
      args,
      who,
      (name) => `${name} vince la seconda sfida e la partita!`,
      'Seconda sfida vinta: hai vinto!',
    ),
  gloat: (args, who) => told(args, who, (name) => `${name} gongola.`, 'Tu gongoli.'),
  lost: (args, who) => told(args, who, (name) => `${name} perde un disco.`, 'Perdi un disco.'),
  'lost-disc': (args, who) => {
    const disc = args.disc === 'skull' ? 'il teschio' : 'un fiore';
    return told(args, who, (name) => `${name} perde ${disc}.`, `Perdi ${disc}.`);
  },
  out: (args, who) => told(args, who, (name) => `${name} esce dal gioco.`, 'Sei fuori dal gioco.'),
  'last-left': ({ seat, you }, who) =>
    you === 1 ? 'In gioco resti solo tu: hai vinto!' : `In gioco resta solo ${who(seat ?? 0)}: vince!`,
  'place-now': () => 'Metti giù un disco coperto.',
  placed: () => 'Fatto. Puoi ancora cambiarlo.',
  'add-now': () => 'Aggiungi un disco, o lancia una sfida.',
  'must-challenge': () => 'La tua mano è vuota: lancia una sfida!',
  'one-kind': ({ disc }) => (disc === 'skull' ? 'Ti resta solo il teschio.' : 'Ti restano solo fiori.'),
  'one-mat': () => 'Restano dischi su un solo tappetino: toccalo.',
  'bid-now': ({ bid }) => `La puntata è ${bid}. Rilanci o passi?`,
  'turn-now': ({ left }) => `${Number(left) === 1 ? 'Ne manca' : 'Ne mancano'} ${left}: tocca un tappetino.`,
  'pick-now': (args, who) => `Scegli il disco che perde ${matOf(args, who)}.`,
  'lose-now': () => 'A quale disco rinunci? Nessun altro lo saprà.',
  'name-now': () => 'Sei fuori. Tocca chi inizia.',
  'gloat-now': () => 'Gongola',
  'pass-ahead': () => 'Quando tocca a me, passa',
  hand: ({ discs: all }) => `La tua mano, ${discs(all)}`,
  'gang-hand': ({ gang }) => ['La tua mano', 'Prima banda', 'Seconda banda'][gangIn(gang)],
  'mat-about': ({ pile, hand }) => `${pile} sul tappetino, ${hand} in mano`,
  'turn-mat': (args, who) => `Gira ${thing('disco in cima', args, who)}`,
  'first-mat': (args, who) => told(args, who, (name) => `${name} inizia`, 'Inizi tu'),
  'says-challenge': (args, who) => {
    const bid = discs(args.bid);
    return told(args, who, (name) => `${name} sfida: ${bid}`, `Tu sfidi: ${bid}`);
  },
  'says-raise': (args, who) =>
    told(args, who, (name) => `${name} rilancia a ${args.bid}`, `Tu rilanci a ${args.bid}`),
  'says-pass': (args, who) => told(args, who, (name) => `${name} passa`, 'Tu passi'),
  turned: (args, who) =>
    `${capital(thing('disco', args, who))}: ${args.disc === 'skull' ? 'un teschio!' : 'un fiore'}`,
  'round-made': (args, who) =>
    told(
      args,
      who,
      (name) => `Manche ${args.round}: ${name} vince con ${args.bid}`,
      `Manche ${args.round}: tu vinci con ${args.bid}`,
    ),
  'round-failed': (args, who) =>
    told(
      args,
      who,
      (name) => `Manche ${args.round}: ${name} fallisce con ${args.bid}`,
      `Manche ${args.round}: tu fallisci con ${args.bid}`,
    ),
  challenger: () => 'Sfida di',
  how: () => 'Esito',
  'made-short': () => 'vinta',
  'skull-of': (args, who) => (isYours(args) ? 'tuo teschio' : `teschio ${di(matOf(args, who))}`),
  'own-skull': () => 'teschio proprio',
  discs: () => 'Dischi',
  challenges: () => 'Vinte',
  less: () => 'Uno in meno',
  more: () => 'Uno in più',
} satisfies Phrases<Moment>;

const ofGang = (gang: number | null, text: string): string =>
  gang === null ? text : `${gang === 0 ? 'Prima' : 'Seconda'} banda: ${text.toLowerCase()}`;

const labels: LabelsFor<Deed> = {
  place: ({ disc, gang }) => ofGang(gang, disc === 'flower' ? 'Metti un fiore' : 'Metti il teschio'),
  gloat: ({ gang }) => ofGang(gang, 'Gongola e gira il resto della tua pila'),
  challenge: ({ discs: bid }) => `Sfida: ${discs(bid)}`,
  raise: ({ discs }) => `Rilancia a ${discs}`,
  pass: () => 'Passa',
  turn: ({ mat }, who) => `Gira un disco ${di(matName(mat, who))}`,
  pick: ({ at }) => `Prendi il disco in posizione ${at}`,
  lose: ({ disc }) => (disc === 'skull' ? 'Perdi il teschio' : 'Perdi un fiore'),
  first: ({ mat }, who) => `${capital(matName(mat, who))} inizia`,
};

export const words = {
  pad,
  reasons,
  label: labelled(readWord, labels, seat),
  card: discName,
  suit: (code) => code,
  options: {
    gangs: {
      name: 'Bande',
      about: 'Quanti tappetini da quattro dischi ha ognuno.',
      values: { 1: 'Una a testa', 2: 'Due a testa' },
    },
    lastSkull: {
      name: 'L’ultimo teschio',
      about: 'Che cosa succede quando un altro gira il tuo ultimo disco, ed è il teschio.',
      values: { challenger: 'Paga solo chi sfida', anyone: 'Esce anche chi ce l’ha' },
    },
  },
  modes: {
    'one-gang': { name: 'Una banda a testa', about: 'Da tre a dodici giocatori, un tappetino ciascuno.' },
    'two-gangs': {
      name: 'Due bande a testa',
      about: 'Da due a sei giocatori, ognuno con due tappetini che possono rilanciare l’uno sull’altro.',
    },
  },
  moments,
} as const satisfies Words;
