import type { Rng } from '../random.js';

const MOST_WHEELS = 200;

/** A generator that goes through all answers it could give, one after the other, like the wheels of an odometer. */
class Odometer implements Rng {
  private readonly wheels: { at: number; readonly of: number }[] = [];
  private used = 0;

  below(n: number): number {
    if (this.used === MOST_WHEELS) throw new Error('chance that asks again and again cannot be listed');
    if (this.used === this.wheels.length) this.wheels.push({ at: 0, of: n });
    return this.wheels[this.used++].at;
  }

  /** How likely the answers just given were. */
  get weight(): number {
    return this.wheels.reduce((product, { of }) => product / of, 1);
  }

  /** Sets up the next answers; false when all were given. */
  turn(): boolean {
    this.used = 0;
    for (let last = this.wheels.pop(); last !== undefined; last = this.wheels.pop()) {
      if (last.at + 1 < last.of) {
        this.wheels.push({ at: last.at + 1, of: last.of });
        return true;
      }
    }
    return false;
  }
}

/** Lists everything that chance can make of a state, and how likely each is; `fresh` makes the state before. */
export function outcomes<S>(
  fresh: () => S,
  chance: (state: S, rng: Rng) => void,
  visit: (state: S, weight: number) => void,
): void {
  const odometer = new Odometer();
  do {
    const state = fresh();
    chance(state, odometer);
    visit(state, odometer.weight);
  } while (odometer.turn());
}
