import type * as SkullKing from '@crossbones/games/skull-king/index';
import { type Beast, beastIn } from '@crossbones/games/skull-king/seen/beast';
import { usedBetween } from '@crossbones/games/skull-king/seen/power';
import { type Scene, stepwise } from '../../../play/script.js';

export type View = SkullKing.GameView & {
  /** Every hand, where the match is over and all lies open. */
  readonly hands?: readonly (readonly string[])[];
};
type Player = View['order'][number];

/** What a picture is about, besides what lies on the table. */
export type Moment =
  | { readonly is: 'bids' }
  | { readonly is: 'trick'; readonly taker: Player | null; readonly beast: Beast | null }
  | { readonly is: 'power'; readonly power: View['powers'][number] }
  | { readonly is: 'round'; readonly round: number };

const CARD = 420;
const TRICK = 1_700;
const BEAST = 2_600;
const SWEEP = 360;
const BIDS = 2_400;
const POWER = 1_600;
const ROUND = 2_200;
const DEAL = 500;

export const script = stepwise<View, Moment>(step);

function step(before: View | null, view: View): Scene<View, Moment>[] {
  const plain = (hold: number): Scene<View, Moment> => ({ view, moment: null, hold });
  if (before === null) return [plain(0)];
  if (view.round !== before.round) return [plain(DEAL)];
  const scenes: Scene<View, Moment>[] = [];
  if (before.bids.includes(null) && !view.bids.includes(null) && view.phase !== 'bid')
    scenes.push({ view, moment: { is: 'bids' }, hold: BIDS });
  if (view.tricks.length === before.tricks.length + 1) scenes.push(whole(view));
  const used = usedBetween(before, view);
  if (used !== null) scenes.push({ view, moment: { is: 'power', power: used }, hold: POWER });
  if (view.sheet.length > before.sheet.length)
    scenes.push({ view, moment: { is: 'round', round: view.sheet.length }, hold: ROUND, untilTapped: true });
  const swept = view.tricks.length > before.tricks.length;
  scenes.push(plain(swept ? SWEEP : view.trick.length > before.trick.length ? CARD : 0));
  return scenes;
}

/** The trick as it lay when its last card had come, before anybody took it. */
function whole(view: View): Scene<View, Moment> {
  const { order, cards, taker } = view.tricks.at(-1)!;
  const trick = cards.map((card, i) => ({ seat: order[i], card }));
  const beast = beastIn(view);
  return {
    view: { ...view, trick, tricks: view.tricks.slice(0, -1), turn: null },
    moment: { is: 'trick', taker, beast },
    hold: beast === null ? TRICK : BEAST,
  };
}
