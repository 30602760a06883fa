import type { Rng } from '@crossbones/core';
import { type Book, IN_HAND, LAY_FLOWER, LAY_SKULL, NO_SKULL, SAY_PASS } from './book.js';
import { drawn, Memory, type Told } from './memory.js';
import { type Hidden, type Round, Trial } from './response.js';
import type { Situation } from './situation.js';

/** The first disc of who leads and of who follows; how to open; whether to raise over one's skull, and over flowers. */
export const dilemmaKinds = ['lead', 'follow', 'open', 'raiseSkull', 'raiseFlower'] as const;
export type DilemmaKind = (typeof dilemmaKinds)[number];

/** A decision with two players left, as the one who has to decide sees it: nothing here tells what the other hides. */
export interface DuelPosition {
  /** How the two stand who are left; every disc that is gone was drawn by somebody who could not see it. */
  readonly situation: Situation;
  /** 0 leads, 1 follows. */
  readonly role: number;
  /** Nothing has been laid while the first disc is chosen. */
  readonly told: Told;
  /** Where one's own skull is. */
  readonly lot: number;
}

/** What may be done, how often the solution does so, and how many wins it costs against somebody who plays by it. */
export interface DilemmaAnswer {
  /** As in the book: a flower or the skull laid, a pass, or 2 + the number bid. */
  readonly word: number;
  readonly share: number;
  readonly loss: number;
}

/** A position worth asking about. */
export interface Dilemma extends DuelPosition {
  readonly kind: DilemmaKind;
  /** Whether the solution does one thing here and now and then another; otherwise something is clearly worse. */
  readonly mixes: boolean;
  readonly answers: readonly DilemmaAnswer[];
}

/** What is done less often than this is no part of a mixture. */
export const SELDOM = 0.05;
/** So many wins lost are a clear mistake. */
export const CLEAR = 0.05;
const MOST_DISCS = 4;

/** Whether a word is the one that is counted: the skull laid, a challenge for more than one disc opened, a bid raised. */
export function isBold(kind: DilemmaKind, word: number): boolean {
  if (kind === 'lead' || kind === 'follow') return word === LAY_SKULL;
  return word > SAY_PASS + (kind === 'open' ? 1 : 0);
}

/** A word of the book as logs and tables have it. */
export function inWords(word: number, { bids }: Told): string {
  if (word === LAY_FLOWER) return 'flower';
  if (word === LAY_SKULL) return 'skull';
  if (word === SAY_PASS) return 'pass';
  return `${bids.length === 0 ? 'challenge' : 'raise'}:${word - SAY_PASS}`;
}

/** How often the solution is bold here. */
export const boldShare = ({ kind, answers }: Pick<Dilemma, 'kind' | 'answers'>): number =>
  answers.reduce((sum, { word, share }) => sum + (isBold(kind, word) ? share : 0), 0);

export const isPart = ({ share }: DilemmaAnswer): boolean => share >= SELDOM;

/**
 * Plays rounds by the solution, both sides, until one comes to a decision of that kind that it mixes; or, of no kind in
 * particular, to one in which it does one thing and another is clearly worse.
 */
export function drawDilemma(book: Book, wanted: DilemmaKind | null, rng: Rng): Dilemma {
  for (;;) {
    const me = rng.below(2);
    for (const at of round(book, rng)) {
      const kind = kindOf(at);
      if (at.role !== me || kind === null || (wanted ?? kind) !== kind) continue;
      const answers = answersAt(book, at);
      const mixes = wanted !== null;
      if (mixes ? mixesIn(kind, answers) : isClear(answers)) return { ...at, kind, mixes, answers };
    }
  }
}

function mixesIn(kind: DilemmaKind, answers: readonly DilemmaAnswer[]): boolean {
  const bold = boldShare({ kind, answers });
  return bold >= SELDOM && bold <= 1 - SELDOM;
}

const isClear = (answers: readonly DilemmaAnswer[]): boolean =>
  answers.some(({ share }) => share > 1 - SELDOM) && answers.some(({ loss }) => loss >= CLEAR);

