/** The measure of a plank in units of its drawing: what is wood, and where the pirates stand on it. */
export interface Measure {
  readonly width: number;
  /** How far the broken end reaches beyond the first space. */
  readonly end: number;
  readonly row: number;
  /** The water below the wide end, where those who fell swim. */
  readonly sea: number;
  /** Where the first lane begins, how wide each is, and how wide a pirate. */
  readonly first: number;
  readonly lane: number;
  readonly pirate: number;
}

export const SPACES = 5;

/** As it lies at every seat; and large, to place pirates on. */
export const narrow: Measure = { width: 120, end: 16, row: 34, sea: 32, first: 24, lane: 21.6, pirate: 24 };
export const broad: Measure = { width: 252, end: 24, row: 50, sea: 0, first: 38, lane: 51, pirate: 36 };

/** A pirate's height by its width. */
export const TALL = 1.3;

export const heightOf = ({ end, row, sea }: Measure): number => end + SPACES * row + sea;

/** The plank is a little narrower at the end that is walked to. */
const TAPER = 0.05;

/** What is drawn of a plank: its outline, its shaded side, its grain, the lines between spaces, and the nails. */
export function timber({ width, end, row }: Measure) {
  const foot = end + SPACES * row;
  const edge = (y: number): number => 1.4 + width * TAPER * (1 - y / foot);
  const outline = `M${edge(end)} ${end}${teeth(edge(0) + 2, width - edge(0) - 2, end)}L${width - edge(end)} ${end}L${width - 1.4} ${foot}H1.4z`;
  const strip = width * 0.07;
  const shade = `M${width - edge(end) - strip} ${end * 0.6}L${width - edge(end)} ${end}L${width - 1.4} ${foot}H${width - 1.4 - strip}z`;
  const lines: string[] = [];
  const nails: string[] = [];
  for (let space = 0; space <= SPACES; space++) {
    const y = end + space * row;
    if (space > 0 && space < SPACES) lines.push(`M${edge(y)} ${y}H${width - edge(y)}`);
    if (space === SPACES) continue;
    for (const x of [edge(y) + 5, width - edge(y) - 5])
      nails.push(`M${x} ${y + 6}h.01M${x} ${y + row - 6}h.01`);
  }
  return { outline, shade, grain: grain(width, end, foot), lines: lines.join(''), nails: nails.join('') };
}

/** The splinters of the broken end, from left to right. */
function teeth(from: number, to: number, end: number): string {
  const count = Math.round((to - from) / 9);
  const step = (to - from) / count;
  const high = [0.45, 0.2, 0.5, 0.12, 0.42, 0.3, 0.55, 0.16];
  return Array.from(
    { length: count + 1 },
    (_, i) => `L${round(from + i * step)} ${round(end * high[i % high.length])}`,
  ).join('');
}

function grain(width: number, end: number, foot: number): string {
  const count = Math.round(width / 14);
  return Array.from({ length: count }, (_, i) => {
    const x = width * (0.1 + (0.82 * i) / (count - 1));
    const sway = (((i * 37) % 7) - 3) * 0.8;
    const third = (foot - end) / 3;
    const from = end * 0.7 + ((i * 29) % 5) * 6;
    return `M${round(x)} ${round(from)}C${round(x + sway)} ${round(end + third * 0.6)} ${round(x - sway)} ${round(end + third)} ${round(x)} ${round(end + third * 1.5)}S${round(x + sway * 1.6)} ${round(end + third * 2.4)} ${round(x)} ${round(foot - ((i * 17) % 4) * 5)}`;
  }).join('');
}

const round = (n: number): number => Math.round(n * 10) / 10;
