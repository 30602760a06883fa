import { kinds } from '@crossbones/games/skull-king-dice/index';
import type { MoreProps } from '../../../play/arbiter/QuestionForm.js';
import { facesOf, sidesOf } from './desk.js';

const signs: { readonly [face: string]: string } = { skull: '☠', flag: '⚑' };

/** What is on the sides of the dice, for people whose box has other dice than ours. */
export function Faces({ question, speech: { text, words }, set }: MoreProps) {
  const own = kinds.some((kind) => question.laid[kind] !== undefined);
  const { name, about } = words.options.dice;
  const bare = Object.fromEntries(kinds.map((kind) => [kind, []]));
  return (
    <fieldset class="faces">
      <legend>{name}</legend>
      <small class="quiet">{about}</small>
      {kinds.map((kind) => {
        const faces = facesOf(question, kind);
        return (
          <div key={kind} class="faces-row">
            <span>{words.suit(kind)}</span>
            {faces.map((face, i) => (
              <select
                key={i}
                class="input"
                aria-label={`${words.suit(kind)} ${i + 1}`}
                value={face}
                onChange={({ currentTarget: { value } }) =>
                  set({ laid: { ...question.laid, [kind]: faces.map((one, j) => (i === j ? value : one)) } })
                }
              >
                {sidesOf(kind).map((side) => (
                  <option key={side} value={side} aria-label={words.card(`${kind}:${side}`)}>
                    {signs[side] ?? side}
                  </option>
                ))}
              </select>
            ))}
          </div>
        );
      })}
      {own && (
        <button type="button" class="button" onClick={() => set({ laid: { ...question.laid, ...bare } })}>
          {text.ourDice}
        </button>
      )}
    </fieldset>
  );
}
