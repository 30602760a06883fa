import type { Rng } from '@crossbones/core';
import { fraction } from '../deal.js';
import { KINDS } from './cards.js';
import type { Trail } from './view.js';

/** One way the cards of one kind can have gone: what it takes of each limit, and where they lie at the end. */
interface Course {
  /** Of each limit in turn, as digits of the table's index and, with spare bits between, to see what is too much. */
  readonly digits: number;
  readonly fields: number;
  readonly weight: number;
  /** Starting cards of this kind. */
  readonly started: number;
  readonly hands: readonly [number, number];
  /** Moved in the last hidden swap: by the first hand, and by the other. */
  readonly lastMoved: readonly [number, number];
}

interface Limit {
  readonly most: number;
  readonly stride: number;
  readonly shift: number;
}

const factorial = (n: number): number => (n <= 1 ? 1 : n * factorial(n - 1));
const ways = (n: number, k: number): number => factorial(n) / (factorial(k) * factorial(n - k));

/**
 * The two hands of a team that a viewer cannot see. Every deal that all known facts allow, with every sequence of
 * words that its hidden swaps can have been, is equally likely. Kinds depend on each other only by how many cards
 * were dealt and swapped in all; so each kind's possible courses are listed, and a table counts, kind by kind, in
 * how many ways the rest fills what is left of these limits.
 */
export class Partners {
  /** What `draw` brought: both hands, the starting cards in them, the cards of the last hidden swap; by kind. */
  readonly hands: readonly [Uint8Array, Uint8Array] = [new Uint8Array(KINDS), new Uint8Array(KINDS)];
  readonly started = new Uint8Array(KINDS);
  readonly lastMoved: readonly [Uint8Array, Uint8Array] = [new Uint8Array(KINDS), new Uint8Array(KINDS)];
  /** The fewest starting cards of each kind that the team can have had. */
  readonly fewest = new Uint8Array(KINDS);
  private readonly limits: readonly Limit[];
  private readonly courses: readonly (readonly Course[])[];
  private readonly states: number;
  private readonly full: number;
  private readonly spare: number;
  private readonly fieldsOf: Int32Array;
  private readonly table: Float64Array;
  /** One over the factorial of the cards of each kind that neither hand started with. */
  private readonly rest = new Float64Array(KINDS * 8);

  /** `sizes` of the hands now; `pool` the cards of each kind that started in them or lie somewhere else unseen. */
  constructor(trail: Trail, sizes: readonly [number, number], pool: ArrayLike<number>) {
    const came = (hand: number): number =>
      trail.stretches.reduce(
        (sum, s) => sum + s.slice(hand * 18 + 9, hand * 18 + 18).reduce((a, b) => a + b, 0),
        0,
      );
    const atStart = [sizes[0] - came(0), sizes[1] - came(1)];
    const unseen =
      trail.mixed === null ? 0 : atStart[0] + atStart[1] - trail.mixed.base.reduce((a, b) => a + b, 0);
    const most = trail.mixed === null ? atStart : [unseen, atStart[0]];
    const all = [...most, ...trail.exchanges.flatMap((n) => [n, n])];
    let stride = 1;
    let shift = 0;
    this.limits = all.map((most) => {
      const limit = { most, stride, shift };
      stride *= most + 1;
      shift += 33 - Math.clz32(most);
      return limit;
    });
    this.states = stride;
    this.full = stride - 1;
    this.spare = this.limits.reduce(
      (bits, limit) => bits | (1 << (limit.shift + 32 - Math.clz32(limit.most))),
      0,
    );
    this.fieldsOf = Int32Array.from({ length: stride }, (_, index) =>
      this.fields(this.limits.map((limit) => Math.floor(index / limit.stride) % (limit.most + 1))),
    );
    this.table = new Float64Array((KINDS + 1) * stride);
    this.courses = Array.from({ length: KINDS }, (_, kind) => this.coursesOf(trail, kind, pool[kind]));
    for (let kind = 0; kind < KINDS; kind++) {
      this.fewest[kind] = Math.min(...this.courses[kind].map((course) => course.started));
    }
    this.weigh(pool);
  }

  /** Counts again for another pool, no greater than the first; whether there is any way at all. */
  weigh(pool: ArrayLike<number>): boolean {
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
      for (const course of this.courses[kind]) {
        const weight = course.weight * this.rest[kind * 8 + course.started];
        if (weight === 0) continue;
        for (let index = course.digits; index < states; index++) {
          const later = table[from + index - course.digits];
          if (later === 0 || (((fieldsOf[index] | spare) - course.fields) & spare) !== spare) continue;
          table[kind * states + index] += weight * later;
        }
      }
    }
    return table[this.full] > 0;
  }

  draw(rng: Rng): void {
    let index = this.full;
    for (let kind = 0; kind < KINDS; kind++) {
      const course = this.pick(kind, index, rng);
      index -= course.digits;
      this.hands[0][kind] = course.hands[0];
      this.hands[1][kind] = course.hands[1];
      this.started[kind] = course.started;
      this.lastMoved[0][kind] = course.lastMoved[0];
      this.lastMoved[1][kind] = course.lastMoved[1];
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
      // The last possible course is kept for the case that rounding leaves a remainder.
      picked = course;
      left -= weight;
      if (left < 0) break;
    }
    return picked;
  }

  private fields(used: readonly number[]): number {
    return this.limits.reduce((fields, limit, i) => fields | (used[i] << limit.shift), 0);
  }

  private coursesOf(trail: Trail, kind: number, pool: number): Course[] {
    const found: Course[] = [];
    const fact = (stretch: number, hand: number, net: 0 | 1): number =>
      trail.stretches[stretch][hand * 18 + net * 9 + kind];
    const follow = (
      stretch: number,
      one: number,
      other: number,
      weight: number,
      used: readonly number[],
    ): void => {
      if (one < fact(stretch, 0, 0) || other < fact(stretch, 1, 0)) return;
      const hands = [one + fact(stretch, 0, 1), other + fact(stretch, 1, 1)] as const;
      if (stretch === trail.exchanges.length) {
        const lastMoved =
          stretch === 0 ? ([0, 0] as const) : ([used[used.length - 2], used[used.length - 1]] as const);
        found.push({
          digits: this.limits.reduce((sum, limit, i) => sum + used[i] * limit.stride, 0),
          fields: this.fields(used),
          weight,
          started: trail.mixed === null ? used[0] + used[1] : used[0],
          hands,
          lastMoved,
        });
        return;
      }
      const most = trail.exchanges[stretch];
      for (let there = 0; there <= Math.min(most, hands[0]); there++) {
        for (let back = 0; back <= Math.min(most, hands[1]); back++) {
          const orders = factorial(there) * factorial(back);
          follow(stretch + 1, hands[0] - there + back, hands[1] + there - back, weight / orders, [
            ...used,
            there,
            back,
          ]);
        }
      }
    };
    const [first, second] = this.limits;
    if (trail.mixed === null) {
      for (let one = 0; one <= Math.min(first.most, pool); one++) {
        for (let other = 0; other <= Math.min(second.most, pool - one); other++) {
          follow(0, one, other, 1 / (factorial(one) * factorial(other)), [one, other]);
        }
      }
      return found;
    }
    for (let started = trail.mixed.least[kind]; started <= Math.min(first.most, pool); started++) {
      const cards = trail.mixed.base[kind] + started;
      for (let one = 0; one <= Math.min(cards, second.most); one++) {
        follow(0, one, cards - one, ways(cards, one) / factorial(started), [started, one]);
      }
    }
    return found;
  }
}
