import type { Game } from '../game.js';
import { FastRng } from '../random.js';
import { everyone, includes } from '../seats.js';
import { type Check, looksOf, type Plan, trialsOf } from './plan.js';
import { looks, type Position } from './play.js';
import { legalOf, memory } from './portrait.js';

/** A game with up to this many actions is asked about each of them; a larger one about this many. */
const ASKED = 400;

/** Legal is ascending, not empty and closed: all else is refused with a reason, and asking changes nothing. */
export const legality = <S>(game: Game<S>, plan: Plan): Check => ({
  name: 'legal is ascending, not empty and closed',
  run() {
    for (const trial of trialsOf(game, plan, 'legality')) {
      const rng = new FastRng(trial.seed);
      for (const position of looks(trial, looksOf(plan))) {
        waits(position);
        const before = memory(position.state);
        const acting = game.actors(position.state) | game.mayAct(position.state);
        for (let seat = 0; seat < trial.tryout.seats; seat++) {
          const legal = includes(acting, seat) ? legalOf(game, position.state, seat) : [];
          listed(position, seat, legal, includes(acting, seat));
          closed(position, seat, new Set(legal), rng);
        }
        position.hold(memory(position.state) === before, () => 'asking what is legal changed the state');
      }
    }
  },
});

/** The game waits for seats, or for chance, or is over: exactly one of these. */
export function waits<S>(position: Position<S>): void {
  const { trial, state, event } = position;
  const { game, tryout } = trial;
  const actors = game.actors(state);
  const may = game.mayAct(state);
  const over = game.outcome(state) !== null;
  const waiting = [actors !== 0, event !== null, over].filter(Boolean).length;
  position.hold(waiting === 1, () => `actors ${actors}, event ${event}, over ${over}`);
  position.hold(actors !== 0 || may === 0, () => `seats ${may} may act while nobody is waited for`);
  position.hold((actors & may) === 0, () => `seats ${actors & may} are waited for and not waited for`);
  position.hold(
    ((actors | may) & ~everyone(tryout.seats)) === 0,
    () => `seats ${actors | may} are not all at the table`,
  );
}

export function listed<S>(
  position: Position<S>,
  seat: number,
  legal: readonly number[],
  acts: boolean,
): void {
  const { game } = position.trial;
  const words = (): string => legal.map((action) => game.print(action)).join(' ');
  position.hold(!acts || legal.length > 0, () => `seat ${seat} may act and has no action`);
  position.hold(
    legal.every((action, i) => action < game.actions && (i === 0 || legal[i - 1] < action)),
    () => `the legal actions of seat ${seat} are not ascending: ${words()}`,
  );
}

function closed<S>(position: Position<S>, seat: number, legal: ReadonlySet<number>, rng: FastRng): void {
  const { game } = position.trial;
  const some = game.actions > ASKED;
  const asked = Array.from({ length: some ? ASKED : game.actions }, (_, i) =>
    some ? rng.below(game.actions) : i,
  );
  for (const action of [...asked, ...legal]) refused(position, seat, action, legal.has(action));
}

/** A legal action is not refused, and any other is refused with a reason. */
export function refused<S>(position: Position<S>, seat: number, action: number, legal: boolean): void {
  const { game } = position.trial;
  const reason = game.refusal(position.state, seat, action);
  const word = game.print(action);
  if (legal) {
    position.hold(
      reason === null,
      () => `seat ${seat} ${word} is legal and refused by ${reason?.rule} ${reason?.key}`,
    );
    return;
  }
  position.hold(reason !== null, () => `seat ${seat} ${word} is not legal and not refused`);
  const { rule, key, args } = reason!;
  position.hold(/^[A-Z]+-\d+$/.test(rule), () => `seat ${seat} ${word} is refused by no rule: ${rule}`);
  position.hold(/^[a-z][a-z0-9-]*$/.test(key), () => `seat ${seat} ${word} is refused without a key: ${key}`);
  position.hold(
    Object.values(args).every((arg) => typeof arg === 'string' || Number.isFinite(arg)),
    () => `seat ${seat} ${word} is refused with ${JSON.stringify(args)}`,
  );
}
