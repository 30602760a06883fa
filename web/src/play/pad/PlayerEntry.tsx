import type { ComponentChildren } from 'preact';
import { signed } from '../../parts/number.js';
import './player-entry.css';

interface Props {
  readonly name: string;
  /** What else is to be known of the player: who deals, what was bid. */
  readonly note?: ComponentChildren;
  /** What the round brings so far, at the far end of the line. */
  readonly points?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** One player's part of the form of a round. */
export function PlayerEntry({ name, note, points, children }: Props) {
  return (
    <section class="entry" aria-label={name}>
      <header class="entry-head">
        <h3>{name}</h3>
        <span class="entry-note">{note}</span>
        {points !== undefined && <span class="entry-points">{points}</span>}
      </header>
      {children}
    </section>
  );
}

/** Points as a change: with their sign, so that nothing hangs on colour. */
export function Change({ points }: { points: number }) {
  return <span class={`change ${points < 0 ? 'minus' : ''}`}>{signed(points)}</span>;
}
