import type { Volumes } from '@crossbones/texts/load';
import { Switch } from '../../../parts/Switch.js';
import { forget, keep, standing } from './kept-standing.js';
import { kindsIn } from './question-kind.js';

/** How well somebody knows each kind of question, and which cards are in the deck. */
export function Progress({ text }: { readonly text: Volumes['learn']['quiz'] }) {
  const { skills, box } = standing.value;
  return (
    <details class="panel quiz-progress">
      <summary>{text.progress}</summary>
      <ul class="quiz-kinds">
        {kindsIn(box).map((kind) => {
          const skill = skills[kind];
          return (
            <li key={kind}>
              <span>{text.kinds[kind]}</span>
              <small class="quiet">
                {skill === undefined ? text.unseen : text.asked(skill.right, skill.asked)}
              </small>
              <span class="quiz-grasp" aria-hidden="true">
                <span style={{ width: `${Math.round((skill?.grasp ?? 0) * 100)}%` }} />
              </span>
            </li>
          );
        })}
      </ul>
      <fieldset class="quiz-box">
        <legend>{text.options}</legend>
        {(['kraken', 'whale', 'loot'] as const).map((card) => (
          <Switch
            key={card}
            title={text[card]}
            on={box[card]}
            turn={(on) => keep({ box: { ...box, [card]: on } })}
          />
        ))}
      </fieldset>
      <button type="button" class="button" onClick={forget}>
        {text.forget}
      </button>
    </details>
  );
}
