import { useSignal } from '@preact/signals';
import { Segments } from '../../parts/Segments.js';
import type { GradedDecision } from '../../play/local/review-message.js';
import { useVolume } from '../../shell/words.js';
import { Decision, type DecisionContext } from './Decision.js';

interface Props extends DecisionContext {
  readonly decisions: readonly GradedDecision[];
  /** Whether no more will come. */
  readonly whole: boolean;
}

/** How many are shown at first, and how many more with each tap. */
const PAGE = 30;

/** All decisions one after the other, or only those that could have been better. */
export function DecisionList({ decisions, whole, ...about }: Props) {
  const text = useVolume('review')!.screen;
  const which = useSignal<'worse' | 'all'>('worse');
  const shown = useSignal(PAGE);
  const chosen = which.value === 'all' ? decisions : decisions.filter(({ grade }) => grade !== 'good');
  return (
    <section class="review-list">
      <h2>{text.decisions}</h2>
      <Segments
        title={text.decisions}
        value={which.value}
        choices={[
          ['worse', text.worse],
          ['all', text.all],
        ]}
        choose={(one) => {
          which.value = one;
          shown.value = PAGE;
        }}
        even
      />
      {chosen.length === 0 && whole && <p class="quiet">{text.nothingWorse}</p>}
      <ol>
        {chosen.slice(0, shown.value).map((one) => (
          <li key={one.step}>
            <Decision one={one} {...about} />
          </li>
        ))}
      </ol>
      {chosen.length > shown.value && (
        <button type="button" class="button" onClick={() => (shown.value += PAGE)}>
          {text.more}
        </button>
      )}
    </section>
  );
}
