import { gameIds } from '@crossbones/games/catalogue';
import { Emblem } from '../home/Emblem.js';
import { Masthead } from '../home/Masthead.js';
import { useTitle } from '../notices/title.js';
import { page, useVolume, words } from '../words.js';
import './arbiter.css';

/** Which game is the dispute about? */
export function Screen() {
  const text = page();
  const own = useVolume('arbiter');
  useTitle(text.arbiter);
  return (
    <div class="sheltered narrow arbiters">
      <Masthead title={text.arbiter} />
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
                      <span class="quiet">{own.about[game]}</span>
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
