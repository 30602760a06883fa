import {
  type Difficulty,
  type PuzzleBox,
  type PuzzlePosition,
  type PuzzleVerdict,
  puzzleId,
  unboxed,
} from '@crossbones/bots/puzzle/puzzle';
import type { Game, Rng } from '@crossbones/core';
import { catalogue, type GameId } from '@crossbones/games/catalogue';
import type { PuzzleKind } from '@crossbones/games/crew';
import { signal } from '@preact/signals';
import type { CoachThread } from '../../../play/local/coach-thread.js';
import { sailorsOf } from '../../../play/local/sailors.js';
import { type AskedPuzzle, type KeptRecall, keepTraining, training } from './kept-training.js';
import { dueToday, newPuzzle } from './next-puzzle.js';
import { positionOfMistake } from './own-mistakes.js';
import { PuzzleMatch } from './puzzle-match.js';

/** One thing that somebody is asked, at a table of its own. */
export interface Task {
  readonly number: number;
  readonly match: PuzzleMatch;
  readonly position: PuzzlePosition;
  /** Null for a hand to bid on: it is asked once, and does not come back. */
  readonly asked: AskedPuzzle | null;
  /** It was missed before. */
  readonly again: boolean;
  /** Null where nobody knows. */
  readonly kind: PuzzleKind | null;
  readonly difficulty: Difficulty | null;
  /** What the answers are worth; null where that could not be found out. */
  readonly verdict: Promise<PuzzleVerdict | null>;
}

/** What a drill needs. */
export interface Practice {
  readonly game: GameId;
  readonly rules: Game;
  readonly box: PuzzleBox | null;
  /** Only puzzles of this kind; null for all. */
  readonly kind: PuzzleKind | null;
  /** Hands to bid on instead of puzzles. */
  readonly bids: boolean;
  readonly coach: Pick<CoachThread, 'ask'>;
  /** How whoever practises is called, and their portrait. */
  readonly me: { readonly name: string; readonly face: number | null };
  /** How the others are called. */
  readonly mates: readonly string[];
  readonly now: () => number;
  readonly rng: Rng;
}

type Found = Omit<Task, 'number' | 'match'> & { readonly names?: readonly string[] };

/** One thing after the other, as long as somebody likes. */
export class Drill {
  private count = 0;
  /** The next hand is dealt while somebody thinks about this one. */
  private hand: Promise<PuzzlePosition> | null = null;

  constructor(private readonly practice: Practice) {}

  async next(): Promise<Task> {
    const found = this.practice.bids ? await this.dealt() : await this.puzzle();
    const match = this.laid(found);
    if (match === null) throw new Error('a puzzle does not fit the rules');
    return { ...found, match, number: ++this.count };
  }

  private async puzzle(): Promise<Found> {
    const { game, box, kind, now, rng } = this.practice;
    for (const recall of dueToday(training.peek(), now(), game)) {
      const found = await this.recalled(recall);
      if (found !== null && this.laid(found) !== null) return found;
      // What is in no box, no review and no memory any more does not come back; a box may be fetched another time.
      if (recall.from !== 'box' || box !== null)
        keepTraining({ recalls: training.peek().recalls.filter((one) => one !== recall) });
    }
    const fresh = box === null ? null : newPuzzle(training.peek(), game, box, kind, rng);
    return fresh === null ? this.made() : this.boxed(fresh.id, false)!;
  }

  private async recalled(recall: KeptRecall): Promise<Found | null> {
    const { id, game, from, position } = recall;
    if (from === 'box') return this.boxed(id, true);
    const asked = { id, game, from, ...(position === undefined ? {} : { position }) };
    const known = { asked, again: true, kind: null, difficulty: null };
    if (from === 'made')
      return position === undefined ? null : { ...known, position, verdict: this.judged(position) };
    const mistake = await positionOfMistake(id, this.practice.rules.rules);
    return mistake === null ? null : { ...known, ...mistake, verdict: this.judged(mistake.position) };
  }

  private boxed(id: string, again: boolean): Found | null {
    const { box, game } = this.practice;
    const boxed = box?.puzzles.find(({ match, step }) => puzzleId(box.matches[match].key, step) === id);
    if (box === null || boxed === undefined) return null;
    const puzzle = unboxed(box, boxed);
    const asked = { id, game, from: 'box' as const };
    return { ...puzzle, asked, again, verdict: Promise.resolve(puzzle) };
  }

  private async made(): Promise<Found> {
    const { coach, game, kind } = this.practice;
    const puzzle = await coach.ask('puzzle', { ...this.table(), kind });
    const { id, position } = puzzle;
    const asked = { id, game, from: 'made' as const, position };
    return { ...puzzle, asked, again: false, verdict: Promise.resolve(puzzle) };
  }

  private async dealt(): Promise<Found> {
    const { coach } = this.practice;
    const deal = (): Promise<PuzzlePosition> => coach.ask('hand', this.table());
    const position = await (this.hand ?? deal());
    const verdict = this.judged(position);
    this.hand = deal();
    // Whoever waits for it hears of a failure.
    this.hand.catch(() => {
      this.hand = null;
    });
    return { position, asked: null, again: false, kind: 'bid', difficulty: null, verdict };
  }

  private judged(position: PuzzlePosition): Promise<PuzzleVerdict | null> {
    const { coach, game } = this.practice;
    return coach.ask('verdict', game, position).catch(() => null);
  }

  private table() {
    const { game, rng } = this.practice;
    const seed = Array.from({ length: 4 }, () => rng.below(0x1_0000_0000)).join('/');
    return { game, seats: catalogue[game].usualSeats, options: {}, seed };
  }

  private laid({ position, names }: Found): PuzzleMatch | null {
    const { game, rules, me, mates } = this.practice;
    const { seats, seat, options } = position;
    const others = mates.slice(0, seats - 1);
    const called = names ?? [...others.slice(0, seat), me.name, ...others.slice(seat)];
    const bots = Array.from({ length: seats }, (_, one) => one).filter((one) => one !== seat);
    const setup = { game, seats, options, key: '', bots };
    return PuzzleMatch.open(game, rules, position, signal(sailorsOf({ names: called, setup }, me.face)));
  }
}
