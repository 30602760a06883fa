import type * as SkullQueen from '@crossbones/games/skull-queen/index';
import { figure, type Reasons } from '../reason.js';
import type { Candidate } from '../thought.js';

/** So many points are worth a word. */
const MATTERS = 0.15;

/** Own points, and those of the others' mean. */
const pointsOf = ({ worth, hints }: Candidate): readonly [own: number, others: number] => {
  const own = figure(hints, 'points', 'points') ?? 0;
  return [own, own - worth];
};

const mean = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0) / all.length;

/** Whether a card, or a place on the plank, helps one's own pirates or rather hurts the others', beside all that could be done. */
export const reasons: Reasons<SkullQueen.State> = (_, __, candidates) => {
  const all = candidates.map(pointsOf);
  const own = mean(all.map(([points]) => points));
  // Scores are those of the match so far: only differences tell something.
  const others = mean(all.map(([, points]) => points));
  return (candidate) => {
    const [mine, theirs] = pointsOf(candidate);
    const gain = mine - own;
    const harm = others - theirs;
    if (Math.max(Math.abs(gain), Math.abs(harm)) < MATTERS) return [{ key: 'no-matter', args: {} }];
    if (gain >= MATTERS && harm >= MATTERS) return [{ key: 'helps-and-harms', args: {} }];
    if (Math.abs(gain) >= Math.abs(harm)) return [{ key: gain > 0 ? 'helps-own' : 'costs-own', args: {} }];
    return [{ key: harm > 0 ? 'harms-others' : 'helps-others', args: {} }];
  };
};
