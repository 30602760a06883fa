import { useRef } from 'preact/hooks';
import { Dialog } from '../../parts/Dialog.js';
import { Icon } from '../../shell/Icon.js';
import { toast } from '../../shell/Toast.js';
import { page } from '../../shell/words.js';

/** A new recovery code: shown now, and never again. */
export function Recovery({ code, close }: { code: string; close: () => void }) {
  const text = page();
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
    <Dialog title={text.settings.recoveryCode} close={close}>
      <p>{text.settings.recoveryHint}</p>
      <output ref={shown} class="recovery-code">
        {code}
      </output>
      <p class="quiet">{text.settings.recoveryOnce}</p>
      <div class="row">
        <button type="button" class="button main" onClick={close}>
          {text.settings.writtenDown}
        </button>
        <button type="button" class="button" onClick={copy}>
          <Icon id="copy" />
          {text.settings.copy}
        </button>
      </div>
    </Dialog>
  );
}
