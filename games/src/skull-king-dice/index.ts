import type { Game } from '@crossbones/core';
import { type Box, fullBox } from './dice.js';
import { legal } from './legal.js';
import { ACTIONS, parse, print } from './notation.js';
import { type GameOptions, optionsOf } from './options.js';
import { refusal } from './refusal.js';
import { actors, apply, boundOf, chance, event, mayAct, outcome } from './rules.js';
import { sampler } from './sample.js';
import { State } from './state.js';
import { common, type GameView, open, own, view } from './view.js';

export { arbitrate, type Verdict } from './arbiter.js';
export {
  BLACK,
  type Box,
  type DiceTable,
  faceOf,
  fullBox,
  KINDS,
  type Kind,
  kindOf,
  kinds,
  MOST_ROUNDS,
  parseRoll,
  rollCode,
  SIDES,
  SKULL,
  SPECIALS,
} from './dice.js';
export { ROLL } from './notation.js';
export type { GameOptions } from './options.js';
export type { FaultKey, ReasonKey } from './reasons.js';
export { pointsFor, scoreSheet } from './score.js';
export { NOT_BID, Phase, type State } from './state.js';
export { bonusOf, judge, leads, NOTHING_LED, placeOf, stepOf } from './trick.js';
export type { GameView } from './view.js';

/** The dice game, played with the given box. */
export const skullKingDiceOf = (box: Box): Game<State, GameOptions, GameView> => ({
  id: 'skull-king-dice',
  rules: 1,
  options: optionsOf(box),
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
  bound: (seats) => boundOf(seats, box.rounds(seats)),
  side: (_, seat) => seat,
  view,
  common,
  own,
  open,
  sampler: (view) => sampler(view, box),
  print,
  parse,
});

export const skullKingDice = skullKingDiceOf(fullBox);
