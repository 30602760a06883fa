import { catalogue, type GameId } from '@crossbones/games/catalogue';
import type { Sheet } from '@crossbones/games/sheet';
import type { GivenOptions } from '../../play/options/presets.js';
import { settings } from '../../shell/settings.js';

/** How a sheet of a game was begun last time on this device; without one, as most begin. */
export function lastSetup(
  game: GameId,
  sheets: readonly Sheet[],
): { names: string[]; options: GivenOptions } {
  const last = sheets.find(({ head }) => head.game === game);
  if (last !== undefined) return { names: [...last.head.players], options: last.head.options };
  const names = Array.from({ length: catalogue[game].usualSeats }, (_, seat) =>
    seat === 0 ? settings.value.name : '',
  );
  return { names, options: {} };
}

/** Two of one name cannot be told apart on a sheet: the first of such names. */
export function twice(names: readonly string[]): string | null {
  const seen = new Set<string>();
  for (const name of names) {
    const key = name.normalize('NFKC').toLowerCase();
    if (seen.has(key)) return name;
    seen.add(key);
  }
  return null;
}
