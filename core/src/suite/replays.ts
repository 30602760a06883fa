import type { Game } from '../game.js';
import { keyFrom } from '../key.js';
import { readLog } from '../log.js';
import { Match } from '../match.js';
import { FastRng } from '../random.js';
import { must, type Result } from '../result.js';
import { includes } from '../seats.js';
import { type Check, type Plan, trialsOf } from './plan.js';
import { Position, type Trial } from './play.js';
import { memory, parting, viewersOf } from './portrait.js';

/** A match is its log; what is refused leaves no trace in it, and neither does asking whether it would be. */
export const replays = <S>(game: Game<S>, plan: Plan): Check => ({
  name: 'replaying a log gives the same views, and neither a refused action nor a check leaves a trace',
  run() {
    const seen = new Set<number>();
    for (const trial of trialsOf(game, plan, 'replays')) {
      // One table of each size: the rules of the options are not what is tried here.
      if (seen.has(trial.tryout.seats)) continue;
      seen.add(trial.tryout.seats);
      replayed(trial);
    }
  },
});

function replayed<S>(trial: Trial<S>): void {
  const { game, tryout, seed } = trial;
  const { seats, options } = tryout;
  const rng = new FastRng(seed);
  const match = must(Match.open(game, { seats, options, key: keyFrom(seed) }));
  const shown = (some: Match<S>, step: number): string =>
    viewersOf(seats)
      .map((viewer) => JSON.stringify(some.view(step, viewer)))
      .join('\n');
  const history = [shown(match, 0)];
  const blank = game.create(seats, options);
  const place = (): Position<S> => new Position(trial, blank, match.step, null, null);
  while (match.outcome() === null) {
    const { actors, may } = match.view(match.step, 'spectator');
    const among = may.length > 0 && rng.below(6) === 0 ? may : actors;
    const seat = among[rng.below(among.length)];
    if (rng.below(6) === 0) refusedAt(match, rng, history[match.step], shown, place);
    const legal = match.legal(seat);
    const word = (): string => legal[rng.below(legal.length)];
    const before = rng.below(12) === 0 ? history[match.step] : null;
    // Several words at once number decisions otherwise than one after the other, so they are tried beside the match.
    if (before !== null && rng.below(3) === 0)
      foretold(match.fork(match.step), seat, [word(), word()], before, shown, place);
    const done = foretold(match, seat, [word()], before, shown, place);
    if (!done.ok) place().hold(false, () => `a legal action was refused: ${JSON.stringify(done.error)}`);
    history.push(shown(match, match.step));
  }
  const log = must(readLog(JSON.stringify(match.log())));
  const again = must(Match.open(game, { seats, options: log.options, key: log.key }));
  for (const [i, entry] of log.entries.entries()) {
    if ('action' in entry) must(again.submit(entry.seat, [entry.action]));
    const now = shown(again, i + 1);
    place().hold(now === history[i + 1], () => `entry ${i} replayed shows ${parting(history[i + 1], now)}`);
  }
  const whole = must(Match.replay(game, log));
  place().hold(
    JSON.stringify(whole.outcome()) === JSON.stringify(match.outcome()),
    () => 'the replayed log has another outcome',
  );
  for (const step of [0, rng.below(match.step), match.step]) {
    place().hold(
      shown(match, step) === history[step],
      () => `looking back to step ${step} shows something else`,
    );
    const open = JSON.stringify(game.open(match.at(step)));
    place().hold(
      JSON.stringify(game.open(match.fork(step).at(step))) === open,
      () => `a fork at step ${step} has another state`,
    );
  }
}

function refusedAt<S>(
  match: Match<S>,
  rng: FastRng,
  before: string,
  shown: (match: Match<S>, step: number) => string,
  place: () => Position<S>,
): void {
  const { game, seats } = match;
  const seat = rng.below(seats);
  const action = rng.below(game.actions);
  const { actors, may } = match.view(match.step, seat);
  const acting = [...actors, ...may].reduce((set, some) => set | (1 << some), 0);
  const word = game.print(action);
  if (includes(acting, seat) && match.legal(seat).includes(word)) return;
  const { step } = match;
  const done = foretold(match, seat, [word], null, shown, place);
  place().hold(!done.ok, () => `seat ${seat} submitted ${word}, which is not legal, and it was taken`);
  place().hold(
    match.step === step && shown(match, step) === before,
    () => `${word} was refused and changed the match`,
  );
}

/**
 * What a match says of words before they are submitted is what it says then. Asking changes nothing, which is looked
 * into where it is known how it looked before.
 */
function foretold<S>(
  match: Match<S>,
  seat: number,
  words: readonly string[],
  before: string | null,
  shown: (match: Match<S>, step: number) => string,
  place: () => Position<S>,
): ReturnType<Match<S>['submit']> {
  const said = words.join(' ');
  const whole = (): string => JSON.stringify(match.log()) + memory(match.at(match.step));
  const known = before === null ? null : whole();
  const checked = match.check(seat, words);
  if (before !== null)
    place().hold(
      whole() === known && shown(match, match.step) === before,
      () => `asking whether seat ${seat} may submit ${said} changed the match`,
    );
  const done = match.submit(seat, words);
  const told = (result: Result<unknown, unknown>): string => JSON.stringify(result.ok || result.error);
  place().hold(
    told(checked) === told(done),
    () => `seat ${seat} ${said}: foretold ${told(checked)}, answered ${told(done)}`,
  );
  return done;
}
