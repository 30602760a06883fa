import { type Book, type Entry, endOf, LAY_FLOWER, LAY_SKULL, pointOf, SAY_PASS } from './book.js';

/**
 * The best answer to the book, worked out from what the rules say and not from how the book was made. The opponent is
 * told each time which entry is played, more than anybody at a table can know: so the book may lose less than this,
 * and never more.
 */
export class Response {
  private readonly known = new Map<Entry, readonly [number, number]>();

  constructor(
    private readonly book: Book,
    private readonly anyone: boolean,
  ) {}

  /** What the book wins at least with an entry, against an opponent with and without the skull. */
  against(round: Round, entry: Entry): readonly [number, number] {
    const known = this.known.get(entry);
    if (known !== undefined) return known;
    const found = [
      this.least(round, entry, true),
      round.yours === 4 ? 1 : this.least(round, entry, false),
    ] as const;
    this.known.set(entry, found);
    return found;
  }

  /** The most that mixing entries is then sure of, where skulls are as likely as said. */
  sure(round: Round, p: number, q: number): number {
    const entries = this.book.entries(situationOf(round, this.anyone), round.leads ? 0 : 1);
    // As the players choose: by what the book says of itself. What that is worth is worked out here.
    const claimed = ({ sure }: Entry): number => q * sure[0] + (1 - q) * sure[1];
    const worth = (entry: Entry): number => {
      const [skull, none] = this.against(round, entry);
      return q * skull + (1 - q) * none;
    };
    let best = -1;
    let value = 0;
    for (const a of entries) {
      for (const b of entries) {
        if (a.p > p || b.p < p) continue;
        const share = b.p > a.p ? (p - a.p) / (b.p - a.p) : 0;
        const claim = (1 - share) * claimed(a) + share * claimed(b);
        if (claim <= best) continue;
        best = claim;
        value = (1 - share) * worth(a) + share * worth(b);
      }
    }
    return value;
  }

  private least(round: Round, entry: Entry, skull: boolean): number {
    const worth = (then: Round, next: Entry): readonly [number, number] => this.against(then, next);
    return new Trial(worth, this.book, this.anyone, round, entry).least(skull);
  }
}

/** A round that the book plays, as it stands before anything is laid. */
export interface Round {
  readonly leads: boolean;
  readonly mine: number;
  readonly yours: number;
  readonly myMade: number;
  readonly yourMade: number;
}

const situationOf = ({ leads, mine, yours, myMade, yourMade }: Round, anyone: boolean) => ({
  discs: (leads ? [mine, yours] : [yours, mine]) as [number, number],
  made: (leads ? [myMade, yourMade] : [yourMade, myMade]) as [number, number],
  anyone,
});

/** Where a skull is: nowhere, in hand, or in the pile at that place from the bottom. */
export type Lair = 'none' | 'hand' | number;

/** How much of the book's weight hides what. */
export type Hidden = readonly (readonly [skull: Lair, weight: number])[];

const lotOf = (skull: Lair): number => (skull === 'none' ? -2 : skull === 'hand' ? -1 : skull);

/** One entry in one round, against every way to answer it. */
export class Trial {
  /** Discs of the book and of the opponent on their mats. */
  private mine = 1;
  private yours = 1;

  constructor(
    /** What an entry of the next round wins for the book, against an opponent with and without the skull. */
    private readonly worth: (round: Round, entry: Entry) => readonly [number, number],
    private readonly book: Book,
    private readonly anyone: boolean,
    private readonly round: Round,
    private readonly entry: Entry,
  ) {}

  least(skull: boolean): number {
    const { p } = this.entry;
    const hidden: [Lair, number][] = [];
    for (const [had, weight] of [
      ['hand', p],
      ['none', 1 - p],
    ] as const) {
      if (weight === 0) continue;
      for (const [word, share] of this.said(0, 0, 0, had)) {
        hidden.push([word === 1 ? 0 : had, weight * share]);
      }
    }
    const { yours } = this.round;
    if (!skull) return this.adding(hidden, 'none', this.round.leads);
    const laid = this.adding(hidden, 0, this.round.leads);
    return yours === 1 ? laid : Math.min(laid, this.adding(hidden, 'hand', this.round.leads));
  }

