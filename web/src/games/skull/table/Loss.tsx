import { DiscPiece } from './Disc.js';
import type { Speech } from './say.js';
import type { Disc, Moment, View } from './script.js';

interface Props {
  readonly view: View;
  readonly moment: Moment | null;
  readonly speech: Speech;
  readonly legal: readonly string[];
  readonly label: (word: string) => string;
  act(actions: readonly string[]): void;
}

const losses: readonly Disc[] = ['flower', 'skull'];

/** How many discs are held out. */
export function picksIn(view: View, legal: readonly string[]): number {
  if (legal.includes('lose:flower')) return losses.length;
  const { hand, pile } = view.gangs[view.challenger ?? 0];
  return hand + pile.length;
}

/** The challenger's discs, held out face down to pick from; one's own choice is made between two faces. */
export function Loss({ view, moment, legal, label, act }: Props) {
  const gang = view.challenger;
  if (gang === null) return null;
  if (legal.includes('lose:flower'))
    return (
      <div class="held-out">
        {losses.map((disc) => (
          <button
            key={disc}
            type="button"
            class="pick"
            aria-label={label(`lose:${disc}`)}
            onClick={() => act([`lose:${disc}`])}
          >
            <DiscPiece gang={gang} face={disc} />
          </button>
        ))}
      </div>
    );
  const lost = moment?.is === 'lost' ? moment : null;
  return (
    <div class="held-out">
      {Array.from({ length: picksIn(view, legal) }, (_, at) => {
        const word = `pick:${at}`;
        // People count from one.
        const gone = lost?.at === at;
        const disc = <DiscPiece gang={gang} face={gone ? (lost?.disc ?? null) : null} />;
        return legal.includes(word) ? (
          <button
            key={at}
            type="button"
            class="pick"
            aria-label={label(`pick:${at + 1}`)}
            onClick={() => act([word])}
          >
            {disc}
          </button>
        ) : (
          <span key={at} class={`pick ${gone ? 'gone' : ''}`}>
            {disc}
          </span>
        );
      })}
    </div>
  );
}
