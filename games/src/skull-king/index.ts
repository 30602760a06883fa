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

export { arbitrate, type Ruling } from './arbiter.js';
export {
  BLACK,
  type Box,
  cardOf,
  ESCAPE,
  fullBox,
  Nature,
  natures,
  parseCard,
  TIGRESS,
  WORD_SIZE,
} from './cards.js';
export { type Deck, deckOf } from './deck.js';
export { BID, CHANGE, discardOf, LEAD, playedFace, SHOT, WAGER } from './notation.js';
export type { GameOptions } from './options.js';
export type { ReasonKey } from './reasons.js';
export { roundPoints, scoreSheet } from './score.js';
export { CANNONBALL, GHOST, GRAPESHOT, NONE, Phase, type State } from './state.js';
export { captured, isTaken, judge, ledBy, positionOf, UNSETTLED } from './trick.js';
export type { GameView } from './view.js';

export const skullKingOf = (box: Box): Game<State, GameOptions, GameView> => ({
  id: 'skull-king',
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
  bound: (seats, options) => bound(seats, options, new State(seats, options, box).schedule),
  side: (_, seat) => seat,
  view,
  common,
  own,
  open,
  sampler: (seen) => sampler(seen, box),
  print,
  parse,
});

export const skullKing = skullKingOf(fullBox);
