import { must } from '@crossbones/core';
import { catalogue } from '@crossbones/games/catalogue';
import {
  arbitrate,
  MOST_HELD,
  playable as playableNow,
  soFar as standing,
} from '@crossbones/games/skull-king/arbiter';
import { copiesOf, parseCard, parseFace, suits } from '@crossbones/games/skull-king/cards';
import { MOST_BLANKS } from '@crossbones/games/skull-king/options';
import {
  type Answer,
  type ArbiterQuestion,
  type Desk,
  type Mark,
  say,
} from '../../../play/arbiter/question.js';
import { natureOf, orderOf, trickOf } from './trick-question.js';

const characters = ['skull-king', 'rosie', 'will', 'rascal', 'juanita', 'harry', 'mermaid', 'escape'];
const tigresses = ['tigress:pirate', 'tigress:escape'];
const numbers = (suit: string): string[] => Array.from({ length: 14 }, (_, i) => `${suit}${i + 1}`);

const kind = (code: string): string => (code.startsWith('tigress') ? 'tigress' : code);

/** How many of a card are in this table's deck. */
function copies({ on, laid }: ArbiterQuestion, code: string): number {
  const card = parseCard(code);
  if (card === null) return 0;
  if (code === 'kraken' || code === 'whale' || code === 'loot') return on.includes(code) ? copiesOf(card) : 0;
  if (code.startsWith('blank:')) return Number(code.slice(6)) <= (laid.blanks ?? []).length ? 1 : 0;
  return copiesOf(card);
}

const specials = (question: ArbiterQuestion, row: string): string[] => [
  ...characters,
  ...(row === 'hand' ? ['tigress'] : tigresses),
  ...['kraken', 'whale', 'loot'].filter((beast) => question.on.includes(beast)),
  ...(question.laid.blanks ?? []).map((_, i) => `blank:${i + 1}`),
];

/** The whole trick, as the arbiter of the rulebook has it. */
function judged(question: ArbiterQuestion): Answer {
  const order = orderOf(question);
  const { winner, leads, bonus, alliances, reasons, power } = must(arbitrate(trickOf(question)));
  return {
    whole: true,
    headline: winner === null ? say('nobody-takes') : say('takes', { seat: winner }),
    facts: [
      ...(bonus > 0 ? [say('bonus', { points: bonus })] : []),
      ...alliances.map(([seat, ally]) => say('allies', { seat, ally })),
      say('leads', { seat: leads }),
    ],
    steps: power === null ? reasons : [...reasons, power],
    marks: { cards: order.map((player): Mark | undefined => (player === winner ? 'takes' : undefined)) },
  };
}

/** What can be said before the last card is there. */
function soFar(question: ArbiterQuestion): Answer {
  const { winner, next, why } = must(standing(trickOf(question)));
  const facts = [say('plays-next', { seat: next })];
  if (why === null) return { whole: false, headline: say('lay'), facts, steps: [], marks: {} };
  return {
    whole: false,
    headline: say(winner === null ? 'nobody-so-far' : 'so-far', { seat: winner ?? '' }),
    facts,
    steps: [why],
    marks: {
      cards: orderOf(question).map((player): Mark | undefined => (player === winner ? 'takes' : undefined)),
    },
  };
}

/** Which cards of a hand may be played now, and why the others may not. */
function playable(question: ArbiterQuestion): Answer {
  const hand = question.laid.hand ?? [];
  const { next: seat, refused, reasons: steps } = must(playableNow({ ...trickOf(question), hand }));
  if (seat === 'greybeard')
    return { whole: true, headline: say('greybeard-next'), facts: [], steps, marks: {} };
  const may = refused.filter((why) => why === null).length;
  return {
    whole: false,
    headline: say(hand.length === 0 ? 'hold' : 'may-play', { seat, may, of: hand.length }),
    facts: [],
    steps,
    marks: { hand: refused.map((why): Mark => (why === null ? 'may' : 'may-not')) },
  };
}

export const desk: Desk = {
  game: 'skull-king',
  asks: ['trick', 'hand'],
  crowd: catalogue['skull-king'].seats,
  switches: ['kraken', 'whale', 'loot', 'powers', 'would-have-won'],
  idle: ({ on }, name) => name === 'would-have-won' && !on.includes('kraken'),
  usual: { ask: 'trick', players: 4, lead: '0', laid: {}, on: ['kraken', 'whale', 'loot'], counts: {} },
  leads: (players) =>
    players === 2
      ? ['0', '1', 'greybeard0', 'greybeard1']
      : Array.from({ length: players }, (_, seat) => String(seat)),
  rows: ['blanks', 'cards', 'hand'],
  filled: ({ ask }) => (ask === 'hand' ? ['cards', 'hand'] : ['cards']),
  row(question, id) {
    const players = orderOf(question);
    const takes = (code: string): boolean => code !== 'tigress' && copies(question, kind(code)) > 0;
    switch (id) {
      case 'blanks':
        return { most: MOST_BLANKS, takes: (word) => natureOf(word) !== null, boxed: false };
      case 'cards':
        return {
          most: players.length - (question.ask === 'hand' ? 1 : 0),
          takes: (code) => takes(code) && parseFace(code) !== null,
          boxed: true,
          players,
        };
      default:
        return question.ask === 'hand'
          ? {
              most: MOST_HELD,
              takes: (code) => code === 'tigress' || (kind(code) === code && takes(code)),
              boxed: true,
            }
          : null;
    }
  },
  groups: (question, row) => [
    ...suits.map((id) => ({ id, codes: numbers(id) })),
    { id: 'special', codes: specials(question, row) },
  ],
  kind,
  copies,
  answer(question) {
    if (question.ask === 'hand') return playable(question);
    const cards = question.laid.cards ?? [];
    return cards.length === orderOf(question).length ? judged(question) : soFar(question);
  },
};
