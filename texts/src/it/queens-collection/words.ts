import type * as QueensCollection from '@crossbones/games/queens-collection/index';
import { type Deed, readWord } from '@crossbones/games/queens-collection/seen/word';
import { type LabelsFor, labelled } from '../../label.js';
import { minus } from '../../number.js';
import type { Phrases } from '../../phrase.js';
import type { Words } from '../../queens-collection/words.js';
import { a, capital, counted, di, form, list, seat, you } from '../speech.js';
import { pad } from './pad.js';

type Arg = string | number | undefined;

/** A colour of a box, of a card or a pawn, and of several of them. */
const names: { readonly [code: string]: readonly [string, string, string] } = {
  c1: ['rosso', 'rossa', 'rosse'],
  c2: ['verde', 'verde', 'verdi'],
  c3: ['giallo', 'gialla', 'gialle'],
  c4: ['blu', 'blu', 'blu'],
  c5: ['viola', 'viola', 'viola'],
  c6: ['turchese', 'turchese', 'turchesi'],
  c7: ['bianco', 'bianca', 'bianche'],
  c8: ['nero', 'nera', 'nere'],
};

/** “rosso” for `c1`. */
const colourName = (colour: Arg): string => names[String(colour)]?.[0] ?? String(colour);
/** “rossa” for `c1`. */
const feminine = (colour: Arg): string => names[String(colour)]?.[1] ?? String(colour);
/** “rosse” for `c1`. */
const plural = (colour: Arg): string => names[String(colour)]?.[2] ?? String(colour);
/** “carta rossa” for `c1`, “jolly” for `joker`. */
const bareName = (card: Arg): string => (card === 'joker' ? 'jolly' : `carta ${feminine(card)}`);
/** “la carta rossa” for `c1`, “il jolly” for `joker`. */
const cardName = (card: Arg): string => `${card === 'joker' ? 'il' : 'la'} ${bareName(card)}`;

const numbers = ['nessuna', 'una', 'due', 'tre', 'quattro', 'cinque', 'sei'];

/** Each of the codes once, with how often it is there. */
function tally(codes: Arg | readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const code of typeof codes === 'object' ? codes : String(codes).split('+'))
    counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts];
}

/** `c1+c1+joker` as “due carte rosse e un jolly”. */
const cardsName = (cards: Arg | readonly string[]): string =>
  list(
    tally(cards).map(([card, n]) => {
      if (n === 1) return `${card === 'joker' ? 'un' : 'una'} ${bareName(card)}`;
      return `${numbers[n] ?? n} ${card === 'joker' ? 'jolly' : `carte ${plural(card)}`}`;
    }),
  );

/** `c1+c1` as “due pedine rosse”. */
const pawnsName = (pawns: Arg): string =>
  list(
    tally(pawns).map(([pawn, n]) =>
      n === 1 ? `una pedina ${feminine(pawn)}` : `${numbers[n] ?? n} pedine ${plural(pawn)}`,
    ),
  );
const boxesName = (boxes: Arg): string =>
  list(
    String(boxes)
      .split('+')
      .map((box) => `lo scrigno ${colourName(box)}`),
  );
const cardCount = (n: Arg): string => counted(n, 'carta', 'carte');
const pawnCount = (n: Arg): string => counted(n, 'pedina', 'pedine');

