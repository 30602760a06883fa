import { useRef } from 'preact/hooks';
import { Dialog } from '../parts/Dialog.js';
import { Icon } from '../parts/Icon.js';
import { toast } from '../parts/Toast.js';
import { page } from '../words.js';

/** A new recovery code: shown now, and never again. */
export function Recovery({ code, close }: { code: string; close: () => void }) {
  const text = page();
  const shown = useRef<HTMLOutputElement>(null);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(code);
      toast(text.copied);
    } catch {
      // Over plain http there is no clipboard: then it is at least marked.
      getSelection()?.selectAllChildren(shown.current!);
      toast(text.copyByHand);
    }
  };
  return (
    <Dialog title={text.recoveryCode} close={close}>
      <p>{text.recoveryHint}</p>
      <output ref={shown} class="recovery-code">
        {code}
      </output>
      <p class="quiet">{text.recoveryOnce}</p>
      <div class="row">
        <button type="button" class="button main" onClick={close}>
          {text.writtenDown}
        </button>
        <button type="button" class="button" onClick={copy}>
          <Icon id="copy" />
          {text.copy}
        </button>
      </div>
    </Dialog>
  );
}
