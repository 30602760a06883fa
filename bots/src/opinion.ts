/** What an action is good for: as it was said beforehand, and more and more as its playouts came out. */
export class Opinion {
  private playouts = 0;
  private sum = 0;

  constructor(
    private readonly said: number,
    /** What is said beforehand counts as much as so many playouts. */
    private readonly trust: number,
  ) {}

  get value(): number {
    return (this.trust * this.said + this.sum) / (this.trust + this.playouts);
  }

  /**
   * Adds one playout of each, all in the same world with the same luck: they tell how actions differ, and not how good
   * all of them are.
   */
  static learn(all: readonly Opinion[], results: readonly number[]): void {
    let level = 0;
    for (const [i, one] of all.entries()) level += (one.said - results[i]) / all.length;
    for (const [i, one] of all.entries()) {
      one.playouts++;
      one.sum += results[i] + level;
    }
  }
}
