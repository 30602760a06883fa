import type { Game, OptionList } from '@crossbones/core';
import { options as firstOptions } from './before/1/options.js';
import { type Box, fullBox } from './discs.js';
import { legal } from './legal.js';
import { ACTIONS, parse, print } from './notation.js';
import { type GameOptions, options } from './options.js';
import { refusal } from './refusal.js';
import { actors, apply, bound, chance, event, mayAct, outcome } from './rules.js';
import { sampler } from './sample.js';
import { State } from './state.js';
import { common, type GameView, open, own, view } from './view.js';

export { arbitrate, type Bids, type Ending } from './arbiter.js';
export { held } from './belief.js';
export { type Box, type Disc, MOST_DISCS, MOST_GANGS } from './discs.js';
export { mayPlace, sealing } from './legal.js';
export {
  CHALLENGE,
  FIRST,
  FLOWER,
  LEAST_RAISE,
  LOSE,
  OWN_WORDS,
  PASS,
  PICK,
  RAISE,
  SKULL,
  TURN,
} from './notation.js';
export type { GameOptions } from './options.js';
export type { ReasonKey } from './reasons.js';
export { has, Phase, type State } from './state.js';
export type { GameView, OpenView } from './view.js';

export const skullOf = (box: Box): Game<State, GameOptions, GameView> => {
  const game: Game<State, GameOptions, GameView> = {
    id: 'skull',
    rules: 2,
    options,
    actions: ACTIONS,
    create: (seats, options) => new State(seats, options, box),
    copy: State.copy,
    event,
    chance,
    actors,
    mayAct,
    legal,
    apply,
    refusal,
    outcome,
    bound,
    side: (_, seat) => seat,
    view,
    common,
    own,
    open,
    sampler: (view) => sampler(view, box),
    print,
    parse,
  };
  // A state without an answer to S-10 follows our ruling, as all states did before.
  const first = firstOptions as OptionList<GameOptions>;
  return { ...game, before: [{ ...game, rules: 1, options: first }] };
};

export const skull = skullOf(fullBox);
