import { Fragment } from 'preact';
import { plain } from '../../../parts/number.js';
import type { SheetProps } from '../../../play/game-page.js';
import { OpenedCell, SheetCell, SheetHead } from '../../../play/ScoreSheet.js';
import { page } from '../../../shell/words.js';
import type { View } from './script.js';

/** The score sheet: each round's bid, tricks and points, and the total so far. */
export function Sheet({ view, sailors }: SheetProps<View>) {
  return (
    <table class="sheet by-seat">
      <SheetHead round={view.round} rounds={view.rounds} sailors={sailors} />
      <tbody>
        {view.sheet.map(({ bids, won, points }, round) => (
          <Fragment key={round}>
            <tr>
              <th scope="row">{round + 1}</th>
              {points.map((gained, seat) => (
                <SheetCell key={seat} round={round + 1} seat={seat}>
                  <span class="sheet-small">
                    {won[seat]}/{bids[seat]}
                  </span>
                  <span class={gained < 0 ? 'minus' : ''}>{plain(gained)}</span>
                </SheetCell>
              ))}
            </tr>
            <OpenedCell round={round + 1} />
          </Fragment>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{page().play.total}</th>
          {view.scores.map((points, seat) => (
            <td key={seat}>
              <b>{plain(points)}</b>
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
