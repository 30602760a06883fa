/** Weighs counts against what they should be; all verdicts together are wrong once in a hundred times. */
export class Scales {
  private readonly weighed: { readonly what: string; readonly z: number }[] = [];

  /**
   * Pearson's sum over cells that exclude each other, as a standard normal: by Wilson and Hilferty, and with two cells,
   * where that is coarse, by its root. What fits too well is as strange as what does not.
   */
  weigh(what: string, counts: ArrayLike<number>, expected: ArrayLike<number>): void {
    let sum = 0;
    let cells = 0;
    for (let i = 0; i < expected.length; i++) {
      if (expected[i] === 0) {
        if (counts[i] !== 0) throw new Error(`${what}: cell ${i} cannot be, and was seen`);
        continue;
      }
      cells++;
      sum += (counts[i] - expected[i]) ** 2 / expected[i];
    }
    const freedom = cells - 1;
    if (freedom === 0) return;
    const spread = 2 / (9 * freedom);
    const z = freedom === 1 ? Math.sqrt(sum) : (Math.cbrt(sum / freedom) - 1 + spread) / Math.sqrt(spread);
    this.weighed.push({ what, z });
  }

  get count(): number {
    return this.weighed.length;
  }

  /** How far off one of them may be, so that any of all is further with a chance of one in a hundred (Bonferroni). */
  get limit(): number {
    const tail = 0.01 / (2 * this.count);
    let [low, high] = [2, 20];
    for (let i = 0; i < 60; i++) {
      const middle = (low + high) / 2;
      if (normalTail(middle) > tail) low = middle;
      else high = middle;
    }
    return high;
  }

  get strange(): string[] {
    const { limit } = this;
    return this.weighed
      .filter(({ z }) => Math.abs(z) > limit)
      .map(({ what, z }) => `${what}: ${z.toFixed(2)}, and ${limit.toFixed(2)} is the most`);
  }
}

/** The chance of a standard normal above z, for z from 2 on: Laplace's continued fraction. */
function normalTail(z: number): number {
  let fraction = z;
  for (let k = 60; k > 0; k--) fraction = z + k / fraction;
  return Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI) / fraction;
}
