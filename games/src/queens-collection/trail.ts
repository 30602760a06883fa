import { count as copies, KINDS, lowestKind, type Pile, present } from './cards.js';
import { partnerOf, teamOf } from './seen/team.js';
import { EXCHANGES_KEPT, MOST_SEATS, STRETCHES, type State } from './state.js';

/**
 * What the table knows of the hands without seeing them. A stretch is the time between two hidden swaps of a team;
 * for each hand and kind it keeps `net`, how many cards openly came (+) and went (−), and `need`, how many must
 * have been there when the stretch began, because more were given away than had come.
 */
export const stretchAt = (s: State, stretch: number, seat: number): number =>
  s.teams ? ((teamOf(seat) * STRETCHES + stretch) * 2 + (seat >> 1)) * KINDS : seat * KINDS;

export function gain(s: State, seat: number, kind: number): void {
  s.net[s.stretch[seat] + kind]++;
}

export function gainAll(s: State, seat: number, pile: Pile): void {
  for (let set = present(pile); set !== 0; set &= set - 1) {
    const kind = lowestKind(set);
    s.net[s.stretch[seat] + kind] += copies(pile, kind);
  }
}

export function spend(s: State, seat: number, kind: number): void {
  const at = s.stretch[seat] + kind;
  s.need[at] = Math.max(s.need[at], -(--s.net[at]));
}

/** How much work the hidden swaps of a team make for the sampler: how many cards can be named both ways. */
function weight(s: State, team: number): number {
  let product = 1;
  for (let i = 0; i < s.exchangeCount[team]; i++) {
    const n = s.exchanges[team * EXCHANGES_KEPT + i] + 1;
    product *= n * n;
  }
  return product;
}

/** The most such work: while all swaps since the deal are kept, and after the oldest were forgotten. */
const MOST_SINCE_DEAL = 256;
const MOST_ONCE_MIXED = 64;
const most = (s: State, team: number): number => (s.mixed[team] === 1 ? MOST_ONCE_MIXED : MOST_SINCE_DEAL);

/** ◆ QC-12: of a swap between partners the opponents see that one more card went each way, and nothing else. */
export function exchange(s: State, seat: number, begins: boolean): void {
  const team = teamOf(seat);
  if (!begins) {
    s.exchanges[team * EXCHANGES_KEPT + s.exchangeCount[team] - 1]++;
    while (weight(s, team) > most(s, team)) forget(s, team);
    return;
  }
  while (weight(s, team) * 4 > most(s, team)) forget(s, team);
  const next = team * EXCHANGES_KEPT + s.exchangeCount[team]++;
  s.exchanges[next] = 1;
  s.exchangeBy[next] = seat;
  s.exchangeMarket[next] = present(s.market);
  s.exchangePawns[next] = present(s.pawns);
  move(s, team);
  for (let hand = team; hand < MOST_SEATS; hand += 2) {
    const at = s.stretch[hand];
    for (let kind = 0; kind < KINDS; kind++) {
      s.net[at + kind] = 0;
      s.need[at + kind] = 0;
    }
  }
}

function move(s: State, team: number): void {
  for (let hand = team; hand < MOST_SEATS; hand += 2)
    s.stretch[hand] = stretchAt(s, s.exchangeCount[team], hand);
}

/**
 * Lets go of a team's oldest stretch and the swap that ended it. What it said of the team as a whole is kept:
 * `base`, the cards that came less those that went, and `least`, how many starting cards they must have been.
 * How the cards lay between the two hands is not.
 */
function forget(s: State, team: number): void {
  for (let kind = 0; kind < KINDS; kind++) {
    const one = stretchAt(s, 0, team) + kind;
    const other = stretchAt(s, 0, partnerOf(team)) + kind;
    const at = team * KINDS + kind;
    s.least[at] = Math.max(s.least[at], s.need[one] + s.need[other] - s.base[at]);
    s.base[at] += s.net[one] + s.net[other];
  }
  const kept = s.exchangeCount[team];
  // The stretches of a team lie one after the other, both hands side by side.
  const to = stretchAt(s, 0, team);
  const from = stretchAt(s, 1, team);
  const end = stretchAt(s, kept + 1, team);
  s.net.copyWithin(to, from, end);
  s.need.copyWithin(to, from, end);
  const at = team * EXCHANGES_KEPT;
  for (let i = at; i < at + kept - 1; i++) {
    s.exchanges[i] = s.exchanges[i + 1];
    s.exchangeBy[i] = s.exchangeBy[i + 1];
    s.exchangeMarket[i] = s.exchangeMarket[i + 1];
    s.exchangePawns[i] = s.exchangePawns[i + 1];
  }
  s.exchangeCount[team]--;
  s.mixed[team] = 1;
  move(s, team);
}

/** A new round: nothing is known of anybody. */
export function clearTrails(s: State): void {
  s.net.fill(0);
  s.need.fill(0);
  s.exchangeCount.fill(0);
  s.mixed.fill(0);
  s.base.fill(0);
  s.least.fill(0);
  for (let seat = 0; seat < MOST_SEATS; seat++) s.stretch[seat] = stretchAt(s, 0, seat);
}
