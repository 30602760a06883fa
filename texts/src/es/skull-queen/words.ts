import type * as SkullQueen from '@crossbones/games/skull-queen/index';
import { type Deed, readWord } from '@crossbones/games/skull-queen/seen/word';
import { type LabelsFor, labelled } from '../../label.js';
import type { Phrases, Who } from '../../phrase.js';
import type { Words } from '../../skull-queen/words.js';
import { capital, de, seat, you } from '../speech.js';
import { pad } from './pad.js';

type Arg = string | number | undefined;

const colours: { readonly [colour: string]: string } = { r: 'rojo', y: 'amarillo', g: 'verde', b: 'azul' };
const specials: { readonly [card: string]: string } = { '0': 'mono (0)', '13': 'primer oficial (13)' };
/** The spaces of a plank, from its narrow end to its wide one. */
const spaces = ['arriba del todo', 'segunda casilla', 'en el medio', 'cuarta casilla', 'abajo del todo'];

/** “azul” for `b`. */
const colourName = (colour: Arg): string => colours[String(colour)] ?? String(colour);

/** “12 azul” for `b12`, “mono (0)” for `0`. */
function cardName(card: Arg): string {
  const code = String(card);
  return specials[code] ?? `${code.slice(1)} ${colourName(code.charAt(0))}`;
}

/** Whoever plays, the ghost of a game for two among them. */
const by = (who: Who, seat: string | number): string => (seat === 'ghost' ? 'el fantasma' : who(seat));
const of = (who: Who, seat: string | number): string => de(by(who, seat));
const mine = (who: Who, seat: string | number): boolean => by(who, seat) === you;
const pirateOf = (who: Who, seat: string | number, colour: Arg): string =>
  mine(who, seat) ? `tu pirata ${colourName(colour)}` : `el pirata ${colourName(colour)} ${of(who, seat)}`;
const leadsNext = (who: Who, seat: string | number): string =>
  mine(who, seat) ? 'abres la siguiente' : `${by(who, seat)} abre la siguiente`;
const cardNames = (cards: Arg): string => String(cards).split(' ').map(cardName).join(', ');

const reasons = {
  'game-over': () => 'Todas las rondas están jugadas; la partida ha terminado.',
  'cards-not-dealt': () => 'Paciencia: aún se están repartiendo las cartas.',
  'place-first': ({ card }) =>
    `El ${cardName(card)} tiene que esperar a que todos los piratas estén en sus tablones.`,
  'placement-closed': () =>
    'Los tablones están a la vista: desde ahora solo las cartas mueven a los piratas.',
  'side-first': () => 'Elige antes el lado de tu tablón.',
  'pirate-next': ({ colour }) => `El siguiente en subir al tablón es tu pirata ${colourName(colour)}.`,
  'no-such-space': ({ spaces }) => `Tu tablón solo tiene ${spaces} casillas.`,
  'not-your-turn': () => 'No te toca jugar una carta.',
  'left-out': ({ card, players }) => `Con ${players} jugadores, el ${cardName(card)} se queda en la caja.`,
  'not-in-hand': ({ card }) => `El ${cardName(card)} no está en tu mano.`,
  'must-follow': ({ colour }) =>
    `El color anunciado es el ${colourName(colour)} y lo tienes: juega ${colourName(colour)}, el mono o el primer oficial.`,

  announced: ({ seat, card, colour }, who) =>
    `${mine(who, seat) ? `Tu ${cardName(card)}` : `El ${cardName(card)} ${of(who, seat)}`} es la primera carta con color: se anuncia el ${colourName(colour)}.`,
  'takes-colour': ({ card, colour }) => `El ${cardName(card)} cuenta aquí como ${colourName(colour)}.`,
  alone: ({ card, colour }) =>
    `El ${cardName(card)} es la única carta de color ${colourName(colour)}: queda en el centro.`,
  up: ({ seat, card, colour }, who) =>
    `El ${cardName(card)} es el ${colourName(colour)} más alto: ${pirateOf(who, seat, colour)} sube una casilla.`,
  'up-two': ({ seat, card, colour }, who) =>
    `El ${cardName(card)} es el ${colourName(colour)} más alto y el 8 ${colourName(colour)} está en la baza: ${pirateOf(who, seat, colour)} sube dos casillas.`,
  'up-nobody': ({ card, colour }) =>
    `El ${colourName(colour)} más alto, el ${cardName(card)}, está en el centro: no sube nadie.`,
  'up-ghost': ({ card, colour }) =>
    `El ${colourName(colour)} más alto, el ${cardName(card)}, es del fantasma, que no tiene tablón: no sube nadie.`,
  down: ({ seat, card, colour }, who) =>
    `El ${cardName(card)} es el ${colourName(colour)} más bajo: ${pirateOf(who, seat, colour)} baja una casilla.`,
  'down-two': ({ seat, card, colour }, who) =>
    `El ${cardName(card)} es el ${colourName(colour)} más bajo y el 5 ${colourName(colour)} está en la baza: ${pirateOf(who, seat, colour)} baja dos casillas.`,
  'down-nobody': ({ card, colour }) =>
    `El ${colourName(colour)} más bajo, el ${cardName(card)}, está en el centro: no baja nadie.`,
  'down-ghost': ({ card, colour }) =>
    `El ${colourName(colour)} más bajo, el ${cardName(card)}, es del fantasma, que no tiene tablón: no baja nadie.`,
  leave: ({ cards }) => `Estas cartas salen de la ronda: ${cardNames(cards)}.`,
  leads: ({ seat, card }, who) =>
    `El ${cardName(card)} es el número más alto jugado: ${leadsNext(who, seat)}.`,
  'leads-last': ({ seat, card }, who) =>
    `El ${cardName(card)} es el último jugado de los números más altos: ${leadsNext(who, seat)}.`,
  'ghost-leads': () => 'Con dos jugadores, el fantasma abre todas las bazas.',

  'too-many-copies': ({ at, card }) => `${at} no puede ser: el ${cardName(card)} ya está en esta baza.`,
} satisfies Phrases<SkullQueen.ReasonKey>;

