import type { GameId } from '@crossbones/games';
import type { OptionSchema } from '../../play/options/option-kind.js';
import type { GivenOptions } from '../../play/options/presets.js';
import { matters, onlyWhatMatters } from '../../play/options/relevant-options.js';
import type { PadGame } from '../../play/pad/pad-game.js';
import { page, wordsOf } from '../../shell/words.js';
import { OptionField } from '../options/OptionField.js';
import { hasPresets, PresetChoice } from '../options/PresetChoice.js';
import '../options/options-form.css';

interface Props {
  readonly game: GameId;
  readonly pad: PadGame;
  /** What differs from the defaults. */
  readonly options: GivenOptions;
  readonly set: (options: GivenOptions) => void;
}

/** The options of the game, but only those that matter for the score. */
export function SheetOptions({ game, pad, options, set }: Props) {
  const text = page();
  const { defaults, schema } = pad.options;
  const now: GivenOptions = { ...defaults, ...options };
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
      <h2 id="pad-options">{text.setup.options}</h2>
      {hasPresets(game) && <PresetChoice {...{ game, defaults, options, set }} />}
      {fields}
    </section>
  );
}
