import type * as SkullKing from '@crossbones/games/skull-king/index';
import type { LoadWeights, Venue } from '../crew.js';
import type { Habits } from '../improver.js';
import { Network } from '../net/network.js';
import type { Thinker } from '../thought.js';
import { bosun } from './bosun.js';
import { captain } from './captain.js';
import { drawing, pilot, piloting } from './pilot.js';

/** Networks, by the variant they know. */
interface Books {
  readonly plain: string;
  readonly open: string;
}
export const books: Books = { plain: 'skull-king-base-2.bin', open: 'skull-king-full-3.bin' };
export const firstBooks: Books = {
  plain: 'first/skull-king-base-1.bin',
  open: 'first/skull-king-full-2.bin',
};

/** The plain game, with the base deck, Skull King scoring and no Greybeard; all of its options; or house cards. */
export function variantOf({ seats, options }: Venue): keyof Books | 'uncharted' {
  const { blanks, scoring, kraken, whale, loot, powers } = options as SkullKing.State['options'];
  if (blanks.length > 0) return 'uncharted';
  return seats > 2 && scoring === 'skull-king' && !(kraken || whale || loot || powers) ? 'plain' : 'open';
}

/**
 * One network knows the plain game by heart, the other all of its options; for what neither knows, the captain thinks.
 */
export async function admiral(
  loadWeights: LoadWeights,
  table: Venue,
  known: Books,
): Promise<Thinker<SkullKing.State>> {
  const variant = variantOf(table);
  if (variant === 'uncharted') return captain();
  return piloting(Network.read(await loadWeights(known[variant])), captain());
}

/**
 * How an admiral acts; and about how a captain does, who thinks of something else each time and is nearly as strong: the
 * network draws for it.
 */
export async function habits(
  loadWeights: LoadWeights,
  who: 'captain' | 'admiral',
  version: 1 | null,
): Promise<Habits<SkullKing.State>> {
  const acting = who === 'captain' ? drawing : pilot;
  const { plain, open } = who === 'captain' || version === null ? books : firstBooks;
  const [base, full] = await Promise.all(
    [plain, open].map(async (file) => acting(Network.read(await loadWeights(file)), bosun())),
  );
  return { policy: (s, seat, rng) => (variantOf(s) === 'plain' ? base : full)(s, seat, rng) };
}
