/** Points by round as lines in a picture of fixed size; how they are drawn is not known here. */
export interface Curve {
  readonly lines: readonly Line[];
  /** Values named at the left, lowest first. */
  readonly levels: readonly { readonly value: number; readonly y: number }[];
  /** Rounds named below. */
  readonly rounds: readonly { readonly round: number; readonly x: number }[];
}

interface Line {
  readonly seat: number;
  /** One point for each round, and the start before the first. */
  readonly points: readonly Point[];
  /** Where the name stands beside the end, clear of the others. */
  readonly label: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** What lies around the lines: room for values, names and rounds. */
export interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const MOST_LEVELS = 5;
const MOST_ROUNDS = 12;

/** `rows` are the totals after each round, by seat; everybody begins with nothing. */
export function curveOf(rows: readonly (readonly number[])[], frame: Frame, apart: number): Curve {
  const seats = rows[0]?.length ?? 0;
  const all = [Array<number>(seats).fill(0), ...rows];
  const values = levelsOf(Math.min(...all.flat()), Math.max(...all.flat()));
  const low = values[0];
  const high = values[values.length - 1];
  const x = (round: number): number =>
    frame.left + ((frame.right - frame.left) * round) / Math.max(1, all.length - 1);
  const y = (value: number): number =>
    frame.bottom - ((frame.bottom - frame.top) * (value - low)) / (high - low);
  const ends = Array.from({ length: seats }, (_, seat) => y(all[all.length - 1][seat]));
  const labels = spread(ends, apart, frame.top, frame.bottom);
  const every = Math.ceil(rows.length / MOST_ROUNDS);
  return {
    lines: labels.map((label, seat) => ({
      seat,
      label,
      points: all.map((row, round) => ({ x: x(round), y: y(row[seat]) })),
    })),
    levels: values.map((value) => ({ value, y: y(value) })),
    rounds: rows.map((_, i) => ({ round: i + 1, x: x(i + 1) })).filter(({ round }) => round % every === 0),
  };
}

/** Round numbers from below the lowest value to above the highest; 0 is always among them. */
export function levelsOf(low: number, high: number): number[] {
  const span = Math.max(1, high - low);
  const rough = span / (MOST_LEVELS - 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((n) => n * power).find((n) => n >= rough)!);
  const first = Math.floor(low / step);
  const last = Math.max(first + 1, Math.ceil(high / step));
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step);
}

/** Moves labels as little as need be, so that none covers another; their order stays. */
export function spread(wanted: readonly number[], apart: number, top: number, bottom: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => wanted[a] - wanted[b] || a - b);
  // Labels that would touch stand together as a block around the middle of where they want to be.
  const blocks: { members: number[]; middle: number }[] = [];
  const gap = order.length < 2 ? apart : Math.min(apart, (bottom - top) / (order.length - 1));
  const reach = ({ members }: { members: number[] }): number => ((members.length - 1) * gap) / 2;
  const held = (members: number[]): { members: number[]; middle: number } => {
    const half = reach({ members });
    const mean = members.reduce((sum, i) => sum + wanted[i], 0) / members.length;
    return { members, middle: Math.min(bottom - half, Math.max(top + half, mean)) };
  };
  for (const i of order) {
    let block = held([i]);
    for (let last = blocks.at(-1); last !== undefined; last = blocks.at(-1)) {
      if (block.middle - reach(block) - (last.middle + reach(last)) >= gap - 1e-9) break;
      blocks.pop();
      block = held([...last.members, ...block.members]);
    }
    blocks.push(block);
  }
  const placed = Array<number>(wanted.length).fill(0);
  for (const block of blocks)
    for (const [k, i] of block.members.entries()) placed[i] = block.middle - reach(block) + k * gap;
  return placed;
}
