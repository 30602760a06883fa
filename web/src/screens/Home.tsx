import { gameIds } from '@crossbones/games/catalogue';
import { useLate } from '../shell/late.js';
import { Masthead } from '../shell/Masthead.js';
import { useTitle } from '../shell/title.js';
import { page } from '../shell/words.js';
import { Door } from './home/Door.js';
import { Foot } from './home/Foot.js';
import { Room } from './home/GoOnRoom.js';
import { Join } from './home/Join.js';
import ornament from './home/ornament.svg?url';
import { RealTable } from './home/RealTable.js';
import { LevelLine } from './options/Level.js';
import './home.css';

/** The home page: five doors, and the ways back to matches under way. */
export function Screen() {
  const text = page();
  useTitle(null);
  // The doors work at once; what needs the server comes after them.
  const late = useLate(() => import('./home/Live.js'));
  const Live = late.value;
  return (
    <div class="home">
      <div class="sheltered home-inner">
        <Masthead />
        <main class="home-main">
          <div class="hero">
            <svg class="hero-lamp" viewBox="0 0 80 240" aria-hidden="true">
              <use href={`${ornament}#lamp`} />
            </svg>
            <p class="hero-line">{text.home.tagline}</p>
            <Join />
          </div>
          {Live === null ? <Room /> : <Live.GoOn />}
          <section class="home-doors" aria-labelledby="doors">
            <h2 id="doors" class="unseen">
              {text.home.chooseGame}
            </h2>
            <LevelLine />
            <ul class="doors">
              {gameIds.map((id) => (
                <Door key={id} game={id} />
              ))}
            </ul>
          </section>
          {Live !== null && <Live.Lobby />}
          <RealTable />
        </main>
        <Foot />
      </div>
    </div>
  );
}
