import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { Dialog } from '../parts/Dialog.js';
import { Icon } from '../shell/Icon.js';
import { page } from '../shell/words.js';

/** A piece of a trick that is done: who laid it, and what it is called. */
interface Laid {
  readonly by: string;
  readonly name: string;
  readonly picture: ComponentChildren;
  readonly wins: boolean;
}

export interface DoneTrick {
  readonly laid: readonly Laid[];
  /** Who took it, in a sentence; null where nobody takes tricks. */
  readonly taken: string | null;
}

/** The pieces of a trick beside each other, and who took them. */
export const LaidOut = ({ laid, taken }: DoneTrick) => (
  <>
    <ol class="laid-out">
      {laid.map(({ by, name, picture, wins }, i) => (
        <li key={i} class={wins ? 'wins' : ''}>
          {picture}
          <span class="unseen">{name}</span>
          <span>{by}</span>
        </li>
      ))}
    </ol>
    {taken !== null && <p>{taken}</p>}
  </>
);

interface Props {
  readonly trick: DoneTrick | null;
  /** What else is to be said of it. */
  readonly children?: ComponentChildren;
}

/** A button that shows the last trick again. */
export function LastTrick({ trick, children }: Props) {
  const open = useSignal(false);
  if (trick === null) return null;
  return (
    <>
      <button
        type="button"
        class="button bare round last-trick"
        aria-label={page().play.lastTrick}
        title={page().play.lastTrick}
        onClick={() => {
          open.value = true;
        }}
      >
        <Icon id="history" />
      </button>
      {open.value && (
        <Dialog
          title={page().play.lastTrick}
          close={() => {
            open.value = false;
          }}
        >
          <LaidOut {...trick} />
          {children}
        </Dialog>
      )}
    </>
  );
}
