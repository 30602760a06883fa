import { distinct, type Reason, reason } from '@crossbones/core';
import { copiesOf } from '@crossbones/games/skull-king/cards';
import { arbitrate, parseCard, type Ruling, skullKing } from '@crossbones/games/skull-king/index';
import { type Answer, type Desk, type Mark, type Question, say } from '../../../arbiter/question.js';
import { natureOf, optionsOf, orderOf, stateOf } from './table.js';

const suits = ['g', 'y', 'p', 'b'];
const pirates = ['rosie', 'will', 'rascal', 'juanita', 'harry'];
/** In the order of the rulebook: SK-30 to SK-34. */
const FIRST_POWER = 30;
const characters = ['skull-king', ...pirates, 'mermaid', 'escape'];
const tigresses = ['tigress:pirate', 'tigress:escape'];
const numbers = (suit: string): string[] => Array.from({ length: 14 }, (_, i) => `${suit}${i + 1}`);
const MOST_BLANKS = 4;
/** Nobody ever holds more. SK-4. */
const MOST_IN_HAND = 14;

const kind = (code: string): string => (code.startsWith('tigress') ? 'tigress' : code);

/** How many of a card are in this table's deck. */
function copies({ on, laid }: Question, code: string): number {
  const card = parseCard(code);
  if (card === null) return 0;
  if (code === 'kraken' || code === 'whale' || code === 'loot') return on.includes(code) ? copiesOf(card) : 0;
  if (code.startsWith('blank:')) return Number(code.slice(6)) <= (laid.blanks ?? []).length ? 1 : 0;
  return copiesOf(card);
}

const specials = (question: Question, row: string): string[] => [
  ...characters,
  ...(row === 'hand' ? ['tigress'] : tigresses),
  ...['kraken', 'whale', 'loot'].filter((beast) => question.on.includes(beast)),
  ...(question.laid.blanks ?? []).map((_, i) => `blank:${i + 1}`),
];

/** What a pirate who takes a trick does, where powers are played. */
function power({ on }: Question, { winner, reasons }: Ruling): Reason[] {
  const took = reasons.find(({ key }) => key === 'pirate')?.args.card;
  const at = pirates.indexOf(String(took));
  if (at < 0 || winner === 'greybeard' || winner === null || !on.includes('powers')) return [];
  return [reason(`SK-${FIRST_POWER + at}`, `power-${took}`, { seat: winner })];
}

/** The whole trick, as the arbiter of the rulebook has it. */
function judged(question: Question, cards: readonly string[]): Answer {
  const { players, lead } = question;
  const order = orderOf(question);
  const asked = arbitrate({
    players,
    cards,
    ...(players === 2 ? { order } : { leader: Number(lead) }),
    options: optionsOf(question),
  });
  if (!asked.ok) throw new Error(JSON.stringify(asked.error));
  const ruling = asked.value;
  const { winner, leads, bonus, alliances, reasons } = ruling;
  return {
    whole: true,
    headline: winner === null ? say('nobody-takes') : say('takes', { seat: winner }),
    facts: [
      ...(bonus > 0 ? [say('bonus', { points: bonus })] : []),
      ...alliances.map(([seat, ally]) => say('allies', { seat, ally })),
      say('leads', { seat: leads }),
    ],
    steps: [...reasons, ...power(question, ruling)],
    marks: { cards: order.map((player): Mark | undefined => (player === winner ? 'takes' : undefined)) },
  };
}

/** What can be said before the last card is there. */
function soFar(question: Question): Answer {
  const { standing } = skullKing.view(stateOf(question), 'spectator');
  const next = orderOf(question)[(question.laid.cards ?? []).length];
  const facts = [say('plays-next', { seat: next })];
  if (standing === null) {
    return { whole: false, headline: say('lay'), facts, steps: [], marks: {} };
  }
  const { winner, why } = standing;
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
function playable(question: Question): Answer {
  const hand = question.laid.hand ?? [];
  const seat = orderOf(question)[(question.laid.cards ?? []).length];
  if (seat === 'greybeard') {
    const steps = [reason('SK-36', 'greybeard-turns')];
    return { whole: true, headline: say('greybeard-next'), facts: [], steps, marks: {} };
  }
  const s = stateOf(question);
  const refused = hand.map((code) =>
    skullKing.refusal(s, Number(seat), skullKing.parse(code === 'tigress' ? 'tigress:pirate' : code)!),
  );
  const may = refused.filter((why) => why === null).length;
  const steps = distinct(refused.filter((why) => why !== null));
  return {
    whole: false,
    headline: say(hand.length === 0 ? 'hold' : 'may-play', { seat, may, of: hand.length }),
    facts: [],
    steps: steps.length > 0 || hand.length === 0 ? steps : [reason('SK-11', 'all-free')],
    marks: { hand: refused.map((why): Mark => (why === null ? 'may' : 'may-not')) },
  };
}

export const desk: Desk = {
  game: 'skull-king',
  asks: ['trick', 'hand'],
  crowd: [2, 8],
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
          takes: (code) => takes(code) && (skullKing.parse(code) ?? -1) >= 0,
          boxed: true,
          players,
        };
      default:
        return question.ask === 'hand'
          ? {
              most: MOST_IN_HAND,
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
    return cards.length === orderOf(question).length ? judged(question, cards) : soFar(question);
  },
};
