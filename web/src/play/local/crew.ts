import type { Sailor } from '../match.js';
import type { SavedMatch } from './shelf.js';

const PORTRAITS = 12;

/** Whoever sits at a table of this device, as the page shows them; `face` is the portrait of whoever is alone at it. */
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
    // Alone one has the face one chose, and whoever has it gets the other.
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
