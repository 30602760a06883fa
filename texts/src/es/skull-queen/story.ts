import type { PirateColour, Story } from '../../skull-queen/story.js';
import type { Paint, Subject } from '../../subject.js';
import { counted, list } from '../speech.js';
import { whom } from '../subject.js';

const colours: { readonly [colour in PirateColour]: string } = {
  r: 'rojo',
  y: 'amarillo',
  g: 'verde',
  b: 'azul',
};
const pirate = (colour: PirateColour, paint: Paint): string => paint(`pirata ${colours[colour]}`);
/** At the beginning of a sentence. */
const pirateOf = (one: Subject, colour: PirateColour, paint: Paint): string =>
  one.you ? `${one.bold('Tu')} ${pirate(colour, paint)}` : `El ${pirate(colour, paint)} de ${whom(one)}`;
const steps = (count: number): string => counted(count, 'casilla');

export const story = {
  placement: 'colocación',
  trick: (trick) => `baza ${trick}`,
  plank: 'tablón',
  top: 'arriba',
  wide: 'ancho',
  overboard: 'al agua',
  front: 'anverso',
  back: 'reverso',
  centreTitle: 'Centro',
  aside: (cards) => `Fuera de esta ronda: ${cards}`,
  ghost: 'Fantasma',
  theGhost: 'El fantasma',
  announced: (colour) => `color anunciado: ${colour}`,
  asksSide: '¿Cómo pones tu tablón?',
  asksPirate: (colour, paint) => `¿Dónde está tu ${pirate(colour, paint)}?`,
  fromTop: 'desde arriba',
  worth: (worth) => `vale ${worth}`,
  worthTop: (worth) => `vale ${worth}, arriba del todo`,
  worthWide: (worth) => `vale ${worth}, el extremo ancho`,
  centreLies: (cards) => `En el centro: ${list(cards)}.`,
  allPlaced: 'Todos los piratas están en sus tablones:',
  inCentre: (cards) => `En el centro: ${cards}`,
  up: (one, colour, paint, count, worth) =>
    `${pirateOf(one, colour, paint)} sube ${steps(count)}, al ${worth}.`,
  down: (one, colour, paint, count, worth) =>
    `${pirateOf(one, colour, paint)} baja ${steps(count)}, al ${worth}.`,
  falls: (one, colour, paint) => `${pirateOf(one, colour, paint)} cae ${one.bold('al agua')}.`,
  nobodyMoves: 'No se mueve ningún pirata.',
  colours: (red, yellow, green, blue) =>
    `${red} rojo, ${yellow} amarillo, ${green} verde, ${blue} azul; 0 el mono, 13 el primer oficial.`,
  moves:
    'La carta más alta de un color sube a su pirata, la más baja lo baja; un 8 dobla la subida, un 5 la bajada.',
} as const satisfies Story;
