import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { fetchAll } from '../../play/local/saved-matches.js';
import { page, words } from '../../shell/words.js';
import { Bars } from '../pad/keep/Bars.js';
import { type GameStatistics, statisticsOf } from './game-statistics.js';

/** How the person has fared against bots on this device, game by game. */
export function Statistics() {
  const all = useSignal<readonly GameStatistics[]>([]);
  useEffect(() => {
    void fetchAll().then((matches) => {
      all.value = statisticsOf(matches);
    });
  }, []);
  if (all.value.length === 0) return null;
  const text = page().home;
  const { games, levels } = words();
  return (
    <section class="panel stack" aria-labelledby="against-bots">
      <h2 id="against-bots">{text.againstBots}</h2>
      <Bars
        bars={all.value.map(({ game, played, won, levels: each, streak, longest }) => ({
          name: games[game].name,
          share: won / played,
          value: text.wonOf(won, played),
          more: [
            ...each.map((one) => `${levels[one.level].name}: ${text.wonOf(one.won, one.played)}`),
            ...(streak > 1 ? [text.winsInARow(streak)] : []),
            ...(longest > Math.max(1, streak) ? [text.longestRow(longest)] : []),
          ].join(' · '),
          first: false,
        }))}
      />
    </section>
  );
}
