import type { TableSettings } from '@crossbones/api';
import type { Game } from '@crossbones/core';
import { catalogue, type GameId } from '@crossbones/games/catalogue';
import type { Signal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { hasOdds } from '../../games/manifest.js';
import { Segments } from '../../parts/Segments.js';
import { Switch } from '../../parts/Switch.js';
import { type Choice, paces } from '../../play/options/table-choice.js';
import { change, settings as likes } from '../../shell/settings.js';
import { page, wordsOf } from '../../shell/words.js';
import './options-form.css';
import type { OptionSchema } from '../../play/options/option-kind.js';
import { awayWords, clockWords } from '../../play/options/option-lines.js';
import type { GivenOptions } from '../../play/options/presets.js';
import { matters, onlyWhatMatters } from '../../play/options/relevant-options.js';
import { LevelLadder } from './BotLevel.js';
import { OptionField } from './OptionField.js';
import { hasPresets, PresetChoice } from './PresetChoice.js';

interface Props {
  readonly game: GameId;
  readonly book: Game;
  readonly choice: Signal<Choice>;
}

/** What is played: the game's own options, in the words of its rulebook. */
export function GameOptions({ game, book, choice }: Props) {
  const text = page();
  const { defaults, schema, names } = book.options;
  const { seats, options } = choice.value;
  const now: GivenOptions = { ...defaults, ...options };
  const own = wordsOf(game);
  const properties = schema.properties as unknown as { readonly [name: string]: OptionSchema };
  const set = (some: Partial<Choice>): void => {
    choice.value = { ...choice.value, ...some };
  };
  const [min, max] = catalogue[game].seats;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => String(min + i));
  const asked = names.filter((name) => matters(name, now));
  const fields = asked.map((name) => (
    <OptionField
      key={name}
      game={game}
      name={name}
      schema={properties[name]}
      value={now[name]}
      words={own}
      set={(value) => set({ options: onlyWhatMatters({ ...options, [name]: value }, defaults) })}
    />
  ));
  return (
    <section class="panel stack" aria-labelledby="set-up">
      <h2 id="set-up">{text.setup.setUp}</h2>
      <Segments
        title={text.setup.howMany}
        value={String(seats)}
        choices={counts.map((count) => [count, count])}
        choose={(count) => set({ seats: Number(count) })}
      />
      {seats > 1 && <LevelLadder value={likes.value.level} choose={(level) => change({ level })} />}
      {hasPresets(game) ? (
        <>
          <PresetChoice {...{ game, defaults, options }} set={(next) => set({ options: next })} />
          <details class="details">
            <summary>{text.setup.fineTune}</summary>
            <div class="stack">{fields}</div>
          </details>
        </>
      ) : (
        fields
      )}
    </section>
  );
}

/** How the table is kept, whatever is played at it. */
export function SettingsForm({ game, choice }: Pick<Props, 'game' | 'choice'>) {
  const id = useId();
  const text = page();
  const { settings } = choice.value;
  const set = (some: Partial<TableSettings>): void => {
    choice.value = { ...choice.value, settings: { ...settings, ...some } };
  };
  const pace = paces.findIndex((one) => JSON.stringify(one) === JSON.stringify(settings.clock));
  return (
    <section class="panel stack" aria-labelledby="the-table">
      <h2 id="the-table">{text.home.theTable}</h2>
      <Switch
        title={text.setup.public}
        hint={settings.public ? text.setup.publicHint : text.setup.privateHint}
        on={settings.public}
        turn={(on) => set({ public: on })}
      />
      <Switch title={text.setup.allowUndo} on={settings.undo} turn={(undo) => set({ undo })} />
      {hasOdds(game) && (
        <Switch title={text.setup.showOdds} on={settings.odds} turn={(odds) => set({ odds })} />
      )}
      <div class="field">
        <label for={`${id}-pace`}>
          <span>{text.setup.pace}</span>
        </label>
        <select
          id={`${id}-pace`}
          class="input"
          value={Math.max(0, pace)}
          onChange={({ currentTarget }) => set({ clock: paces[Number(currentTarget.value)] })}
        >
          {paces.map((one, i) => (
            <option key={i} value={i}>
              {clockWords(one)}
            </option>
          ))}
        </select>
      </div>
      <div class="field">
        <label for={`${id}-away`}>
          <span>{text.setup.whenAway}</span>
        </label>
        <select
          id={`${id}-away`}
          class="input"
          value={settings.away}
          onChange={({ currentTarget }) => set({ away: currentTarget.value as TableSettings['away'] })}
        >
          {(['wait', 'pause', 'bot'] as const).map((away) => (
            <option key={away} value={away}>
              {awayWords(away)}
            </option>
          ))}
        </select>
      </div>
    </section>
  );
}
