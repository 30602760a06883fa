import type { GameId } from '@crossbones/games';
import type { PresetId } from '@crossbones/texts/load';
import { Segments } from '../parts/Segments.js';
import { page, words } from '../words.js';
import { type Options, presetOf, presets } from './presets.js';

interface Props {
  readonly game: GameId;
  readonly defaults: Options;
  readonly options: Options;
  readonly set: (options: Options) => void;
}

const named = (game: GameId): PresetId[] => Object.keys(presets[game]) as PresetId[];

/** Whether there is more than one way to set the game up. */
export const hasPresets = (game: GameId): boolean => named(game).length > 1;

/** The named ways to set a game up, and one's own mix where it is none of them. */
export function PresetChoice({ game, defaults, options, set }: Props) {
  const text = page();
  const preset = presetOf(game, defaults, { ...defaults, ...options });
  return (
    <Segments
      title={text.preset}
      value={preset ?? 'own'}
      choices={[
        ...named(game).map((id) => [id as string, words().presets[id].name] as const),
        ...(preset === null ? [['own', text.ownMix] as const] : []),
      ]}
      hint={preset === null ? '' : words().presets[preset].about}
      choose={(id) => id !== 'own' && set(presets[game][id as PresetId]!)}
    />
  );
}
