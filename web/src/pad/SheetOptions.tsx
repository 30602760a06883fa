import type { GameId } from '@crossbones/games';
import type { OptionSchema } from '../options/kind.js';
import { matters, onlyWhatMatters } from '../options/moot.js';
import { OptionField } from '../options/OptionField.js';
import { hasPresets, PresetChoice } from '../options/PresetChoice.js';
import type { Options } from '../options/presets.js';
import { page, wordsOf } from '../words.js';
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
      {hasPresets(game) && <PresetChoice {...{ game, defaults, options, set }} />}
      {fields}
    </section>
  );
}
