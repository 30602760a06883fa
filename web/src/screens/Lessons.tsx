import { type GameId, gameIds } from '@crossbones/games/catalogue';
import { Emblem } from '../home/Emblem.js';
import { Masthead } from '../home/Masthead.js';
import { done } from '../learn/done.js';
import '../learn/lessons.css';
import { useTitle } from '../notices/title.js';
import { Icon } from '../parts/Icon.js';
import { page, useVolume, words } from '../words.js';

/** How long each lesson takes, in minutes. */
const minutes: { readonly [id in GameId]: number } = {
  'skull-king': 4,
  'skull-king-dice': 4,
  'skull-queen': 4,
  skull: 4,
  'queens-collection': 3,
};

/** The guided games, and the quiz. */
export function Screen() {
  const title = page().learn;
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
                    <span>{text.about[game]}</span>
                    <span class="lesson-notes">
                      <span>
                        <Icon id="clock" />
                        {text.minutes(minutes[game])}
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
            <li>
              <a class="panel lesson" href="/quiz">
                <span class="lesson-mark">
                  <Icon id="help" />
                </span>
                <span class="lesson-words">
                  <b class="lesson-name">{text.quiz.title}</b>
                  <span>{text.quiz.about}</span>
                </span>
              </a>
            </li>
          </ul>
        </main>
      )}
    </div>
  );
}
