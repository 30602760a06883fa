import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { cardScale } from '../shell/settings.js';
import { type Arrangement, arrange, type Rect, type Wanted } from './arrange.js';
import type { Sailor } from './match.js';
import './ring.css';
import './round.css';
import './strips.css';

type Props = Omit<Wanted, 'width' | 'height' | 'grow'> & {
  readonly children: (at: Arrangement) => ComponentChildren;
};

/** A round of players and what they lay before them, arranged as the room allows. */
export function Round({ children, players, all, ratio, lines, open }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const size = useSignal({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const { current: ring } = root;
    if (ring === null) return;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = ring;
      if (width !== size.peek().width || height !== size.peek().height) size.value = { width, height };
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(ring);
    return () => watch.disconnect();
  }, []);
  const { width, height } = size.value;
  const grow = cardScale();
  const at = useMemo(
    () => (width === 0 ? null : arrange({ width, height, players, all, ratio, lines, open, grow })),
    [grow, width, height, players, all, ratio, lines, open],
  );
  return (
    <div
      ref={root}
      class={`ring round-table ${at?.flat ? 'flat' : ''}`}
      style={
        at === null
          ? {}
          : {
              '--scale': at.scale,
              '--face': `${at.face}px`,
              '--seat-w': `${at.seatWidth}px`,
              '--lying-w': `${at.pieceWidth}px`,
            }
      }
    >
      {at && children(at)}
    </div>
  );
}

/** Where something lies, as a style; what has a height of its own is not given one. */
export const boxed = ({ x, y, width, height }: Rect, whole = true) => ({
  left: `${x}px`,
  top: `${y}px`,
  width: `${width}px`,
  ...(whole ? { height: `${height}px` } : {}),
});

/** Lines below a name: the bid, and whatever else somebody has to have told of them. */
export const linesOf = (sailors: readonly Sailor[]): number =>
  sailors.some(
    ({ clock, away, gone, minded, resigned, bot }) =>
      clock || away || gone || resigned || (minded && bot === null),
  )
    ? 2
    : 1;
