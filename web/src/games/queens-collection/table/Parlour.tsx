import type { ComponentChildren } from 'preact';
import { useCallback, useRef } from 'preact/hooks';
import { TableSurface } from '../../../play/TableSurface.js';
import type { Size } from '../../../play/table-layout.js';
import { cardScale } from '../../../shell/settings.js';
import { type Cabinet, furnish } from './cabinet.js';
import type { Furniture } from './plan.js';

type Props = Omit<Furniture, keyof Size | 'grow' | 'like'> & {
  readonly children: (at: Cabinet) => ComponentChildren;
};

/** A room that differs by fewer pixels than this counts as the same. */
const NEAR = 48;

/** Those who sit around the cabinet, and what lies in it, arranged as the room allows. */
export function Parlour({ children, seats, mode, kinds, spaces, lines }: Props) {
  const grow = cardScale();
  const before = useRef<(Size & { readonly design: string }) | null>(null);
  const plan = useCallback(
    (room: Size) => {
      const last = before.current;
      // If only a line beside the table comes or goes, everything stays where it is.
      const near =
        last !== null && Math.abs(last.width - room.width) + Math.abs(last.height - room.height) < NEAR;
      const like = near ? last.design : null;
      const found = furnish({ ...room, seats, mode, kinds, spaces, lines, grow, like });
      before.current = { ...room, design: found.design };
      return found;
    },
    [seats, mode, kinds, spaces, lines, grow],
  );
  return (
    <TableSurface kind="parlour" plan={plan} measures={measures}>
      {children}
    </TableSurface>
  );
}

const measures = (at: Cabinet) => ({
  '--seat-w': `${at.seatWidth}px`,
  '--card-w': `${at.card}px`,
  '--pile-w': `${at.pile}px`,
  '--up-w': `${at.up}px`,
  '--mini-w': `${at.mini}px`,
  '--box-w': `${at.box.width}px`,
  '--box-h': `${at.box.height}px`,
  '--columns': at.columns,
  '--rows': at.rows,
});
