import type { Chapter } from '@crossbones/texts/load';
import type { Reading } from './open-rulebook.js';
import { RulePart } from './RulePart.js';
import { RuleText } from './RuleText.js';
import { anchorOf, questionAnchor } from './rule-search.js';

/** Questions have a chapter of their own, at the end. */
export const QUESTIONS = 'questions';

/** The whole text: chapter after chapter, and what people ask. */
export function Book({ reading, marked }: { reading: Reading; marked: string }) {
  const { book, text } = reading;
  const at = (anchor: string) => ({
    id: anchor,
    tabIndex: -1,
    class: `anchor ${anchor === marked ? 'marked' : ''}`,
  });
  return (
    <div class="rules-text">
      {book.chapters.map((chapter) => (
        <ChapterText key={chapter.id} chapter={chapter} reading={reading} at={at} />
      ))}
      <section aria-labelledby={QUESTIONS}>
        <h2 {...at(QUESTIONS)}>{text.questions}</h2>
        {book.questions.map(({ ask, answer }, i) => (
          <div key={i} {...at(questionAnchor(i))}>
            <div class="rules-question">
              <h3>
                <RuleText text={ask} reading={reading} />
              </h3>
              <p>
                <RuleText text={answer} reading={reading} />
              </p>
            </div>
          </div>
        ))}
      </section>
    </div>
  );
}

interface ChapterProps {
  readonly chapter: Chapter;
  readonly reading: Reading;
  readonly at: (anchor: string) => object;
}

function ChapterText({ chapter: { id, title, parts }, reading, at }: ChapterProps) {
  return (
    <section aria-labelledby={id}>
      <h2 {...at(id)}>{title}</h2>
      {parts.map((part, i) => (
        <div key={i} {...at(anchorOf(id, part, i))}>
          <RulePart part={part} reading={reading} />
        </div>
      ))}
    </section>
  );
}
