import { gameIds } from '@crossbones/games/catalogue';
import { Icon } from '../shell/Icon.js';
import { useLate } from '../shell/load-late.js';
import { Masthead } from '../shell/Masthead.js';
import { useTitle } from '../shell/title.js';
import { page } from '../shell/words.js';
import { Footer } from './home/Footer.js';
import { GameCard } from './home/GameCard.js';
import { JoinByCode } from './home/JoinByCode.js';
import ornament from './home/ornament.svg?url';
import { RealTable } from './home/RealTable.js';
import { Room } from './home/RunningSpace.js';
import { LevelLine } from './options/BotLevel.js';
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
            <JoinByCode />
          </div>
          {Live === null ? <Room /> : <Live.RunningMatches />}
          <section class="home-doors" aria-labelledby="doors">
            <h2 id="doors" class="unseen">
              {text.home.chooseGame}
            </h2>
            <LevelLine />
            <ul class="doors">
              {gameIds.map((id) => (
                <GameCard key={id} game={id} />
              ))}
            </ul>
            <a class="button home-daily" href="/daily">
              <Icon id="compass" />
              {text.home.daily}
            </a>
          </section>
          {Live !== null && <Live.Lobby />}
          <RealTable />
        </main>
        <Footer />
      </div>
    </div>
  );
}
