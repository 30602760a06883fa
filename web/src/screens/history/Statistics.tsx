import type { GameId } from '@crossbones/games/catalogue';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { fetchAll } from '../../play/local/saved-matches.js';
import { page, words } from '../../shell/words.js';
import { Bars } from '../pad/keep/Bars.js';
import { type BidsKept, bidsKept } from './bids-kept.js';
import { type GameStatistics, isCounted, statisticsOf } from './game-statistics.js';

/** How the person has fared against bots on this device, game by game. */
export function Statistics() {
  const all = useSignal<readonly GameStatistics[]>([]);
  const bids = useSignal<ReadonlyMap<GameId, BidsKept>>(new Map());
  useEffect(() => {
    void fetchAll().then(async (matches) => {
      const counted = matches.filter(isCounted);
      all.value = statisticsOf(counted);
      for (const { game } of all.value) {
        const found = await bidsKept(
          game,
          counted.filter(({ setup }) => setup.game === game),
        );
        if (found !== null) bids.value = new Map(bids.value).set(game, found);
      }
    });
  }, []);
  if (all.value.length === 0) return null;
  const text = page().home;
  const { games, levels } = words();
  const bidsOf = (found?: BidsKept): string[] =>
    found === undefined ? [] : [text.bidsKept(found.kept, found.made)];
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
            ...bidsOf(bids.value.get(game)),
            ...(streak > 1 ? [text.winsInARow(streak)] : []),
            ...(longest > Math.max(1, streak) ? [text.longestRow(longest)] : []),
          ].join(' · '),
          first: false,
        }))}
      />
    </section>
  );
}
