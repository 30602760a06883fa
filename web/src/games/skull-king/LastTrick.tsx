import type { GameWords } from '@crossbones/texts/load';
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { Dialog } from '../../parts/Dialog.js';
import { Icon } from '../../parts/Icon.js';
import { page } from '../../words.js';
import { GameCard } from './Card.js';
import type { View } from './script.js';

interface Props {
  readonly view: View;
  readonly words: GameWords;
  readonly who: (seat: number | string) => string;
}

/** A button that shows the last trick again, also when a new round has begun since. */
export function LastTrick({ view, words, who }: Props) {
  const last = useRef<View['tricks'][number] | null>(null);
  last.current = view.tricks.at(-1) ?? last.current;
  const open = useSignal(false);
  if (last.current === null) return null;
  const { order, cards, taker } = last.current;
  return (
    <>
      <button
        type="button"
        class="button bare round last-trick"
        aria-label={page().lastTrick}
        title={page().lastTrick}
        onClick={() => {
          open.value = true;
        }}
      >
        <Icon id="history" />
      </button>
      {open.value && (
        <Dialog
          title={page().lastTrick}
          close={() => {
            open.value = false;
          }}
        >
          <ol class="laid-out">
            {cards.map((card, i) => (
              <li key={i} class={order[i] === taker ? 'wins' : ''}>
                <GameCard code={card} />
                <span class="unseen">{words.card(card)}</span>
                <span>{who(order[i])}</span>
              </li>
            ))}
          </ol>
          <p>{taker === null ? page().nobodyTakesTrick : page().takesTrick(who(taker))}</p>
        </Dialog>
      )}
    </>
  );
}

/** What Juanita showed: the cards that were not dealt, for her player alone. */
export function Shown({ view, words }: Pick<Props, 'view' | 'words'>) {
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
