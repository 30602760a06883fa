import type { Volumes } from '@crossbones/texts/load';
import { page } from '../../shell/words.js';
import { named } from './link-reader.js';

interface Props {
  readonly players: number;
  readonly names: readonly string[];
  readonly text: Volumes['arbiter'];
  readonly set: (names: readonly string[]) => void;
}

/** What the people at the table are called, so that the answer speaks of them; they stand in the address like all else. */
export function PlayerNames({ players, names, text, set }: Props) {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return (
    <details class="bench-options">
      <summary>{text.names}</summary>
      <div class="bench-seats even">
        {seats.map((seat) => {
          const numbered = page().device.player(seat + 1);
          return (
            <label key={seat} class="field">
              <span class="unseen">{numbered}</span>
              <input
                class="input"
                autocomplete="off"
                placeholder={numbered}
                value={names[seat] ?? ''}
                onInput={({ currentTarget: { value } }) =>
                  set(seats.map((one) => (one === seat ? named(value) : (names[one] ?? ''))))
                }
              />
            </label>
          );
        })}
      </div>
    </details>
  );
}
