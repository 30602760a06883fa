import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect, useId } from 'preact/hooks';
import { Icon } from '../../shell/Icon.js';
import type { Speech } from './arbiter-words.js';
import type { Mark, Row } from './question.js';
import './piece-row.css';

const arrows = { up: '▲', down: '▼' } as const;
const pictures: { readonly [mark in Exclude<Mark, keyof typeof arrows>]: string } = {
  takes: 'crown',
  leads: 'next',
  may: 'check',
  'may-not': 'cross',
  lost: 'cross',
};

const MarkSign = ({ mark }: { mark: Mark }) =>
  mark === 'up' || mark === 'down' ? <b>{arrows[mark]}</b> : <Icon id={pictures[mark]} />;

interface Props {
  readonly title: string;
  readonly row: Row;
  readonly codes: readonly string[];
  readonly marks: readonly (Mark | undefined)[];
  readonly speech: Speech;
  readonly Piece: ComponentType<{ readonly code: string }>;
  /** Whether taps add here; null where there is no other row. */
  readonly active: boolean | null;
  readonly choose: () => void;
  readonly set: (codes: readonly string[]) => void;
}

/** A row of pieces in order; one that is tapped can be moved or taken away. */
export function PieceRow({ title, row, codes, marks, speech, Piece, active, choose, set }: Props) {
  const id = useId();
  const { text, words, who } = speech;
  const touched = useSignal<number | null>(null);
  // What was tapped may be gone by now, or another piece lie there.
  useEffect(() => {
    touched.value = null;
  }, [codes.length]);
  const move = (from: number, to: number): void => {
    const moved = codes.filter((_, i) => i !== from);
    set([...moved.slice(0, to), codes[from], ...moved.slice(to)]);
    touched.value = to;
  };
  const at = touched.value;
  const bare = row.players === undefined ? Math.min(1, row.most - codes.length) : row.most - codes.length;
  const named = (place: number): string =>
    row.players === undefined ? text.place(place + 1) : who(row.players[place]);
  return (
    <section class={`strip ${active ? 'active' : ''}`} aria-labelledby={id}>
      <header class="strip-head">
        <h2 id={id}>{title}</h2>
        {active !== null && (
          <button type="button" class="button strip-add" aria-pressed={active} onClick={choose}>
            <Icon id={active ? 'check' : 'plus'} />
            {active ? text.addsHere : text.addHere}
          </button>
        )}
        {codes.length > 0 && (
          <button type="button" class="button bare" onClick={() => set([])}>
            {text.clear}
          </button>
        )}
      </header>
      <ol class="strip-slots">
        {codes.map((code, i) => (
          <li key={i} class="slot" data-mark={marks[i]}>
            <button
              type="button"
              class="slot-piece"
              aria-pressed={at === i}
              aria-label={[named(i), words.card(code), marks[i] && text.marks[marks[i]]]
                .filter(Boolean)
                .join(', ')}
              onClick={() => {
                touched.value = at === i ? null : i;
              }}
            >
              <Piece code={code} />
            </button>
            {row.players && <span class="slot-name">{named(i)}</span>}
            {marks[i] && (
              <span class="slot-mark" aria-hidden="true">
                <MarkSign mark={marks[i]} />
                {text.marks[marks[i]]}
              </span>
            )}
          </li>
        ))}
        {Array.from({ length: bare }, (_, i) => (
          <li key={codes.length + i} class="slot bare">
            <span class="slot-room">
              <span class="unseen">{text.empty}</span>
            </span>
            {row.players && <span class="slot-name">{named(codes.length + i)}</span>}
          </li>
        ))}
      </ol>
      {at !== null && at < codes.length && (
        <div class="strip-tools" role="toolbar" aria-label={words.card(codes[at])}>
          <button type="button" class="button" disabled={at === 0} onClick={() => move(at, at - 1)}>
            <Icon id="prev" />
            {text.earlier}
          </button>
          <button
            type="button"
            class="button"
            disabled={at === codes.length - 1}
            onClick={() => move(at, at + 1)}
          >
            {text.later}
            <Icon id="next" />
          </button>
          <button type="button" class="button grim" onClick={() => set(codes.filter((_, i) => i !== at))}>
            <Icon id="trash" />
            {text.takeAway}
          </button>
        </div>
      )}
    </section>
  );
}
