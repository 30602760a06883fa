import * as Skull from '@crossbones/games/skull/index';
import type { EndWorth } from '../certainty.js';

const { Phase } = Skull;
type State = Skull.State;

/** More than all the discs of somebody. */
const CHALLENGE = 100;
const MATCH = 10_000;

/** What somebody has after an attempt: the match, else challenges, else discs; nothing at all if they are out. */
function fortune(s: State, seat: number): number {
  if (s.phase === Phase.over) return s.winner === seat ? MATCH : -MATCH;
  let sum = 0;
  let left = 0;
  for (let gang = 0; gang < s.gangs; gang++) {
    if (s.seatOf[gang] !== seat) continue;
    const lost = loses(s) && gang === s.challenger ? 1 : 0;
    left += s.discs[gang] - lost;
    sum += CHALLENGE * s.made[gang];
  }
  return left === 0 ? -MATCH : sum + left;
}

/** Whether the challenger is about to lose a disc, whichever it is. */
const loses = ({ phase }: State): boolean => phase === Phase.loss || phase === Phase.draw;

/** The round: one's own fortune, and that of each rival. */
export const endWorth: EndWorth<State> = {
  mark: (s) => s.round,
  settled: (s, round) => s.round !== round || s.phase === Phase.over || loses(s),
  worths: (s, seat) =>
    Array.from({ length: s.seats }, (_, i) => (i === 0 ? 1 : -1) * fortune(s, (seat + i) % s.seats)),
};
