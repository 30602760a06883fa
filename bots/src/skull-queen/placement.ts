import * as SkullQueen from '@crossbones/games/skull-queen/index';
import type { Policy } from '../policy.js';
import { Outlook } from './outlook.js';
import { type Plank, plankOf } from './plank.js';

const { COLOURS, placeAction, SIDE, STEPS } = SkullQueen;

/** The side that promises more, and each pirate where its cards will push it to the best. */
export function placement(): Policy<SkullQueen.State> {
  const outlook = new Outlook();
  const { table, up, down } = outlook;

  const row = (plank: Plank, side: number, colour: number): number =>
    plank.row(side, up[colour], down[colour], table.held);

  function hopes(state: SkullQueen.State, side: number): number {
    const plank = plankOf(state.ladders);
    let sum = 0;
    for (let colour = 0; colour < COLOURS; colour++) {
      const at = row(plank, side, colour);
      sum += plank.hopes[at + plank.best(at)];
    }
    return sum;
  }

  return (state, seat) => {
    table.look(state, seat);
    const step = state.steps[seat];
    if (step === 0 || step === STEPS) {
      for (let colour = 0; colour < COLOURS; colour++) outlook.foresee(state, colour);
      return SIDE + (hopes(state, 1) > hopes(state, 0) ? 1 : 0);
    }
    const colour = step - 1;
    outlook.foresee(state, colour);
    const plank = plankOf(state.ladders);
    return placeAction(colour, plank.best(row(plank, state.side[seat], colour)));
  };
}
