import type { Level } from '@crossbones/games/crew';

export interface SeatedBot {
  readonly name: string;
  readonly level: Level;
}

/** One seat of a table and whose it is. */
export interface Place {
  /** Null: the seat is free, a bot's, or was of somebody who has deleted themselves. */
  person: string | null;
  /** The bot that has the seat. */
  bot: SeatedBot | null;
  /** Its owner has deleted themselves during the match. */
  gone: boolean;
  /** The hash of the owner's salt, once they are ready. */
  saltHash: string | null;
  salt: string | null;
  away: boolean;
  /** Its time for the whole match has run out: a bosun plays on for good. */
  outOfTime: boolean;
  /** How often in a row its time has run out. */
  timeouts: number;
  wish: 'pause' | 'resume' | null;
  /** Who reminded its owner last, and when. */
  nudged: { readonly by: number; readonly at: number } | null;
  /** Seats whose owners would let a bot play here as long as its owner is not there. */
  votes: readonly number[];
  /** The hash of the link that hands the seat over. */
  tokenHash: string | null;
}

export const freePlace = (): Place => ({
  person: null,
  bot: null,
  gone: false,
  saltHash: null,
  salt: null,
  away: false,
  outOfTime: false,
  timeouts: 0,
  wish: null,
  nudged: null,
  votes: [],
  tokenHash: null,
});

/** The level of the bot that has this place for good; null where it is a person's, or free. */
export const ownBot = ({ bot, gone }: Place): Level | null => bot?.level ?? (gone ? 'bosun' : null);

export const isFree = ({ person, bot, gone }: Place): boolean => person === null && bot === null && !gone;

/** The same people and bots at a table of another size: those beyond the last seat move up, people before bots. */
export function reseated(places: readonly Place[], seats: number): Place[] {
  const around = Array.from({ length: seats }, (_, seat) => places[seat] ?? freePlace());
  const beyond = places.slice(seats);
  for (const place of beyond.filter(({ person }) => person !== null)) {
    const free = around.findIndex(isFree);
    around[free === -1 ? around.findLastIndex(({ bot }) => bot !== null) : free] = place;
  }
  for (const place of beyond.filter(({ bot }) => bot !== null)) {
    const free = around.findIndex(isFree);
    if (free !== -1) around[free] = place;
  }
  return around;
}
