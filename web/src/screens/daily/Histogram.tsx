import { type Bin, binsOf, type Scores } from './crew-share.js';

const HEIGHT = 48;
const WIDE = 10;

const heightOf = ({ count, mine }: Bin, most: number): number =>
  // One's own place is seen even where nobody of the crew came.
  Math.max(count > 0 || mine ? 2 : 0, (HEIGHT * count) / most);

interface Props {
  readonly scores: Scores;
  readonly mine: number | null;
  /** What it shows, for those who cannot see it. */
  readonly label: string;
  readonly yours: string;
  /** How a score is written. */
  readonly write: (score: number) => string;
}

/** How the crew's plays ended, with one's own place among them. */
export function Histogram({ scores, mine, label, yours, write }: Props) {
  const bins = binsOf(scores, mine);
  if (bins.length === 0) return null;
  const most = Math.max(1, ...bins.map(({ count }) => count));
  return (
    <figure class="daily-figure">
      <svg
        class="daily-histogram"
        viewBox={`0 0 ${bins.length * WIDE} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        {bins.map((bin, at) => (
          <rect
            key={bin.from}
            class={bin.mine ? 'mine' : ''}
            x={at * WIDE + 1}
            width={WIDE - 2}
            y={HEIGHT - heightOf(bin, most)}
            height={heightOf(bin, most)}
          />
        ))}
      </svg>
      <figcaption class="daily-scale" aria-hidden="true">
        <span>{write(bins[0].from)}</span>
        {mine !== null && <b>{`${yours}: ${write(mine)}`}</b>}
        <span>
          {bins.length > 1 ? write(Math.max(...scores.map(({ score }) => score), mine ?? bins[0].from)) : ''}
        </span>
      </figcaption>
    </figure>
  );
}
