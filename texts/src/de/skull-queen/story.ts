import type { PirateColour, Story } from '../../skull-queen/story.js';
import type { Paint, Subject } from '../../subject.js';
import { list } from '../speech.js';
import { dative } from '../subject.js';

const colours: { readonly [colour in PirateColour]: string } = {
  r: 'rote',
  y: 'gelbe',
  g: 'grüne',
  b: 'blaue',
};
/** “roter Pirat”, after “dein”. */
const yours = (colour: PirateColour, paint: Paint): string => paint(`${colours[colour]}r Pirat`);
/** At the beginning of a sentence. */
const pirateOf = (one: Subject, colour: PirateColour, paint: Paint): string =>
  one.you
    ? `${one.bold('Dein')} ${yours(colour, paint)}`
    : `Der ${paint(`${colours[colour]} Pirat`)} von ${dative(one)}`;
const steps = (count: number): string => (count === 2 ? 'zwei Felder ' : '');

export const story = {
  placement: 'Aufstellung',
  trick: (trick) => `Stich ${trick}`,
  plank: 'Planke',
  top: 'oben',
  wide: 'breit',
  overboard: 'über Bord',
  front: 'vorn',
  back: 'hinten',
  centreTitle: 'Mitte',
  aside: (cards) => `Nicht in dieser Runde: ${cards}`,
  ghost: 'Geist',
  theGhost: 'Der Geist',
  announced: (colour) => `angesagt: ${colour}`,
  asksSide: 'Wie herum liegt deine Planke?',
  asksPirate: (colour, paint) => `Wo steht dein ${yours(colour, paint)}?`,
  fromTop: 'von oben',
  worth: (worth) => `${worth} wert`,
  worthTop: (worth) => `${worth} wert, ganz oben`,
  worthWide: (worth) => `${worth} wert, das breite Ende`,
  centreLies: (cards) => `In der Mitte liegen ${list(cards)}.`,
  allPlaced: 'Alle Piraten stehen auf ihren Planken:',
  inCentre: (cards) => `In der Mitte: ${cards}`,
  up: (one, colour, paint, count, worth) =>
    `${pirateOf(one, colour, paint)} geht ${steps(count)}hinauf auf ${worth}.`,
  down: (one, colour, paint, count, worth) =>
    `${pirateOf(one, colour, paint)} geht ${steps(count)}hinab auf ${worth}.`,
  falls: (one, colour, paint) => `${pirateOf(one, colour, paint)} geht ${one.bold('über Bord')}.`,
  nobodyMoves: 'Kein Pirat rührt sich.',
  colours: (red, yellow, green, blue) =>
    `${red} Rot, ${yellow} Gelb, ${green} Grün, ${blue} Blau; 0 der Affe, 13 der Erste Maat.`,
  moves:
    'Die höchste Karte einer Farbe treibt ihren Piraten hinauf, die niedrigste hinab; eine 8 verdoppelt hinauf, eine 5 hinab.',
} as const satisfies Story;
