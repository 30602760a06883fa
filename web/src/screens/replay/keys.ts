import type { Deck } from './deck.js';

/** What has its own use for a key keeps it. */
const keeps = (target: EventTarget | null, key: string): boolean => {
  if (!(target instanceof HTMLElement)) return false;
  if (target.matches('select, textarea, input:not([type="range"])')) return true;
  return key === ' ' && target.matches('button, a, summary, input');
};

/** Steers by keys: arrows step, Page Up and Page Down go by rounds, Home and End to the ends, space runs. */
export function steer(deck: Deck): () => void {
  const press = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || keeps(event.target, event.key)) return;
    const turn = wayOf(deck, event.key);
    if (turn === null) return;
    event.preventDefault();
    turn();
  };
  document.addEventListener('keydown', press);
  return () => document.removeEventListener('keydown', press);
}

function wayOf(deck: Deck, key: string): (() => void) | null {
  const at = deck.step.value;
  switch (key) {
    case 'ArrowLeft':
      return () => deck.turn(at - 1);
    case 'ArrowRight':
      return () => deck.turn(at + 1);
    case 'Home':
      return () => deck.turn(0);
    case 'End':
      return () => deck.turn(deck.last);
    case 'PageUp':
      return () => void deck.previousRound();
    case 'PageDown':
      return () => void deck.nextRound();
    case ' ':
      return () => deck.run(!deck.running.value);
    default:
      return null;
  }
}
