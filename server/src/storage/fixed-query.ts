import type { Compilable } from 'kysely';

/** A query that is compiled once; its values are given each time, in the order of its text. */
export function fixed(query: Compilable): (...values: readonly unknown[]) => Compilable {
  const compiled = query.compile();
  return (...values) => ({ compile: () => ({ ...compiled, parameters: values }) });
}
