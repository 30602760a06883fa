import { catalogue, type GameId } from '@crossbones/games/catalogue';
import type { Sheet } from '@crossbones/games/sheet';
import type { GivenOptions } from '../../play/options/presets.js';
import { settings } from '../../shell/settings.js';

/** How the last sheet of a game was set up on this device; without one, the usual way. */
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

/** The first name that stands twice, because two players of one name cannot be told apart; null if there is none. */
export function twice(names: readonly string[]): string | null {
  const seen = new Set<string>();
  for (const name of names) {
    const key = name.normalize('NFKC').toLowerCase();
    if (seen.has(key)) return name;
    seen.add(key);
  }
  return null;
}
