import type { WordsOf } from '@crossbones/texts/load';
import { useSignal } from '@preact/signals';
import { Dialog } from '../../../parts/Dialog.js';
import { Icon } from '../../../shell/Icon.js';
import { GameCard } from './Card.js';
import type { View } from './script.js';

interface Props {
  readonly view: View;
  readonly words: WordsOf<'skull-king'>;
}

/** What Juanita showed: the cards that were not dealt, for her player alone. */
export function Shown({ view, words }: Props) {
  const open = useSignal(false);
  if (view.seen === null) return null;
  const title = words.moments['juanita-shows']({}, String);
  return (
    <>
      <button
        type="button"
        class="button shown-cards"
        onClick={() => {
          open.value = true;
        }}
      >
        <Icon id="eye" /> {words.card('juanita')}
      </button>
      {open.value && (
        <Dialog
          title={title}
          close={() => {
            open.value = false;
          }}
        >
          <ol class="laid-out small">
            {view.seen.map((card, i) => (
              <li key={i}>
                <GameCard code={card} />
                <span class="unseen">{words.card(card)}</span>
              </li>
            ))}
          </ol>
        </Dialog>
      )}
    </>
  );
}
