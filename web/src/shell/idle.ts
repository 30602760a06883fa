/** What is under way on this page, each asked anew whenever it matters. */
const askers = new Set<() => boolean>();

/** Says while something is under way that loading the page anew would spoil; the answer withdraws it. */
export function busyWhile(busy: () => boolean): () => void {
  askers.add(busy);
  return () => void askers.delete(busy);
}

const LOOK = 2_000;

/** Somebody is in the middle of typing or reading something that would be gone. */
const engaged = (): boolean => {
  const { activeElement } = document;
  const typing = activeElement instanceof HTMLInputElement && activeElement.value !== '';
  return typing || document.querySelector('dialog[open]') !== null;
};

/** Calls at the next moment when nobody would mind. */
export function whenIdle(call: () => void): void {
  if (!engaged() && ![...askers].some((busy) => busy())) call();
  else setTimeout(() => whenIdle(call), LOOK);
}
