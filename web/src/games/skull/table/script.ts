import type * as Skull from '@crossbones/games/skull/index';
import { type Scene, stepwise } from '../../../play/script.js';

export type View = Skull.GameView & {
  /** Every hand, where the match is over and all lies open. */
  readonly hands?: readonly (readonly Skull.Disc[])[];
};
export type Disc = Skull.Disc;
/** A gang by its place in the view's `gangs`. */
export type Gang = number;

/** What a picture is about, besides what lies on the table. */
export type Moment =
  | { readonly is: 'first'; readonly gang: Gang }
  | { readonly is: 'attempt'; readonly gang: Gang }
  /** A disc is lifted off this gang's pile, and nobody has seen it yet. */
  | { readonly is: 'breath'; readonly gang: Gang; readonly last: boolean }
  | { readonly is: 'turned'; readonly gang: Gang; readonly disc: Disc }
  | { readonly is: 'made'; readonly gang: Gang; readonly wins: boolean }
  | { readonly is: 'gloat'; readonly gang: Gang }
  /** The disc is named only to whom it belonged; `at` is where it lay among those to pick from. */
  | { readonly is: 'lost'; readonly gang: Gang; readonly at: number; readonly disc: Disc | null }
  | { readonly is: 'out'; readonly gang: Gang };

type Pictures = Scene<View, Moment>[];

const SEALED = 200;
const DISC = 520;
const BID = 950;
const PASS = 600;
const FIRST = 1_500;
const ATTEMPT = 1_700;
/** The held breath: short over one's own discs, longer over others', longest over the one that decides. */
const BREATH = { own: 650, other: 950, last: 1_500 } as const;
const FLOWER = 750;
const SKULL = 2_300;
const MADE = 2_600;
const GLOAT = 1_700;
const LOST = 2_200;
const OUT = 2_400;
const GATHER = 600;

export const script = stepwise<View, Moment>(step);

function step(before: View | null, view: View): Pictures {
  const plain = (hold: number): Pictures => [{ view, moment: null, hold }];
  if (before === null || before.first === null) {
    const opens = view.round === 1 && view.first !== null && view.table === 0;
    return opens
      ? [{ view, moment: { is: 'first', gang: view.first! }, hold: FIRST }, ...plain(0)]
      : plain(0);
  }
  const rounds = view.sheet.length - before.sheet.length;
  // A step taken back, or several missed: there is no story to tell.
  if (rounds < 0 || rounds > 1 || view.round < before.round) return plain(0);
  const scenes = attempted(before, view);
  if (rounds === 1) scenes.push(...ended(scenes.at(-1)?.view ?? before, view));
  if (rounds === 1) return [...scenes, ...plain(GATHER)];
  for (const { gang } of view.gloats.slice(before.gloats.length))
    scenes.push({ view, moment: { is: 'gloat', gang }, hold: GLOAT });
  if (view.table > before.table) return [...scenes, ...plain(before.phase === 'place' ? SEALED : DISC)];
  if (scenes.length === 0 && view.bids.length > before.bids.length)
    return plain(view.bids.at(-1)![1] === 0 ? PASS : BID);
  return [...scenes, ...plain(0)];
}

/** Every disc turned in this step, one after the other, as the table lay when it was turned. */
function attempted(before: View, view: View): Pictures {
  const [challenger, bid] =
    view.sheet.length > before.sheet.length ? view.sheet.at(-1)! : [view.challenger, view.bid ?? 0];
  if (challenger === null) return [];
  const turned = (view.round === before.round ? view : view.last)?.turned ?? [];
  const begins = before.challenger === null;
  const shown = begins ? 0 : before.turned.length;
  if (!begins && turned.length <= shown) return [];
  const table: View = {
    ...before,
    phase: 'attempt',
    turn: null,
    waiting: [],
    bid,
    bidder: challenger,
    challenger,
    bids: begins ? [...before.bids, lastBid(before, challenger, bid)] : before.bids,
    turned: turned.slice(0, shown),
  };
  const scenes: Pictures = begins
    ? [{ view: table, moment: { is: 'attempt', gang: challenger }, hold: ATTEMPT }]
    : [];
  for (const [i, { gang, disc }] of turned.entries()) {
    if (i < shown) continue;
    const last = i + 1 === bid;
    scenes.push(
      {
        view: { ...table, turned: turned.slice(0, i) },
        moment: { is: 'breath', gang, last },
        hold: last ? BREATH.last : gang === challenger ? BREATH.own : BREATH.other,
      },
      {
        view: { ...table, turned: turned.slice(0, i + 1) },
        moment: { is: 'turned', gang, disc },
        hold: disc === 'skull' ? SKULL : FLOWER,
      },
    );
  }
  return scenes;
}

/** The word that ended the bidding: a bid for all that lies there, or the last pass. */
const lastBid = (before: View, challenger: Gang, bid: number): readonly [Gang, number] =>
  before.bid === bid && before.turn !== null ? [before.turn, 0] : [challenger, bid];

/** How the round ended, on the table as it lay. */
function ended(table: View, view: View): Pictures {
  const [gang, , owner, picked] = view.sheet.at(-1)!;
  if (owner === null) {
    const gangs = table.gangs.map((mat, i) =>
      i === gang ? { ...mat, flower: true, made: view.gangs[gang].made } : mat,
    );
    return [
      { view: { ...table, gangs }, moment: { is: 'made', gang, wins: view.winner !== null }, hold: MADE },
    ];
  }
  const out = (one: Gang): Pictures =>
    view.gangs[one].out ? [{ view: table, moment: { is: 'out', gang: one }, hold: OUT }] : [];
  // S-10 to the letter: a last skull takes its owner along.
  const along = owner === gang ? [] : out(owner);
  if (view.gangs[gang].out) return [...out(gang), ...along];
  const { hand, pile } = table.gangs[gang];
  const lost: View = { ...table, phase: 'loss', owner, turn: null, picked };
  const at = picked ?? hand + pile.length - 1;
  return [
    { view: lost, moment: { is: 'lost', gang, at, disc: lostDisc(table, view, gang) }, hold: LOST },
    ...along,
  ];
}

/** Which disc is missing, as far as it is one's own. */
function lostDisc(before: View, view: View, gang: Gang): Disc | null {
  const skulls = ({ mine }: View): number | null => {
    const own = mine.find((one) => one.gang === gang);
    return own === undefined ? null : [...own.hand, ...own.pile].filter((disc) => disc === 'skull').length;
  };
  const [had, has] = [skulls(before), skulls(view)];
  if (had === null || has === null) return null;
  return has < had ? 'skull' : 'flower';
}
