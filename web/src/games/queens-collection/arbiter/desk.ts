import { must, reason } from '@crossbones/core';
import {
  cards as box,
  fullBox,
  Phase,
  queensCollection,
  roundPoints,
  type State,
} from '@crossbones/games/queens-collection/index';
import { commonPoints, grade } from '@crossbones/games/queens-collection/score';
import { type Answer, type Desk, type Mark, once, type Question, say } from '../../../arbiter/question.js';

const colours: readonly string[] = box.colours;
const isCard = (word: string): boolean => (box.kinds as readonly string[]).includes(word);
const MARKET = 3;
const MOST_TURNED = 5;
const MOST_IN_HAND = 12;
const still = { below: (n: number): number => n - 1 };

/** A true state of the game in which the first player has this hand before this market, and these boxes are empty. */
function stateOf({ laid }: Question): State {
  const s = queensCollection.create(2, must(queensCollection.options.check({}, 2)));
  while (queensCollection.event(s) !== null) queensCollection.chance(s, still);
  s.turn = 0;
  s.hands[0] = box.pileOf(laid.hand ?? []);
  s.market = box.pileOf(laid.market ?? []);
  for (const colour of laid.empty ?? []) s.pawns -= s.spaces * box.one(box.kindOf(colour));
  s.phase = Phase.choose;
  return s;
}

function legalWords(s: State): string[] {
  const out = new Uint16Array(queensCollection.actions);
  return Array.from(out.subarray(0, queensCollection.legal(s, 0, out)), queensCollection.print);
}

/** The cards of the hand that a pair uses. */
const paid = (word: string): readonly string[] => word.slice(5).split('/')[0].split('+');

/** Which pairs can be made; for a card that is in none, why not. */
function pairs(question: Question): Answer {
  const { hand = [], market = [], empty = [] } = question.laid;
  const s = stateOf(question);
  const words = legalWords(s);
  const found = words.filter((word) => word.startsWith('pair:'));
  const refused = hand.map((code) => {
    if (found.some((word) => paid(word).includes(code))) return null;
    const alone = queensCollection.parse(
      code === 'joker' ? 'pair:joker/joker=c1' : `pair:${code}/${code}=${code}`,
    )!;
    return queensCollection.refusal(s, 0, alone);
  });
  const swaps = Math.min(hand.length, market.length);
  const skip = words.includes('skip');
  const why = skip ? queensCollection.refusal(s, 0, queensCollection.parse('swap:c1/c1')!) : null;
  const ready = hand.length > 0 && market.length > 0;
  return {
    whole: ready,
    headline: skip
      ? say(ready ? 'must-skip' : 'lay-market')
      : say(found.length === 0 ? 'no-pairs' : 'pairs', { count: found.length }),
    facts: swaps > 0 ? [say('may-swap', { most: Math.min(MARKET, swaps) })] : [],
    steps: [
      ...found.map((word) =>
        empty.includes(word.split('=')[1])
          ? reason('QC-6', 'word-bare', { word })
          : reason('QC-5', 'word', { word }),
      ),
      ...(ready ? once(refused.filter((one) => one !== null)) : []),
      ...(why !== null && hand.length === 0 && market.length > 0 ? [why] : []),
    ],
    marks: ready ? { hand: refused.map((one): Mark => (one === null ? 'may' : 'may-not')) } : {},
  };
}

