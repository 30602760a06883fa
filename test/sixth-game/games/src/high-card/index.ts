import type { Game } from '@crossbones/core';
import { legal } from './legal.js';
import { ACTIONS, parse, print } from './notation.js';
import { type GameOptions, options } from './options.js';
import { refusal } from './refusal.js';
import { actors, apply, bound, chance, event, outcome } from './rules.js';
import { sampler } from './sample.js';
import { State } from './state.js';
import { common, type GameView, open, own, view } from './view.js';

export { arbitrate } from './arbiter.js';
export type { GameOptions } from './options.js';
export type { ReasonKey } from './reasons.js';
export { scoreSheet } from './score.js';
export type { State } from './state.js';
export type { GameView } from './view.js';

export const highCard: Game<State, GameOptions, GameView> = {
  id: 'high-card',
  rules: 1,
  options,
  actions: ACTIONS,
  create: (seats, chosen) => new State(seats, chosen),
  copy: State.copy,
  event,
  chance,
  actors,
  mayAct: () => 0,
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
  sampler,
  print,
  parse,
};
