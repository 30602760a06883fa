import type { Reading } from './open-rulebook.js';
import { type Stretch, stretches } from './text-marks.js';

interface Props {
  readonly text: string;
  readonly reading: Reading;
}

/** The text of a rulebook with its pieces drawn and its links to other rules. */
export const RuleText = ({ text, reading }: Props) => (
  <>
    {stretches(text).map((one, i) => (
      <Told key={i} one={one} reading={reading} />
    ))}
  </>
);

function Told({ one, reading }: { one: Stretch; reading: Reading }) {
  const { game, drawing, nameOf, text, cite } = reading;
  switch (one.is) {
    case 'plain':
      // No line breaks inside a sum.
      return <>{one.text.replace(/ ([+−×÷=]) (?=[(+−\d])/g, '\u00a0$1\u00a0')}</>;
    case 'strong':
      return (
        <strong>
          <RuleText text={one.text} reading={reading} />
        </strong>
      );
    case 'mark': {
      const name = one.mark === '◆' ? text.ruling : text.elsewhere;
      return (
        <span class="source-mark" role="img" aria-label={name} title={name}>
          {one.mark}
        </span>
      );
    }
    case 'rule':
      return (
        <a
          class="rule-cited"
          href={`/rules/${game}#${one.rule}`}
          onClick={(event) => {
            if (cite === undefined) return;
            event.preventDefault();
            cite(one.rule);
          }}
        >
          {one.rule}
        </a>
      );
    case 'piece': {
      const name = nameOf(one.code);
      return (
        <span class={`chip of-${game}`} data-table={game} role="img" aria-label={name} title={name}>
          <drawing.Chip code={one.code} name={name} />
        </span>
      );
    }
  }
}