const labels: LabelsFor<Deed> = {
  play: ({ card }) => `Jugar el ${cardName(card)}`,
  side: ({ side }) => (side === 'front' ? 'Anverso del tablón, 8 arriba' : 'Reverso del tablón, 8 abajo'),
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
      name: 'Medio del tablón',
      about: 'Lo que vale un pirata en la casilla del medio.',
      values: { 3: '3 puntos', 4: '4 puntos' },
    },
  },
  modes: {},
  moments: {
    place: () => 'Coloca a tus piratas',
    'send-out': () => 'Listo',
    change: () => 'Cambiar',
    sealed: () => 'Sellado. Aún puedes cambiarlo.',
    side: () => 'Lado del tablón',
    front: () => '8 arriba',
    back: () => '8 abajo',
    pirate: ({ colour }) => `Pirata ${colourName(colour)}`,
    placed: () => 'Todo listo',
    'planks-shown': () => '¡Al tablón!',
    'plank-of': ({ seat }, who) => `Tablón: ${who(seat)}`,
    on: ({ colour, worth }) => `${colourName(colour)} en ${worth}`,
    'in-water': ({ colour }) => `${colourName(colour)} al agua`,
    centre: () => 'Centro',
    announced: ({ colour }) => `Anunciado: ${colourName(colour)}`,
    aside: ({ card }) => `${capital(cardName(card))}, fuera de esta ronda`,
    ghost: () => 'Fantasma',
    'both-choose': () => 'Elige una carta; se muestran las dos a la vez',
    chosen: () => 'Ha elegido',
    'card-sealed': () => 'Elegida. Aún puedes cambiarla.',
    up: ({ seat, colour, by }, who) => `${who(seat)}: pirata ${colourName(colour)}, sube ${by}`,
    down: ({ seat, colour, by }, who) => `${who(seat)}: pirata ${colourName(colour)}, baja ${by}`,
    overboard: ({ seat }, who) => `${who(seat)}: ¡al agua!`,
    already: ({ seat }, who) => `${who(seat)}: ya en el agua`,
    highest: ({ card }) => `El más alto: ${cardName(card)}`,
    'highest-two': ({ card }) => `El más alto: ${cardName(card)}, con el 8`,
    lowest: ({ card }) => `El más bajo: ${cardName(card)}`,
    'lowest-two': ({ card }) => `El más bajo: ${cardName(card)}, con el 5`,
    nobody: () => 'No se mueve nadie',
  },
} as const satisfies Words;
