import type * as QueensCollection from '@crossbones/games/queens-collection/index';
import {
  after,
  begun,
  kept,
  lost,
  type News,
  news,
  reshuffled,
  turnedUp,
} from '@crossbones/games/queens-collection/seen/playback';
import { readMove, readPair, readRedraw, readTrade } from '@crossbones/games/queens-collection/seen/word';
import type { Scene, Script } from '../../../play/stage.js';

export type View = QueensCollection.GameView;

/** What a picture is about, besides what lies on the table. */
export type Moment =
  | { readonly is: 'turned'; readonly seat: number; readonly card: string }
  | { readonly is: 'clash'; readonly seat: number; readonly card: string }
  | { readonly is: 'kept'; readonly seat: number; readonly cards: number }
  /** Pawns taken, and boxes with the last of them; without either the pairs were for nothing. */
  | {
      readonly is: 'took';
      readonly seat: number;
      readonly pawns: readonly string[];
      readonly boxes: readonly string[];
    }
  | { readonly is: 'swapped'; readonly seat: number; readonly cards: number; readonly partner: boolean }
  | { readonly is: 'skipped'; readonly seat: number }
  | { readonly is: 'reshuffled' }
  | { readonly is: 'moved'; readonly seat: number; readonly word: string }
  | { readonly is: 'redrew'; readonly seat: number; readonly cards: number }
  | { readonly is: 'traded'; readonly seat: number; readonly other: number }
  | { readonly is: 'last-turns' }
  | { readonly is: 'all-home' }
  | { readonly is: 'round'; readonly round: number }
  | { readonly is: 'dealt' };

type Picture = Scene<View, Moment>;

const CARD = 560;
/** Each card turned up is shown a little longer than the one before, because more hangs on it. */
const BREATH = 110;
const CLASH = 2_300;
const KEPT = 620;
const TAKE = 1_250;
const TAKE_BOX = 1_900;
const SWAP = 1_000;
const REFILL = 420;
const RESHUFFLE = 950;
const ACT = 1_250;
const LAST = 2_200;
const HOME = 2_600;
const ROUND = 3_000;
const DEAL = 700;
/** Somebody who has missed more turns than these sees only the result. */
const TURNS = 2;

export const script: Script<View, Moment> = (before, sight) => {
  const scenes: Picture[] = [];
  let last = before;
  for (const view of [...(sight.between as unknown as View[]), sight.view]) {
    scenes.push(...step(last, view));
    last = view;
  }
  return scenes;
};

function step(before: View | null, view: View): Picture[] {
  const plain = (hold: number): Picture => ({ view, moment: null, hold });
  if (before === null) return [plain(0)];
  if (view.round !== before.round) return [{ view, moment: { is: 'dealt' }, hold: DEAL }];
  const told = news(before, view);
  if (told.length > TURNS + 1 || view.turns < before.turns) return [plain(0)];
  return view.options.mode === 'cooperative' ? acted(before, view, told) : traded(before, view, told);
}

