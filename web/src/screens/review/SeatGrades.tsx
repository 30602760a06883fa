import { grades, type ReviewUnit } from '@crossbones/games/crew';
import type { GradedDecision } from '../../play/local/review-message.js';
import { spoken } from '../../shell/language.js';
import { useVolume } from '../../shell/words.js';
import { figure } from './figure.js';
import { GradeMark } from './GradeMark.js';

interface Props {
  readonly decisions: readonly GradedDecision[];
  readonly names: readonly string[];
  readonly unit: ReviewUnit;
  /** Whose decisions may be looked at. */
  readonly seats: readonly number[];
  /** Whose decisions are looked at; null for everybody's. */
  readonly seat: number | null;
}

/** How many decisions of each seat had which grade, and what that seat gave away. */
export function SeatGrades({ decisions, names, unit, seats, seat }: Props) {
  const text = useVolume('review')!;
  const lost = (one: number): number =>
    decisions.reduce((sum, { seat, loss }) => sum + (seat === one ? loss : 0), 0);
  const count = (one: number, grade: (typeof grades)[number]): number =>
    decisions.filter((made) => made.seat === one && made.grade === grade).length;
  return (
    <table class="review-seats">
      <thead>
        <tr>
          <td />
          {grades.map((grade) => (
            <th key={grade} scope="col">
              <GradeMark grade={grade} />
            </th>
          ))}
          <th scope="col">
            {text.column.lost} <small>({unit === 'wins' ? '%' : text.screen.points})</small>
          </th>
        </tr>
      </thead>
      <tbody>
        {seats.map((one) => (
          <tr key={one} class={one === seat ? 'chosen' : ''}>
            <th scope="row" data-hue={one % 8}>
              {names[one]}
            </th>
            {grades.map((grade) => (
              <td key={grade}>{count(one, grade)}</td>
            ))}
            <td>{figure(lost(one), unit, spoken())}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
