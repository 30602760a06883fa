import { must } from '@crossbones/core';
import { catalogue } from '@crossbones/games/catalogue';
import {
  arbitrate,
  MOST_HELD,
  mostSeen,
  playable as playableNow,
  soFar as standing,
  trickOrder,
} from '@crossbones/games/skull-queen/arbiter';
import { COLOURS, codes, colours, fullBox } from '@crossbones/games/skull-queen/cards';
import {
  type Answer,
  type ArbiterQuestion,
  type Desk,
  type Mark,
  type Say,
  say,
} from '../../../play/arbiter/question.js';

/** The cards in use with so many players: SQ-1. */
const inUse = (players: number): string[] => fullBox.cards(players).map((card) => codes[card]);

const orderOf = ({ players, lead }: ArbiterQuestion) => trickOrder(players, Number(lead));
const colourOf = (code: string): string | undefined => colours.find((colour) => code.startsWith(colour));

/** The table and its trick, as the arbiter of the rulebook is asked about them. */
const trickOf = ({ players, lead, laid }: ArbiterQuestion) => ({
  players,
  leader: Number(lead),
  cards: laid.cards ?? [],
});
const allOf = (question: ArbiterQuestion) => ({ ...trickOf(question), centre: question.laid.centre ?? [] });

function judged(question: ArbiterQuestion): Answer {
  const { moves, centre, leads, reasons } = must(arbitrate(allOf(question)));
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
      // A player has one card in the trick, and so moves at most one pirate.
      cards: order.map((player): Mark | undefined => {
        const by = moves.find(([seat]) => seat === player)?.[2] ?? 0;
        return by > 0 ? 'up' : by < 0 ? 'down' : player === leads ? 'leads' : undefined;
      }),
    },
  };
}

function soFar(question: ArbiterQuestion): Answer {
  const { next, reasons } = must(standing(allOf(question)));
  return {
    whole: false,
    headline: say(reasons.length === 0 ? 'lay' : 'moves-so-far'),
    facts: [say('plays-next', { seat: next })],
    steps: reasons,
    marks: {},
  };
}

function playable(question: ArbiterQuestion): Answer {
  const hand = question.laid.hand ?? [];
  const { next: seat, refused, reasons: steps } = must(playableNow({ ...trickOf(question), hand }));
  if (seat === 'ghost') return { whole: true, headline: say('ghost-next'), facts: [], steps, marks: {} };
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
  game: 'skull-queen',
  asks: ['moves', 'hand'],
  crowd: catalogue['skull-queen'].seats,
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
        // Cards in the centre force nobody to follow: SQ-7.
        if (ask === 'hand') return null;
        return { most: COLOURS, takes: (code) => takes(code) && colourOf(code) !== undefined, boxed: true };
      case 'cards': {
        const order = orderOf(question);
        const most = ask === 'hand' ? mostSeen(players) : order.length;
        return { most, takes, boxed: true, players: order };
      }
      default:
        return ask === 'hand' ? { most: MOST_HELD, takes, boxed: true } : null;
    }
  },
  groups({ players }, row) {
    const all = inUse(players);
    const coloured = colours.map((id) => ({ id, codes: all.filter((code) => colourOf(code) === id) }));
    const special = all.filter((code) => colourOf(code) === undefined);
    return row === 'centre' ? coloured : [...coloured, { id: 'special', codes: special }];
  },
  kind: (code) => code,
  copies: () => 1,
  answer(question) {
    if (question.ask === 'hand') return playable(question);
    const cards = question.laid.cards ?? [];
    if (cards.length < orderOf(question).length) return soFar(question);
    return judged(question);
  },
};
