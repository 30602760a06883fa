// What a review of a match costs, game by game, in processor time, which a busy machine disturbs least.
//
//   npm run bench:review -- --games skull --matches 3
//   npm run bench:review -- --games skull --matches 200 --steady --keep skull.jsonl   how many grades stay at ten times the depth
//   npm run bench:review -- --games skull-king --matches 0 --luck --deals 1000        how much of the spread of results is luck
//
// `--steady` searches `--flagged` of the mistakes (1: all) and `--others` of the other decisions (0.05) again, in the
// matches from 0 on. What is in the file of `--keep` is not done again, so one goes on with the same command; several
// processes may each do some of it, from `--from` on, and put their files together. After a change of a reviewer, take
// another file. `--bots` play the deals, by turns.
import { parseArgs } from 'node:util';
import { Arena, crewOf, playerOf, readBot } from '@crossbones/bots';
import { Reviewer, recollect, valuesOf } from '@crossbones/bots/review';
import { FastRng, keyFrom, lowest, Match, must } from '@crossbones/core';
import { gameIds, games } from '@crossbones/games';
import { engines } from '@crossbones/server/bot-engines';
import { keptRows } from './kept-rows.js';
import { steadiness, steadyGrades } from './steady-grades.js';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: gameIds.join() },
    matches: { type: 'string', default: '3' },
    depth: { type: 'string', default: '1' },
    steady: { type: 'boolean', default: false },
    flagged: { type: 'string', default: '1' },
    others: { type: 'string', default: '0.05' },
    keep: { type: 'string' },
    from: { type: 'string', default: '0' },
    luck: { type: 'boolean', default: false },
    bots: { type: 'string', default: 'bosun,deckhand' },
    deals: { type: 'string', default: '200' },
    seed: { type: 'string', default: 'review' },
  },
});
const usualSeats = { 'queens-collection': 3 };
/** What a phone is slower by, as the page's tests slow a processor down. */
const PHONE = 4;

const clock = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** A match of a mixed table: people are of all kinds. */
function playedMatch(id, seats, seed) {
  const game = games[id];
  const crew = crewOf(id);
  const match = must(Match.open(game, { seats, options: {}, key: keyFrom(seed) }));
  const rng = new FastRng(seed);
  const policies = Array.from({ length: seats }, (_, seat) => (seat % 2 ? crew.bosun() : crew.deckhand()));
  while (match.outcome() === null) {
    const state = match.at(match.step);
    const seat = lowest(game.actors(state));
    must(match.submit(seat, [game.print(policies[seat](state, seat, rng))], { recorded: true }));
  }
  return match;
}

async function reviewed(id, match, depth) {
  const { game, seats, options } = match;
  const began = clock();
  const recollection = recollect(game, match.log());
  const table = { game, crew: crewOf(id), seats, options };
  const reviewer = await Reviewer.of(table, recollection, engines.loadWeights, { depth, seed: values.seed });
  let first = null;
  let all = null;
  for (let steps = 1; reviewer.step() !== null; steps++) {
    first ??= clock() - began;
    if (steps === recollection.decisions.length) all = clock() - began;
  }
  const { decisions } = reviewer.report();
  return { decisions, first, all: all ?? clock() - began, whole: clock() - began };
}

const total = (list, of) => list.reduce((sum, one) => sum + of(one), 0);
const mean = (list, of) => total(list, of) / list.length;

for (const id of values.games.split(',')) {
  const seats = usualSeats[id] ?? 4;
  const played = (match) => playedMatch(id, seats, `${values.seed}/${match}`);
  if (values.steady) await measureSteadiness(id, seats, played);
  else if (Number(values.matches) > 0) await measureTime(id, seats, played);
  if (values.luck) await measureLuck(id, seats);
}

async function measureTime(id, seats, played) {
  const rounds = [];
  // The first match warms up.
  await reviewed(id, playedMatch(id, seats, 'warm'), 1 / 8);
  for (let match = 0; match < Number(values.matches); match++)
    rounds.push(await reviewed(id, played(match), Number(values.depth)));
  const seconds = (of) => mean(rounds, of).toFixed(2);
  const decisions = rounds.flatMap((one) => one.decisions);
  console.log(
    `${id}, ${seats} seats, ${rounds.length} matches: ${(decisions.length / rounds.length).toFixed(0)} decisions each, ` +
      `processor seconds a match: first grade ${seconds((one) => one.first)}, a grade for each ${seconds((one) => one.all)}, ` +
      `whole ${seconds((one) => one.whole)} (${(PHONE * mean(rounds, (one) => one.whole)).toFixed(1)} on a processor ${PHONE} times slower)`,
  );
}

async function measureSteadiness(id, seats, played) {
  const rows = await steadyGrades(id, seats, {
    from: Number(values.from),
    matches: Number(values.matches),
    depth: Number(values.depth),
    seed: values.seed,
    again: { flagged: Number(values.flagged), others: Number(values.others) },
    file: values.keep,
    play: played,
  });
  for (const line of steadiness(rows)) console.log(line);
}

/** How much of the spread of a seat's result is left when luck is taken off. */
async function measureLuck(id, seats) {
  const game = games[id];
  const crew = crewOf(id);
  const options = must(game.options.check({}, seats));
  const names = values.bots.split(',');
  const bots = Array.from({ length: seats }, (_, seat) => names[seat % names.length]);
  const players = await Promise.all(
    bots.map((name) => playerOf(game, crew, readBot(name), engines.loadWeights, { seats, options })),
  );
  const contest = { seats, options, bots, seed: values.seed };
  const arena = new Arena(game, contest, players, clock, await valuesOf(game, crew, contest));
  const about = { game: id, seats, bots, seed: values.seed };
  const bouts = await keptRows(
    values.keep,
    about,
    [Number(values.from), Number(values.deals)],
    async (deal) => {
      const { points, places, luck, skill } = await arena.bout(deal, 0);
      return { points, places, luck, skill };
    },
  );
  for (const [bot, name] of bots.entries()) {
    const result = ({ points, places }) =>
      points === null
        ? places[bot] === 1
          ? 1 / places.filter((place) => place === 1).length
          : 0
        : points[bot];
    const spread = (of) => {
      const middle = mean(bouts, of);
      return Math.sqrt(total(bouts, (one) => (of(one) - middle) ** 2) / (bouts.length - 1));
    };
    const all = spread(result);
    const part = (of) => `± ${spread(of).toFixed(2)} (${((100 * spread(of)) / all).toFixed(1)} %)`;
    console.log(
      `  seat ${bot}, ${name}, ${bouts.length} games: result ${mean(bouts, result).toFixed(2)} ± ${all.toFixed(2)}, ` +
        `without luck ${part((one) => result(one) - one.luck[bot])}, ` +
        `own play ${mean(bouts, (one) => one.skill[bot]).toFixed(2)} ${part((one) => one.skill[bot])}`,
    );
  }
}
