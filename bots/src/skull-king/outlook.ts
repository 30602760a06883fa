import { SkullKing } from '@crossbones/games';

const { CANNONBALL, roundPoints, TIGRESS } = SkullKing;
const MOST = 20;

/** How many tricks a hand may take, card by card, and what that is worth. */
export class Outlook {
  /** The chance of each number of tricks from the cards other than Tigress. */
  private readonly tricks = new Float64Array(MOST);
  private readonly points = new Float64Array(2 * MOST);
  private most = 0;
  private tigress = 0;

  /** Weighs the hand without the cards at two places, each card taking a trick with its chance. */
  weigh(hand: Uint8Array, chances: Float64Array, held: number, without: number, nor: number): void {
    const { tricks } = this;
    tricks.fill(0);
    tricks[0] = 1;
    this.most = 0;
    this.tigress = 0;
    for (let i = 0; i < held; i++) {
      if (i === without || i === nor) continue;
      const chance = chances[i];
      if (hand[i] === TIGRESS) {
        this.tigress = chance;
        continue;
      }
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

  /** The points to expect, once `more` tricks are in hand. Tigress is what serves best. */
  worth(more: number): number {
    const without = this.mean(more);
    if (this.tigress === 0) return without;
    return without + Math.max(0, this.mean(more + 1) - without) * this.tigress;
  }

  /** The chance to take so many tricks, no more and no fewer. */
  exactly(n: number): number {
    if (n < 0) return 0;
    const without = this.tricks[n];
    if (this.tigress === 0 || n === 0) return without;
    return without + Math.max(0, this.tricks[n - 1] - without) * this.tigress;
  }

  private mean(more: number): number {
    let sum = 0;
    for (let n = 0; n <= this.most; n++) sum += this.tricks[n] * this.points[n + more];
    return sum;
  }
}
