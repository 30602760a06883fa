import { type Log, movesInForce, type Outcome } from '@crossbones/core';
import type { Level } from '@crossbones/games/crew';
import { hiredNames } from './hired-names.js';
import type { LocalSetup } from './host-message.js';
import { randomHex } from './random-hex.js';
import type { Origin, SavedMatch } from './saved-matches.js';

/** A finished match, wherever it is kept: its cards are no secret any more. */
export interface OpenedMatch {
  /** Where it can be looked at: `/local/…` or `/t/…`. */
  readonly match: string;
  readonly setup: Pick<LocalSetup, 'game' | 'seats' | 'options' | 'key'>;
  /** The number of its rules; unknown in matches of this device that are older than this field. */
  readonly rules?: number | undefined;
  readonly names: readonly string[];
  /** The seats that bots had. */
  readonly bots: readonly number[];
  readonly entries: Log['entries'];
  readonly outcome: Outcome;
}

/** How a branch is to be. */
export interface BranchWish {
  /** The step of the finished match at which it begins; 0: the same deal from its beginning. */
  readonly step: number;
  readonly name: string;
  /** The seats that whoever branches off plays; bots play the others. */
  readonly mine: readonly number[];
  /** How strong the bots are. */
  readonly level: Level;
  /** What whoever branches off is called. */
  readonly self: string;
}

/** The match as others may see it; null as long as it is played, for then nobody may. */
export function openedOf({ id, setup, rules, names, entries, outcome }: SavedMatch): OpenedMatch | null {
  if (outcome === null) return null;
  const { bots } = setup;
  return { match: `/local/${id}`, setup, rules, names, bots, entries, outcome };
}

/** Whether anything is left to be played after this step. */
export const canBranch = ({ entries }: Pick<OpenedMatch, 'entries'>, step: number): boolean =>
  entries.slice(step).some((entry) => 'action' in entry);

/** Another match with the same deal and the same moves up to a step; nobody has resigned in it, and no clock runs. */
export function branchOf(opened: OpenedMatch, wish: BranchWish): SavedMatch {
  const { step, name, mine, level } = wish;
  const { match, setup, rules, names, bots, entries, outcome } = opened;
  const { game, seats, options, key } = setup;
  const moves = movesInForce(entries.slice(0, step));
  const now = Date.now();
  return {
    id: randomHex(8),
    setup: {
      game,
      seats,
      options,
      key,
      bots: names.flatMap((_, seat) => (mine.includes(seat) ? [] : [seat])),
      level,
      ...(mine.length > 1 ? { solo: true } : {}),
    },
    ...(rules === undefined ? {} : { rules }),
    names: namesOf(names, wish),
    entries: moves,
    // What was played before belongs to the other match, and cannot be taken back here.
    decided: [],
    outcome: null,
    begun: now,
    touched: now,
    origin: { match, step, moves: moves.length, name, names, bots, entries, outcome },
  };
}

/** The same branch once more, from the step where it began, under another name. */
export function branchAnew({ setup, rules, names, entries }: SavedMatch, origin: Origin): SavedMatch {
  const now = Date.now();
  return {
    id: randomHex(8),
    setup,
    ...(rules === undefined ? {} : { rules }),
    names,
    entries: movesInForce(entries).slice(0, origin.moves),
    decided: [],
    outcome: null,
    begun: now,
    touched: now,
    origin,
  };
}

/** The finished match that a branch left. */
export function originOf({ origin, setup, rules }: SavedMatch): OpenedMatch | null {
  if (origin === undefined) return null;
  const { match, names, bots, entries, outcome } = origin;
  return { match, setup, rules, names, bots, entries, outcome };
}

/**
 * Somebody who plays one seat sits there under their own name, and a bot that takes their former seat gets another.
 * With several seats all keep their names, for they tell the seats apart.
 */
function namesOf(names: readonly string[], { mine, self }: BranchWish): readonly string[] {
  if (mine.length !== 1) return names;
  const hired = hiredNames.filter((name) => !names.includes(name));
  return names.map((name, seat) => {
    if (seat === mine[0]) return self;
    return name === self ? (hired.shift() ?? name) : name;
  });
}
