import type { LuckShare } from '@crossbones/bots/review';
import type { ReviewUnit } from '@crossbones/games/crew';
import { spoken } from '../../shell/language.js';
import { useVolume } from '../../shell/words.js';
import { figure, shownShares } from './figure.js';

interface Props {
  readonly shares: readonly LuckShare[];
  readonly names: readonly string[];
  readonly unit: ReviewUnit;
}

const parts = ['par', 'luck', 'own', 'others'] as const;

/** For each seat what deals and rolls brought, its own play, and that of the others: together the result. */
export function LuckReport({ shares, names, unit }: Props) {
  const text = useVolume('review')!;
  // Luck and skill are counted in points of one's own, whatever decisions are compared by.
  const counted = unit === 'wins' ? 'wins' : 'points';
  const shown = shares.map((one) => shownShares(one, counted));
  const most = Math.max(...shown.flatMap((one) => parts.map((part) => Math.abs(one[part]))), 0.01);
  return (
    <section class="review-luck">
      <h2>{text.luckTitle}</h2>
      <p class="quiet">{text.luckMeans}</p>
      <div class="review-shares">
        {shown.map((one, seat) => (
          <table key={seat}>
            <caption>{names[seat]}</caption>
            <tbody>
              {parts.map((part) => (
                <tr key={part}>
                  <th scope="row">{text.column[part]}</th>
                  <td
                    class={`review-share ${one[part] < 0 ? 'less' : ''}`}
                    style={{ '--share': Math.abs(one[part]) / most }}
                    aria-hidden="true"
                  >
                    <i />
                  </td>
                  <td>{figure(one[part], counted, spoken())}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{text.column.result}</th>
                <td aria-hidden="true" />
                <td>
                  {figure(one.result, counted, spoken())}
                  {counted === 'wins' && ' %'}
                </td>
              </tr>
            </tfoot>
          </table>
        ))}
      </div>
    </section>
  );
}
