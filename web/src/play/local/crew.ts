import type { Sailor } from '../match.js';
import type { SavedMatch } from './shelf.js';

const PORTRAITS = 12;

/** Whoever sits at a table of this device, as the page shows them. */
export const sailorsOf = ({ names, setup }: Pick<SavedMatch, 'names' | 'setup'>): readonly Sailor[] =>
  names.map((name, seat) => ({
    name,
    // By name and not by seat: a face stays the same when the crew moves on by a seat.
    portrait:
      (names.filter((other, i) => other < name || (other === name && i < seat)).length % PORTRAITS) + 1,
    bot: setup.bots.includes(seat) ? (setup.level ?? 'bosun') : null,
    away: false,
    minded: false,
    resigned: false,
  }));
