import type { ComponentChildren } from 'preact';
import './tap-counter.css';

interface Props {
  readonly label: string;
  /** What it is worth; empty where that is said elsewhere. */
  readonly worth: string;
  readonly count: number;
  /** How often it can have happened; a tap after that begins at none again. */
  readonly most: number;
  readonly set: (count: number) => void;
  readonly picture?: ComponentChildren;
}

/** Something that happened once or several times: every tap counts one more, and after the last one none. */
export function TapCounter({ label, worth, count, most, set, picture }: Props) {
  return (
    <button
      type="button"
      class="tally"
      aria-pressed={count > 0}
      disabled={most === 0 && count === 0}
      onClick={() => set(count >= most ? 0 : count + 1)}
    >
      <span class="tally-picture" aria-hidden="true">
        {picture}
      </span>
      <span class="tally-words">
        {label} {worth !== '' && <small>{worth}</small>}
      </span>
      {count > 0 && <b class="tally-count">×{count}</b>}
    </button>
  );
}
