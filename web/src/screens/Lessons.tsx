import { gameIds } from '@crossbones/games/catalogue';
import { Emblem } from '../games/Emblem.js';
import { minutesOf } from '../games/manifest.js';
import { Masthead } from '../shell/Masthead.js';
import { done } from './learn/finished-lessons.js';
import './learn/lessons.css';
import { Icon } from '../shell/Icon.js';
import { useTitle } from '../shell/title.js';
import { page, useVolume, words } from '../shell/words.js';

const icons = { train: 'star', quiz: 'help', bluff: 'eye' } as const;

/** The guided games, the trainer, the quiz and the bluff trainer. */
export function Screen() {
  const title = page().home.learn;
  useTitle(title);
  const text = useVolume('learn');
  return (
    <div class="sheltered narrow">
      <Masthead title={title} />
      {text && (
        <main class="stack">
          <p class="quiet">{text.lead}</p>
          <ul class="lessons">
            {gameIds.map((game) => (
              <li key={game}>
                <a class="panel lesson" href={`/learn/${game}`}>
                  <Emblem game={game} />
                  <span class="lesson-words">
                    <b class="lesson-name">{words().games[game].name}</b>
                    <span>{text.lessons[game].about}</span>
                    <span class="lesson-notes">
                      <span>
                        <Icon id="clock" />
                        {text.minutes(minutesOf(game))}
                      </span>
                      {done.value.has(game) && (
                        <span class="lesson-done">
                          <Icon id="check" />
                          {text.done}
                        </span>
                      )}
                    </span>
                  </span>
                </a>
              </li>
            ))}
            {(['train', 'quiz', 'bluff'] as const).map((exercise) => (
              <li key={exercise}>
                <a class="panel lesson" href={`/${exercise}`}>
                  <span class="lesson-mark">
                    <Icon id={icons[exercise]} />
                  </span>
                  <span class="lesson-words">
                    <b class="lesson-name">{text[exercise].title}</b>
                    <span>{text[exercise].about}</span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </main>
      )}
    </div>
  );
}
