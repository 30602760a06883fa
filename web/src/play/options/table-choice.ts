import type { TableSettings } from '@crossbones/api';
import { catalogue, type GameId } from '@crossbones/games/catalogue';
import type { GivenOptions } from './presets.js';

/** How somebody wants a table to be: what differs from the game's defaults, and how it is kept. */
export interface Choice {
  readonly seats: number;
  readonly options: GivenOptions;
  readonly settings: TableSettings;
}

const MINUTE = 60_000;
const DAY = 86_400_000;

/** The paces a table may have. */
export const paces: readonly TableSettings['clock'][] = [
  { per: 'none' },
  { per: 'move', ms: 30_000 },
  { per: 'move', ms: 90_000 },
  { per: 'match', ms: 10 * MINUTE },
  { per: 'match', ms: 30 * MINUTE },
  { per: 'move', ms: DAY },
  { per: 'move', ms: 3 * DAY },
];

const usual: TableSettings = { public: false, clock: { per: 'none' }, undo: true, away: 'wait', odds: true };

const keyOf = (game: GameId): string => `open:${game}`;

/** As the table was wanted last time on this device. */
export function lastChoice(game: GameId): Choice {
  const first = { seats: catalogue[game].usualSeats, options: {}, settings: usual };
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(game)) ?? 'null') as Partial<Choice> | null;
    const [min, max] = catalogue[game].seats;
    if (kept === null || !(kept.seats! >= min && kept.seats! <= max)) return first;
    return { seats: kept.seats!, options: { ...kept.options }, settings: { ...usual, ...kept.settings } };
  } catch {
    return first;
  }
}

export function keepChoice(game: GameId, choice: Choice): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(choice));
  } catch {}
}
