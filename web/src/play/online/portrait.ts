import type { TableView } from '@crossbones/api';

const PORTRAITS = 12;

/** A number that follows from a word, and spreads well. */
function hash(word: string): number {
  let sum = 2_166_136_261;
  for (let i = 0; i < word.length; i++) sum = Math.imul(sum ^ word.charCodeAt(i), 16_777_619);
  return sum >>> 0;
}

/**
 * A face for each of these, wherever they sit: the one they chose, or else the same one at every table unless somebody
 * there has it.
 */
export function portraits(people: readonly string[], chosen: readonly (number | null)[] = []): number[] {
  const faces = new Map<string, number>();
  people.forEach((person, i) => {
    const face = chosen[i] ?? null;
    if (face !== null) faces.set(person, face);
  });
  const taken = new Set([...faces.values()].map((face) => face - 1));
  for (const person of [...people].filter((one) => !faces.has(one)).sort()) {
    let face = hash(person) % PORTRAITS;
    for (let i = 0; i < PORTRAITS && taken.has(face); i++) face = (face + 1) % PORTRAITS;
    taken.add(face);
    faces.set(person, face + 1);
  }
  return people.map((person) => faces.get(person)!);
}

/** Everybody's face, by what they have for good: who they are, or the name of a bot. */
export const facesOf = ({ places }: Pick<TableView, 'places'>): number[] =>
  portraits(
    places.map(({ person, name }, seat) => person ?? name ?? `seat ${seat}`),
    places.map(({ face }) => face),
  );
