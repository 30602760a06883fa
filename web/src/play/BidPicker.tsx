import type { GameWords } from '@crossbones/texts/load';
import { useContext } from 'preact/hooks';
import { page } from '../shell/words.js';
import { Counselled } from './hint-request.js';

interface Props {
  /** The highest bid. */
  readonly most: number;
  /** The bid that is sealed. */
  readonly own: number | null;
  readonly seated: boolean;
  readonly legal: readonly string[];
  readonly words: GameWords;
  readonly pending: readonly string[] | null;
  act(actions: readonly string[]): void;
}

/** All bids at once, in the middle of the table; a sealed one can be changed until the last is in. */
export function BidPicker({ most, own, seated, legal, words, pending, act }: Props) {
  const best = useContext(Counselled)?.best.value ?? null;
  const sent = pending?.[0] ?? null;
  const bids = legal.filter((word) => word.startsWith('bid:'));
  if (!seated || (bids.length === 0 && own === null && sent === null)) return null;
  return (
    <fieldset class="bids">
      <legend class="unseen">{own === null ? page().play.yourBid : page().play.bidSealed}</legend>
      <div class="bid-row">
        {Array.from({ length: most + 1 }, (_, bid) => {
          const word = `bid:${bid}`;
          const mine = sent === word || (sent === null && own === bid);
          return (
            <button
              key={word}
              type="button"
              class={`bid ${mine ? 'mine' : ''} ${best === word ? 'best' : ''}`}
              aria-pressed={mine}
              aria-label={
                best === word ? `${words.label(word)} – ${page().play.hintBest}` : words.label(word)
              }
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
