import './numbers.css';

interface Props {
  /** Whose, and of what: “Bid of Mina”. */
  readonly label: string;
  readonly from?: number;
  readonly to: number;
  readonly value: number | null;
  readonly choose: (value: number) => void;
  /** One of them worth a second look: what was bid, say. */
  readonly marked?: number | null;
  /** What the mark means, for those who cannot see it. */
  readonly markedAs?: string;
}

/** A row of numbers, each a tap: nothing is typed. */
export function Numbers({ label, from = 0, to, value, choose, marked = null, markedAs }: Props) {
  const numbers = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  return (
    <fieldset class="numbers" aria-label={label}>
      {numbers.map((number) => (
        <button
          key={number}
          type="button"
          class="number"
          aria-pressed={number === value}
          data-marked={number === marked}
          aria-label={number === marked && markedAs !== undefined ? `${number}, ${markedAs}` : undefined}
          onClick={() => choose(number)}
        >
          {number}
        </button>
      ))}
    </fieldset>
  );
}
