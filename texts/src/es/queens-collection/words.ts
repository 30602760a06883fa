import type * as QueensCollection from '@crossbones/games/queens-collection/index';
import { type Deed, readWord } from '@crossbones/games/queens-collection/seen/word';
import { type LabelsFor, labelled } from '../../label.js';
import { minus } from '../../number.js';
import type { Phrases } from '../../phrase.js';
import type { Words } from '../../queens-collection/words.js';
import { a, capital, counted, de, form, list, seat, you } from '../speech.js';
import { pad } from './pad.js';

type Arg = string | number | undefined;

/** A colour of a pawn or a box, and of a card. */
const names: { readonly [code: string]: readonly [string, string] } = {
  c1: ['rojo', 'roja'],
  c2: ['verde', 'verde'],
  c3: ['amarillo', 'amarilla'],
  c4: ['azul', 'azul'],
  c5: ['morado', 'morada'],
  c6: ['turquesa', 'turquesa'],
  c7: ['blanco', 'blanca'],
  c8: ['negro', 'negra'],
};

/** “rojo” for `c1`. */
const colourName = (colour: Arg): string => names[String(colour)]?.[0] ?? String(colour);
/** “roja” for `c1`. */
const feminine = (colour: Arg): string => names[String(colour)]?.[1] ?? String(colour);
const plural = (colour: string): string => (/[aeiou]$/.test(colour) ? `${colour}s` : `${colour}es`);
/** “carta roja” for `c1`, “comodín” for `joker`. */
const bareName = (card: Arg): string => (card === 'joker' ? 'comodín' : `carta ${feminine(card)}`);
/** “la carta roja” for `c1`, “el comodín” for `joker`. */
const cardName = (card: Arg): string => `${card === 'joker' ? 'el' : 'la'} ${bareName(card)}`;

const numbers = ['', 'una', 'dos', 'tres', 'cuatro', 'cinco', 'seis'];

/** `c1+c1+joker` as “dos cartas rojas y un comodín”. */
function cardsName(cards: Arg | readonly string[]): string {
  const counts = new Map<string, number>();
  for (const card of typeof cards === 'object' ? cards : String(cards).split('+'))
    counts.set(card, (counts.get(card) ?? 0) + 1);
  const parts = [...counts].map(([card, n]) => {
    if (n === 1) return `${card === 'joker' ? 'un' : 'una'} ${bareName(card)}`;
    return `${numbers[n] ?? n} ${card === 'joker' ? 'comodines' : `cartas ${plural(feminine(card))}`}`;
  });
  return list(parts);
}

/** `c1+c1` as “dos peones rojos”. */
function pawnsName(pawns: Arg): string {
  const all = String(pawns).split('+');
  return list(
    [...new Set(all)].map((pawn) => {
      const n = all.filter((one) => one === pawn).length;
      return n === 1
        ? `un peón ${colourName(pawn)}`
        : `${numbers[n] ?? n} peones ${plural(colourName(pawn))}`;
    }),
  );
}
const boxesName = (boxes: Arg): string =>
  list(
    String(boxes)
      .split('+')
      .map((box) => `el cofre ${colourName(box)}`),
  );
const cardCount = (n: Arg): string => counted(n, 'carta');
const pawnCount = (n: Arg): string => counted(n, 'peón', 'peones');

