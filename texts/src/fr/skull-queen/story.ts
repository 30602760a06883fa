import type { PirateColour, Story } from '../../skull-queen/story.js';
import type { Paint, Subject } from '../../subject.js';
import { counted, list } from '../speech.js';
import { of } from '../subject.js';

const colours: { readonly [colour in PirateColour]: string } = {
  r: 'rouge',
  y: 'jaune',
  g: 'vert',
  b: 'bleu',
};
const pirate = (colour: PirateColour, paint: Paint): string => paint(`pirate ${colours[colour]}`);
/** At the beginning of a sentence. */
const pirateOf = (one: Subject, colour: PirateColour, paint: Paint): string =>
  one.you ? `${one.bold('Ton')} ${pirate(colour, paint)}` : `Le ${pirate(colour, paint)} ${of(one)}`;
const steps = (count: number): string => `de ${counted(count, 'case')}`;

export const story = {
  placement: 'placement des pirates',
  trick: (trick) => `pli ${trick}`,
  plank: 'planche',
  top: 'haut',
  wide: 'large',
  overboard: 'à l’eau',
  front: 'recto',
  back: 'verso',
  centreTitle: 'Au centre',
  aside: (cards) => `Hors de cette manche : ${cards}`,
  ghost: 'Fantôme',
  theGhost: 'Le fantôme',
  announced: (colour) => `couleur annoncée : ${colour}`,
  asksSide: 'Dans quel sens est ta planche ?',
  asksPirate: (colour, paint) => `Où se tient ton ${pirate(colour, paint)} ?`,
  fromTop: 'depuis le haut',
  worth: (worth) => `vaut ${worth}`,
  worthTop: (worth) => `vaut ${worth}, tout en haut`,
  worthWide: (worth) => `vaut ${worth}, le bout large`,
  centreLies: (cards) => `Au centre : ${list(cards)}.`,
  allPlaced: 'Tous les pirates sont sur leurs planches :',
  inCentre: (cards) => `Au centre : ${cards}`,
  up: (one, colour, paint, count, worth) =>
    `${pirateOf(one, colour, paint)} monte ${steps(count)}, à ${worth}.`,
  down: (one, colour, paint, count, worth) =>
    `${pirateOf(one, colour, paint)} descend ${steps(count)}, à ${worth}.`,
  falls: (one, colour, paint) => `${pirateOf(one, colour, paint)} tombe ${one.bold('à l’eau')}.`,
  nobodyMoves: 'Aucun pirate ne bouge.',
  colours: (red, yellow, green, blue) =>
    `${red} rouge, ${yellow} jaune, ${green} vert, ${blue} bleu ; 0 le singe, 13 le second.`,
  moves:
    'La plus haute carte d’une couleur fait monter son pirate, la plus basse le fait descendre ; un 8 double la montée, un 5 la descente.',
} as const satisfies Story;
