import type { GameId } from '@crossbones/games';
import type { GameWords } from '@crossbones/texts/load';
import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { optionRule } from '../../games/manifest.js';
import { Segments } from '../../parts/Segments.js';
import { Switch } from '../../parts/Switch.js';
import { kindOf, type OptionSchema, readNumbers } from '../../play/options/option-kind.js';
import { page } from '../../shell/words.js';
import { RuleLink } from '../rules/RuleLink.js';
import { HouseCards } from './HouseCards.js';

interface Props {
  readonly game: GameId;
  readonly name: string;
  readonly schema: OptionSchema;
  readonly value: unknown;
  readonly words: GameWords;
  readonly set: (value: unknown) => void;
}

/** Up to so many answers stand side by side; more of them, or long ones, become a list that opens. */
const SIDE_BY_SIDE = 3;
const LONG = 14;

/** One option of a game, asked for in plain words, with the rule it goes by. */
export function OptionField(props: Props) {
  const { game, name, value, words, schema } = props;
  const rule = optionRule(game, name, value);
  if (kindOf(schema).is === 'other') return null;
  return (
    <div class="option">
      <Asked {...props} />
      {rule !== undefined && <RuleLink game={game} rule={rule} about={words.options[name].name} />}
    </div>
  );
}

function Asked({ name, schema, value, words, set }: Props) {
  const kind = kindOf(schema);
  const { name: title, about, values = {} } = words.options[name];
  switch (kind.is) {
    case 'flag':
      return <Switch title={title} hint={about} on={value === true} turn={set} />;
    case 'choice': {
      const choices = kind.words.map((word) => [String(word), values[String(word)] ?? String(word)] as const);
      const short = choices.every(([, says]) => says.length <= LONG);
      const choose = (word: string): void => set(kind.words.find((one) => String(one) === word));
      if (kind.numbers === null && choices.length <= SIDE_BY_SIDE && short)
        return (
          <Segments title={title} hint={about} value={String(value)} choices={choices} choose={choose} />
        );
      return (
        <Choice title={title} about={about} choices={choices} value={value} choose={choose}>
          {kind.numbers === null ? null : { schema: kind.numbers, set }}
        </Choice>
      );
    }
    case 'things':
      return (
        <HouseCards
          title={title}
          about={about}
          schema={kind.schema}
          value={value as readonly unknown[]}
          words={words}
          set={set}
        />
      );
    case 'other':
      return null;
  }
}

const OWN = '…';

interface ChoiceProps {
  readonly title: string;
  readonly about: string;
  readonly value: unknown;
  readonly choices: readonly (readonly [word: string, says: string])[];
  readonly choose: (word: string) => void;
  /** The form for a list of numbers, where the option takes one in place of a word. */
  readonly children: { readonly schema: OptionSchema; readonly set: (value: unknown) => void } | null;
}

function Choice({ title, about, value, choices, choose, children: numbers }: ChoiceProps) {
  const id = useId();
  const text = page();
  const own = Array.isArray(value);
  const typed = useSignal<string | null>(null);
  const shown = typed.value ?? (own ? value.join(', ') : '');
  const wrong = numbers !== null && own && readNumbers(shown, numbers.schema) === null;
  return (
    <div class="field">
      <label for={id}>
        <span>{title}</span>
      </label>
      <select
        id={id}
        class="input"
        value={own ? OWN : String(value)}
        aria-describedby={`${id}-about`}
        onChange={({ currentTarget }) => {
          if (currentTarget.value !== OWN) return choose(currentTarget.value);
          typed.value = '1, 3, 5';
          numbers!.set([1, 3, 5]);
        }}
      >
        {choices.map(([word, says]) => (
          <option key={word} value={word}>
            {says}
          </option>
        ))}
        {numbers !== null && <option value={OWN}>{text.setup.ownList}</option>}
      </select>
      {own && numbers !== null && (
        <input
          class="input"
          aria-label={`${title}: ${text.setup.ownListHint}`}
          aria-invalid={wrong}
          value={shown}
          onInput={({ currentTarget }) => {
            typed.value = currentTarget.value;
            // What cannot be read as numbers is handed on as it is: the check of the options says what is wrong.
            numbers.set(
              readNumbers(currentTarget.value, numbers.schema) ??
                currentTarget.value.split(/[\s,;]+/).map(Number),
            );
          }}
        />
      )}
      <small id={`${id}-about`}>{own ? text.setup.ownListHint : about}</small>
    </div>
  );
}
