/**
 * Games of bosuns who now and then do anything, as the lines of `crossbones simulate --trace`; with each decision stands what
 * the bosun would do, and what the product's encoder makes of it, to check a simulator against both.
 *
 *   node training/learner/bosuns.js GAME SEATS OPTIONS SEED GAMES
 */
import { FastRng, keyFrom, must, rngAt, seatsIn } from '@crossbones/core';
import { games } from '@crossbones/games';

/** In so many of a hundred decisions anything is done. */
const ASTRAY = 35;

const [id, seats, wanted, seed, count] = process.argv.slice(2);
const game = games[id];
const options = must(game.options.check(JSON.parse(wanted), Number(seats)));
const from = `../../bots/dist/${id}`;
/** Who decides: the bosun, and in The Queen's Collection the broad mate, with whom its network begins. */
const players = {
  'queens-collection': async () => {
    const [{ mate }, { Outlook }] = await Promise.all([
      import(`${from}/mate.js`),
      import(`${from}/outlook.js`),
    ]);
    return mate(new Outlook(), null, true);
  },
};
const policy = players[id] ? await players[id]() : (await import(`${from}/bosun.js`)).bosun();
const { Encoding } = await import(`${from}/encode.js`);
const encoder = new Encoding();

/** The places that are not zero, with their numbers; and by word what it is inclined to, where it is. */
function sight(state, seat) {
  const count = encoder.look(state, seat);
  const { active, values, count: marked } = encoder.inputs;
  const places = Array.from(active.subarray(0, marked)).filter((place) => values[place] !== 0);
  const words = Array.from(encoder.legal.subarray(0, count), (action) => game.print(action));
  return {
    inputs: places.map((place) => [place, values[place]]),
    leanings: encoder.leanings && words.map((word, i) => [word, encoder.leanings[i]]),
  };
}

for (let i = 0; i < Number(count); i++) {
  const key = keyFrom(`${seed}/${i}`);
  const rng = new FastRng(key);
  const state = game.create(Number(seats), options);
  const buffer = new Uint16Array(game.actions);
  const write = (line) => process.stdout.write(`${JSON.stringify(line)}\n`);
  write({ game: id, seats: Number(seats), options, key });
  for (let step = 0; ; step++) {
    const event = game.event(state);
    if (event !== null) {
      game.chance(state, rngAt(key, event));
      write({ step, actors: [], legal: {}, seat: 'chance', action: event, open: game.open(state) });
      continue;
    }
    const actors = seatsIn(game.actors(state));
    if (actors.length === 0) break;
    const seat = actors[rng.below(actors.length)];
    const legal = Array.from(buffer.subarray(0, game.legal(state, seat, buffer)));
    const best = policy(state, seat, rng);
    const action = rng.below(100) < ASTRAY ? legal[rng.below(legal.length)] : best;
    const words = legal.map((each) => game.print(each));
    const seen = sight(state, seat);
    game.apply(state, seat, action);
    write({
      step,
      actors,
      legal: { [seat]: words },
      seat,
      action: game.print(action),
      bosun: game.print(best),
      sight: seen,
      open: game.open(state),
    });
  }
}
