import type * as SkullQueen from '@crossbones/games/skull-queen/index';
import { type Colour, colours } from '@crossbones/games/skull-queen/seen/colour';
import { type Mark, markOf } from '@crossbones/games/skull-queen/seen/mark';
import { type Scene, stepwise } from '../../../play/script.js';

export type View = SkullQueen.GameView & {
  /** Every hand, where the match is over and all lies open. */
  readonly hands?: readonly (readonly string[])[];
};
export type Player = View['trick'][number]['seat'];
type Plank = View['planks'][number];
type Why = View['judged'][number];

/** What a trick does to one pirate. */
export interface Move {
  readonly seat: number;
  readonly colour: Colour;
  readonly way: 'up' | 'down';
  readonly by: 1 | 2;
  readonly card: string;
  /** It goes over the end with this, or went long ago. */
  readonly overboard: 'now' | 'before' | null;
}

/** What a picture is about, besides what lies on the table. */
export type Moment =
  | { readonly is: 'planks' }
  | { readonly is: 'trick'; readonly moves: readonly Move[] }
  | { readonly is: 'colour'; readonly colour: Colour; readonly moves: readonly Move[] }
  | { readonly is: 'round'; readonly round: number };

const CARD = 420;
const PLANKS = 1_900;
/** How long the whole trick is shown before anything moves, and how long where nothing will, in ms. */
const TRICK = 1_000;
const QUIET_TRICK = 1_900;
const COLOUR = 1_700;
const FALL = 2_400;
const SWEEP = 420;
const ROUND = 3_200;
const DEAL = 600;

export const script = stepwise<View, Moment>(step);

function step(before: View | null, view: View): Scene<View, Moment>[] {
  const plain = (hold: number): Scene<View, Moment> => ({ view, moment: null, hold });
  if (before === null) return [plain(0)];
  if (view.round !== before.round) return [plain(DEAL)];
  const scenes: Scene<View, Moment>[] = [];
  if (before.phase === 'place' && view.phase === 'play')
    scenes.push({ view, moment: { is: 'planks' }, hold: PLANKS });
  const swept = view.tricks.length > before.tricks.length;
  if (swept) scenes.push(...judged(before, view));
  if (view.sheet.length > before.sheet.length)
    scenes.push({ view, moment: { is: 'round', round: view.sheet.length }, hold: ROUND, untilTapped: true });
  scenes.push(plain(swept ? SWEEP : view.trick.length > before.trick.length ? CARD : 0));
  return scenes;
}

/** The whole trick as it lay, and then what each of its colours does, one after the other. */
function judged(before: View, view: View): Scene<View, Moment>[] {
  const { leader, cards } = view.tricks.at(-1)!;
  const order = players(view, leader);
  const lying: View = {
    ...view,
    phase: 'play',
    leader,
    trick: cards.map((card, i) => ({ seat: order[i], card })),
    tricks: view.tricks.slice(0, -1),
    announced: (view.judged.find(({ key }) => key === 'announced')?.args.colour ?? null) as Colour | null,
    standing: view.judged,
    centre: before.centre,
    gone: before.gone,
    ghost: before.ghost,
    planks: before.planks,
    scores: before.scores,
    sheet: before.sheet,
    chosen: view.chosen.map(() => false),
    sealed: null,
  };
  const moves = view.judged.flatMap((why) => moveOf(why, before, view));
  const stirring = moves.filter(({ overboard }) => overboard !== 'before');
  const scenes: Scene<View, Moment>[] = [
    { view: lying, moment: { is: 'trick', moves }, hold: stirring.length > 0 ? TRICK : QUIET_TRICK },
  ];
  let planks = before.planks;
  for (const colour of colours) {
    if (!stirring.some((move) => move.colour === colour)) continue;
    const own = moves.filter((move) => move.colour === colour);
    planks = planks.map((plank, seat) => moved(plank, view.planks[seat], colour));
    const falls = own.some(({ overboard }) => overboard === 'now');
    scenes.push({
      view: { ...lying, planks },
      moment: { is: 'colour', colour, moves: own },
      hold: falls ? FALL : COLOUR,
    });
  }
  return scenes;
}

/** Who plays in a trick, in turn. */
export function players({ seats, ghost }: View, leader: number): Player[] {
  const order = Array.from({ length: seats }, (_, i) => (leader + i) % seats);
  return ghost === null ? order : ['ghost', ...order];
}

function moveOf(why: Why, before: View, after: View): Move[] {
  const { args } = why;
  const mark = markOf(why);
  if (mark === null || typeof args.seat !== 'number') return [];
  const colour = args.colour as Colour;
  const was = before.planks[args.seat].overboard.includes(colour);
  const is = after.planks[args.seat].overboard.includes(colour);
  return [
    {
      seat: args.seat,
      colour,
      way: mark.way,
      by: mark.by,
      card: String(args.card),
      overboard: was ? 'before' : is ? 'now' : null,
    },
  ];
}

/** The plank with the pirate of one colour where it is afterwards, and all others where they were. */
function moved(plank: Plank, after: Plank, colour: Colour): Plank {
  const over = plank.overboard.filter((other) => other !== colour);
  return {
    ...plank,
    pirates: { ...plank.pirates, [colour]: after.pirates[colour] },
    overboard: after.overboard.includes(colour) ? [...over, colour] : over,
  };
}

/** What each card of the trick would do, or does, as the table marks it. */
export function marks(standing: View['standing']): ReadonlyMap<string, Mark> {
  const found = new Map<string, Mark>();
  for (const why of standing) {
    const mark = markOf(why);
    if (mark !== null) found.set(String(why.args.card), mark);
  }
  return found;
}
