import { everyone, must, only, reason } from '@crossbones/core';
import {
  arbitrate,
  cardNamed,
  colourOf,
  fullBox,
  highBit,
  lowBit,
  NO_COLOUR,
  type State,
  seatAt,
  skullQueen,
} from '@crossbones/games/skull-queen/index';
import { Phase } from '@crossbones/games/skull-queen/state';
import {
  type Answer,
  type Desk,
  type Mark,
  type Player,
  type Question,
  type Say,
  say,
} from '../../../arbiter/question.js';

const colours = ['r', 'y', 'g', 'b'];
/** The most that a hand ever is; and no trick leaves more than one card of each colour in the centre. */
const MOST_IN_HAND = 14;
const MOST_IN_CENTRE = 4;

/** The cards in use with so many players: SQ-1. */
const inUse = (players: number): string[] => fullBox.cards(players).map((card) => skullQueen.print(card));

/** Who plays at each place; with two players the ghost comes first. SQ-13. */
function orderOf({ players, lead }: Question): readonly Player[] {
  const leader = Number(lead);
  return Array.from({ length: players === 2 ? 3 : players }, (_, place): Player => {
    const seat = seatAt(place, leader, players);
    return seat < 0 ? 'ghost' : seat;
  });
}

/** A true state of the game with this centre and trick, and the hand with whoever plays next. */
function stateOf(question: Question): State {
  const { players, laid } = question;
  const s = skullQueen.create(players, must(skullQueen.options.check({}, players)));
  s.phase = Phase.play;
  s.round = 1;
  s.dealer = (Number(question.lead) + players - 1) % players;
  s.leader = Number(question.lead);
  for (const card of (laid.centre ?? []).map(cardNamed)) {
    s.centreLow |= lowBit(card);
    s.centreHigh |= highBit(card);
  }
  for (const card of (laid.cards ?? []).map(cardNamed)) {
    s.played[s.inTrick++] = card;
    if (s.led === NO_COLOUR) s.led = colourOf[card];
  }
  const next = orderOf(question)[s.inTrick];
  s.waiting = players === 2 ? everyone(2) : typeof next === 'number' ? only(next) : 0;
  if (typeof next !== 'number') return s;
  for (const card of (laid.hand ?? []).map(cardNamed)) {
    s.hands[2 * next] |= lowBit(card);
    s.hands[2 * next + 1] |= highBit(card);
  }
  return s;
}

function judged(question: Question, cards: readonly string[]): Answer {
  const { players, lead, laid } = question;
  const asked = arbitrate({ players, leader: Number(lead), centre: laid.centre ?? [], cards });
  if (!asked.ok) throw new Error(JSON.stringify(asked.error));
  const { moves, centre, leads, reasons } = asked.value;
  const order = orderOf(question);
  return {
    whole: true,
    headline: say(moves.length === 0 ? 'nobody-moves' : 'moves', { count: moves.length }),
    facts: [
      ...moves.map(
        ([seat, colour, by]): Say => ({
          key: by > 0 ? 'goes-up' : 'goes-down',
          args: { seat, colour, by: Math.abs(by) },
        }),
      ),
      say(centre.length === 0 ? 'centre-bare' : 'centre-then', { cards: centre.join(' ') }),
      say('leads', { seat: leads }),
    ],
    steps: reasons,
    marks: {
      // Whoever has one card in the trick moves one pirate at most.
      cards: order.map((player): Mark | undefined => {
        const by = moves.find(([seat]) => seat === player)?.[2] ?? 0;
        return by > 0 ? 'up' : by < 0 ? 'down' : player === leads ? 'leads' : undefined;
      }),
    },
  };
}

function soFar(question: Question): Answer {
  const { standing } = skullQueen.view(stateOf(question), 'spectator');
  const next = orderOf(question)[(question.laid.cards ?? []).length];
  const empty = standing.length === 0;
  return {
    whole: false,
    headline: say(empty ? 'lay' : 'moves-so-far'),
    facts: [say('plays-next', { seat: next })],
    steps: standing,
    marks: {},
  };
}

function playable(question: Question): Answer {
  const hand = question.laid.hand ?? [];
  const seat = orderOf(question)[(question.laid.cards ?? []).length];
  if (seat === 'ghost') {
    const steps = [reason('SQ-13', 'ghost-turns')];
    return { whole: true, headline: say('ghost-next'), facts: [], steps, marks: {} };
  }
  const s = stateOf(question);
  const refused = hand.map((code) => skullQueen.refusal(s, Number(seat), skullQueen.parse(code)!));
  const may = refused.filter((why) => why === null).length;
  const steps = refused.filter((why) => why !== null);
  return {
    whole: false,
    headline: say(hand.length === 0 ? 'hold' : 'may-play', { seat, may, of: hand.length }),
    facts: [],
    // The sentence names no card, so once is enough.
    steps: steps.length > 0 ? steps.slice(0, 1) : hand.length === 0 ? [] : [reason('SQ-7', 'all-free')],
    marks: { hand: refused.map((why): Mark => (why === null ? 'may' : 'may-not')) },
  };
}

export const desk: Desk = {
  game: 'skull-queen',
  asks: ['moves', 'hand'],
  crowd: [2, 6],
  switches: [],
  usual: { ask: 'moves', players: 4, lead: '0', laid: {}, on: [], counts: {} },
  leads: (players) => Array.from({ length: players }, (_, seat) => String(seat)),
  rows: ['centre', 'cards', 'hand'],
  filled: ({ ask }) => (ask === 'hand' ? ['cards', 'hand'] : ['centre', 'cards']),
  row(question, id) {
    const { players, ask } = question;
    const takes = (code: string): boolean => inUse(players).includes(code);
    switch (id) {
      case 'centre':
        // What lies there binds nobody: SQ-7.
        if (ask === 'hand') return null;
        return { most: MOST_IN_CENTRE, takes: (code) => takes(code) && /^[rygb]/.test(code), boxed: true };
      case 'cards': {
        const order = orderOf(question);
        // Beside the ghost both choose at once, so his card is all there is to see.
        const most = ask === 'hand' ? (players === 2 ? 1 : players - 1) : order.length;
        return { most, takes, boxed: true, players: order };
      }
      default:
        return ask === 'hand' ? { most: MOST_IN_HAND, takes, boxed: true } : null;
    }
  },
  groups({ players }, row) {
    const all = inUse(players);
    const coloured = colours.map((id) => ({ id, codes: all.filter((code) => code.startsWith(id)) }));
    return row === 'centre' ? coloured : [...coloured, { id: 'special', codes: ['0', '13'] }];
  },
  kind: (code) => code,
  copies: () => 1,
  answer(question) {
    if (question.ask === 'hand') return playable(question);
    const cards = question.laid.cards ?? [];
    if (cards.length < orderOf(question).length) return soFar(question);
    return judged(question, cards);
  },
};
