import { gameIds } from '@crossbones/games/catalogue';
import { Emblem } from '../games/Emblem.js';
import { Masthead } from '../shell/Masthead.js';
import { useTitle } from '../shell/title.js';
import './rules/books.css';
import { page, useVolume, words } from '../shell/words.js';

/** The five rulebooks side by side. */
export function Screen() {
  const title = page().home.rules;
  useTitle(title);
  const text = useVolume('rules');
  return (
    <div class="sheltered">
      <Masthead title={title} />
      {text && (
        <main class="stack">
          <p class="quiet">{text.intro}</p>
          <ul class="books">
            {gameIds.map((game) => {
              const { name, about } = words().games[game];
              return (
                <li key={game} class="panel" aria-labelledby={`book-${game}`}>
                  <Emblem game={game} />
                  <div>
                    <h2 id={`book-${game}`}>{name}</h2>
                    <p class="quiet">{about}</p>
                  </div>
                  <div class="row">
                    <a class="button" href={`/rules/${game}`} aria-label={`${name}: ${text.read}`}>
                      {text.read}
                    </a>
                    <a class="button bare" href={`/cheat/${game}`} aria-label={text.cheatOf(name)}>
                      {text.cheat}
                    </a>
                  </div>
                </li>
              );
            })}
          </ul>
        </main>
      )}
    </div>
  );
}
