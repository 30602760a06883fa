/**
 * A long run is cut into numbered slices, each with chances of its own: `npm run test:deep -- <part>` takes one after
 * the other, and the number is all that is needed to take one again. `npm test` is slice 0, and a small one.
 */
export const slice = Number(process.env.SLICE ?? 0);

/** The name of a chance, another one in each slice. */
export const sliced = (seed: string): string => (slice === 0 ? seed : `${seed}, slice ${slice}`);

/** Says how much a slice has done, for the record that `npm run test:deep` keeps. */
export function counted(counts: { readonly [what: string]: number }): void {
  if (slice > 0) console.log(`counted ${JSON.stringify(counts)}`);
}
