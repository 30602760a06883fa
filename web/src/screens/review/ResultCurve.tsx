import { levelsOf, spread } from '../../parts/chart-lines.js';
import { strokeOf } from '../../parts/line-dash.js';
import { plain } from '../../parts/number.js';
import type { GradedMatch } from '../../play/local/review-message.js';
import { page, useVolume } from '../../shell/words.js';
import '../../parts/points-chart.css';
import '../../play/seat.css';

interface Props {
  readonly review: GradedMatch;
  readonly names: readonly string[];
  readonly seat: number | null;
}

const WIDTH = 340;
const HEIGHT = 226;
const FRAME = { left: 34, right: 248, top: 12, bottom: 196 };
const LABELS_APART = 15;
const LONGEST_NAME = 11;
const MARK = 3.4;

/** What each seat could expect, step by step; decisions that could have been better are marked on their lines. */
export function ResultCurve({ review, names, seat }: Props) {
  const text = useVolume('review')!.screen;
  const { curves, decisions, unit } = review;
  const times = unit === 'wins' ? 100 : 1;
  const all = curves.flat();
  if (all.length === 0) return null;
  const steps = all.map(([step]) => step);
  const values = all.map(([, expected]) => times * expected);
  const levels = levelsOf(Math.min(...values), Math.max(...values));
  const [first, last] = [Math.min(...steps), Math.max(...steps)];
  const [low, high] = [levels[0], levels[levels.length - 1]];
  const x = (step: number): number =>
    FRAME.left + ((FRAME.right - FRAME.left) * (step - first)) / Math.max(1, last - first);
  const y = (expected: number): number =>
    FRAME.bottom - ((FRAME.bottom - FRAME.top) * (times * expected - low)) / (high - low);
  const labels = spread(
    curves.map((curve) => y(curve.at(-1)?.[1] ?? 0)),
    LABELS_APART,
    FRAME.top,
    FRAME.bottom,
  );
  return (
    <figure class="curve review-curve">
      <figcaption>{text.curve}</figcaption>
      <p class="quiet">{text.curveAbout[unit]}</p>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {levels.map((value) => (
          <g key={value} class={value === 0 ? 'curve-level zero' : 'curve-level'}>
            <line x1={FRAME.left} x2={FRAME.right} y1={y(value / times)} y2={y(value / times)} />
            <text x={FRAME.left - 6} y={y(value / times) + 4} text-anchor="end">
              {plain(value)}
            </text>
          </g>
        ))}
        {roundStarts(review).map(({ round, step }) => (
          <text key={round} class="curve-round" x={x(step)} y={FRAME.bottom + 18} text-anchor="middle">
            {round}
          </text>
        ))}
        {curves.map((curve, one) => {
          const { dash, mark } = strokeOf(one);
          const end = curve.at(-1);
          if (end === undefined) return null;
          return (
            <g
              key={one}
              class={`curve-line ${one === seat ? 'won' : ''}`}
              data-hue={one % 8}
              data-faint={seat !== null && one !== seat}
            >
              <polyline
                points={curve.map(([step, expected]) => `${x(step)},${y(expected)}`).join(' ')}
                stroke-dasharray={dash}
              />
              <path
                class="curve-tie"
                d={`M${x(end[0]) + 5} ${y(end[1])}L${FRAME.right + 14} ${labels[one]}`}
              />
              <path class="curve-marks" d={mark(FRAME.right + 20, labels[one], 3.6)} />
              <text x={FRAME.right + 28} y={labels[one] + 4}>
                {cut(names[one])}
              </text>
            </g>
          );
        })}
        {decisions
          .filter((one) => one.grade !== 'good' && (seat === null || one.seat === seat))
          .map(({ step, expected, grade }) => (
            <circle
              key={step}
              class="grade-dot"
              data-grade={grade}
              cx={x(step)}
              cy={y(expected)}
              r={grade === 'inaccurate' ? MARK - 1 : grade === 'mistake' ? MARK : MARK + 1.2}
            />
          ))}
      </svg>
      <ResultTable review={review} names={names} times={times} />
    </figure>
  );
}

/** The first step of each round, as many as can be read. */
function roundStarts({ decisions }: GradedMatch): { readonly round: number; readonly step: number }[] {
  const starts: { round: number; step: number }[] = [];
  for (const { round, step } of decisions)
    if (round !== null && round !== starts.at(-1)?.round) starts.push({ round, step });
  const every = Math.ceil(starts.length / 12);
  return starts.filter((_, i) => i % every === 0);
}

/** The same for those who hear it: what each seat could expect after each round. */
function ResultTable({ review, names, times }: Omit<Props, 'seat'> & { readonly times: number }) {
  const { curves } = review;
  const starts = roundStarts(review);
  const after = (seat: number, i: number): number | undefined => {
    const next = starts[i + 1]?.step ?? Number.POSITIVE_INFINITY;
    return curves[seat].findLast(([step]) => step < next)?.[1];
  };
  return (
    <table class="unseen">
      <thead>
        <tr>
          <td />
          {names.map((name, seat) => (
            <th key={seat} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {starts.map(({ round }, i) => (
          <tr key={round}>
            <th scope="row">{page().play.roundNumber(round)}</th>
            {names.map((_, seat) => {
              const expected = after(seat, i);
              return <td key={seat}>{expected === undefined ? '' : Math.round(times * expected)}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const cut = (name: string): string =>
  name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name;
