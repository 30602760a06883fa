import type { Game } from '@crossbones/core';
import { isLevel, type Level } from '@crossbones/games/crew';
import { endWorthOf, sensible } from './certainty.js';
import type { Crew, LoadWeights, Venue } from './crew.js';
import type { Habits } from './improver.js';
import { instantly } from './instant.js';
import { randomly } from './playout.js';
import type { Policy } from './policy.js';
import type { Thinker } from './thought.js';

/** A bot that can be asked, and how many playouts it takes for a decision by default. */
export interface Player<S = unknown> {
  readonly think: Thinker<S>;
  readonly playouts: number;
  /** How many it takes at a table, if there is time; as many, if left out. */
  readonly playoutsAtMost?: number;
  /**
   * The policy of a bot that does not think; it can be asked in a state. Null for a thinker. A bosun's does not look for
   * what is certainly worse: that takes a hundred times as long.
   */
  readonly policy: Policy<S> | null;
  /** What to expect of a thinker, for those who tell luck from skill; it may have to be fetched. */
  readonly habit?: () => Promise<Policy<S>>;
}

/**
 * A bot by its name: a level, or a yardstick. `captain:500` thinks 500 playouts long, `flat:100` tries 100 worlds,
 * `admiral@1` plays as admirals did in their first version, and `improver:60` plays 60 worlds on as its opponents
 * would.
 */
export interface BotName {
  readonly who: Level | 'random' | 'flat' | 'improver';
  readonly version: 1 | null;
  readonly playouts: number | null;
}

const MOST_PLAYOUTS = 10_000_000;
/** The most playouts of one who thinks, as a multiple of the crew's usual number. */
const PATIENCE = 5;

/** Reads the name of a bot; null if there is no such bot. */
export function readBot(name: string): BotName | null {
  const [, who, first, count] = /^([a-z]+)(@1)?(?::([1-9]\d{0,7}))?$/.exec(name) ?? [];
  if (who === undefined) return null;
  const playouts = count === undefined ? null : Number(count);
  if (playouts !== null && playouts > MOST_PLAYOUTS) return null;
  const version = first === undefined ? null : 1;
  if (who === 'flat' || who === 'improver')
    return playouts === null || version !== null ? null : { who, version, playouts };
  const counts = who === 'captain' || who === 'admiral';
  if (!(isLevel(who) || who === 'random') || ((playouts !== null || version !== null) && !counts))
    return null;
  return { who, version, playouts };
}

export async function playerOf<S>(
  game: Game<S>,
  crew: Crew<S>,
  { who, version, playouts }: BotName,
  loadWeights: LoadWeights,
  table: Venue,
  /** Its opponents, for a yardstick that knows their habits. */
  against: Pick<BotName, 'who' | 'version'> = { who: 'captain', version: null },
): Promise<Player<S>> {
  const first = async (by: 'captain' | 'admiral'): Promise<Thinker<S>> =>
    by === 'captain' ? crew.captain() : crew.admiral(loadWeights, table);
  const read = async (by: 'captain' | 'admiral'): Promise<Thinker<S>> =>
    version === null && crew.reading !== undefined
      ? crew.reading(loadWeights, table, () => first(by), by)
      : first(by);
  const sound = (think: Thinker<S>): Thinker<S> =>
    version === null ? sensible(think, crew.endWorth ?? endWorthOf(crew.stake)) : think;
  switch (who) {
    case 'random':
      return instant(randomly(game));
    case 'deckhand':
      return instant(crew.deckhand());
    case 'bosun': {
      const player = instant(crew.bosun());
      return { ...player, think: sound(player.think) };
    }
    case 'flat':
    case 'improver': {
      // Only measurements use yardsticks, so they are imported here and not above. The flat one expects random play
      // from everybody.
      const { improver } = await import('./improver.js');
      const read = who === 'flat' ? { who: 'random' as const, version: null } : against;
      const habits = await habitsOf(game, crew, read, loadWeights);
      return { think: improver(game, crew.stake, playouts!, habits), playouts: 0, policy: null };
    }
    case 'captain':
    case 'admiral': {
      const quick = version === null ? crew.readingPlayouts : undefined;
      return {
        think: sound(await read(who)),
        playouts: playouts ?? (quick ?? crew.playouts)[who],
        playoutsAtMost: quick?.[who] ?? crew.playouts[who] * PATIENCE,
        policy: null,
        habit: async () => (await habitsOf(game, crew, { who, version }, loadWeights)).policy,
      };
    }
  }
}

async function habitsOf<S>(
  game: Game<S>,
  crew: Crew<S>,
  { who, version }: Pick<BotName, 'who' | 'version'>,
  loadWeights: LoadWeights,
): Promise<Habits<S>> {
  switch (who) {
    case 'captain':
    case 'admiral':
      return (await crew.habits?.(loadWeights, who, version)) ?? { policy: crew.bosun() };
    case 'deckhand':
      return { policy: crew.deckhand() };
    case 'bosun':
      return { policy: crew.bosun() };
    default:
      return { policy: randomly(game) };
  }
}

const instant = <S>(policy: Policy<S>): Player<S> => ({ think: instantly(policy), playouts: 0, policy });
