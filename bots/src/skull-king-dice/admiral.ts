import type * as SkullKingDice from '@crossbones/games/skull-king-dice/index';
import type { LoadWeights, Venue } from '../crew.js';
import type { Habits } from '../improver.js';
import { Network } from '../net/network.js';
import type { Thinker } from '../thought.js';
import { bosun } from './bosun.js';
import { familiar } from './familiar.js';
import { pilot, piloting } from './pilot.js';

const WEIGHTS = 'skull-king-dice-1.bin';

/** The captain does anything that is worse by no more than so many points: that is hard to foresee, and costs it a little. */
const SLACK = { captain: 0.7, admiral: 0 } as const;

/** Tables with the box's own dice, which a network has learned, and those with other dice, which none has. */
export const variantOf = ({ options }: Venue): string => (familiar(options) ? 'own dice' : 'other dice');

/** A network says what to do; for dice it does not know, they think as they did before. */
export async function learned(
  loadWeights: LoadWeights,
  { options }: Venue,
  before: () => Promise<Thinker<SkullKingDice.State>>,
  who: keyof typeof SLACK,
): Promise<Thinker<SkullKingDice.State>> {
  if (!familiar(options)) return before();
  return piloting(Network.read(await loadWeights(WEIGHTS)), SLACK[who]);
}

/** How they act without a thought, for a yardstick. */
export async function habits(
  loadWeights: LoadWeights,
  who: keyof typeof SLACK,
  version: 1 | null,
): Promise<Habits<SkullKingDice.State>> {
  const elsewhere = bosun();
  if (version === 1) return { policy: elsewhere };
  const known = pilot(Network.read(await loadWeights(WEIGHTS)), SLACK[who]);
  return { policy: (s, seat, rng) => (familiar(s.options) ? known : elsewhere)(s, seat, rng) };
}
