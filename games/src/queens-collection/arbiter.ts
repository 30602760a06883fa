import {
  choice,
  distinct,
  type Fault,
  type Field,
  fail,
  fault,
  int,
  list,
  ok,
  type Reason,
  type Result,
  record,
} from '@crossbones/core';
import { ACTIONS, REVEAL, SWAP } from './actions.js';
import { type Card, colours, copiesOf, deckSize, fullBox, kindOf, kinds, pileOf } from './cards.js';
import { legal } from './legal.js';
import { parse, print } from './notation.js';
import { options } from './options.js';
import { because, wrong } from './reasons.js';
import { refusal } from './refusal.js';
import { apply } from './rules.js';
import { commonPoints, grade, roundPoints } from './score.js';
import { MARKET, MOST_REVEALED } from './seen/limit.js';
import { readPair } from './seen/word.js';
import { Phase, State } from './state.js';

/** QC-5 QC-6: which pairs a hand can make with the market. */
interface Pairs {
  readonly ask: 'pairs';
  /** In the game's words. */
  readonly pairs: readonly string[];
  /** By place in the hand: why the card is in no pair; null where it is in one. */
  readonly unpaired: readonly (Reason | null)[];
  /** The most cards that can be swapped instead. */
  readonly swaps: number;
  /** Nothing can be done. */
  readonly skip: boolean;
  readonly reasons: readonly Reason[];
}

/** QC-3: what becomes of cards turned up one after the other. */
interface TurnedUp {
  readonly ask: 'up';
  /** How many of them can have been turned up. */
  readonly turned: number;
  readonly lost: boolean;
  /** No further card can be turned up. */
  readonly over: boolean;
  readonly reasons: readonly Reason[];
}

/** QC-10: what somebody's round is worth. */
interface Worth {
  readonly ask: 'worth';
  readonly points: number;
  readonly reasons: readonly Reason[];
}

/** QC-17: what the common end is worth. */
interface Together {
  readonly ask: 'together';
  readonly points: number;
  readonly most: number;
  readonly grade: number;
  readonly reasons: readonly Reason[];
}

export type Ruling = Pairs | TurnedUp | Worth | Together;

/** Enough for any question: nobody asks about more cards in a hand. */
export const MOST_HELD = 12;

export const DECK = deckSize(fullBox);
/** Pawns there are at most. */
export const PAWNS = fullBox.colours * fullBox.pawnsPerColour;
const card: Field<Card> = choice(...kinds);
const colour: Field<Card> = choice(...colours);
const questions = {
  pairs: record(
    { ask: choice('pairs'), market: list(card, 0, MARKET, []), hand: list(card, 0, MOST_HELD, []) },
    { empty: list(colour, 0, colours.length, []) },
  ),
  up: record({ ask: choice('up'), up: list(card, 0, MOST_REVEALED, []) }),
  worth: record({
    ask: choice('worth'),
    boxes: int(0, fullBox.colours),
    pawns: int(0, PAWNS),
    left: int(0, DECK),
  }),
  together: record(
    { ask: choice('together'), full: int(0, fullBox.colours), strays: int(0, PAWNS) },
    { spaces: choice(3, 2) },
  ),
};
const asks = choice('pairs', 'up', 'worth', 'together');

/** Settles what can be paired, what is lost by turning up, and what an end is worth, at a real table. */
export function arbitrate(given: unknown): Result<Ruling, Fault> {
  const ask = asks.read((given as { readonly ask?: unknown } | null)?.ask, 'ask');
  if (!ask.ok) return ask;
  switch (ask.value) {
    case 'pairs': {
      const read = questions.pairs.read(given, '');
      if (!read.ok) return read;
      const { market, hand, empty = [] } = read.value;
      const amiss = short([
        ['market', market],
        ['hand', hand],
      ]);
      return amiss === null ? ok(pairs(market, hand, empty)) : fail(amiss);
    }
    case 'up': {
      const read = questions.up.read(given, '');
      if (!read.ok) return read;
      const amiss = short([['up', read.value.up]]);
      return amiss === null ? ok(turnedUp(read.value.up)) : fail(amiss);
    }
    case 'worth': {
      const read = questions.worth.read(given, '');
      return read.ok ? ok(worth(read.value)) : read;
    }
    case 'together': {
      const read = questions.together.read(given, '');
      if (!read.ok) return read;
      const { full, strays, spaces = 3 } = read.value;
      const max = fullBox.colours * spaces;
      if (strays > max) return fail(fault('wants-int', { at: 'strays', min: 0, max }));
      return ok(together(full, strays, spaces));
    }
  }
}

