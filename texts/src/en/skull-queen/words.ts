import type * as SkullQueen from '@crossbones/games/skull-queen/index';
import { type Deed, readWord } from '@crossbones/games/skull-queen/seen/word';
import { type LabelsFor, labelled } from '../../label.js';
import type { Phrases, Who } from '../../phrase.js';
import type { Words } from '../../skull-queen/words.js';
import { capital, seat } from '../speech.js';
import { pad } from './pad.js';

type Arg = string | number | undefined;

const colours: { readonly [colour: string]: string } = { r: 'red', y: 'yellow', g: 'green', b: 'blue' };
const specials: { readonly [card: string]: string } = { '0': 'monkey (0)', '13': 'first mate (13)' };
/** The spaces of a plank, from its narrow end to its wide one. */
const spaces = ['at the top', 'second from the top', 'in the middle', 'fourth from the top', 'at the bottom'];

/** “blue” for `b`. */
const colourName = (colour: Arg): string => colours[String(colour)] ?? String(colour);

/** “blue 12” for `b12`, “monkey (0)” for `0`. */
function cardName(card: Arg): string {
  const code = String(card);
  return specials[code] ?? `${colourName(code.charAt(0))} ${code.slice(1)}`;
}

/** Whoever plays, the ghost of a game for two among them. */
const by = (who: Who, seat: string | number): string => (seat === 'ghost' ? 'the ghost' : who(seat));
/** What a page calls the player who reads it. */
const you = 'You';
const mine = (who: Who, seat: string | number): boolean => by(who, seat) === you;
const pirateOf = (who: Who, seat: string | number, colour: Arg): string =>
  mine(who, seat)
    ? `your ${colourName(colour)} pirate`
    : `the ${colourName(colour)} pirate of ${by(who, seat)}`;
const leadsNext = (who: Who, seat: string | number): string =>
  mine(who, seat) ? 'you lead next' : `${by(who, seat)} leads next`;
const cardNames = (cards: Arg): string => String(cards).split(' ').map(cardName).join(', ');

const reasons = {
  'game-over': () => 'All rounds are played; the game is over.',
  'cards-not-dealt': () => 'Patience: the cards are still being dealt.',
  'place-first': ({ card }) => `The ${cardName(card)} has to wait until all pirates are on their planks.`,
  'placement-closed': () => 'The planks are shown: from here on only cards move the pirates.',
  'side-first': () => 'First choose the side of your plank.',
  'pirate-next': ({ colour }) => `Your ${colourName(colour)} pirate is the next to be put on the plank.`,
  'no-such-space': ({ spaces }) => `Your plank has only ${spaces} spaces.`,
  'not-your-turn': () => 'It is not your turn to play a card.',
  'left-out': ({ card, players }) => `With ${players} players the ${cardName(card)} stays in the box.`,
  'not-in-hand': ({ card }) => `The ${cardName(card)} is not in your hand.`,
  'must-follow': ({ colour }) =>
    `${capital(colourName(colour))} is announced and you hold it: play ${colourName(colour)}, the monkey or the first mate.`,

  announced: ({ seat, card, colour }, who) =>
    `${mine(who, seat) ? `Your ${cardName(card)}` : `The ${cardName(card)} of ${by(who, seat)}`} is the first card with a colour, so ${colourName(colour)} is announced.`,
  'takes-colour': ({ card, colour }) => `The ${cardName(card)} counts as ${colourName(colour)} here.`,
  alone: ({ card, colour }) =>
    `The ${cardName(card)} is the only ${colourName(colour)} card: it lies in the centre.`,
  up: ({ seat, card, colour }, who) =>
    `The ${cardName(card)} is the highest in ${colourName(colour)}: ${pirateOf(who, seat, colour)} goes up one space.`,
  'up-two': ({ seat, card, colour }, who) =>
    `The ${cardName(card)} is the highest in ${colourName(colour)} and the ${colourName(colour)} 8 is in the trick: ${pirateOf(who, seat, colour)} goes up two spaces.`,
  'up-nobody': ({ card, colour }) =>
    `The highest in ${colourName(colour)}, the ${cardName(card)}, lies in the centre: nobody goes up.`,
  'up-ghost': ({ card, colour }) =>
    `The highest in ${colourName(colour)}, the ${cardName(card)}, is the ghost’s, who has no plank: nobody goes up.`,
  down: ({ seat, card, colour }, who) =>
    `The ${cardName(card)} is the lowest in ${colourName(colour)}: ${pirateOf(who, seat, colour)} goes down one space.`,
  'down-two': ({ seat, card, colour }, who) =>
    `The ${cardName(card)} is the lowest in ${colourName(colour)} and the ${colourName(colour)} 5 is in the trick: ${pirateOf(who, seat, colour)} goes down two spaces.`,
  'down-nobody': ({ card, colour }) =>
    `The lowest in ${colourName(colour)}, the ${cardName(card)}, lies in the centre: nobody goes down.`,
  'down-ghost': ({ card, colour }) =>
    `The lowest in ${colourName(colour)}, the ${cardName(card)}, is the ghost’s, who has no plank: nobody goes down.`,
  leave: ({ cards }) => `These cards leave the round: ${cardNames(cards)}.`,
  leads: ({ seat, card }, who) =>
    `The ${cardName(card)} is the highest number played: ${leadsNext(who, seat)}.`,
  'leads-last': ({ seat, card }, who) =>
    `The ${cardName(card)} is the last played of the highest numbers: ${leadsNext(who, seat)}.`,
  'ghost-leads': () => 'With two players the ghost leads every trick.',

  'too-many-copies': ({ at, card }) => `${at} cannot be: the ${cardName(card)} is in this trick already.`,
} satisfies Phrases<SkullQueen.ReasonKey>;

