import type { Game } from '@crossbones/core';
import { type Box, fullBox } from './cards.js';
import { legal } from './legal.js';
import { ACTIONS, parse, print } from './notation.js';
import { type GameOptions, options } from './options.js';
import { refusal } from './refusal.js';
import { actors, apply, bound, chance, event, mayAct, outcome } from './rules.js';
import { sampler } from './sample.js';
import { State } from './state.js';
import { common, type GameView, open, own, view } from './view.js';

export { arbitrate, type Verdict } from './arbiter.js';
export {
  type Box,
  CARDS,
  COLOURS,
  cardNamed,
  cardOf,
  colourOf,
  fullBox,
  highBit,
  lowBit,
  NO_COLOUR,
  numberOf,
  SPACES,
} from './cards.js';
export { legal } from './legal.js';
export { placeAction, SIDE } from './notation.js';
export type { GameOptions } from './options.js';
export type { ReasonKey } from './reasons.js';
export { scoreSheet, worthAt } from './score.js';
export { haunted, Phase, STEPS, type State } from './state.js';
export { Judgement, judge, seatAt } from './trick.js';
export type { GameView } from './view.js';

export const skullQueenOf = (box: Box): Game<State, GameOptions, GameView> => ({
  id: 'skull-queen',
  rules: 1,
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
  bound: (seats, options) => bound(new State(seats, options, box)),
  side: (_, seat) => seat,
  view,
  common,
  own,
  open,
  sampler: (view) => sampler(box, view),
  print,
  parse,
});

export const skullQueen = skullQueenOf(fullBox);
