import { includes, type Json, type Reason, type Viewer } from '@crossbones/core';
import { times } from '../list-of.js';
import { COLOURS, type Colour, cardsIn, codes, colours, highBit, lowBit, NO_COLOUR } from './cards.js';
import { decision, lead, type Player } from './decision.js';
import type { GameOptions } from './options.js';
import { cardRefusal } from './refusal.js';
import { actors, mayAct } from './rules.js';
import { OVERBOARD, type Side, sides } from './score.js';
import { haunted, NONE, Phase, type PhaseName, phases, STEPS, type State } from './state.js';
import { Judgement, judge, NOBODY, seatAt } from './trick.js';

type PlankView = {
  readonly side: Side | null;
  /** Space from the top; null when not (yet, or any more) on the plank. */
  readonly pirates: { readonly [colour in Colour]: number | null };
  readonly overboard: readonly Colour[];
};

/** A trick that is done: its cards in order of play, the ghost's first where there is one. */
type TrickView = { readonly leader: number; readonly cards: readonly string[] };

type Common = {
  readonly seats: number;
  readonly options: GameOptions;
  readonly phase: PhaseName;
  readonly round: number;
  readonly rounds: number;
  readonly dealer: number | null;
  readonly leader: number | null;
  /** What the spaces are worth, from the top. */
  readonly worth: { readonly [side in Side]: readonly number[] };
  readonly handSizes: readonly number[];
  /** How many of its five choices of placement each seat has made, and whether these are all. */
  readonly steps: readonly number[];
  readonly placed: readonly boolean[];
  readonly centre: readonly string[];
  /** Cards without colour that were dealt to the centre. */
  readonly aside: readonly string[];
  readonly trick: readonly { readonly seat: Player; readonly card: string }[];
  readonly announced: Colour | null;
  /** What the trick as it lies would do, colour by colour, were it over now. */
  readonly standing: readonly (Reason & Json)[];
  readonly tricks: readonly TrickView[];
  /** The last trick that is over, even if it was in the round before. */
  readonly lastTrick: TrickView | null;
  /** What the last finished trick of this round did, colour by colour, and who leads after it. */
  readonly judged: readonly (Reason & Json)[];
  readonly gone: readonly string[];
  /** Colours each seat has shown not to hold. */
  readonly voids: readonly (readonly Colour[])[];
  /** For each round that is over, what each seat's pirates were worth, null those overboard. */
  readonly sheet: readonly {
    readonly worth: readonly (readonly (number | null)[])[];
    readonly points: readonly number[];
  }[];
  readonly scores: readonly number[];
};

type Own = {
  readonly viewer: Viewer;
  readonly hand: readonly string[] | null;
  readonly planks: readonly PlankView[];
  /** Which seats have chosen their card beside the ghost, and the viewer's own. */
  readonly chosen: readonly boolean[];
  readonly sealed: string | null;
  readonly unplayable: { readonly [card: string]: Reason & Json };
  readonly ghost: { readonly left: number } | null;
};

export type GameView = Common & Own;

export function own(state: State, viewer: Viewer): Own {
  const mine = viewer === 'spectator' ? NONE : viewer;
  return {
    viewer,
    hand: mine === NONE ? null : hand(state, mine),
    planks: everySeat(state, (seat) =>
      state.phase === Phase.place && seat !== mine ? emptyPlank : plank(state, seat),
    ),
    chosen: everySeat(state, (seat) => state.sealed[seat] !== NONE),
    sealed: mine === NONE ? null : code(state.sealed[mine]),
    unplayable: mine === NONE ? {} : unplayable(state, mine),
    ghost: haunted(state) ? { left: pile(state).length } : null,
  };
}

/** `Object.assign` instead of a spread, which takes several times as long with so many fields. */
export const view = (state: State, viewer: Viewer): GameView =>
  Object.assign(common(state), own(state, viewer));

export const open = (state: State) => ({
  ...common(state),
  hands: everySeat(state, (seat) => hand(state, seat)),
  planks: everySeat(state, (seat) => plank(state, seat)),
  sealed: everySeat(state, (seat) => code(state.sealed[seat])),
  ghost: haunted(state) ? { pile: pile(state) } : null,
});

