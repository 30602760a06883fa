import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useId } from 'preact/hooks';
import { Segments } from '../../parts/Segments.js';
import type { Speech } from './arbiter-words.js';
import type { ArbiterQuestion, Desk } from './question.js';
import { fits, used } from './question-address.js';
import './piece-picker.css';

interface Props {
  readonly desk: Desk;
  readonly question: ArbiterQuestion;
  readonly row: string;
  readonly title: string;
  readonly speech: Speech;
  readonly Piece: ComponentType<{ readonly code: string }>;
  readonly add: (code: string) => void;
}

/** Everything in the box, within reach of a thumb; what is used up is off. */
export function PiecePicker({ desk, question, row, title, speech, Piece, add }: Props) {
  const id = useId();
  const { text, words } = speech;
  const groups = desk.groups(question, row);
  const open = useSignal(groups[0].id);
  const shown = groups.some((group) => group.id === open.value) ? open.value : groups[0].id;
  const named = (group: string): string => (group === 'special' ? text.special : words.suit(group));
  const room = (question.laid[row] ?? []).length < (desk.row(question, row)?.most ?? 0);
  return (
    <section class={`tray panel ${room ? '' : 'full'}`} aria-labelledby={id}>
      <h2 id={id} class="tray-title">
        {room ? text.pickFor(title) : text.full}
      </h2>
      {groups.length > 1 && (
        <Segments
          title={text.pick}
          value={shown}
          choices={groups.map((group) => [group.id, named(group.id)] as const)}
          choose={(group) => {
            open.value = group;
          }}
        />
      )}
      {groups.map((group) => (
        <section key={group.id} class={`tray-group ${group.id === shown ? 'open' : ''}`}>
          {groups.length > 1 && <h3>{named(group.id)}</h3>}
          <ul class="tray-pieces">
            {group.codes.map((code) => {
              const kind = desk.kind(code);
              const left = desk.copies(question, kind) - used(desk, question, kind);
              const many = desk.copies(question, kind) > 1;
              return (
                <li key={code}>
                  <button
                    type="button"
                    class="tray-piece"
                    disabled={!fits(desk, question, row, code)}
                    aria-label={many ? `${words.card(code)}, ${text.left(left)}` : words.card(code)}
                    title={words.card(code)}
                    onClick={() => add(code)}
                  >
                    <Piece code={code} />
                    {many && <span class="tray-left">{left}</span>}
                  </button>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </section>
  );
}
