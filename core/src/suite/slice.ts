/**
 * A long run is cut into numbered slices, each with its own chances: `npm run test:deep -- <part>` runs one after the
 * other, and the number is enough to repeat one. `npm test` runs slice 0, a small one.
 */
export const slice = Number(process.env.SLICE ?? 0);

/** The seed of a run: a different one in each slice. */
export const sliced = (seed: string): string => (slice === 0 ? seed : `${seed}, slice ${slice}`);

/**
 * So many of something. Where thousands of mutants are each tried with it (`scripts/mutants.js`) it is done less often:
 * what only the many would notice survives there, and is looked at by a person.
 */
export const many = (count: number): number => (process.env.FEW ? Math.ceil(count / 200) : count);

/** Says how much a slice has done, for the record that `npm run test:deep` keeps. */
export function counted(counts: { readonly [what: string]: number }): void {
  if (slice > 0) console.log(`counted ${JSON.stringify(counts)}`);
}
