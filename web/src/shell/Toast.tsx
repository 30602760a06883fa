import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import './toast.css';

const SHOWN_MS = 5_000;
/** A message with a button stays longer. */
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
/** How many places on this screen show messages. */
const places = signal(0);
let count = 0;

/** Shows one sentence for a while: in the place that the screen has for it, or else at the edge of the page. */
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

/** The place for messages on a screen: as long as there is one, nothing is laid over the page. */
export function SaidHere() {
  useEffect(() => {
    places.value++;
    return () => {
      places.value--;
    };
  }, []);
  return (
    <div class="said-here" role="status" aria-live="polite">
      {said.value && <Saying said={said.value} />}
    </div>
  );
}

function Saying({ said: { id, what, grave, offer } }: { said: Said }) {
  return (
    <div key={id} class={`toast ${grave ? 'grave' : ''}`}>
      <button type="button" onClick={hush}>
        {what}
      </button>
      {offer && (
        <button
          type="button"
          class="toast-offer"
          onClick={() => {
            hush();
            offer.act();
          }}
        >
          {offer.says}
        </button>
      )}
    </div>
  );
}

export function Toasts() {
  const shown = places.value > 0 ? null : said.value;
  return (
    <div class="toasts" role="status" aria-live="polite">
      {shown && <Saying said={shown} />}
    </div>
  );
}
