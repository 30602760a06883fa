import { SkullQueen } from '@crossbones/games';

const { COLOURS, colourOf, highBit, lowBit, NO_COLOUR, numberOf } = SkullQueen;

/** The cards as one seat sees them: by colour, then those without one, a bit for each number. */
export class Table {
  readonly own = new Uint16Array(COLOURS + 1);
  /** Cards that may lie in any hand but this one, or in the ghost's pile. */
  readonly unseen = new Uint16Array(COLOURS + 1);
  /** By colour: how likely a card that nobody has seen is of it, and a hand of the others has it. */
  readonly share = new Float64Array(COLOURS);
  readonly holds = new Float64Array(COLOURS);
  /** How many cards each of the others still holds, if they have not yet played to this trick. */
  held = 0;
  private hidden = 0;

  look(state: SkullQueen.State, seat: number): void {
    const { cards, hands, played, perTrick, tricks, inTrick } = state;
    let seenLow = state.centreLow | state.goneLow;
    let seenHigh = state.centreHigh | state.goneHigh | state.aside;
    for (let i = 0; i < inTrick; i++) {
      seenLow |= lowBit(played[tricks * perTrick + i]);
      seenHigh |= highBit(played[tricks * perTrick + i]);
    }
    const ownLow = hands[2 * seat];
    const ownHigh = hands[2 * seat + 1];
    const { own, unseen } = this;
    own.fill(0);
    unseen.fill(0);
    let hidden = 0;
    for (let i = 0; i < cards.length; i++) {
      const card = cards[i];
      const low = lowBit(card);
      const high = highBit(card);
      if (((seenLow & low) | (seenHigh & high)) !== 0) continue;
      if (((ownLow & low) | (ownHigh & high)) !== 0) own[colourOf[card]] |= 1 << numberOf[card];
      else {
        unseen[colourOf[card]] |= 1 << numberOf[card];
        hidden++;
      }
    }
    this.hidden = hidden;
    this.held = state.handSize - tricks;
    this.reckon();
  }

  private reckon(): void {
    const { unseen, hidden, held, share, holds } = this;
    for (let colour = 0; colour < COLOURS; colour++) {
      share[colour] = hidden === 0 ? 0 : countOf(unseen[colour]) / hidden;
      holds[colour] = 1 - inARow(1 - share[colour], held);
    }
  }

  /** How likely a seat that is still to play in a trick of the colour announced plays this one. */
  plays(state: SkullQueen.State, seat: number, colour: number, announced: number): number {
    if ((state.voids[seat] >> colour) & 1) return 0;
    if (announced === NO_COLOUR) return this.share[colour];
    if (announced === colour) return this.holds[colour];
    const free = (state.voids[seat] >> announced) & 1 ? 1 : 1 - this.holds[announced];
    return free * this.share[colour];
  }
}

/** For every set of the numbers 0 to 13. */
const counts = Uint8Array.from({ length: 1 << 14 }, (_, set) => {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
});

/** How many numbers are in the set. */
export const countOf = (set: number): number => counts[set];

/** A chance that comes true so many times in a row. */
export function inARow(chance: number, times: number): number {
  let all = 1;
  for (let i = 0; i < times; i++) all *= chance;
  return all;
}
