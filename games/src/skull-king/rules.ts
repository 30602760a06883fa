import { everyone, NOBODY, type Outcome, only, type Rng, type SeatSet, shuffle } from '@crossbones/core';
import { places } from '../places.js';
import { cardOf, ESCAPE, HARRY, JUANITA, Nature, RASCAL, ROSIE, TIGRESS, TIGRESS_ESCAPES, WILL, WORD_SIZE } from './cards.js';
import { CHANGE, discardedCard, LEAD, playedFace, SHOT, WAGER } from './notation.js';
import { roundPoints } from './score.js';
import type { GameOptions } from './options.js';
import { CANNONBALL, GHOST, MOST_SEATS, NO_CHANGE, NONE, Phase, type State, tricksPlayed } from './state.js';
import { afterGhost, captured, charactersCount, isTaken, judge, leadPosition, ledBy, ruleOf, UNSETTLED } from './trick.js';

export function event(s: State): string | null {
  if (s.phase === Phase.dealer) return 'dealer';
  return s.phase === Phase.deal ? `deal/${s.round + 2}` : null;
}

export function chance(s: State, rng: Rng): void {
  if (s.phase === Phase.dealer) {
    s.dealer = firstDealer(s.seats, rng);
    s.phase = Phase.deal;
    return;
  }
  s.round++;
  if (s.round > 0) s.dealer = (s.dealer + 1) % s.seats;
  s.pile.set(s.deck.cards);
  shuffle(s.pile, s.deck.cards.length, rng);
  deal(s);
}

/** ◆ SK-5 The first dealer is drawn. */
const firstDealer = (seats: number, rng: Rng): number => rng.below(seats);

