import type { Game } from './game.js';
import type { Options } from './options.js';

/** So many are kept for each game: options can be combined in very many ways. */
const MOST = 32;

/**
 * What a match needs only while it tries a submit. No two matches try one at the same moment, so all of one game with the
 * same seats and options share it.
 */
export class Workbench<S> {
  /** Where legal actions are listed. */
  readonly legal: Uint16Array;

  private constructor(
    game: Game<S>,
    /** The state on which a submit is tried. */
    public trial: S,
  ) {
    this.legal = new Uint16Array(game.actions);
  }

  private static readonly all = new WeakMap<object, Map<string, Workbench<unknown>>>();

  static of<S>(game: Game<S>, seats: number, options: Options): Workbench<S> {
    const known = Workbench.all.get(game) ?? new Map<string, Workbench<unknown>>();
    Workbench.all.set(game, known);
    const name = `${seats} ${JSON.stringify(options)}`;
    const found = known.get(name) ?? new Workbench(game, game.create(seats, options));
    known.set(name, found);
    if (known.size > MOST) known.delete(known.keys().next().value!);
    return found as Workbench<S>;
  }

  /** Gives the state that was tried to a match, and takes the one that it had before to try on. */
  swap(before: S): S {
    const { trial } = this;
    this.trial = before;
    return trial;
  }
}
