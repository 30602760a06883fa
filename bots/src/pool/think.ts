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
  /** A game and those who play it. */
  engineOf(id: GameId): Promise<{ readonly game: Game; readonly crew: Crew<unknown> }>;
  readonly loadWeights: LoadWeights;
  /** Milliseconds, from wherever. */
  clock(): number;
}

/** Playouts at most, as a multiple of what the crew takes as usual. */
const PATIENCE = 5;

/** Runs inside a thread: what it gives back takes one question after another, and `post` carries what it tells. */
export function attend(
  engines: BotEngines,
  post: (told: ThreadReply) => void,
): (asked: ThreadRequest) => void {
  const think = thinking(engines);
  return ({ id, inquiry }) => {
    think(inquiry, (trouble) => post({ is: 'begun', id, trouble })).then(
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

/** Thinks about one question at a time; players stay, with their buffers and what they have learned. */
export function thinking(
  engines: BotEngines,
): (inquiry: Inquiry, begun?: (trouble: string | null) => void) => Promise<Advice> {
  const { clock } = engines;
  const known = new Map<string, Promise<Seated>>();

  const playerFor = async (id: GameId, level: Level, table: Venue): Promise<Seated> => {
    const { waters = () => '' } = (await engines.engineOf(id)).crew;
    const name = [id, level, waters(table)].join(' ');
    const seated = known.get(name) ?? seat(engines, id, level, table);
    known.set(name, seated);
    try {
      const found = await seated;
      // What could not be fetched now may be there next time.
      if (found.trouble !== null) known.delete(name);
      return found;
    } catch (error) {
      known.delete(name);
      throw error;
    }
  };

  return async ({ game: id, seats, options, seat, view, level, seed, ms, playouts }, begun = () => {}) => {
    const { game, crew, player, by, trouble } = await playerFor(id, level, { seats, options });
    begun(trouble);
    const until = clock() + ms;
    const budget = { playouts: playouts ?? player.playouts * PATIENCE, late: () => clock() >= until };
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

/** What speaks for each of them in words, where the crew has some. */
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

/** Where an admiral's books are missing, the captain stands in; and a captain without its own thinks without. */
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