const reasons = {
  'game-over': () => 'L’ultimo punto è contato; la partita è finita.',
  'chance-first': () => 'Un attimo: si mescolano le carte.',
  'not-your-turn': ({ seat }, who) => `Pazienza: ora tocca ${a(who(seat))}.`,
  'other-mode': () => 'Questo si fa in un’altra modalità di gioco, non in questa.',
  'turning-up-over': () => 'In questo turno hai finito di scoprire carte; ora prendi pedine o scambia.',
  'nothing-to-turn-up': () => 'Mazzo e scarti sono vuoti: non c’è nessuna carta da scoprire.',
  'stop-first': () => 'Stai ancora scoprendo carte; prima fermati.',
  'nothing-to-end': () => 'Fai almeno una coppia o uno scambio prima di finire.',
  'must-take-or-swap': () => 'Con una carta in mano devi prendere una pedina o scambiare una carta.',
  'must-skip': () => 'Qui non puoi fare niente: il tuo turno passa.',
  taking: () => 'Hai cominciato a prendere pedine: gli scambi aspettano il prossimo turno.',
  swapping: () => 'Hai cominciato a scambiare con il mercato; per questo turno basta così.',
  'swapping-with-partner': () =>
    'Hai cominciato a scambiare con il tuo compagno; per questo turno basta così.',
  'no-partner': () => 'Qui ognuno gioca per sé: non c’è un compagno con cui scambiare.',
  'not-in-hand': ({ cards }) => `Non hai in mano ${cardsName(cards)}.`,
  'not-in-market': ({ card }) => `${capital(cardName(card))} non è nel mercato.`,
  'not-in-partners-hand': ({ card }) => `Il tuo compagno non ha ${cardName(card)}.`,
  'just-received': ({ card }) => `Con questo scambio hai appena ricevuto ${cardName(card)}: resta a te.`,
  'just-given': ({ card }) => `Hai appena dato via ${cardName(card)} con questo scambio: resta dov’è.`,
  'no-pawn-left': ({ colour }) =>
    `Le pedine ${plural(colour)} sono finite; scegli un colore che ne abbia ancora.`,
  'no-pair': ({ card }) => `Niente nel mercato fa coppia con ${cardName(card)}.`,
  'no-such-pawn': ({ box, pawn }) =>
    `Nello scrigno ${colourName(box)} non c’è nessuna pedina ${feminine(pawn)}.`,
  'playing-alone': () => 'Giochi in solitario: non c’è nessuno con cui barattare.',
  'no-such-player': ({ seat }) => `Al posto ${seat} non c’è nessuno.`,
  'own-hand': () => 'Baratta con qualcun altro, non con la tua mano.',
  'reserve-empty': () => 'Un baratto costa una carta del mazzo, e il mazzo è vuoto.',
  'not-in-their-hand': ({ card, seat }, who) => `${capital(who(seat))} non ha ${cardName(card)}.`,
  'must-act': () => 'Hai ancora una carta in mano, quindi qualcosa puoi fare.',
  'may-pair': ({ word }) => `${label(String(word))}.`,
  'may-pair-bare': ({ word }) =>
    `${label(String(word))} (lì non ci sono più pedine: serve solo a liberarti delle carte).`,
  clashes: ({ card }) =>
    `Questo colore esce per la seconda volta (${bareName(card)}): tutto ciò che è stato scoperto in questo turno è scartato.`,
  'no-clash': () =>
    'Nessun colore è uscito due volte, e un jolly non si scontra con niente. Fermati, o scopri un’altra carta.',
  'five-turned': () => 'Se ne scoprono al massimo cinque: vanno tutte in mano.',
  'boxes-worth': ({ count, points }) => `${count} × 3 per gli scrigni: ${points}.`,
  'pawns-worth': ({ count, points }) => `${count} × 2 per le pedine: ${points}.`,
  'cards-cost': ({ count, points }) =>
    `${counted(count, 'carta rimasta', 'carte rimaste')} in mano: ${minus(points)}.`,
  'full-worth': ({ count, spaces, points }) =>
    `${count} × ${spaces} per gli scrigni con tutte le loro pedine: ${points}.`,
  'strays-cost': ({ count }) => `${pawnCount(count)} fuori casa: ${minus(count)}.`,
  graded: ({ grade }) => `Il voto è ${grade} su 5.`,
  'too-many-copies': ({ at, card, most }) =>
    `${at}: nella scatola c’è ${cardName(card)} al massimo ${most} volte.`,
} satisfies Phrases<QueensCollection.ReasonKey>;

const labels: LabelsFor<Deed> = {
  reveal: () => 'Scopri una carta',
  stop: () => 'Fermati',
  done: () => 'Basta così',
  skip: () => 'Continua',
  pair: ({ hand, market, colour }) =>
    `Prendi una pedina ${feminine(colour)}: ${cardsName(hand)} con ${cardName(market)} del mercato`,
  swap: ({ own, other }) => `Da’ ${cardsName(own)} per ${cardName(other)} del mercato`,
  partner: ({ own, other }) => `Da’ al tuo compagno ${cardsName(own)} per ${cardsName(other)}`,
  move({ paid, ends: [one, other] }) {
    const first = `la pedina ${feminine(one.pawn)} nello scrigno ${colourName(one.box)}`;
    const second = `quella ${feminine(other.pawn)} nello scrigno ${colourName(other.box)}`;
    return `Scambia ${first} con ${second}, per ${cardsName(paid)}`;
  },
  redraw: ({ cards }) => `Scarta ${cardsName(cards)}`,
  trade: ({ own, seat, other }, who) => `Da’ ${a(who(seat))} ${cardsName(own)} per ${cardsName(other)}`,
};
const label = labelled(readWord, labels, seat);

