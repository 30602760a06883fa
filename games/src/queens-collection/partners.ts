import type { Rng } from '@crossbones/core';
import { fraction } from '../deal.js';
import { PAIRS } from './actions.js';
import { KINDS, lowestKind, one, type Pile, present, widen } from './cards.js';
import { pairs } from './market.js';
import type { Trail } from './view.js';

/** One way in which the cards of one kind can have moved: how much it uses of each limit, and where the cards were. */
interface Course {
  /** Its use of each limit, as digits of the table's index; spare bits between them show when one is exceeded. */
  readonly digits: number;
  readonly fields: number;
  readonly weight: number;
  /** Starting cards of this kind. */
  readonly started: number;
  /** Both hands before each hidden swap, and at the end. */
  readonly hands: readonly number[];
  /** Moved in each hidden swap: by the first hand, and by the other. */
  readonly moved: readonly number[];
}

interface Limit {
  readonly most: number;
  readonly stride: number;
  readonly shift: number;
}

const factorial = (n: number): number => (n <= 1 ? 1 : n * factorial(n - 1));
const ways = (n: number, k: number): number => factorial(n) / (factorial(k) * factorial(n - k));
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

/**
 * The two hands of a team that a viewer cannot see. `draw` brings every deal that all known facts allow, with every
 * sequence of words that its hidden swaps can have been, equally likely. Kinds depend on each other only through how
 * many cards were dealt and swapped in all. So the possible courses of each kind are listed, and a table counts, kind
 * by kind, in how many ways the rest can use what is left of these limits. `chance` then says how likely such words are
 * if each was chosen among all that were legal.
 */
export class Partners {
  /** What `draw` brought: both hands before each hidden swap and at the end, and the cards it moved each way. */
  readonly hands: Int32Array;
  readonly moved: Int32Array;
  /** The starting cards of each kind, and the fewest that the team can have had. */
  readonly started = new Uint8Array(KINDS);
  readonly fewest = new Uint8Array(KINDS);
  readonly swaps: number;
  private readonly limits: readonly Limit[];
  private readonly courses: readonly (readonly Course[])[];
  private readonly states: number;
  private readonly spare: number;
  private readonly fieldsOf: Int32Array;
  private readonly table: Float64Array;
  /** One over the factorial of the cards of each kind that neither hand started with. */
  private readonly rest = new Float64Array(KINDS * 8);
  private readonly market: Int32Array;
  private readonly pawns: Int32Array;
  private readonly out = new Uint16Array(PAIRS);

  /** `sizes` of the hands now; `pool` the cards of each kind that started in them or lie somewhere else unseen. */
  constructor(
    private readonly trail: Trail,
    sizes: readonly [number, number],
    pool: ArrayLike<number>,
  ) {
    const { stretches, exchanges, mixed } = trail;
    const came = (hand: number): number =>
      sum(stretches.map((facts) => sum(facts.slice(hand * 18 + 9, hand * 18 + 18))));
    const atStart = [sizes[0] - came(0), sizes[1] - came(1)];
    const dealt = mixed === null ? atStart : [sum(atStart) - sum(mixed.base), atStart[0]];
    const all = [...dealt, ...exchanges.flatMap(({ cards }) => [cards, cards])];
    let stride = 1;
    let shift = 0;
    this.limits = all.map((most) => {
      const limit = { most, stride, shift };
      stride *= most + 1;
      shift += 33 - Math.clz32(most);
      return limit;
    });
    this.swaps = exchanges.length;
    this.hands = new Int32Array(2 * (this.swaps + 1));
    this.moved = new Int32Array(2 * this.swaps);
    this.market = Int32Array.from(exchanges, ({ market }) => widen(market));
    this.pawns = Int32Array.from(exchanges, ({ pawns }) => widen(pawns));
    this.states = stride;
    this.spare = this.limits.reduce(
      (bits, limit) => bits | (1 << (limit.shift + 32 - Math.clz32(limit.most))),
      0,
    );
    this.fieldsOf = Int32Array.from({ length: stride }, (_, index) =>
      this.fields(this.limits.map((limit) => Math.floor(index / limit.stride) % (limit.most + 1))),
    );
    this.table = new Float64Array((KINDS + 1) * stride);
    this.courses = Array.from({ length: KINDS }, (_, kind) => this.coursesOf(kind, pool[kind]));
    for (let kind = 0; kind < KINDS; kind++) {
      this.fewest[kind] = Math.min(...this.courses[kind].map((course) => course.started));
    }
    this.weigh(pool);
  }

  /** Counts again for another pool, no greater than the first: in how many ways the team's cards can have moved. */
  weigh(pool: ArrayLike<number>): number {
    const { table, states, fieldsOf, spare } = this;
    table.fill(0);
    table[KINDS * states] = 1;
    for (let kind = KINDS - 1; kind >= 0; kind--) {
      for (let started = 0; started < 8; started++) {
        const left = pool[kind] - started;
        let weight = left < 0 ? 0 : 1;
        for (let n = left; n > 1; n--) weight /= n;
        this.rest[kind * 8 + started] = weight;
      }
      const from = (kind + 1) * states;
      const courses = this.courses[kind];
      for (let c = 0; c < courses.length; c++) {
        const { digits, fields, started } = courses[c];
        const weight = courses[c].weight * this.rest[kind * 8 + started];
        if (weight === 0) continue;
        for (let index = digits; index < states; index++) {
          const later = table[from + index - digits];
          if (later === 0 || (((fieldsOf[index] | spare) - fields) & spare) !== spare) continue;
          table[kind * states + index] += weight * later;
        }
      }
    }
    return table[states - 1];
  }

