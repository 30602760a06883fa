import { everyone, only } from '@crossbones/core';
import { type Box, cardOf, codeOf, parseCard, parseFace, TIGRESS_ESCAPES } from './cards.js';
import { hold } from './hand.js';
import { CANNONBALL, GHOST, GRAPESHOT, MOST_SEATS, NO_CHANGE, NONE, Phase, phases, State } from './state.js';
import { ledBy, UNSETTLED } from './trick.js';
import type { GameView, Player, PowerRecord } from './view.js';

export interface Restored {
  /** A state with everything the view tells, and nothing in the hands it does not show. */
  readonly state: State;
  /** Cards that the viewer has not seen; equal cards are listed one by one. */
  readonly unseen: readonly number[];
}

/** Rebuilds from a view the part of the state that the viewer knows. */
export function restore(view: GameView, box: Box): Restored {
  const s = new State(view.seats, view.options, box);
  s.phase = phases.indexOf(view.phase) as Phase;
  s.round = view.round - 1;
  s.dealer = view.dealer ?? NONE;
  s.dealt = view.cardsDealt;
  s.turn = view.turn ?? NONE;
  s.top = s.deck.cards.length - view.undealt;
  restoreSheet(s, view);
  restoreChoices(s, view);
  const claim = claimer(s);
  restoreTricks(s, view, claim);
  restoreLastTrick(s, view);
  for (const record of view.powers) restorePower(s, record);
  if (view.viewer !== 'spectator') {
    for (const code of view.hand) hold(s.held, view.viewer, claim(code));
    view.discarded?.forEach((code, i) => {
      s.discards[i] = claim(code);
    });
    view.drawn?.forEach((code, i) => {
      s.pile[s.willTop + i] = parseCard(code)!;
    });
  }
  return { state: s, unseen: claim.rest() };
}

/** Gives each seen code a card of its own, and knows which cards are left. */
function claimer(s: State): { (code: string): number; rest(): number[] } {
  const free = s.round === NONE ? [] : Array.from(s.deck.cards);
  const claim = (code: string): number => {
    const at = free.findIndex((card) => codeOf(card) === code);
    if (at < 0) throw new Error(`more ${code} than the box holds`);
    return free.splice(at, 1)[0];
  };
  return Object.assign(claim, { rest: () => [...free] });
}

function restoreSheet(s: State, view: GameView): void {
  view.sheet.forEach((row, round) => {
    row.forEach(([bid, won, points], seat) => {
      s.sheetBids[round * MOST_SEATS + seat] = bid;
      s.sheetWon[round * MOST_SEATS + seat] = won;
      s.points[round * MOST_SEATS + seat] = points;
    });
  });
  s.scores.set(view.scores);
}

function restoreChoices(s: State, view: GameView): void {
  const sealing = s.phase === Phase.bid || s.phase === Phase.shot;
  if (sealing) s.waiting = view.sealed.reduce((set, seat) => set & ~only(seat), everyone(s.seats));
  s.bids.set(view.bids.map((bid) => bid ?? NONE));
  s.shots.set(
    view.shots.map((shot) => (shot === null ? NONE : shot === 'cannonball' ? CANNONBALL : GRAPESHOT)),
  );
  s.won.set(view.won);
  s.bonus.set(view.bonus);
  s.wagers.set(view.wagers);
  s.alliances = view.alliances.length;
  s.allies.set(view.alliances.flat());
}

const numberOf = (player: Player | null): number => (player === 'greybeard' ? GHOST : (player ?? NONE));

function restoreTricks(s: State, view: GameView, claim: (code: string) => number): void {
  const lay = (player: Player, code: string): void => {
    const card = claim(codeOf(cardOf(parseFace(code)!)));
    const face = parseFace(code) === TIGRESS_ESCAPES ? TIGRESS_ESCAPES : card;
    s.players[s.played] = numberOf(player);
    s.faces[s.played++] = face;
    if (s.led === UNSETTLED) s.led = ledBy(s.deck, face);
  };
  s.takers.fill(NONE);
  for (const [i, trick] of view.tricks.entries()) {
    trick.cards.forEach((code, at) => {
      lay(trick.order[at], code);
    });
    s.takers[i] = numberOf(trick.taker);
    s.leadsNext = s.takers[i];
    s.led = UNSETTLED;
  }
  for (const { seat, card } of view.trick) lay(seat, card);
  s.inTrick = view.trick.length;
  s.order.set(view.order.map(numberOf));
}

/** An older server does not tell the last trick of the round before. */
function restoreLastTrick(s: State, { lastTrick }: GameView): void {
  if (lastTrick == null) return;
  s.lastFaces.set(lastTrick.cards.map((code) => parseFace(code)!));
  s.lastPlayers.set(lastTrick.order.map(numberOf));
  s.lastCount = lastTrick.cards.length;
  s.lastTaker = numberOf(lastTrick.taker);
}

function restorePower(s: State, record: PowerRecord): void {
  switch (record.power) {
    case 'rosie':
      s.rosie = record.seat;
      s.rosieAt = record.after;
      s.rosieNamed = record.lead ?? NONE;
      return;
    case 'will':
      s.will = record.seat;
      s.willAt = record.after;
      s.willDrew = record.drew;
      s.willDiscarded = record.discarded;
      s.willTop = s.dealt * s.hands;
      return;
    case 'rascal':
      s.rascal = record.seat;
      s.rascalAt = record.after;
      return;
    case 'juanita':
      s.juanita = record.seat;
      s.juanitaAt = record.after;
      // Only Will's player takes undealt cards, and only once. Powers are told in the order of their use.
      s.juanitaTop = s.dealt * s.hands + s.willDrew;
      return;
    case 'harry':
      s.harry = record.seat;
      s.harryAt = record.after;
      s.harryChange = record.change ?? NO_CHANGE;
      return;
  }
}
