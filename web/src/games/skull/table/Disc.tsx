import art from '../art.svg?url';
import './disc.css';
import type { Disc, Gang } from './script.js';

/** Six peoples to a box, each with its own ornament; those of the second box wear other colours. */
const PEOPLES = 6;
const peopleOf = (gang: Gang): number => (gang % PEOPLES) + 1;

const picture = (disc: Disc, gang: Gang): string =>
  `${disc === 'skull' ? 'skull' : 'rose'}-${peopleOf(gang)}`;

interface Props {
  readonly gang: Gang;
  /** Face up, or null for face down. */
  readonly face: Disc | null;
}

/** A round disc with two sides; it turns over when its face comes to be known. */
export function DiscPiece({ gang, face }: Props) {
  return (
    <span
      class={`disc ${face === null ? '' : 'up'}`}
      data-hue={gang}
      data-code={face === null ? undefined : `${face}@${gang}`}
      aria-hidden="true"
    >
      <span class="disc-body">
        <svg class="disc-side" viewBox="0 0 100 100" aria-hidden="true">
          <use href={`${art}#disc-back-${peopleOf(gang)}`} />
        </svg>
        {face !== null && (
          <svg class="disc-side face" viewBox="0 0 100 100" aria-hidden="true">
            <use href={`${art}#${picture(face, gang)}`} />
          </svg>
        )}
      </span>
    </span>
  );
}

/** A disc by its code, with the people it is of: `skull@2`. */
export function LargeDisc({ code }: { readonly code: string }) {
  const [face, gang] = code.split('@');
  return <DiscPiece gang={Number(gang)} face={face as Disc} />;
}

/** A mat: its skull side, or after a challenge made its flower side. */
export function MatArt({ gang, flower }: { gang: Gang; flower: boolean }) {
  return (
    <svg class={`mat-art ${flower ? 'flower' : ''}`} viewBox="0 0 160 160" aria-hidden="true">
      <use href={`${art}#mat-${flower ? 'won-' : ''}${peopleOf(gang)}`} />
    </svg>
  );
}