const labels: LabelsFor<Deed> = {
  play: ({ card }) => `Play the ${cardName(card)}`,
  side: ({ side }) =>
    side === 'front' ? 'Front of the plank, 8 at the top' : 'Back of the plank, 8 at the bottom',
  place: ({ colour, space }) => `${capital(colourName(colour))} pirate ${spaces[space]}`,
};

export const words = {
  pad,
  reasons,
  label: labelled(readWord, labels, seat),
  card: cardName,
  suit: colourName,
  options: {
    middle: {
      name: 'Middle of the plank',
      about: 'What a pirate on the middle space is worth.',
      values: { 3: '3 points', 4: '4 points' },
    },
  },
  modes: {},
  moments: {
    place: () => 'Place your pirates',
    'send-out': () => 'Ready',
    change: () => 'Change it',
    sealed: () => 'Sealed. You can still change it.',
    side: () => 'Side of the plank',
    front: () => '8 at the top',
    back: () => '8 at the bottom',
    pirate: ({ colour }) => `${capital(colourName(colour))} pirate`,
    placed: () => 'Ready',
    'planks-shown': () => 'Walk the plank!',
    'plank-of': ({ seat }, who) => `Plank: ${who(seat)}`,
    on: ({ colour, worth }) => `${colourName(colour)} on ${worth}`,
    'in-water': ({ colour }) => `${colourName(colour)} overboard`,
    centre: () => 'Centre',
    announced: ({ colour }) => `Announced: ${colourName(colour)}`,
    aside: ({ card }) => `${capital(cardName(card))}, out of this round`,
    ghost: () => 'Ghost',
    'both-choose': () => 'Choose a card; both are shown at once',
    chosen: () => 'Has chosen',
    'card-sealed': () => 'Chosen. You can still change it.',
    up: ({ seat, colour, by }, who) => `${who(seat)}: ${colourName(colour)} pirate up ${by}`,
    down: ({ seat, colour, by }, who) => `${who(seat)}: ${colourName(colour)} pirate down ${by}`,
    overboard: ({ seat }, who) => `${who(seat)}: overboard!`,
    already: ({ seat }, who) => `${who(seat)}: in the water already`,
    highest: ({ card }) => `Highest: ${cardName(card)}`,
    'highest-two': ({ card }) => `Highest: ${cardName(card)}, with the 8`,
    lowest: ({ card }) => `Lowest: ${cardName(card)}`,
    'lowest-two': ({ card }) => `Lowest: ${cardName(card)}, with the 5`,
    nobody: () => 'Nobody moves',
  },
} as const satisfies Words;
