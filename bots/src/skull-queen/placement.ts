import { SkullQueen } from '@crossbones/games';
import type { Policy } from '../policy.js';
import { Outlook } from './outlook.js';
import { Plank } from './plank.js';

const { COLOURS, placeAction, SIDE, STEPS } = SkullQueen;

/** The side that promises more, and each pirate where its cards will push it to the best. */
export function placement(): Policy<SkullQueen.State> {
  const outlook = new Outlook();
  const plank = new Plank();

  function bestSpace(state: SkullQueen.State, side: number, colour: number): number {
    outlook.foresee(state, colour);
    outlook.hope(plank, state, side, colour, outlook.table.own[colour]);
    let best = 0;
    for (let space = 1; space < state.spaces; space++) if (plank.at(space) > plank.at(best)) best = space;
    return best;
  }

  function hopes(state: SkullQueen.State, side: number): number {
    let sum = 0;
    for (let colour = 0; colour < COLOURS; colour++) sum += plank.at(bestSpace(state, side, colour));
    return sum;
  }

  return (state, seat) => {
    outlook.table.look(state, seat);
    const step = state.steps[seat];
    if (step === 0 || step === STEPS) return SIDE + (hopes(state, 1) > hopes(state, 0) ? 1 : 0);
    return placeAction(step - 1, bestSpace(state, state.side[seat], step - 1));
  };
}
