import type { GameWords } from '@crossbones/texts/load';
import { page } from '../../words.js';
import type { View } from './script.js';

interface Props {
  readonly view: View;
  readonly me: number | null;
  readonly legal: readonly string[];
  readonly words: GameWords;
  readonly pending: readonly string[] | null;
  act(actions: readonly string[]): void;
}

/** All bids at once, in the middle of the table; a sealed one can be changed until the last is in. */
export function Bids({ view, me, legal, words, pending, act }: Props) {
  const own = me === null ? null : view.bids[me];
  const sent = pending?.[0] ?? null;
  const bids = legal.filter((word) => word.startsWith('bid:'));
  if (me === null || (bids.length === 0 && own === null && sent === null)) return null;
  const count = view.cardsDealt + 1;
  return (
    <fieldset class="bids">
      <legend>{own === null ? page().yourBid : page().bidSealed}</legend>
      <div class="bid-row" data-count={count > 8 ? 'many' : 'few'}>
        {Array.from({ length: count }, (_, bid) => {
          const word = `bid:${bid}`;
          const mine = sent === word || (sent === null && own === bid);
          return (
            <button
              key={word}
              type="button"
              class={`bid ${mine ? 'mine' : ''}`}
              aria-pressed={mine}
              aria-label={words.label(word)}
              disabled={!bids.includes(word) && !mine}
              onClick={() => !mine && act([word])}
            >
              {bid}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
