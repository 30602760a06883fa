import * as QueensCollection from '@crossbones/games/queens-collection/index';
import { experienceOf } from './experience.js';
import type { Judge } from './judge.js';

const { ANY_COLOUR, COLOURS, count, doubled, JOKER, lowestKind, present, size } = QueensCollection.cards;
const { lastBox, partnerOf, roundPoints } = QueensCollection;

type State = QueensCollection.State;
type Pile = QueensCollection.cards.Pile;

const PER_CARD = roundPoints(0, 0, 1);

/** Pawns left on all boxes, for which there is experience; in between it is mixed. */
const STAGES = [0, 3, 6, 10, 16, 24];
const MOST_PAWNS = 24;

/** More than this makes no difference that could be learned. */
const MOST_HELD = 3;
const MOST_OFFERED = 2;
const MOST_KNOWN = 2;
const MOST_JOKERS = 3;
const MOST_CARDS = 9;
const MOST_LONELY = 6;
const MOST_COUNTED = 7;

/** Pawns that leave in one turn. */
const MOST_TAKEN = 3;

/** Where the parts of a stage's experience begin: a colour by pawns, own cards, market's and rivals' known ones … */
const HELD = MOST_OFFERED + 1;
const KNOWN = MOST_KNOWN + 1;
const PAWN = (MOST_HELD + 1) * HELD * KNOWN;
/** … jokers likewise, the own cards' number, the rivals' mean number, boxes with a single pawn … */
const JOKERS = 4 * PAWN;
const OWN_CARDS = JOKERS + (MOST_JOKERS + 1) * HELD * (MOST_JOKERS + 1);
const RIVAL_CARDS = OWN_CARDS + MOST_CARDS + 1;
const LONELY = RIVAL_CARDS + MOST_CARDS + 1;
/** … and what the partner holds, by pawns and cards of a colour, by jokers, and in all. */
const PARTNER = LONELY + MOST_LONELY + 1;
const PARTNER_JOKERS = PARTNER + 4 * (MOST_HELD + 1);
const PARTNER_CARDS = PARTNER_JOKERS + MOST_JOKERS + 1;
const STAGE = PARTNER_CARDS + MOST_CARDS + 1;
/** After all stages: boxes left by own cards, for a round that may be over sooner than one thinks. */
const BOXES = MOST_COUNTED + 1;

/** One table for each number of pawns left, and then the boxes. */
function unfold(weights: Float64Array): Float64Array {
  const ends = STAGES.length * STAGE;
  const table = new Float64Array((MOST_PAWNS + 1) * STAGE + weights.length - ends);
  for (let pawns = 0; pawns <= MOST_PAWNS; pawns++) {
    let stage = STAGES.length - 2;
    while (STAGES[stage] > pawns) stage--;
    const share = (pawns - STAGES[stage]) / (STAGES[stage + 1] - STAGES[stage]);
    for (let i = 0; i < STAGE; i++) {
      const at = stage * STAGE + i;
      table[pawns * STAGE + i] = (1 - share) * weights[at] + share * weights[at + STAGE];
    }
  }
  table.set(weights.subarray(ends), (MOST_PAWNS + 1) * STAGE);
  return table;
}

const tables: (Float64Array | undefined)[] = [];

/** Unfolded when first asked for, and shared by all who play that table. */
function tableOf(seats: number, teams: boolean): Float64Array {
  const at = teams ? 0 : seats;
  tables[at] ??= unfold(experienceOf(seats, teams));
  return tables[at];
}

/**
 * What a turn leaves its player with: by how many points it will be ahead of the others from now to the end of the
 * round, on average, as many rounds have taught. Told from what the seat knows alone.
 */
export class Outlook implements Judge {
  readonly courage = 0.1;
  private readonly known = new Uint8Array(COLOURS);
  private readonly shared = new Uint8Array(COLOURS);
  private table = tableOf(2, false);
  private knownJokers = 0;
  private rivalCards = 0;
  private teams = false;
  private sharedJokers = 0;
  private sharedCards = 0;
  private hand = 0;
  private market = 0;
  private pawns = 0;
  private standing = 0;
  /** By pawns that have left since: whether it is known, each colour's part, and their sum. */
  private begun = 0;
  private readonly colours = new Float64Array((MOST_TAKEN + 1) * COLOURS);
  private readonly sums = new Float64Array(MOST_TAKEN + 1);

