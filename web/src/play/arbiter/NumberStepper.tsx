import './number-stepper.css';
import type { Speech } from './arbiter-words.js';

interface Props {
  readonly title: string;
  readonly value: number;
  readonly min?: number;
  readonly max: number;
  readonly text: Speech['text'];
  readonly set: (value: number) => void;
  /** Whose number it is, for people who cannot see where it stands. */
  readonly of?: string;
}

/** A number with a button on either side. */
export function NumberStepper({ title, value, min = 0, max, text, set, of }: Props) {
  const name = of === undefined ? title : `${of}, ${title}`;
  return (
    <div class="counter">
      <span class="counter-title">{title}</span>
      <button
        type="button"
        class="button round"
        aria-label={text.fewer(name)}
        disabled={value <= min}
        onClick={() => set(value - 1)}
      >
        <span aria-hidden="true">−</span>
      </button>
      <output aria-label={name}>{value}</output>
      <button
        type="button"
        class="button round"
        aria-label={text.more(name)}
        disabled={value >= max}
        onClick={() => set(value + 1)}
      >
        <span aria-hidden="true">+</span>
      </button>
    </div>
  );
}
