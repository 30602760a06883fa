import { FastRng } from '@crossbones/core';
import type { QuizKind } from '@crossbones/texts/load';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { Masthead } from '../shell/Masthead.js';
import { keep, standing } from './learn/quiz/kept-standing.js';
import { Progress } from './learn/quiz/Progress.js';
import { QuestionCard } from './learn/quiz/QuestionCard.js';
import { ask, type QuizQuestion } from './learn/quiz/question.js';
import { kindsIn } from './learn/quiz/question-kind.js';
import './learn/quiz/quiz.css';
import { Icon } from '../shell/Icon.js';
import { useTitle } from '../shell/title.js';
import { learnGame, useVolume } from '../shell/words.js';
import { learned, nextKind } from './learn/quiz/next-kind.js';

const seed = (): string => crypto.getRandomValues(new Uint32Array(4)).join('/');

/** Tricks to judge: one after the other, as long as somebody likes. */
export function Screen() {
  const text = useVolume('learn')?.quiz ?? null;
  useTitle(text?.title ?? '');
  const rng = useMemo(() => new FastRng(seed()), []);
  const asked = useSignal<{ readonly number: number; readonly question: QuizQuestion } | null>(null);
  const next = (): void => {
    const { skills, box } = standing.value;
    const last: QuizKind | null = asked.value?.question.kind ?? null;
    const question = ask(nextKind(skills, kindsIn(box), last, rng), box, rng);
    asked.value = { number: (asked.value?.number ?? 0) + 1, question };
  };
  useEffect(() => {
    void learnGame('skull-king').then(next);
  }, []);
  const answered = (kind: QuizKind) => (right: boolean) => {
    const { skills, streak, best } = standing.value;
    const now = right ? streak + 1 : 0;
    keep({ skills: learned(skills, kind, right), streak: now, best: Math.max(best, now) });
  };
  const { streak, best } = standing.value;
  return (
    <div class="sheltered narrow">
      <Masthead title={text?.title} up="/learn" />
      {text && asked.value && (
        <main class="stack">
          <p class="quiz-head">
            <span class="quiz-streak">
              <Icon id="star" />
              {text.streak(streak)}
            </span>
            <span class="quiet">{text.best(best)}</span>
          </p>
          <QuestionCard
            key={asked.value.number}
            question={asked.value.question}
            text={text}
            answered={answered(asked.value.question.kind)}
            next={next}
          />
          <Progress text={text} />
        </main>
      )}
    </div>
  );
}
