// Skull with two left: how much the book of solved positions loses at most to a perfect opponent, and how players do
// against it.
import { parseArgs } from 'node:util';
import { crews, playerOf, readBot } from '@crossbones/bots';
import { Book } from '@crossbones/bots/skull/duel/book';
import { duels, losses } from '@crossbones/bots/skull/duel/measure';
import { skull } from '@crossbones/games/skull/index';
import { engines } from '@crossbones/server/bot-engines';

const { values } = parseArgs({
  options: {
    bots: { type: 'string', default: '' },
    games: { type: 'string', default: '2000' },
    seed: { type: 'string', default: 'duel' },
  },
});

const { loadWeights } = engines;
const book = new Book(await loadWeights('skull-duel-1.bin'));
for (const lastSkull of ['challenger', 'anyone']) {
  const all = losses(book, lastSkull === 'anyone');
  const worst = all.reduce((a, b) => (b.loss > a.loss ? b : a));
  const mean = all.reduce((sum, { loss }) => sum + loss, 0) / all.length;
  console.log(
    `lastSkull ${lastSkull}: four discs each, the leader wins ${all[0].leader.toFixed(5)} at least; both sides together ` +
      `lose ${all[0].loss.toFixed(5)} at most; of ${all.length} positions the worst ${worst.loss.toFixed(5)} ` +
      `(${worst.position}), mean ${mean.toFixed(5)}`,
  );
}

const player = (name) => playerOf(skull, crews.skull, readBot(name), loadWeights);
const games = Number(values.games);
for (const name of values.bots.split(',').filter(Boolean)) {
  const won = duels(
    [await player(name), await player('captain')],
    games,
    skull.options.defaults,
    values.seed,
  );
  const share = won / games;
  const within = 196 * Math.sqrt((share * (1 - share)) / games);
  console.log(
    `${name}: ${(100 * share).toFixed(1)} ± ${within.toFixed(1)} % of ${games} duels against the book`,
  );
}
