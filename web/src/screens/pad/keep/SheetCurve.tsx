import { PointsChart } from '../../after/PointsChart.js';
import { winnersOf } from '../../after/result-lines.js';
import '../../../play/seat.css';
import { type Sheet, standing } from '@crossbones/games/sheet';
import type { PadGame } from '../../../play/pad/pad-game.js';
import { hasCurve } from './has-curve.js';

/** How a sheet went, as curves; nothing where there are none. */
export function SheetCurve({ sheet, pad }: { readonly sheet: Sheet; readonly pad: PadGame }) {
  if (!hasCurve(sheet, pad)) return null;
  const { totals, outcome } = standing(sheet, pad.ledger);
  return (
    <div class="panel">
      <PointsChart
        rows={totals}
        sailors={sheet.head.players.map((name) => ({ name }))}
        winners={outcome === null || outcome.grade !== null ? [] : winnersOf(outcome)}
      />
    </div>
  );
}
