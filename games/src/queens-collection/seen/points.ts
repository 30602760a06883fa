const PER_BOX = 3;
const PER_PAWN = 2;
const PER_CARD = -1;

/** QC-10: what one player's round is worth. */
export const roundPoints = (boxes: number, pawns: number, cards: number): number =>
  PER_BOX * boxes + PER_PAWN * pawns + PER_CARD * cards;
