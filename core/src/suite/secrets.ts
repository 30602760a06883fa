import type { Game } from '../game.js';
import { FastRng } from '../random.js';
import { includes, only, seatsIn } from '../seats.js';
import { type Check, looksOf, type Plan, trialsOf } from './plan.js';
import { looks, type Position } from './play.js';
import { legalOf, parting, sight, viewersOf } from './portrait.js';

/** How many of the choices are compared. */
const COMPARED = 4;

/** Whatever somebody chooses in secret, every other side sees the same bytes and is asked the same question. */
export const secrets = <S>(game: Game<S>, plan: Plan): Check => ({
  name: 'a secret choice leaves other views byte-identical',
  run() {
    for (const trial of trialsOf(game, plan, 'secrets')) {
      const rng = new FastRng(trial.seed);
      for (const position of looks(trial, 3 * looksOf(plan))) {
        const acting = seatsIn(game.actors(position.state) | game.mayAct(position.state));
        if (position.turn === null) continue;
        const seat = acting[rng.below(acting.length)];
        for (const choices of hiddenChoices(plan, position, seat)) same(position, seat, choices, rng);
      }
    }
  },
});

/** The seat's legal actions, in groups that must look alike to others. */
function hiddenChoices<S>(plan: Plan, position: Position<S>, seat: number): number[][] {
  const { state, trial } = position;
  const { game } = trial;
  // A seat that is the only one waited for opens all sealed choices by its own.
  const sealed = includes(game.mayAct(state), seat) || game.actors(state) !== only(seat);
  const open = game.open(state);
  const kinds = new Map<string, number[]>();
  for (const action of legalOf(game, state, seat)) {
    const told = plan.secret?.(game.print(action), open);
    const kind = told === undefined && sealed ? 'sealed' : told;
    if (kind === null || kind === undefined) continue;
    kinds.set(kind, [...(kinds.get(kind) ?? []), action]);
  }
  return [...kinds.values()].filter((actions) => actions.length > 1);
}

function same<S>(position: Position<S>, seat: number, choices: readonly number[], rng: FastRng): void {
  const { trial, state } = position;
  const { game, tryout } = trial;
  const others = viewersOf(tryout.seats).filter(
    (viewer) => viewer === 'spectator' || game.side(state, viewer) !== game.side(state, seat),
  );
  const owing = game.actors(state) & ~(1 << seat);
  const world = game.create(tryout.seats, tryout.options);
  let known: { readonly word: string; readonly seen: readonly string[] } | null = null;
  const start = rng.below(choices.length);
  for (let i = 0; i < Math.min(COMPARED, choices.length); i++) {
    const action = choices[(start + i) % choices.length];
    const word = game.print(action);
    game.copy(state, world);
    game.apply(world, seat, action);
    // The last of several sealed choices opens them all.
    if (owing !== 0 && (game.actors(world) & owing) === 0) return;
    const seen = others.map((viewer) => `${game.event(world)} ${sight(game, world, viewer)}`);
    for (const [v, text] of seen.entries()) {
      const before = known?.seen[v] ?? text;
      position.hold(
        before === text,
        () => `${others[v]} can tell ${known?.word} of seat ${seat} from ${word}: ${parting(before, text)}`,
      );
    }
    known = { word, seen };
  }
}
