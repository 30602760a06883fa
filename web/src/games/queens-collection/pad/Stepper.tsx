import './stepper.css';

interface Props {
  readonly label: string;
  /** The label with the player's name, for people who do not see where the stepper stands. */
  readonly of: string;
  readonly value: number;
  readonly most: number;
  /** A second, larger step. */
  readonly stride?: number;
  readonly fewer: (what: string) => string;
  readonly more: (what: string, by: number) => string;
  readonly set: (value: number) => void;
}

/** A count that goes up and down by taps, from 0 to `most`. */
export function Stepper({ label, of, value, most, stride, fewer, more, set }: Props) {
  const steps = stride === undefined ? [1] : [1, stride];
  return (
    <fieldset class="stepper" aria-label={of}>
      <span class="stepper-label">{label}</span>
      <button type="button" aria-label={fewer(of)} disabled={value === 0} onClick={() => set(value - 1)}>
        −
      </button>
      <output>{value}</output>
      {steps.map((by) => (
        <button
          key={by}
          type="button"
          aria-label={more(of, by)}
          disabled={value + by > most}
          onClick={() => set(value + by)}
        >
          {by === 1 ? '+' : `+${by}`}
        </button>
      ))}
    </fieldset>
  );
}
