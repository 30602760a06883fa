import type { Game } from '../game.js';
import { FastRng } from '../random.js';
import { type Check, type Plan, tablesOf } from './plan.js';
import { type Habit, walk } from './play.js';

const PLAYS = 400;

/** A word without its numbers: `raise:4` and `raise:9` are of one kind. */
const kindOf = (word: string): string => word.replace(/[0-9].*$/, '').replace(/[:=].*$/, '');

/** Random play that prefers what it has not seen, until it has seen every word and every branch. */
export const steering = <S>(game: Game<S>, plan: Plan): Check => ({
  name: 'every action and every branch is seen',
  run() {
    const unseen = unseenAfter(game, plan);
    if (unseen.length > 0) throw new Error(`${game.id}: never seen: ${unseen.join(', ')}`);
  },
});

export function unseenAfter<S>(game: Game<S>, plan: Plan): string[] {
  const { branches, unreachable = () => false, steered = PLAYS } = plan;
  const tables = tablesOf(game, plan);
  const words = Array.from({ length: game.actions }, (_, action) => game.print(action));
  const kinds = words.map(kindOf);
  const times = new Uint32Array(game.actions);
  const open = new Set([...words.filter((word) => !unreachable(word)), ...(branches?.names ?? [])]);
  const rng = new FastRng(`${game.id} steering`);
  for (let play = 0; play < steered && open.size > 0; play++) {
    const habit = leaning(kinds, times, play);
    const tryout = tables[rng.below(tables.length)];
    let before = null;
    let word: string | null = null;
    for (const position of walk({ game, tryout, seed: `steering/${play}`, habit })) {
      if (branches?.names.some((name) => open.has(name))) {
        const after = game.open(position.state);
        if (before !== null) for (const name of branches.seen(before, word, after)) open.delete(name);
        before = after;
      }
      word = position.turn === null ? null : words[position.turn.action];
      if (word !== null) open.delete(word);
      if (position.turn !== null) times[position.turn.action]++;
    }
  }
  return [...open];
}

/**
 * The taste of one player: it likes some kinds of action and avoids others, so that long one-sided plays happen; within
 * a kind it takes what was played least.
 */
function leaning(kinds: readonly string[], times: Uint32Array, play: number): Habit {
  const tastes = new Map<string, number>();
  const taste = new FastRng(`taste ${play}`);
  for (const kind of new Set(kinds)) tastes.set(kind, play === 0 ? 16 : [1, 16, 16, 256][taste.below(4)]);
  const whim = [0, 0, 1, 4][taste.below(4)];
  return (legal, rng) => {
    if (rng.below(12) < whim) return legal[rng.below(legal.length)];
    const found = [...new Set(legal.map((action) => kinds[action]))];
    let at = rng.below(found.reduce((sum, kind) => sum + tastes.get(kind)!, 0));
    const kind = found.find((some) => {
      at -= tastes.get(some)!;
      return at < 0;
    });
    const some = legal.filter((action) => kinds[action] === kind);
    return some.reduce((least, action) => (times[action] < times[least] ? action : least));
  };
}
