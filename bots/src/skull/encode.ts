import * as Skull from '@crossbones/games/skull/index';
import { Inputs } from '../net/inputs.js';
import { OTHER, OTHER_INPUTS, OWN } from './places.js';
import type { Sizes } from './weights.js';

/** The phases in which somebody has something to choose, by the place of their input. */
const asked: { readonly [phase: number]: number } = {
  [Skull.Phase.place]: 0,
  [Skull.Phase.lead]: 1,
  [Skull.Phase.add]: 2,
  [Skull.Phase.bid]: 3,
  [Skull.Phase.loss]: 4,
  [Skull.Phase.attempt]: 5,
};

/** What a gang's person sees, as numbers: the gang's own lot and the table, and beside them each other gang's. */
export class Encoding {
  /** Behind the gang's own there is room for what is made of all the others together. */
  readonly own: Inputs;
  readonly others = Array.from({ length: Skull.MOST_GANGS - 1 }, () => new Inputs(OTHER_INPUTS));
  /** The gangs the others' inputs tell of, clockwise. */
  readonly who = new Uint8Array(Skull.MOST_GANGS);
  count = 0;
  /** By gang: its last bid of the round, how many it made, and by how much it last raised. */
  private readonly last = new Uint8Array(Skull.MOST_GANGS);
  private readonly bids = new Uint8Array(Skull.MOST_GANGS);
  private readonly steps = new Uint8Array(Skull.MOST_GANGS);

  /** Whether a network is asked that knows of the last skull's price. */
  private readonly priced: boolean;

  constructor({ own, pooled }: Pick<Sizes, 'own' | 'pooled'>) {
    this.own = new Inputs(own + pooled);
    this.priced = own > OWN.anyone;
  }

  look(state: Skull.State, gang: number): void {
    this.recallBids(state);
    this.lookAtOwn(state, gang);
    const next = nextOf(state, gang);
    this.count = 0;
    for (let away = 1; away < state.gangs; away++) {
      const other = (gang + away) % state.gangs;
      if (!Skull.has(state.alive, other)) continue;
      const inputs = this.others[this.count];
      this.who[this.count++] = other;
      this.lookAtOther(state, gang, other, inputs);
      inputs.add(OTHER.away, away / state.gangs);
      if (other === next) inputs.mark(OTHER.next);
    }
  }

  private recallBids(state: Skull.State): void {
    this.last.fill(0);
    this.bids.fill(0);
    this.steps.fill(0);
    let before = 0;
    for (let i = 0; i < state.bidCount; i++) {
      const discs = state.bids[2 * i + 1];
      if (discs === 0) continue;
      const gang = state.bids[2 * i];
      this.last[gang] = discs;
      this.bids[gang]++;
      this.steps[gang] = discs - before;
      before = discs;
    }
  }

  private lookAtOwn(state: Skull.State, gang: number): void {
    const { own } = this;
    const { bid, bidder, seatOf } = state;
    const pile = state.pile[gang];
    const skull = state.skull[gang];
    const discs = state.discs[gang];
    const alive = countOf(state.alive);
    const table = onTable(state);
    own.clear();
    own.mark(OWN.phase + asked[state.phase]);
    own.mark(OWN.discs + discs - 1);
    own.add(OWN.made, state.made[gang]);
    own.mark(OWN.skull + (skull >= 0 ? 2 : skull + 2));
    if (skull >= 0) own.mark(OWN.depth + pile - 1 - skull);
    own.mark(OWN.pile + pile);
    own.add(OWN.flowers, (discs - (skull >= -1 ? 1 : 0) - (pile - (skull >= 0 ? 1 : 0))) / 3);
    own.add(OWN.tableEach, table / (4 * alive));
    own.add(OWN.table, table / 16);
    if (table > 0) own.add(OWN.bidShare, bid / table);
    own.add(OWN.bid, bid / 16);
    own.add(OWN.room, Math.min((table - bid) / 8, 1.5));
    own.add(OWN.beyond, Math.min(Math.max(0, bid - pile) / 8, 1.5));
    own.mark(OWN.alive + Math.min(alive, 6) - 2);
    own.add(OWN.aliveShare, alive / 12);
    let active = 0;
    let winners = 0;
    for (let other = 0; other < state.gangs; other++) {
      if (!Skull.has(state.alive & ~state.passed, other) || seatOf[other] === seatOf[gang]) continue;
      active++;
      if (state.made[other] > 0) winners++;
    }
    own.add(OWN.activeShare, active / alive);
    own.mark(OWN.active + Math.min(active, 3));
    own.add(OWN.winners, winners / alive);
    if (bidder >= 0) {
      if (seatOf[bidder] === seatOf[gang]) own.mark(OWN.bidIsOurs);
      else if (state.made[bidder] > 0) own.mark(OWN.bidWins);
    }
    if (state.first === gang) own.mark(OWN.first);
    if (state.each === 2) this.lookAtSister(state, (gang + state.seats) % state.gangs);
    if (bid >= 1 && bid < pile) own.mark(OWN.bidInPile);
    if (skull >= 0 && table > 0 && bid < pile - 1 - skull) own.mark(OWN.raiseInPile);
    own.mark(OWN.one);
    if (this.priced && state.options.lastSkull === 'anyone') own.mark(OWN.anyone);
  }

