import type * as QueensCollection from '@crossbones/games/queens-collection/index';
import { type Deed, readWord } from '@crossbones/games/queens-collection/seen/word';
import { type LabelsFor, labelled } from '../../label.js';
import { minus } from '../../number.js';
import type { Phrases } from '../../phrase.js';
import type { Words } from '../../queens-collection/words.js';
import { capital, counted, seat } from '../speech.js';
import { pad } from './pad.js';

type Arg = string | number | undefined;

const names: { readonly [code: string]: string } = {
  c1: 'red',
  c2: 'green',
  c3: 'yellow',
  c4: 'blue',
  c5: 'purple',
  c6: 'cyan',
  c7: 'white',
  c8: 'black',
};

/** “red” for `c1`. */
const colourName = (colour: Arg): string => names[String(colour)] ?? String(colour);
/** “the red card” for `c1`, “the joker” for `joker`. */
const cardName = (card: Arg): string => (card === 'joker' ? 'the joker' : `the ${colourName(card)} card`);

const numbers = ['no', 'a', 'two', 'three', 'four', 'five', 'six'];

function list(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}

/** `c1+c1+joker` as “two red cards and a joker”. */
function cardsName(cards: Arg | readonly string[]): string {
  const counts = new Map<string, number>();
  for (const card of typeof cards === 'object' ? cards : String(cards).split('+'))
    counts.set(card, (counts.get(card) ?? 0) + 1);
  const parts = [...counts].map(([card, n]) => {
    const name = card === 'joker' ? 'joker' : `${colourName(card)} card`;
    return n === 1 ? `a ${name}` : `${numbers[n] ?? n} ${name}s`;
  });
  return list(parts);
}

/** `c1+c1` as “two red pawns”. */
const pawnsName = (pawns: Arg): string => cardsName(pawns).replaceAll('card', 'pawn');
const boxesName = (boxes: Arg): string =>
  list(
    String(boxes)
      .split('+')
      .map((box) => `the ${colourName(box)} box`),
  );

const reasons = {
  'game-over': () => 'The last point is counted; the game is over.',
  'chance-first': () => 'One moment: the cards are being shuffled.',
  'not-your-turn': ({ seat }, who) => `Patience: it is the turn of ${who(seat)}.`,
  'other-mode': () => 'That is done in another mode of the game, not in this one.',
  'turning-up-over': () => 'You have finished turning up cards this turn; now take pawns or swap.',
  'nothing-to-turn-up': () => 'Reserve and discard are both empty: there is no card to turn up.',
  'stop-first': () => 'You are still turning up cards; stop first.',
  'nothing-to-end': () => 'Make at least one pair or swap before you are done.',
  'must-take-or-swap': () => 'With a card in your hand you have to take a pawn or swap a card.',
  'must-skip': () => 'There is nothing you could do here, so your turn passes.',
  taking: () => 'You have begun to take pawns this turn, so swapping has to wait for the next.',
  swapping: () => 'You have begun to swap with the market; that is all for this turn.',
  'swapping-with-partner': () => 'You have begun to swap with your partner; that is all for this turn.',
  'no-partner': () => 'Here everybody plays alone: there is no partner to swap with.',
  'not-in-hand': ({ cards }) => `You do not hold ${cardsName(cards)}.`,
  'not-in-market': ({ card }) => `${capital(cardName(card))} is not in the market.`,
  'not-in-partners-hand': ({ card }) => `Your partner does not hold ${cardName(card)}.`,
  'just-received': ({ card }) =>
    `${capital(cardName(card))} has only just come to you in this swap; it stays.`,
  'just-given': ({ card }) => `You have only just given away ${cardName(card)} in this swap; it stays there.`,
  'no-pawn-left': ({ colour }) =>
    `All ${colourName(colour)} pawns are gone; name a colour that still has one.`,
  'no-pair': ({ card }) => `Nothing in the market makes a pair with ${cardName(card)}.`,
  'no-such-pawn': ({ box, pawn }) => `No ${colourName(pawn)} pawn stands in the ${colourName(box)} box.`,
  'playing-alone': () => 'You play alone: there is nobody to trade with.',
  'no-such-player': ({ seat }) => `Nobody sits at seat ${seat}.`,
  'own-hand': () => 'Trade with somebody else, not with yourself.',
  'reserve-empty': () => 'A trade costs a card of the reserve, and the reserve is empty.',
  'not-in-their-hand': ({ card, seat }, who) => `${capital(who(seat))} does not hold ${cardName(card)}.`,
  'must-act': () => 'You still hold a card, so there is something you can do.',
  'may-pair': ({ word }) => `${label(String(word))}.`,
  'may-pair-bare': ({ word }) =>
    `${label(String(word))}: no pawn is left there, so it only rids you of the cards.`,
  clashes: ({ card }) =>
    `${capital(cardName(card))} clashes with the first of its colour: everything turned up in this turn is discarded.`,
  'no-clash': () =>
    'No two pawn cards of one colour, and a joker clashes with nothing. Stop, or turn up another.',
  'five-turned': () => 'Five is the most that can be turned up: all of them go to the hand.',
  'boxes-worth': ({ count, points }) => `${count} × 3 for boxes: ${points}.`,
  'pawns-worth': ({ count, points }) => `${count} × 2 for pawns: ${points}.`,
  'cards-cost': ({ count, points }) => `${counted(count, 'card')} left in hand: ${minus(points)}.`,
  'full-worth': ({ count, spaces, points }) =>
    `${count} × ${spaces} for boxes with all their own pawns: ${points}.`,
  'strays-cost': ({ count }) => `${counted(count, 'pawn')} away from home: ${minus(count)}.`,
  graded: ({ grade }) => `That makes grade ${grade} of 5.`,
  'too-many-copies': ({ at, card, most }) =>
    `${at}: the box holds ${cardName(card)} no more than ${most} times.`,
} satisfies Phrases<QueensCollection.ReasonKey>;

