import { useEffect, useRef } from 'preact/hooks';
import { begin } from '../../play/local/new-match.js';
import { Icon } from '../../shell/Icon.js';
import { settings } from '../../shell/settings.js';
import { page, useVolume } from '../../shell/words.js';
import { finish } from './finished-lessons.js';
import './guide.css';
import type { LessonMatch } from './lesson-match.js';

/** The guide's bubble: what to look at, what to do now, and why something else was not wanted. */
export function Guide({ match }: { readonly match: LessonMatch }) {
  const words = useVolume('learn');
  const button = useRef<HTMLButtonElement>(null);
  const { is, say, fared, lifts } = match.bubble.value;
  const over = is === 'over';
  useEffect(() => {
    if (over) finish(match.game);
  }, [over]);
  // People who play by keys go on from here, unless their focus is elsewhere already.
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [is, say]);
  if (words === null) return null;
  const sayings: { readonly [key: string]: string } = words.lessons[match.game];
  return (
    <section class={`guide ${is}`} aria-label={words.guide} data-want={match.want.value.join(' ')}>
      <span class="guide-face" aria-hidden="true">
        <Icon id={is === 'mistaken' ? 'undo' : over ? 'flag' : 'lamp'} />
      </span>
      <p class="guide-says" role="status">
        {is === 'mistaken' && <b>{words.mistaken} </b>}
        {over && <b>{words.finished} </b>}
        {fared && `${sayings[fared]} `}
        {sayings[say]}
        {lifts && settings.value.raiseFirst && <i> {words.lifts}</i>}
      </p>
      <div class="guide-answers">
        {is === 'told' && (
          <button ref={button} type="button" class="button main guide-on" onClick={() => match.read()}>
            <span>{words.goOn}</span>
            <Icon id="play" />
          </button>
        )}
        {is === 'mistaken' && (
          <button ref={button} type="button" class="button main" onClick={() => match.takeBack()}>
            <Icon id="undo" />
            {words.takeBack}
          </button>
        )}
        {over && (
          <>
            <button ref={button} type="button" class="button main" onClick={() => void begin(match.game)}>
              {words.playForReal}
            </button>
            {match.game === 'skull-king' && (
              <a class="button" href="/quiz">
                {words.quiz.title}
              </a>
            )}
            {match.game === 'skull' && (
              <a class="button" href="/bluff">
                {words.bluff.title}
              </a>
            )}
            <a class="button" href={`/rules/${match.game}`}>
              {page().home.rules}
            </a>
            <a class="button" href="/learn">
              {words.allLessons}
            </a>
          </>
        )}
      </div>
      <span class="guide-way" aria-hidden="true">
        <span style={{ width: `${Math.round((over ? 1 : match.way.value) * 100)}%` }} />
      </span>
    </section>
  );
}
