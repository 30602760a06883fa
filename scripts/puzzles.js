// Fills the boxes of puzzles that come with the page, bots/puzzles/<game>.json: matches of bots of all kinds are played,
// and those decisions are kept in which one action is clearly the best, in ten times as many worlds as in a usual review.
//
//   npm run puzzles                            until every game has as many as are wanted; goes on where it was stopped
//   npm run puzzles -- --games skull --wanted 20
//
// The same seed finds the same puzzles again, as long as bots and reviewer are what they are; what is in a box does not
// depend on them any more.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { crewOf } from '@crossbones/bots';
import { boxedEntries, DEPTH, PuzzleMaker } from '@crossbones/bots/puzzle';
import { FastRng, keyFrom, must } from '@crossbones/core';
import { gameIds, games } from '@crossbones/games';
import { catalogue } from '@crossbones/games/catalogue';
import { puzzleKinds } from '@crossbones/games/crew';
import { engines } from '@crossbones/server/bot-engines';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: gameIds.join() },
    wanted: { type: 'string', default: '220' },
    seed: { type: 'string', default: 'box' },
    into: { type: 'string', default: fileURLToPath(new URL('../bots/puzzles', import.meta.url)) },
  },
});

const beasts = { kraken: true, whale: true, loot: true };
/** The tables at which each game's matches are played, by turns; the usual one where none is named. */
const tables = {
  'skull-king': [{ seats: 4 }, { seats: 5, options: beasts }, { seats: 3 }],
  'skull-king-dice': [{ seats: 4 }, { seats: 3 }, { seats: 5 }],
  'skull-queen': [{ seats: 4 }, { seats: 3 }, { seats: 5 }],
  skull: [{ seats: 4 }, { seats: 5 }, { seats: 3 }],
  'queens-collection': [{ seats: 3 }, { seats: 2 }, { seats: 4 }],
};
/** At most so many from one match, and so many of one kind; never two with the same answer. */
const A_MATCH = 8;
const OF_A_KIND = 5;
/** In one match of so many a captain sits, with so many of its playouts. */
const WITH_CAPTAIN = 3;
const THOUGHT = 1 / 3;

/** A line for each match and each puzzle. */
function written({ matches, puzzles, ...head }) {
  const lines = (all) => `[\n${all.map((one) => JSON.stringify(one)).join(',\n')}\n]`;
  return `${JSON.stringify(head).slice(0, -1)},"matches":${lines(matches)},"puzzles":${lines(puzzles)}}\n`;
}

const path = (id) => `${values.into}/${id}.json`;
const begun = (id) =>
  existsSync(path(id))
    ? JSON.parse(readFileSync(path(id), 'utf8'))
    : {
        game: id,
        rules: games[id].rules,
        scale: null,
        seed: values.seed,
        depth: DEPTH,
        through: 0,
        matches: [],
        puzzles: [],
      };

/** One match more, and the puzzles in it. */
async function fill(id, box) {
  const game = games[id];
  const number = box.through;
  const those = tables[id] ?? [{ seats: catalogue[id].usualSeats }];
  const { seats, options = {} } = those[number % those.length];
  const crew = crewOf(id);
  const table = { game, crew, seats, options: must(game.options.check(options, seats)) };
  const maker = await PuzzleMaker.of(table, engines.loadWeights, box.seed);
  const rng = new FastRng(`${box.seed}/${id}/${number}`);
  const thinker = number % WITH_CAPTAIN === 0 ? rng.below(seats) : -1;
  const played = maker.played(keyFrom(`${box.seed}/${id}/${number}`), rng, (seat) =>
    seat === thinker ? Math.ceil(THOUGHT * crew.playouts.captain) : 0,
  );
  const found = [];
  for await (const puzzle of maker.of(played, rng)) {
    const alike = found.filter(({ kind }) => kind === puzzle.kind);
    const isNew = found.every(({ answers }) => answers[0].word !== puzzle.answers[0].word);
    if (isNew && alike.length < OF_A_KIND) found.push(puzzle);
    if (found.length === A_MATCH) break;
  }
  if (found.length > 0) {
    const last = Math.max(...found.map(({ position }) => position.entries.length));
    const entries = boxedEntries(played.entries.slice(0, last));
    box.matches.push({ seats, options, key: played.key, entries });
    for (const { kind, difficulty, position, answers, worlds } of found) {
      const step = position.entries.length;
      const match = box.matches.length - 1;
      box.puzzles.push({ match, step, seat: position.seat, kind, difficulty, worlds, answers });
    }
  }
  box.scale = maker.scale;
  box.through++;
}

/** How many puzzles of each kind every box has, for those who have not fetched it. */
function tellContents() {
  const counts = gameIds
    .filter((id) => existsSync(path(id)))
    .map((id) => {
      const { puzzles } = JSON.parse(readFileSync(path(id), 'utf8'));
      const kinds = puzzleKinds.map((kind) => [kind, puzzles.filter((one) => one.kind === kind).length]);
      return [id, Object.fromEntries(kinds.filter(([, count]) => count > 0))];
    });
  writeFileSync(`${values.into}/contents.json`, `${JSON.stringify(Object.fromEntries(counts))}\n`);
}

mkdirSync(values.into, { recursive: true });
const boxes = values.games.split(',').map((id) => [id, begun(id)]);
const isWanting = ([, box]) => box.puzzles.length < Number(values.wanted);
while (boxes.some(isWanting)) {
  for (const [id, box] of boxes.filter(isWanting)) {
    const before = process.cpuUsage();
    await fill(id, box);
    const { user, system } = process.cpuUsage(before);
    const text = written(box);
    // Whoever stops this finds the file as it was before or after.
    writeFileSync(`${path(id)}.new`, text);
    renameSync(`${path(id)}.new`, path(id));
    const kinds = puzzleKinds.map(
      (kind) => `${box.puzzles.filter((one) => one.kind === kind).length} ${kind}`,
    );
    console.log(
      `${id}: ${box.puzzles.length} puzzles (${kinds.join(', ')}) of ${box.through} matches, ` +
        `${(gzipSync(text, { level: 9 }).length / 1024).toFixed(1)} KB packed, ${((user + system) / 1e6).toFixed(1)} s`,
    );
  }
}
tellContents();
