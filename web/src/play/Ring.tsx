import type { ComponentChildren } from 'preact';
import './ring.css';

/** The table in the middle; seats and pieces lie around it, placed in percent. */
export function Ring({ children, crowd }: { children: ComponentChildren; crowd: number }) {
  return (
    <div class="ring" data-crowd={crowd > 6 ? 'many' : crowd > 4 ? 'some' : 'few'}>
      {children}
    </div>
  );
}