const reasons = {
  'game-over': () => 'El último punto está contado; la partida ha terminado.',
  'chance-first': () => 'Un momento: se están barajando las cartas.',
  'not-your-turn': ({ seat }, who) => `Paciencia: es el turno ${de(who(seat))}.`,
  'other-mode': () => 'Eso se hace en otro modo de juego, no en este.',
  'turning-up-over': () => 'Ya has terminado de destapar en este turno; toma peones o cambia cartas.',
  'nothing-to-turn-up': () => 'La reserva y el descarte están vacíos: no hay carta que destapar.',
  'stop-first': () => 'Aún estás destapando cartas; párate antes.',
  'nothing-to-end': () => 'Haz al menos una pareja o un cambio antes de acabar.',
  'must-take-or-swap': () => 'Con una carta en la mano tienes que tomar un peón o cambiar una carta.',
  'must-skip': () => 'Aquí no puedes hacer nada: tu turno pasa.',
  taking: () => 'En este turno has empezado a tomar peones; los cambios esperan al siguiente.',
  swapping: () => 'Has empezado a cambiar con el mercado; por este turno es todo.',
  'swapping-with-partner': () => 'Has empezado a cambiar con tu compañero; por este turno es todo.',
  'no-partner': () => 'Aquí se juega todos contra todos: no hay compañero con quien cambiar.',
  'not-in-hand': ({ cards }) => `No tienes en la mano ${cardsName(cards)}.`,
  'not-in-market': ({ card }) => `${capital(cardName(card))} no está en el mercado.`,
  'not-in-partners-hand': ({ card }) => `Tu compañero no tiene ${cardName(card)}.`,
  'just-received': ({ card }) =>
    `${capital(cardName(card))} te acaba de llegar en este cambio: se queda contigo.`,
  'just-given': ({ card }) => `Acabas de entregar ${cardName(card)} en este cambio: se queda ahí.`,
  'no-pawn-left': ({ colour }) =>
    `Ya no quedan peones ${plural(colourName(colour))}; di un color que aún tenga.`,
  'no-pair': ({ card }) => `Nada del mercado hace pareja con ${cardName(card)}.`,
  'no-such-pawn': ({ box, pawn }) => `No hay ningún peón ${colourName(pawn)} en el cofre ${colourName(box)}.`,
  'playing-alone': () => 'Juegas en solitario: no hay con quien hacer un trueque.',
  'no-such-player': ({ seat }) => `No hay nadie en el asiento ${seat}.`,
  'own-hand': () => 'El trueque se hace con otra persona.',
  'reserve-empty': () => 'Un trueque cuesta una carta de la reserva, y la reserva está vacía.',
  'not-in-their-hand': ({ card, seat }, who) => `${capital(who(seat))} no tiene ${cardName(card)}.`,
  'must-act': () => 'Aún tienes una carta en la mano: algo puedes hacer.',
  'may-pair': ({ word }) => `${label(String(word))}.`,
  'may-pair-bare': ({ word }) =>
    `${label(String(word))}: ya no queda ningún peón, así que solo te libra de las cartas.`,
  clashes: ({ card }) =>
    `El mismo color por segunda vez (${bareName(card)}): todo lo destapado en este turno se descarta.`,
  'no-clash': () =>
    'No hay dos cartas de peón del mismo color, y un comodín no choca con nada. Párate, o destapa otra.',
  'five-turned': () => 'No se destapan más de cinco: todas van a la mano.',
  'boxes-worth': ({ count, points }) => `${count} × 3 por los cofres: ${points}.`,
  'pawns-worth': ({ count, points }) => `${count} × 2 por los peones: ${points}.`,
  'cards-cost': ({ count, points }) => `${cardCount(count)} en la mano: ${minus(points)}.`,
  'full-worth': ({ count, spaces, points }) =>
    `${count} × ${spaces} por los cofres con todos sus peones: ${points}.`,
  'strays-cost': ({ count }) => `${pawnCount(count)} fuera de casa: ${minus(count)}.`,
  graded: ({ grade }) => `Eso da la nota ${grade} de 5.`,
  'too-many-copies': ({ at, card, most }) =>
    `${at}: en el juego, ${cardName(card)} no está más de ${most} veces.`,
} satisfies Phrases<QueensCollection.ReasonKey>;