  private lookAtSister(state: Skull.State, sister: number): void {
    const { own } = this;
    own.mark(OWN.paired);
    if (!Skull.has(state.alive, sister)) return;
    const skull = state.skull[sister];
    own.mark(OWN.sister);
    if (skull >= 0) own.mark(OWN.sisterSkull);
    if (skull >= 0 && skull === state.pile[sister] - 1) own.mark(OWN.sisterSkullOnTop);
    if (skull >= -1) own.mark(OWN.sisterHasSkull);
    own.add(OWN.sisterMade, state.made[sister]);
    if (Skull.has(state.passed, sister)) own.mark(OWN.sisterPassed);
    own.add(OWN.sisterDiscs, state.discs[sister] / 4);
  }

  private lookAtOther(state: Skull.State, gang: number, other: number, inputs: Inputs): void {
    const ours = state.seatOf[other] === state.seatOf[gang];
    const sealed = state.phase === Skull.Phase.place;
    const table = onTable(state);
    const last = this.last[other];
    // Sealed discs come as they come; who was quick tells nothing.
    const height = sealed && !ours ? 0 : state.pile[other];
    inputs.clear();
    inputs.mark(OTHER.discs + state.discs[other] - 1);
    inputs.add(OTHER.made, state.made[other]);
    inputs.add(OTHER.odds, ours ? (state.skull[other] >= -1 ? 1 : 0) : state.odds[other]);
    inputs.mark(OTHER.pile + height);
    inputs.add(OTHER.turned, state.turned[other] / 4);
    if (Skull.has(state.passed, other)) inputs.mark(OTHER.passed);
    if (state.bidder === other) inputs.mark(OTHER.bidder);
    if (table > 0) inputs.add(OTHER.lastBid, last / table);
    inputs.add(OTHER.bids, Math.min(this.bids[other], 3) / 3);
    if (state.bidCount > 0 && state.bids[0] === other) inputs.mark(OTHER.opener);
    if (ours) inputs.mark(OTHER.ours);
    if (state.first === other) inputs.mark(OTHER.first);
    if (!sealed && state.pile[other] === state.discs[other]) inputs.mark(OTHER.allLaid);
    inputs.add(OTHER.step, Math.min(this.steps[other] / 4, 1.5));
    if (last > 0) inputs.add(OTHER.beyond, Math.min((last - height) / 4, 1.5));
    if (ours && state.skull[other] >= 0) inputs.mark(OTHER.ourSkull);
    inputs.mark(OTHER.one);
  }
}

/** The discs on all mats, once all sealed ones are there. */
const onTable = (state: Skull.State): number => (state.phase === Skull.Phase.place ? 0 : state.table);

/** The next gang clockwise that is in and has not passed. */
function nextOf(state: Skull.State, gang: number): number {
  for (let away = 1; away < state.gangs; away++) {
    const other = (gang + away) % state.gangs;
    if (Skull.has(state.alive & ~state.passed, other)) return other;
  }
  return gang;
}

function countOf(gangs: number): number {
  let count = 0;
  for (let rest = gangs; rest !== 0; rest &= rest - 1) count++;
  return count;
}
