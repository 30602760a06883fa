import type { Game } from '@crossbones/core';
import { type Box, fullBox } from './discs.js';
import { legal } from './legal.js';
import { ACTIONS, parse, print } from './notation.js';
import { type GameOptions, options } from './options.js';
import { refusal } from './refusal.js';
import { actors, apply, bound, chance, event, mayAct, outcome } from './rules.js';
import { sampler } from './sample.js';
import { State } from './state.js';
import { type GameView, open, view } from './view.js';

export type { Box, Disc } from './discs.js';
export type { GameOptions } from './options.js';
export type { ReasonKey } from './reasons.js';
export type { State } from './state.js';
export type { GameView, OpenView } from './view.js';

export const skullOf = (box: Box): Game<State, GameOptions, GameView> => ({
  id: 'skull',
  rules: 1,
  options,
  actions: ACTIONS,
  create: (seats, options) => new State(seats, options, box),
  copy: (from, to) => to.copyFrom(from),
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
  open,
  sampler: (view) => sampler(view, box),
  print,
  parse,
});

export const skull = skullOf(fullBox);
