import type { GameId } from '@crossbones/games';
import type { PresetId } from '@crossbones/texts/load';
import { presetsOf } from '../../games/manifest.js';
import { Segments } from '../../parts/Segments.js';
import { type GivenOptions, presetOf } from '../../play/options/presets.js';
import { page, words } from '../../shell/words.js';

interface Props {
  readonly game: GameId;
  readonly defaults: GivenOptions;
  readonly options: GivenOptions;
  readonly set: (options: GivenOptions) => void;
}

const named = (game: GameId): PresetId[] => Object.keys(presetsOf(game)) as PresetId[];

/** Whether there is more than one way to set the game up. */
export const hasPresets = (game: GameId): boolean => named(game).length > 1;

/** The named ways to set a game up, and one's own mix where it is none of them. */
export function PresetChoice({ game, defaults, options, set }: Props) {
  const text = page();
  const preset = presetOf(presetsOf(game), defaults, { ...defaults, ...options });
  return (
    <Segments
      title={text.setup.preset}
      value={preset ?? 'own'}
      choices={[
        ...named(game).map((id) => [id as string, words().presets[id].name] as const),
        ...(preset === null ? [['own', text.setup.ownMix] as const] : []),
      ]}
      hint={preset === null ? '' : words().presets[preset].about}
      choose={(id) => id !== 'own' && set(presetsOf(game)[id as PresetId]!)}
    />
  );
}
