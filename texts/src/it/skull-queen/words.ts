import type * as SkullQueen from '@crossbones/games/skull-queen/index';
import { type Deed, readWord } from '@crossbones/games/skull-queen/seen/word';
import { type LabelsFor, labelled } from '../../label.js';
import type { Phrases, Who } from '../../phrase.js';
import type { Words } from '../../skull-queen/words.js';
import { capital, di, seat, theNumber, you } from '../speech.js';
import { pad } from './pad.js';

type Arg = string | number | undefined;

const colours: { readonly [colour: string]: string } = { r: 'rosso', y: 'giallo', g: 'verde', b: 'blu' };
/** The cards without a colour, and their articles. */
const specials: { readonly [card: string]: readonly [article: string, name: string] } = {
  '0': ['la', 'scimmia (0)'],
  '13': ['il', 'primo ufficiale (13)'],
};
/** The spaces of a plank, from its narrow end to its wide one. */
const spaces = ['in cima', 'seconda casella', 'in mezzo', 'quarta casella', 'in fondo'];

/** “blu” for `b`. */
const colourName = (colour: Arg): string => colours[String(colour)] ?? String(colour);

/** “12 blu” for `b12`, “scimmia (0)” for `0`. */
function cardName(card: Arg): string {
  const code = String(card);
  return specials[code]?.[1] ?? `${code.slice(1)} ${colourName(code.charAt(0))}`;
}

/** “il 12 blu”, “l’8 rosso”, “la scimmia (0)”. */
function the(card: Arg): string {
  const code = String(card);
  return specials[code]?.join(' ') ?? `${theNumber(code.slice(1))} ${colourName(code.charAt(0))}`;
}
const The = (card: Arg): string => capital(the(card));

/** Whoever plays, the ghost of a game for two among them. */
const by = (who: Who, seat: string | number): string => (seat === 'ghost' ? 'il fantasma' : who(seat));
const mine = (who: Who, seat: string | number): boolean => by(who, seat) === you;
const pirateOf = (who: Who, seat: string | number, colour: Arg): string =>
  mine(who, seat)
    ? `il tuo pirata ${colourName(colour)}`
    : `il pirata ${colourName(colour)} ${di(by(who, seat))}`;
const leadsNext = (who: Who, seat: string | number): string =>
  mine(who, seat) ? 'poi apri tu' : `poi apre ${by(who, seat)}`;
const cardNames = (cards: Arg): string => String(cards).split(' ').map(cardName).join(', ');

const reasons = {
  'game-over': () => 'Tutte le manche sono giocate; la partita è finita.',
  'cards-not-dealt': () => 'Pazienza: si stanno ancora dando le carte.',
  'place-first': ({ card }) => `${The(card)} aspetta che tutti i pirati siano sulle passerelle.`,
  'placement-closed': () => 'Le passerelle sono scoperte: da qui in poi solo le carte muovono i pirati.',
  'side-first': () => 'Prima scegli il lato della tua passerella.',
  'pirate-next': ({ colour }) => `Sulla passerella ora tocca al tuo pirata ${colourName(colour)}.`,
  'no-such-space': ({ spaces }) => `La tua passerella ha solo ${spaces} caselle.`,
  'not-your-turn': () => 'Non tocca a te giocare una carta.',
  'left-out': ({ card, players }) => `In ${players} giocatori ${the(card)} resta nella scatola.`,
  'not-in-hand': ({ card }) => `${The(card)} non è nella tua mano.`,
  'must-follow': ({ colour }) =>
    `Il colore annunciato è il ${colourName(colour)} e tu ne hai: gioca il ${colourName(colour)}, la scimmia o il primo ufficiale.`,

  announced: ({ seat, card, colour }, who) =>
    `${mine(who, seat) ? `Il tuo ${cardName(card)}` : `${The(card)} ${di(by(who, seat))}`} è la prima carta con un colore: il colore annunciato è il ${colourName(colour)}.`,
  'takes-colour': ({ card, colour }) => `Qui ${the(card)} conta come ${colourName(colour)}.`,
  alone: ({ card, colour }) => `${The(card)} è l’unica carta in ${colourName(colour)}: va al centro.`,
  up: ({ seat, card, colour }, who) =>
    `${The(card)} è la carta più alta in ${colourName(colour)}: ${pirateOf(who, seat, colour)} sale di una casella.`,
  'up-two': ({ seat, card, colour }, who) =>
    `${The(card)} è la carta più alta in ${colourName(colour)} e nella presa c’è l’8 ${colourName(colour)}: ${pirateOf(who, seat, colour)} sale di due caselle.`,
  'up-nobody': ({ card, colour }) =>
    `La carta più alta in ${colourName(colour)}, ${the(card)}, è al centro: nessuno sale.`,
  'up-ghost': ({ card, colour }) =>
    `La carta più alta in ${colourName(colour)}, ${the(card)}, è del fantasma, che non ha passerella: nessuno sale.`,
  down: ({ seat, card, colour }, who) =>
    `${The(card)} è la carta più bassa in ${colourName(colour)}: ${pirateOf(who, seat, colour)} scende di una casella.`,
  'down-two': ({ seat, card, colour }, who) =>
    `${The(card)} è la carta più bassa in ${colourName(colour)} e nella presa c’è il 5 ${colourName(colour)}: ${pirateOf(who, seat, colour)} scende di due caselle.`,
  'down-nobody': ({ card, colour }) =>
    `La carta più bassa in ${colourName(colour)}, ${the(card)}, è al centro: nessuno scende.`,
  'down-ghost': ({ card, colour }) =>
    `La carta più bassa in ${colourName(colour)}, ${the(card)}, è del fantasma, che non ha passerella: nessuno scende.`,
  leave: ({ cards }) => `Queste carte lasciano la manche: ${cardNames(cards)}.`,
  leads: ({ seat, card }, who) => `${The(card)} è il numero più alto giocato: ${leadsNext(who, seat)}.`,
  'leads-last': ({ seat, card }, who) =>
    `Tra i numeri più alti ${the(card)} è l’ultimo giocato: ${leadsNext(who, seat)}.`,
  'ghost-leads': () => 'In due il fantasma apre ogni presa.',

  'too-many-copies': ({ at, card }) => `${at} non è possibile: ${the(card)} è già in questa presa.`,
} satisfies Phrases<SkullQueen.ReasonKey>;

