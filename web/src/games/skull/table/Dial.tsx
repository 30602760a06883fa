import { readWord } from '@crossbones/games/skull/seen/word';
import type { Signal } from '@preact/signals';
import type { Speech } from './say.js';

interface Props {
  /** Words of the bids that can be made, lowest first. */
  readonly bids: readonly string[];
  /** The number that is set; kept by the table so that number keys set it too. */
  readonly set: Signal<number>;
  readonly speech: Speech;
  readonly label: (word: string) => string;
  readonly pass: boolean;
  act(actions: readonly string[]): void;
}

/** More numbers than these are quicker to reach on a slider. */
const FEW = 8;

/** How many discs a word bids; null where it is no bid. */
export function discsIn(word: string): number | null {
  const deed = readWord(word);
  return deed?.act === 'challenge' || deed?.act === 'raise' ? deed.discs : null;
}
export const bidsIn = (words: readonly string[]): readonly string[] =>
  words.filter((word) => discsIn(word) !== null);

/** The number set, as far as it can be bid. */
const within = (number: number, least: number, most: number): number =>
  Math.min(Math.max(number, least), most);

/** A bid is set first and said by a tap of its own, for it cannot be taken back lightly. */
export function Dial({ bids, set, speech, label, pass, act }: Props) {
  const numbers = bids.flatMap((bid) => discsIn(bid) ?? []);
  const [least, most] = [numbers[0] ?? 0, numbers.at(-1) ?? 0];
  const number = within(set.value, least, most);
  const word = bids[numbers.indexOf(number)];
  const step = (by: number) => () => {
    set.value = within(number + by, least, most);
  };
  return (
    <div class="dial">
      {word !== undefined && (
        <div class="dial-set">
          <button
            type="button"
            class="dial-step"
            aria-label={speech.say('less')}
            disabled={number <= least}
            onClick={step(-1)}
          >
            −
          </button>
          <output class="dial-number">{number}</output>
          <button
            type="button"
            class="dial-step"
            aria-label={speech.say('more')}
            disabled={number >= most}
            onClick={step(1)}
          >
            +
          </button>
        </div>
      )}
      {bids.length > FEW && (
        <input
          type="range"
          class="dial-slide"
          min={least}
          max={most}
          value={number}
          aria-label={label(word ?? '')}
          onInput={(event) => {
            set.value = Number(event.currentTarget.value);
          }}
        />
      )}
      {word !== undefined && (
        <button type="button" class="button main dial-say" onClick={() => act([word])}>
          {label(word)}
        </button>
      )}
      {pass && (
        <button type="button" class="button" onClick={() => act(['pass'])}>
          {label('pass')}
        </button>
      )}
    </div>
  );
}
