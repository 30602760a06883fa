import { everyone } from '@crossbones/core';
import { cardOf, Nature, TIGRESS, TIGRESS_ESCAPES } from './cards.js';
import { heldCopy, hold } from './hand.js';
import { awaken } from './powers.js';
import { roundPoints } from './score.js';
import { CANNONBALL, GHOST, MOST_SEATS, NO_CHANGE, NONE, Phase, type State, tricksPlayed } from './state.js';
import {
  afterGhost,
  captured,
  charactersCount,
  isTaken,
  judge,
  leadPosition,
  ledBy,
  UNSETTLED,
} from './trick.js';

/** Hands out the shuffled pile and asks for bids. */
export function deal(s: State): void {
  if (s.played > 0) keepLastTrick(s);
  s.round++;
  if (s.round > 0) s.dealer = (s.dealer + 1) % s.seats;
  s.dealt = s.schedule[s.round];
  s.held.fill(0);
  let at = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    for (let i = 0; i < s.dealt; i++) hold(s.held, seat, s.pile[at++]);
  }
  s.top = s.dealt * s.hands;
  s.bids.fill(NONE);
  s.shots.fill(NONE);
  s.won.fill(0);
  s.bonus.fill(0);
  s.wagers.fill(0);
  s.takers.fill(NONE);
  s.played = 0;
  s.inTrick = 0;
  s.led = UNSETTLED;
  s.alliances = 0;
  s.rosie = s.will = s.rascal = s.juanita = s.harry = NONE;
  s.rosieNamed = NONE;
  s.willDrew = s.willDiscarded = 0;
  s.harryChange = NO_CHANGE;
  s.waiting = everyone(s.seats);
  s.phase = Phase.bid;
}

/** Players may look at the last trick until the next one is over. */
function keepLastTrick(s: State): void {
  const from = s.played - s.hands;
  for (let i = 0; i < s.hands; i++) {
    s.lastFaces[i] = s.faces[from + i];
    s.lastPlayers[i] = s.players[from + i];
  }
  s.lastCount = s.hands;
  s.lastTaker = s.takers[from / s.hands];
}

export function firstLead(s: State): void {
  s.leadsNext = (s.dealer + 1) % s.seats;
  startTrick(s);
}

export function nextTrick(s: State): void {
  if (s.played === s.dealt * s.hands) endRound(s);
  else startTrick(s);
}

/** SK-8; with two players SK-36 and SK-37. */
function startTrick(s: State): void {
  const { order, leadsNext: leader, seats } = s;
  s.phase = Phase.play;
  s.turn = leader;
  if (s.hands === seats) {
    for (let i = 0, seat = leader; i < seats; i++) {
      order[i] = seat;
      seat = seat + 1 === seats ? 0 : seat + 1;
    }
  } else if (leader === GHOST) {
    ghostLeads(order);
    ghostPlays(s);
  } else {
    order[0] = leader;
    order[1] = GHOST;
    order[2] = 1 - leader;
  }
}

/** ◆ SK-37 Behind a leading Greybeard the two play in the order they had in the trick before. */
function ghostLeads(order: Uint8Array): void {
  const first = order[0] === GHOST ? order[1] : order[0];
  order[0] = GHOST;
  order[1] = first;
  order[2] = 1 - first;
}

/** Greybeard turns up his next card; his Tigress is an escape. SK-36. */
function ghostPlays(s: State): void {
  const card = s.pile[GHOST * s.dealt + tricksPlayed(s)];
  lay(s, GHOST, card === TIGRESS ? TIGRESS_ESCAPES : card);
}

export function play(s: State, seat: number, face: number): void {
  const card = heldCopy(s.held, seat, cardOf(face));
  hold(s.held, seat, card);
  lay(s, seat, face === TIGRESS_ESCAPES ? face : card);
}

function lay(s: State, player: number, face: number): void {
  s.faces[s.played] = face;
  s.players[s.played] = player;
  s.played++;
  s.inTrick++;
  if (s.led === UNSETTLED) s.led = ledBy(s.deck, face);
  if (s.inTrick === s.hands) {
    endTrick(s);
    return;
  }
  s.turn = s.order[s.inTrick];
  if (s.turn === GHOST && s.hands !== s.seats) ghostPlays(s);
}

function endTrick(s: State): void {
  const { deck, faces, order, hands } = s;
  const start = s.played - hands;
  const verdict = judge(deck, faces, start, hands);
  const ghost = hands === s.seats ? NONE : GHOST;
  let leads = leadPosition(deck, faces, start, hands, verdict, s.options.krakenLead);
  if (!isTaken(verdict) && order[leads] === ghost) leads = afterGhost(leads, hands);
  s.leadsNext = order[leads];
  s.inTrick = 0;
  s.led = UNSETTLED;
  if (isTaken(verdict)) {
    const taker = order[leads];
    s.takers[start / hands] = taker;
    if (taker !== ghost) {
      s.won[taker]++;
      s.bonus[taker] += captured(deck, faces, start, hands, verdict);
      if (s.options.loot && charactersCount(verdict)) ally(s, start, taker, ghost);
      if (s.options.powers && awaken(s, taker, faces[start + leads])) return;
    }
  }
  nextTrick(s);
}

/** SK-25; Greybeard's loot allies nobody. */
function ally(s: State, start: number, taker: number, ghost: number): void {
  for (let i = 0; i < s.hands; i++) {
    if (s.deck.nature[s.faces[start + i]] !== Nature.loot) continue;
    const looter = s.order[i];
    if (looter === taker || countsForNobody(looter, ghost)) continue;
    s.allies[s.alliances * 2] = looter;
    s.allies[s.alliances * 2 + 1] = taker;
    s.alliances++;
  }
}

/** ◆ SK-38 What Greybeard plays or takes counts for nobody, and Rosie cannot name him. */
const countsForNobody = (player: number, ghost: number): boolean => player === ghost;

function endRound(s: State): void {
  const row = s.round * MOST_SEATS;
  for (let seat = 0; seat < s.seats; seat++) {
    const points = pointsOf(s, seat);
    s.sheetBids[row + seat] = s.bids[seat];
    s.sheetWon[row + seat] = s.won[seat];
    s.points[row + seat] = points;
    s.scores[seat] += points;
  }
  s.turn = NONE;
  s.phase = s.round + 1 === s.schedule.length ? Phase.over : Phase.deal;
}

function pointsOf(s: State, seat: number): number {
  const { bids, won, bonus, wagers, shots, allies } = s;
  let alliances = 0;
  for (let i = 0; i < s.alliances; i++) {
    const looter = allies[i * 2];
    const taker = allies[i * 2 + 1];
    if (looter !== seat && taker !== seat) continue;
    if (bids[looter] === won[looter] && bids[taker] === won[taker]) alliances++;
  }
  return roundPoints(
    s.options.scoring,
    s.dealt,
    bids[seat],
    won[seat],
    bonus[seat],
    alliances,
    wagers[seat],
    shots[seat] === CANNONBALL,
  );
}
