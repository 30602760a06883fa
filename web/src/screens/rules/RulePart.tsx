import type { Part } from '@crossbones/texts/load';
import type { Reading } from './open-rulebook.js';
import { Pieces } from './Pieces.js';
import { RuleText } from './RuleText.js';
import { RulingNote } from './RulingNote.js';

interface Props {
  readonly part: Part;
  readonly reading: Reading;
}

/** One piece of a chapter: a numbered rule, a table, a picture, an example. */
export function RulePart({ part, reading }: Props) {
  const said = (text: string) => <RuleText text={text} reading={reading} />;
  switch (part.kind) {
    case 'rule':
      return <NumberedRule part={part} reading={reading} />;
    case 'text':
      return <p>{said(part.text)}</p>;
    case 'list':
      return (
        <ul class="rules-list">
          {part.items.map((item, i) => (
            <li key={i}>{said(item)}</li>
          ))}
        </ul>
      );
    case 'table':
      return (
        <div class="rules-table">
          <table>
            <thead>
              <tr>
                {part.head.map((title, i) => (
                  <th key={i} scope="col">
                    {said(title)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {part.rows.map((row, i) => (
                <tr key={i}>
                  {row.map((cell, j) => (
                    <td key={j} class={/^[+−–-]?\d+( .*)?$|^–?$/.test(cell) ? 'number' : ''}>
                      {said(cell)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
    case 'picture':
      return (
        <figure class="rules-figure">
          <Pieces codes={part.codes} takes={part.takes} reading={reading} />
          <figcaption>{said(part.caption)}</figcaption>
        </figure>
      );
    case 'example':
      return (
        <aside class="rules-example">
          <h3>{part.title}</h3>
          {part.codes && <Pieces codes={part.codes} takes={part.takes} reading={reading} />}
          <p>{said(part.text)}</p>
        </aside>
      );
  }
}

function NumberedRule({ part, reading }: { part: Part & { kind: 'rule' }; reading: Reading }) {
  const { rule, text, ruling, elsewhere } = part;
  return (
    <div class="rule">
      <a class="rule-number" href={`/rules/${reading.game}#${rule}`}>
        {rule}
      </a>
      <div class="rule-text">
        {text.split('\n').map((line, i) => (
          <p key={i}>
            <RuleText text={line} reading={reading} />
          </p>
        ))}
        {(ruling || elsewhere) && (
          <div class="row">
            {ruling && <RulingNote mark="◆" name={reading.text.ruling} about={reading.text.rulingAbout} />}
            {elsewhere && (
              <RulingNote mark="◇" name={reading.text.elsewhere} about={reading.text.elsewhereAbout} />
            )}
          </div>
        )}
      </div>
    </div>
  );
}
