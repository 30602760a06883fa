import { useSignal } from '@preact/signals';
import { Switch } from '../../parts/Switch.js';
import type { BranchWish } from '../../play/local/branch.js';
import { Icon } from '../../shell/Icon.js';
import { settings } from '../../shell/settings.js';
import { page, useVolume } from '../../shell/words.js';
import { LevelLine } from '../options/BotLevel.js';
import './branch.css';

interface Props {
  /** Who sat where. */
  readonly names: readonly string[];
  /** Whose seat is taken at first. */
  readonly seat: number;
  readonly step: number;
  /** Whether anything is left to be played from that step on. */
  readonly left: boolean;
  /** A name that no branch has yet. */
  readonly free: (name: string) => string;
  readonly begin: (wish: BranchWish) => Promise<void>;
}

/** Who sits where in a branch, and how it is called. */
export function BranchForm({ names, seat, step, left, free, begin }: Props) {
  const text = useVolume('branches');
  const mine = useSignal<readonly number[]>([seat]);
  const name = useSignal('');
  const busy = useSignal(false);
  if (text === null) return null;
  const here = left && step > 0;
  const ready = mine.value.length > 0 && !busy.value;
  const start = async (from: number): Promise<void> => {
    if (!ready) return;
    busy.value = true;
    const suggested = free(from === 0 ? text.sameDeal : text.fromStep(from));
    const { level, name: own } = settings.value;
    await begin({
      step: from,
      name: name.value.trim() || suggested,
      mine: mine.value,
      level,
      self: own || page().you,
    });
  };
  return (
    <form
      class="branch-form stack"
      onSubmit={(event) => {
        event.preventDefault();
        void start(here ? step : 0);
      }}
    >
      {!left && <p class="quiet">{text.nothingLeft}</p>}
      <fieldset class="branch-seats">
        <legend>{text.seats}</legend>
        {names.map((who, one) => {
          const own = mine.value.includes(one);
          return (
            <Switch
              key={one}
              title={who}
              hint={own ? text.me : page().bot}
              on={own}
              turn={(on) => {
                const others = mine.value.filter((other) => other !== one);
                mine.value = on ? [...others, one].sort((a, b) => a - b) : others;
              }}
            />
          );
        })}
        {mine.value.length > 1 && <small class="quiet">{text.severalSeats}</small>}
      </fieldset>
      {mine.value.length < names.length && <LevelLine />}
      <label class="field">
        <span>{text.called}</span>
        <input
          class="input"
          maxLength={40}
          value={name.value}
          placeholder={free(here ? text.fromStep(step) : text.sameDeal)}
          onInput={({ currentTarget }) => (name.value = currentTarget.value)}
        />
      </label>
      <div class="row">
        {here && (
          <button type="submit" class="button main" disabled={!ready}>
            <Icon id="branch" />
            {text.playOn}
          </button>
        )}
        <button
          type={here ? 'button' : 'submit'}
          class={`button ${here ? '' : 'main'}`}
          disabled={!ready}
          onClick={here ? () => void start(0) : undefined}
        >
          <Icon id="cards" />
          {text.playDeal}
        </button>
      </div>
    </form>
  );
}
