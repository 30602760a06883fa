import {
  type Game,
  includes,
  Match,
  must,
  type Rng,
  rngAt,
  type Setup,
  type Sight,
  type Viewer,
} from '@crossbones/core';

/** What a seat does, in each of the two worlds. */
export interface Move {
  readonly seat: number;
  readonly words: readonly [string, string];
}

/** How many of the possible moves are tried. */
const TRIED = { apart: 4, alike: 14 } as const;
/** An action that is not waited for is made once in so many times. */
const ASIDE = 6;

/** One match in two worlds that a side cannot tell apart, as long as only moves are made that `next` has found. */
export class TwoMatches {
  private readonly matches: readonly [Match, Match];
  private readonly viewers: readonly Viewer[];
  /** Seats that seal the same in both worlds from now on, so that their choices can be opened. */
  private readonly open = new Set<number>();

  constructor(
    private readonly games: readonly [Game, Game],
    setup: Setup,
    private readonly side: readonly number[],
  ) {
    const [one, other] = games.map((game) => must(Match.open(game, setup)));
    this.matches = [one, other];
    this.viewers = [...side, 'spectator'];
  }

  get truth(): Match {
    return this.matches[0];
  }

  /** The hidden parts are not the same. */
  get differs(): boolean {
    const [one, other] = this.matches.map((match) => JSON.stringify(match.game.open(match.at(match.step))));
    return one !== other;
  }

  /** Whom the game waits for, and who else may act. */
  get acting(): { readonly actors: readonly number[]; readonly may: readonly number[] } {
    const { actors, may } = this.truth.view(this.truth.step, 'spectator');
    return { actors, may };
  }

  legal(seat: number): readonly [readonly string[], readonly string[]] {
    const [one, other] = this.matches;
    return [one.legal(seat), other.legal(seat)];
  }

  /** A move after which the side still cannot tell the worlds apart; null if there is none. */
  next(rng: Rng): Move | null {
    const { actors, may } = this.acting;
    if (may.length === 0) this.open.clear();
    if (may.length > 0 && rng.below(ASIDE) === 0) {
      const aside = this.found(may[rng.below(may.length)], rng);
      if (aside !== null) return aside;
    }
    for (const seat of shuffled(actors, rng)) {
      const move = this.found(seat, rng);
      if (move !== null) return move;
    }
    // A sealed choice that would show a difference when it is opened is replaced by one that would not.
    for (const seat of may) {
      if (this.side.includes(seat) || this.open.has(seat)) continue;
      this.open.add(seat);
      const move = this.found(seat, rng);
      if (move !== null) return move;
    }
    return null;
  }

  play({ seat, words }: Move): void {
    for (const [i, match] of this.matches.entries()) must(match.submit(seat, [words[i]]));
  }

  /** What the answer to a submit would be in each world. */
  tried(seat: number, words: readonly [readonly string[], readonly string[]]): readonly [boolean, boolean] {
    const [one, other] = this.matches.map((match, i) => match.fork(match.step).submit(seat, words[i]).ok);
    return [one, other];
  }

  undoable(seat: number): readonly [boolean, boolean] {
    const [one, other] = this.matches.map(
      (match) => match.fork(match.step).record({ table: 'undo', seat }).ok,
    );
    return [one, other];
  }

  record(table: 'undo' | 'resign', seat: number): void {
    for (const match of this.matches) must(match.record({ table, seat }));
  }

  /** Whether nobody of the side can tell the worlds apart after this move, and the game goes on. */
  conceals({ seat, words }: Move): boolean {
    const ways = this.after(seat, words);
    if (ways === null) return false;
    const [game] = this.games;
    return this.viewers.every((viewer) => {
      const [one, other] = ways.map((way) => JSON.stringify(way.map((state) => game.view(state, viewer))));
      return one === other;
    });
  }

  /** What the seat is shown in each world. */
  sights(seat: number): readonly [Sight, Sight] {
    const [one, other] = this.matches.map((match) => match.view(match.step, seat));
    return [one, other];
  }

  /** What the seat could go on with after a word, as long as chance does not move. */
  beyond(seat: number, word: string): readonly [readonly string[], readonly string[]] {
    const [one, other] = this.matches.map((match) => {
      const { game } = match;
      const state = match.at(match.step);
      game.apply(state, seat, game.parse(word)!);
      const out = new Uint16Array(game.actions);
      const asked = includes(game.actors(state) | game.mayAct(state), seat);
      const count = asked ? game.legal(state, seat, out) : 0;
      return Array.from(out.subarray(0, count), (action) => game.print(action));
    });
    return [one, other];
  }

  private found(seat: number, rng: Rng): Move | null {
    const [one, other] = this.legal(seat);
    if (!this.side.includes(seat) && !this.open.has(seat)) {
      for (let i = 0; i < TRIED.apart; i++) {
        const move: Move = { seat, words: [one[rng.below(one.length)], other[rng.below(other.length)]] };
        if (move.words[0] !== move.words[1] && this.conceals(move)) return move;
      }
    }
    const both = one.filter((word) => other.includes(word));
    for (const word of shuffled(both, rng).slice(0, TRIED.alike)) {
      const move: Move = { seat, words: [word, word] };
      if (this.conceals(move)) return move;
    }
    return null;
  }

  /**
   * How both worlds look after a move, whenever chance is to move and at its end; null if it cannot be made in both,
   * or ends the game, which opens everything.
   */
  private after(seat: number, words: Move['words']): [unknown[], unknown[]] | null {
    const [one, other] = this.matches.map((match, i) => {
      const { game, key } = match;
      const state = match.at(match.step);
      const action = game.parse(words[i]);
      if (action === null || game.refusal(state, seat, action) !== null) return null;
      game.apply(state, seat, action);
      const way: unknown[] = [];
      for (let name = game.event(state); name !== null; name = game.event(state)) {
        const before = game.create(match.seats, match.options);
        game.copy(state, before);
        way.push(before);
        game.chance(state, rngAt(key, name));
      }
      return game.outcome(state) === null ? [...way, state] : null;
    });
    return one === null || other === null ? null : [one, other];
  }
}

export function shuffled<T>(list: readonly T[], rng: Rng): T[] {
  const rest = [...list];
  return list.map(() => rest.splice(rng.below(rest.length), 1)[0]);
}
