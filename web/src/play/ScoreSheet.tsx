import type { View } from '@crossbones/core';
import type { GameWords } from '@crossbones/texts/load';
import { type Signal, useSignal } from '@preact/signals';
import { type ComponentChildren, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { plain, signed } from '../parts/number.js';
import { page } from '../shell/words.js';
import type { GamePage, SheetProps } from './game-page.js';
import type { Sailor } from './match.js';
import type { SeatTally } from './round-tally.js';

interface Props extends SheetProps {
  readonly game: GamePage;
  readonly words: GameWords;
  /** A round as it was seen when it was scored, if it was: that view tells more of it than the present one. */
  readonly whole?: (round: number) => View | null;
}

/** A game's own score sheet; wider than the screen where many play, and then the keys move it, too. */
export function ScoreSheet({ game, view, sailors, words, whole }: Props) {
  const { Sheet } = game;
  const names = sailors.map(({ name }) => name);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached without a pointer.
    <section class="sheet-scroll" aria-label={page().play.scoreSheet} tabIndex={0}>
      <OpenCells
        sailors={sailors}
        tally={(round) => game.tally?.(whole?.(round) ?? view, round, words, names) ?? null}
      >
        <Sheet view={view} sailors={sailors} />
      </OpenCells>
    </section>
  );
}

/** The first row of a score sheet: who plays. */
export function SheetHead({
  round,
  rounds,
  sailors,
}: {
  round: number;
  rounds: number;
  sailors: readonly Sailor[];
}) {
  return (
    <thead>
      <tr>
        <th scope="col">
          <span class="unseen">{page().play.round(round, rounds)}</span>
        </th>
        {sailors.map(({ name }, seat) => (
          <th key={seat} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}

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

function OpenCells({
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
        aria-label={[
          opens.sailors[seat].name,
          page().play.roundNumber(round),
          page().play.points(tally.points),
        ].join(', ')}
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
