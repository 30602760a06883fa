import type { Json, Reason, View, Viewer } from '@crossbones/core';
import { times } from '../list-of.js';
import * as A from './actions.js';
import { COLOURS, codes, colours, count, KINDS, kinds, narrow, type Pile, present, size } from './cards.js';
import { legal } from './legal.js';
import { print } from './notation.js';
import type { GameOptions } from './options.js';
import { because } from './reasons.js';
import { CARD, CARDS, CLASH, DEED, SEAT, SKIPPED, STEP, STEPS, slotOf } from './record.js';
import { actors, side, totals } from './rules.js';
import { roundPoints } from './score.js';
import { EXCHANGES_KEPT, Phase, type PhaseName, phases, type State, TURNS_KEPT } from './state.js';
import { stretchAt } from './trail.js';

/** One turn as all saw it. Of a swap between partners only the number shows: `partner`, once for each card. */
export type Turn = {
  readonly seat: number;
  /** Turned up; in co-op drawn. */
  readonly cards: readonly string[];
  readonly clash: boolean;
  readonly did: readonly string[];
};

/**
 * A hidden swap: how many cards, in whose turn, and which kinds were in the market and on the boxes then, one bit each.
 */
type Exchange = {
  readonly cards: number;
  readonly by: number;
  readonly market: number;
  readonly pawns: number;
};

/** What all know of the hands of a side: see trail.ts. Each stretch: need and net of one hand, then of the other. */
export type Trail = {
  readonly seats: readonly number[];
  readonly exchanges: readonly Exchange[];
  /** Set once the oldest facts were forgotten: the team's cards and the least of its starting cards till then. */
  readonly mixed: { readonly base: readonly number[]; readonly least: readonly number[] } | null;
  readonly stretches: readonly (readonly number[])[];
};

/** What everybody sees. */
type Common = {
  readonly seats: number;
  readonly options: GameOptions;
  readonly phase: PhaseName;
  readonly round: number;
  readonly rounds: number;
  readonly first: number | null;
  readonly turn: number;
  readonly sizes: readonly number[];
  /** Cards that all know to be in a hand. */
  readonly known: readonly (readonly string[])[];
  readonly market: readonly string[];
  readonly revealed: readonly string[];
  readonly reserve: number;
  /** The cards in the reserve, once it was made from the open discard. */
  readonly reserveCards: readonly string[] | null;
  readonly discard: readonly string[];
  /** Cards discarded face down. */
  readonly unseen: number;
  readonly removed: readonly string[];
  readonly boxes: readonly BoxView[];
  readonly taken: readonly Taken[];
  readonly scores: readonly number[];
  /** Rounds played: boxes, pawns, cards left and points of each seat. */
  readonly sheet: readonly (readonly (readonly number[])[])[];
  readonly stall: number;
  readonly reshuffles: number;
  readonly lastTurns: number;
  readonly trails: readonly Trail[];
  /** The last turns of this round, and how many there were in all. */
  readonly record: readonly Turn[];
  readonly turns: number;
};

type Own = {
  readonly viewer: Viewer;
  /** The hands this viewer sees; null where it does not. */
  readonly hands: readonly (readonly string[] | null)[];
  readonly step: StepView;
  readonly unplayable: { readonly [card: string]: ReasonView };
};

export type GameView = Common & Own;

type ReasonView = Reason & { readonly [name: string]: Json };
type BoxView = { readonly colour: string; readonly pawns: readonly string[] };
type Taken = { readonly boxes: readonly string[]; readonly pawns: readonly string[] };
/** The pairs or swaps of this step; the cards that moved are null for those who may not see them. */
type StepView = {
  readonly count: number;
  readonly took: boolean;
  readonly gained: readonly string[] | null;
  readonly given: readonly string[] | null;
};

/** ◆ QC-11: partners see each other's hands; in co-op all hands lie open. */
const sees = (s: State, viewer: Viewer, seat: number): boolean =>
  s.cooperative || (viewer !== 'spectator' && side(s, viewer) === side(s, seat));

export function common(s: State): Common {
  return {
    seats: s.seats,
    options: s.options,
    phase: phases[s.phase],
    round: s.round,
    rounds: s.rounds,
    first: s.phase === Phase.first ? null : s.first,
    turn: s.turn,
    sizes: times(s.seats, (seat) => size(s.hands[seat])),
    known: times(s.seats, (seat) => codes(s.cooperative ? s.hands[seat] : known(s, seat))),
    market: codes(s.market),
    revealed: revealed(s),
    reserve: s.end - s.top,
    reserveCards: s.reshuffles > 0 ? reserve(s).sort() : null,
    discard: codes(s.discard),
    unseen: size(s.unseen),
    removed: codes(s.removed),
    boxes: boxes(s),
    taken: taken(s),
    scores: totals(s),
    sheet: sheet(s),
    stall: s.stall,
    reshuffles: s.reshuffles,
    lastTurns: s.lastTurns,
    trails: trails(s),
    record: record(s),
    turns: s.turns,
  };
}

export const own = (s: State, viewer: Viewer): Own => ({
  viewer,
  hands: times(s.seats, (seat) => (sees(s, viewer, seat) ? codes(s.hands[seat]) : null)),
  step: stepOf(s, s.phase === Phase.partner && !sees(s, viewer, s.turn)),
  unplayable: viewer === 'spectator' ? {} : unplayable(s, viewer),
});

/** `Object.assign` instead of a spread, which takes several times as long with so many fields. */
export const view = (s: State, viewer: Viewer): GameView => Object.assign(common(s), own(s, viewer));

