import type { Sailor } from '../../play/match.js';
import { page } from '../../words.js';

/** How somebody at this table is called in a sentence. */
export const named =
  (sailors: readonly Sailor[], me: number | null) =>
  (seat: number | string): string =>
    seat === 'greybeard' ? 'Greybeard' : Number(seat) === me ? page().you : (sailors[Number(seat)]?.name ?? '');
