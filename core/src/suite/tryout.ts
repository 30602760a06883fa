import type { Game } from '../game.js';
import type { Options } from '../options.js';
import { FastRng } from '../random.js';

/** One table to try a game at. */
export interface Tryout {
  readonly seats: number;
  readonly options: Options;
}

/** A value of each factor, by its place among the factor's values. */
type Pick = readonly number[];
type Fixed = ReadonlyMap<number, number>;

const ATTEMPTS = 60;

/**
 * Tables in which every two values of any two options meet, and every value meets every number of seats; combinations
 * that the conditions forbid are left out.
 */
export const tryouts = <S>(game: Game<S>): Tryout[] => paired(game, seatCounts(game));

/** The same for each number of seats by itself: many more tables. */
export const allTryouts = <S>(game: Game<S>): Tryout[] =>
  seatCounts(game).flatMap((seats) => paired(game, [seats]));

/** The seat counts that some options allow. */
export function seatCounts<S>({ options }: Game<S>): number[] {
  const single = options.names.flatMap((name) =>
    options.fields[name].values.map((value) => ({ [name]: value })),
  );
  const counts = [{}, ...single].flatMap((some) => options.seats({ ...options.defaults, ...some }));
  return [...new Set(counts)].sort((a, b) => a - b);
}

/** Seats are the first factor, the options follow. */
function paired<S>(game: Game<S>, counts: readonly number[]): Tryout[] {
  const { names, fields, check } = game.options;
  const sizes = [counts.length, ...names.map((name) => fields[name].values.length)];
  const rng = new FastRng(`${game.id} ${counts.join()}`);
  const optionsOf = (pick: Pick): Options =>
    Object.fromEntries(names.map((name, f) => [name, fields[name].values[pick[f + 1]]]));
  const read = (pick: Pick) => check(optionsOf(pick), counts[pick[0]]);
  const complete = (fixed: Fixed, gain: (pick: Pick) => number): Pick | null => {
    const tries: Pick[] = [sizes.map((_, f) => fixed.get(f) ?? 0)];
    for (let i = 0; i < ATTEMPTS; i++) tries.push(sizes.map((size, f) => fixed.get(f) ?? rng.below(size)));
    const fit = tries.filter((pick) => read(pick).ok);
    return fit.length === 0 ? null : fit.reduce((best, pick) => (gain(pick) > gain(best) ? pick : best));
  };

  const pairs = pairsOf(sizes);
  const open = new Set(pairs.keys());
  const tables: Tryout[] = [];
  for (const [name, fixed] of pairs) {
    if (!open.delete(name)) continue;
    const pick = complete(fixed, (some) => namesOf(some).filter((pair) => open.has(pair)).length);
    if (pick === null) continue;
    const options = read(pick);
    if (options.ok) tables.push({ seats: counts[pick[0]], options: options.value });
    for (const pair of namesOf(pick)) open.delete(pair);
  }
  return tables;
}

const pairName = (f: number, v: number, g: number, w: number): string => `${f}=${v} ${g}=${w}`;

const namesOf = (pick: Pick): string[] =>
  pick.flatMap((v, f) => pick.slice(f + 1).map((w, i) => pairName(f, v, f + 1 + i, w)));

/** Every two values of different factors; of a lone factor, its values. */
function pairsOf(sizes: readonly number[]): Map<string, Fixed> {
  const pairs = new Map<string, Fixed>();
  for (let f = 0; f < sizes.length; f++) {
    for (let g = f + 1; g < sizes.length; g++) {
      for (let v = 0; v < sizes[f]; v++) {
        for (let w = 0; w < sizes[g]; w++) {
          const fixed = new Map([[f, v] as const, [g, w] as const]);
          pairs.set(pairName(f, v, g, w), fixed);
        }
      }
    }
  }
  if (sizes.length === 1) for (let v = 0; v < sizes[0]; v++) pairs.set(`0=${v}`, new Map([[0, v]]));
  return pairs;
}
