import type { GameId } from '@crossbones/games';
import type { PresetId } from '@crossbones/texts/load';

export type Options = { readonly [name: string]: unknown };

/** Ways to set a game up, each as what differs from the game's own defaults; a game has those that tell apart. */
export const presets: { readonly [id in GameId]: { readonly [preset in PresetId]?: Options } } = {
  'skull-king': {
    first: { schedule: [1, 2, 3, 4, 5] },
    classic: {},
    all: { kraken: true, whale: true, loot: true, powers: true },
  },
  'skull-king-dice': { first: { scoring: 'landlubber' }, classic: {} },
  'skull-queen': {},
  skull: { classic: {}, all: { gangs: 2 } },
  'queens-collection': {},
};

/** The preset that these options are, if any. */
export function presetOf(game: GameId, defaults: Options, options: Options): PresetId | null {
  const same = (preset: Options): boolean =>
    Object.keys(defaults).every(
      (name) => JSON.stringify(options[name]) === JSON.stringify(preset[name] ?? defaults[name]),
    );
  const found = Object.entries(presets[game]).find(([, preset]) => same(preset));
  return (found?.[0] as PresetId | undefined) ?? null;
}
