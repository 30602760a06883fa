import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { go } from '../../shell/router.js';
import { page } from '../../shell/words.js';
import './join-by-code.css';
import { readInvitation } from './invitation.js';

/** Comes to a table by its code, or by a link that was pasted where a code belongs. */
export function JoinByCode() {
  const text = useSignal('');
  const wrong = useSignal<string | null>(null);
  const busy = useSignal(false);
  const id = useId();
  const words = page();

  const join = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (busy.value) return;
    const invitation = readInvitation(text.value);
    if (invitation === null) {
      wrong.value = words.home.codeHint;
      return;
    }
    if (invitation.is === 'table') return go(`/t/${invitation.table}`);
    busy.value = true;
    wrong.value = null;
    // Only now: people who do not join need not load what talks to the server.
    const { joinByCode } = await import('./public-tables.js');
    const answer = await joinByCode(invitation.code);
    busy.value = false;
    if ('wrong' in answer) wrong.value = answer.wrong;
    else go(`/t/${answer.table}`);
  };

  return (
    <form class="join" onSubmit={join}>
      <label for={`${id}-code`}>{words.home.joinByCode}</label>
      <div class="join-row">
        <input
          id={`${id}-code`}
          class="input join-code"
          value={text.value}
          placeholder="K7RM2Q"
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          maxLength={200}
          aria-invalid={wrong.value !== null}
          aria-describedby={`${id}-wrong`}
          onInput={(event) => {
            text.value = event.currentTarget.value;
            wrong.value = null;
          }}
        />
        <button type="submit" class="button" disabled={busy.value}>
          {words.home.join}
        </button>
      </div>
      <p id={`${id}-wrong`} class="join-wrong" role="alert">
        {wrong.value}
      </p>
    </form>
  );
}
