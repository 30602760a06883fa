import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import './toast.css';

const SHOWN_MS = 5_000;

interface Said {
  readonly id: number;
  readonly what: ComponentChildren;
  readonly grave: boolean;
}

const said = signal<Said | null>(null);
let count = 0;

/** Says one sentence at the edge of the page, for a while. */
export function toast(what: ComponentChildren, { grave = false } = {}): void {
  const one = { id: ++count, what, grave };
  said.value = one;
  setTimeout(() => {
    if (said.value === one) said.value = null;
  }, SHOWN_MS);
}

export const hush = (): void => {
  said.value = null;
};

export function Toasts() {
  const shown = said.value;
  return (
    <div class="toasts" role="status" aria-live="polite">
      {shown && (
        <button key={shown.id} type="button" class={`toast ${shown.grave ? 'grave' : ''}`} onClick={hush}>
          {shown.what}
        </button>
      )}
    </div>
  );
}