const labels: LabelsFor<Deed> = {
  reveal: () => 'Destapar una carta',
  stop: () => 'Parar',
  done: () => 'Hecho',
  skip: () => 'Seguir',
  pair: ({ hand, market, colour }) =>
    `Tomar un peón ${colourName(colour)}: ${cardsName(hand)} con ${cardName(market)} del mercado`,
  swap: ({ own, other }) => `Dar ${cardsName(own)} por ${cardName(other)} del mercado`,
  partner: ({ own, other }) => `Dar a tu compañero ${cardsName(own)} por ${cardsName(other)}`,
  move({ paid, ends: [one, other] }) {
    const first = `el peón ${colourName(one.pawn)} del cofre ${colourName(one.box)}`;
    const second = `el ${colourName(other.pawn)} del cofre ${colourName(other.box)}`;
    return `Cambiar ${first} por ${second}, pagando ${cardsName(paid)}`;
  },
  redraw: ({ cards }) => `Descartar ${cardsName(cards)}`,
  trade: ({ own, seat, other }, who) => `Dar ${a(who(seat))} ${cardsName(own)} por ${cardsName(other)}`,
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
      name: 'Modo',
      about: 'Todos contra todos, por equipos o todos juntos.',
      values: {
        competitive: 'Todos contra todos',
        teams: 'Dos equipos de dos',
        cooperative: 'Todos juntos',
      },
    },
    spaces: {
      name: 'Espacios por cofre',
      about: 'Todos juntos, es más fácil con dos.',
      values: { 3: 'Tres', 2: 'Dos, para una partida más fácil' },
    },
  },
  modes: {
    competitive: {
      name: 'Todos contra todos',
      about: 'De dos a cuatro jugadores: a ver quién reúne más peones y cofres.',
    },
    teams: { name: 'Equipos', about: 'De dos en dos; los compañeros ven y cambian sus cartas.' },
    cooperative: {
      name: 'Todos juntos',
      about: 'Hay que llevar cada peón a casa antes de que se acaben las cartas.',
    },
    solo: { name: 'Solitario', about: 'El mismo rompecabezas, solo para ti.' },
  },
  moments: {
    turned: ({ seat, card }, who) => `${form(who(seat), 'destapas', 'destapa')} ${cardsName(card)}.`,
    clash: ({ card }) => `Dos cartas ${plural(feminine(card))}: ¡todo perdido!`,
    kept: ({ seat, cards }, who) => `${form(who(seat), 'te quedas', 'se queda')} ${cardCount(cards)}.`,
    took: ({ seat, pawns }, who) => `${form(who(seat), 'tomas', 'toma')} ${pawnsName(pawns)}.`,
    'took-box': ({ seat, pawns, boxes }, who) =>
      `¡${form(who(seat), 'tomas', 'toma')} ${pawnsName(pawns)}, y también ${boxesName(boxes)}!`,
    'took-nothing': () => 'No queda ningún peón así: las cartas salen de la ronda.',
    swapped: ({ seat, cards }, who) =>
      `${form(who(seat), 'cambias', 'cambia')} ${cardCount(cards)} con el mercado.`,
    'swapped-partner': ({ seat, cards }, who) =>
      `${form(who(seat), 'cambias', 'cambia')} ${cardCount(cards)} dentro del equipo.`,
    skipped: ({ seat }, who) => `${form(who(seat), 'tienes', 'tiene')} que pasar.`,
    reshuffled: () => 'El descarte se baraja y es la nueva reserva.',
    moved: ({ seat, pawn, other }, who) =>
      `${form(who(seat), 'cambias', 'cambia')} un peón ${colourName(pawn)} por uno ${colourName(other)}.`,
    redrew: ({ seat, cards }, who) => `${form(who(seat), 'descartas', 'descarta')} ${cardCount(cards)}.`,
    traded: ({ seat, other }, who) => `Trueque de una carta: ${who(seat)} y ${who(other)}.`,
    'last-turns': ({ players }) =>
      players === 1
        ? 'La reserva está vacía: un último turno.'
        : 'La reserva está vacía: un último turno por cabeza.',
    'all-home': () => '¡Todos los peones están en casa!',
    keep: ({ cards }) =>
      cards === 0
        ? 'No destapar'
        : cards === 1
          ? 'Quedármela'
          : cards === 2
            ? 'Quedarme las dos'
            : `Quedarme las ${cards}`,
    take: () => 'Tomar peones',
    swap: () => 'Cambiar cartas',
    partner: ({ seat }, who) => `Cambiar con ${who(seat)}`,
    'take-asks': () => 'Empareja una carta tuya con una del mercado.',
    'swap-asks': () => 'Elige una carta tuya y una del mercado.',
    'partner-asks': () => 'Elige una carta tuya y una de tu compañero.',
    'colour-asks': () => '¿Qué color? Toca su cofre.',
    'take-now': ({ pawns }) => (pawns === 0 ? 'Entregar las cartas' : `Tomar ${pawnCount(pawns)}`),
    'swap-now': ({ cards }) => `Cambiar ${cardCount(cards)}`,
    'act-asks': () => 'Cambia dos peones, o toca cartas para descartarlas.',
    'pawn-asks': () => '¿Y qué otro peón?',
    'pay-asks': () => 'Pagar con',
    'redraw-now': ({ cards }) => `Descartar ${cardCount(cards)}`,
    trade: () => 'Trueque',
    'trade-asks': () => '¿Qué carta quieres por la tuya?',
    market: () => 'Mercado',
    reserve: ({ cards }) => `Reserva, ${cardCount(cards)}`,
    discard: ({ cards }) => `Descarte, ${cardCount(cards)}`,
    removed: () => 'Fuera de esta ronda',
    boxes: () => 'Cofres',
    box: ({ colour, pawns }) => `Cofre ${colourName(colour)}, ${pawns === 0 ? 'vacío' : pawnCount(pawns)}`,
    'empty-box': ({ colour }) => `El cofre ${colourName(colour)} ya tiene dueño`,
    pawn: ({ pawn, box }) => `Peón ${colourName(pawn)} en el cofre ${colourName(box)}`,
    'pawn-home': ({ pawn }) => `Peón ${colourName(pawn)}, en casa`,
    trove: ({ pawns, boxes }) => `${pawnCount(pawns)}, ${counted(boxes, 'cofre')}`,
    known: ({ cards }) => `Se sabe que tiene ${cardsName(cards)}`,
    hand: ({ seat }, who) => (who(seat) === you ? 'Tu mano' : `Mano ${de(who(seat))}`),
    home: ({ count, of }) => `${count} de ${of} en casa`,
    'boxes-row': () => 'Cofres',
    'pawns-row': () => 'Peones',
    'cards-row': () => 'Cartas en mano',
    'full-row': () => 'Cofres completos',
    'stray-row': () => 'Peones perdidos',
  },
} as const satisfies Words;
