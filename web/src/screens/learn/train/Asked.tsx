import type { Volumes } from '@crossbones/texts/load';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../../shell/Icon.js';
import '../guide.css';
import type { Task } from './drill.js';

interface Props {
  readonly task: Task;
  readonly text: Volumes['learn']['train'];
  /** What was said to the answer; null before it. */
  readonly said: ComponentChildren;
  readonly over: boolean;
  /** The verdict can be read again; null while there is none. */
  readonly read: (() => void) | null;
  next(): void;
}

/** Above the table: what is asked, where it is from, and how to go on. */
export function Asked({ task, text, said, over, read, next }: Props) {
  const onward = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (over && document.activeElement === document.body) onward.current?.focus({ preventScroll: true });
  }, [over]);
  const { kind, difficulty, again, asked } = task;
  const notes = [
    kind === null ? null : text.kinds[kind],
    difficulty === null ? null : text.difficulty[difficulty],
    asked === null ? text.hand : asked.from === 'own' ? text.mine : null,
    again && asked?.from !== 'own' ? text.again : null,
    asked?.from === 'made' && !again ? text.made : null,
  ].filter((note) => note !== null);
  return (
    <section class="guide train-asked" aria-label={text.title} data-puzzle={asked?.id}>
      <span class="guide-face" aria-hidden="true">
        <Icon id={over ? 'scales' : 'help'} />
      </span>
      <p class="guide-says" role="status">
        <b>{over ? said : kind === null ? text.ask : text.asks[kind]}</b>
        <small class="quiet train-notes">{notes.join(' · ')}</small>
      </p>
      <div class="guide-answers">
        {read !== null && (
          <button type="button" class="button" onClick={read}>
            {text.verdict}
          </button>
        )}
        {over && (
          <button ref={onward} type="button" class="button main train-next" onClick={next}>
            {text.next}
          </button>
        )}
      </div>
    </section>
  );
}