export function common(state: State): Common {
  const { perTrick } = state;
  const ladders = Array.from(state.ladders);
  const from = state.tricks * perTrick;
  return {
    seats: state.seats,
    options: state.options,
    phase: phases[state.phase],
    round: state.round,
    rounds: state.rounds,
    dealer: state.dealer === NONE ? null : state.dealer,
    leader: state.leader === NONE ? null : state.leader,
    worth: { front: ladders.slice(0, state.spaces), back: ladders.slice(state.spaces) },
    handSizes: everySeat(state, (seat) => hand(state, seat).length),
    steps: Array.from(state.steps),
    placed: everySeat(state, (seat) => state.steps[seat] === STEPS),
    centre: named(cardsIn(state.centreLow, state.centreHigh)),
    aside: named(cardsIn(0, state.aside)),
    trick: named(state.played.subarray(from, from + state.inTrick)).map((card, i) => {
      const seat = seatAt(i, state.leader, state.seats);
      return { seat: seat === NOBODY ? 'ghost' : seat, card };
    }),
    announced: state.led === NO_COLOUR ? null : colours[state.led],
    standing: standing(state),
    tricks: Array.from({ length: state.tricks }, (_, i) => ({
      leader: state.leaders[i],
      cards: named(state.played.subarray(i * perTrick, (i + 1) * perTrick)),
    })),
    lastTrick: state.lastLeader === NONE ? null : { leader: state.lastLeader, cards: named(state.last) },
    judged: judged(state),
    gone: named(cardsIn(state.goneLow, state.goneHigh)),
    voids: everySeat(state, (seat) => colours.filter((_, colour) => (state.voids[seat] >> colour) & 1)),
    sheet: sheet(state),
    scores: Array.from(state.scores),
  };
}

const everySeat = <T>(state: State, of: (seat: number) => T): T[] => times(state.seats, of);
const named = (cards: Iterable<number>): string[] => Array.from(cards, (card) => codes[card]);
const code = (card: number): string | null => (card === NONE ? null : codes[card]);
const hand = (state: State, seat: number): string[] =>
  named(cardsIn(state.hands[2 * seat], state.hands[2 * seat + 1]));

/** What is left of the ghost's pile, from the top; the card of the trick now played is turned already. */
function pile(state: State): string[] {
  if (state.phase < Phase.place) return [];
  return named(state.pile.subarray(state.tricks + (state.inTrick > 0 ? 1 : 0)));
}

const emptyPlank: PlankView = { side: null, pirates: { r: null, y: null, g: null, b: null }, overboard: [] };

function plank(state: State, seat: number): PlankView {
  const at = (colour: number): number => state.pirates[seat * COLOURS + colour];
  const space = (colour: number): number | null => (at(colour) < 0 ? null : at(colour));
  return {
    side: state.side[seat] === NONE ? null : sides[state.side[seat]],
    pirates: { r: space(0), y: space(1), g: space(2), b: space(3) },
    overboard: colours.filter((_, colour) => at(colour) === OVERBOARD),
  };
}

/** Memory to judge in; what is left in it means nothing to the next view. */
const judgement = new Judgement();

function standing(state: State): Common['standing'] {
  const { played, inTrick, centreLow, centreHigh, seats, leader } = state;
  if (inTrick === 0) return [];
  const from = state.tricks * state.perTrick;
  judge(played, from, inTrick, centreLow, centreHigh, judgement);
  return decision(seats, leader, played.subarray(from, from + inTrick), judgement) as (Reason & Json)[];
}

/** The centre before a trick is not kept, so all tricks before it are judged again, from the centre that was dealt. */
function judged(state: State): Common['judged'] {
  const { played, tricks, perTrick, seats } = state;
  if (tricks === 0) return [];
  let low = state.centreLow | state.goneLow;
  let high = state.centreHigh | state.goneHigh;
  for (let i = 0; i < tricks * perTrick; i++) {
    low &= ~lowBit(played[i]);
    high &= ~highBit(played[i]);
  }
  for (let trick = 0; trick < tricks; trick++) {
    judge(played, trick * perTrick, perTrick, low, high, judgement);
    low = judgement.centreLow;
    high = judgement.centreHigh;
  }
  const cards = Array.from(played.subarray((tricks - 1) * perTrick, tricks * perTrick));
  const leader = state.leaders[tricks - 1];
  return [...decision(seats, leader, cards, judgement), lead(seats, leader, cards, judgement)] as (Reason &
    Json)[];
}

function unplayable(state: State, seat: number): GameView['unplayable'] {
  if (state.phase !== Phase.play || !includes(actors(state) | mayAct(state), seat)) return {};
  const refused = cardsIn(state.hands[2 * seat], state.hands[2 * seat + 1]).flatMap((card) => {
    const reason = cardRefusal(state, seat, card);
    return reason === null ? [] : [[codes[card], reason as Reason & Json] as const];
  });
  return Object.fromEntries(refused);
}

function sheet(state: State): Common['sheet'] {
  const underWay = state.phase === Phase.place || state.phase === Phase.play;
  const over = underWay ? state.round - 1 : state.round;
  return Array.from({ length: over }, (_, round) => {
    const worth = everySeat(state, (seat) => {
      const row = (round * state.seats + seat) * COLOURS;
      return Array.from(state.sheet.subarray(row, row + COLOURS), (value) => (value === 0 ? null : value));
    });
    return { worth, points: worth.map((row) => row.reduce<number>((sum, value) => sum + (value ?? 0), 0)) };
  });
}
