import { type Signal, useSignal } from '@preact/signals';
import { Dialog } from '../../parts/Dialog.js';
import { Icon } from '../../shell/Icon.js';
import { spoken } from '../../shell/language.js';
import { me } from '../../shell/server-connection.js';
import { day } from '../../shell/time-ago.js';
import { page } from '../../shell/words.js';
import { addPasskey, removePasskey } from './account-commands.js';
import { Confirm } from './Confirm.js';
import { preferenceWords } from './preference-words.js';

interface Props {
  readonly busy: Signal<boolean>;
  /** A recovery code came with the first one. */
  readonly shown: (code: string) => void;
}

/** The passkeys of the account, and one more. */
export function Passkeys({ busy, shown }: Props) {
  const text = page();
  const said = preferenceWords();
  const naming = useSignal(false);
  const label = useSignal('');
  const leaving = useSignal<{ id: string; label: string } | null>(null);
  const held = me.value?.passkeys ?? [];

  const add = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (busy.value) return;
    naming.value = false;
    busy.value = true;
    const added = await addPasskey(label.value.trim() || device()).finally(() => {
      busy.value = false;
    });
    if (added?.recovery) shown(added.recovery);
  };

  return (
    <section class="stack tight" aria-label={said.passkeys}>
      {held.length > 0 && (
        <>
          <h3>{said.passkeys}</h3>
          <ul class="passkeys">
            {held.map(({ id, label, created }) => (
              <li key={id} class="passkey">
                <Icon id="lock" />
                <span>
                  <b>{label}</b> <span class="quiet">{said.since(day(created, spoken()))}</span>
                </span>
                {held.length > 1 && (
                  <button
                    type="button"
                    class="button bare round"
                    aria-label={`${text.settings.remove}: ${label}`}
                    title={`${text.settings.remove}: ${label}`}
                    disabled={busy.value}
                    onClick={() => (leaving.value = { id, label })}
                  >
                    <Icon id="trash" />
                  </button>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      <button
        type="button"
        class="button"
        disabled={busy.value}
        onClick={() => {
          label.value = device();
          naming.value = true;
        }}
      >
        <Icon id="plus" />
        {said.addPasskey}
      </button>
      {naming.value && (
        <Dialog title={said.addPasskey} close={() => (naming.value = false)}>
          <form class="stack" onSubmit={add}>
            <label class="field">
              <span>{said.passkeyLabel}</span>
              <input
                class="input"
                value={label.value}
                maxLength={24}
                onInput={(event) => (label.value = event.currentTarget.value)}
              />
            </label>
            <button type="submit" class="button main">
              {said.addPasskey}
            </button>
          </form>
        </Dialog>
      )}
      {leaving.value !== null && (
        <Confirm
          title={said.passkeys}
          yes={text.settings.remove}
          go={() => void removePasskey(leaving.value!.id)}
          close={() => (leaving.value = null)}
        >
          {said.removeSure(leaving.value.label)}
        </Confirm>
      )}
    </section>
  );
}

/** What one would call this device, as far as its browser tells. */
function device(): string {
  const { userAgent } = navigator;
  const found = /iPhone|iPad|Android|Macintosh|Windows|Linux|CrOS/.exec(userAgent)?.[0] ?? 'Crossbones';
  return found === 'Macintosh' ? 'Mac' : found === 'CrOS' ? 'Chromebook' : found;
}
