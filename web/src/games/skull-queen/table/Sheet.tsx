import { colours } from '@crossbones/games/skull-queen/seen/colour';
import { Fragment } from 'preact';
import type { SheetProps } from '../../../play/game-page.js';
import { OpenedCell, SheetCell, SheetHead } from '../../../play/ScoreSheet.js';
import { page } from '../../../shell/words.js';
import { PirateFigure } from './Plank.js';
import type { View } from './script.js';
import './told.css';

/** The score sheet: what each pirate stood on in each round, and the total so far. */
export function Sheet({ view, sailors }: SheetProps<View>) {
  const words = page();
  return (
    <table class="sheet by-seat plank-sheet">
      <SheetHead round={view.round} rounds={view.rounds} sailors={sailors} />
      <tbody>
        {view.sheet.map(({ worth, points }, round) => (
          <Fragment key={round}>
            <tr>
              <th scope="row">{round + 1}</th>
              {worth.map((row, seat) => (
                <SheetCell key={seat} round={round + 1} seat={seat}>
                  <span class="sheet-pirates">
                    {colours.map((colour, i) => (
                      <span key={colour} class={row[i] === null ? 'drowned' : ''}>
                        <PirateFigure colour={colour} />
                        {row[i] ?? '–'}
                      </span>
                    ))}
                  </span>
                  {points[seat]}
                </SheetCell>
              ))}
            </tr>
            <OpenedCell round={round + 1} />
          </Fragment>
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
