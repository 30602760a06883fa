import { useEffect, useRef } from 'preact/hooks';
import type { Sailor } from '../../play/match.js';
import { Art } from '../../shell/Icon.js';
import { hush } from '../../shell/Toast.js';
import { page } from '../../shell/words.js';
import './curtain.css';

interface Props {
  readonly to: Sailor;
  readonly seat: number;
  /** The name of a person who may still take back what they have just done. */
  readonly regretful: string | null;
  readonly take: () => void;
  readonly undo: () => void;
}

/** Hides everything while the device goes from hand to hand. */
export function Curtain({ to, seat, regretful, take, undo }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const words = page();
  useEffect(() => {
    // A sentence about the last hand must not be seen by the next person.
    hush();
    button.current?.focus();
  }, [seat]);
  return (
    <main class="curtain">
      <div class="curtain-face" data-hue={seat % 8}>
        <Art id={`portrait-${to.portrait}`} />
      </div>
      <h1 aria-live="assertive">{words.device.passTo(to.name)}</h1>
      <p>{words.device.passHint}</p>
      <button ref={button} type="button" class="button main curtain-take" onClick={take}>
        {words.device.passTake(to.name)}
      </button>
      {regretful !== null && (
        <button type="button" class="button bare" onClick={undo}>
          {words.device.passUndo(regretful)}
        </button>
      )}
    </main>
  );
}
