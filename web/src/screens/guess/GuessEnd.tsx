import { useSignal } from '@preact/signals';
import { Dialog } from '../../parts/Dialog.js';
import { Icon } from '../../shell/Icon.js';
import { page, useVolume, wordsOf } from '../../shell/words.js';
import './guess.css';
import { MOST } from './guess-points.js';
import { type GuessedMatch, scoreOf } from './guessed-match.js';

/** How many of the guesses that were furthest off are named. */
const NAMED = 3;

/** What all guesses came to; from here on the whole match may be looked at. */
export function GuessEnd({ match, path }: { readonly match: GuessedMatch; readonly path: string }) {
  const text = useVolume('branches');
  const open = useSignal(true);
  if (text === null || !open.value) return null;
  const guesses = match.guesses.value;
  const { points, of, hits } = scoreOf(guesses);
  const own = wordsOf(match.game);
  const said = (words: readonly string[]): string =>
    words.map((word) => own.label(word, (seat) => match.sailors.value[Number(seat)].name)).join(', ');
  const { name } = match.sailors.value[match.me.value ?? 0];
  const far = guesses
    .filter((one) => one.points < MOST)
    .sort((one, other) => one.points - other.points || one.step - other.step)
    .slice(0, NAMED);
  return (
    <Dialog title={text.guess} close={() => (open.value = false)}>
      <div class="stack guess-end">
        {guesses.length === 0 ? (
          <p>{text.nothingToGuess}</p>
        ) : (
          <>
            <b>{text.points(points, of)}</b>
            <p>{text.hits(hits, guesses.length)}</p>
            {far.length > 0 && (
              <section class="guess-far">
                <h3>{text.furthest}</h3>
                {far.map(({ step, guess, played, points: got }) => (
                  <a key={step} href={`${path}/replay?step=${step}&seat=${match.me.value}`}>
                    <b>
                      {text.atStep(step)} · {text.points(got, MOST)}
                    </b>
                    <span>
                      {text.yours(said(guess))} {text.played(name, said(played))}
                    </span>
                  </a>
                ))}
              </section>
            )}
            <p class="quiet">{text.howScored}</p>
          </>
        )}
        <a class="button main" href={`${path}/replay`}>
          <Icon id="play" />
          {page().after.replay}
        </a>
      </div>
    </Dialog>
  );
}
