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

export const numberIn = (word: string): number => Number(word.slice(word.indexOf(':') + 1));

/** The number set, as far as it can be bid. */
const within = (bids: readonly string[], number: number): number =>
  Math.min(Math.max(number, numberIn(bids[0])), numberIn(bids[bids.length - 1]));

/** A bid is set first and said by a tap of its own, for it cannot be taken back lightly. */
export function Dial({ bids, set, speech, label, pass, act }: Props) {
  const least = numberIn(bids[0] ?? ':0');
  const most = numberIn(bids[bids.length - 1] ?? ':0');
  const number = bids.length === 0 ? 0 : within(bids, set.value);
  const word = bids.find((bid) => numberIn(bid) === number);
  const step = (by: number) => () => {
    set.value = within(bids, number + by);
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
    </div>
  );
}
