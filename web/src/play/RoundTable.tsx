import type { ComponentChildren } from 'preact';
import { useCallback } from 'preact/hooks';
import { cardScale } from '../shell/settings.js';
import type { Sailor } from './match.js';
import { TableSurface } from './TableSurface.js';
import { type Arrangement, arrange, type Size, type Wanted } from './table-layout.js';

type Props = Omit<Wanted, keyof Size | 'grow'> & {
  readonly children: (at: Arrangement) => ComponentChildren;
};

/** A round of players and what they lay before them, arranged as the room allows. */
export function RoundTable({ children, players, all, ratio, lines, open }: Props) {
  const grow = cardScale();
  const plan = useCallback(
    (room: Size) => arrange({ ...room, players, all, ratio, lines, open, grow }),
    [grow, players, all, ratio, lines, open],
  );
  return (
    <TableSurface plan={plan} measures={measures}>
      {children}
    </TableSurface>
  );
}

const measures = ({ seatWidth, pieceWidth }: Arrangement) => ({
  '--seat-w': `${seatWidth}px`,
  '--lying-w': `${pieceWidth}px`,
});

/** How many lines stand below a name: the bid, and what else must be told of somebody. */
export const linesOf = (sailors: readonly Sailor[]): number =>
  sailors.some(
    ({ clock, away, gone, minded, resigned, bot }) =>
      clock || away || gone || resigned || (minded && bot === null),
  )
    ? 2
    : 1;
