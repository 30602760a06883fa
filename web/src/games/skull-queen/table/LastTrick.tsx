import { sentence, type WordsOf } from '@crossbones/texts/load';
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { Dialog } from '../../../parts/Dialog.js';
import { RuleMark } from '../../../play/rules/RuleMark.js';
import { Icon } from '../../../shell/Icon.js';
import { words as common, page } from '../../../shell/words.js';
import { GameCard } from './Card.js';
import { players, type View } from './script.js';

interface Props {
  readonly view: View;
  readonly words: WordsOf<'skull-queen'>;
  readonly who: (seat: number | string) => string;
}

/** A button that shows the last trick again and what it did, also when a new round has begun since. */
export function LastTrick({ view, words, who }: Props) {
  const open = useSignal(false);
  const told = useRef<View['judged']>([]);
  if (view.judged.length > 0) told.current = view.judged;
  const last = view.lastTrick;
  if (last === null) return null;
  const order = players(view, last.leader);
  return (
    <>
      <button
        type="button"
        class="button bare round last-trick"
        aria-label={page().play.lastTrick}
        title={page().play.lastTrick}
        onClick={() => {
          open.value = true;
        }}
      >
        <Icon id="history" />
      </button>
      {open.value && (
        <Dialog
          title={page().play.lastTrick}
          close={() => {
            open.value = false;
          }}
        >
          <ol class="laid-out small">
            {last.cards.map((card, i) => (
              <li key={card}>
                <GameCard code={card} />
                <span class="unseen">{words.card(card)}</span>
                <span>{who(order[i])}</span>
              </li>
            ))}
          </ol>
          <ul class="told">
            {told.current.map((why, i) => (
              <li key={i}>
                {sentence(common(), words, why, who)} <RuleMark game="skull-queen" rule={why.rule} />
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
}
