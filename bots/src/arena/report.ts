import type { Bout, Contest } from './arena.js';
import { withoutLuck } from './control.js';

/** What is counted in each bout for each bot, by deal. */
type DealValues = (value: (bout: Bout, bot: number) => number) => number[];

/** A mean, and how far off it may be: half of the 95 % interval over the deals. One deal says nothing about that. */
export interface Estimate {
  readonly mean: number;
  readonly within: number | null;
}

/** How one bot did, over all its seats. */
interface Standing {
  readonly bot: string;
  readonly seats: number;
  readonly points: Estimate | null;
  /** Compared with the mean of the other bots in the same deal; null where there are no others. */
  readonly ahead: Estimate | null;
  /** What its own decisions brought, compared in the same way; null where luck is not told apart. */
  readonly skill: Estimate | null;
  readonly place: Estimate;
  /** Share of games won; a shared first place counts in parts. */
  readonly wins: Estimate;
  readonly winsAhead: Estimate | null;
  /** Share of bids made. */
  readonly bids: Estimate | null;
  readonly decisions: number;
  /** Milliseconds a decision. */
  readonly mean: number;
  readonly p99: number;
}

export interface ArenaReport {
  readonly deals: number;
  /** Distinct games: bots that are alike and leave nothing to chance play the same game in every rotation of a deal. */
  readonly games: number;
  readonly standings: readonly Standing[];
}

/** Sums up the bouts. The luck of the cards cancels, for each deal with all its rotations is one observation. */
export function report({ bots }: Contest, bouts: readonly Bout[]): ArenaReport {
  const deals = new Map<number, Bout[]>();
  for (const bout of bouts) deals.set(bout.deal, [...(deals.get(bout.deal) ?? []), bout]);
  const names = [...new Set(bots)];
  const over = (value: (bout: Bout, bot: number) => number, of: (name: string) => boolean): number[] =>
    [...deals.values()].map((played) => {
      const values = played.flatMap((bout) =>
        bots.flatMap((name, bot) => (of(name) ? [value(bout, bot)] : [])),
      );
      return values.reduce((sum, one) => sum + one, 0) / values.length;
    });
  const lucky = bouts[0].luck !== null;
  const pointed = bouts[0].points !== null;
  const luck = (bout: Bout, bot: number): number => bout.luck![bot];
  /** Without luck, which is told in points where there are any, and else in games won. */
  const fair = (value: (bout: Bout, bot: number) => number): ((values: DealValues) => number[]) =>
    lucky && (value === points || !pointed)
      ? (values) => withoutLuck(values(value), values(luck))
      : (values) => values(value);
  const own = (value: (bout: Bout, bot: number) => number, name: string): Estimate =>
    estimate(fair(value)((of) => over(of, (one) => one === name)));
  const ahead =
    (name: string): DealValues =>
    (of) => {
      const others = over(of, (one) => one !== name);
      return over(of, (one) => one === name).map((mean, i) => mean - others[i]);
    };
  const apart = (value: (bout: Bout, bot: number) => number, name: string): Estimate | null =>
    names.length === 1 ? null : estimate(fair(value)(ahead(name)));
  const standings = names.map((name): Standing => {
    const mine = (one: string): boolean => one === name;
    const times = bouts.flatMap((bout) => bots.flatMap((one, bot) => (mine(one) ? bout.times[bot] : [])));
    times.sort((a, b) => a - b);
    return {
      bot: name,
      seats: bots.filter(mine).length,
      points: pointed ? own(points, name) : null,
      ahead: pointed ? apart(points, name) : null,
      skill: lucky && names.length > 1 ? estimate(ahead(name)((bout, bot) => bout.skill![bot])) : null,
      place: estimate(over((bout, bot) => bout.places[bot], mine)),
      wins: own(won, name),
      winsAhead: apart(won, name),
      bids: bouts[0].made === null ? null : estimate(over((bout, bot) => bout.made![bot] / bout.bids, mine)),
      decisions: times.length,
      mean: times.reduce((sum, one) => sum + one, 0) / times.length,
      p99: times[Math.min(times.length - 1, Math.floor(times.length * 0.99))],
    };
  });
  const seating = (rotation: number): string =>
    bots.map((_, seat) => bots[(seat + rotation) % bots.length]).join();
  const games = new Set(bouts.map(({ deal, rotation, played }) => `${deal}/${seating(rotation)}/${played}`))
    .size;
  return { deals: deals.size, games, standings };
}

const points = ({ points }: Bout, bot: number): number => points![bot];
const won = ({ places }: Bout, bot: number): number =>
  places[bot] === 1 ? 1 / places.filter((place) => place === 1).length : 0;

function estimate(values: readonly number[]): Estimate {
  const n = values.length;
  const mean = values.reduce((sum, one) => sum + one, 0) / n;
  if (n < 2) return { mean, within: null };
  const spread = values.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (n - 1);
  return { mean, within: student(n - 1) * Math.sqrt(spread / n) };
}

/** Two-sided 95 % points of Student's distribution with one to four degrees of freedom. */
const FEW = [12.706, 4.3027, 3.1824, 2.7764];
const NORMAL = 1.959964;

/** Half of a 95 % interval in standard errors: the fewer the observations, the more. */
export function student(freedom: number): number {
  if (freedom <= FEW.length) return FEW[freedom - 1];
  // A series in powers of 1 / freedom; wrong by 0.003 at five, and by less above.
  const z = NORMAL;
  return (
    z +
    (z ** 3 + z) / (4 * freedom) +
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * freedom ** 2) +
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / (384 * freedom ** 3)
  );
}