  look(s: State, seat: number): void {
    const partner = s.teams ? partnerOf(seat) : seat;
    let rivals = 0;
    let cards = 0;
    this.table = tableOf(s.seats, s.teams);
    this.teams = s.teams;
    this.known.fill(0);
    this.knownJokers = 0;
    for (let other = 0; other < s.seats; other++) {
      if (other === seat || other === partner) continue;
      // Cards that openly came to a hand since its team last swapped in secret, and have not left it.
      const at = s.stretch[other];
      for (let kind = 0; kind < COLOURS; kind++) {
        const known = this.known[kind] + s.need[at + kind] + s.net[at + kind];
        this.known[kind] = known > MOST_KNOWN ? MOST_KNOWN : known;
      }
      this.knownJokers += s.need[at + JOKER] + s.net[at + JOKER];
      cards += size(s.hands[other]);
      rivals++;
    }
    this.knownJokers = Math.min(MOST_JOKERS, this.knownJokers);
    this.rivalCards = Math.min(MOST_CARDS, Math.round(cards / rivals));
    if (s.teams) this.share(s.hands[partner]);
  }

  share(hand: Pile): void {
    for (let kind = 0; kind < COLOURS; kind++) this.shared[kind] = Math.min(MOST_HELD, count(hand, kind));
    this.sharedJokers = Math.min(MOST_JOKERS, count(hand, JOKER));
    this.sharedCards = Math.min(MOST_CARDS, size(hand));
  }

  knownOf(kind: number): number {
    return this.known[kind];
  }

  /** Of all possible results of the turn, only the colours that change are judged again. */
  from(hand: Pile, market: Pile, pawns: Pile): void {
    this.hand = hand;
    this.market = market;
    this.pawns = pawns;
    this.standing = size(pawns);
    this.begun = 0;
  }

  of(hand: Pile, market: Pile, pawns: Pile): number {
    const cards = size(hand);
    if (lastBox(pawns)) return PER_CARD * cards;
    const { table } = this;
    const left = size(pawns);
    const gone = this.standing - left;
    const stage = left * STAGE;
    const at = gone * COLOURS;
    if (((this.begun >> gone) & 1) === 0) this.begin(gone);
    let sum = this.sums[gone];
    const changed = (hand ^ this.hand) | (market ^ this.market) | (pawns ^ this.pawns);
    for (let set = present(changed) & ANY_COLOUR; set !== 0; set &= set - 1) {
      const kind = lowestKind(set);
      sum += this.colour(stage, kind, hand, market, pawns) - this.colours[at + kind];
    }
    const jokers = Math.min(MOST_JOKERS, count(hand, JOKER));
    const offered = Math.min(MOST_OFFERED, count(market, JOKER));
    sum += table[stage + JOKERS + (jokers * HELD + offered) * (MOST_JOKERS + 1) + this.knownJokers];
    sum += table[stage + OWN_CARDS + (cards > MOST_CARDS ? MOST_CARDS : cards)];
    const boxes = present(pawns);
    sum += table[stage + LONELY + Math.min(MOST_LONELY, members(boxes & ~doubled(pawns)))];
    const ends = (MOST_PAWNS + 1) * STAGE;
    sum += table[ends + members(boxes) * BOXES + (cards > MOST_COUNTED ? MOST_COUNTED : cards)];
    return this.teams ? sum + this.together(pawns, stage) : sum;
  }

  /** All colours as they are at the start, judged as if so many pawns had left already. */
  private begin(gone: number): void {
    const stage = (this.standing - gone) * STAGE;
    let sum = this.table[stage + RIVAL_CARDS + this.rivalCards];
    for (let kind = 0; kind < COLOURS; kind++) {
      const colour = this.colour(stage, kind, this.hand, this.market, this.pawns);
      this.colours[gone * COLOURS + kind] = colour;
      sum += colour;
    }
    this.sums[gone] = sum;
    this.begun |= 1 << gone;
  }

  private colour(stage: number, kind: number, hand: Pile, market: Pile, pawns: Pile): number {
    let held = count(hand, kind);
    let offered = count(market, kind);
    if (held > MOST_HELD) held = MOST_HELD;
    if (offered > MOST_OFFERED) offered = MOST_OFFERED;
    const at = stage + count(pawns, kind) * PAWN + (held * HELD + offered) * KNOWN;
    return this.table[at + this.known[kind]];
  }

  private together(pawns: Pile, stage: number): number {
    const { table, shared } = this;
    let sum = table[stage + PARTNER_JOKERS + this.sharedJokers];
    sum += table[stage + PARTNER_CARDS + this.sharedCards];
    for (let kind = 0, shift = 0; kind < COLOURS; kind++, shift += 3) {
      sum += table[stage + PARTNER + ((pawns >> shift) & 7) * (MOST_HELD + 1) + shared[kind]];
    }
    return sum;
  }
}

function members(set: number): number {
  let n = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) n++;
  return n;
}
