import type { ComponentChildren } from 'preact';
import './ring.css';

/** The table in the middle; whoever draws it places what lies on it. */
export const Ring = ({ children }: { children: ComponentChildren }) => <div class="ring">{children}</div>;
