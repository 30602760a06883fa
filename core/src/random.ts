/** A source of chance. Engine code draws from what it is given and never keeps it. */
export interface Rng {
  /** A whole number from 0 to n − 1, each equally likely. */
  below(n: number): number;
}

/** Fisher–Yates over the first `n` places. */
export function shuffle(cards: Uint8Array, n: number, rng: Rng): void {
  for (let i = n - 1; i > 0; i--) {
    const j = rng.below(i + 1);
    const card = cards[i];
    cards[i] = cards[j];
    cards[j] = card;
  }
}

/** The fast generator of simulations (sfc32). Not for real matches: somebody who sees a deal could compute the next. */
export class FastRng implements Rng {
  private readonly word = new Int32Array(4);

  constructor(seed: string | number) {
    this.reseed(seed);
  }

  reseed(seed: string | number): void {
    const text = String(seed);
    let h = 0x811c9dc5;
    for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
    this.word.set([h, Math.imul(h, 0x85ebca6b), h ^ text.length, 1]);
    for (let i = 0; i < 16; i++) this.next();
  }

  below(n: number): number {
    return Math.floor(((this.next() >>> 0) / 0x1_0000_0000) * n);
  }

  private next(): number {
    const word = this.word;
    const a = word[0];
    const b = word[1];
    const c = word[2];
    const sum = (a + b + word[3]) | 0;
    word[3]++;
    word[0] = b ^ (b >>> 9);
    word[1] = (c + (c << 3)) | 0;
    word[2] = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum;
  }
}
