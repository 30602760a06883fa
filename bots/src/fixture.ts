import { FastRng, type Game, includes, lowest, type Rng } from '@crossbones/core';
import { randomly } from './playout.js';
import type { Policy } from './policy.js';
import { never, type Thinker } from './thought.js';

interface Table<S> {
  readonly game: Game<S>;
  readonly seats: number;
  readonly options: object;
}

const checked = <S>({ game, seats, options }: Table<S>) => {
  const got = game.options.check(options, seats);
  if (!got.ok) throw new Error(JSON.stringify(got.error));
  return got.value;
};

/** Plays whole games with a policy for each seat, and tells each game's outcome and every state acted in. */
export function play<S>(
  table: Table<S>,
  policies: readonly Policy<S>[],
  rng: Rng,
  seen: (state: S, seat: number, action: number) => void = () => {},
) {
  const { game, seats } = table;
  const state = game.create(seats, checked(table));
  for (;;) {
    const actors = game.actors(state);
    if (actors !== 0) {
      const seat = lowest(actors);
      const action = policies[seat](state, seat, rng);
      seen(state, seat, action);
      game.apply(state, seat, action);
    } else if (game.event(state) !== null) game.chance(state, rng);
    else return game.outcome(state)!;
  }
}

/** A thinker with few playouts, as a policy: it is still asked with what its seat sees. */
export function hasty<S>(table: Table<S>, think: Thinker<S>, playouts: number): Policy<S> {
  const { game, seats } = table;
  const options = checked(table);
  return (state, seat, rng) =>
    think({ game, seats, options, seat, view: game.view(state, seat) }, rng, { playouts, late: never })
      .action;
}

/** Plays whole games, each seat by the next of the policies, and fails where an action is not legal. */
export function keepRules<S>(table: Table<S>, policies: readonly Policy<S>[], games: number): void {
  const { game, seats } = table;
  for (let i = 0; i < games; i++) {
    const seated = Array.from({ length: seats }, (_, seat) => policies[(seat + i) % policies.length]);
    play(table, seated, new FastRng(`${i}/${seats}`), (state, seat, action) => {
      const refused = game.refusal(state, seat, action);
      if (refused !== null) throw new Error(`${game.print(action)}: ${JSON.stringify(refused)}`);
    });
  }
}

/** The mean place of a policy among random players, with its seat rotating; `even` is what chance alone would give. */
export function meanPlace<S>(
  table: Table<S>,
  policy: Policy<S>,
  games: number,
): { mean: number; even: number } {
  const { game, seats } = table;
  const rng = new FastRng(`places/${game.id}/${seats}`);
  const random = randomly(game);
  const side = game.create(seats, checked(table));
  let mean = 0;
  let even = 0;
  for (let i = 0; i < games; i++) {
    const hero = i % seats;
    const friends = (seat: number): boolean => game.side(side, seat) === game.side(side, hero);
    const policies = Array.from({ length: seats }, (_, seat) => (friends(seat) ? policy : random));
    mean += play(table, policies, rng).places[hero] / games;
    even +=
      play(
        table,
        policies.map(() => random),
        rng,
      ).places[hero] / games;
  }
  return { mean, even };
}

/** Fails where an action is not legal, or differs among worlds that look the same to the seat. */
export function checkPolicy<S>(table: Table<S>, policy: Policy<S>, games: number): void {
  const { game, seats } = table;
  const rng = new FastRng(`honest/${game.id}/${seats}`);
  const world = game.create(seats, checked(table));
  for (let i = 0; i < games; i++) {
    let step = 0;
    play(table, Array(seats).fill(policy), rng, (state, seat, action) => {
      step++;
      const where = `${game.id}, ${seats} seats, ${JSON.stringify(table.options)}, game ${i}, step ${step}, seat ${seat}`;
      if (!includes(game.actors(state), seat) || game.refusal(state, seat, action) !== null) {
        throw new Error(`${where}: ${game.print(action)} is not legal`);
      }
      if (step % 7 !== 0) return;
      const worlds = game.sampler(game.view(state, seat));
      const first = policy(state, seat, new FastRng(step));
      for (let k = 0; k < 10; k++) {
        worlds.into(world, rng);
        const other = policy(world, seat, new FastRng(step));
        if (other !== first) {
          throw new Error(
            `${where}: ${game.print(first)}, but ${game.print(other)} in a world that looks the same`,
          );
        }
      }
    });
  }
}
