import type { Sailor } from '../match.js';
import type { SavedMatch } from './saved-matches.js';

const PORTRAITS = 12;

/**
 * The players of a match of this device, as the page shows them; `face` is the portrait of somebody who plays alone.
 */
export function sailorsOf(
  { names, setup }: Pick<SavedMatch, 'names' | 'setup'>,
  face: number | null = null,
): readonly Sailor[] {
  // By name and not by seat: a face stays the same when the crew moves on by a seat.
  const faces = names.map(
    (name, seat) =>
      (names.filter((other, i) => other < name || (other === name && i < seat)).length % PORTRAITS) + 1,
  );
  const people = names.flatMap((_, seat) => (setup.bots.includes(seat) ? [] : [seat]));
  if (people.length === 1 && face !== null) {
    // Somebody alone has the face they chose, and a bot that had it gets theirs.
    const [me] = people;
    const other = faces.indexOf(face);
    if (other !== -1) faces[other] = faces[me];
    faces[me] = face;
  }
  return names.map((name, seat) => ({
    name,
    portrait: faces[seat],
    bot: setup.bots.includes(seat) ? (setup.level ?? 'bosun') : null,
    away: false,
    minded: false,
    resigned: false,
  }));
}