  draw(rng: Rng): void {
    let index = this.states - 1;
    this.hands.fill(0);
    this.moved.fill(0);
    for (let kind = 0; kind < KINDS; kind++) {
      const { digits, started, hands, moved } = this.pick(kind, index, rng);
      index -= digits;
      this.started[kind] = started;
      for (let i = 0; i < hands.length; i++) this.hands[i] += hands[i] * one(kind);
      for (let i = 0; i < moved.length; i++) this.moved[i] += moved[i] * one(kind);
    }
  }

  private pick(kind: number, index: number, rng: Rng): Course {
    const { table, states, fieldsOf, spare } = this;
    const courses = this.courses[kind];
    let left = fraction(rng) * table[kind * states + index];
    let picked = courses[0];
    for (let i = 0; i < courses.length; i++) {
      const course = courses[i];
      if (course.digits > index || (((fieldsOf[index] | spare) - course.fields) & spare) !== spare) continue;
      const later = table[(kind + 1) * states + index - course.digits];
      const weight = course.weight * this.rest[kind * 8 + course.started] * later;
      if (weight === 0) continue;
      // Kept in case rounding leaves a remainder: then the last possible course is taken.
      picked = course;
      left -= weight;
      if (left < 0) break;
    }
    return picked;
  }

  /** How likely the words of the hidden swaps drawn are, in an order drawn now, if each was any that was legal. */
  chance(rng: Rng): number {
    let chance = 1;
    for (let swap = 0; swap < this.swaps; swap++) {
      const { cards, by } = this.trail.exchanges[swap];
      const active = by === this.trail.seats[0] ? 0 : 1;
      let own = this.hands[2 * swap + active];
      let theirs = this.hands[2 * swap + 1 - active];
      let give = this.moved[2 * swap + active];
      let take = this.moved[2 * swap + 1 - active];
      const market = this.market[swap];
      const others = pairs(own, market, this.pawns[swap], this.out, 0) + kindsIn(own) * kindsIn(market);
      for (let left = cards; left > 0; left--) {
        // The first word was chosen among all pairs, swaps with the market and swaps with the partner; each further one
        // among swaps with the partner and `done`.
        chance /= (left === cards ? others : 1) + kindsIn(own) * kindsIn(theirs);
        const given = cardAt(give, rng.below(left));
        const taken = cardAt(take, rng.below(left));
        own -= given;
        give -= given;
        theirs -= taken;
        take -= taken;
      }
    }
    return chance;
  }

  private fields(used: readonly number[]): number {
    return this.limits.reduce((fields, limit, i) => fields | (used[i] << limit.shift), 0);
  }

  private coursesOf(kind: number, pool: number): Course[] {
    const { stretches, exchanges, mixed } = this.trail;
    const found: Course[] = [];
    const fact = (stretch: number, hand: number, net: 0 | 1): number =>
      stretches[stretch][hand * 18 + net * 9 + kind];
    const follow = (
      held: readonly number[],
      moved: readonly number[],
      start: readonly number[],
      weight: number,
    ) => {
      const stretch = held.length / 2 - 1;
      const [one, other] = held.slice(-2);
      if (one < fact(stretch, 0, 0) || other < fact(stretch, 1, 0)) return;
      const hands = [...held.slice(0, -2), one + fact(stretch, 0, 1), other + fact(stretch, 1, 1)];
      const [mine, yours] = hands.slice(-2);
      if (stretch === exchanges.length) {
        const used = [...start, ...moved];
        found.push({
          digits: sum(this.limits.map((limit, i) => used[i] * limit.stride)),
          fields: this.fields(used),
          weight,
          started: mixed === null ? start[0] + start[1] : start[0],
          hands,
          moved,
        });
        return;
      }
      const { cards } = exchanges[stretch];
      for (let there = 0; there <= Math.min(cards, mine); there++) {
        for (let back = 0; back <= Math.min(cards, yours); back++) {
          const after = [...hands, mine - there + back, yours + there - back];
          follow(after, [...moved, there, back], start, weight / (factorial(there) * factorial(back)));
        }
      }
    };
    const [first, second] = this.limits;
    if (mixed === null) {
      for (let one = 0; one <= Math.min(first.most, pool); one++) {
        for (let other = 0; other <= Math.min(second.most, pool - one); other++) {
          follow([one, other], [], [one, other], 1 / (factorial(one) * factorial(other)));
        }
      }
      return found;
    }
    for (let started = mixed.least[kind]; started <= Math.min(first.most, pool); started++) {
      const cards = mixed.base[kind] + started;
      for (let one = 0; one <= Math.min(cards, second.most); one++) {
        follow([one, cards - one], [], [started, one], ways(cards, one) / factorial(started));
      }
    }
    return found;
  }
}

function kindsIn(pile: Pile): number {
  let n = 0;
  for (let set = present(pile); set !== 0; set &= set - 1) n++;
  return n;
}

/** One of the cards of a pile, by its place in it. */
function cardAt(pile: Pile, place: number): Pile {
  let at = place;
  for (let set = present(pile); ; set &= set - 1) {
    const kind = lowestKind(set);
    at -= (pile >> (3 * kind)) & 7;
    if (at < 0) return one(kind);
  }
}
