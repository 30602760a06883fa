import { count } from '@crossbones/games/queens-collection/seen/bag';
import { Fragment } from 'preact';
import type { SheetProps } from '../../../play/game-page.js';
import { OpenedCell, SheetCell, SheetHead } from '../../../play/ScoreSheet.js';
import { page, wordsOf } from '../../../shell/words.js';
import { named, type Say, saying } from './names.js';
import { Gem } from './Piece.js';
import { strays, type View } from './script.js';

/** The score sheet: each round's boxes, pawns and cards left, and the total so far. */
export function Sheet({ view, sailors }: SheetProps<View>) {
  const words = page();
  const say = saying(wordsOf('queens-collection'), named(sailors, null));
  if (view.options.mode === 'cooperative') return <Common view={view} say={say} />;
  return (
    <>
      <table class="sheet by-seat">
        <SheetHead round={view.round} rounds={view.rounds} sailors={sailors} />
        <tbody>
          {view.sheet.map((row, round) => (
            <Fragment key={round}>
              <tr>
                <th scope="row">{round + 1}</th>
                {row.map(([boxes, pawns, cards, points], seat) => (
                  <SheetCell key={seat} round={round + 1} seat={seat}>
                    <span
                      class="sheet-small"
                      title={`${say('boxes-row')} · ${say('pawns-row')} · ${say('cards-row')}`}
                    >
                      {boxes} · {pawns} · −{cards}
                    </span>
                    <span class={points < 0 ? 'minus' : ''}>{points}</span>
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
      <p class="quiet sheet-key">
        {say('boxes-row')} · {say('pawns-row')} · {say('cards-row')}
      </p>
    </>
  );
}

/** All together there is one sheet for everybody: what is home, and what is astray. */
function Common({ view, say }: { view: View; say: Say }) {
  const { spaces } = view.options;
  const full = view.boxes.filter(({ colour, pawns }) => count(pawns, colour) === spaces).length;
  const away = strays(view);
  return (
    <table class="sheet common-sheet">
      <tbody>
        {view.boxes.map(({ colour, pawns }) => (
          <tr key={colour}>
            <th scope="row">
              <Gem colour={colour} />
              <span class="unseen">{say('box', { colour, pawns: pawns.length })}</span>
            </th>
            <td>
              {count(pawns, colour)} / {spaces}
            </td>
          </tr>
        ))}
        <tr>
          <th scope="row">{say('full-row')}</th>
          <td>
            {full} × {spaces} = {full * spaces}
          </td>
        </tr>
        <tr>
          <th scope="row">{say('stray-row')}</th>
          <td class={away > 0 ? 'minus' : ''}>{away > 0 ? `−${away}` : 0}</td>
        </tr>
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{page().play.total}</th>
          <td>
            <b>{view.scores[0]}</b>
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
