import type { ComponentChildren } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { useExtent } from '../../../play/extent.js';
import { cardScale } from '../../../shell/settings.js';
import { type Cabinet, furnish } from './cabinet.js';
import type { Furniture } from './plan.js';
import '../../../play/round.css';
import '../../../play/strips.css';

type Props = Omit<Furniture, 'width' | 'height' | 'grow' | 'like'> & {
  readonly children: (at: Cabinet) => ComponentChildren;
};

/** So many pixels of difference in all make no other room. */
const NEAR = 48;

/** Those who sit around the cabinet, and what lies in it, arranged as the room allows. */
export function Parlour({ children, seats, mode, kinds, spaces, lines }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const { width, height } = useExtent(root) ?? { width: 0, height: 0 };
  const grow = cardScale();
  const before = useRef<{ width: number; height: number; design: string } | null>(null);
  const at = useMemo(() => {
    if (width === 0) return null;
    const last = before.current;
    // A line more or less in a strip beside it is no reason to move everything.
    const near = last !== null && Math.abs(last.width - width) + Math.abs(last.height - height) < NEAR;
    const found = furnish({
      width,
      height,
      seats,
      mode,
      kinds,
      spaces,
      lines,
      grow,
      like: near ? last.design : null,
    });
    before.current = { width, height, design: found.design };
    return found;
  }, [width, height, seats, mode, kinds, spaces, lines, grow]);
  return (
    <div
      ref={root}
      class={`parlour round-table ${at?.shape ?? ''}`}
      style={
        at === null
          ? {}
          : {
              '--scale': at.scale,
              '--face': `${at.face}px`,
              '--seat-w': `${at.seatWidth}px`,
              '--card-w': `${at.card}px`,
              '--pile-w': `${at.pile}px`,
              '--up-w': `${at.up}px`,
              '--mini-w': `${at.mini}px`,
              '--box-w': `${at.box.width}px`,
              '--box-h': `${at.box.height}px`,
              '--columns': at.columns,
              '--rows': at.rows,
            }
      }
    >
      {at && children(at)}
    </div>
  );
}
