import type { ComponentChildren, CSSProperties } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { useElementSize } from './element-size.js';
import type { Rect, Shape, Size } from './table-layout.js';
import './ring.css';
import './round-table.css';
import './strips.css';

/** What a plan of a table says besides where things lie. */
interface Drawn {
  /** How large everything is drawn: 1 as on a small phone. */
  readonly scale: number;
  readonly shape: Shape;
  readonly face: number;
}

interface Props<T extends Drawn> {
  readonly kind?: string;
  /** Computes where everything lies; called again when it is another function. */
  readonly plan: (room: Size) => T;
  /** Measures of its own that a game's styles go by. */
  readonly measures?: (at: T) => CSSProperties;
  readonly children: (at: T) => ComponentChildren;
}

/** The table itself: measures the room there is, and has everything lie where the plan says. */
export function TableSurface<T extends Drawn>({ kind = '', plan, measures, children }: Props<T>) {
  const root = useRef<HTMLDivElement>(null);
  const room = useElementSize(root);
  const at = useMemo(() => room && plan(room), [room, plan]);
  return (
    <div
      ref={root}
      class={`ring round-table ${kind} ${at?.shape ?? ''}`}
      style={at ? { '--scale': at.scale, '--face': `${at.face}px`, ...measures?.(at) } : {}}
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