const labels: LabelsFor<Deed> = {
  play: ({ card }) => `Gioca ${the(card)}`,
  side: ({ side }) =>
    side === 'front' ? 'Fronte della passerella, 8 in cima' : 'Retro della passerella, 8 in fondo',
  place: ({ colour, space }) => `Pirata ${colourName(colour)}, ${spaces[space]}`,
};

export const words = {
  pad,
  reasons,
  label: labelled(readWord, labels, seat),
  card: cardName,
  suit: colourName,
  options: {
    middle: {
      name: 'Mezzo della passerella',
      about: 'Quanto vale un pirata sulla casella di mezzo.',
      values: { 3: '3 punti', 4: '4 punti' },
    },
  },
  modes: {},
  moments: {
    place: () => 'Metti i tuoi pirati',
    'send-out': () => 'Via!',
    change: () => 'Cambia',
    sealed: () => 'Sigillato. Puoi ancora cambiare.',
    side: () => 'Lato della passerella',
    front: () => '8 in cima',
    back: () => '8 in fondo',
    pirate: ({ colour }) => `Pirata ${colourName(colour)}`,
    placed: () => 'Pronto',
    'planks-shown': () => 'In passerella!',
    'plank-of': ({ seat }, who) => `Passerella: ${who(seat)}`,
    on: ({ colour, worth }) => `${colourName(colour)} su ${worth}`,
    'in-water': ({ colour }) => `${colourName(colour)} in mare`,
    centre: () => 'Centro',
    announced: ({ colour }) => `Annunciato: ${colourName(colour)}`,
    aside: ({ card }) => `${capital(cardName(card))}, fuori da questa manche`,
    ghost: () => 'Fantasma',
    'both-choose': () => 'Scegli una carta; si mostrano tutte e due insieme',
    chosen: () => 'Ha scelto',
    'card-sealed': () => 'Scelta. Puoi ancora cambiare.',
    up: ({ seat, colour, by }, who) => `${who(seat)}: pirata ${colourName(colour)}, su di ${by}`,
    down: ({ seat, colour, by }, who) => `${who(seat)}: pirata ${colourName(colour)}, giù di ${by}`,
    overboard: ({ seat }, who) => `${who(seat)}: in mare!`,
    already: ({ seat }, who) => `${who(seat)}: già in mare`,
    highest: ({ card }) => `Più alta: ${cardName(card)}`,
    'highest-two': ({ card }) => `Più alta: ${cardName(card)}, con l’8`,
    lowest: ({ card }) => `Più bassa: ${cardName(card)}`,
    'lowest-two': ({ card }) => `Più bassa: ${cardName(card)}, con il 5`,
    nobody: () => 'Nessuno si muove',
  },
} as const satisfies Words;
