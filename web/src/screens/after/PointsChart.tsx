import { curveOf } from '../../parts/chart-lines.js';
import { strokeOf } from '../../parts/line-dash.js';
import { plain } from '../../parts/number.js';
import type { Sailor } from '../../play/match.js';
import { page } from '../../shell/words.js';
import '../../parts/points-chart.css';

const WIDTH = 340;
const HEIGHT = 206;
const FRAME = { left: 34, right: 248, top: 12, bottom: 180 };
const LABELS_APART = 15;
const LONGEST_NAME = 11;

interface Props {
  /** Totals after each round, by seat. */
  readonly rows: readonly (readonly number[])[];
  readonly sailors: readonly Pick<Sailor, 'name'>[];
  readonly winners: readonly number[];
}

/** Points by round: a line for each seat, told apart by colour, dash and mark; read aloud as a table. */
export function PointsChart({ rows, sailors, winners }: Props) {
  const { lines, levels, rounds } = curveOf(rows, FRAME, LABELS_APART);
  const words = page();
  return (
    <figure class="curve">
      <figcaption>{words.play.scoreCurve}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {levels.map(({ value, y }) => (
          <g key={value} class={value === 0 ? 'curve-level zero' : 'curve-level'}>
            <line x1={FRAME.left} x2={FRAME.right} y1={y} y2={y} />
            <text x={FRAME.left - 6} y={y + 4} text-anchor="end">
              {plain(value)}
            </text>
          </g>
        ))}
        {rounds.map(({ round, x }) => (
          <text key={round} class="curve-round" x={x} y={FRAME.bottom + 18} text-anchor="middle">
            {round}
          </text>
        ))}
        {lines.map(({ seat, points, label }) => {
          const { dash, mark } = strokeOf(seat);
          const end = points[points.length - 1];
          return (
            <g
              key={seat}
              class={winners.includes(seat) ? 'curve-line won' : 'curve-line'}
              data-hue={seat % 8}
            >
              <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} stroke-dasharray={dash} />
              <path
                class="curve-marks"
                d={points
                  .slice(1)
                  .map(({ x, y }) => mark(x, y, 3))
                  .join('')}
              />
              <path class="curve-tie" d={`M${end.x + 5} ${end.y}L${FRAME.right + 14} ${label}`} />
              <path class="curve-marks" d={mark(FRAME.right + 20, label, 3.6)} />
              <text x={FRAME.right + 28} y={label + 4}>
                {cut(sailors[seat].name)}
              </text>
            </g>
          );
        })}
      </svg>
      <table class="unseen">
        <caption>{words.play.scoreCurve}</caption>
        <thead>
          <tr>
            <td />
            {sailors.map(({ name }, seat) => (
              <th key={seat} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            <tr key={i}>
              <th scope="row">{words.play.round(i + 1, rows.length)}</th>
              {row.map((points, seat) => (
                <td key={seat}>{points}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

/** With a minus as wide as a digit. */
const cut = (name: string): string =>
  name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name;
