import { useEffect, useRef } from 'preact/hooks';
import { spoken } from '../../shell/language.js';
import { page } from '../../shell/words.js';
import { figure } from '../review/figure.js';
import { GradeMark } from '../review/GradeMark.js';
import type { ReplayChapter } from './chapter.js';
import type { GradedSteps } from './graded-steps.js';
import type { Playback } from './playback.js';
import type { OpenStep } from './replay-steps.js';
import './step-list.css';

interface Props {
  readonly playback: Playback;
  readonly chapters: readonly ReplayChapter[];
  readonly tell: (step: OpenStep) => string;
  readonly graded: GradedSteps | null;
  /** Whether what lies ahead is hidden. */
  readonly spoilerFree: boolean;
}

/** Every step in words, under the round it belongs to; a tap goes there. */
export function StepList({ playback, chapters, tell, graded, spoilerFree }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const at = playback.step.value;
  void playback.film.news.value;
  useEffect(() => {
    // A dialog is laid out only after what is in it was made.
    const frame = requestAnimationFrame(() => {
      const row = list.current?.querySelector<HTMLElement>('[aria-current]');
      const box = row?.closest('.replay-list');
      if (!row || !box) return;
      // Only the list is moved, and only as far as it must be.
      const top = row.getBoundingClientRect().top - box.getBoundingClientRect().top;
      if (top < 48 || top > box.clientHeight - 72) box.scrollTop += top - box.clientHeight / 2;
    });
    return () => cancelAnimationFrame(frame);
  }, [at, playback.film.news.value]);
  // The step that begins a new round is listed under the round before.
  const starts = new Map(chapters.map(({ from, heading }) => [from === 0 ? 0 : from + 1, heading]));
  return (
    <div class="replay-list">
      <ol class="replay-steps" ref={list} aria-label={page().after.steps}>
        {Array.from({ length: 1 + (spoilerFree ? at : playback.last) }, (_, step) => {
          const one = playback.film.at(step);
          if (one === undefined) return null;
          const heading = starts.get(step);
          const decision = graded?.at(step) ?? null;
          return (
            <li key={step}>
              {heading !== undefined && <h2>{heading}</h2>}
              <button
                type="button"
                class="replay-step"
                aria-current={step === at ? 'step' : undefined}
                onClick={() => playback.turn(step)}
              >
                <span class="replay-step-number">{step}</span>
                <span>{tell(one)}</span>
                {decision !== null && graded !== null && (
                  <span class="replay-step-grade">
                    {decision.loss > 0 && `−${figure(decision.loss, graded.review.unit, spoken())}`}
                    <GradeMark grade={decision.grade} />
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
