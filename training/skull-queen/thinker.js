/**
 * Skull Queen by a weight file and a few playouts, at a seat of the arena: the captain's search, but what the network is inclined to
 * counts as much as TRUST playouts of each action, and only its best are tried.
 *
 *   WEIGHTS=new.bin PLAYOUTS=100 TRUST=25 npx crossbones arena skull-queen --seats 4 --games 88 \
 *     --bots ./training/skull-queen/thinker.js,./training/skull-queen/thinker.js,captain:100,captain:100
 */
import { readFileSync } from 'node:fs';
import { FastRng } from '@crossbones/core';
import { games } from '@crossbones/games';
import { Network } from '../../bots/dist/net/network.js';
import { playOn } from '../../bots/dist/playout.js';
import { RepeatableRng } from '../../bots/dist/search.js';
import { bosun } from '../../bots/dist/skull-queen/bosun.js';
import { actorOf } from '../../bots/dist/skull-queen/pilot.js';
import { stake } from '../../bots/dist/skull-queen/stake.js';
import { LikelyWorlds } from '../../bots/dist/skull-queen/worlds.js';

const { WEIGHTS, PLAYOUTS = 100, TRUST = 25 } = process.env;
/** Actions that are tried at most, and how often the worse half of them is dropped. */
const MOST = 6;
const HALVINGS = 3;
/** How much more inclined a point makes: A_POINT of the encoder. */
const A_POINT = 6;

const game = games['skull-queen'];
const actor = actorOf(Network.read(readFileSync(WEIGHTS)));
const policy = bosun();
const luck = new RepeatableRng();

/** What is known of one action: by how many points the network holds it to be worse than the best, and its playouts. */
class Attempt {
  count = 0;
  sum = 0;
  worth = 0;

  constructor(action, leaning) {
    this.action = action;
    this.leaning = leaning;
  }

  get score() {
    return (TRUST * this.leaning + this.sum) / (Number(TRUST) + this.count);
  }
}

const mean = (numbers) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** The same world and luck for each; a playout tells how an action compares with the others that are tried. */
function tryAll(running, world, trial, seat, mark) {
  for (const attempt of running) {
    game.copy(world, trial);
    game.apply(trial, seat, attempt.action);
    luck.rewind();
    playOn(game, trial, policy, stake, mark, luck);
    attempt.worth = stake.worth(trial, seat, mark);
  }
  const level = mean(running.map(({ worth }) => worth)) - mean(running.map(({ leaning }) => leaning));
  for (const attempt of running) {
    attempt.count++;
    attempt.sum += attempt.worth - level;
  }
}

export function decide(view, _legal, { seats, seat, random }) {
  const rng = new FastRng(String(random()));
  const [world, trial] = [game.create(seats, view.options), game.create(seats, view.options)];
  const worlds = new LikelyWorlds(game, view, policy);
  worlds.into(world, rng);
  const count = actor.weigh(world, seat);
  const most = actor.urge(actor.best(count));
  const attempts = Array.from(
    { length: count },
    (_, place) => new Attempt(actor.legal[place], (actor.urge(place) - most) / A_POINT),
  );
  const better = (some, keep) => some.sort((a, b) => b.score - a.score).slice(0, keep);
  let running = better(attempts, MOST);
  const mark = stake.mark(world);
  let spent = 0;
  for (let part = 1; part <= HALVINGS && running.length > 1; part++) {
    while (spent < (PLAYOUTS * part) / HALVINGS) {
      if (spent > 0) worlds.into(world, rng);
      luck.renew(rng);
      tryAll(running, world, trial, seat, mark);
      spent += running.length;
    }
    running = better(running, part < HALVINGS ? Math.max(2, Math.ceil(running.length / 2)) : running.length);
  }
  return game.print(running[0].action);
}
