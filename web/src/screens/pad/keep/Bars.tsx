import type { ComponentChildren } from 'preact';
import './bars.css';

interface Bar {
  readonly name: string;
  /** From 0 to 1; how long the bar is. */
  readonly share: number;
  readonly value: string;
  readonly more: ComponentChildren;
  readonly first: boolean;
}

/** One line for each of a group: a name, a bar beside the others', and the numbers behind it. */
export function Bars({ bars }: { readonly bars: readonly Bar[] }) {
  return (
    <ul class="bars">
      {bars.map(({ name, share, value, more, first }) => (
        <li key={name} data-first={first}>
          <span class="bar-name">{name}</span>
          <span class="bar-value">{value}</span>
          <span class="bar-length" aria-hidden="true">
            <span style={{ width: `${100 * share}%` }} />
          </span>
          <small class="bar-more quiet">{more}</small>
        </li>
      ))}
    </ul>
  );
}
