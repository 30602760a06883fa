import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../shell/Icon.js';
import { useVolume, wordsOf } from '../../shell/words.js';
import '../learn/guide.css';
import './guess.css';
import { type Guess, type GuessedMatch, scoreOf } from './guessed-match.js';

/** What is asked, what was played, and how many points there are by now. */
export function GuessStrip({ match }: { readonly match: GuessedMatch }) {
  const text = useVolume('branches');
  const button = useRef<HTMLButtonElement>(null);
  const stand = match.stand.value;
  // People who play by keys go on from here, unless their focus is elsewhere already.
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [stand]);
  if (text === null) return null;
  const guesses = match.guesses.value;
  const last = guesses.at(-1);
  const { points, of } = scoreOf(guesses);
  const { name } = match.sailors.value[match.me.value ?? 0];
  const isMissed = stand === 'told' && last !== undefined && last.is !== 'exact';
  return (
    <section class={`guide guess ${stand}`} aria-label={text.guess}>
      <span class="guide-face" aria-hidden="true">
        <Icon id={last?.is === 'exact' && stand === 'moving' ? 'check' : 'help'} />
      </span>
      <p class="guide-says" role="status">
        {isMissed ? (
          <Told guess={last} match={match} name={name} />
        ) : stand === 'asked' || stand === 'judging' ? (
          text.ask(name)
        ) : last?.is === 'exact' ? (
          <b>{text.exact}</b>
        ) : (
          text.othersMove
        )}
        <small class="guess-score">{text.points(points, of)}</small>
      </p>
      <div class="guide-answers">
        {isMissed && (
          <button ref={button} type="button" class="button main guess-on" onClick={() => match.goOn()}>
            {text.goOn}
            <Icon id="play" />
          </button>
        )}
      </div>
    </section>
  );
}

function Told({
  guess,
  match,
  name,
}: {
  readonly guess: Guess;
  readonly match: GuessedMatch;
  readonly name: string;
}) {
  const text = useVolume('branches');
  if (text === null) return null;
  const own = wordsOf(match.game);
  const said = (words: readonly string[]): string =>
    words.map((word) => own.label(word, (seat) => match.sailors.value[Number(seat)].name)).join(', ');
  return (
    <>
      <b>
        {text[guess.is]} +{guess.points}
      </b>{' '}
      {text.yours(said(guess.guess))} {text.played(name, said(guess.played))}{' '}
    </>
  );
}
