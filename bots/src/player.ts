import type { Game } from '@crossbones/core';
import { isLevel, type Level } from '@crossbones/games/crew';
import type { Crew, LoadWeights } from './crew.js';
import { flat } from './flat.js';
import { instantly } from './instant.js';
import { randomly } from './playout.js';
import type { Policy } from './policy.js';
import type { Thinker } from './thought.js';

/** One who can be asked, and how many playouts it takes for a decision if nobody says otherwise. */
export interface Player<S = unknown> {
  readonly think: Thinker<S>;
  readonly playouts: number;
  /** What those have in common who think of nothing: they can be asked in a state. */
  readonly policy: Policy<S> | null;
}

/** A bot by its name: a level, or a yardstick; `captain:500` thinks 500 playouts long, `flat:100` in 100 worlds. */
export interface BotName {
  readonly who: Level | 'random' | 'flat';
  readonly playouts: number | null;
}

const MOST_PLAYOUTS = 10_000_000;

/** Reads a bot's name, or gives null where there is none of that name. */
export function readBot(name: string): BotName | null {
  const [, who, count] = /^([a-z]+)(?::([1-9]\d{0,7}))?$/.exec(name) ?? [];
  if (who === undefined) return null;
  const playouts = count === undefined ? null : Number(count);
  if (playouts !== null && playouts > MOST_PLAYOUTS) return null;
  if (who === 'flat') return playouts === null ? null : { who, playouts };
  const counts = who === 'captain' || who === 'admiral';
  if (!(isLevel(who) || who === 'random') || (playouts !== null && !counts)) return null;
  return { who, playouts };
}

export async function playerOf<S>(
  game: Game<S>,
  crew: Crew<S>,
  { who, playouts }: BotName,
  loadWeights: LoadWeights,
): Promise<Player<S>> {
  switch (who) {
    case 'random':
      return instant(randomly(game));
    case 'deckhand':
      return instant(crew.deckhand());
    case 'bosun':
      return instant(crew.bosun());
    case 'flat':
      return { think: flat(game, crew.stake, playouts!), playouts: 0, policy: null };
    case 'captain':
      return { think: crew.captain(), playouts: playouts ?? crew.playouts.captain, policy: null };
    case 'admiral':
      return {
        think: await crew.admiral(loadWeights),
        playouts: playouts ?? crew.playouts.admiral,
        policy: null,
      };
  }
}

const instant = <S>(policy: Policy<S>): Player<S> => ({ think: instantly(policy), playouts: 0, policy });