/** Against each other: cards turned up one by one, pairs and swaps, and the market filled again. */
function traded(before: View, view: View, told: readonly News[]): Picture[] {
  const scenes: Picture[] = [];
  let now = before;
  const show = (next: View, moment: Moment, hold: number): void => {
    now = next;
    scenes.push({ view: next, moment, hold });
  };
  if (view.reshuffles > before.reshuffles) show(reshuffled(now), { is: 'reshuffled' }, RESHUFFLE);
  for (const { number, seat, cards, clash, did } of told) {
    if (number >= now.turns) now = begun(now, seat);
    cards.forEach((card, i) => {
      const clashes = clash && i === cards.length - 1;
      const next = turnedUp(now, card, clashes);
      show(
        next,
        { is: clashes ? 'clash' : 'turned', seat, card },
        clashes ? CLASH : CARD + BREATH * now.revealed.length,
      );
    });
    if (clash) now = lost(now);
    const goesOn =
      number === view.turns - 1 && (view.phase === 'reveal' || view.phase === 'reshuffle-reveal');
    if (!goesOn && now.revealed.length > 0)
      show(kept(now), { is: 'kept', seat, cards: now.revealed.length }, KEPT);
    for (const deeds of sayings(did, view.viewer === seat)) {
      const next = deeds.reduce(after, now);
      const moment = deedOf(now, next, seat, deeds);
      if (moment !== null) show(next, moment, holdOf(moment));
    }
  }
  const last = scenes.at(-1);
  const sameTurn =
    view.turns === before.turns &&
    view.sheet.length === before.sheet.length &&
    view.phase !== 'reshuffle-refill';
  if (last !== undefined && last.moment?.is !== 'clash' && sameTurn)
    scenes[scenes.length - 1] = { ...last, view };
  else if (view.sheet.length > before.sheet.length) {
    scenes.push(
      { view, moment: { is: 'round', round: view.sheet.length }, hold: ROUND, untilTapped: true },
      { view, moment: null, hold: 0 },
    );
  } else scenes.push({ view, moment: null, hold: last === undefined ? 0 : REFILL });
  return scenes;
}

/** Others' deeds are told one by one; the player's own lay on the mat already before they were sent. */
const sayings = (did: readonly string[], own: boolean): (readonly string[])[] =>
  did.length === 0 ? [] : own || did[0] === 'partner' ? [did] : did.map((word) => [word]);

function deedOf(before: View, now: View, seat: number, deeds: readonly string[]): Moment | null {
  const [word] = deeds;
  if (word === 'skip') return { is: 'skipped', seat };
  if (readPair(word) !== null) {
    const came = (bag: (view: View) => readonly string[]): string[] => {
      const had = [...bag(before)];
      return bag(now).filter((one) => {
        const at = had.indexOf(one);
        if (at >= 0) had.splice(at, 1);
        return at < 0;
      });
    };
    return {
      is: 'took',
      seat,
      pawns: came((view) => view.taken[seat].pawns),
      boxes: came((view) => view.taken[seat].boxes),
    };
  }
  return { is: 'swapped', seat, cards: deeds.length, partner: word.startsWith('partner') };
}

const holdOf = (moment: Moment): number =>
  moment.is === 'took' ? (moment.boxes.length > 0 ? TAKE_BOX : TAKE) : SWAP;

/** All together: one deed a turn, then the hand is filled again. */
function acted(before: View, view: View, told: readonly News[]): Picture[] {
  const scenes: Picture[] = [];
  const done = told.flatMap(({ seat, did }) => did.map((word) => ({ seat, word })));
  const last = done.at(-1);
  const moment = last === undefined ? null : actOf(last.seat, last.word);
  if (moment !== null && done.length === 1 && before.turn === last!.seat) {
    scenes.push({
      view: { ...after(before, last!.word), boxes: view.boxes, scores: view.scores },
      moment,
      hold: ACT,
    });
  }
  if (view.lastTurns > 0 && before.lastTurns === 0 && view.phase !== 'over')
    scenes.push({ view, moment: { is: 'last-turns' }, hold: LAST });
  if (view.phase === 'over' && before.phase !== 'over' && strays(view) === 0)
    scenes.push({ view, moment: { is: 'all-home' }, hold: HOME });
  scenes.push({ view, moment, hold: moment === null ? 0 : REFILL });
  return scenes;
}

function actOf(seat: number, word: string): Moment {
  if (readMove(word) !== null) return { is: 'moved', seat, word };
  const redrawn = readRedraw(word);
  if (redrawn !== null) return { is: 'redrew', seat, cards: redrawn.length };
  const trade = readTrade(word);
  return trade === null ? { is: 'skipped', seat } : { is: 'traded', seat, other: trade.seat };
}

/** Pawns that are not at home. */
export const strays = ({ boxes }: View): number =>
  boxes.reduce((sum, { colour, pawns }) => sum + pawns.filter((pawn) => pawn !== colour).length, 0);
