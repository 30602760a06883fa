import type { SkullKing } from '@crossbones/games';
import { type Scene, stepwise } from '../../../play/script.js';

export type View = SkullKing.GameView & {
  /** Every hand, where the match is over and all lies open. */
  readonly hands?: readonly (readonly string[])[];
};
type Player = View['order'][number];

/** What a picture is about, besides what lies on the table. */
export type Moment =
  | { readonly is: 'bids' }
  | { readonly is: 'trick'; readonly taker: Player | null; readonly beast: 'kraken' | 'whale' | null }
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
  const used = view.powers.find(
    (power) =>
      settled(view, power) && !before.powers.some((old) => old.power === power.power && settled(before, old)),
  );
  if (used !== undefined) scenes.push({ view, moment: { is: 'power', power: used }, hold: POWER });
  if (view.sheet.length > before.sheet.length)
    scenes.push({ view, moment: { is: 'round', round: view.sheet.length }, hold: ROUND });
  const swept = view.tricks.length > before.tricks.length;
  scenes.push(plain(swept ? SWEEP : view.trick.length > before.trick.length ? CARD : 0));
  return scenes;
}

/** Whoever was lent a power has used it, as far as others can tell. */
function settled(view: View, power: View['powers'][number]): boolean {
  switch (power.power) {
    case 'rosie':
      return power.lead !== null;
    case 'harry':
      return power.change !== null;
    case 'rascal':
      return power.wager !== null;
    case 'will':
      return view.phase !== power.power;
    case 'juanita':
      return true;
  }
}

/** The trick as it lay when its last card had come, before anybody took it. */
function whole(view: View): Scene<View, Moment> {
  const { order, cards, taker } = view.tricks.at(-1)!;
  const trick = cards.map((card, i) => ({ seat: order[i], card }));
  const rule = view.standing?.why.rule;
  const beast = rule === 'SK-14' ? 'kraken' : rule === 'SK-15' ? 'whale' : null;
  return {
    view: { ...view, trick, tricks: view.tricks.slice(0, -1), turn: null },
    moment: { is: 'trick', taker, beast },
    hold: beast === null ? TRICK : BEAST,
  };
}