/** Everything there is. */
export function open(s: State): View {
  return {
    ...common(s),
    viewer: null,
    hands: times(s.seats, (seat) => codes(s.hands[seat])),
    reserve: reserve(s),
    discard: codes(s.discard + s.unseen),
    unseen: codes(s.unseen),
    step: stepOf(s, false),
    unplayable: {},
  };
}

const stepOf = (s: State, isHidden: boolean): StepView => ({
  count: s.steps,
  took: s.took === 1,
  gained: isHidden ? null : codes(s.gained),
  given: isHidden ? null : codes(s.given),
});

const reserve = (s: State): string[] => Array.from(s.reserve.subarray(s.top, s.end), (kind) => kinds[kind]);

const revealed = (s: State): string[] =>
  s.phase === Phase.reveal || s.phase === Phase.reshuffleReveal
    ? Array.from(s.record.subarray(s.slot + CARD, s.slot + CARD + s.revealed), (kind) => kinds[kind])
    : [];

function boxes(s: State): BoxView[] {
  return times(s.box.colours, (box) => ({
    colour: colours[box],
    pawns: s.cooperative
      ? times(COLOURS, (colour) =>
          Array<string>(s.board[box * COLOURS + colour]).fill(colours[colour]),
        ).flat()
      : Array<string>(count(s.pawns, box)).fill(colours[box]),
  }));
}

const taken = (s: State): Taken[] =>
  times(s.seats, (seat) => ({
    boxes: colours.filter((_, box) => (s.takenBoxes[seat] >> box) & 1),
    pawns: codes(s.takenPawns[seat]),
  }));

function sheet(s: State): number[][][] {
  if (s.cooperative) return [];
  const played = s.phase === Phase.over || s.phase <= Phase.deal ? s.round : s.round - 1;
  return times(played, (round) =>
    times(s.seats, (seat) => {
      const [boxes, pawns, cards] = s.sheet.subarray((round * s.seats + seat) * 3);
      return [boxes, pawns, cards, roundPoints(boxes, pawns, cards)];
    }),
  );
}

function trails(s: State): Trail[] {
  if (s.cooperative) return [];
  return times(s.teams ? 2 : s.seats, (first) => {
    const seats = s.teams ? [first, first + 2] : [first];
    const swaps = s.teams ? s.exchangeCount[first] : 0;
    const facts = (of: Int8Array | Uint8Array, at: number): number[] =>
      Array.from(of.subarray(at, at + KINDS));
    return {
      seats,
      exchanges: times(swaps, (i) => {
        const at = first * EXCHANGES_KEPT + i;
        return {
          cards: s.exchanges[at],
          by: s.exchangeBy[at],
          market: narrow(s.exchangeMarket[at]),
          pawns: narrow(s.exchangePawns[at]),
        };
      }),
      mixed:
        s.teams && s.mixed[first] === 1
          ? { base: facts(s.base, first * KINDS), least: facts(s.least, first * KINDS) }
          : null,
      stretches: times(swaps + 1, (stretch) =>
        seats.flatMap((seat) => [
          ...facts(s.need, stretchAt(s, stretch, seat)),
          ...facts(s.net, stretchAt(s, stretch, seat)),
        ]),
      ),
    };
  });
}

/** The cards all know to be in a hand: what came openly and cannot have gone in a hidden swap. */
function known(s: State, seat: number): Pile {
  const swaps = s.teams ? s.exchangeCount[seat & 1] : 0;
  let pile = s.phase === Phase.swap && seat === s.turn ? s.gained : 0;
  for (let kind = 0; kind < KINDS; kind++) {
    let sure = 0;
    for (let stretch = 0; stretch <= swaps; stretch++) {
      if (stretch > 0) sure = Math.max(0, sure - s.exchanges[(seat & 1) * EXCHANGES_KEPT + stretch - 1]);
      const at = stretchAt(s, stretch, seat) + kind;
      sure = Math.max(sure, s.need[at]) + s.net[at];
    }
    pile += sure << (3 * kind);
  }
  return pile;
}

function record(s: State): Turn[] {
  const from = Math.max(0, s.turns - TURNS_KEPT);
  return times(s.turns - from, (i) => {
    const turn = s.record.subarray(slotOf(from + i));
    return {
      seat: turn[SEAT],
      cards: Array.from(turn.subarray(CARD, CARD + turn[CARDS]), (kind) => kinds[kind]),
      clash: turn[CLASH] === 1,
      did: did(turn),
    };
  });
}

function did(turn: Uint8Array): string[] {
  const deeds = (from: number): string[] => times(turn[STEPS], (i) => print(from + turn[DEED + i]));
  switch (turn[STEP]) {
    case SKIPPED:
      return ['skip'];
    case Phase.take:
      return deeds(A.PAIR);
    case Phase.swap:
      return deeds(A.SWAP);
    case Phase.partner:
      return Array<string>(turn[STEPS]).fill('partner');
    case Phase.act:
      return [print(turn[DEED] + 256 * turn[DEED + 1])];
    default:
      return [];
  }
}

/** While one takes: the cards in hand that make no further pair. */
function unplayable(s: State, viewer: number): { [card: string]: ReasonView } {
  if (s.phase !== Phase.take || actors(s) !== 1 << viewer) return {};
  // One pair is made already, so fewer are left than there are.
  const out = new Uint16Array(A.PAIRS);
  const can = new Set<number>();
  for (let i = legal(s, viewer, out) - 1; i > 0; i--) can.add(A.pairHandKind[out[i] - A.PAIR]);
  const held = present(s.hands[viewer]);
  const stuck = kinds.filter((_, kind) => (held >> (3 * kind)) & 1 && !can.has(kind));
  return Object.fromEntries(stuck.map((card) => [card, because('QC-5', 'no-pair', { card }) as ReasonView]));
}
