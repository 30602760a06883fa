/** Questions whether something is under way on this page, each asked whenever it matters. */
const askers = new Set<() => boolean>();

/**
 * Registers a question whether something is under way that reloading would spoil; the answer is a function that removes
 * it.
 */
export function busyWhile(busy: () => boolean): () => void {
  askers.add(busy);
  return () => void askers.delete(busy);
}

const LOOK = 2_000;

/** Whether somebody is typing or reading something that would be lost. */
const engaged = (): boolean => {
  const { activeElement } = document;
  const typing = activeElement instanceof HTMLInputElement && activeElement.value !== '';
  return typing || document.querySelector('dialog[open]') !== null;
};

/** Calls back at the next moment when reloading disturbs nobody. */
export function whenIdle(call: () => void): void {
  if (!engaged() && ![...askers].some((busy) => busy())) call();
  else setTimeout(() => whenIdle(call), LOOK);
}
