import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import './toast.css';

const SHOWN_MS = 5_000;
/** Where there is something to tap besides, it stays longer. */
const OFFERED_MS = 9_000;

/** What can be done about what is said. */
interface Offer {
  readonly says: string;
  act(): void;
}

interface Said {
  readonly id: number;
  readonly what: ComponentChildren;
  readonly grave: boolean;
  readonly offer: Offer | null;
}

const said = signal<Said | null>(null);
let count = 0;

/** Says one sentence at the edge of the page, for a while. */
export function toast(
  what: ComponentChildren,
  { grave = false, offer = null }: { readonly grave?: boolean; readonly offer?: Offer | null } = {},
): void {
  const one = { id: ++count, what, grave, offer };
  said.value = one;
  setTimeout(
    () => {
      if (said.value === one) said.value = null;
    },
    offer === null ? SHOWN_MS : OFFERED_MS,
  );
}

export const hush = (): void => {
  said.value = null;
};

export function Toasts() {
  const shown = said.value;
  return (
    <div class="toasts" role="status" aria-live="polite">
      {shown && (
        <div key={shown.id} class={`toast ${shown.grave ? 'grave' : ''}`}>
          <button type="button" onClick={hush}>
            {shown.what}
          </button>
          {shown.offer && (
            <button
              type="button"
              class="toast-offer"
              onClick={() => {
                hush();
                shown.offer!.act();
              }}
            >
              {shown.offer.says}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
