import { catalogue, type GameId } from '@crossbones/games/catalogue';
import { useSignal } from '@preact/signals';
import { Dialog } from '../../parts/Dialog.js';
import { isKnown, know } from '../../play/local/known-games.js';
import { begin } from '../../play/local/new-match.js';
import { page, words } from '../../shell/words.js';
import './game-card.css';
import { Emblem, emblemOf } from '../../games/Emblem.js';

/** The way into one game: a niche with its emblem, and the ways to begin. */
export function GameCard({ game }: { game: GameId }) {
  const { games } = words();
  const { name, about } = games[game];
  const entering = useSignal(false);
  const asked = useSignal(false);
  const enter = async (): Promise<void> => {
    know(game);
    asked.value = false;
    entering.value = true;
    await begin(game).finally(() => {
      entering.value = false;
    });
  };
  return (
    <li class="door" data-game={game} aria-labelledby={`door-${game}`}>
      <Emblem game={game}>
        <svg
          class="door-ornament"
          viewBox="0 0 120 120"
          preserveAspectRatio="xMidYMid slice"
          aria-hidden="true"
        >
          <use href={emblemOf(game, 'ornament')} />
        </svg>
      </Emblem>
      <div class="door-words">
        <h2 id={`door-${game}`}>{name}</h2>
        <p>{about}</p>
        <p class="door-crowd">{page().playersFromTo(...catalogue[game].seats)}</p>
      </div>
      <div class="door-ways">
        <button
          type="button"
          class="button main"
          aria-describedby={`door-${game}`}
          disabled={entering.value}
          onClick={() => {
            if (isKnown(game)) void enter();
            else asked.value = true;
          }}
        >
          {page().home.playNow}
        </button>
        <a class="button" href={`/open/${game}`} aria-describedby={`door-${game}`}>
          {page().home.withFriends}
        </a>
        <a class="button bare" href={`/learn/${game}`} aria-describedby={`door-${game}`}>
          {page().home.learnIt}
        </a>
        <a class="button bare" href={`/open/${game}?alone`} aria-describedby={`door-${game}`}>
          {page().home.customise}
        </a>
      </div>
      {asked.value && (
        <Dialog title={page().home.newTo(name)} close={() => (asked.value = false)}>
          <p>{page().home.guided}</p>
          <div class="row">
            <a class="button main" href={`/learn/${game}`} onClick={() => know(game)}>
              {page().home.showMe}
            </a>
            <button type="button" class="button" onClick={enter}>
              {page().home.knowIt}
            </button>
          </div>
        </Dialog>
      )}
    </li>
  );
}
