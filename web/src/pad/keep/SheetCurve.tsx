import { Curve } from '../../after/Curve.js';
import { winnersOf } from '../../after/rank.js';
import '../../play/seat.css';
import type { PadGame } from '../game.js';
import { type Sheet, standing } from '../sheet.js';

/** A line is drawn through two rounds at least. */
const FEWEST_ROUNDS = 2;

/** How a sheet went, as curves; nothing where there are no points or too few rounds. */
export function SheetCurve({ sheet, pad }: { readonly sheet: Sheet; readonly pad: PadGame }) {
  const { points, totals, outcome } = standing(sheet, pad.ledger);
  if (totals.length < FEWEST_ROUNDS || points.some((row) => row === null)) return null;
  return (
    <div class="panel">
      <Curve
        rows={totals}
        sailors={sheet.head.players.map((name) => ({ name }))}
        winners={outcome === null || outcome.grade !== null ? [] : winnersOf(outcome)}
      />
    </div>
  );
}
