import { colours } from '@crossbones/games/skull-queen/seen/colour';
import type { SheetProps } from '../../../play/game-page.js';
import { SheetHead } from '../../../play/SheetHead.js';
import { page } from '../../../shell/words.js';
import { PirateFigure } from './Plank.js';
import type { View } from './script.js';
import './told.css';

/** The score sheet: what each pirate stood on in each round, and the total so far. */
export function Sheet({ view, sailors }: SheetProps<View>) {
  const words = page();
  return (
    <table class="sheet plank-sheet">
      <SheetHead round={view.round} rounds={view.rounds} sailors={sailors} />
      <tbody>
        {view.sheet.map(({ worth, points }, round) => (
          <tr key={round}>
            <th scope="row">{round + 1}</th>
            {worth.map((row, seat) => (
              <td key={seat}>
                <span class="sheet-pirates">
                  {colours.map((colour, i) => (
                    <span key={colour} class={row[i] === null ? 'drowned' : ''}>
                      <PirateFigure colour={colour} />
                      {row[i] ?? '–'}
                    </span>
                  ))}
                </span>
                {points[seat]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.play.total}</th>
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
