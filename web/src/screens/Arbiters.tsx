import { gameIds } from '@crossbones/games/catalogue';
import { Emblem } from '../games/Emblem.js';
import { Masthead } from '../shell/Masthead.js';
import { useTitle } from '../shell/title.js';
import { page, useVolume, words } from '../shell/words.js';
import './arbiter.css';

/** Which game is the dispute about? */
export function Screen() {
  const text = page();
  const own = useVolume('arbiter');
  useTitle(text.home.arbiter);
  return (
    <div class="sheltered narrow arbiters">
      <Masthead title={text.home.arbiter} />
      <main class="stack">
        {own && (
          <>
            <p class="quiet">{own.intro}</p>
            <ul class="arbiters-games">
              {gameIds.map((game) => (
                <li key={game}>
                  <a class="panel arbiters-game" href={`/arbiter/${game}`}>
                    <Emblem game={game} />
                    <span class="arbiters-words">
                      <b>{words().games[game].name}</b>
                      <span class="quiet">{words().games[game].arbiter}</span>
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
      </main>
    </div>
  );
}
