import { type Reason, type Rng, seatsIn } from '@crossbones/core';
import { type GameOptions, type OpenView, type State, skull } from './index.js';

/** Leaves discs as they lie before a shuffle: the skull first, then the flowers. */
const unshuffled: Rng = { below: (n) => n - 1 };

/** A table for tests: moves are written as `seat word`, and every one must be legal. */
export class Sitting {
  readonly state: State;
  readonly options: GameOptions;

  constructor(
    readonly seats: number,
    options: Partial<GameOptions> = {},
    first = 0,
    readonly game = skull,
  ) {
    this.options = { ...game.options.defaults, ...options };
    this.state = game.create(seats, this.options);
    game.chance(this.state, { below: () => first });
  }

  get open(): OpenView {
    return this.game.open(this.state) as OpenView;
  }

  get actors(): number[] {
    return seatsIn(this.game.actors(this.state));
  }

  get may(): number[] {
    return seatsIn(this.game.mayAct(this.state));
  }

  legal(seat: number): string[] {
    const out = new Uint16Array(this.game.actions);
    const count = this.game.legal(this.state, seat, out);
    return Array.from(out.subarray(0, count), (action) => this.game.print(action));
  }

  refusal(seat: number, word: string): Reason | null {
    const action = this.game.parse(word);
    if (action === null) throw new Error(`no such word: ${word}`);
    return this.game.refusal(this.state, seat, action);
  }

  /** Moves separated by commas; a loss is drawn as the discs lie. */
  play(moves: string): this {
    for (const move of moves.split(',')) {
      const [seat, word] = move.trim().split(' ');
      const refused = this.refusal(Number(seat), word);
      if (refused !== null) throw new Error(`${move}: ${JSON.stringify(refused)}`);
      this.game.apply(this.state, Number(seat), this.game.parse(word)!);
      if (this.game.event(this.state) !== null) this.game.chance(this.state, unshuffled);
    }
    return this;
  }

  /** The placement that opens a round: a flower from everybody, but a skull from those named. */
  place(...skulls: string[]): this {
    const { gangs, first } = this.open;
    const ordered = [...gangs.keys()].filter((gang) => gang !== first && !gangs[gang].out);
    for (const gang of [...ordered, first!]) {
      const { seat, name } = gangs[gang];
      const prefix = this.options.gangs === 2 ? `${name}/` : '';
      this.play(`${seat} ${prefix}${skulls.includes(name) ? 'skull' : 'flower'}`);
    }
    return this;
  }
}

/** One step at random: chance, a seat to act or, now and then, one that need not. False when the game is over. */
export function stepAtRandom(game: typeof skull, state: State, rng: Rng): boolean {
  if (game.outcome(state) !== null) return false;
  if (game.event(state) !== null) {
    game.chance(state, rng);
    return true;
  }
  const may = seatsIn(game.mayAct(state));
  const asked = may.length > 0 && rng.below(4) === 0 ? may : seatsIn(game.actors(state));
  const seat = asked[rng.below(asked.length)];
  const legal = new Uint16Array(game.actions);
  const count = game.legal(state, seat, legal);
  // Most bids are high; leaning to the first words lets piles grow and attempts succeed.
  game.apply(state, seat, legal[rng.below(rng.below(2) === 0 ? Math.min(3, count) : count)]);
  return true;
}
