import { useSignal } from '@preact/signals';
import { Dialog } from '../../../parts/Dialog.js';
import { signed } from '../../../parts/number.js';
import { Icon } from '../../../shell/Icon.js';
import { page } from '../../../shell/words.js';
import type { View } from './script.js';

interface Row {
  readonly bid: number;
  readonly chance: number;
  readonly points: number;
}

/** What the player's dice promise, bid by bid; the rulebook is fetched only when somebody asks. */
export function Odds({ view, seat }: { view: View; seat: number }) {
  const rows = useSignal<readonly Row[] | null>(null);
  const ask = async (): Promise<void> => {
    const { odds } = await import('../../../play/local/odds.js');
    rows.value = odds(view, seat);
  };
  const best = rows.value?.reduce((a, b) => (b.points > a.points ? b : a)).bid;
  return (
    <>
      <button type="button" class="button odds" onClick={() => void ask()}>
        <Icon id="dice" /> {page().play.odds}
      </button>
      {rows.value !== null && (
        <Dialog
          title={page().play.odds}
          close={() => {
            rows.value = null;
          }}
        >
          <table class="sheet odds-sheet">
            <thead>
              <tr>
                <th scope="col">{page().play.bid}</th>
                <th scope="col">{page().play.chance}</th>
                <th scope="col">{page().play.expected}</th>
              </tr>
            </thead>
            <tbody>
              {rows.value.map(({ bid, chance, points }) => (
                <tr key={bid} class={bid === best ? 'best' : ''}>
                  <th scope="row">{bid}</th>
                  <td>
                    <span class="odds-bar" style={{ '--share': chance }} />
                    {Math.round(chance * 100)} %
                  </td>
                  <td>{signed(Math.round(points))}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p class="quiet">{page().play.oddsAbout}</p>
        </Dialog>
      )}
    </>
  );
}
