import type { Story } from '../../queens-collection/story.js';
import { counted, list } from '../speech.js';
import { does, form, whom } from '../subject.js';

export const story = {
  together: (points) => `todos juntos · ${counted(points, 'punto')}`,
  marketTitle: 'Mercado',
  reserveTitle: 'Reserva',
  turnedTitle: 'Destapadas',
  boxesTitle: 'Cofres',
  empty: 'vacío',
  reserve: (cards, discarded) =>
    `${counted(cards, 'carta')}, ${counted(discarded, 'descartada')}`,
  removed: (cards) => `${cards} fuera de la ronda`,
  boxes: 'cofres',
  pawns: 'peones',
  cards: 'cartas',
  team: 'equipo',
  unknown: (cards) => counted(cards, 'desconocida'),
  noCards: 'sin cartas',
  asksTurn: '¿Destapas una carta, o paras ya?',
  asksTurnMore: '¿Destapas otra carta, o paras?',
  asksPairMore: '¿Otra pareja, o hecho?',
  asksSwapMore: '¿Otro cambio, o hecho?',
  nothingToDo: 'No puedes hacer nada.',
  asks: '¿Qué haces?',
  neither: 'No puedes tomar peones ni cambiar cartas.',
  asksTake: '¿Tomas peones, o cambias cartas?',
  scattered: 'Los peones están repartidos al azar:',
  begins: (one) => `${does(one, 'empiezas', 'empieza')}.`,
  reshuffled: 'El descarte se baraja y es la nueva reserva.',
  use: (cards) => `Usar ${list(cards)}`,
  take: (colour, cards, market) => `Tomar ${colour}: ${list(cards)} con ${market} del mercado`,
  give: (card) => `Dar ${card}`,
  giveMarket: (card, market) => `Dar ${card} por ${market} del mercado`,
  givePartner: (card, other) => `Dar ${card} por ${other} de tu compañero`,
  giveOther: (card, other, theirs) => `Dar ${card} por ${theirs} de ${whom(other)}`,
  pay: (cards) => `Pagar ${list(cards)}`,
  pawnIn: (pawn, box) => `el peón ${pawn} del cofre ${box}`,
  pawnWith: (pawn, box, other, otherBox) =>
    `el peón ${pawn} del cofre ${box} por el peón ${other} del cofre ${otherBox}`,
  discard: (cards) => `Descartar ${list(cards)}`,
  choice: {
    reveal: 'Destapar una carta',
    stop: 'Parar',
    done: 'Hecho',
    skip: 'Seguir',
    pair: 'Tomar peones con parejas',
    swap: 'Cambiar con el mercado',
    partner: 'Cambiar con tu compañero',
    move: 'Cambiar dos peones',
    redraw: 'Descartar cartas',
    trade: 'Trueque de una carta con otro jugador',
  },
  draws: (one, cards) => `${does(one, 'robas', 'roba')} ${list(cards)}.`,
  turnsUp: (one, cards) => `${does(one, 'destapas', 'destapa')} ${list(cards)}.`,
  clash: 'Dos del mismo color: todas las cartas destapadas se descartan.',
  goesOn: (one) => `${does(one, 'sigues', 'sigue')} sin tomar ni cambiar.`,
  swapsPartner: (one) =>
    `${does(one, 'cambias', 'cambia')} una carta con ${form(one, 'tu', 'su')} compañero.`,
  pairs: (one, cards, market, colour) =>
    `${does(one, 'emparejas', 'empareja')} ${list(cards)} con ${market} del mercado: ${colour}.`,
  swaps: (one, card, market) => `${does(one, 'das', 'da')} ${card} por ${market} del mercado.`,
  trades: (one, card, other, theirs) =>
    `${does(one, 'das', 'da')} ${card} por ${theirs} ${other.you ? 'tuya' : `de ${whom(other)}`}; una carta de la reserva se va sin verse.`,
  discards: (one, cards) => `${does(one, 'descartas', 'descarta')} ${list(cards)}.`,
  moves: (one, paid, [pawn, box], [other, otherBox]) =>
    `${does(one, 'pagas', 'paga')} ${list(paid)} y ${form(one, 'cambias', 'cambia')} ${pawn} del cofre ${box} por ${other} del cofre ${otherBox}.`,
  colours: (colours, joker) => `Los ocho colores: ${colours}; un ${joker} vale por cualquiera.`,
  whatPairs:
    'Una pareja es una carta tuya y una del mercado; dos cartas del mismo color valen por una cualquiera.',
} as const satisfies Story;
