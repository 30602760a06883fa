import type { Story } from '../../queens-collection/story.js';
import { counted, list } from '../speech.js';
import { di, does, form } from '../subject.js';

export const story = {
  together: (points) => `tutti insieme · ${counted(points, 'punto', 'punti')}`,
  marketTitle: 'Mercato',
  reserveTitle: 'Mazzo',
  turnedTitle: 'Scoperte',
  boxesTitle: 'Scrigni',
  empty: 'vuoto',
  reserve: (cards, discarded) =>
    `${counted(cards, 'carta', 'carte')}, ${counted(discarded, 'scartata', 'scartate')}`,
  removed: (cards) => `${cards} fuori dalla manche`,
  boxes: 'scrigni',
  pawns: 'pedine',
  cards: 'carte',
  team: 'squadra',
  unknown: (cards) => counted(cards, 'sconosciuta', 'sconosciute'),
  noCards: 'niente carte',
  asksTurn: 'Scopri una carta, o ti fermi subito?',
  asksTurnMore: 'Scopri un’altra carta, o ti fermi?',
  asksPairMore: 'Un’altra coppia, o basta così?',
  asksSwapMore: 'Un altro scambio, o basta così?',
  nothingToDo: 'Non puoi fare niente.',
  asks: 'Che cosa fai?',
  neither: 'Non puoi né prendere né scambiare.',
  asksTake: 'Prendi pedine, o scambi carte?',
  scattered: 'Le pedine sono sparse:',
  begins: (one) => `${does(one, 'inizi', 'inizia')}.`,
  reshuffled: 'Gli scarti, rimescolati, sono il nuovo mazzo.',
  use: (cards) => `Usa ${list(cards)}`,
  take: (colour, cards, market) => `Prendi ${colour}: ${list(cards)} con ${market} del mercato`,
  give: (card) => `Da’ ${card}`,
  giveMarket: (card, market) => `Da’ ${card} per ${market} del mercato`,
  givePartner: (card, other) => `Da’ ${card} per ${other} del tuo compagno`,
  giveOther: (card, other, theirs) => `Da’ ${card} per ${theirs} ${di(other)}`,
  pay: (cards) => `Paga ${list(cards)}`,
  pawnIn: (pawn, box) => `la pedina ${pawn} nello scrigno ${box}`,
  pawnWith: (pawn, box, other, otherBox) =>
    `la pedina ${pawn} nello scrigno ${box} con la pedina ${other} nello scrigno ${otherBox}`,
  discard: (cards) => `Scarta ${list(cards)}`,
  choice: {
    reveal: 'Scopri una carta',
    stop: 'Fermati',
    done: 'Basta così',
    skip: 'Continua',
    pair: 'Prendi pedine con le coppie',
    swap: 'Scambia con il mercato',
    partner: 'Scambia con il tuo compagno',
    move: 'Scambia due pedine',
    redraw: 'Scarta delle carte',
    trade: 'Baratta una carta con qualcuno',
  },
  draws: (one, cards) => `${does(one, 'peschi', 'pesca')} ${list(cards)}.`,
  turnsUp: (one, cards) => `${does(one, 'scopri', 'scopre')} ${list(cards)}.`,
  clash: 'Due dello stesso colore: tutte le carte scoperte sono scartate.',
  goesOn: (one) => `${does(one, 'continui', 'continua')} senza prendere né scambiare.`,
  swapsPartner: (one) =>
    `${does(one, 'scambi', 'scambia')} una carta con il ${form(one, 'tuo', 'suo')} compagno.`,
  pairs: (one, cards, market, colour) =>
    `${does(one, 'abbini', 'abbina')} ${list(cards)} a ${market} del mercato per ${colour}.`,
  swaps: (one, card, market) => `${does(one, 'dai', 'dà')} ${card} per ${market} del mercato.`,
  trades: (one, card, other, theirs) =>
    `${does(one, 'dai', 'dà')} ${card} per ${theirs} ${di(other)}; una carta del mazzo va via senza che nessuno la veda.`,
  discards: (one, cards) => `${does(one, 'scarti', 'scarta')} ${list(cards)}.`,
  moves: (one, paid, [pawn, box], [other, otherBox]) =>
    `${does(one, 'paghi', 'paga')} ${list(paid)} e ${form(one, 'scambi', 'scambia')} ${pawn} nello scrigno ${box} con ${other} nello scrigno ${otherBox}.`,
  colours: (colours, joker) => `Gli otto colori: ${colours}; un ${joker} li vale tutti.`,
  whatPairs:
    'Una coppia è una carta tua e una del mercato; due carte dello stesso colore valgono una carta qualsiasi.',
} as const satisfies Story;
