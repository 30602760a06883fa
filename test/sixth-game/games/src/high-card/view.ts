import { includes, type View, type Viewer } from '@crossbones/core';
import { codes } from './cards.js';
import type { GameOptions } from './options.js';
import { NONE, Phase, type PhaseName, phases, type State } from './state.js';

/** What everybody sees. */
type Common = {
  readonly seats: number;
  readonly options: GameOptions;
  readonly phase: PhaseName;
  readonly round: number;
  readonly rounds: number;
  readonly leader: number;
  readonly turn: number | null;
  /** By seat: what was played in this round, and what in the one before. */
  readonly laid: readonly (string | null)[];
  readonly lastLaid: readonly (string | null)[];
  /** Who won each finished round. */
  readonly winners: readonly number[];
  readonly scores: readonly number[];
};

type Own = { readonly viewer: Viewer; readonly hand: readonly string[] | null };

export type GameView = Common & Own;

const codeOf = (card: number): string | null => (card === NONE ? null : codes[card]);
const handOf = (state: State, seat: number): string[] =>
  codes.filter((_, card) => includes(state.hands[seat], card));

export function common(state: State): Common {
  const { seats, options, phase, round, leader, turn } = state;
  return {
    seats,
    options,
    phase: phases[phase],
    round,
    rounds: options.rounds,
    leader,
    turn: phase === Phase.play ? turn : null,
    laid: Array.from(state.table, codeOf),
    lastLaid: Array.from(state.last, codeOf),
    winners: [...state.winners.subarray(0, phase === Phase.over ? round : round - 1)],
    scores: [...state.scores],
  };
}

export const own = (state: State, viewer: Viewer): Own => ({
  viewer,
  hand: viewer === 'spectator' ? null : handOf(state, viewer),
});

export const view = (state: State, viewer: Viewer): GameView => ({ ...common(state), ...own(state, viewer) });

export const open = (state: State): View => ({
  ...common(state),
  hands: Array.from({ length: state.seats }, (_, seat) => handOf(state, seat)),
});
