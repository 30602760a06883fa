import { speed } from '../shell/settings.js';

/**
 * Lets pieces fly from where they were to where they are. A piece is an element with `data-piece`, the same name
 * before and after. One that is new comes from the spot named by its `data-from`; one that is gone leaves for the
 * spot named by its `data-to`. A spot is an element with `data-spot`.
 */
export class Flights {
  root: HTMLElement | null = null;
  /** While the newest of so many pictures is drawn, the root has `data-drawing`. */
  private pictures = 0;
  private seen = new Map<string, { readonly piece: HTMLElement; readonly at: DOMRect }>();

  /** Remembers where everything is, before it changes. */
  readonly note = (): void => {
    if (this.root !== null) this.root.dataset.drawing = '';
    this.seen.clear();
    for (const piece of this.pieces()) {
      this.seen.set(piece.dataset.piece!, { piece, at: piece.getBoundingClientRect() });
    }
  };

  /** Moves everything from where it was. */
  fly(): void {
    const pace = speed();
    const here = new Set<string>();
    const flights: (() => Animation | null)[] = [];
    for (const piece of this.pieces()) {
      const name = piece.dataset.piece!;
      here.add(name);
      if (pace === 0) continue;
      const from = this.seen.get(name)?.at ?? this.spot(piece.dataset.from);
      if (from !== null) flights.push(flight(piece, from, pace));
    }
    if (pace > 0)
      for (const [name, gone] of this.seen)
        if (!here.has(name)) flights.push(this.departure(gone.piece, gone.at, pace));
    this.seen.clear();
    // Everything is measured before anything moves, or each start would have the page laid out anew.
    const begun = flights.map((begin) => begin());
    // The new picture takes a slow device longer to draw than a frame lasts. So it is drawn while everything is still
    // where it was, each piece on a layer of its own by then, and only those layers move afterwards.
    for (const one of begun) one?.pause();
    const picture = ++this.pictures;
    afterDrawing(() => {
      if (picture === this.pictures) delete this.root?.dataset.drawing;
      for (const one of begun) one?.play();
    });
  }

  private pieces(): NodeListOf<HTMLElement> {
    return (this.root ?? document.createElement('div')).querySelectorAll<HTMLElement>('[data-piece]');
  }

  private spot(name: string | undefined): DOMRect | null {
    if (name === undefined) return null;
    return this.root?.querySelector(`[data-spot="${name}"]`)?.getBoundingClientRect() ?? null;
  }

  private departure(piece: HTMLElement, from: DOMRect, pace: number): () => Animation | null {
    const to = this.spot(piece.dataset.to);
    return () => (to === null ? null : this.leave(piece, from, to, pace));
  }

  private leave(piece: HTMLElement, from: DOMRect, to: DOMRect, pace: number): Animation | null {
    if (this.root === null) return null;
    const ghost = piece.cloneNode(true) as HTMLElement;
    ghost.removeAttribute('data-piece');
    ghost.setAttribute('aria-hidden', 'true');
    ghost.classList.add('leaving');
    Object.assign(ghost.style, {
      position: 'fixed',
      left: `${from.left}px`,
      top: `${from.top}px`,
      width: `${from.width}px`,
      height: `${from.height}px`,
      margin: '0',
      // Outside its list it would have a bullet.
      listStyle: 'none',
      translate: 'none',
      rotate: 'none',
      scale: 'none',
      pointerEvents: 'none',
      zIndex: '30',
    });
    this.root.append(ghost);
    const x = to.left + to.width / 2 - (from.left + from.width / 2);
    const y = to.top + to.height / 2 - (from.top + from.height / 2);
    const flight = ghost.animate(
      [{ transform: 'none' }, { transform: `translate(${x}px, ${y}px) scale(0.35)`, opacity: 0 }],
      {
        duration: 280 * pace,
        easing: 'cubic-bezier(.4, 0, .9, .6)',
        fill: 'forwards',
      },
    );
    flight.onfinish = () => ghost.remove();
    return flight;
  }
}

/** Calls back in the frame after the one that shows what has changed by now. */
const afterDrawing = (then: () => void): void => {
  requestAnimationFrame(() => requestAnimationFrame(then));
};

/** Measures the way of a piece; the answer lets it begin. */
function flight(piece: HTMLElement, from: DOMRect, pace: number): () => Animation | null {
  const to = piece.getBoundingClientRect();
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  const size = to.width === 0 ? 1 : Math.max(0.3, Math.min(2, from.width / to.width));
  if (Math.abs(x) < 2 && Math.abs(y) < 2 && Math.abs(size - 1) < 0.05) return () => null;
  // Pieces lie where `translate`, `rotate` and `scale` put them and leave `transform` to flights, which the compositor can
  // then move by itself. It acts within the turn and the size of the piece, so the way is turned and stretched back.
  const { rotate, scale } = getComputedStyle(piece);
  const turn = -turnOf(rotate);
  const whole = 1 / (Number.parseFloat(scale) || 1);
  const across = whole * (x * Math.cos(turn) - y * Math.sin(turn));
  const down = whole * (x * Math.sin(turn) + y * Math.cos(turn));
  return () =>
    piece.animate(
      [{ transform: `translate(${across}px, ${down}px) scale(${size})` }, { transform: 'none' }],
      {
        duration: 230 * pace,
        easing: 'cubic-bezier(.2, .8, .3, 1)',
      },
    );
}

/** How far a piece lies turned, in radians. */
function turnOf(rotate: string): number {
  const turn = /^(-?[\d.]+)deg$/.exec(rotate);
  return turn === null ? 0 : (Number(turn[1]) * Math.PI) / 180;
}
