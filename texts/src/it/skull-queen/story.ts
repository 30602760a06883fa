import type { PirateColour, Story } from '../../skull-queen/story.js';
import type { Paint, Subject } from '../../subject.js';
import { counted, list } from '../speech.js';
import { di } from '../subject.js';

const colours: { readonly [colour in PirateColour]: string } = {
  r: 'rosso',
  y: 'giallo',
  g: 'verde',
  b: 'blu',
};
const pirate = (colour: PirateColour, paint: Paint): string => paint(`pirata ${colours[colour]}`);
/** At the beginning of a sentence. */
const pirateOf = (one: Subject, colour: PirateColour, paint: Paint): string =>
  one.you ? `Il ${one.bold('tuo')} ${pirate(colour, paint)}` : `Il ${pirate(colour, paint)} ${di(one)}`;
const steps = (count: number): string => `di ${counted(count, 'casella', 'caselle')}`;

export const story = {
  placement: 'pirati in posizione',
  trick: (trick) => `presa ${trick}`,
  plank: 'passerella',
  top: 'cima',
  wide: 'fondo',
  overboard: 'in mare',
  front: 'fronte',
  back: 'retro',
  centreTitle: 'Al centro',
  aside: (cards) => `Fuori da questa manche: ${cards}`,
  ghost: 'Fantasma',
  theGhost: 'Il fantasma',
  announced: (colour) => `colore annunciato: ${colour}`,
  asksSide: 'Da che lato sta la tua passerella?',
  asksPirate: (colour, paint) => `Dove sta il tuo ${pirate(colour, paint)}?`,
  fromTop: 'dalla cima',
  worth: (worth) => `vale ${worth}`,
  worthTop: (worth) => `vale ${worth}, in cima`,
  worthWide: (worth) => `vale ${worth}, in fondo`,
  centreLies: (cards) => `Al centro: ${list(cards)}.`,
  allPlaced: 'Tutti i pirati sono sulle passerelle:',
  inCentre: (cards) => `Al centro: ${cards}`,
  up: (one, colour, paint, count, worth) =>
    `${pirateOf(one, colour, paint)} sale ${steps(count)}, a ${worth}.`,
  down: (one, colour, paint, count, worth) =>
    `${pirateOf(one, colour, paint)} scende ${steps(count)}, a ${worth}.`,
  falls: (one, colour, paint) => `${pirateOf(one, colour, paint)} finisce ${one.bold('in mare')}.`,
  nobodyMoves: 'Nessun pirata si muove.',
  colours: (red, yellow, green, blue) =>
    `${red} rosso, ${yellow} giallo, ${green} verde, ${blue} blu; 0 la scimmia, 13 il primo ufficiale.`,
  moves:
    'La carta più alta di un colore fa salire il suo pirata, la più bassa lo fa scendere; un 8 raddoppia la salita, un 5 la discesa.',
} as const satisfies Story;
