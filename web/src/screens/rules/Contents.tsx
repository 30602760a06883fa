import { QUESTIONS } from './Book.js';
import type { Reading } from './open-rulebook.js';

/** The chapters, and the way to each; on a phone it is folded up. */
export function Contents({ reading: { game, book, text } }: { reading: Reading }) {
  const chapters = [...book.chapters.map(({ id, title }) => [id, title]), [QUESTIONS, text.questions]];
  const list = (
    <ol>
      {chapters.map(([id, title]) => (
        <li key={id}>
          <a href={`/rules/${game}#${id}`}>{title}</a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav class="rules-contents" aria-label={text.contents}>
      <details class="details">
        <summary>{text.contents}</summary>
        {list}
      </details>
      <div class="rules-contents-open">{list}</div>
    </nav>
  );
}
