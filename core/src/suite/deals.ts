import type { Game, View } from '../game.js';
import type { Json } from '../json.js';
import { FastRng, type Rng } from '../random.js';
import { includes } from '../seats.js';
import { type Check, type Plan, trialsOf } from './plan.js';
import { type Position, type SeatAction, type Trial, walk } from './play.js';
import { legalOf, parting } from './portrait.js';

/** Parts of an open view that chance deals out. */
const DEALT = ['hands', 'undealt', 'reserve', 'market', 'centre', 'ghost', 'first', 'dealer', 'starter'];

function dealtBy(plan: Plan, open: View, event: string): Json {
  if (plan.dealt !== undefined) return plan.dealt(open, event);
  if (!/^(first|deal)\b/.test(event)) return null;
  return DEALT.filter((name) => name in open).map((name) => open[name]);
}

/** Draws from another generator and records what it was asked and what it answered. */
class Recorder implements Rng {
  readonly draws: string[] = [];
  constructor(private readonly rng: Rng) {}

  below(n: number): number {
    const drawn = this.rng.below(n);
    this.draws.push(`${drawn} of ${n}`);
    return drawn;
  }
}

/**
 * One key deals the same in every play, and the name of a chance event tells its place in the game, not when it came.
 */
export const deals = <S>(game: Game<S>, plan: Plan): Check => ({
  name: 'two plays under one key get the same deals',
  run() {
    for (const trial of trialsOf(game, plan, 'deals')) {
      const one = dealsOf(plan, { ...trial, key: trial.seed, seed: `${trial.seed} one` });
      const other = dealsOf(plan, { ...trial, key: trial.seed, seed: `${trial.seed} other`, aside: 3 });
      for (const [event, { dealt, position }] of other) {
        const known = one.get(event)?.dealt ?? dealt;
        position.hold(known === dealt, () => `another play had another ${event}: ${parting(known, dealt)}`);
      }
      delayed(trial, [...one.keys()]);
    }
  },
});

/** What each event of a play dealt, as text. */
function dealsOf<S>(plan: Plan, trial: Trial<S>): Map<string, { dealt: string; position: Position<S> }> {
  const { game, key } = trial;
  const found = new Map<string, { dealt: string; position: Position<S> }>();
  for (const position of walk(trial)) {
    const { event } = position;
    if (event === null) continue;
    position.hold(!found.has(event), () => `there are two events ${event}`);
    const state = position.copy();
    const rng = new Recorder(new FastRng(`${key} ${event}`));
    game.chance(state, rng);
    const dealt = dealtBy(plan, game.open(state), event);
    found.set(event, { dealt: dealt === null ? '' : JSON.stringify([dealt, rng.draws]), position });
  }
  return found;
}

/**
 * Plays the same actions once more. In between, seats act that may but need not, and sealed choices are changed and
 * changed back.
 */
function delayed<S>(trial: Trial<S>, events: readonly string[]): void {
  const { game, tryout } = trial;
  const once = { ...trial, key: trial.seed, seed: `${trial.seed} one` };
  const rng = new FastRng(`${trial.seed} delayed`);
  const state = game.create(tryout.seats, tryout.options);
  const trying = game.create(tryout.seats, tryout.options);
  // A change that stays would alter the play, so only actions that are reversed, or that change nothing, are put in.
  const fits = (turns: readonly SeatAction[], next: SeatAction, alone: boolean): boolean => {
    game.copy(state, trying);
    for (const { seat, action } of turns) {
      if (game.refusal(trying, seat, action) !== null) return false;
      game.apply(trying, seat, action);
    }
    const same = JSON.stringify(game.open(trying)) === JSON.stringify(game.open(state));
    return (alone || same) && game.refusal(trying, next.seat, next.action) === null;
  };
  const names: string[] = [];
  let last: SeatAction | null = null;
  for (const position of walk(once)) {
    if (position.event !== null) names.push(position.event);
    const may = game.mayAct(state);
    for (let seat = 0; seat < tryout.seats; seat++) {
      if (position.turn === null || !includes(may, seat)) continue;
      const legal = legalOf(game, state, seat);
      const aside: SeatAction = { seat, action: legal[rng.below(legal.length)] };
      const turns = last?.seat === seat ? [aside, last] : [aside];
      if (!fits(turns, position.turn, legal.length === 1)) continue;
      for (const { action } of turns) game.apply(state, seat, action);
    }
    position.hold(
      game.event(state) === position.event,
      () => `${position.event} is called ${game.event(state)} after changed minds`,
    );
    position.advance(state);
    last = position.turn;
  }
  if (names.join() !== events.join())
    throw new Error(`${game.id}: the same play had other events: ${names.join()}`);
}
