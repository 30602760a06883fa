import * as QueensCollection from '@crossbones/games/queens-collection/index';

const { partnerOf } = QueensCollection;

type State = QueensCollection.State;

/** Cards that openly came to a hand since its team last swapped in secret, and have not left it. */
export const seenIn = (s: State, seat: number, kind: number): number =>
  s.need[s.stretch[seat] + kind] + s.net[s.stretch[seat] + kind];

export const isRival = (s: State, seat: number, other: number): boolean =>
  other !== seat && !(s.teams && other === partnerOf(seat));
