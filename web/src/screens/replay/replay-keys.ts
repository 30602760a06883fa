import type { Playback } from './playback.js';

/** Whether the element with the focus uses this key itself. */
const keeps = (target: EventTarget | null, key: string): boolean => {
  if (!(target instanceof HTMLElement)) return false;
  if (target.matches('select, textarea, input:not([type="range"])')) return true;
  return key === ' ' && target.matches('button, a, summary, input');
};

/** Steers by keys: arrows step, Page Up and Page Down go by rounds, Home and End to the ends, space runs. */
export function steer(playback: Playback): () => void {
  const press = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || keeps(event.target, event.key)) return;
    const turn = wayOf(playback, event.key);
    if (turn === null) return;
    event.preventDefault();
    turn();
  };
  document.addEventListener('keydown', press);
  return () => document.removeEventListener('keydown', press);
}

function wayOf(playback: Playback, key: string): (() => void) | null {
  const at = playback.step.value;
  switch (key) {
    case 'ArrowLeft':
      return () => playback.turn(at - 1);
    case 'ArrowRight':
      return () => playback.turn(at + 1);
    case 'Home':
      return () => playback.turn(0);
    case 'End':
      return () => playback.turn(playback.last);
    case 'PageUp':
      return () => void playback.previousRound();
    case 'PageDown':
      return () => void playback.nextRound();
    case ' ':
      return () => playback.run(!playback.running.value);
    default:
      return null;
  }
}
