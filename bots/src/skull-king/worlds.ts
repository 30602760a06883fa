import { everyone, type Options, type Rng, type View, type Worlds } from '@crossbones/core';
import * as SkullKing from '@crossbones/games/skull-king/index';
import { Scratch } from '../instant.js';
import { Logbook } from './logbook.js';

const { skullKing: game } = SkullKing;
type State = SkullKing.State;

/** Worlds looked at for each one that is tried. */
const LOOKS = 4;

/** Worlds that explain what the others have bid and played: of a few that may be, the likelier one is likelier drawn. */
export class LikelyWorlds {
  private readonly logbook = new Logbook();
  private readonly scratch = new Scratch<State>();

  /** What one seat of a table can draw from; until another view is looked at. */
  of(view: View, seats: number, options: Options, seat: number): Worlds<State> & WeightedWorlds {
    const { logbook } = this;
    const other = this.scratch.of(game, seats, options);
    const worlds = game.sampler(view as SkullKing.GameView);
    const { phase } = view as SkullKing.GameView;
    const sealing = phase === 'bid' || phase === 'shot';
    return {
      into: (world, rng) => worlds.into(world, rng),
      draw: (world, rng) => {
        if (sealing) {
          worlds.into(world, rng);
          // What others have sealed is not known here; they choose anew, with the cards they have in this world.
          world.waiting = everyone(seats);
          return logbook.likely(world, seat);
        }
        let sum = 0;
        for (let i = 0; i < LOOKS; i++) {
          worlds.into(other, rng);
          const likely = logbook.likely(other, seat);
          sum += likely;
          if (i === 0 || fraction(rng) * sum < likely) game.copy(other, world);
        }
        return sum;
      },
    };
  }
}

interface WeightedWorlds {
  /** Draws a world; answers its weight. */
  draw(world: State, rng: Rng): number;
}

/** At least 0 and below 1. */
const fraction = (rng: Rng): number => rng.below(0x4000_0000) / 0x4000_0000;
