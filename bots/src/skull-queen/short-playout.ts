import { type Game, lowest, type Rng } from '@crossbones/core';
import * as SkullQueen from '@crossbones/games/skull-queen/index';
import type { Policy } from '../policy.js';
import { Outlook } from './outlook.js';
import { plankOf } from './plank.js';
import { stake } from './stake.js';

const { COLOURS } = SkullQueen;
type State = SkullQueen.State;

/** How many tricks are played, if the round has as many left. */
const TRICKS = 4;

/**
 * Plays all seats on for a few tricks, and then takes the pirates for what they may hope for: that costs less than to
 * play the round to its end, and what happens there by chance does not blur it.
 */
export class ShortPlayout {
  /** What each seat came to in this round. */
  private readonly points: Float64Array;
  private readonly outlook = new Outlook();

  constructor(
    private readonly game: Game<State>,
    private readonly policy: Policy<State>,
    private readonly seats: number,
  ) {
    this.points = new Float64Array(seats);
  }

  /** Plays from this state on, which has so many tricks before the action in question. */
  play(state: State, tricks: number, round: number, rng: Rng): void {
    const { game, policy, points } = this;
    while (!stake.settled(state, round)) {
      if (state.tricks >= tricks + TRICKS && state.inTrick === 0) {
        for (let seat = 0; seat < this.seats; seat++) points[seat] = this.hope(state, seat);
        return;
      }
      const actors = game.actors(state);
      if (actors === 0) game.chance(state, rng);
      else {
        const seat = lowest(actors);
        game.apply(state, seat, policy(state, seat, rng));
      }
    }
    for (let seat = 0; seat < this.seats; seat++) points[seat] = made(state, seat, round);
  }

  own(seat: number): number {
    return this.points[seat];
  }

  /** The mean of the others. */
  others(seat: number): number {
    let sum = 0;
    for (let other = 0; other < this.seats; other++) if (other !== seat) sum += this.points[other];
    return sum / (this.seats - 1);
  }

  private hope(state: State, seat: number): number {
    const { outlook } = this;
    const plank = plankOf(state.ladders);
    outlook.table.look(state, seat);
    let sum = 0;
    for (let colour = 0; colour < COLOURS; colour++) {
      const space = state.pirates[seat * COLOURS + colour];
      if (space < 0) continue;
      outlook.foresee(state, colour);
      sum += plank.hopes[outlook.row(plank, state.side[seat], colour) + space];
    }
    return sum;
  }
}

/** The points of a round that is over. */
function made({ sheet, seats }: State, seat: number, round: number): number {
  const row = ((round - 1) * seats + seat) * COLOURS;
  let sum = 0;
  for (let i = row; i < row + COLOURS; i++) sum += sheet[i];
  return sum;
}
