import { FastRng, type Game, keyFrom, Match, must } from '@crossbones/core';
import type { GameId } from '@crossbones/games';
import type { PuzzleKind } from '@crossbones/games/crew';
import type { Crew, LoadWeights } from '../crew.js';
import { plainPlan } from '../review/plain.js';
import { type DecisionPoint, recollect } from '../review/recollection.js';
import type { ReviewTable } from '../review/reviewer.js';
import { answersOf, PuzzleMaker } from './maker.js';
import type { Puzzle, PuzzlePosition, PuzzleVerdict } from './puzzle.js';

/** What a coach needs: rules, players and what they have learned. */
export interface CoachEngines {
  engineOf(id: GameId): Promise<{ readonly game: Game; readonly crew: Crew<unknown> }>;
  readonly loadWeights: LoadWeights;
}

/** The table at which somebody wants to practise, and the chance by which it is dealt. */
interface PracticeTable {
  readonly game: GameId;
  readonly seats: number;
  readonly options: object;
  readonly seed: string;
}

/** Worlds for the chances of a bid: a share of a half is known to within 2 %. */
const BID_WORLDS = 600;
/** Bids of rounds with fewer tricks are hardly worth practising. */
const LEAST_BIDS = 4;
/** So many matches without any puzzle do not come one after the other. */
const MOST_MATCHES = 20;
/** What is judged is judged the same way every time. */
const SEED = 'coach';

/** Makes puzzles, deals hands to bid on, and says what everything in them is worth. */
export class Coach {
  constructor(private readonly engines: CoachEngines) {}

  /** A new puzzle of a kind, or of any, out of matches of bots that are played for it. */
  async puzzle({
    seed,
    kind,
    ...wanted
  }: PracticeTable & { readonly kind: PuzzleKind | null }): Promise<Puzzle> {
    const table = await this.table(wanted);
    const maker = await PuzzleMaker.of(table, this.engines.loadWeights, seed);
    const rng = new FastRng(seed);
    for (let match = 0; match < MOST_MATCHES; match++) {
      const played = await maker.played(keyFrom(`${seed}/${match}`), rng);
      const found = await maker.of(played, rng, kind).next();
      if (!found.done) return found.value;
    }
    throw new Error(`${MOST_MATCHES} matches of ${wanted.game} without a puzzle`);
  }

  /** A moment at which a seat is to bid, somewhere in a match of bots. */
  async hand({ seed, ...wanted }: PracticeTable): Promise<PuzzlePosition> {
    const table = await this.table(wanted);
    const plan = await this.plan(table);
    const maker = await PuzzleMaker.of(table, this.engines.loadWeights, seed);
    const rng = new FastRng(seed);
    const played = await maker.played(keyFrom(seed), rng);
    const isBid = ({ legal }: DecisionPoint): boolean =>
      legal.length >= LEAST_BIDS && legal.every((word) => plan.bids?.read(word) != null);
    const bids = recollect(table.game, played).decisions.filter(isBid);
    const { step, seat } = bids[rng.below(bids.length)];
    return { ...played, entries: played.entries.slice(0, step), seat };
  }

  /** What each answer is worth at ten times the usual depth; null where all comes to the same, or nothing is asked. */
  async verdict(game: GameId, position: PuzzlePosition): Promise<PuzzleVerdict | null> {
    const asked = await this.asked(game, position);
    if (asked === null) return null;
    const { table, moment } = asked;
    const maker = await PuzzleMaker.of(table, this.engines.loadWeights, SEED);
    const weighed = await maker.weighed(moment);
    return weighed === null
      ? null
      : { scale: maker.scale, answers: answersOf(weighed), worlds: weighed.worlds };
  }

  /** For each of these bids, how likely each number of tricks is for one who plays for it; null where none is asked. */
  async chances(
    game: GameId,
    position: PuzzlePosition,
    words: readonly string[],
  ): Promise<readonly (readonly number[])[] | null> {
    const asked = await this.asked(game, position);
    const { bids } = asked === null ? {} : await this.plan(asked.table);
    if (asked === null || bids === undefined) return null;
    const { table, moment } = asked;
    const question = { ...table, seat: moment.seat, view: moment.view };
    return words.map((word) =>
      bids.tricks(question, table.game.parse(word)!, BID_WORLDS, new FastRng(`${SEED}/${word}`)),
    );
  }

  private async table({ game: id, seats, options }: Omit<PracticeTable, 'seed'>): Promise<ReviewTable> {
    const { game, crew } = await this.engines.engineOf(id);
    return { game, crew, seats, options: must(game.options.check(options, seats)) };
  }

  private async plan(table: ReviewTable) {
    return (await table.crew.review?.(this.engines.loadWeights, table)) ?? plainPlan(table.crew);
  }

  /** The table of a position, and what its seat is asked there. */
  private async asked(
    id: GameId,
    { seat, ...log }: PuzzlePosition,
  ): Promise<{ readonly table: ReviewTable; readonly moment: DecisionPoint } | null> {
    const { game } = await this.engines.engineOf(id);
    const match = opened(game, log);
    if (match === null) return null;
    const { step, legal, view } = match.view(match.step, seat);
    if (legal.length < 2) return null;
    const table = await this.table({ game: id, seats: log.seats, options: log.options });
    return { table, moment: { step, seat, view, legal, word: legal[0] } };
  }
}

/** A match as far as it goes; null if its log does not fit the rules. */
export function opened(game: Game, log: Omit<PuzzlePosition, 'seat'>): Match | null {
  const match = Match.replay(game, log, { recorded: true });
  return match.ok ? match.value : null;
}
