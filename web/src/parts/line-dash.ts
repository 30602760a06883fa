/** How the line of a seat is drawn, besides its colour. */
export interface LineStyle {
  readonly dash: string;
  /** A closed path around a point, at most `r` away from it. */
  mark(x: number, y: number, r: number): string;
}

const dot: LineStyle['mark'] = (x, y, r) =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
const square: LineStyle['mark'] = (x, y, r) => `M${x - r} ${y - r}h${2 * r}v${2 * r}h${-2 * r}z`;
const peak: LineStyle['mark'] = (x, y, r) => `M${x} ${y - 1.3 * r}l${1.3 * r} ${2.3 * r}h${-2.6 * r}z`;
const diamond: LineStyle['mark'] = (x, y, r) =>
  `M${x} ${y - 1.4 * r}l${1.4 * r} ${1.4 * r}l${-1.4 * r} ${1.4 * r}l${-1.4 * r} ${-1.4 * r}z`;
const valley: LineStyle['mark'] = (x, y, r) => `M${x} ${y + 1.3 * r}l${1.3 * r} ${-2.3 * r}h${-2.6 * r}z`;
const upright: LineStyle['mark'] = (x, y, r) => `M${x - r / 2} ${y - 1.4 * r}h${r}v${2.8 * r}h${-r}z`;
const flat: LineStyle['mark'] = (x, y, r) => `M${x - 1.4 * r} ${y - r / 2}h${2.8 * r}v${r}h${-2.8 * r}z`;
const cross: LineStyle['mark'] = (x, y, r) => upright(x, y, r) + flat(x, y, r);

const strokes: readonly LineStyle[] = [
  { dash: '', mark: dot },
  { dash: '7 4', mark: square },
  { dash: '2 3', mark: peak },
  { dash: '9 3 2 3', mark: diamond },
  { dash: '12 5', mark: valley },
  { dash: '4 2', mark: cross },
  { dash: '1 4', mark: upright },
  { dash: '10 3 2 3 2 3', mark: flat },
];

export const strokeOf = (seat: number): LineStyle => strokes[seat % strokes.length];