/** The first card of which the box does not have so many. */
function short(rows: readonly (readonly [at: string, cards: readonly Card[]])[]): Fault | null {
  const seen = new Map<Card, number>();
  for (const [row, cards] of rows) {
    for (const [i, code] of cards.entries()) {
      const count = (seen.get(code) ?? 0) + 1;
      const most = copiesOf(fullBox, kindOf(code));
      if (count > most) return wrong('too-many-copies', { at: `${row}[${i}]`, card: code, most });
      seen.set(code, count);
    }
  }
  return null;
}

/** A table at which the first player has this hand before this market, and these boxes are empty. */
function stateOf(market: readonly Card[], hand: readonly Card[], empty: readonly Card[]): State {
  const s = new State(2, options.defaults, fullBox);
  s.hands[0] = pileOf(hand);
  s.market = pileOf(market);
  s.pawns = s.spaces * pileOf(colours.filter((code) => !empty.includes(code)));
  s.phase = Phase.choose;
  return s;
}

function pairs(market: readonly Card[], hand: readonly Card[], empty: readonly Card[]): Pairs {
  const s = stateOf(market, hand, empty);
  const out = new Uint16Array(ACTIONS);
  const words = Array.from(out.subarray(0, legal(s, 0, out)), print);
  const found = words.filter((word) => word.startsWith('pair:'));
  const unpaired = hand.map((code) => {
    if (found.some((word) => readPair(word)!.hand.includes(code))) return null;
    const alone = code === 'joker' ? 'pair:joker/joker=c1' : `pair:${code}/${code}=${code}`;
    return refusal(s, 0, parse(alone)!);
  });
  const skip = words.includes('skip');
  const why = hand.length === 0 ? refusal(s, 0, SWAP) : null;
  return {
    ask: 'pairs',
    pairs: found,
    unpaired,
    swaps: Math.min(hand.length, market.length),
    skip,
    reasons: [
      ...found.map((word) =>
        empty.some((code) => code === readPair(word)!.colour)
          ? because('QC-6', 'may-pair-bare', { word })
          : because('QC-5', 'may-pair', { word }),
      ),
      ...distinct(unpaired.filter((why) => why !== null)),
      ...(why === null ? [] : [why]),
    ],
  };
}

function turnedUp(up: readonly Card[]): TurnedUp {
  const s = new State(2, options.defaults, fullBox);
  s.phase = Phase.reveal;
  s.reserve.set(up.map(kindOf));
  s.end = up.length;
  let turned = 0;
  while (turned < up.length && s.phase === Phase.reveal) {
    apply(s, 0, REVEAL);
    turned++;
  }
  const lost = s.discard !== 0;
  const over = s.phase !== Phase.reveal;
  const key = lost ? 'clashes' : over ? 'five-turned' : 'no-clash';
  return {
    ask: 'up',
    turned,
    lost,
    over,
    reasons: turned === 0 ? [] : [because('QC-3', key, { card: up[turned - 1] })],
  };
}

function worth({ boxes, pawns, left }: { boxes: number; pawns: number; left: number }): Worth {
  return {
    ask: 'worth',
    points: roundPoints(boxes, pawns, left),
    reasons: [
      because('QC-10', 'boxes-worth', { count: boxes, points: roundPoints(boxes, 0, 0) }),
      because('QC-10', 'pawns-worth', { count: pawns, points: roundPoints(0, pawns, 0) }),
      because('QC-10', 'cards-cost', { count: left, points: -roundPoints(0, 0, left) }),
    ],
  };
}

function together(full: number, strays: number, spaces: number): Together {
  const most = fullBox.colours * spaces;
  const points = commonPoints(full, spaces, strays);
  const reached = grade(points, most);
  return {
    ask: 'together',
    points,
    most,
    grade: reached,
    reasons: [
      because('QC-17', 'full-worth', { count: full, spaces, points: full * spaces }),
      because('QC-17', 'strays-cost', { count: strays }),
      because('QC-17', 'graded', { grade: reached }),
    ],
  };
}
