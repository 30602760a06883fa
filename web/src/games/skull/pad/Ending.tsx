import type { PadWordsOf } from '@crossbones/texts/load';
import art from '../art.svg?url';
import './ending.css';

interface Props {
  readonly title: string;
  readonly words: PadWordsOf<'skull'>;
  readonly made: boolean | null;
  readonly settle: (made: boolean) => void;
}

/** How a challenge ended: two large answers. */
export function Ending({ title, words, made, settle }: Props) {
  return (
    <fieldset class="s-ask">
      <legend>{title}</legend>
      <div class="s-answers">
        {([true, false] as const).map((answer) => (
          <button
            key={String(answer)}
            type="button"
            class="s-answer"
            aria-pressed={made === answer}
            onClick={() => settle(answer)}
          >
            <svg class="s-disc" viewBox="0 0 100 100" data-hue={answer ? 1 : 9} aria-hidden="true">
              <use href={`${art}#${answer ? 'rose' : 'skull'}-1`} />
            </svg>
            <span>
              <b>{answer ? words.made : words.lost}</b>{' '}
              <small>{answer ? words.madeHint : words.lostHint}</small>
            </span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
