/** How far a finger moves before it drags rather than taps, in pixels. */
const SLACK = 8;

interface Drag {
  /** What is dragged: a copy of it follows the finger. */
  readonly token: HTMLElement;
  /** Let go over this element, or over nothing in particular. */
  drop(on: Element | null): void;
}

/**
 * Follows a finger from where it went down until it goes up. The click that ends a drag is swallowed, so that what was
 * dragged is not tapped as well.
 */
export function drag(event: PointerEvent, { token, drop }: Drag): void {
  if (event.button !== 0) return;
  const { pointerId, clientX, clientY } = event;
  let ghost: HTMLElement | null = null;
  let over: Element | null = null;
  const at = token.getBoundingClientRect();

  const move = (now: PointerEvent): void => {
    if (now.pointerId !== pointerId) return;
    const x = now.clientX - clientX;
    const y = now.clientY - clientY;
    if (ghost === null && Math.hypot(x, y) < SLACK) return;
    ghost ??= lift(token, at);
    ghost.style.translate = `${x}px ${y}px`;
    const under = document.elementFromPoint(now.clientX, now.clientY)?.closest('[data-seat]') ?? null;
    if (under === over) return;
    over?.classList.remove('under');
    under?.classList.add('under');
    over = under;
  };
  const end = (now: PointerEvent): void => {
    if (now.pointerId !== pointerId) return;
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', end);
    removeEventListener('pointercancel', end);
    over?.classList.remove('under');
    if (ghost === null) return;
    ghost.remove();
    addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, { capture: true }), 50);
    if (now.type === 'pointerup') drop(over);
  };
  addEventListener('pointermove', move);
  addEventListener('pointerup', end);
  addEventListener('pointercancel', end);
}

function lift(token: HTMLElement, at: DOMRect): HTMLElement {
  const ghost = token.cloneNode(true) as HTMLElement;
  ghost.removeAttribute('id');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.classList.add('dragged');
  Object.assign(ghost.style, {
    position: 'fixed',
    left: `${at.left}px`,
    top: `${at.top}px`,
    width: `${at.width}px`,
    height: `${at.height}px`,
    margin: '0',
    zIndex: '40',
    pointerEvents: 'none',
  });
  document.body.append(ghost);
  return ghost;
}

const swallow = (event: Event): void => {
  event.stopPropagation();
  event.preventDefault();
};
