import type { GameId } from '@crossbones/games';
import { useSignal } from '@preact/signals';
import { Dialog } from '../../parts/Dialog.js';
import { begin } from '../../play/local/new-match.js';
import type { Choice } from '../../play/options/table-choice.js';
import { settings } from '../../shell/settings.js';
import { page } from '../../shell/words.js';

interface Props {
  readonly game: GameId;
  readonly choice: Choice;
  readonly close: () => void;
}

/** The people who pass this device around. */
export function PeopleHere({ game, choice: { seats, options }, close }: Props) {
  const text = page();
  const names = useSignal<readonly string[]>(
    Array.from({ length: seats }, (_, seat) =>
      seat === 0 ? settings.value.name || text.device.player(1) : seat === 1 ? text.device.player(2) : '',
    ),
  );
  const go = (event: SubmitEvent): void => {
    event.preventDefault();
    const people = names.value.map((name) => name.trim() || null);
    void begin(game, { seats, options, people });
  };
  return (
    <Dialog title={text.home.playHere} close={close}>
      <form class="stack" onSubmit={go}>
        <p class="quiet">{text.home.whoPlays}</p>
        {names.value.map((name, seat) => (
          <label key={seat} class="field">
            <span>{text.setup.seat(seat + 1)}</span>
            <input
              class="input"
              maxLength={24}
              placeholder={text.bot}
              value={name}
              onInput={({ currentTarget }) => {
                names.value = names.value.with(seat, currentTarget.value);
              }}
            />
          </label>
        ))}
        <button type="submit" class="button main" disabled={names.value.every((name) => name.trim() === '')}>
          {text.setup.start}
        </button>
      </form>
    </Dialog>
  );
}