export const words = {
  pad,
  reasons,
  label,
  card: bareName,
  suit: colourName,
  options: {
    mode: {
      name: 'Modalità',
      about: 'Tutti contro tutti, a coppie o insieme.',
      values: { competitive: 'Ognuno per sé', teams: 'Due squadre da due', cooperative: 'Tutti insieme' },
    },
    spaces: {
      name: 'Spazi per scrigno',
      about: 'Tutti insieme, con due è più facile.',
      values: { 3: 'Tre', 2: 'Due, per una partita più facile' },
    },
  },
  modes: {
    competitive: {
      name: 'Ognuno per sé',
      about: 'Da due a quattro giocatori: a chi più pedine e scrigni.',
    },
    teams: { name: 'Squadre', about: 'Due coppie; i compagni vedono e si scambiano le carte.' },
    cooperative: {
      name: 'Tutti insieme',
      about: 'Riportate a casa ogni pedina prima che finiscano le carte.',
    },
    solo: { name: 'Solitario', about: 'Lo stesso rompicapo, tutto per te.' },
  },
  moments: {
    turned: ({ seat, card }, who) => `${form(who(seat), 'hai', 'ha')} scoperto ${cardsName(card)}.`,
    clash: ({ card }) => `Due carte ${plural(card)}: tutto perso!`,
    kept: ({ seat, cards }, who) => `${form(who(seat), 'hai', 'ha')} tenuto ${cardCount(cards)}.`,
    took: ({ seat, pawns }, who) => `${form(who(seat), 'hai', 'ha')} preso ${pawnsName(pawns)}.`,
    'took-box': ({ seat, pawns, boxes }, who) =>
      `${form(who(seat), 'hai', 'ha')} preso ${pawnsName(pawns)}, e anche ${boxesName(boxes)}!`,
    'took-nothing': () => 'Non ci sono più pedine così: le carte escono dalla manche.',
    swapped: ({ seat, cards }, who) =>
      `${form(who(seat), 'hai', 'ha')} scambiato ${cardCount(cards)} con il mercato.`,
    'swapped-partner': ({ seat, cards }, who) =>
      `${form(who(seat), 'hai', 'ha')} scambiato ${cardCount(cards)} nella squadra.`,
    skipped: ({ seat }, who) => `${form(who(seat), 'hai', 'ha')} dovuto passare.`,
    reshuffled: () => 'Gli scarti si rimescolano e diventano il mazzo.',
    moved: ({ seat, pawn, other }, who) =>
      `${form(who(seat), 'hai', 'ha')} scambiato una pedina ${feminine(pawn)} con una ${feminine(other)}.`,
    redrew: ({ seat, cards }, who) => `${form(who(seat), 'hai', 'ha')} scartato ${cardCount(cards)}.`,
    traded: ({ seat, other }, who) => `${who(seat)} e ${who(other)}: una carta barattata.`,
    'last-turns': ({ players }) =>
      players === 1 ? 'Il mazzo è vuoto: un ultimo turno.' : 'Il mazzo è vuoto: un ultimo turno a testa.',
    'all-home': () => 'Ogni pedina è a casa!',
    keep: ({ cards }) =>
      cards === 0
        ? 'Non pescare'
        : cards === 1
          ? 'Tienila'
          : cards === 2
            ? 'Tienile entrambe'
            : `Tieni tutte e ${cards}`,
    take: () => 'Prendi pedine',
    swap: () => 'Scambia carte',
    partner: ({ seat }, who) => `Scambia con ${who(seat)}`,
    'take-asks': () => 'Abbina una carta tua a una del mercato.',
    'swap-asks': () => 'Scegli una carta tua e una del mercato.',
    'partner-asks': () => 'Scegli una carta tua e una del tuo compagno.',
    'colour-asks': () => 'Quale colore? Tocca il suo scrigno.',
    'take-now': ({ pawns }) => (pawns === 0 ? 'Rinuncia alle carte' : `Prendi ${pawnCount(pawns)}`),
    'swap-now': ({ cards }) => `Scambia ${cardCount(cards)}`,
    'act-asks': () => 'Scambia due pedine, o tocca le carte da scartare.',
    'pawn-asks': () => 'E quale altra pedina?',
    'pay-asks': () => 'Paga con',
    'redraw-now': ({ cards }) => `Scarta ${cardCount(cards)}`,
    trade: () => 'Baratta',
    'trade-asks': () => 'Quale carta vuoi per la tua?',
    market: () => 'Mercato',
    reserve: ({ cards }) => `Mazzo, ${cardCount(cards)}`,
    discard: ({ cards }) => `Scarti, ${cardCount(cards)}`,
    removed: () => 'Fuori dalla manche',
    boxes: () => 'Scrigni',
    box: ({ colour, pawns }) => `Scrigno ${colourName(colour)}, ${pawns === 0 ? 'vuoto' : pawnCount(pawns)}`,
    'empty-box': ({ colour }) => `Lo scrigno ${colourName(colour)} è preso`,
    pawn: ({ pawn, box }) => `Pedina ${feminine(pawn)} nello scrigno ${colourName(box)}`,
    'pawn-home': ({ pawn }) => `Pedina ${feminine(pawn)}, a casa`,
    trove: ({ pawns, boxes }) => `${pawnCount(pawns)}, ${counted(boxes, 'scrigno', 'scrigni')}`,
    known: ({ cards }) => `Tutti conoscono ${cardsName(cards)}`,
    hand: ({ seat }, who) => (who(seat) === you ? 'La tua mano' : `Mano ${di(who(seat))}`),
    home: ({ count, of }) => `${count} su ${of} a casa`,
    'boxes-row': () => 'Scrigni',
    'pawns-row': () => 'Pedine',
    'cards-row': () => 'Carte rimaste',
    'full-row': () => 'Scrigni completi',
    'stray-row': () => 'Pedine fuori casa',
  },
} as const satisfies Words;
