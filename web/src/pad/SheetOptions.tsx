import type { GameId } from '@crossbones/games';
import type { PresetId } from '@crossbones/texts/load';
import type { OptionSchema } from '../options/kind.js';
import { matters, onlyWhatMatters } from '../options/moot.js';
import { OptionField } from '../options/OptionField.js';
import { type Options, presetOf, presets } from '../options/presets.js';
import { Segments } from '../parts/Segments.js';
import { page, words, wordsOf } from '../words.js';
import type { PadGame } from './game.js';
import '../options/form.css';

interface Props {
  readonly game: GameId;
  readonly pad: PadGame;
  /** What differs from the defaults. */
  readonly options: Options;
  readonly set: (options: Options) => void;
}

/** What is played: only what matters to whoever writes the points down. */
export function SheetOptions({ game, pad, options, set }: Props) {
  const text = page();
  const { defaults, schema } = pad.options;
  const now: Options = { ...defaults, ...options };
  const named = Object.keys(presets[game]) as PresetId[];
  const preset = presetOf(game, defaults, now);
  const properties = schema.properties as unknown as { readonly [name: string]: OptionSchema };
  const fields = pad.asked
    .filter((name) => matters(name, now))
    .map((name) => (
      <OptionField
        game={game}
        key={name}
        name={name}
        schema={properties[name]}
        value={now[name]}
        words={wordsOf(game)}
        set={(value) => set(onlyWhatMatters({ ...options, [name]: value }, defaults))}
      />
    ));
  if (fields.length === 0) return null;
  return (
    <section class="panel stack" aria-labelledby="pad-options">
      <h2 id="pad-options">{text.options}</h2>
      {named.length > 1 && (
        <Segments
          title={text.preset}
          value={preset ?? 'own'}
          choices={[
            ...named.map((id) => [id as string, words().presets[id].name] as const),
            ...(preset === null ? [['own', text.ownMix] as const] : []),
          ]}
          hint={preset === null ? '' : words().presets[preset].about}
          choose={(id) => id !== 'own' && set(presets[game][id as PresetId]!)}
        />
      )}
      {fields}
    </section>
  );
}
