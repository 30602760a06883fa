import * as SkullQueen from '@crossbones/games/skull-queen/index';

const { COLOURS, colourOf, haunted, highBit, lowBit, NO_COLOUR, numberOf, seatAt } = SkullQueen;

/** How many numbers a colour has; the first word of a set of cards holds the first two colours. */
const NUMBERS = 12;
const COLOUR = ((1 << NUMBERS) - 1) << 1;
const MATE = NUMBERS + 1;
/** Whose card it is that nobody played, or that no card is. */
const NOBODY = -1;

/** The cards as one seat sees them: by colour, then those without one, a bit for each number. */
export class Table {
  readonly own = new Uint16Array(COLOURS + 1);
  /** Cards that may lie in any hand but this one, or in the ghost's pile. */
  readonly unseen = new Uint16Array(COLOURS + 1);
  /** What lies in the centre and in the trick; 0 and 13 in the colour they took. */
  readonly lies = new Uint16Array(COLOURS + 1);
  /** By colour: who moves as the trick lies. */
  readonly highest = new Int8Array(COLOURS);
  readonly lowest = new Int8Array(COLOURS);
  /** By colour: how likely a card that nobody has seen is of it, and a hand of the others has it. */
  private readonly share = new Float64Array(COLOURS);
  private readonly holds = new Float64Array(COLOURS);
  /** How many cards each of the others still holds, if they have not yet played to this trick. */
  held = 0;
  /** How many play in this trick after the one who looks. */
  toPlay = 0;
  private allLow = 0;
  private allHigh = 0;
  private box: Uint8Array | null = null;

  look(state: SkullQueen.State, seat: number): void {
    if (this.box !== state.cards) this.unpack(state.cards);
    const { hands, played, perTrick, tricks, inTrick } = state;
    let seenLow = state.centreLow | state.goneLow;
    let seenHigh = state.centreHigh | state.goneHigh | state.aside;
    const from = tricks * perTrick;
    for (let i = from; i < from + inTrick; i++) {
      seenLow |= lowBit(played[i]);
      seenHigh |= highBit(played[i]);
    }
    const ownLow = hands[2 * seat];
    const ownHigh = hands[2 * seat + 1];
    split(ownLow, ownHigh, this.own);
    split(this.allLow & ~(seenLow | ownLow), this.allHigh & ~(seenHigh | ownHigh), this.unseen);
    this.held = state.handSize - tricks;
    this.toPlay = perTrick - inTrick - 1;
    this.layOut(state);
    this.reckon();
  }

  private unpack(cards: Uint8Array): void {
    this.box = cards;
    this.allLow = 0;
    this.allHigh = 0;
    for (let i = 0; i < cards.length; i++) {
      this.allLow |= lowBit(cards[i]);
      this.allHigh |= highBit(cards[i]);
    }
  }

  private layOut(state: SkullQueen.State): void {
    const { played, perTrick, tricks, inTrick, led, leader, seats } = state;
    const { lies, highest, lowest } = this;
    split(state.centreLow, state.centreHigh, lies);
    highest.fill(NOBODY);
    lowest.fill(NOBODY);
    const from = tricks * perTrick;
    for (let i = 0; i < inTrick; i++) {
      const card = played[from + i];
      lies[colourOf[card] === NO_COLOUR ? led : colourOf[card]] |= 1 << numberOf[card];
    }
    for (let i = 0; i < inTrick; i++) {
      const card = played[from + i];
      const colour = colourOf[card] === NO_COLOUR ? led : colourOf[card];
      if (colour === NO_COLOUR) continue;
      if (noneAbove(lies[colour], numberOf[card])) highest[colour] = seatAt(i, leader, seats);
      if (noneBelow(lies[colour], numberOf[card])) lowest[colour] = seatAt(i, leader, seats);
    }
  }

  private reckon(): void {
    const { unseen, held, share, holds } = this;
    let hidden = countOf(unseen[NO_COLOUR]);
    for (let colour = 0; colour < COLOURS; colour++) hidden += countOf(unseen[colour]);
    for (let colour = 0; colour < COLOURS; colour++) {
      share[colour] = hidden === 0 ? 0 : countOf(unseen[colour]) / hidden;
      holds[colour] = 1 - inARow(1 - share[colour], held);
    }
  }

  /** How likely those who are still to play in this trick play the colour, on average. */
  follows(state: SkullQueen.State, seat: number, colour: number, announced: number): number {
    const { toPlay } = this;
    if (toPlay === 0) return 0;
    if (haunted(state)) return this.plays(state.voids[1 - seat], colour, announced);
    let sum = 0;
    for (let i = 1, other = seat; i <= toPlay; i++) {
      other = other + 1 === state.seats ? 0 : other + 1;
      sum += this.plays(state.voids[other], colour, announced);
    }
    return sum / toPlay;
  }

  /** How likely one without these colours, who is still to play in a trick of the colour announced, plays this one. */
  private plays(voids: number, colour: number, announced: number): number {
    if ((voids >> colour) & 1) return 0;
    if (announced === NO_COLOUR) return this.share[colour];
    if (announced === colour) return this.holds[colour];
    const free = (voids >> announced) & 1 ? 1 : 1 - this.holds[announced];
    return free * this.share[colour];
  }
}

/** Two words of a set of cards as the game has it, into a set of numbers for each colour. */
function split(low: number, high: number, into: Uint16Array): void {
  into[0] = (low << 1) & COLOUR;
  into[1] = (low >> (NUMBERS - 1)) & COLOUR;
  into[2] = (high << 1) & COLOUR;
  into[3] = (high >> (NUMBERS - 1)) & COLOUR;
  const rest = high >> (2 * NUMBERS);
  into[NO_COLOUR] = (rest & 1) | (((rest >> 1) & 1) << MATE);
}

/** For every set of the numbers 0 to 13. */
const counts = Uint8Array.from({ length: 1 << (MATE + 1) }, (_, set) => {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
});

/** How many numbers are in the set. */
export const countOf = (set: number): number => counts[set];
export const lowestIn = (set: number): number => 31 - Math.clz32(set & -set);
export const noneAbove = (set: number, number: number): boolean => set >> (number + 1) === 0;
export const noneBelow = (set: number, number: number): boolean => (set & ((1 << number) - 1)) === 0;

/** A chance that comes true so many times in a row. */
export function inARow(chance: number, times: number): number {
  let all = 1;
  for (let i = 0; i < times; i++) all *= chance;
  return all;
}
