import { useSignal } from '@preact/signals';
import { Dialog } from '../../parts/Dialog.js';
import { refused } from '../../shell/refusal-words.js';
import { connection, me, whoAmI } from '../../shell/server-connection.js';
import { change, settings } from '../../shell/settings.js';
import { toast } from '../../shell/Toast.js';
import { together } from '../../shell/together-words.js';
import { page } from '../../shell/words.js';
import { FacePicker } from './FacePicker.js';

interface Props {
  /** The next step, as the button says it. */
  readonly next: string;
  /** Faces that others have. */
  readonly taken?: readonly number[];
  readonly done: () => void;
  readonly close: () => void;
}

/** Whether the person has not yet said what others should call them. */
export const isNameless = (): boolean => settings.value.name === '' && me.value?.guest !== false;

/** Asks somebody who sits down for the first time what others should call them, and which face is theirs. */
export function AskName({ next, taken = [], done, close }: Props) {
  const name = useSignal(settings.value.name);
  const face = useSignal(settings.value.face);
  const busy = useSignal(false);
  const text = page();
  const save = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const wanted = name.value.trim().replace(/\s+/g, ' ');
    if (wanted === '') return;
    busy.value = true;
    const told = await connection.call('name', {}, { name: wanted });
    busy.value = false;
    if (!told.ok) return toast(refused(told.error), { grave: true });
    change({ name: wanted, face: face.value });
    await whoAmI();
    done();
  };
  return (
    <Dialog title={together().whoAreYou} close={close}>
      <form class="stack" onSubmit={save}>
        <p class="quiet">{together().whoAreYouHint}</p>
        <label class="field">
          <span>{text.settings.name}</span>
          <input
            class="input"
            maxLength={24}
            autocomplete="nickname"
            value={name.value}
            onInput={({ currentTarget }) => {
              name.value = currentTarget.value;
            }}
          />
        </label>
        <FacePicker value={face.value} taken={taken} choose={(one) => (face.value = one)} />
        <button type="submit" class="button main" disabled={busy.value || name.value.trim() === ''}>
          {next}
        </button>
      </form>
    </Dialog>
  );
}
