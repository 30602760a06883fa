import type { Me } from '@crossbones/api';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Icon } from '../../shell/Icon.js';
import { me } from '../../shell/server-connection.js';
import { page } from '../../shell/words.js';
import './account.css';
import {
  deleteMe,
  exportMe,
  newRecovery,
  signIn,
  signInByCode,
  signOut,
  whoAmI,
} from './account-commands.js';
import { Confirm } from './Confirm.js';
import { Passkeys } from './Passkeys.js';
import { passkeysMissing } from './passkey.js';
import { preferenceWords } from './preference-words.js';
import { Recovery } from './Recovery.js';
import { Sessions } from './Sessions.js';

type Asking = 'sign-out' | 'delete' | null;

/** Who the server takes us for, and what can be done about it. */
export function Account() {
  const text = page();
  const said = preferenceWords();
  const busy = useSignal(false);
  const recovery = useSignal<string | null>(null);
  const asking = useSignal<Asking>(null);
  const unanswered = useSignal(false);
  const ask = async (): Promise<void> => {
    unanswered.value = false;
    await whoAmI();
    unanswered.value = me.value === undefined;
  };
  useEffect(() => void ask(), []);

  /** Only one of these at a time. */
  const doing = (job: () => Promise<unknown>) => async (): Promise<void> => {
    if (busy.value) return;
    busy.value = true;
    await job().finally(() => {
      busy.value = false;
    });
  };
  const shown = async (code: Promise<string | null>): Promise<void> => {
    recovery.value = await code;
  };
  const now = me.value;
  if (now === undefined)
    return unanswered.value ? (
      <div class="stack">
        <p>{text.trouble.notOffline}</p>
        <button type="button" class="button" onClick={ask}>
          {text.tryAgain}
        </button>
      </div>
    ) : (
      <p class="quiet" role="status">
        {text.loading}
      </p>
    );

  const guest = now === null || now.guest;
  return (
    <div class="stack account" aria-busy={busy.value}>
      <p>{now === null ? text.settings.nobodyYet : standing(now)}</p>
      <Missing />
      {passkeysMissing() === null && (
        <>
          {guest && (
            <div class="stack tight">
              <button type="button" class="button main" disabled={busy.value} onClick={doing(signIn)}>
                <Icon id="lock" />
                {said.signIn}
              </button>
              <p class="quiet">{said.signInHint}</p>
            </div>
          )}
          <Passkeys busy={busy} shown={(code) => (recovery.value = code)} />
        </>
      )}
      {guest ? (
        <ByCode busy={busy.value} enter={(code) => doing(() => shown(signInByCode(code)))()} />
      ) : (
        <div class="stack tight">
          <button
            type="button"
            class="button"
            disabled={busy.value}
            onClick={doing(() => shown(newRecovery()))}
          >
            {said.newRecovery}
          </button>
          <p class="quiet">{said.recoveryHint}</p>
        </div>
      )}
      {now !== null && (
        <>
          <Sessions busy={busy} />
          <div class="row account-ways">
            <button
              type="button"
              class="button"
              disabled={busy.value}
              onClick={() => {
                if (now.guest) asking.value = 'sign-out';
                else void doing(() => signOut(false))();
              }}
            >
              {said.signOut}
            </button>
            {!now.guest && (
              <button type="button" class="button" disabled={busy.value} onClick={doing(() => signOut(true))}>
                {said.signOutEverywhere}
              </button>
            )}
            <button type="button" class="button" disabled={busy.value} onClick={doing(exportMe)}>
              <Icon id="download" />
              {said.export}
            </button>
            <button
              type="button"
              class="button grim"
              disabled={busy.value}
              onClick={() => (asking.value = 'delete')}
            >
              <Icon id="trash" />
              {said.deleteMe}
            </button>
          </div>
          <p class="quiet">{said.exportHint}</p>
        </>
      )}
      {asking.value === 'sign-out' && (
        <Confirm
          title={said.signOut}
          yes={said.signOut}
          go={doing(() => signOut(false))}
          close={() => (asking.value = null)}
        >
          {said.signOutGuest}
        </Confirm>
      )}
      {asking.value === 'delete' && (
        <Confirm
          title={said.deleteMe}
          yes={said.deleteYes}
          go={doing(deleteMe)}
          close={() => (asking.value = null)}
        >
          {said.deleteSure}
        </Confirm>
      )}
      {recovery.value !== null && <Recovery code={recovery.value} close={() => (recovery.value = null)} />}
    </div>
  );
}

const standing = ({ guest, name }: Me) => (
  <>
    <b class="account-name">{name}</b> {guest ? preferenceWords().guest : preferenceWords().kept}
  </>
);

/** Why there are no passkeys here, where that is so. */
function Missing() {
  const why = passkeysMissing();
  if (why === null) return null;
  return (
    <p class="account-why">
      {why === 'https' ? preferenceWords().passkeysNeedHttps : preferenceWords().noPasskeys}
    </p>
  );
}

function ByCode({ busy, enter }: { busy: boolean; enter: (code: string) => void }) {
  const said = preferenceWords();
  const code = useSignal('');
  return (
    <details class="account-code">
      <summary>{said.useRecovery}</summary>
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          if (code.value.trim() !== '') enter(code.value);
        }}
      >
        <input
          class="input"
          aria-label={said.recoveryCode}
          value={code.value}
          minLength={10}
          maxLength={60}
          required
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          onInput={(event) => (code.value = event.currentTarget.value)}
        />
        <button type="submit" class="button" disabled={busy}>
          {said.useRecovery}
        </button>
      </form>
    </details>
  );
}
