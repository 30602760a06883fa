/** What a network is asked: many numbers, nearly all of them zero. The places of the others are listed. */
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

  /** Back to zero, touching only what is not. */
  clear(): void {
    for (let i = 0; i < this.count; i++) this.values[this.active[i]] = 0;
    this.count = 0;
  }
}