/** Hands out the shuffled pile and asks for bids. */
function deal(s: State): void {
  const { held, pile } = s;
  s.dealt = s.schedule[s.round];
  held.fill(0);
  let at = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    for (let i = 0; i < s.dealt; i++) hold(held, seat, pile[at++]);
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

/** Puts a card into a hand, or takes one out: its bit is turned over. */
export function hold(held: Int32Array, seat: number, card: number): void {
  if (card < WORD_SIZE) held[seat * 3] ^= 1 << card;
  else if (card < ESCAPE) held[seat * 3 + 1] ^= 1 << (card - WORD_SIZE);
  else held[seat * 3 + 2] ^= 1 << (card - ESCAPE);
}

/** The first card of this one's kind in the hand. */
export function heldCopy(held: Int32Array, seat: number, card: number): number {
  if (card < ESCAPE) return card;
  const others = held[seat * 3 + 2] >> (card - ESCAPE);
  return card + 31 - Math.clz32(others & -others);
}

export function actors(s: State): SeatSet {
  if (s.phase === Phase.play) return only(s.turn);
  if (s.phase < Phase.bid || s.phase === Phase.over) return NOBODY;
  return s.phase <= Phase.shot ? s.waiting : only(s.turn);
}

/** Whoever has sealed a choice may change it until the last is in. */
export function mayAct(s: State): SeatSet {
  return s.phase === Phase.bid || s.phase === Phase.shot ? everyone(s.seats) & ~s.waiting : NOBODY;
}

export function apply(s: State, seat: number, action: number): void {
  switch (s.phase) {
    case Phase.play:
      play(s, seat, playedFace(action));
      return;
    case Phase.bid:
      s.bids[seat] = action;
      s.waiting &= ~only(seat);
      if (s.waiting === NOBODY) bidsAreIn(s);
      return;
    case Phase.shot:
      s.shots[seat] = action - SHOT;
      s.waiting &= ~only(seat);
      if (s.waiting === NOBODY) firstLead(s);
      return;
    case Phase.rosie:
      s.rosieNamed = action - LEAD;
      s.leadsNext = s.rosieNamed;
      return nextTrick(s);
    case Phase.will:
      return discard(s, seat, discardedCard(action));
    case Phase.rascal:
      s.wagers[seat] = (action - WAGER) * 10;
      return nextTrick(s);
    case Phase.harry:
      // ◆ SK-34 The choice of grapeshot or cannonball stays as it is.
      s.harryChange = action - CHANGE - 1;
      s.bids[seat] += s.harryChange;
      return nextTrick(s);
  }
}

function bidsAreIn(s: State): void {
  if (!s.options.cannonball) return firstLead(s);
  s.waiting = everyone(s.seats);
  s.phase = Phase.shot;
}

function firstLead(s: State): void {
  s.leadsNext = (s.dealer + 1) % s.seats;
  startTrick(s);
}

/** SK-8; with two players SK-36 and SK-37. */
function startTrick(s: State): void {
  const { order, leadsNext: leader, seats } = s;
  s.phase = Phase.play;
  s.inTrick = 0;
  s.led = UNSETTLED;
  if (s.hands === seats) {
    for (let i = 0, seat = leader; i < seats; i++) {
      order[i] = seat;
      seat = seat + 1 === seats ? 0 : seat + 1;
    }
    s.turn = leader;
    return;
  }
  if (leader === GHOST) ghostLeads(order);
  else {
    order[0] = leader;
    order[1] = GHOST;
    order[2] = 1 - leader;
  }
  s.turn = leader;
  if (leader === GHOST) ghostPlays(s);
}

/** ◆ SK-37 Behind a leading Greybeard the two play in the order they had in the trick before. */
function ghostLeads(order: Uint8Array): void {
  const first = order[0] === GHOST ? order[1] : order[0];
  order[0] = GHOST;
  order[1] = first;
  order[2] = 1 - first;
}

/** He turns up his next card; Tigress with him is an escape. SK-36. */
function ghostPlays(s: State): void {
  const card = s.pile[GHOST * s.dealt + tricksPlayed(s)];
  lay(s, GHOST, card === TIGRESS ? TIGRESS_ESCAPES : card);
}

function play(s: State, seat: number, face: number): void {
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
  if (s.inTrick === s.hands) return endTrick(s);
  s.turn = s.order[s.inTrick];
  if (s.turn === GHOST && s.hands !== s.seats) ghostPlays(s);
}

function endTrick(s: State): void {
  const { deck, faces, order, hands } = s;
  const start = s.played - hands;
  const trick = start / hands;
  const verdict = judge(deck, faces, start, hands);
  const ghost = hands === s.seats ? NONE : GHOST;
  let leads = leadPosition(deck, faces, start, hands, verdict, s.options.krakenLead);
  if (!isTaken(verdict)) {
    if (order[leads] === ghost) leads = afterGhost(leads, hands);
    s.leadsNext = order[leads];
    return nextTrick(s);
  }
  const taker = order[leads];
  s.leadsNext = taker;
  s.takers[trick] = taker;
  if (taker === ghost) return nextTrick(s);
  s.won[taker]++;
  s.bonus[taker] += captured(deck, faces, start, hands, verdict);
  if (s.options.loot && charactersCount(verdict)) ally(s, start, taker, ghost);
  if (s.options.powers && ruleOf(verdict) === 18) return usePower(s, taker, faces[start + leads]);
  nextTrick(s);
}

/** SK-25; loot of Greybeard's allies nobody. */
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

/** ◆ SK-29 Only the five named pirates have a power: neither Tigress, nor a blank, nor Greybeard's cards. */
function usePower(s: State, taker: number, pirate: number): void {
  const tricks = s.played / s.hands;
  const last = tricks === s.dealt;
  s.turn = taker;
  if (pirate === HARRY) {
    s.harry = taker;
    s.harryAt = tricks;
    s.phase = Phase.harry;
    return;
  }
  if (last) return nextTrick(s);
  switch (pirate) {
    case ROSIE:
      s.rosie = taker;
      s.rosieAt = tricks;
      s.phase = Phase.rosie;
      return;
    case WILL:
      s.will = taker;
      s.willAt = tricks;
      return drawTwo(s, taker);
    case RASCAL:
      s.rascal = taker;
      s.rascalAt = tricks;
      s.phase = Phase.rascal;
      return;
    case JUANITA:
      s.juanita = taker;
      s.juanitaAt = tricks;
      s.juanitaTop = s.top;
      return nextTrick(s);
  }
  nextTrick(s);
}

/** ◆ SK-31 Will takes what there is, if fewer than two cards are left, and nothing if none is. */
function drawTwo(s: State, taker: number): void {
  s.willTop = s.top;
  s.willDrew = Math.min(2, s.deck.cards.length - s.top);
  for (let i = 0; i < s.willDrew; i++) hold(s.held, taker, s.pile[s.top++]);
  if (s.willDrew === 0) return nextTrick(s);
  s.phase = Phase.will;
}

function discard(s: State, seat: number, kind: number): void {
  const card = heldCopy(s.held, seat, kind);
  hold(s.held, seat, card);
  s.discards[s.willDiscarded++] = card;
  if (s.willDiscarded === s.willDrew) nextTrick(s);
}

function nextTrick(s: State): void {
  if (s.played === s.dealt * s.hands) endRound(s);
  else startTrick(s);
}

function endRound(s: State): void {
  const row = s.round * MOST_SEATS;
  for (let seat = 0; seat < s.seats; seat++) {
    const points = pointsOf(s, seat);
    s.sheetBids[row + seat] = s.bids[seat];
    s.sheetWon[row + seat] = s.won[seat];
    s.points[row + seat] = points;
    s.scores[seat] += points;
  }
  s.inTrick = 0;
  s.turn = NONE;
  s.led = UNSETTLED;
  s.phase = s.round + 1 === s.schedule.length ? Phase.over : Phase.deal;
}

function pointsOf(s: State, seat: number): number {
  let alliances = 0;
  for (let i = 0; i < s.alliances; i++) {
    const looter = s.allies[i * 2];
    const taker = s.allies[i * 2 + 1];
    if (looter !== seat && taker !== seat) continue;
    if (s.bids[looter] === s.won[looter] && s.bids[taker] === s.won[taker]) alliances++;
  }
  const { bids, won, bonus, wagers, shots, options, dealt } = s;
  return roundPoints(options.scoring, dealt, bids[seat], won[seat], bonus[seat], alliances, wagers[seat], shots[seat] === CANNONBALL);
}

export function outcome(s: State): Outcome | null {
  if (s.phase !== Phase.over) return null;
  const points = Array.from(s.scores.subarray(0, s.seats));
  return { places: sharedWin(points), points, grade: null };
}

/** ◆ SK-9 Equal totals share their place. */
const sharedWin = places;

/** Bids, shots, plays, and one choice a power but two for Will. */
export function bound(seats: number, options: GameOptions, rounds: Uint8Array): number {
  const perRound = seats * (options.cannonball ? 2 : 1) + (options.powers ? 5 : 0);
  return rounds.reduce((sum, cards) => sum + cards * seats + perRound, 0);
}
