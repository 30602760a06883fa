import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { page } from '../shell/words.js';
import './dialog.css';
import { Icon } from '../shell/Icon.js';

interface Props {
  readonly title: string;
  readonly close: () => void;
  /** `side` slides in beside the table; `middle` stands before it. */
  readonly from?: 'side' | 'middle';
  readonly children: ComponentChildren;
}

/** A window over the page; the browser keeps the focus in it and Escape closes it. */
export function Dialog({ title, close, from = 'middle', children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const shown = dialog.current!;
    shown.showModal();
    return () => shown.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      class={`dialog ${from}`}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClick={(event) => event.target === dialog.current && close()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div class="dialog-body">
        <header class="row spread">
          <h2 id={id}>{title}</h2>
          <button
            type="button"
            class="button bare round"
            aria-label={page().close}
            title={page().close}
            onClick={close}
          >
            <Icon id="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
