import type { GameWords } from '@crossbones/texts/load';
import type { OptionSchema } from '../../play/options/option-kind.js';
import { Icon } from '../../shell/Icon.js';
import { page } from '../../shell/words.js';

interface Props {
  readonly title: string;
  readonly about: string;
  readonly schema: OptionSchema;
  readonly value: readonly unknown[];
  readonly words: GameWords;
  readonly set: (value: unknown) => void;
}

type As = string | { readonly suit: string; readonly value: number };
interface Thing {
  readonly name: string;
  readonly as: As;
}

/** House cards: each has a name and counts as something that the game has. */
export function HouseCards({ title, about, schema, value, words, set }: Props) {
  const text = page();
  const things = value as readonly Thing[];
  const { name: nameSchema, as: asSchema } = schema.items!.properties!;
  const kinds = (asSchema.anyOf?.find((one) => one.enum)?.enum ?? []) as readonly string[];
  const { suit, value: number } = asSchema.anyOf?.find((one) => one.properties)?.properties ?? {};
  const suits = (suit?.enum ?? []) as readonly string[];
  const change = (at: number, some: Partial<Thing>): void =>
    set(things.map((thing, i) => (i === at ? { ...thing, ...some } : thing)));
  const read = (word: string, before: As): As =>
    kinds.includes(word) ? word : { suit: word, value: typeof before === 'string' ? 7 : before.value };
  return (
    <fieldset class="things">
      <legend>{title}</legend>
      <small class="quiet">{about}</small>
      {things.map(({ name, as }, at) => (
        <div key={at} class="thing">
          <input
            class="input thing-name"
            aria-label={text.setup.cardName}
            placeholder={text.setup.cardName}
            maxLength={nameSchema.maxLength ?? 20}
            value={name}
            onInput={({ currentTarget }) => change(at, { name: currentTarget.value })}
            onBlur={({ currentTarget }) => change(at, { name: currentTarget.value.trim() })}
          />
          <select
            class="input"
            aria-label={text.setup.cardIs}
            value={typeof as === 'string' ? as : as.suit}
            onChange={({ currentTarget }) => change(at, { as: read(currentTarget.value, as) })}
          >
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {words.card(kind)}
              </option>
            ))}
            {suits.map((one) => (
              <option key={one} value={one}>
                {words.suit(one)}
              </option>
            ))}
          </select>
          {typeof as !== 'string' && (
            <input
              class="input thing-value"
              type="number"
              inputMode="numeric"
              aria-label={text.setup.cardValue}
              min={number?.minimum}
              max={number?.maximum}
              value={as.value}
              onInput={({ currentTarget }) =>
                change(at, { as: { suit: as.suit, value: currentTarget.valueAsNumber } })
              }
            />
          )}
          <button
            type="button"
            class="button bare round"
            aria-label={`${text.settings.remove}: ${name}`}
            title={`${text.settings.remove}: ${name}`}
            onClick={() => set(things.filter((_, i) => i !== at))}
          >
            <Icon id="trash" />
          </button>
        </div>
      ))}
      {things.length < (schema.maxItems ?? 99) && (
        <button
          type="button"
          class="button"
          onClick={() => set([...things, { name: text.setup.houseCard(things.length + 1), as: kinds[0] }])}
        >
          <Icon id="plus" />
          {text.setup.addCard}
        </button>
      )}
    </fieldset>
  );
}
