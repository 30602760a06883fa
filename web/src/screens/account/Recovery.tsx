import { useRef } from 'preact/hooks';
import { Dialog } from '../../parts/Dialog.js';
import { Icon } from '../../shell/Icon.js';
import { toast } from '../../shell/Toast.js';
import { page } from '../../shell/words.js';
import { preferenceWords } from './preference-words.js';

/** A new recovery code: shown now, and never again. */
export function Recovery({ code, close }: { code: string; close: () => void }) {
  const text = page();
  const said = preferenceWords();
  const shown = useRef<HTMLOutputElement>(null);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(code);
      toast(text.setup.copied);
    } catch {
      // Over plain http there is no clipboard: then it is at least marked.
      getSelection()?.selectAllChildren(shown.current!);
      toast(text.setup.copyByHand);
    }
  };
  return (
    <Dialog title={said.recoveryCode} close={close}>
      <p>{said.recoveryHint}</p>
      <output ref={shown} class="recovery-code">
        {code}
      </output>
      <p class="quiet">{said.recoveryOnce}</p>
      <div class="row">
        <button type="button" class="button main" onClick={close}>
          {said.writtenDown}
        </button>
        <button type="button" class="button" onClick={copy}>
          <Icon id="copy" />
          {said.copy}
        </button>
      </div>
    </Dialog>
  );
}
