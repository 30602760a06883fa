import * as SkullKing from '@crossbones/games/skull-king/index';

const { CANNONBALL, roundPoints } = SkullKing;
const MOST = 20;

/** How many tricks a hand may take when it aims at a number of them, and what that is worth. */
export class Outlook {
  /** The chance of each number of tricks. */
  private readonly tricks = new Float64Array(MOST);
  private readonly points = new Float64Array(2 * MOST);
  private most = 0;

  /**
   * Weighs a hand, the strongest cards first, without those at two places: as many as are aimed at are played to take
   * a trick, all others to lose one.
   */
  aim(
    target: number,
    wins: Float64Array,
    slips: Float64Array,
    held: number,
    without: number,
    nor: number,
  ): void {
    const { tricks } = this;
    tricks.fill(0);
    tricks[0] = 1;
    this.most = 0;
    let wanted = target;
    for (let i = 0; i < held; i++) {
      if (i === without || i === nor) continue;
      const chance = wanted-- > 0 ? wins[i] : slips[i];
      if (chance === 0) continue;
      this.most++;
      for (let n = this.most; n > 0; n--) tricks[n] += (tricks[n - 1] - tricks[n]) * chance;
      tricks[0] *= 1 - chance;
    }
  }

  /** Sets what each number of tricks from now on would score with this bid. */
  stake(s: SkullKing.State, seat: number, bid: number, shot: number, wager: number): void {
    for (let more = 0; more <= s.dealt + 4; more++) {
      this.points[more] = roundPoints(
        s.options.scoring,
        s.dealt,
        bid,
        s.won[seat] + more,
        s.bonus[seat],
        0,
        wager,
        shot === CANNONBALL,
      );
    }
  }

  /** The points to expect, once `more` tricks are in hand. */
  worth(more: number): number {
    let sum = 0;
    for (let n = 0; n <= this.most; n++) sum += this.tricks[n] * this.points[n + more];
    return sum;
  }

  /** The chance to take so many tricks, no more and no fewer. */
  exactly(n: number): number {
    return n < 0 ? 0 : this.tricks[n];
  }
}
