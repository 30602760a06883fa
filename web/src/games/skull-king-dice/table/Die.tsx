import art from '../art.svg?url';
import './die.css';
import type { View } from './script.js';

const special = (kind: string): boolean => kind === 'skull-king' || kind === 'pirate' || kind === 'mermaid';

/** What one side shows. */
function Side({ kind, face, flat = false }: { kind: string; face: string | number; flat?: boolean }) {
  const picture =
    face === 'skull' ? `face-${special(kind) ? kind : 'skull'}` : face === 'flag' ? 'face-flag' : null;
  return (
    <span class={flat ? 'flat-side' : 'side'}>
      <svg viewBox="0 0 64 64">
        <use href={`${art}#die`} />
        {picture !== null && <use href={`${art}#${picture}`} />}
      </svg>
      {picture === null && <b>{face}</b>}
    </span>
  );
}

interface Props {
  readonly kind: string;
  /** The six sides, as the table of dice has them. */
  readonly sides: readonly (string | number)[];
  /** What came up; null while it is in the air. */
  readonly face: string | number | null;
}

/** A die with six sides, in the air or come to rest with one of them up. */
export function Cube({ kind, sides, face }: Props) {
  const up = face === null ? -1 : sides.findIndex((side) => String(side) === String(face));
  return (
    <span
      class={`cube-box ${face === null ? 'rolling' : 'rests'}`}
      data-kind={kind}
      data-code={face === null ? kind : `${kind}:${face}`}
      aria-hidden="true"
    >
      <span class="cube" data-up={up < 0 ? 0 : up}>
        {sides.map((side, i) => (
          <Side key={i} kind={kind} face={side} />
        ))}
      </span>
      <span class="die-mark">
        <svg viewBox="0 0 24 24">
          <use href={`${art}#mark-${kind}`} />
        </svg>
      </span>
    </span>
  );
}

/** A die behind the screen: its kind, and no side. */
export function Held({ kind }: { kind: string }) {
  return (
    <span class="held-die" data-kind={kind} data-code={kind} aria-hidden="true">
      <svg viewBox="0 0 64 64">
        <use href={`${art}#die`} />
        {special(kind) && <use href={`${art}#face-${kind}`} />}
      </svg>
      <span class={`held-mark ${special(kind) ? 'small' : ''}`}>
        <svg viewBox="0 0 24 24">
          <use href={`${art}#mark-${kind}`} />
        </svg>
      </span>
    </span>
  );
}

/** A die with its six faces, as this table has them. */
export function LargeDie({ code, view }: { readonly code: string; readonly view: View }) {
  const [kind] = code.split(':');
  const { faces } = view.options.dice[kind as keyof View['options']['dice']];
  return (
    <div class="die-faces" data-kind={kind}>
      {faces.map((face, i) => (
        <Side key={i} kind={kind} face={face} flat />
      ))}
    </div>
  );
}

export const Bag = () => (
  <svg class="bag" viewBox="0 0 100 100" aria-hidden="true">
    <use href={`${art}#bag`} />
  </svg>
);
