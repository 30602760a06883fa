import type { PirateColour, Story } from '../../skull-queen/story.js';
import type { Paint, Subject } from '../../subject.js';
import { list } from '../speech.js';

const colours: { readonly [colour in PirateColour]: string } = {
  r: 'red',
  y: 'yellow',
  g: 'green',
  b: 'blue',
};
const pirate = (colour: PirateColour, paint: Paint): string => paint(`${colours[colour]} pirate`);
/** At the beginning of a sentence. */
const pirateOf = (one: Subject, colour: PirateColour, paint: Paint): string =>
  `${one.you ? one.bold('Your') : `${one.bold(one.name)}’s`} ${pirate(colour, paint)}`;
const steps = (count: number): string => (count === 2 ? 'two spaces ' : '');

export const story = {
  placement: 'placement',
  trick: (trick) => `trick ${trick}`,
  plank: 'plank',
  top: 'top',
  wide: 'wide',
  overboard: 'overboard',
  front: 'front',
  back: 'back',
  centreTitle: 'Centre',
  aside: (cards) => `Out of this round: ${cards}`,
  ghost: 'Ghost',
  theGhost: 'The ghost',
  announced: (colour) => `${colour} is announced`,
  asksSide: 'Which way round lies your plank?',
  asksPirate: (colour, paint) => `Where does your ${pirate(colour, paint)} stand?`,
  fromTop: 'from the top',
  worth: (worth) => `worth ${worth}`,
  worthTop: (worth) => `worth ${worth}, the top`,
  worthWide: (worth) => `worth ${worth}, the wide end`,
  centreLies: (cards) => `In the centre lie ${list(cards)}.`,
  allPlaced: 'All pirates are on their planks:',
  inCentre: (cards) => `In the centre: ${cards}`,
  up: (one, colour, paint, count, worth) =>
    `${pirateOf(one, colour, paint)} goes up ${steps(count)}to ${worth}.`,
  down: (one, colour, paint, count, worth) =>
    `${pirateOf(one, colour, paint)} goes down ${steps(count)}to ${worth}.`,
  falls: (one, colour, paint) => `${pirateOf(one, colour, paint)} goes ${one.bold('overboard')}.`,
  nobodyMoves: 'No pirate moves.',
  colours: (red, yellow, green, blue) =>
    `${red} red, ${yellow} yellow, ${green} green, ${blue} blue; 0 the monkey, 13 the first mate.`,
  moves:
    'The highest card of a colour moves its pirate up, the lowest down; an 8 doubles up, a 5 doubles down.',
} as const satisfies Story;
