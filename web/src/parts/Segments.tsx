import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import './segments.css';

interface Props<T extends string> {
  readonly title: string;
  readonly value: T;
  readonly choices: readonly (readonly [value: T, name: ComponentChildren])[];
  readonly choose: (value: T) => void;
  readonly hint?: string;
  /** For names of about one length: two or four in a row, never three. */
  readonly even?: boolean;
}

/** A choice among a few answers, side by side. */
export function Segments<T extends string>({ title, value, choices, choose, hint, even = false }: Props<T>) {
  const id = useId();
  return (
    <fieldset class="segments" aria-describedby={hint && `${id}-hint`}>
      <legend>{title}</legend>
      <div class={`segments-row ${even ? 'even' : ''}`}>
        {choices.map(([one, name]) => (
          <label key={one} class="segment">
            <input type="radio" name={id} value={one} checked={one === value} onChange={() => choose(one)} />
            <span>{name}</span>
          </label>
        ))}
      </div>
      {hint && (
        <small id={`${id}-hint`} class="quiet">
          {hint}
        </small>
      )}
    </fieldset>
  );
}
