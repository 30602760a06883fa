import type { SheetProps } from '../../../play/game-page.js';
import { SheetHead } from '../../../play/ScoreSheet.js';
import { page } from '../../../shell/words.js';
import type { View } from './script.js';

export function Sheet({ view, sailors }: SheetProps<View>) {
  return (
    <table class="sheet">
      <SheetHead round={view.round} rounds={view.rounds} sailors={sailors} />
      <tbody>
        {view.winners.map((winner, round) => (
          <tr key={round}>
            <th scope="row">{round + 1}</th>
            {sailors.map((_, seat) => (
              <td key={seat}>{seat === winner ? 1 : 0}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{page().play.total}</th>
          {view.scores.map((points, seat) => (
            <td key={seat}>
              <b>{points}</b>
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
