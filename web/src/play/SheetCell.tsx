import { type Signal, useSignal } from '@preact/signals';
import { type ComponentChildren, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { plain, signed } from '../parts/number.js';
import { page } from '../shell/words.js';
import type { Sailor } from './match.js';
import type { SeatTally } from './tally.js';

interface Place {
  readonly round: number;
  readonly seat: number;
}

interface Opening {
  readonly open: Signal<Place | null>;
  readonly sailors: readonly Sailor[];
  readonly tally: (round: number) => readonly SeatTally[] | null;
}

/** What the cells of a score sheet open; null where they are only to be read. */
const Opens = createContext<Opening | null>(null);

export function OpenCells({
  children,
  sailors,
  tally,
}: Omit<Opening, 'open'> & { readonly children: ComponentChildren }) {
  const open = useSignal<Place | null>(null);
  return <Opens value={{ open, sailors, tally }}>{children}</Opens>;
}

/** One player's points in one round; a tap tells what they are made of. */
export function SheetCell({ round, seat, children }: Place & { readonly children: ComponentChildren }) {
  const opens = useContext(Opens);
  const tally = opens?.tally(round)?.[seat];
  if (!opens || tally === undefined || tally.parts.length === 0) return <td>{children}</td>;
  const { value: at } = opens.open;
  const isOpen = at?.round === round && at.seat === seat;
  return (
    <td>
      <button
        type="button"
        class="cell"
        aria-expanded={isOpen}
        aria-label={page().play.pointsIn(opens.sailors[seat].name, round, tally.points)}
        onClick={() => {
          opens.open.value = isOpen ? null : { round, seat };
        }}
      >
        {children}
      </button>
    </td>
  );
}

/** The row below a round, while one of its cells is open. */
export function OpenedCell({ round }: { readonly round: number }) {
  const opens = useContext(Opens);
  const at = opens?.open.value;
  const tally = at?.round === round ? opens?.tally(round)?.[at.seat] : undefined;
  if (!opens || !at || tally === undefined) return null;
  const { pledge, parts } = tally;
  return (
    <tr class="opened-cell">
      <td colSpan={opens.sailors.length + 1}>
        <p>
          <b>{opens.sailors[at.seat].name}</b>
          {pledge && ` – ${page().play.tricksOfBid(pledge.won, pledge.bid)}`}
        </p>
        <Parts parts={parts} />
      </td>
    </tr>
  );
}

/** What points are made of: the first plainly, then whatever was added or taken. */
export const Parts = ({ parts }: Pick<SeatTally, 'parts'>) => (
  <ul class="parts">
    {parts.map(({ says, points }, i) => (
      <li key={i} class={points < 0 ? 'minus' : ''}>
        <b>{i === 0 ? plain(points) : signed(points)}</b> {says}
      </li>
    ))}
  </ul>
);
