import type { Pepper } from './pepper.js';

/** Turns an address into a mark that tells two households apart and names neither. */
export class Households {
  constructor(private readonly pepper: Pepper) {}

  mark(household: string): string {
    return this.pepper.digest(household).toString('base64url').slice(0, 22);
  }
}
