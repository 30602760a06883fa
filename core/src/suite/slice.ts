/**
 * A long run is cut into numbered slices, each with chances of its own: `npm run test:deep -- <part>` takes one after
 * the other, and the number is all that is needed to take one again. `npm test` is slice 0, and a small one.
 */
export const slice = Number(process.env.SLICE ?? 0);

/** The name of a chance, another one in each slice. */
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
