import type { Reason } from '@crossbones/core';
import { discs } from './discs.js';
import { mayGloat, mayPlace, sealing } from './legal.js';
import {
  CHALLENGE,
  FIRST,
  GLOAT,
  LEAST_RAISE,
  LOSE,
  matNames,
  OWN_WORDS,
  PAIRED,
  PASS,
  PICK,
  RAISE,
  SKULL,
  TURN,
} from './notation.js';
import { because } from './reasons.js';
import { gangNamed, has, NONE, Phase, type State } from './state.js';

/** Why the action is not legal now. Looks at no disc that the seat may not see. */
export function refusal(state: State, seat: number, action: number): Reason | null {
  if (state.phase === Phase.over) return because('S-6', 'over');
  if (state.phase === Phase.first) return because('S-1', 'first-undrawn');
  if (state.phase === Phase.draw) return because('S-8', 'loss-undrawn');
  if (action < CHALLENGE) return ownRefusal(state, seat, action);
  if (action < TURN) return bidRefusal(state, seat, action);
  if (action < PICK) return turnRefusal(state, seat, action - TURN);
  if (action < FIRST) return lossRefusal(state, seat, action);
  return nameRefusal(state, seat, action - FIRST);
}

const gangName = (state: State, gang: number): string => matNames[state.nameOf[gang]];

const outOfTurn = (state: State, seat: number): Reason | null =>
  state.seatOf[state.turn] === seat ? null : notYourTurn(state);

const notYourTurn = (state: State): Reason =>
  because('S-3', 'not-your-turn', { gang: gangName(state, state.turn) });

/** For a word that nobody is asked for now: says what the table waits for instead. */
function awaited(state: State): Reason {
  const gang = state.turn === NONE ? '' : gangName(state, state.turn);
  switch (state.phase) {
    case Phase.lead:
      return because('S-2', 'await-lead', { gang });
    case Phase.add:
      return because('S-3', 'await-add', { gang });
    case Phase.bid:
      return because('S-4', 'await-bid', { gang, bid: state.bid });
    case Phase.attempt:
      return because('S-5', 'await-turn', { gang });
    case Phase.loss:
      return because('S-8', state.turn === state.challenger ? 'await-loss' : 'await-pick', { gang });
    case Phase.name:
      return because('S-9', 'await-name', { gang });
    default:
      return because('S-2', 'await-place');
  }
}

/** For the name of a mat that is not at this table. */
function strange(state: State, name: number): Reason {
  const gang = matNames[name];
  const paired = name >= PAIRED;
  if (paired !== (state.each === 2)) return because('S-11', 'gang-words', { gangs: state.each });
  return because('S-1', 'no-such-gang', { gang });
}

function ownRefusal(state: State, seat: number, action: number): Reason | null {
  const prefix = Math.floor(action / OWN_WORDS);
  const name = prefix === 0 ? seat : PAIRED + prefix - 1;
  const gang = gangNamed(state, name);
  if (gang === NONE) return strange(state, name);
  if (state.seatOf[gang] !== seat) return because('S-11', 'not-your-gang', { gang: gangName(state, gang) });
  const word = action % OWN_WORDS;
  if (word === GLOAT) return gloatRefusal(state, gang);
  const out = !has(state.alive, gang);
  switch (state.phase) {
    case Phase.place:
      if (out) return because('S-9', 'gang-out', { gang: gangName(state, gang) });
      if (gang === state.first) return because('S-2', 'first-places-last', { gang: gangName(state, gang) });
      if (!has(sealing(state, seat), gang)) return because('S-11', 'other-gang-first');
      break;
    case Phase.lead:
    case Phase.add:
      if (out) return because('S-9', 'gang-out', { gang: gangName(state, gang) });
      if (gang !== state.turn) return notYourTurn(state);
      if (state.pile[gang] === state.discs[gang]) return because('S-3', 'hand-empty');
      break;
    default:
      return awaited(state);
  }
  return mayPlace(state, gang, word === SKULL) ? null : because('S-3', 'no-such-disc', { disc: discs[word] });
}

function gloatRefusal(state: State, gang: number): Reason | null {
  if (mayGloat(state, gang)) return null;
  if (state.phase !== Phase.loss) return because('S-7', 'gloat-not-now');
  return state.seatOf[gang] === state.seatOf[state.challenger]
    ? because('S-7', 'gloat-challenger')
    : because('S-7', 'gloat-nothing');
}

function bidRefusal(state: State, seat: number, action: number): Reason | null {
  if (state.phase !== (action < RAISE ? Phase.add : Phase.bid)) return awaited(state);
  const waits = outOfTurn(state, seat);
  if (waits !== null || action === PASS) return waits;
  const bid = action < RAISE ? action - CHALLENGE + 1 : action - RAISE + LEAST_RAISE;
  if (bid > state.table) return because('S-3', 'bid-beyond-table', { bid, discs: state.table });
  return bid > state.bid ? null : because('S-4', 'bid-not-higher', { bid, last: state.bid });
}

function turnRefusal(state: State, seat: number, name: number): Reason | null {
  const gang = gangNamed(state, name);
  if (gang === NONE) return strange(state, name);
  if (state.phase !== Phase.attempt) return awaited(state);
  const waits = outOfTurn(state, seat);
  if (waits !== null) return waits;
  if (gang === state.challenger) return because('S-5', 'own-pile');
  return state.pile[gang] > state.turned[gang]
    ? null
    : because('S-5', 'pile-spent', { gang: gangName(state, gang) });
}

function lossRefusal(state: State, seat: number, action: number): Reason | null {
  const chosen = action >= LOSE;
  if (state.phase !== Phase.loss || (state.turn === state.challenger) !== chosen) return awaited(state);
  const waits = outOfTurn(state, seat);
  if (waits !== null || chosen) return waits;
  const left = state.discs[state.challenger];
  return action - PICK < left
    ? null
    : because('S-8', 'no-such-position', { position: action - PICK, last: left - 1 });
}

function nameRefusal(state: State, seat: number, name: number): Reason | null {
  const gang = gangNamed(state, name);
  if (gang === NONE) return strange(state, name);
  if (state.phase !== Phase.name) return awaited(state);
  const waits = outOfTurn(state, seat);
  if (waits !== null) return waits;
  return has(state.alive, gang) ? null : because('S-9', 'gang-out', { gang: gangName(state, gang) });
}