  /** What the book wins by each word the opponent may say, whose turn it is and who goes on as well as can be. */
  after(
    hidden: Hidden,
    yours: Lair,
    piles: readonly [mine: number, yours: number],
    bids: readonly number[],
  ): Map<number, number> {
    if (piles[1] === 0) {
      // All have laid one by the time it counts.
      const found = new Map<number, number>();
      const flowers = this.round.yours - (yours === 'hand' ? 1 : 0);
      if (flowers > 0) found.set(LAY_FLOWER, this.adding(hidden, yours, this.round.leads));
      if (yours === 'hand') found.set(LAY_SKULL, this.adding(hidden, 0, this.round.leads));
      return found;
    }
    [this.mine, this.yours] = piles;
    if (bids.length === 0) return this.added(hidden, yours);
    const bits = bids.reduce((set, bid) => set | (1 << (bid - 1)), 0);
    return this.answered(hidden, yours, bits, bids[bids.length - 1]);
  }

  private said(mine: number, yours: number, bids: number, skull: Lair): [word: number, share: number][] {
    const [leader, follower] = this.round.leads ? [mine, yours] : [yours, mine];
    const mix = this.entry.does.get(pointOf(leader, follower, bids, lotOf(skull)));
    if (mix === undefined) throw new Error('the book does not say what it does here');
    return mix.what.map((word, i) => [word, mix.share[i]]);
  }

  private adding(hidden: Hidden, yours: Lair, myTurn: boolean): number {
    if (hidden.length === 0) return 0;
    const table = this.mine + this.yours;
    if (myTurn) {
      const more: [Lair, number][] = [];
      const bids: [Lair, number][][] = Array.from({ length: table + 1 }, () => []);
      for (const [skull, weight] of hidden) {
        for (const [word, share] of this.said(this.mine, this.yours, 0, skull)) {
          if (word > 1) bids[word - 2].push([skull, weight * share]);
          else more.push([word === 1 ? this.mine : skull, weight * share]);
        }
      }
      let sum = 0;
      for (let bid = 1; bid <= table; bid++)
        sum += this.bidding(bids[bid], yours, 1 << (bid - 1), bid, false);
      this.mine++;
      sum += this.adding(more, yours, false);
      this.mine--;
      return sum;
    }
    return Math.min(...this.added(hidden, yours).values());
  }

  /** The opponent adds a disc or opens. */
  private added(hidden: Hidden, yours: Lair): Map<number, number> {
    const found = new Map<number, number>();
    for (let bid = 1; bid <= this.mine + this.yours; bid++)
      found.set(SAY_PASS + bid, this.bidding(hidden, yours, 1 << (bid - 1), bid, true));
    if (this.yours < this.round.yours) {
      const flowers = this.round.yours - this.yours - (yours === 'hand' ? 1 : 0);
      const pile = this.yours++;
      if (flowers > 0) found.set(LAY_FLOWER, this.adding(hidden, yours, true));
      if (yours === 'hand') found.set(LAY_SKULL, this.adding(hidden, pile, true));
      this.yours--;
    }
    return found;
  }

  private bidding(hidden: Hidden, yours: Lair, bids: number, bid: number, myTurn: boolean): number {
    if (hidden.length === 0) return 0;
    const table = this.mine + this.yours;
    if (bid === table) return this.attempt(hidden, yours, bids, bid, !myTurn);
    if (!myTurn) return Math.min(...this.answered(hidden, yours, bids, bid).values());
    const passing: [Lair, number][] = [];
    const raising: [Lair, number][][] = Array.from({ length: table + 1 }, () => []);
    for (const [skull, weight] of hidden) {
      for (const [word, share] of this.said(this.mine, this.yours, bids, skull)) {
        (word === 2 ? passing : raising[word - 2]).push([skull, weight * share]);
      }
    }
    let sum = passing.length === 0 ? 0 : this.attempt(passing, yours, bids, bid, false);
    for (let more = bid + 1; more <= table; more++) {
      sum += this.bidding(raising[more], yours, bids | (1 << (more - 1)), more, false);
    }
    return sum;
  }

