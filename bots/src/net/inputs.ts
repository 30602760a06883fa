/** Amounts that come out the same in two bytes as in four: whole multiples of this, below a bound. */
const FINE = 1 / 16;
const MOST = 7.9375;

/** What rules of thumb find, as a network is told it. */
export const found = (value: number): number =>
  Math.max(-MOST, Math.min(MOST, Math.floor(value / FINE + 0.5) * FINE));

/** The inputs of a network: many numbers, nearly all zero. The places of the others are listed. */
export class Inputs {
  readonly values: Float32Array;
  readonly active: Uint16Array;
  count = 0;

  constructor(readonly size: number) {
    this.values = new Float32Array(size);
    this.active = new Uint16Array(size);
  }

  /** Adds to the number at a place. What is added to one place must not cancel out. */
  add(at: number, value: number): void {
    if (value === 0) return;
    if (this.values[at] === 0) this.active[this.count++] = at;
    this.values[at] += value;
  }

  /** Sets a place to one, however often it is marked. */
  mark(at: number): void {
    if (this.values[at] === 0) this.add(at, 1);
  }

  /** Sets all back to zero, and touches only places that are not. */
  clear(): void {
    for (let i = 0; i < this.count; i++) this.values[this.active[i]] = 0;
    this.count = 0;
  }
}
