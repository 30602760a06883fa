import { BOOK, Book } from '@crossbones/bots/skull/duel/book';
import { type Dilemma, drawDilemma } from '@crossbones/bots/skull/duel/dilemma';
import { givenTo, nextKind } from '@crossbones/bots/skull/duel/giveaway';
import { FastRng } from '@crossbones/core';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { loadWeights } from '../play/local/weights.js';
import { Masthead } from '../shell/Masthead.js';
import { useTitle } from '../shell/title.js';
import { learnGame, page, useVolume } from '../shell/words.js';
import { DilemmaForm } from './learn/bluff/DilemmaForm.js';
import { GivenAway } from './learn/bluff/GivenAway.js';
import { given, keep } from './learn/bluff/kept-answers.js';
import './learn/bluff/bluff.css';

const seed = (): string => crypto.getRandomValues(new Uint32Array(4)).join('/');

/** Dilemmas of Skull with two left, one after the other, and what the answers gave away. */
export function Screen() {
  const text = useVolume('learn')?.bluff ?? null;
  useTitle(text?.title ?? '');
  const rng = useMemo(() => new FastRng(seed()), []);
  const book = useSignal<Book | 'failed' | null>(null);
  const asked = useSignal<{ readonly number: number; readonly dilemma: Dilemma } | null>(null);
  const ready = useRef<Dilemma | null>(null);
  const draw = (): Dilemma | null =>
    book.value instanceof Book ? drawDilemma(book.value, nextKind(given.value, rng), rng) : null;
  const next = (): void => {
    const dilemma = ready.current ?? draw();
    ready.current = null;
    if (dilemma !== null) asked.value = { number: (asked.value?.number ?? 0) + 1, dilemma };
  };
  const answered = (dilemma: Dilemma) => (word: number) => {
    keep([...given.value, givenTo(dilemma, word)]);
    // Drawing a dilemma may take a moment, because a part of the book is read first: do it while somebody reads the
    // result.
    setTimeout(() => {
      ready.current = draw();
    });
  };
  useEffect(() => {
    Promise.all([loadWeights(BOOK), learnGame('skull')]).then(
      ([bytes]) => {
        book.value = new Book(bytes);
        next();
      },
      () => {
        book.value = 'failed';
      },
    );
  }, []);
  return (
    <div class="sheltered narrow">
      <Masthead title={text?.title} up="/learn" />
      {text && (
        <main class="stack">
          <p class="quiet">{text.intro}</p>
          {asked.value !== null ? (
            <DilemmaForm
              key={asked.value.number}
              dilemma={asked.value.dilemma}
              text={text}
              again={asked.value.number > 1}
              answered={answered(asked.value.dilemma)}
              next={next}
            />
          ) : book.value === 'failed' ? (
            <>
              <p role="alert">{text.failed}</p>
              <button type="button" class="button main" onClick={() => location.reload()}>
                {page().trouble.reload}
              </button>
            </>
          ) : (
            <p class="quiet" role="status">
              {text.loading}
            </p>
          )}
          <GivenAway text={text} />
        </main>
      )}
    </div>
  );
}
