import type * as SkullKingDice from '@crossbones/games/skull-king-dice/index';
import { type Scene, stepwise } from '../../../play/script.js';

export type View = SkullKingDice.GameView & {
  /** Every screen lifted, where the match is over. */
  readonly hands?: readonly (readonly string[])[];
};

export type Moment =
  | { readonly is: 'bids' }
  | { readonly is: 'rolling'; readonly seat: number; readonly kind: string }
  | { readonly is: 'trick'; readonly winner: number }
  | { readonly is: 'round'; readonly round: number };

const ROLL = 750;
const LANDS = 900;
const TRICK = 2_100;
const SWEEP = 360;
const BIDS = 2_400;
const ROUND = 2_200;
const DEAL = 600;

export const script = stepwise<View, Moment>(step);

function step(before: View | null, view: View): Scene<View, Moment>[] {
  const plain = (hold: number): Scene<View, Moment> => ({ view, moment: null, hold });
  if (before === null) return [plain(0)];
  if (view.rolling !== null)
    return [{ view, moment: { is: 'rolling', seat: view.turn ?? 0, kind: view.rolling }, hold: ROLL }];
  if (view.round !== before.round) return [plain(DEAL)];
  const scenes: Scene<View, Moment>[] = [];
  if (before.bids.includes(null) && !view.bids.includes(null))
    scenes.push({ view, moment: { is: 'bids' }, hold: BIDS });
  const swept = view.tricks.length === before.tricks.length + 1;
  if (swept) scenes.push(whole(view));
  if (view.sheet.length > before.sheet.length)
    scenes.push({ view, moment: { is: 'round', round: view.sheet.length }, hold: ROUND, untilTapped: true });
  scenes.push(plain(swept ? SWEEP : view.trick.length > before.trick.length ? LANDS : 0));
  return scenes;
}

/** The trick as it lay when its last die had come to rest. */
function whole(view: View): Scene<View, Moment> {
  const { leader, rolls, winner } = view.tricks.at(-1)!;
  const trick = rolls.map((roll, i) => ({ seat: (leader + i) % view.seats, roll }));
  return {
    view: { ...view, trick, leader, tricks: view.tricks.slice(0, -1), turn: null },
    moment: { is: 'trick', winner },
    hold: TRICK,
  };
}
