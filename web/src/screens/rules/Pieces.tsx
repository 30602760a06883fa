import { Icon } from '../../shell/Icon.js';
import type { Reading } from './open-rulebook.js';

interface Props {
  readonly codes: readonly string[];
  /** The one that wins, by its place. */
  readonly takes: number | undefined;
  readonly reading: Reading;
}

/** Cards, dice or discs in the order they were played. */
export function Pieces({ codes, takes, reading }: Props) {
  const { game, drawing, nameOf, text } = reading;
  return (
    <ol class="rules-pieces">
      {codes.map((code, i) => (
        <li key={i} class={i === takes ? 'takes' : ''}>
          <span
            class="rules-piece"
            data-table={game}
            role="img"
            aria-label={nameOf(code)}
            title={nameOf(code)}
          >
            <drawing.Piece code={code} />
          </span>
          {i === takes && (
            <b class="rules-takes">
              <Icon id="crown" />
              {text.takes}
            </b>
          )}
        </li>
      ))}
    </ol>
  );
}
