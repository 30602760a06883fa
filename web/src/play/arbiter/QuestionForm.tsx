import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { go, place } from '../../shell/router.js';
import { readQuestion, tidied, writeQuestion } from './question-address.js';
import './question-form.css';
import { type Speech, useSpeech } from './arbiter-words.js';
import { Complaints } from './Complaints.js';
import { NumberStepper } from './NumberStepper.js';
import { PiecePicker } from './PiecePicker.js';
import { PieceRow } from './PieceRow.js';
import { PlayerNames } from './PlayerNames.js';
import { QuestionSetup, Switches } from './QuestionSetup.js';
import type { ArbiterQuestion, Desk } from './question.js';
import { Ruling } from './Ruling.js';

export interface MoreProps {
  readonly question: ArbiterQuestion;
  readonly speech: Speech;
  readonly set: (some: Partial<ArbiterQuestion>) => void;
}

interface Props {
  readonly desk: Desk;
  readonly Piece: ComponentType<{ readonly code: string }>;
  /** What else belongs to a question of this game; it stands with the options. */
  readonly More?: ComponentType<MoreProps>;
}

/** Where a question is laid out and answered. The address is the question: there is nothing else to keep. */
export function QuestionForm({ desk, Piece, More }: Props) {
  const { question, complaints } = readQuestion(desk, place.value.query);
  const speech = useSpeech(desk.game, question.names);
  const { text, who } = speech;
  const target = useSignal<string | null>(null);
  const rows = desk.filled(question);
  const roomIn = (id: string): boolean => (question.laid[id] ?? []).length < desk.row(question, id)!.most;
  const wanted = rows.find((id) => id === target.value) ?? rows.find((id) => id === 'cards') ?? rows[0];
  // The cards on the table are laid out first, then those in hand.
  const active = wanted !== undefined && !roomIn(wanted) && rows.includes('hand') ? 'hand' : wanted;
  const set = (some: Partial<ArbiterQuestion>): void => {
    const query = writeQuestion(desk, tidied(desk, { ...question, ...some }));
    go(query === '' ? place.value.path : `${place.value.path}?${query}`, { replace: true });
  };
  const lay = (id: string, codes: readonly string[]): void =>
    set({ laid: { ...question.laid, [id]: codes } });
  const answer = desk.answer(question);
  const titles = text.rows as { readonly [row: string]: string };
  const counts = text.counts as { readonly [count: string]: string };
  const next = desk.row(question, 'cards') ?? desk.row(question, 'rolls');
  const titleOf = (id: string): string => {
    const seat = next?.players?.[(question.laid.cards ?? question.laid.rolls ?? []).length];
    return id === 'hand' && typeof seat === 'number' ? text.handOf(who(seat)) : titles[id];
  };
  const optional = desk.switches.some((name) => !desk.idle?.(question, name)) || More !== undefined;
  return (
    <div class={`bench ${rows.length === 0 ? 'counting' : ''}`} data-table={desk.game}>
      <div class="bench-main stack">
        <Complaints list={complaints} text={text} />
        <QuestionSetup desk={desk} question={question} speech={speech} set={set} />
        {rows.map((id) => (
          <PieceRow
            key={id}
            title={titleOf(id)}
            row={desk.row(question, id)!}
            codes={question.laid[id] ?? []}
            marks={answer.marks[id] ?? []}
            speech={speech}
            Piece={Piece}
            active={rows.length > 1 ? id === active : null}
            choose={() => {
              target.value = id;
            }}
            set={(codes) => lay(id, codes)}
          />
        ))}
        {desk.counts?.(question).map(({ id, max }) => (
          <NumberStepper
            key={id}
            title={counts[id]}
            value={question.counts[id]}
            max={max}
            text={text}
            set={(n) => set({ counts: { ...question.counts, [id]: n } })}
          />
        ))}
        <Ruling game={desk.game} answer={answer} speech={speech} />
        {desk.crowd !== null && (
          <PlayerNames
            players={question.players}
            names={question.names ?? []}
            text={text}
            set={(names) => set({ names })}
          />
        )}
        {optional && (
          <details class="bench-options">
            <summary>{text.options}</summary>
            <div class="stack">
              <Switches desk={desk} question={question} speech={speech} set={set} />
              {More && <More question={question} speech={speech} set={set} />}
            </div>
          </details>
        )}
      </div>
      {active !== undefined && (
        <PiecePicker
          key={active}
          desk={desk}
          question={question}
          row={active}
          title={titleOf(active)}
          speech={speech}
          Piece={Piece}
          add={(code) => lay(active, [...(question.laid[active] ?? []), code])}
        />
      )}
    </div>
  );
}
