import type { ComponentChildren } from 'preact';
import { Dialog } from '../../parts/Dialog.js';
import { page } from '../../shell/words.js';

interface Props {
  readonly title: string;
  readonly children: ComponentChildren;
  /** What the button says that does it. */
  readonly yes: string;
  readonly go: () => void;
  readonly close: () => void;
}

/** Asks once more before something that cannot be undone. */
export function Confirm({ title, children, yes, go, close }: Props) {
  return (
    <Dialog title={title} close={close}>
      <p>{children}</p>
      <div class="row">
        <button
          type="button"
          class="button grim"
          onClick={() => {
            // What is asked about may be gone once the dialog is closed: so act first.
            go();
            close();
          }}
        >
          {yes}
        </button>
        <button type="button" class="button" onClick={close}>
          {page().cancel}
        </button>
      </div>
    </Dialog>
  );
}
