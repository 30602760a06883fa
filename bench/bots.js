// How long captain and admiral think about a decision, beside a flat Monte Carlo player and the bosun at the same table.
// Processor time, which a busy machine disturbs least. GAMES=skull,skull-queen measures these only.
import { cpus } from 'node:os';
import { Arena, crewOf, playerOf, readBot } from '@crossbones/bots';
import { thinkingMs } from '@crossbones/bots/pool';
import { games } from '@crossbones/games';
import { engines } from '@crossbones/server/bot-engines';

const YARDSTICK = 'flat:100';
const everything = { kraken: true, whale: true, loot: true, powers: true };
const tables = [
  ['skull-king', 4, {}, ''],
  ['skull-king', 4, everything, ', everything on'],
  ['skull-king-dice', 4, {}, ''],
  ['skull-queen', 4, {}, ''],
  ['skull', 4, {}, ''],
  ['queens-collection', 3, {}, ''],
].filter(([id]) => (process.env.GAMES ?? id).split(',').includes(id));

const clock = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

/** Thinks by the clock, as at a table. */
const timed = ({ think, ...player }, ms) => ({
  ...player,
  think: (question, rng) => {
    const until = clock() + ms;
    const playouts = player.playoutsAtMost ?? player.playouts;
    return think(question, rng, { playouts, late: () => clock() >= until });
  },
});

/** Milliseconds of all decisions, by bot. */
async function times(id, seats, options, bots, { inPlay, rotations }) {
  const game = games[id];
  const checked = game.options.check(options, seats);
  if (!checked.ok) throw new Error(JSON.stringify(checked.error));
  const players = [];
  for (const name of bots) {
    const bot = readBot(name);
    const player = await playerOf(game, crewOf(id), bot, engines.loadWeights, {
      seats,
      options: checked.value,
    });
    players.push(
      inPlay && player.policy === null && name !== YARDSTICK ? timed(player, thinkingMs[bot.who]) : player,
    );
  }
  const arena = new Arena(game, { seats, options: checked.value, bots, seed: 'bench' }, players, clock);
  const all = bots.map(() => []);
  // The first game warms up.
  await arena.bout(0, 0);
  for (let rotation = 0; rotation < rotations; rotation++)
    for (const [bot, spent] of (await arena.bout(1, rotation)).times.entries()) all[bot].push(...spent);
  return all.map((spent) => spent.sort((a, b) => a - b));
}

const ms = (value) => value.toFixed(value < 10 ? 1 : 0);
const mean = (values) => values.reduce((sum, one) => sum + one, 0) / values.length;

console.log(`${cpus()[0].model}, ${cpus().length} cores, Node ${process.versions.node}`);
console.log('Milliseconds of processor time a decision; mean, 99 % of them below, longest.\n');
console.log('| table | bot | decisions | counted playouts | as at a table |');
console.log('|---|---|---|---|---|');
for (const [id, seats, options, said] of tables) {
  const bots = ['captain', 'admiral', YARDSTICK, 'bosun'].slice(0, seats);
  const counted = await times(id, seats, options, bots, { inPlay: false, rotations: seats });
  const inPlay = await times(id, seats, options, bots, { inPlay: true, rotations: 1 });
  for (const [i, bot] of bots.entries()) {
    const shown = [counted, inPlay].map((all) => {
      const spent = all[i];
      return `${ms(mean(spent))}, ${ms(spent[Math.floor(spent.length * 0.99)])}, ${ms(spent.at(-1))}`;
    });
    console.log(`| ${id}, ${seats} seats${said} | ${bot} | ${counted[i].length} | ${shown.join(' | ')} |`);
  }
}