/** What a decision is about; null where one thing only can be done. */
function kindOf({ situation, role, told, lot }: DuelPosition): DilemmaKind | null {
  if (told.piles[role] === 0) {
    if (lot !== IN_HAND || situation.discs[role] === 1) return null;
    return role === 0 ? 'lead' : 'follow';
  }
  if (told.bids.length === 0) return 'open';
  return lot >= 0 ? 'raiseSkull' : 'raiseFlower';
}

const oddsOf = ({ discs }: Situation, role: number): number => discs[role] / MOST_DISCS;

const begin = (book: Book, situation: Situation, role: number): Memory =>
  Memory.begin(book, situation, role, oddsOf(situation, role), oddsOf(situation, 1 - role));

/** Every decision of one round that both play by the book. */
function* round(book: Book, rng: Rng): Generator<DuelPosition> {
  const any = (): [number, number] => [rng.below(MOST_DISCS) + 1, rng.below(MOST_DISCS) + 1];
  const situation: Situation = { discs: any(), made: [rng.below(2), rng.below(2)], anyone: false };
  const players = [0, 1].map((role) => begin(book, situation, role));
  const lots = situation.discs.map((discs): number => (rng.below(MOST_DISCS) < discs ? IN_HAND : NO_SKULL));
  let told: Told = { piles: [0, 0], bids: [] };
  for (const role of [0, 1]) {
    yield { situation, role, told, lot: lots[role] };
    if (drawn(players[role].words(told, lots[role]), rng) === LAY_SKULL) lots[role] = 0;
  }
  told = { piles: [1, 1], bids: [] };
  for (let role = 0; ; role = 1 - role) {
    const { piles, bids } = told;
    const table = piles[0] + piles[1];
    if (bids[bids.length - 1] === table) return;
    yield { situation, role, told, lot: lots[role] };
    const word = drawn(players[role].words(told, lots[role]), rng);
    if (word === SAY_PASS) return;
    if (word > SAY_PASS) told = { piles, bids: [...bids, word - SAY_PASS] };
    else {
      if (word === LAY_SKULL) lots[role] = piles[role];
      told = { piles: role === 0 ? [piles[0] + 1, piles[1]] : [piles[0], piles[1] + 1], bids };
    }
  }
}

/** All that may be done there. What an answer is worth is worked out to the end of the round, and is the book's own from there. */
export function answersAt(book: Book, { situation, role, told, lot }: DuelPosition): DilemmaAnswer[] {
  const { discs, made, anyone } = situation;
  const other = 1 - role;
  const shares = begin(book, situation, role).words(told, lot);
  const against: Round = {
    leads: other === 0,
    mine: discs[other],
    yours: discs[role],
    myMade: made[other],
    yourMade: made[role],
  };
  const mine = told.piles[role];
  const lost = new Map<number, number>();
  let all = 0;
  // Both first discs lie before anything is said.
  const seen: Told = mine === 0 ? { piles: [1, 1], bids: [] } : told;
  for (const [entry, lots] of begin(book, situation, other).lots(seen)) {
    const hidden: Hidden = [...lots].flatMap(([at, weight]) =>
      weight > 0 ? [[at === NO_SKULL ? 'none' : at === IN_HAND ? 'hand' : at, weight] as const] : [],
    );
    if (hidden.length === 0) continue;
    for (const [, weight] of hidden) all += weight;
    const trial = new Trial((_, next) => next.sure, book, anyone, against, entry);
    const own = lot === NO_SKULL ? 'none' : lot === IN_HAND ? 'hand' : lot;
    const words = trial.after(hidden, own, [told.piles[other], mine], told.bids);
    for (const [word, wins] of words) lost.set(word, (lost.get(word) ?? 0) + wins);
  }
  const least = Math.min(...lost.values());
  return [...lost]
    .map(([word, wins]) => ({ word, share: shares.get(word) ?? 0, loss: (wins - least) / all }))
    .sort((a, b) => a.word - b.word);
}
