import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** Two digits so close after each other are one number. */
const TOGETHER = 900;

/**
 * Arrow keys walk over everything that can be pressed. A digit goes to `set` with the one before it, if that was
 * just typed; where it sets nothing, it points at the first, second, third … thing to tap.
 */
export function useKeys(
  root: RefObject<HTMLElement | null>,
  set: (digit: number, before: number) => boolean,
): void {
  const typed = useRef({ digit: 0, at: 0 });
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const { key, target, timeStamp } = event;
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || root.current === null)
        return;
      if (target instanceof HTMLElement && target.closest('input, textarea, select, dialog')) return;
      if (/^\d$/.test(key)) {
        const digit = Number(key);
        const before = timeStamp - typed.current.at < TOGETHER ? typed.current.digit : 0;
        typed.current = { digit, at: timeStamp };
        if (set(digit, before)) root.current.querySelector<HTMLElement>('.dial-say')?.focus();
        else choices(root.current)[digit - 1]?.focus();
      } else if (key === 'ArrowLeft' || key === 'ArrowRight') {
        const all = [...root.current.querySelectorAll<HTMLElement>('button:not(:disabled)')];
        const at = all.indexOf(document.activeElement as HTMLElement);
        const next = at < 0 ? 0 : (at + (key === 'ArrowRight' ? 1 : -1) + all.length) % all.length;
        (at < 0 ? (choices(root.current)[0] ?? all[0]) : all[next])?.focus();
      } else return;
      event.preventDefault();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  });
}

/** What is asked for now: mats to turn, discs to pick, else the hand. */
function choices(root: HTMLElement): HTMLElement[] {
  const asked = root.querySelectorAll<HTMLElement>('.mat.target, button.pick');
  return [...(asked.length > 0 ? asked : root.querySelectorAll<HTMLElement>('.held-button'))];
}
