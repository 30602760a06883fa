import { FastRng, type Game } from '@crossbones/core';
import type { GameId } from '@crossbones/games';
import type { Level } from '@crossbones/games/crew';
import type { Crew, LoadWeights, Venue } from '../crew.js';
import { type Player, playerOf } from '../player.js';
import type { Candidate, Hint, Question } from '../thought.js';
import type { Advice, Inquiry } from './inquiry.js';
import type { ThreadReply, ThreadRequest } from './thread.js';

/** What a thread needs for thinking. */
export interface BotEngines {
  /** A game and its crew. */
  engineOf(id: GameId): Promise<{ readonly game: Game; readonly crew: Crew<unknown> }>;
  readonly loadWeights: LoadWeights;
  /** Milliseconds; only differences count. */
  clock(): number;
}

/**
 * Whether a question is answered at sight, in a millisecond or so and whatever time is given: by rules of thumb, or by
 * a network alone.
 */
export async function answersAtSight(
  engines: Pick<BotEngines, 'engineOf'>,
  { game, level, seats, options, view }: Inquiry,
): Promise<boolean> {
  const { crew } = await engines.engineOf(game);
  return (
    level === 'deckhand' || level === 'bosun' || (crew.atSight?.(level, { seats, options, view }) ?? false)
  );
}

/** Runs inside a thread. The returned function takes one request after another, and `post` sends the replies. */
export function attend(
  engines: BotEngines,
  post: (told: ThreadReply) => void,
): (asked: ThreadRequest) => void {
  const think = thinking(engines);
  return ({ id, inquiry, share }) => {
    think(inquiry, (trouble) => post({ is: 'begun', id, trouble }), share).then(
      (advice) => post({ is: 'advice', id, advice }),
      (error) => post({ is: 'failed', id, error: told(error) }),
    );
  };
}

interface Seated {
  readonly game: Game;
  readonly crew: Crew<unknown>;
  readonly player: Player;
  readonly by: Level;
  readonly trouble: string | null;
}

/** Thinks about one question at a time; players are kept, with their buffers and what they have learned. */
export function thinking(
  engines: BotEngines,
): (
  inquiry: Inquiry,
  begun?: (trouble: string | null) => void,
  share?: Int32Array | null,
) => Promise<Advice> {
  const { clock } = engines;
  const known = new Map<string, Promise<Seated>>();

  const playerFor = async (id: GameId, level: Level, table: Venue): Promise<Seated> => {
    const { variant = () => '' } = (await engines.engineOf(id)).crew;
    const name = [id, level, variant(table)].join(' ');
    const seated = known.get(name) ?? seat(engines, id, level, table);
    known.set(name, seated);
    try {
      const found = await seated;
      // A file that could not be fetched now may be there next time.
      if (found.trouble !== null) known.delete(name);
      return found;
    } catch (error) {
      known.delete(name);
      throw error;
    }
  };

  return async (inquiry, begun = () => {}, share = null) => {
    const { game: id, seats, options, seat, view, level, seed, ms, playouts } = inquiry;
    const { game, crew, player, by, trouble } = await playerFor(id, level, { seats, options });
    begun(trouble);
    const since = clock();
    const allowed = (): number => (share === null ? ms : Math.min(ms, Atomics.load(share, 0)));
    const late = (): boolean => clock() - since >= allowed();
    const budget = { playouts: playouts ?? player.playoutsAtMost ?? player.playouts, late };
    const question = { game, seats, options, seat, view };
    const { action, candidates } = player.think(question, new FastRng(seed), budget);
    const explain = reasoning(question, crew, candidates);
    return {
      word: game.print(action),
      by,
      candidates: candidates.map((one, i) => ({
        word: game.print(one.action),
        worth: one.worth,
        hints: [...explain(one), ...one.hints],
        near: i > 0 && candidates[0].worth - one.worth <= crew.tie,
      })),
    };
  };
}

/** What speaks for each candidate in words, where the crew has words for it. */
function reasoning(
  question: Question<unknown>,
  { reasons }: Crew<unknown>,
  candidates: readonly Candidate[],
): (candidate: Candidate) => readonly Hint[] {
  if (reasons === undefined || candidates.length === 0) return () => [];
  const { game, seats, options, view } = question;
  const world = game.create(seats, options);
  game.sampler(view).into(world, new FastRng('reasons'));
  return reasons(question, world, candidates);
}

/**
 * An admiral whose files are missing is replaced by the captain; a captain without its own files plays without them.
 */
async function seat(
  engines: BotEngines,
  id: GameId,
  by: Level,
  table: Venue,
  version: 1 | null = null,
): Promise<Seated> {
  const { game, crew } = await engines.engineOf(id);
  try {
    const bot = { who: by, version, playouts: null };
    const player = await playerOf(game, crew, bot, engines.loadWeights, table);
    return { game, crew, player, by, trouble: null };
  } catch (error) {
    if ((by !== 'admiral' && by !== 'captain') || version !== null) throw error;
    const instead = await seat(engines, id, 'captain', table, by === 'captain' ? 1 : null);
    return { ...instead, trouble: told(error) };
  }
}

const told = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
