import type { SessionView } from '@crossbones/api';
import { type Signal, useSignal } from '@preact/signals';
import { Icon } from '../../shell/Icon.js';
import { spoken } from '../../shell/language.js';
import { day } from '../../shell/time-ago.js';
import { page } from '../../shell/words.js';
import { endSession, sessionsOfMine } from './account-commands.js';
import { preferenceWords } from './preference-words.js';

/** The devices on which somebody is signed in, each of which can be signed out; asked for when the list is opened. */
export function Sessions({ busy }: { busy: Signal<boolean> }) {
  const text = preferenceWords();
  const held = useSignal<readonly SessionView[]>([]);
  const shown = async (asked: Promise<readonly SessionView[] | null>): Promise<void> => {
    busy.value = true;
    held.value =
      (await asked.finally(() => {
        busy.value = false;
      })) ?? held.value;
  };
  return (
    <details
      class="account-code"
      onToggle={({ currentTarget }) => currentTarget.open && void shown(sessionsOfMine())}
    >
      <summary>{text.sessions}</summary>
      <ul class="passkeys">
        {held.value.map(({ id, begun, seen, here }) => {
          const used = text.lastSeen(day(seen, spoken()));
          return (
            <li key={id} class="passkey">
              <span>
                {here ? <b>{page().home.onThisDevice}</b> : used}{' '}
                <span class="quiet">{text.since(day(begun, spoken()))}</span>
              </span>
              {!here && (
                <button
                  type="button"
                  class="button bare round"
                  aria-label={`${text.signOut}: ${used}`}
                  title={`${text.signOut}: ${used}`}
                  disabled={busy.value}
                  onClick={() => void shown(endSession(id))}
                >
                  <Icon id="trash" />
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
