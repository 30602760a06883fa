import { suits } from '@crossbones/games/skull-king/cards';
import { blankNatures, MOST_BLANK_VALUE, MOST_BLANKS } from '@crossbones/games/skull-king/options';
import { useId } from 'preact/hooks';
import type { MoreProps } from '../../../play/arbiter/QuestionForm.js';
import { Icon } from '../../../shell/Icon.js';
import { page } from '../../../shell/words.js';
import './blanks.css';

const natures: readonly string[] = blankNatures;

/** House cards: what each of them counts as at this table. */
export function Blanks({ question, speech: { text, words }, set }: MoreProps) {
  const id = useId();
  const blanks = question.laid.blanks ?? [];
  const lay = (changed: readonly string[]): void => set({ laid: { ...question.laid, blanks: changed } });
  const change = (at: number, word: string): void => lay(blanks.map((one, i) => (i === at ? word : one)));
  return (
    <fieldset class="blanks">
      <legend>{text.houseCards}</legend>
      <small class="quiet">{text.houseCardsHint}</small>
      {blanks.map((word, at) => {
        const suit = suits.find((one) => word.startsWith(one) && !natures.includes(word));
        const value = suit === undefined ? 0 : Number(word.slice(1));
        return (
          <div key={at} class="blank-row">
            <label for={`${id}-${at}`}>{text.houseCard(at + 1)}</label>
            <select
              id={`${id}-${at}`}
              class="input"
              value={suit ?? word}
              onChange={({ currentTarget: { value: as } }) =>
                change(at, natures.includes(as) ? as : `${as}${suit === undefined ? 7 : value}`)
              }
            >
              {natures.map((one) => (
                <option key={one} value={one}>
                  {words.card(one)}
                </option>
              ))}
              {suits.map((one) => (
                <option key={one} value={one}>
                  {words.suit(one)}
                </option>
              ))}
            </select>
            {suit !== undefined && (
              <select
                class="input"
                aria-label={text.number}
                value={String(value)}
                onChange={({ currentTarget }) => change(at, suit + currentTarget.value)}
              >
                {Array.from({ length: MOST_BLANK_VALUE + 1 }, (_, n) => (
                  <option key={n} value={String(n)}>
                    {n}
                  </option>
                ))}
              </select>
            )}
            <button
              type="button"
              class="button bare round"
              aria-label={`${page().settings.remove}: ${text.houseCard(at + 1)}`}
              title={`${page().settings.remove}: ${text.houseCard(at + 1)}`}
              onClick={() => lay(blanks.filter((_, i) => i !== at))}
            >
              <Icon id="trash" />
            </button>
          </div>
        );
      })}
      {blanks.length < MOST_BLANKS && (
        <button type="button" class="button" onClick={() => lay([...blanks, 'escape'])}>
          <Icon id="plus" />
          {text.addHouseCard}
        </button>
      )}
    </fieldset>
  );
}