/** What becomes of cards that are turned up one after the other. */
function turnedUp(question: Question): Answer {
  const { up = [] } = question.laid;
  const s = stateOf({ ...question, laid: {} });
  s.phase = Phase.reveal;
  s.reserve.set(up.map(box.kindOf));
  s.top = 0;
  s.end = up.length;
  const reveal = queensCollection.parse('reveal')!;
  let turned = 0;
  while (turned < up.length && s.phase === Phase.reveal) {
    queensCollection.apply(s, 0, reveal);
    turned++;
  }
  const kept = box.size(s.hands[0]) + box.size(s.up);
  const lost = turned > 0 && kept === 0;
  const over = s.phase !== Phase.reveal;
  return {
    whole: over,
    headline:
      up.length === 0
        ? say('lay-up')
        : lost
          ? say('up-lost', { count: turned })
          : say(over ? 'up-full' : 'up-so-far', { count: turned }),
    facts: [],
    steps:
      up.length === 0
        ? []
        : [reason('QC-3', lost ? 'clashes' : over ? 'five-turned' : 'no-clash', { card: up[turned - 1] })],
    marks: { up: up.map((_, i): Mark | undefined => (lost && i < turned ? 'lost' : undefined)) },
  };
}

/** What somebody's round is worth. */
function worth({ counts }: Question): Answer {
  const { boxes = 0, pawns = 0, left = 0 } = counts;
  const points = roundPoints(boxes, pawns, left);
  return {
    whole: true,
    headline: say('worth', { points }),
    facts: [],
    steps: [
      reason('QC-10', 'boxes-worth', { count: boxes, points: roundPoints(boxes, 0, 0) }),
      reason('QC-10', 'pawns-worth', { count: pawns, points: roundPoints(0, pawns, 0) }),
      reason('QC-10', 'cards-cost', { count: left, points: -roundPoints(0, 0, left) }),
    ],
    marks: {},
  };
}

/** What the common end is worth, and its grade. */
function together({ counts, on }: Question): Answer {
  const spaces = on.includes('easier') ? 2 : 3;
  const { full = 0, strays = 0 } = counts;
  const most = fullBox.colours * spaces;
  const points = commonPoints(full, spaces, strays);
  return {
    whole: true,
    headline: say('together-worth', { points, most, grade: grade(points, most) }),
    facts: [],
    steps: [
      reason('QC-17', 'full-worth', { count: full, spaces, points: full * spaces }),
      reason('QC-17', 'strays-cost', { count: strays }),
      reason('QC-17', 'graded', { grade: grade(points, most) }),
    ],
    marks: {},
  };
}

const answers: { readonly [ask: string]: (question: Question) => Answer } = {
  pairs,
  up: turnedUp,
  worth,
  together,
};

export const desk: Desk = {
  game: 'queens-collection',
  asks: ['pairs', 'up', 'worth', 'together'],
  crowd: null,
  switches: ['easier'],
  usual: { ask: 'pairs', players: 2, lead: '', laid: {}, on: [], counts: {} },
  leads: () => [],
  rows: ['market', 'hand', 'empty', 'up'],
  filled: ({ ask }) => (ask === 'pairs' ? ['market', 'hand'] : ask === 'up' ? ['up'] : []),
  row({ ask }, id) {
    if ((id === 'up') !== (ask === 'up') || (ask !== 'pairs' && ask !== 'up')) return null;
    switch (id) {
      case 'market':
        return { most: MARKET, takes: isCard, boxed: true };
      case 'hand':
        return { most: MOST_IN_HAND, takes: isCard, boxed: true };
      case 'up':
        return { most: MOST_TURNED, takes: isCard, boxed: true };
      default:
        return { most: colours.length, takes: (code) => colours.includes(code), boxed: false };
    }
  },
  idle: ({ ask }) => ask !== 'together',
  counts: ({ ask, on }) =>
    ask === 'worth'
      ? [
          { id: 'boxes', max: 8 },
          { id: 'pawns', max: 24 },
          { id: 'left', max: 38 },
        ]
      : ask === 'together'
        ? [
            { id: 'full', max: 8 },
            { id: 'strays', max: on.includes('easier') ? 16 : 24 },
          ]
        : [],
  groups: () => [{ id: 'cards', codes: box.kinds }],
  kind: (code) => code,
  copies: (_, code) => box.copiesOf(fullBox, box.kindOf(code)),
  answer: (question) => answers[question.ask](question),
};
