import type { Game } from '@crossbones/core';
import { ACTIONS } from './actions.js';
import { grade as firstGrade } from './before/1/score.js';
import { type Box, fullBox } from './cards.js';
import { legal } from './legal.js';
import { parse, print } from './notation.js';
import { type GameOptions, options } from './options.js';
import { refusal } from './refusal.js';
import { actors, apply, bound, chance, event, outcomeBy, side } from './rules.js';
import { sampler } from './sample.js';
import { grade } from './score.js';
import { State } from './state.js';
import { common, type GameView, open, own, view } from './view.js';

export * as actions from './actions.js';
export { arbitrate } from './arbiter.js';
export * as cards from './cards.js';
export { type Box, fullBox } from './cards.js';
export { canDraw, lastBox, mustSkip } from './market.js';
export type { GameOptions } from './options.js';
export type { ReasonKey } from './reasons.js';
export { roundPoints, scoreSheet } from './score.js';
export { partnerOf } from './seen/team.js';
export { Phase, type State } from './state.js';
export type { GameView } from './view.js';

/** The game with what lies in this box; tests play with tiny ones. */
export const queensCollectionOf = (box: Box): Game<State, GameOptions, GameView> => {
  const game: Game<State, GameOptions, GameView> = {
    id: 'queens-collection',
    rules: 2,
    options,
    actions: ACTIONS,
    create: (seats, chosen) => new State(seats, chosen, box),
    copy: State.copy,
    event,
    chance,
    actors,
    mayAct: () => 0,
    legal,
    apply,
    refusal,
    outcome: outcomeBy(grade),
    bound: (seats, chosen) => bound(seats, chosen, box),
    side,
    view,
    common,
    own,
    open,
    sampler: (seen) => sampler(seen, box),
    print,
    parse,
  };
  return { ...game, before: [{ ...game, rules: 1, outcome: outcomeBy(firstGrade) }] };
};

export const queensCollection = queensCollectionOf(fullBox);
