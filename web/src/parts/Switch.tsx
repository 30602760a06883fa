import './switch.css';

interface Props {
  readonly title: string;
  readonly on: boolean;
  readonly turn: (on: boolean) => void;
  readonly hint?: string;
}

/** Something that is on or off. */
export function Switch({ title, on, turn, hint }: Props) {
  return (
    <label class="switch">
      <span class="switch-words">
        {title}
        {hint && <small class="quiet">{hint}</small>}
      </span>
      <input
        type="checkbox"
        role="switch"
        checked={on}
        aria-checked={on}
        onChange={(event) => turn(event.currentTarget.checked)}
      />
      <span class="switch-track" aria-hidden="true" />
    </label>
  );
}
