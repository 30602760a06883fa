import type { Reply } from '@crossbones/api';

type Ends = NonNullable<Reply<'duplicate'>['tables']>;

/**
 * How much more a seat got at one table than the mean of the same seat at the others: points, or places in games that
 * have none, where a smaller one is better. Null where there is nothing to compare.
 */
export function apartFrom(tables: Ends, at: number, seat: number): number | null {
  const of = ({ outcome }: Ends[number]): number | null =>
    outcome === null ? null : outcome.points === null ? -outcome.places[seat] : outcome.points[seat];
  const own = of(tables[at]);
  const others = tables.flatMap((one, i) => (i === at ? [] : (of(one) ?? [])));
  if (own === null || others.length === 0) return null;
  return own - others.reduce((sum, one) => sum + one, 0) / others.length;
}
