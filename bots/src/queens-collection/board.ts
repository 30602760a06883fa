import * as QueensCollection from '@crossbones/games/queens-collection/index';

const { COLOURS } = QueensCollection.cards;
const { duoFirst, duoOf, orderedOf } = QueensCollection.actions;
const DUOS = duoFirst.length;

type State = QueensCollection.State;

/** The worth of a pawn that one more swap, with the pawn in its place, would bring home. */
const MUTUAL = 0.3;
/** A filled box is what counts in the end, but early on any pawn at home is a step towards one. */
const PURE_LATE = 0.5;

const NOTHING = Number.NEGATIVE_INFINITY;

/** The best swap of two pawns for every two colours, and the best of all, of those that bring pawns home. */
export class Board {
  /** By duo of colours: the worth, and the boxes in the order of the colours, as the actions number them. */
  readonly worth = new Float64Array(DUOS);
  readonly boxes = new Uint8Array(DUOS);
  /** The worth of the best swap of any two pawns, its boxes and its pawns. */
  best = NOTHING;
  bestBoxes = 0;
  bestPawns = 0;

  /** Tries every stray pawn with every pawn that stands in its place: such a swap never moves a pawn away from home. */
  read(s: State): void {
    const pure = s.lastTurns > 0 ? s.spaces : PURE_LATE * (1 - (s.end - s.top) / s.deck.length);
    this.worth.fill(NOTHING);
    this.best = NOTHING;
    for (let pawn = 0; pawn < COLOURS; pawn++) {
      for (let from = s.where[pawn] & ~(1 << pawn); from !== 0; from &= from - 1) {
        const box = lowestBit(from);
        for (let there = s.stands[pawn] & ~(1 << pawn); there !== 0; there &= there - 1) {
          const other = lowestBit(there);
          this.note(box, pawn, other, worthOf(s, box, pawn, other, pure));
        }
      }
    }
  }

  /** Notes the swap in which this pawn comes home from a box, and another goes there instead. */
  private note(box: number, pawn: number, other: number, worth: number): void {
    const duo = pawn < other ? duoOf[pawn * COLOURS + other] : duoOf[other * COLOURS + pawn];
    if (worth > this.worth[duo]) {
      this.worth[duo] = worth;
      this.boxes[duo] = pawn < other ? orderedOf[box * COLOURS + pawn] : orderedOf[pawn * COLOURS + box];
    }
    if (worth <= this.best) return;
    this.best = worth;
    this.bestBoxes = box < pawn ? duoOf[box * COLOURS + pawn] : duoOf[pawn * COLOURS + box];
    this.bestPawns = box < pawn ? orderedOf[pawn * COLOURS + other] : orderedOf[other * COLOURS + pawn];
  }
}

const lowestBit = (set: number): number => 31 - Math.clz32(set & -set);

/** Counts pawns brought home, boxes filled, and pawns that now stand in each other's boxes, or no longer do. */
function worthOf(s: State, box: number, pawn: number, other: number, pure: number): number {
  const { board } = s;
  const filled = board[pawn * COLOURS + pawn] === s.spaces - 1 ? 1 : 0;
  if (box === other) {
    return 2 - MUTUAL + pure * (filled + (board[box * COLOURS + box] === s.spaces - 1 ? 1 : 0));
  }
  let mutual = board[box * COLOURS + other] < board[other * COLOURS + box] ? 1 : 0;
  if (board[box * COLOURS + pawn] <= board[pawn * COLOURS + box]) mutual--;
  if (board[pawn * COLOURS + other] <= board[other * COLOURS + pawn]) mutual--;
  return 1 + pure * filled + MUTUAL * mutual;
}
