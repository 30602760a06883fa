// Random playouts of every game beside the same kind of game on boardgame.io, in one run on one machine. All rates
// are per second of CPU time, which a busy machine disturbs least; each is the median of the passes.
import { cpus } from 'node:os';
import { FastRng, playout } from '@crossbones/core';
import { games } from '@crossbones/games';
import { measure as boardgameIo } from './boardgame-io.js';

const PASSES = Number(process.env.PASSES ?? 3);
const SECONDS = Number(process.env.SECONDS ?? 0.5);

const allCards = { kraken: true, whale: true, loot: true, powers: true };
const everything = { ...allCards, scoring: 'rascal', cannonball: true };
const settings = [
  ...[2, 3, 4, 5, 6, 7, 8].map((seats) => ['skull-king', seats, everything, 'all options']),
  ['skull-king', 4, {}, 'base'],
  ['skull-king', 6, {}, 'base'],
  ...[3, 4, 5, 6].map((seats) => ['skull-king-dice', seats, {}, '']),
  ...[2, 3, 4, 5, 6].map((seats) => ['skull-queen', seats, {}, '']),
  ...[3, 4, 5, 6, 8, 12].map((seats) => ['skull', seats, {}, '']),
  ...[2, 4, 6].map((seats) => ['skull', seats, { gangs: 2 }, 'two gangs']),
  ...[2, 3, 4].map((seats) => ['queens-collection', seats, {}, 'competitive']),
  ['queens-collection', 4, { mode: 'teams' }, 'teams'],
  ...[1, 2, 3, 4].map((seats) => ['queens-collection', seats, { mode: 'cooperative' }, 'co-operative']),
];

function optionsOf(game, seats, options) {
  const checked = game.options.check(options, seats);
  if (!checked.ok) throw new Error(JSON.stringify(checked.error));
  return checked.value;
}

/** Moves per CPU second of whole random games. */
function playouts(id, seats, options, seed) {
  const game = games[id];
  const fresh = game.create(seats, optionsOf(game, seats, options));
  const state = game.create(seats, optionsOf(game, seats, options));
  const rng = new FastRng(seed);
  const legal = new Uint16Array(game.actions);
  const until = (seconds) => {
    let moves = 0;
    const before = process.cpuUsage();
    for (;;) {
      for (let i = 0; i < 20; i++) {
        game.copy(fresh, state);
        moves += playout(game, state, rng, legal);
      }
      const spent = process.cpuUsage(before);
      const passed = (spent.user + spent.system) / 1e6;
      if (passed >= seconds) return moves / passed;
    }
  };
  until(SECONDS / 5);
  return until(SECONDS);
}

/** Microseconds of CPU time for one copy, one sampler and one sampled world, over the positions of random games. */
function worlds(id, seats, options, seed) {
  const game = games[id];
  const chosen = optionsOf(game, seats, options);
  const state = game.create(seats, chosen);
  const world = game.create(seats, chosen);
  const rng = new FastRng(seed);
  const legal = new Uint16Array(game.actions);
  const spent = { copy: 0, sampler: 0, into: 0 };
  const timed = (name, times, act) => {
    const before = process.cpuUsage();
    for (let i = 0; i < times; i++) act();
    const { user, system } = process.cpuUsage(before);
    spent[name] += (user + system) / times;
  };
  let looks = 0;
  for (let games = 0; games < 12; games++) {
    game.copy(game.create(seats, chosen), state);
    for (;;) {
      const actors = game.actors(state);
      if (actors === 0) {
        if (game.event(state) === null) break;
        game.chance(state, rng);
        continue;
      }
      const seat = 31 - Math.clz32(actors & -actors);
      if (rng.below(12) === 0) {
        const view = game.view(state, seat);
        const found = game.sampler(view);
        timed('sampler', 5, () => game.sampler(view));
        timed('into', 500, () => found.into(world, rng));
        timed('copy', 5000, () => game.copy(state, world));
        looks++;
      }
      game.apply(state, seat, legal[rng.below(game.legal(state, seat, legal))]);
    }
  }
  return { copy: spent.copy / looks, sampler: spent.sampler / looks, into: spent.into / looks };
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];
const rows = new Map();
const note = (name, value) => rows.set(name, [...(rows.get(name) ?? []), value]);

for (let pass = 0; pass < PASSES; pass++) {
  for (const seats of [4, 6]) note(`peer/${seats}`, boardgameIo(seats, SECONDS * 4).perSecond);
  for (const [i, [id, seats, options]] of settings.entries())
    note(i, playouts(id, seats, options, `bench/${pass}`));
  const { copy, sampler, into } = worlds('skull-king', 6, allCards, `bench/${pass}`);
  note('copy', copy);
  note('sampler', sampler);
  note('into', into);
  process.stderr.write(`pass ${pass + 1} of ${PASSES}\n`);
}

const peer = { 4: median(rows.get('peer/4')), 6: median(rows.get('peer/6')) };
const yardstick = Math.max(peer[4], peer[6]);
const count = (number) => Math.round(number).toLocaleString('en');
const [{ model } = { model: 'unknown processor' }] = cpus();

console.log(
  `${model.trim()}, ${cpus().length} cores, Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}`,
);
console.log(`Median of ${PASSES} passes of ${SECONDS} CPU seconds each.\n`);
console.log('| game | seats | | moves per CPU second | × boardgame.io |');
console.log('|---|---|---|---|---|');
for (const seats of [4, 6]) {
  console.log(`| a Skull-King-like game on boardgame.io | ${seats} | | ${count(peer[seats])} | |`);
}
for (const [i, [id, seats, , what]] of settings.entries()) {
  const rate = median(rows.get(i));
  console.log(`| ${id} | ${seats} | ${what} | ${count(rate)} | ${count(rate / yardstick)} |`);
}
console.log(`\nRatios are to the faster of the two rows of boardgame.io.\n`);
console.log('| skull-king, 6 seats, kraken, whale, loot, powers | µs |');
console.log('|---|---|');
console.log(`| copy of a state | ${median(rows.get('copy')).toFixed(3)} |`);
console.log(`| one sampled world (\`worlds.into\`) | ${median(rows.get('into')).toFixed(2)} |`);
console.log(`| reading a view into a sampler | ${median(rows.get('sampler')).toFixed(0)} |`);
