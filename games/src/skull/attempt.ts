import { afterChoice, afterFlowers, afterPick } from './belief.js';
import { GONE, IN_HAND } from './discs.js';
import { lastIn, wins } from './score.js';
import { DUEL_LINE, duellists, has, LINE, NONE, Phase, type State, skullShown } from './state.js';

/** A round begins: all but the first gang owe a sealed disc. */
export function begin(state: State, first: number): void {
  state.first = first;
  state.phase = Phase.place;
  state.turn = NONE;
  state.owing = state.alive & ~(1 << first);
  state.bid = 0;
  state.bidder = NONE;
  state.passed = 0;
  state.bidCount = 0;
  state.challenger = NONE;
  state.owner = NONE;
  state.picked = NONE;
  if (state.duelFrom === 0 && isDuel(state)) {
    state.duelFrom = state.round;
    state.duelOdds.set(state.odds);
  }
}

/** Whether two gangs are left. */
function isDuel({ alive }: State): boolean {
  const rest = alive & (alive - 1);
  return rest !== 0 && (rest & (rest - 1)) === 0;
}

/** The bidding is over. The challenger's own pile is turned up first, without any choice. */
export function attempt(state: State): void {
  const challenger = state.bidder;
  state.challenger = challenger;
  state.phase = Phase.attempt;
  state.turn = challenger;
  state.turnCount = 0;
  state.turnRound = state.round;
  for (let gang = 0; gang < state.gangs; gang++) state.gloats[gang] = 0;
  for (let own = Math.min(state.bid, state.pile[challenger]); own > 0; own--) {
    turnUp(state, challenger);
    if (state.phase !== Phase.attempt) return;
  }
}

/** Turns up the top disc of a pile that is still face down. */
export function turnUp(state: State, gang: number): void {
  state.turns[state.turnCount++] = gang;
  state.turned[gang]++;
  if (skullShown(state, gang)) failed(state, gang);
  else if (state.turnCount === state.bid) made(state);
}

function made(state: State): void {
  const { challenger } = state;
  write(state);
  collect(state);
  if (wins(++state.made[challenger])) win(state, state.seatOf[challenger]);
  else next(state, challenger);
}

function failed(state: State, owner: number): void {
  const { seatOf } = state;
  const loser = state.challenger;
  state.owner = owner;
  if (settledAtOnce(state, loser)) {
    write(state);
    collect(state);
    putOut(state, loser);
    settle(state);
  } else if (owner !== loser && seatOf[owner] === seatOf[loser]) {
    state.phase = Phase.draw;
    state.turn = NONE;
  } else {
    state.phase = Phase.loss;
    state.turn = owner;
  }
}

/** ◆ S-8: a last disc leaves nothing to choose, so it goes at once and nobody has the time to gloat. */
const settledAtOnce = (state: State, loser: number): boolean => state.discs[loser] === 1;

/** The challenger chooses in secret which disc to lose. */
export function lose(state: State, skull: boolean): void {
  const loser = state.challenger;
  write(state);
  collect(state);
  state.odds[loser] = afterChoice(state.odds[loser]);
  remove(state, loser, skull);
}

/** Somebody else has picked the disc blindly. */
export function loseDrawn(state: State, skull: boolean): void {
  const loser = state.challenger;
  write(state);
  collect(state);
  state.odds[loser] = afterPick(state.odds[loser], state.discs[loser]);
  remove(state, loser, skull);
}

function remove(state: State, loser: number, skull: boolean): void {
  state.discs[loser]--;
  if (skull) state.skull[loser] = GONE;
  settle(state);
}

function putOut(state: State, gang: number): void {
  state.discs[gang] = 0;
  state.skull[gang] = GONE;
  state.odds[gang] = 0;
  state.alive &= ~(1 << gang);
}

/**
 * The challenger has paid: what comes of that is decided first (S-9), then whether the skull's owner goes too (S-10).
 *
 * ◆ S-12: a gang out on any other gang's skull, its sister's too, leaves the start to that gang; out on its own
 * skull it names whom it likes, its sister too. ◆ S-10: so it does when that other gang is out as well.
 */
function settle(state: State): void {
  const { challenger, owner } = state;
  if (isWon(state)) return;
  if (losesLastSkull(state)) {
    putOut(state, owner);
    if (isWon(state)) return;
  }
  if (has(state.alive, challenger)) next(state, challenger);
  else if (has(state.alive, owner)) next(state, owner);
  else {
    state.phase = Phase.name;
    state.turn = challenger;
  }
}

/**
 * ◆ S-10: only the challenger pays, and a last disc turned up in another's attempt stays its owner's; with the option,
 * whoever has nothing but the skull that was turned up is out as well.
 */
const losesLastSkull = ({ options, challenger, owner, discs }: State): boolean =>
  options.lastSkull === 'anyone' && owner !== challenger && discs[owner] === 1;

/** Whether one person alone has a gang in. */
function isWon(state: State): boolean {
  const last = lastIn(state.alive, state.seats);
  if (last !== null) win(state, last);
  return last !== null;
}

export function next(state: State, first: number): void {
  state.round++;
  begin(state, first);
}

function win(state: State, seat: number): void {
  state.phase = Phase.over;
  state.turn = NONE;
  state.winner = seat;
}

/** All discs go back to the hands; what was turned up is remembered. */
function collect(state: State): void {
  const { odds, discs, skull, pile, turned } = state;
  for (let gang = 0; gang < state.gangs; gang++) {
    if (!has(state.alive, gang)) continue;
    if (skullShown(state, gang)) odds[gang] = 1;
    else odds[gang] = afterFlowers(odds[gang], discs[gang], pile[gang], turned[gang]);
    if (skull[gang] >= 0) skull[gang] = IN_HAND;
    pile[gang] = 0;
    turned[gang] = 0;
  }
  state.table = 0;
}

function write(state: State): void {
  const at = LINE * (state.round - 1);
  state.sheet[at] = state.challenger;
  state.sheet[at + 1] = state.bid;
  state.sheet[at + 2] = state.owner + 1;
  state.sheet[at + 3] = state.picked + 1;
  if (state.duelFrom > 0) writeDuel(state);
}

/** With two gangs left, what both laid and bid in all rounds tells what their discs may be, so it is remembered. */
function writeDuel(state: State): void {
  const { duel, pile, bids } = state;
  const at = DUEL_LINE * (state.round - state.duelFrom);
  const [one, two] = duellists(state);
  duel[at] = pile[one];
  duel[at + 1] = pile[two];
  duel[at + 2] = 0;
  for (let i = 0; i < state.bidCount; i++)
    if (bids[2 * i + 1] > 0) duel[at + 2] |= 1 << (bids[2 * i + 1] - 1);
}
