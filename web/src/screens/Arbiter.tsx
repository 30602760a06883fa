import type { GameId } from '@crossbones/games/catalogue';
import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { benchOf } from '../games/manifest.js';
import { Masthead } from '../shell/Masthead.js';
import { useTitle } from '../shell/title.js';
import { learnGame, learnVolume, page, words } from '../shell/words.js';
import './arbiter.css';

export const Screen = ({ params: { game } }: { params: { readonly game: GameId } }) => (
  <Arbiter game={game} />
);

/** Settles a dispute about one game. */
function Arbiter({ game }: { game: GameId }) {
  const bench = useSignal<{ readonly Shown: ComponentType } | 'away' | null>(null);
  const text = page();
  const { name } = words().games[game];
  useTitle(`${text.home.arbiter}: ${name}`);
  const fetch = (): void => {
    bench.value = null;
    Promise.all([benchOf(game), learnGame(game), learnVolume('arbiter')]).then(
      ([Shown]) => {
        bench.value = { Shown };
      },
      () => {
        bench.value = 'away';
      },
    );
  };
  useEffect(fetch, [game]);
  const { value: ready } = bench;
  return (
    <div class="sheltered arbiter">
      <Masthead title={name} up="/arbiter" />
      <main aria-busy={ready === null}>
        {ready === 'away' && (
          <div class="stack" role="alert">
            <p>{text.trouble.pageFailedHint}</p>
            <button type="button" class="button main" onClick={fetch}>
              {text.trouble.reload}
            </button>
          </div>
        )}
        {ready !== null && ready !== 'away' && <ready.Shown />}
      </main>
    </div>
  );
}
