import type { PresetId } from '@crossbones/texts/load';

export type GivenOptions = { readonly [name: string]: unknown };

/** Ways to set a game up, each as what differs from the game's own defaults; a game has those that tell apart. */
export type Presets = { readonly [preset in PresetId]?: GivenOptions };

/** The preset that these options are, if any. */
export function presetOf(presets: Presets, defaults: GivenOptions, options: GivenOptions): PresetId | null {
  const same = (preset: GivenOptions): boolean =>
    Object.keys(defaults).every(
      (name) => JSON.stringify(options[name]) === JSON.stringify(preset[name] ?? defaults[name]),
    );
  const found = Object.entries(presets).find(([, preset]) => same(preset));
  return (found?.[0] as PresetId | undefined) ?? null;
}
