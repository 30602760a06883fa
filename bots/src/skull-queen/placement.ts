import * as SkullQueen from '@crossbones/games/skull-queen/index';
import type { Policy } from '../policy.js';
import { Outlook } from './outlook.js';
import { plankOf } from './plank.js';

const { COLOURS, placeAction, SIDE, STEPS } = SkullQueen;

/** The side that promises more, and each pirate where its cards will push it to the best. */
export function placement(): Policy<SkullQueen.State> {
  const outlook = new Outlook();

  return (state, seat) => {
    outlook.table.look(state, seat);
    const plank = plankOf(state.ladders);
    const step = state.steps[seat];
    if (step === 0 || step === STEPS) {
      for (let colour = 0; colour < COLOURS; colour++) outlook.foresee(state, colour);
      return SIDE + (outlook.promise(plank, 1) > outlook.promise(plank, 0) ? 1 : 0);
    }
    const colour = step - 1;
    outlook.foresee(state, colour);
    return placeAction(colour, plank.best(outlook.row(plank, state.side[seat], colour)));
  };
}