  /** The opponent passes or raises. */
  private answered(hidden: Hidden, yours: Lair, bids: number, bid: number): Map<number, number> {
    const found = new Map([[SAY_PASS, this.attempt(hidden, yours, bids, bid, true)]]);
    for (let more = bid + 1; more <= this.mine + this.yours; more++)
      found.set(SAY_PASS + more, this.bidding(hidden, yours, bids | (1 << (more - 1)), more, true));
    return found;
  }

  /** The discs are turned: first the challenger's own from the top, then the other's. */
  private attempt(hidden: Hidden, yours: Lair, bids: number, bid: number, iChallenge: boolean): number {
    const [own, others] = iChallenge ? [this.mine, this.yours] : [this.yours, this.mine];
    const fromOwn = Math.min(bid, own);
    const fromOther = bid - fromOwn;
    const among = (skull: Lair, pile: number, turned: number): boolean =>
      typeof skull === 'number' && skull >= pile - turned;
    // What came out for all to see: 0 made, 1 the challenger's own skull, 2 the other's.
    const sums = [0, 1, 2].map(() => ({ skull: 0, none: 0 }));
    for (const [skull, weight] of hidden) {
      const [challengers, theirs] = iChallenge ? [skull, yours] : [yours, skull];
      const out = among(challengers, own, fromOwn) ? 1 : among(theirs, others, fromOther) ? 2 : 0;
      sums[out][skull === 'none' ? 'none' : 'skull'] += weight;
    }
    const has = yours !== 'none';
    return sums.reduce(
      (sum, { skull, none }, out) =>
        skull + none === 0 ? sum : sum + this.settled(skull, none, has, bids, iChallenge, out),
      0,
    );
  }

  private settled(
    skull: number,
    none: number,
    yourSkull: boolean,
    bids: number,
    iChallenge: boolean,
    out: number,
  ): number {
    const { round, anyone } = this;
    const { mine, yours, myMade, yourMade } = round;
    const all = skull + none;
    if (out === 0 && (iChallenge ? myMade : yourMade) === 1) return iChallenge ? all : 0;
    if (out > 0 && (iChallenge ? mine : yours) === 1) return iChallenge ? 0 : all;
    if (out === 2 && anyone && (iChallenge ? yours : mine) === 1) return iChallenge ? all : 0;
    const then: Round = {
      leads: iChallenge,
      mine: mine - (iChallenge && out > 0 ? 1 : 0),
      yours: yours - (!iChallenge && out > 0 ? 1 : 0),
      myMade: myMade + (iChallenge && out === 0 ? 1 : 0),
      yourMade: yourMade + (!iChallenge && out === 0 ? 1 : 0),
    };
    const [leader, follower] = round.leads ? [this.mine, this.yours] : [this.yours, this.mine];
    const next = this.entry.next.get(endOf(leader, follower, bids, iChallenge === round.leads ? 0 : 1, out));
    if (next === undefined) throw new Error('the book does not say how it goes on');
    const entries = this.book.entries(situationOf(then, anyone), then.leads ? 0 : 1);
    const chosen = next.what.map((i, at) => ({ entry: entries[i], share: next.share[at] }));
    const drawn = iChallenge && out === 2 ? skull / mine : 0;
    const ofSkull = chosen.reduce((sum, { entry, share }) => sum + share * entry.p, 0);
    const ofNone = chosen.reduce((sum, { entry, share }) => sum + share * (1 - entry.p), 0);
    const wins = (has: boolean): number =>
      chosen.reduce((sum, { entry, share }) => {
        // Rounding leaves the weights a little beside the entry's own; what is more than those is counted as lost.
        const weight =
          iChallenge && out === 1
            ? skull * share
            : share *
              Math.min(
                entry.p > 0 ? (skull - drawn) / ofSkull : Number.POSITIVE_INFINITY,
                entry.p < 1 ? (none + drawn) / ofNone : Number.POSITIVE_INFINITY,
              );
        return sum + weight * this.worth(then, entry)[has ? 0 : 1];
      }, 0);
    if (iChallenge || out === 0 || !yourSkull) return wins(yourSkull);
    // The opponent chooses what to lose to its own skull; else it is drawn.
    if (out === 1) return Math.min(wins(true), wins(false));
    return ((yours - 1) * wins(true) + wins(false)) / yours;
  }
}