const labels: LabelsFor<Deed> = {
  reveal: () => 'Turn up a card',
  stop: () => 'Stop',
  done: () => 'Done',
  skip: () => 'Continue',
  pair: ({ hand, market, colour }) =>
    `Take a ${colourName(colour)} pawn: ${cardsName(hand)} with ${cardName(market)} of the market`,
  swap: ({ own, other }) => `Give ${cardsName(own)} for ${cardName(other)} of the market`,
  partner: ({ own, other }) => `Give your partner ${cardsName(own)} for ${cardsName(other)}`,
  move({ paid, ends: [one, other] }) {
    const first = `the ${colourName(one.pawn)} pawn in the ${colourName(one.box)} box`;
    const second = `the ${colourName(other.pawn)} one in the ${colourName(other.box)} box`;
    return `Swap ${first} with ${second}, for ${cardsName(paid)}`;
  },
  redraw: ({ cards }) => `Discard ${cardsName(cards)}`,
  trade: ({ own, seat, other }, who) => `Give ${who(seat)} ${cardsName(own)} for ${cardsName(other)}`,
};
const label = labelled(readWord, labels, seat);

export const words = {
  pad,
  reasons,
  label,
  card: (code) => (code === 'joker' ? 'joker' : `${colourName(code)} card`),
  suit: colourName,
  options: {
    mode: {
      name: 'Mode',
      about: 'Against each other, in pairs, or all together.',
      values: {
        competitive: 'Everyone for themselves',
        teams: 'Two teams of two',
        cooperative: 'All together',
      },
    },
    spaces: {
      name: 'Spaces in a box',
      about: 'All together it is easier with two.',
      values: { 3: 'Three', 2: 'Two, for an easier game' },
    },
  },
  modes: {
    competitive: {
      name: 'Everyone for themselves',
      about: 'Two to four players collect the most pawns and boxes.',
    },
    teams: { name: 'Teams', about: 'Two pairs; partners see and swap each other’s cards.' },
    cooperative: { name: 'All together', about: 'Bring every pawn home before the cards run out.' },
    solo: { name: 'Solo', about: 'The same puzzle, for you alone.' },
  },
  moments: {
    turned: ({ seat, card }, who) => `${who(seat)} turned up ${cardsName(card)}.`,
    clash: ({ card }) => `Two ${colourName(card)} cards: all is lost!`,
    kept: ({ seat, cards }, who) => `${who(seat)} kept ${counted(cards, 'card')}.`,
    took: ({ seat, pawns }, who) => `${who(seat)} took ${pawnsName(pawns)}.`,
    'took-box': ({ seat, pawns, boxes }, who) =>
      `${who(seat)} took ${pawnsName(pawns)}, and ${boxesName(boxes)} too!`,
    'took-nothing': () => 'No such pawn is left: the cards are out for this round.',
    swapped: ({ seat, cards }, who) => `${who(seat)} swapped ${counted(cards, 'card')} with the market.`,
    'swapped-partner': ({ seat, cards }, who) =>
      `${who(seat)} swapped ${counted(cards, 'card')} within the team.`,
    skipped: ({ seat }, who) => `${who(seat)} had to pass.`,
    reshuffled: () => 'The discard is shuffled and becomes the reserve.',
    moved: ({ seat, pawn, other }, who) =>
      `${who(seat)} swapped a ${colourName(pawn)} and a ${colourName(other)} pawn.`,
    redrew: ({ seat, cards }, who) => `${who(seat)} discarded ${counted(cards, 'card')}.`,
    traded: ({ seat, other }, who) => `${who(seat)} and ${who(other)} traded a card.`,
    'last-turns': ({ players }) =>
      players === 1 ? 'The reserve is empty: one last turn.' : 'The reserve is empty: one last turn each.',
    'all-home': () => 'Every pawn is home!',
    keep: ({ cards }) =>
      cards === 0 ? 'Don’t draw' : cards === 1 ? 'Keep it' : cards === 2 ? 'Keep both' : `Keep all ${cards}`,
    take: () => 'Take pawns',
    swap: () => 'Swap cards',
    partner: ({ seat }, who) => `Swap with ${who(seat)}`,
    'take-asks': () => 'Match a card of yours with one of the market.',
    'swap-asks': () => 'Pick a card of yours and one of the market.',
    'partner-asks': () => 'Pick a card of yours and one of your partner’s.',
    'colour-asks': () => 'Which colour? Tap its box.',
    'take-now': ({ pawns }) => (pawns === 0 ? 'Give the cards up' : `Take ${counted(pawns, 'pawn')}`),
    'swap-now': ({ cards }) => `Swap ${counted(cards, 'card')}`,
    'act-asks': () => 'Swap two pawns, or tap cards to discard.',
    'pawn-asks': () => 'And which other pawn?',
    'pay-asks': () => 'Pay with',
    'redraw-now': ({ cards }) => `Discard ${counted(cards, 'card')}`,
    trade: () => 'Trade',
    'trade-asks': () => 'Which card do you want for yours?',
    market: () => 'Market',
    reserve: ({ cards }) => `Reserve, ${counted(cards, 'card')}`,
    discard: ({ cards }) => `Discard, ${counted(cards, 'card')}`,
    removed: () => 'Out for this round',
    boxes: () => 'Boxes',
    box: ({ colour, pawns }) =>
      `${capital(colourName(colour))} box, ${pawns === 0 ? 'empty' : counted(pawns, 'pawn')}`,
    'empty-box': ({ colour }) => `The ${colourName(colour)} box is taken`,
    pawn: ({ pawn, box }) => `${capital(colourName(pawn))} pawn in the ${colourName(box)} box`,
    'pawn-home': ({ pawn }) => `${capital(colourName(pawn))} pawn, at home`,
    trove: ({ pawns, boxes }) => `${counted(pawns, 'pawn')}, ${boxes === 1 ? '1 box' : `${boxes} boxes`}`,
    known: ({ cards }) => `All know of ${cardsName(cards)}`,
    hand: ({ seat }, who) => `Hand of ${who(seat)}`,
    home: ({ count, of }) => `${count} of ${of} home`,
    'boxes-row': () => 'Boxes',
    'pawns-row': () => 'Pawns',
    'cards-row': () => 'Cards left',
    'full-row': () => 'Boxes complete',
    'stray-row': () => 'Pawns astray',
  },
} as const satisfies Words;
